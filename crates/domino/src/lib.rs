//! Dominoes: tiles with two faces on a line, every rule a choice of the text.
//!
//! The text is checked by `define`, which makes a [`Domino`](rules::Domino);
//! each kind of rule has a folder, and each choice of that kind a small file.

#[macro_use]
mod choice;

mod begins;
mod bots;
#[allow(dead_code)]
mod combining;
#[allow(dead_code)]
mod dealers;
mod define;
mod draws;
mod ends;
mod event;
#[allow(dead_code)]
mod filters;
#[allow(dead_code)]
mod general;
mod guess;
mod known;
#[allow(dead_code)]
mod matching;
#[allow(dead_code)]
mod numbers;
#[allow(dead_code)]
mod pieces;
#[allow(dead_code)]
mod reorganises;
#[allow(dead_code)]
mod reveals;
mod rule_list;
mod rules;
mod scores;
#[allow(dead_code)]
mod seatings;
#[allow(dead_code)]
mod sets;
#[allow(dead_code)]
mod sights;
mod state;
mod tables;
mod ties;
mod tile;
#[allow(dead_code)]
mod tile_points;
#[allow(dead_code)]
mod tile_set;
mod turns;
#[allow(dead_code)]
mod values;
#[allow(dead_code)]
mod variables;
mod view;
mod wins;
mod words;

#[cfg(test)]
mod tests;

pub use define::{CODES, compile, players};
pub use words::VOCABULARY;
