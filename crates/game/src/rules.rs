//! What a family writes: the typed rules of one compiled game.

use std::fmt::Debug;

use serde::Serialize;

use crate::chance::Chance;
use crate::events::Events;
use crate::game::{BotWord, FactWord};
use crate::outcome::Outcome;
use crate::seat::{Reader, Seat, SeatSet, Team};
use crate::tongue::Tongue;
use crate::view::{MoveView, View};

/// Who must act now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One seat chooses.
    Seat(Seat),
    /// Several seats choose in the same turn, in any order, without seeing
    /// each other's choices until the turn is done.
    Together(SeatSet),
    /// Nobody: the match has ended.
    Over,
}

impl Turn {
    /// Returns the seats that may act now.
    #[inline]
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::Seat(seat) => SeatSet::one(seat),
            Turn::Together(seats) => seats,
            Turn::Over => SeatSet::EMPTY,
        }
    }
}

/// The rules of one game, compiled and ready to start matches.
///
/// Rules hold data and decide nothing by luck, clock or hash order: luck comes
/// only from the [`Chance`] that is handed in. Every choice is a move, also a
/// choice in the middle of an effect; what leaves nothing to choose (a forced
/// pass, a forced draw) happens at once, as events.
pub trait Rules: Send + Sync + Sized + 'static {
    /// The whole truth of a match, flat and cheap to clone.
    type State: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
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
    /// Returns the team of a seat.
    fn team(&self, seat: Seat) -> Team;
    /// Returns who should sit there if nobody says otherwise: `person`, or the
    /// name of a bot.
    fn player(&self, _seat: Seat) -> Option<&str> {
        None
    }
    /// Returns how many moves a match may have before it ends as
    /// [`TURN_LIMIT`](crate::TURN_LIMIT).
    fn moves_max(&self) -> u32;

    /// Returns a state for [`Rules::start`] to fill.
    fn blank(&self) -> Self::State;
    /// Begins a match in a state that may still hold an earlier one.
    fn start(
        &self,
        state: &mut Self::State,
        chance: &mut Chance,
        events: &mut impl Events<Self::Event>,
    );
    /// Tells who must act.
    fn turn(&self, state: &Self::State) -> Turn;
    /// Lists the moves of a seat that may act, always in the same order.
    ///
    /// Never empty for a seat that [`Rules::turn`] names. All legal moves stand
    /// here, but where an amount is free the list may name a few amounts and
    /// leave the ones between to [`Rules::find`].
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
    /// Returns the outcome; asked only when [`Rules::turn`] says the match is over.
    fn outcome(&self, state: &Self::State) -> Outcome;
    /// Says in a few words why a match ended, given the word of its outcome.
    fn ending_text(&self, ended_by: &str, tongue: Tongue) -> &'static str;
    /// Returns the score of a seat at any time.
    fn score(&self, state: &Self::State, seat: Seat) -> i64;
    /// Returns how many turns were taken, forced ones included.
    fn n_turns(&self, state: &Self::State) -> u64;

    /// Lists what the family counts in every match.
    fn facts(&self) -> &'static [FactWord];
    /// Writes the counts of [`Rules::facts`], in their order.
    fn count(&self, state: &Self::State, counts: &mut [i64]);

    /// Writes the text that names a move; different for each move.
    fn move_text(&self, state: &Self::State, seat: Seat, chosen: &Self::Move, text: &mut String);
    /// Finds the move that a text means: one of the listed ones, or one that the
    /// rules allow between them, such as an amount between two listed amounts;
    /// or says why it is not a move now.
    ///
    /// Whatever [`Rules::move_text`] writes of a move found here finds the same
    /// move again, so that a replay can hold it.
    fn find(
        &self,
        state: &Self::State,
        seat: Seat,
        text: &str,
        moves: &[Self::Move],
        tongue: Tongue,
    ) -> Result<Self::Move, String>;

    /// Answers a question in the family's own words, such as `?F` (what is known
    /// of planet F) or `A-B` (how far it is), from nothing but what the reader
    /// may know. Nothing means that the text is no question.
    ///
    /// `help` asks how moves are written, `?` for what a person may want to see
    /// at a glance; both may stay without an answer.
    ///
    /// Asked of whatever a person types, before it is taken for a move: a text
    /// that names a move is no question.
    fn ask(
        &self,
        _state: &Self::State,
        _reader: Reader,
        _question: &str,
        _tongue: Tongue,
    ) -> Option<String> {
        None
    }

    /// Returns the event as the reader may know it, or nothing if the reader
    /// does not even learn that it happened.
    fn told(&self, event: &Self::Event, reader: Reader) -> Option<Self::Event>;
    /// Writes an event for people to read; nothing for one that is not worth a
    /// line, such as half a choice: it is left out wherever events are listed.
    fn event_text(&self, event: &Self::Event, tongue: Tongue, text: &mut String);
    /// Returns what the reader may know now; moves and log are added by the adapter.
    fn view(&self, state: &Self::State, reader: Reader, tongue: Tongue) -> View;
    /// Describes a listed move for the screen.
    fn move_view(
        &self,
        state: &Self::State,
        seat: Seat,
        chosen: &Self::Move,
        tongue: Tongue,
    ) -> MoveView;

    /// Returns a full state that agrees with all that `seat` knows: with the
    /// present view and with the story, which holds only what the seat was told.
    ///
    /// Each state that agrees is as likely as luck makes it; the choices of the
    /// others are taken as given. Past that, nothing of the true state may shine
    /// through.
    fn guess(
        &self,
        state: &Self::State,
        story: &[Self::Event],
        seat: Seat,
        chance: &mut Chance,
    ) -> Self::State;

    /// Sets up a position for a scene, such as `deal 0 6|6 6|1`, and sets the
    /// story right accordingly, or says what is wrong with the line and changes
    /// nothing.
    fn arrange(
        &self,
        state: &mut Self::State,
        line: &str,
        story: &mut Vec<Self::Event>,
    ) -> Result<(), String>;

    /// Lists the bots that the family or the game's text brings along.
    fn bots(&self) -> &[BotWord];
    /// Lets the bot `bot` (an index of [`Rules::bots`]) choose a move that can
    /// be played, from nothing but what `seat` may know.
    ///
    /// `moves` is empty: a bot that wants the list has [`Rules::moves`] write it
    /// there, so that a simulation needs no new memory; one that knows what it
    /// wants lists nothing.
    fn advise(
        &self,
        bot: usize,
        state: &Self::State,
        seat: Seat,
        moves: &mut Vec<Self::Move>,
        chance: &mut Chance,
    ) -> Self::Move;
}
