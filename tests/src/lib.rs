//! The suite: text in, text out, on everything that we ship.
//!
//! Each module makes named trials; `suite.rs` runs them. What a trial compares
//! with lies beside this folder, and `UPDATE_EXPECT=1 cargo suite` writes it
//! anew: the difference is what one reviews.

pub mod cards;
pub mod ccg;
pub mod docs;
pub mod fuzz;
pub mod games;
pub mod golden;
pub mod laws;
pub mod mistakes;
pub mod oracle;
pub mod peers;
pub mod playthroughs;
pub mod puzzles;
pub mod replay_fuzz;
pub mod replays;
pub mod scenarios;
pub mod scenes;
pub mod strength;
pub mod toy;
pub mod view_text;
