//! Memory that bots use again: copies of matches, and the positions of a search.
//!
//! A bot keeps nothing between two decisions; only the memory itself stays with
//! its thread, so that a warm decision asks for none.

use std::cell::RefCell;

use crate::duel::Duel;
use crate::moves::Move;
use crate::state::State;

use super::search::Search;
use super::strategist::{Arms, Habit};

/// All that a decision needs room for.
#[derive(Default)]
pub(super) struct Room {
    /// The match as the bot may see it.
    pub(super) seen: Option<State>,
    pub(super) search: Search,
    /// A match that is played on in thought.
    pub(super) thought: Option<State>,
    pub(super) moves: Vec<Move>,
    pub(super) arms: Arms,
    pub(super) habit: Habit,
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
    duel: &Duel,
    from: &State,
    place: &'a mut Option<State>,
) -> &'a mut State {
    let to = place.get_or_insert_with(|| State::blank(duel));
    to.copy_from(from);
    to
}
