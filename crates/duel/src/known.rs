//! What one seat may know of a duel: all that bots can reach. The match itself
//! stays in here, and what leaves holds nothing that the seat has not seen.

mod imagine;

use tapete_game::{Chance, Seat};

use crate::duel::Duel;
use crate::moves::Move;
use crate::options::Decks;
use crate::state::{Phase, SeatState, State};

#[cfg(test)]
pub(crate) use imagine::imagine;

/// A match as one seat knows it.
#[derive(Clone, Copy)]
pub(crate) struct Known<'a> {
    duel: &'a Duel,
    state: &'a State,
    seat: Seat,
}

impl<'a> Known<'a> {
    #[inline]
    pub(crate) fn new(duel: &'a Duel, state: &'a State, seat: Seat) -> Known<'a> {
        Known { duel, state, seat }
    }

    #[inline]
    pub(crate) fn duel(&self) -> &'a Duel {
        self.duel
    }

    /// Returns who knows all this.
    #[inline]
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    #[inline]
    pub(crate) fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Returns the seat's own monsters, hand and energy.
    #[inline]
    pub(crate) fn own(&self) -> &'a SeatState {
        &self.state.seats[self.seat.index()]
    }

    /// Returns how many of its monsters the seat has placed before the first
    /// round.
    pub(crate) fn n_placed(&self) -> usize {
        usize::from(self.state.n_placed[self.seat.index()])
    }

    /// Lists the moves of the seat.
    #[inline]
    pub(crate) fn list(&self, moves: &mut Vec<Move>) {
        moves.clear();
        self.duel.list(self.state, self.seat, moves);
    }

    /// Copies the match into the place of another, with the cards of the others
    /// unknown and in place of a hidden deck the first that it may be.
    #[inline]
    pub(crate) fn seen<'b>(&self, place: &'b mut Option<State>) -> &'b mut State {
        let seen = place.get_or_insert_with(|| State::blank(self.duel));
        seen.copy_from(self.state);
        imagine::forget_hands(seen, self.seat.index());
        if self.hides_more() {
            imagine::settle(self.duel, seen, self.seat);
        }
        seen
    }

    /// Copies the match into the place of another, with a guess at all that the
    /// seat does not know.
    #[inline]
    pub(crate) fn imagined<'b>(
        &self,
        place: &'b mut Option<State>,
        chance: &mut Chance,
    ) -> &'b mut State {
        let guess = place.get_or_insert_with(|| State::blank(self.duel));
        guess.copy_from(self.state);
        imagine::imagine(self.duel, guess, self.seat, chance);
        guess
    }

    /// Tells whether more than hands is hidden now.
    fn hides_more(&self) -> bool {
        let is_choosing = matches!(self.state.phase, Phase::Decks | Phase::Formation);
        is_choosing || !self.duel.decks_open() && self.duel.options.decks != Decks::Random
    }
}
