//! The laws of every family on galaxies of all rules.

use tapete_game::{Game, Seed, laws};

use super::kde;
use crate::options::{Battle, Landing, Options, Ordering};

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
