//! "Win this turn": every shipped puzzle has a win that no luck can spoil, one
//! first move that leads to it, and more than two moves to find.

use libtest_mimic::{Failed, Trial};
use tapete_arena::{POSITIONS_MAX, Verdict, solve};
use tapete_game::Seed;

use crate::games::{Named, all_shipped};
use crate::golden::root;

/// How many puzzles there are at least.
const PUZZLES_MIN: usize = 10;

/// Lists the trials.
pub fn trials() -> Vec<Trial> {
    let all = Trial::test("puzzle::all-are-proven", all_are_proven);
    vec![all]
}

fn all_are_proven() -> Result<(), Failed> {
    let folder = root().join("games/duel/puzzles");
    let mut n_puzzles = 0;
    for Named { name, game, .. } in all_shipped()? {
        if !folder.join(format!("{name}.tapete")).is_file() {
            continue;
        }
        n_puzzles += 1;
        let solution = solve(&game.start(Seed::new(0)), POSITIONS_MAX);
        if solution.verdict != Verdict::Wins || !solution.complete {
            return Err(format!("{name}: no win is proven: {solution:?}").into());
        }
        if solution.winning.len() != 1 || solution.line.len() < 3 {
            return Err(format!("{name} is too easy: {solution:?}").into());
        }
    }
    if n_puzzles < PUZZLES_MIN {
        return Err(format!("there are only {n_puzzles} puzzles").into());
    }
    Ok(())
}
