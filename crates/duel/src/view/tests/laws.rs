//! What readers are shown and may type keeps the laws of every family, whatever
//! is hidden and chosen.

use tapete_game::{Game, Seed, laws};

use crate::options::{Decks, Formation, Options, Preset};
use crate::tests::{screenshot, trio};

fn options() -> Vec<Options> {
    let all = [
        (Preset::Seed, Decks::InOrder, Formation::Deck, true),
        (Preset::Modern, Decks::Dealt, Formation::Deck, false),
        (Preset::Modern, Decks::Chosen, Formation::Chosen, false),
        (Preset::Seed, Decks::Chosen, Formation::Deck, true),
        (Preset::Modern, Decks::Random, Formation::Chosen, false),
    ];
    let each = all.map(|(preset, decks, formation, decks_open)| Options {
        decks,
        formation,
        decks_open,
        round_limit: Some(3),
        ..preset.options()
    });
    each.to_vec()
}

#[test]
fn moves_views_and_refusals_keep_the_laws() {
    for options in options() {
        let game = Game::new(screenshot(options.clone(), false));
        for law in [laws::keep, laws::secrets] {
            if let Err(broken) = law(&game, Seed::new(2)) {
                panic!("{options:?} {broken}");
            }
        }
    }
}

#[test]
fn what_waits_and_several_rivals_keep_the_laws() {
    let code = "Conditions{ TargetMonsterLife > 1 } \
                Actions{ Freeze(1) on Random chance 50 % { Shield(5) } else { Discard(1) } } \
                On Damaged for 2 turns { Draw(1) }";
    for options in options() {
        let game = Game::new(trio(options.clone(), 3, code));
        for law in [laws::keep, laws::secrets] {
            if let Err(broken) = law(&game, Seed::new(3)) {
                panic!("{options:?} {broken}");
            }
        }
    }
}
