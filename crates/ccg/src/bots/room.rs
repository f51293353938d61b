//! Memory that bots use again: copies of matches and lists of moves.
//!
//! A bot keeps nothing between two decisions; only the memory itself stays with
//! its thread, so that a warm decision asks for none.

use std::cell::RefCell;

use arrayvec::ArrayVec;

use crate::model::Cards;
use crate::moves::Move;
use crate::state::State;

/// How many choices in a row are tried in all their ways.
pub(super) const LEVELS: usize = 4;

/// How many attackers or blocks are planned at once; who has more is asked again.
pub(super) const PLANNED_MAX: usize = 48;

/// Answers that are given in a row.
pub(super) type Answers = ArrayVec<Move, PLANNED_MAX>;

/// All that a decision needs room for.
#[derive(Default)]
pub(super) struct Room {
    /// The match as the bot guesses it.
    pub(super) seen: Option<Box<State>>,
    /// Matches that are played on in thought, one for each choice in a row.
    pub(super) levels: [Option<Box<State>>; LEVELS],
    /// What may be chosen there.
    pub(super) lists: [Vec<Move>; LEVELS],
    /// For whoever asks only for a moment.
    pub(super) moves: Vec<Move>,
    /// What may be chosen now.
    pub(super) list: Vec<Move>,
    /// Declarations that are compared.
    pub(super) ways: Vec<Answers>,
    /// For a bot that is thought of by another.
    pub(super) inner: Option<Box<Room>>,
}

thread_local! {
    static ROOM: RefCell<Room> = RefCell::new(Room::default());
}

/// Lends the thread's room.
pub(super) fn with_room<T>(work: impl FnOnce(&mut Room) -> T) -> T {
    ROOM.with(|room| match room.try_borrow_mut() {
        Ok(mut room) => work(&mut room),
        // A bot inside a bot would be new; it gets memory of its own.
        Err(_) => work(&mut Room::default()),
    })
}

/// Copies a match into the place of another, whose memory is used again.
pub(super) fn copy_into<'a>(
    game: &Cards,
    from: &State,
    place: &'a mut Option<Box<State>>,
) -> &'a mut State {
    let to = place.get_or_insert_with(|| Box::new(State::blank(game)));
    to.as_mut().clone_from(from);
    to
}
