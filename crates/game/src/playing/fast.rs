//! The fast side of a match, for whoever plays many: moves are numbers in a
//! list that nobody wrote out, copies and guesses go into memory that is there,
//! and keys stand for positions. Once warm, none of it asks for memory.

use crate::chance::Chance;
use crate::seat::{Reader, Seat};

use super::{AnyMatch, Match, MoveError};

impl Match {
    /// Returns how many moves a seat has; 0 if it may not act now.
    ///
    /// The list is kept until something changes: [`Match::play_nth`] does not
    /// make it again.
    pub fn n_moves(&mut self, seat: Seat) -> usize {
        self.inner.n_moves(seat)
    }

    /// Plays a listed move by its index.
    pub fn play_nth(&mut self, seat: Seat, index: usize) -> Result<(), MoveError> {
        self.inner.play_nth(seat, index)
    }

    /// Becomes a copy of another match, in the memory it has if both are matches
    /// of one game.
    ///
    /// The story is copied too, so whoever tries moves out does so with silent
    /// matches.
    pub fn copy_from(&mut self, other: &Match) {
        if !self.inner.copy_from(other.inner.as_ref()) {
            *self = other.clone();
        }
        if !self.names.is_same(&other.names) {
            self.names = other.names.clone();
        }
    }

    /// Copies the state alone, so that nothing else fits it any more: for the
    /// benchmark, which holds [`Match::copy_from`] against it.
    #[doc(hidden)]
    pub fn copy_state_alone(&mut self, other: &Match) {
        self.inner.copy_state(other.inner.as_ref());
    }

    /// Forgets the story and keeps none from now on: copies cost less, and so do
    /// moves.
    pub fn forget_story(&mut self) {
        self.inner.forget_story();
    }

    /// Makes another match what [`Match::guess`] returns, in the memory it has
    /// if both are matches of one game.
    ///
    /// What the seat was told is read once and kept there: guesses of one seat
    /// into one match cost less than guesses of several.
    pub fn guess_into(&self, other: &mut Match, seat: Seat, chance: &mut Chance) {
        if !other.take_guess(self.inner.as_ref(), seat, chance) {
            *other = self.guess(seat, chance);
        }
        other.names = self.names.clone();
    }

    /// Becomes a guess; tells whether the other is a match of the same rules, as
    /// it must be.
    pub(crate) fn take_guess(
        &mut self,
        of: &dyn AnyMatch,
        seat: Seat,
        chance: &mut Chance,
    ) -> bool {
        of.guess_into(self.inner.as_mut(), seat, chance)
    }

    /// Returns a key of the position: equal states of a game have equal keys,
    /// and different ones different keys, but for an accident of one in 2^128.
    ///
    /// The same in every run and on every machine, as long as the game and the
    /// code of its rules are the same. It holds secrets, as the state does; the
    /// luck to come, the number of moves played and the story are not in it.
    pub fn key(&self) -> u128 {
        self.inner.key()
    }

    /// Returns a key of all that the reader was told since the start: the same
    /// story has the same key, another story another one.
    ///
    /// Nothing for a silent match, which tells no story. Takes as long as the
    /// story is.
    pub fn known_key(&self, reader: Reader) -> Option<u128> {
        self.inner.known_key(reader)
    }
}
