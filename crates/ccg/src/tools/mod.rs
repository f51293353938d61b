//! Tools around decks and cards, for authors and players: what a deck is made
//! of, what its first hands bring, decks to be played against each other, and
//! cards as they are read.

mod deck;
mod entry;
mod gallery;
mod hands;
mod stats;
mod texts;

pub(crate) use deck::Decks;
pub(crate) use entry::{GROUPS, TOOLS, known_word};
pub(crate) use texts::{CardText, library_word, texts_of};
