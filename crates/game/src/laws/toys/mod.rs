//! Tiny games that keep every law, and variants that break just one: they
//! prove that the laws can fail.

mod cards;
mod cards_state;
mod cards_view;
mod picks;
mod picks_view;

pub(crate) use cards::Cards;
pub(crate) use cards_state::CardFlaw;
pub(crate) use picks::{PickFlaw, Picks};
