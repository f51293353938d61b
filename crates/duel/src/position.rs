//! Matches that begin in a set-up position: puzzles, lessons, tests.
//!
//! The position is worked out once, when the game is compiled; nothing in it is
//! luck. Hands that no line fills are empty.

use tapete_game::{Chance, Events};

use crate::duel::Duel;
use crate::event::Event;
use crate::options::{Decks, Formation};
use crate::state::State;

/// A position, and the story that leads to it.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    state: State,
    story: Vec<Event>,
}

impl Duel {
    /// Tells whether a match of this game can begin in a position: all must
    /// know the decks and the formation beforehand.
    pub(crate) fn can_be_set_up(&self) -> bool {
        self.options.decks == Decks::InOrder && self.options.formation == Formation::Deck
    }

    /// Lets every match begin in a position; returns what is wrong with which
    /// line. Lines that are wrong count for nothing.
    pub(crate) fn set_up<'a>(
        &mut self,
        lines: impl Iterator<Item = &'a str>,
    ) -> Vec<(usize, String)> {
        let (hand, draw) = (self.options.hand, self.options.draw);
        // Nobody has drawn anything yet.
        (self.options.hand, self.options.draw) = (0, 0);
        let mut state = State::blank(self);
        let mut story = Vec::new();
        self.position = None;
        self.begin(&mut state, &mut Chance::quick(0), &mut story);
        (self.options.hand, self.options.draw) = (hand, draw);
        let mut wrong = Vec::new();
        for (index, line) in lines.enumerate() {
            if let Err(reason) = self.arrange_line(&mut state, line, &mut story) {
                wrong.push((index, reason));
            }
        }
        self.position = Some(Position { state, story });
        wrong
    }
}

impl Position {
    /// Begins a match.
    pub(crate) fn begin(&self, state: &mut State, events: &mut impl Events<Event>) {
        state.copy_from(&self.state);
        for event in &self.story {
            events.emit(|| event.clone());
        }
    }
}
