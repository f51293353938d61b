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

#[test]
fn triggers_of_hidden_decks_tell_nothing_more() {
    use crate::card::{Deck, classic_elements};
    use crate::duel::{Duel, Plan};
    use crate::tests::{monster, power};
    let deck = |name: &str, powers: [u16; 4]| Deck {
        name: name.to_owned(),
        monsters: vec![0, 1],
        powers: powers.to_vec(),
        place: Default::default(),
    };
    for seed in 0..10 {
        let duel = Duel::new(Plan {
            position: Vec::new(),
            name: "Hidden".to_owned(),
            n_seats: 2,
            options: Options {
                n_monsters: 2,
                n_powers: 2,
                decks: Decks::Dealt,
                decks_open: false,
                round_limit: Some(4),
                ..Preset::Modern.options()
            },
            elements: classic_elements(),
            monsters: vec![monster("A", 0, 200, 20), monster("B", 1, 200, 20)],
            powers: vec![
                power("Hit", 5, "Conditions{} Actions{ Attack() }"),
                power(
                    "Wait",
                    5,
                    "Conditions{} Actions{} On Damaged for 3 turns { Heal(1) }",
                ),
            ],
            decks: vec![
                deck("one", [0, 1, 0, 0]),
                deck("two", [1, 0, 0, 1]),
                deck("three", [1, 0, 1, 0]),
            ],
        });
        let game = Game::new(duel);
        if let Err(broken) = laws::secrets(&game, Seed::new(seed)) {
            panic!("{broken}");
        }
    }
}

#[test]
fn a_guess_of_a_hidden_deck_holds_what_waits() {
    use tapete_game::{Chance, Play, Seat, Think};

    use crate::card::{Deck, classic_elements};
    use crate::duel::{Duel, Plan};
    use crate::tests::{monster, power};
    let deck = |name: &str, powers: [u16; 2]| Deck {
        name: name.to_owned(),
        monsters: vec![0],
        powers: powers.to_vec(),
        place: Default::default(),
    };
    let waits = "Conditions{} Actions{} On Damaged for 3 turns { Heal(1) }";
    let duel = Duel::new(Plan {
        position: Vec::new(),
        name: "Hidden".to_owned(),
        n_seats: 2,
        options: Options {
            n_monsters: 1,
            n_powers: 2,
            decks: Decks::Dealt,
            decks_open: false,
            ..Preset::Modern.options()
        },
        elements: classic_elements(),
        monsters: vec![monster("A", 0, 200, 20)],
        powers: vec![
            power("Hit", 5, "Conditions{} Actions{ Attack() }"),
            power("Wait", 5, waits),
        ],
        decks: vec![
            deck("waiting", [0, 1]),
            deck("plain", [0, 0]),
            deck("turned", [1, 0]),
        ],
    });
    let mut chance = Chance::new(Seed::new(1));
    let mut state = duel.blank();
    duel.start(&mut state, &mut chance, &mut tapete_game::Silent);
    state.seats[1].deck = 0;
    *state.armed_mut(&duel, 1, 1, 0).expect("a trigger") = 2;
    let mut seen = [0; 3];
    for _ in 0..60 {
        let mut guess = duel.blank();
        // No story: what waits is all that is known of the deck.
        duel.guess_into(&state, &[], Seat(0), &mut chance, &mut guess);
        let held = usize::from(guess.seats[1].deck);
        seen[held] += 1;
        let place = [1, 0, 0][held];
        assert_eq!(guess.armed(&duel, 1, place, 0), 2, "deck {held}");
    }
    assert_eq!(seen[1], 0, "the plain deck has nothing that waits");
    assert!(seen[0] > 0 && seen[2] > 0, "{seen:?}");
}
