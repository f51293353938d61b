//! The variables that the fast path knows, in the slots that all paths share.

use super::state::State;
use super::tile::Tile;
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

/// The tile that ended a hand, for what a won hand brings.
#[derive(Clone, Copy)]
pub(crate) struct LastTile {
    pub(crate) tile: Tile,
    /// Whether it fitted at both ends.
    pub(crate) capicua: bool,
}

/// Returns the variables of `hand_gains`; a block ends with a pass, not with a
/// tile.
pub(crate) fn gain_slot(
    n_seats: usize,
    hand_number: u32,
    last: Option<LastTile>,
) -> impl Fn(usize) -> i64 + Copy {
    let how = if last.is_some() {
        How::Out
    } else {
        How::Blocked
    };
    let end = end_slot(n_seats, hand_number, how);
    let faces = last.map(|it| it.tile.faces());
    move |index| match index {
        slot::CAPICUA => i64::from(last.is_some_and(|it| it.capicua)),
        slot::PLAYED_DOUBLE => i64::from(faces.is_some_and(|(high, low)| high == low)),
        slot::PLAYED_POINTS => last.map_or(0, |it| i64::from(it.tile.points())),
        slot::PLAYED_HIGH => faces.map_or(-1, |(high, _)| i64::from(high)),
        slot::PLAYED_LOW => faces.map_or(-1, |(_, low)| i64::from(low)),
        _ => end(index),
    }
}
