//! The second part of a family: what people read of a match, each reader what
//! that reader may know.

use tapete_speech::Tongue;

use crate::refusal::Refusal;
use crate::rules::Play;
use crate::seat::{Reader, Seat};
use crate::telling::Telling;
use crate::told::{About, Audience};
use crate::view::{MoveView, View};

/// How many moves a refusal shows.
const SHOWN_MAX: usize = 3;

/// What people read of a match: views, events, the texts of moves and refusals.
pub trait Tell: Play {
    /// Says in a few words why a match ended, given the word of its outcome.
    fn ending_text(&self, ended_by: &str, tongue: Tongue) -> &'static str;

    /// Writes the text that names a move; different for each move, the same in
    /// every language, and without the names of players.
    fn move_text(&self, state: &Self::State, seat: Seat, chosen: &Self::Move, text: &mut String);
    /// Finds the move that a text means: one of the listed ones, or one that the
    /// rules allow between them, such as an amount between two listed amounts;
    /// or says why it is not a move now.
    ///
    /// Whatever [`Tell::move_text`] writes of a move found here finds the same
    /// move again, so that a replay can hold it.
    ///
    /// Rules that list every move, and know no other way to write it, keep this
    /// one.
    fn find(
        &self,
        state: &Self::State,
        seat: Seat,
        text: &str,
        moves: &[Self::Move],
        telling: Telling<'_>,
    ) -> Result<Self::Move, Refusal> {
        let written = |chosen: &Self::Move| {
            let mut text = String::new();
            self.move_text(state, seat, chosen, &mut text);
            text
        };
        if let Some(found) = moves.iter().find(|it| written(it) == text) {
            return Ok(found.clone());
        }
        let some: Vec<String> = moves.iter().take(SHOWN_MAX).map(written).collect();
        let some = some.join("`, `");
        Err(Refusal::not_a_move(telling.pick(
            format!("`{text}` is not a move now; you can write `{some}`"),
            format!("`{text}` no es una jugada ahora; puedes escribir `{some}`"),
        )))
    }

    /// Writes what one would type to play a piece of the seat's view, where its name
    /// alone could mean another, such as the slot of a hand. Nothing means that the
    /// name will do.
    fn piece_text(&self, _state: &Self::State, _seat: Seat, _piece: &str) -> Option<String> {
        None
    }

    /// Answers a question in the family's own words, such as `?F` (what is known
    /// of planet F) or `A-B` (how far it is), from nothing but what the reader
    /// may know. Nothing means that the text is no question.
    ///
    /// `help` asks how moves are written, `?` for what a person may want to see
    /// at a glance; both may stay without an answer.
    ///
    /// Asked of whatever a person types, before it is taken for a move: a text
    /// that names a move is no question.
    fn ask(&self, _state: &Self::State, _question: &str, _telling: Telling<'_>) -> Option<String> {
        None
    }

    /// Returns the event as the reader may know it, or nothing if the reader
    /// does not even learn that it happened.
    fn told(&self, event: &Self::Event, reader: Reader) -> Option<Self::Event>;
    /// Returns who learns from an event, as it happened, what a piece is that
    /// they do not see on the table before or after it: whoever is shown a card
    /// that goes back to the deck. Asked by the laws, and written apart from
    /// [`Tell::told`], so that a mistake in one of them is found.
    fn reveals(&self, _event: &Self::Event) -> Audience {
        Audience::Nobody
    }
    /// Writes an event that was told for people to read; nothing for one that is
    /// not worth a line, such as half a choice: it is left out wherever events
    /// are listed.
    fn event_text(&self, event: &Self::Event, telling: Telling<'_>, text: &mut String);
    /// Says what an event that was told is about.
    fn about(&self, event: &Self::Event) -> About;
    /// Returns what the reader may know now. Names of seats, moves, log and
    /// outcome are added by the adapter.
    fn view(&self, state: &Self::State, telling: Telling<'_>) -> View;
    /// Describes a listed move for the screen. A family may number the moves of
    /// a list as its players do, by the slots of a hand; if it leaves out one
    /// number or uses one twice, the adapter numbers them all.
    fn move_view(
        &self,
        state: &Self::State,
        seat: Seat,
        chosen: &Self::Move,
        telling: Telling<'_>,
    ) -> MoveView;

    /// Sets up a position for a scene, such as `deal 0 6|6 6|1`, and sets the
    /// story right accordingly, or says what is wrong with the line and changes
    /// nothing. Rules without such lines keep this one.
    fn arrange(
        &self,
        _state: &mut Self::State,
        line: &str,
        _story: &mut Vec<Self::Event>,
    ) -> Result<(), String> {
        Err(format!("`{line}`: no position of this game can be set up"))
    }
}
