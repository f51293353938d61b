//! From sentences to a card game: names resolved, abilities expanded, effects
//! compiled to programs; what cannot be played is reported before play.
//!
//! [`plan`] is the heart: it reads the tables of the game first (types, zones,
//! resources), gives every card its number, and then compiles what cards and
//! phases say. Abilities are made when something names them.

mod abilities;
mod amounts;
mod body;
mod book;
mod cards;
pub(crate) mod codes;
mod compile;
mod costs;
mod decks;
mod effects;
mod elsewhere;
mod events;
mod filters;
mod game;
mod held;
mod instead;
mod kinds;
mod lasting;
mod lending;
pub(crate) mod library;
mod maker;
mod mistakes;
mod names;
mod nouns;
mod plan;
mod position;
mod print;
mod quiet;
mod resources;
mod rules;
mod say;
mod scope;
mod selectors;
mod sense;
mod steady;
mod turn;
mod unions;
mod usual;
mod verbs;

pub(crate) use compile::sentences;
pub use compile::{CODES, compile, inspect, players};
pub(crate) use held::held_in;
pub(crate) use library::library;
pub(crate) use plan::{look, plan, played, plays};

#[cfg(test)]
mod tests;
