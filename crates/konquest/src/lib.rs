//! Galactic conquest on a grid: planets that build ships, fleets in flight,
//! everyone ordering in the same turn, and much that nobody may see.
//!
//! A text or a file becomes a `Galaxy`, whose rules are data (`options`).
//! `maps` lays it out, `orders` and `command` are what a seat may choose, `flow`,
//! `landing` and `finish` how a turn goes; `sight` is the one place that says
//! what a reader may know.

mod arrange;
mod ask;
mod battle;
mod bots;
mod command;
mod convert;
mod define;
mod event;
mod family;
pub mod files;
mod finish;
mod flights;
mod flow;
mod forecast;
pub mod form;
mod galaxy;
mod guess;
mod landing;
mod maps;
mod name;
mod options;
mod orders;
mod rules;
mod sight;
mod standings;
mod state;
mod travel;
mod view;
mod words;

#[cfg(test)]
mod tests;

pub use convert::Inexpressible;
pub use define::{CODES, Opening, compile, players};
pub use family::FAMILY;
pub use words::VOCABULARY;
