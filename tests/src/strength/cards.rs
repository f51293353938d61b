//! Each bot of card games outdoes the one before it, with a deck against itself
//! and every deal from both seats, so that only play decides.

use libtest_mimic::{Failed, Trial};
use tapete_arena::duel;

use crate::games::compile;

/// A bot, the one that it must beat, and what they play.
struct Better {
    bot: &'static str,
    other: &'static str,
    /// The game, which is also the folder of its decks in `games/ccg`.
    game: &'static str,
    deck: &'static str,
    /// As many as make the difference sure; the planner thinks long.
    deals: u64,
}

const BETTER: &[Better] = &[
    better("quick", "random", "Classic", "Dawn march", 100),
    better("greedy", "quick", "Classic", "Ember road", 200),
    better("greedy", "quick", "Shadowlike", "Small debts", 400),
    better("greedy", "quick", "Pocketlike", "Slow river", 400),
    better("planner", "greedy", "Classic", "Iron caravan", 8),
];

const fn better(
    bot: &'static str,
    other: &'static str,
    game: &'static str,
    deck: &'static str,
    deals: u64,
) -> Better {
    Better {
        bot,
        other,
        game,
        deck,
        deals,
    }
}

/// Makes one trial per pair of bots.
pub(super) fn trials() -> impl Iterator<Item = Trial> {
    BETTER.iter().map(|it| {
        let deck = it.deck.to_lowercase().replace(' ', "-");
        let name = format!("strength::{}-beats-{}-with-{deck}", it.bot, it.other);
        Trial::test(name, || run(it))
    })
}

fn run(it: &Better) -> Result<(), Failed> {
    let Better { game, deck, .. } = it;
    let folder = game.to_lowercase();
    let text = format!(
        "include \"{folder}_decks.tapete\"
        new CardGame called \"Mirror\" extends \"{game}\" uses \"{deck}\" \"{deck}\""
    );
    let game = compile(&format!("games/ccg/{folder}/mirror.tapete"), &text, None)?;
    let duel = duel(&game, it.bot, it.other, it.deals, 21, 1).map_err(|error| error.to_string())?;
    if duel.score_low > 0.5 {
        return Ok(());
    }
    Err(format!(
        "{} against {} with {deck} scores {:.3} ({:.3} to {:.3}) in {} deals",
        it.bot, it.other, duel.score, duel.score_low, duel.score_high, it.deals
    )
    .into())
}
