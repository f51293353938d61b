//! The first part of a family: how a match is played.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;

use crate::chance::Chance;
use crate::events::Events;
use crate::outcome::Outcome;
use crate::rules::Turn;
use crate::seat::{Seat, Team};
use crate::words::FactWord;

/// How a match is played: who acts, what may be chosen, what follows from it.
///
/// Rules hold data and decide nothing by luck, clock or hash order: luck comes
/// only from the [`Chance`] that is handed in. Every choice is a move, also a
/// choice in the middle of an effect; what leaves nothing to choose (a forced
/// pass, a forced draw) happens at once, as events.
pub trait Play: Send + Sync + Sized + 'static {
    /// The whole truth of a match, flat and cheap to clone.
    ///
    /// Its `clone_from` asks for no memory where the old state had as much.
    /// What is hashed is what is compared: equal states have equal keys.
    type State: Clone + PartialEq + Debug + Hash + Serialize + Send + Sync + 'static;
    /// What a seat may choose.
    type Move: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// A fact that happened.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;

    /// Returns the family's name, such as `domino`.
    fn family(&self) -> &'static str;
    /// Returns the game's name as its author wrote it.
    fn name(&self) -> &str;
    /// Returns how many seats a match has.
    fn n_seats(&self) -> usize;
    /// Returns the team of a seat; everyone is their own where rules say nothing.
    fn team(&self, seat: Seat) -> Team {
        Team(seat.0)
    }
    /// Returns who should sit there if nobody says otherwise: `person`, or the
    /// name of a bot.
    fn player(&self, _seat: Seat) -> Option<&str> {
        None
    }
    /// Returns what the game's text calls the player of a seat, if it does.
    fn player_name(&self, _seat: Seat) -> Option<&str> {
        None
    }
    /// Returns how many moves a match may have before it ends as
    /// [`TURN_LIMIT`](crate::TURN_LIMIT).
    fn moves_max(&self) -> u32;

    /// Returns a state for [`Play::start`] to fill.
    fn blank(&self) -> Self::State;
    /// Begins a match in a state that may still hold an earlier one.
    ///
    /// Rules whose matches all begin alike, without luck, keep this one.
    fn start(
        &self,
        state: &mut Self::State,
        _chance: &mut Chance,
        _events: &mut impl Events<Self::Event>,
    ) {
        *state = self.blank();
    }
    /// Tells who must act.
    fn turn(&self, state: &Self::State) -> Turn;
    /// Lists the moves of a seat that may act, always in the same order.
    ///
    /// Never empty for a seat that [`Play::turn`] names. All legal moves stand
    /// here, but where an amount is free the list may name a few amounts and
    /// leave the ones between to [`Tell::find`].
    fn moves(&self, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>);
    /// Returns one move of the list and how long the list is, without making
    /// it: `pick` is handed the length and returns the index.
    ///
    /// Whoever only needs a number, as a random bot does, is served faster so.
    /// Rules that cannot count without listing keep this one.
    #[inline]
    fn pick_move(
        &self,
        state: &Self::State,
        seat: Seat,
        moves: &mut Vec<Self::Move>,
        pick: impl FnOnce(usize) -> usize,
    ) -> Option<Self::Move> {
        moves.clear();
        self.moves(state, seat, moves);
        moves.get(pick(moves.len())).cloned()
    }
    /// Plays a move that was listed or found.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        chosen: &Self::Move,
        chance: &mut Chance,
        events: &mut impl Events<Self::Event>,
    );
    /// Returns the outcome; asked only when [`Play::turn`] says the match is over.
    fn outcome(&self, state: &Self::State) -> Outcome;
    /// Returns the score of a seat at any time.
    fn score(&self, state: &Self::State, seat: Seat) -> i64;
    /// Returns how many turns were taken, forced ones included.
    fn n_turns(&self, state: &Self::State) -> u64;

    /// Lists what the family counts in every match.
    fn facts(&self) -> &'static [FactWord] {
        &[]
    }
    /// Writes the counts of [`Play::facts`], in their order.
    fn count(&self, _state: &Self::State, _counts: &mut [i64]) {}
}
