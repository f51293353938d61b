//! Memory that bots use again: copies of matches, and the positions of a search.
//!
//! A bot keeps nothing between two decisions; only the memory itself stays with
//! its thread, so that a warm decision asks for none.

use std::cell::RefCell;

use crate::duel::Duel;
use crate::moves::Move;
use crate::state::{Drafted, State};

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
    copy(from, to);
    to
}

/// Copies a match over another.
#[inline]
pub(super) fn copy(from: &State, to: &mut State) {
    to.seats.clone_from(&from.seats);
    to.armed.clone_from(&from.armed);
    if !(from.drafted.is_empty() && to.drafted.is_empty()) {
        copy_drafted(&from.drafted, &mut to.drafted);
    }
    to.round = from.round;
    to.acting = from.acting;
    to.phase = from.phase;
    to.pending = from.pending;
    to.n_placed = from.n_placed;
    to.n_plays = from.n_plays;
    to.turn = from.turn;
    to.counts = from.counts;
    to.end = from.end;
}

/// Copies decks made by luck, list by list: a whole copy would be new memory.
#[cold]
fn copy_drafted(from: &[Drafted], to: &mut Vec<Drafted>) {
    to.resize_with(from.len(), Drafted::default);
    for (to, from) in to.iter_mut().zip(from) {
        to.monsters.clone_from(&from.monsters);
        to.powers.clone_from(&from.powers);
    }
}
