//! "Win this turn": every shipped puzzle has a win that neither luck nor any
//! answer can spoil, one first move that leads to it, and more than two moves to
//! find.

use libtest_mimic::{Failed, Trial};
use tapete_arena::{POSITIONS_MAX, Verdict, solve};
use tapete_game::Seed;

use crate::games::{Named, all_shipped};
use crate::golden::root;

/// How many puzzles a family with puzzles has at least.
const PUZZLES_MIN: usize = 10;

/// Lists the trials.
pub fn trials() -> Vec<Trial> {
    vec![
        Trial::test("puzzle::all-are-proven", || all_are_proven("duel")),
        Trial::test("puzzle::all-of-cards-are-proven", || all_are_proven("ccg")),
    ]
}

fn all_are_proven(family: &str) -> Result<(), Failed> {
    let folder = root().join("games").join(family).join("puzzles");
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
