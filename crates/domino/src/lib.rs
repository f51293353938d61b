//! Dominoes: tiles with two faces on a line, every rule a choice of the text.
//!
//! The text is checked by `define`, which makes a [`Domino`](rules::Domino);
//! each kind of rule has a folder, and each choice of that kind a small file.

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
mod filters;
mod general;
mod guess;
mod known;
mod matching;
mod numbers;
mod pieces;
mod reorganises;
mod reveals;
mod rule_list;
mod rules;
mod scores;
mod seatings;
mod sets;
mod sights;
mod slots;
mod state;
mod tables;
mod ties;
mod tile;
mod tile_points;
mod tile_set;
mod turns;
mod values;
mod variables;
mod view;
mod wins;
mod words;

#[cfg(test)]
mod tests;

pub use define::{CODES, Path, compile, compile_for, players};
pub use words::VOCABULARY;
