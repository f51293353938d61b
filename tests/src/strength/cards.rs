//! Each bot of card games outdoes the one before it, with a deck against itself
//! and every deal from both seats, so that only play decides. The planner thinks
//! too long for that: it solves puzzles that others do not.

use libtest_mimic::{Failed, Trial};
use tapete_arena::{Simulation, duel, simulate};

use crate::games::{all_shipped, compile};

/// A bot, the one that it must beat, and what they play.
struct Better {
    bot: &'static str,
    other: &'static str,
    /// The game, which is also the folder of its decks in `games/ccg`.
    game: &'static str,
    deck: &'static str,
    /// As many as make the difference sure.
    deals: u64,
}

const BETTER: &[Better] = &[
    better("quick", "random", "Classic", "Dawn march", 100),
    better("greedy", "quick", "Classic", "Ember road", 200),
    better("greedy", "quick", "Shadowlike", "Small debts", 400),
    better("greedy", "quick", "Pocketlike", "Slow river", 400),
];

/// How many of the ten puzzles the planner solves at least.
const SOLVED_MIN: u64 = 8;

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

/// Makes one trial per pair of bots, and one for puzzles.
pub(super) fn trials() -> impl Iterator<Item = Trial> {
    let better = BETTER.iter().map(|it| {
        let deck = it.deck.to_lowercase().replace(' ', "-");
        let name = format!("strength::{}-beats-{}-with-{deck}", it.bot, it.other);
        Trial::test(name, || run(it))
    });
    let puzzles = Trial::test("strength::planner-solves-puzzles-of-cards", solves);
    better.chain([puzzles])
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

fn solves() -> Result<(), Failed> {
    let planner = n_solved("planner")?;
    let greedy = n_solved("greedy")?;
    if planner >= SOLVED_MIN && planner > greedy {
        return Ok(());
    }
    Err(format!("planner solves {planner} puzzles, greedy {greedy}").into())
}

/// Counts the puzzles that a bot solves.
fn n_solved(bot: &str) -> Result<u64, Failed> {
    let once = Simulation {
        matches: 1,
        seed: 21,
        threads: 1,
    };
    let mut n_solved = 0;
    for named in all_shipped()? {
        if named.game.family() == "ccg" && named.is_puzzle() {
            let bots = [bot.to_owned(), "greedy".to_owned()];
            let tally = simulate(&named.game, &bots, &once, &|_| {});
            let tally = tally.map_err(|error| error.to_string())?;
            n_solved += tally.seats.first().map_or(0, |it| it.record.wins);
        }
    }
    Ok(n_solved)
}
