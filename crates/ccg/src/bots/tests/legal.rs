//! What a bot chooses can be played, and matches come to an end.

use super::games::{SHIPPED, bot, play, shipped};
use crate::bots::BOTS;

/// How many turns a match of a slow bot has.
const TURNS: u16 = 6;

#[test]
fn matches_between_bots_come_to_an_end_by_legal_moves() {
    for file in SHIPPED {
        let mut game = shipped(file);
        let turns_max = game.options.turns_max;
        for (index, it) in BOTS.iter().enumerate() {
            // The planner takes long: its matches are cut short.
            let is_slow = it.name == "planner";
            game.options.turns_max = if is_slow { TURNS } else { turns_max };
            let n_matches = if is_slow { 1 } else { 2 };
            for seed in 0..n_matches {
                let bots = [Some(index), Some(bot("quick"))];
                let state = play(&game, bots, seed, 20_000, |_, _, _| {});
                assert!(state.end.is_some(), "{file} {} {seed}", it.name);
            }
        }
    }
}
