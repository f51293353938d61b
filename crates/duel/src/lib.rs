//! The monster duel: teams of monsters in formation, energy, and power cards
//! whose effect is a script that the card's author writes.
//!
//! A text becomes a `Duel`, whose rules are data (`options`) and whose cards
//! carry compiled scripts. `script` reads the language of effects, `run` works
//! scripts out, `effects` is the one place that changes a match, `flow` says how
//! turns and rounds go.

mod bots;
mod card;
mod define;
mod duel;
mod effects;
mod event;
mod family;
pub mod files;
mod finish;
mod flow;
mod guess;
mod hand;
mod known;
mod moves;
mod options;
mod position;
mod rules;
mod run;
pub mod script;
mod state;
mod ticks;
mod words;

mod arrange;
mod ask;
mod explain;
mod find;
mod view;

pub mod tools;

#[cfg(test)]
mod tests;

#[doc(hidden)]
pub use bots::Trials;
pub use define::{CODES, compile, inspect, players};
pub use family::FAMILY;
pub use words::VOCABULARY;
