//! What a bot chooses can be played, and matches come to an end.

use super::games::{SHIPPED, bot, play, shipped};
use crate::bots::BOTS;

#[test]
fn matches_between_bots_come_to_an_end_by_legal_moves() {
    for file in SHIPPED {
        let game = shipped(file);
        for (index, it) in BOTS.iter().enumerate() {
            let n_matches = if it.name == "planner" { 1 } else { 3 };
            for seed in 0..n_matches {
                let bots = [Some(index), Some(bot("quick"))];
                let state = play(&game, bots, seed, 20_000, |_, _, _| {});
                assert!(state.end.is_some(), "{file} {} {seed}", it.name);
            }
        }
    }
}
