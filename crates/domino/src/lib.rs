//! Dominoes of every kind, every rule a choice of the text.
//!
//! Each kind of rule has a folder or a file, and each choice of that kind its
//! word and what it does. `define` reads a text into a game of the `general`
//! path, which plays everything, and moves it to the `quick` path where that
//! knows all its rules.

#[macro_use]
mod choice;

mod begins;
mod bots;
mod combining;
mod dealers;
mod define;
mod draws;
mod ends;
mod event;
mod family;
mod filters;
mod general;
mod guess;
mod known;
mod matching;
mod numbers;
mod pieces;
mod quick;
mod reorganises;
mod reveals;
mod rule_list;
mod scores;
mod seatings;
mod sets;
mod shown;
mod sights;
mod state;
mod tables;
mod ties;
mod tile_points;
mod tile_set;
mod turns;
mod values;
mod variables;
mod wins;
mod words;

#[cfg(test)]
mod tests;

pub use define::{CODES, compile, players};
pub use family::FAMILY;
pub use words::VOCABULARY;
