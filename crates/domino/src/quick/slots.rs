//! The variables that the fast path knows, in the slots that all paths share.

use super::state::State;
use crate::state::How;
use crate::variables::slot;

/// Returns the variables of `turns`.
pub(crate) fn turn_slot(n_seats: usize, state: &State) -> impl Fn(usize) -> i64 + Copy + use<> {
    let hand_number = i64::from(state.hand_number);
    let last_passed = i64::from(state.passes_in_a_row > 0);
    let table_tiles = state.placed.len() as i64;
    move |index| match index {
        slot::PLAYERS => n_seats as i64,
        slot::HAND_NUMBER => hand_number,
        slot::LAST_PASSED => last_passed,
        slot::TABLE_TILES => table_tiles,
        _ => 0,
    }
}

/// Returns the variables of `wins` and `scores`.
pub(crate) fn end_slot(n_seats: usize, hand_number: u32, how: How) -> impl Fn(usize) -> i64 + Copy {
    move |index| match index {
        slot::PLAYERS => n_seats as i64,
        slot::HAND_NUMBER => i64::from(hand_number),
        slot::OUT => i64::from(how == How::Out),
        slot::BLOCKED => i64::from(how == How::Blocked),
        _ => 0,
    }
}
