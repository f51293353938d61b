//! Collectible card games written in sentences: cards, abilities, decks and
//! whole games of that kind.
//!
//! A text becomes `Cards`, tables that refer to each other by number (`model`).
//! `syntax` reads the sentences, `define` resolves and compiles them, `engine`
//! is the one place that changes a match.

mod define;
mod engine;
mod event;
mod explain;
mod model;
mod moves;
mod state;
mod syntax;
