//! The bot without will: for tests, and for repeating a match by hand.

use tapete_game::{Bot, BotWord, Choice, Seat};
use tapete_speech::Bilingual;

/// Plays the first listed move, always.
#[derive(Clone, Copy, Debug, Default)]
pub struct First;

pub(crate) fn word() -> BotWord {
    BotWord::new(
        "first",
        &["primero", "primera"],
        Bilingual::new(
            "Plays the first listed move, always.",
            "Juega siempre la primera jugada de la lista.",
        ),
    )
}

impl Bot for First {
    fn start(&mut self, _seat: Seat, _seed: u64) {}

    fn choose(&mut self, _choice: &Choice<'_>) -> usize {
        0
    }
}
