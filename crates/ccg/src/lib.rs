//! Collectible card games written in sentences: cards, abilities, decks and
//! whole games of that kind.
//!
//! A text becomes `Cards`, tables that refer to each other by number (`model`).
//! `syntax` reads the sentences, `define` resolves and compiles them, `engine`
//! is the one place that changes a match.

mod arrange;
mod bench;
mod bots;
mod define;
mod engine;
mod event;
mod explain;
mod family;
mod finish;
pub mod form;
mod guess;
mod known;
mod model;
mod moves;
mod phrasing;
mod rules;
pub mod scenario;
mod state;
mod syntax;
mod text;
mod tools;
mod words;

mod ask;
mod find;
mod view;

#[doc(hidden)]
pub use bench::Copies;
pub use define::{CODES, compile, inspect, players};
pub use family::FAMILY;
pub use phrasing::PHRASING;
pub use words::VOCABULARY;

#[cfg(test)]
mod tests;
