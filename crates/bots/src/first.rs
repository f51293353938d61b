//! The bot without will: for tests, and for repeating a match by hand.

use tapete_game::{Bot, BotWord, Choice, Seat};

/// Plays the first listed move, always.
#[derive(Clone, Copy, Debug, Default)]
pub struct First;

pub(crate) fn word() -> BotWord {
    BotWord {
        name: "first".to_owned(),
        others: vec!["primero".to_owned(), "primera".to_owned()],
        doc: "Plays the first listed move, always.".to_owned(),
        doc_es: "Juega siempre la primera jugada de la lista.".to_owned(),
    }
}

impl Bot for First {
    fn start(&mut self, _seat: Seat, _seed: u64) {}

    fn choose(&mut self, _choice: &Choice<'_>) -> usize {
        0
    }
}
