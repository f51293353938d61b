//! Tools around cards, for authors: what a card does in a position, who kills
//! whom, how cards look, and how new ones are written down.
//!
//! All of them work on a [`Shelf`], the cards of a text, and ask the rules
//! themselves: nothing here works an effect out a second time.

mod bench;
mod calc;
mod cheapest;
mod entry;
mod gallery;
mod kill;
mod make;
mod shelf;
mod trial;

#[cfg(test)]
mod tests;

pub use calc::{Attacker, Calc, DeckKills, Pair, PowerRow, calc};
pub use cheapest::Kill;
pub(crate) use entry::{GROUPS, TOOLS};
pub use gallery::gallery;
pub use make::{
    DeckDraft, MonsterDraft, PowerDraft, ScriptCheck, check_script, random_deck, whats_wrong,
};
pub use shelf::{CardFigures, Shelf};
pub use trial::{
    Ask, Change, Trial, TriedComparison, TriedCondition, TriedOutcome, TriedStep, trial,
};
