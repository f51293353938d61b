//! Tools around decks and cards, for authors and players: what a deck is made
//! of, what its first hands bring, decks to be played against each other, and
//! cards as they are read.

mod deck;
mod gallery;
mod hands;
mod stats;
mod texts;

pub use deck::{DeckSummary, Decks, Without};
pub use gallery::gallery;
pub use hands::{Drawn, HANDS_MAX, Opening};
pub use stats::{CURVE_MAX, Count, DeckStats, Need};
pub(crate) use texts::texts_of;
pub use texts::{CardText, card_texts, library_word};
