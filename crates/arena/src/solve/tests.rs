//! The solver on a toy whose turns have one move each; longer turns and luck
//! are tried where there is a family that has them.

use tapete_game::{Match, Seed, Turn};

use super::*;
use crate::toy;

/// Plays until so many stones are left or fewer, one at a time.
fn heap_of(n_stones: usize) -> Match {
    // A heap that begins with a multiple of five has no winner.
    for seed in 0.. {
        let mut playing = toy::singles(2).start_silent(Seed::new(seed));
        let mut counts = [0];
        playing.count(&mut counts);
        if counts[0] % 5 == 0 {
            continue;
        }
        for _ in n_stones as i64..counts[0] {
            let Turn::Seat(seat) = playing.turn() else {
                break;
            };
            playing.play_nth(seat, 0).expect("a stone");
        }
        return playing;
    }
    unreachable!("some heap has a winner");
}

#[test]
fn a_heap_that_can_be_emptied_is_a_win_in_one() {
    for n_stones in 1..=3 {
        let solution = solve(&heap_of(n_stones), POSITIONS_MAX);
        assert_eq!(solution.verdict, Verdict::Wins);
        assert_eq!(solution.winning, [n_stones.to_string()]);
        assert_eq!(solution.n_moves, n_stones);
        let step = Step {
            seat: solution.seat,
            text: n_stones.to_string(),
            n_outcomes: 1,
        };
        assert_eq!(solution.line, [step]);
        assert!(solution.complete);
    }
}

#[test]
fn a_win_in_a_later_turn_is_none() {
    let solution = solve(&heap_of(5), POSITIONS_MAX);
    assert_eq!(solution.verdict, Verdict::NoWin);
    assert!(solution.complete && solution.line.is_empty() && solution.winning.is_empty());
}

#[test]
fn a_match_that_is_over_has_nobody_to_win_it() {
    let solution = solve(&heap_of(0), POSITIONS_MAX);
    assert_eq!(solution.verdict, Verdict::NoTurn);
}
