//! The laws of every family on galaxies of all rules.

use tapete_game::{Game, Seed, laws};

use super::kde;
use crate::galaxy::{Draws, Galaxy, Plan, Sights};
use crate::name::Name;
use crate::options::{Battle, Landing, Options, Ordering};
use crate::travel::Cell;

fn options() -> Vec<Options> {
    let presets = [
        Options::CURSO,
        Options::LITERAL,
        Options::KDE,
        Options::PLANET_WARS,
    ];
    let mut all = Vec::new();
    for preset in presets {
        for ordering in [Ordering::Together, Ordering::InTurn] {
            all.push(Options {
                ordering,
                limit: 5,
                ..preset
            });
        }
    }
    for landing in [Landing::Random, Landing::AsSent, Landing::BySeat] {
        all.push(Options {
            landing,
            battle: Battle::Duel,
            standing: true,
            limit: 4,
            ..Options::CURSO
        });
    }
    all
}

#[test]
fn every_rule_keeps_the_laws() {
    for options in options() {
        for blind in [false, true] {
            let mut galaxy = kde(4, 2, 2, options);
            galaxy.sights.blind = blind;
            galaxy.sights.neutral_ships = !blind;
            let game = Game::new(galaxy);
            for index in 0..2 {
                let seed = Seed { seed: 1, index };
                if let Err(broken) = laws::keep(&game, seed) {
                    panic!("{options:?} {broken}");
                }
            }
        }
    }
}

#[test]
fn no_rule_tells_a_secret() {
    for options in options() {
        for blind in [false, true] {
            for n_seats in [2, 3] {
                let mut galaxy = kde(5, n_seats, 4, options);
                galaxy.sights.blind = blind;
                galaxy.sights.neutral_ships = !blind;
                galaxy.sights.neutral_stats = false;
                let game = Game::new(galaxy);
                if let Err(broken) = laws::secrets(&game, Seed::new(5)) {
                    panic!("{options:?} {broken}");
                }
            }
        }
    }
}

/// A galaxy in which every choice and all luck can be tried.
fn tiny(options: Options, blind: bool, hidden: bool) -> Galaxy {
    let mut galaxy = Galaxy::new("tiny", (1, 3), 2, options);
    let plan = |name, owner, column| Plan {
        name: Name::new(name).expect("a name"),
        owner,
        ships: 2,
        production: 0,
        kill: 500_000,
        cell: Some(Cell { row: 0, column }),
    };
    galaxy.planets = vec![plan("A", Some(0), 0), plan("B", Some(1), 2)];
    if hidden {
        galaxy.randoms.count = 1;
        galaxy.randoms.draws = Draws {
            ships: (0, 1),
            production: (1, 2),
            kill: (400_000, 400_001),
        };
    }
    galaxy.sights = Sights {
        blind,
        neutral_ships: false,
        neutral_stats: false,
    };
    galaxy.complete()
}

#[test]
fn guesses_of_small_galaxies_are_as_likely_as_luck_makes_them() {
    for (ordering, blind, hidden) in [
        (Ordering::Together, false, false),
        (Ordering::Together, true, false),
        (Ordering::Together, true, true),
        (Ordering::InTurn, false, true),
        (Ordering::InTurn, true, false),
    ] {
        let options = Options {
            ordering,
            limit: 3,
            ..Options::CURSO
        };
        let game = Game::new(tiny(options, blind, hidden));
        let report = laws::sampler(&game, Seed::new(3), 16, 250);
        let report = report.unwrap_or_else(|broken| panic!("{options:?} {blind} {broken}"));
        assert!(report.n_with_alternatives > 0, "{report:?}");
        let told = laws::same_story_same_view(&game, 200, Seed::new(4));
        told.unwrap_or_else(|broken| panic!("{options:?} {blind} {broken}"));
    }
}
