//! What one seat may know of a card game: all that bots can reach. The match
//! itself stays in here, and in what leaves nothing is left of cards that the
//! seat has not seen.

use tapete_game::{Chance, Seat};

use crate::guess::{guess_in_place, veil};
use crate::model::{Card, CardId, Cards, Thing};
use crate::moves::Move;
use crate::state::{Ask, State};

/// A match as one seat knows it.
#[derive(Clone, Copy)]
pub(crate) struct Known<'a> {
    game: &'a Cards,
    state: &'a State,
    seat: Seat,
}

impl<'a> Known<'a> {
    #[inline]
    pub(crate) fn new(game: &'a Cards, state: &'a State, seat: Seat) -> Known<'a> {
        Known { game, state, seat }
    }

    #[inline]
    pub(crate) fn game(&self) -> &'a Cards {
        self.game
    }

    /// Returns who knows all this.
    #[inline]
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns what is asked.
    #[inline]
    pub(crate) fn ask(&self) -> Ask {
        self.state.ask
    }

    /// Tells whether something waits to happen, or it is the other's turn.
    #[inline]
    pub(crate) fn is_others(&self) -> bool {
        self.state.is_others(self.seat.0)
    }

    /// Returns how many turns were taken.
    #[inline]
    pub(crate) fn n_turns(&self) -> u32 {
        self.state.counts.turns
    }

    /// Lists the moves of the seat.
    #[inline]
    pub(crate) fn list(&self, moves: &mut Vec<Move>) {
        moves.clear();
        self.game.list(self.state, self.seat.0, moves);
    }

    /// Copies the match into the place of another, without what the seat does
    /// not know: to look at, not to play on.
    pub(crate) fn seen<'b>(&self, place: &'b mut Option<Box<State>>) -> &'b mut State {
        let seen = self.copied(place);
        veil(self.game, seen, self.seat);
        seen
    }

    /// Copies the match into the place of another, with a guess at what the seat
    /// does not know.
    pub(crate) fn guessed<'b>(
        &self,
        place: &'b mut Option<Box<State>>,
        chance: &mut Chance,
    ) -> &'b mut State {
        let guess = self.copied(place);
        guess_in_place(self.game, guess, self.seat, chance);
        guess
    }

    fn copied<'b>(&self, place: &'b mut Option<Box<State>>) -> &'b mut State {
        let copy = place.get_or_insert_with(|| Box::new(State::blank(self.game)));
        copy.as_mut().clone_from(self.state);
        copy
    }

    /// Returns what is printed on a thing, if the seat knows it.
    #[inline]
    pub(crate) fn printed(&self, thing: Thing) -> Option<&'a Card> {
        self.game.cards.get(self.card_of(thing)?.index())
    }

    /// Tells whether two moves choose equal cards, as far as the seat knows.
    pub(crate) fn alike(&self, one: Move, other: Move) -> bool {
        match (one, other) {
            (Move::Choose(one), Move::Choose(other)) => {
                let [one, other] = [one, other].map(|it| self.card_of(it));
                one.is_some() && one == other
            }
            _ => one == other,
        }
    }

    /// Returns which card a thing is, if the seat knows it.
    fn card_of(&self, thing: Thing) -> Option<CardId> {
        let card = self.state.card(thing)?;
        let is_known = self.game.knows(self.state, self.seat, card.zone, thing);
        is_known.then_some(card.card)
    }
}
