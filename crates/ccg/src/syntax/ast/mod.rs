//! What a card, an ability or a game says, as a tree: clauses, effects,
//! selectors, amounts, conditions. Data only; the reader makes it, the printer
//! writes it back, `define` resolves its names.
//!
//! A word of the grammar stands in the tree in its English spelling, whatever
//! the author wrote, so that `define` knows one spelling of each.

mod amount;
mod clause;
mod effect;
mod event;
mod game;
mod selector;

pub(crate) use amount::{AbilityRef, Amount, Argument, Cost, Counter, Param, Signed};
pub(crate) use clause::{Clause, ClauseKind, Sentence, Worth};
pub(crate) use effect::{Duration, Effect, EffectKind, Modal, Moving};
pub(crate) use event::{Cond, Event, EventKind, EventPart, EventWhat};
pub(crate) use game::{Allow, Attribute, Flow, FlowStep, SettingValue};
pub(crate) use selector::{Cmp, Filter, How, Ref, Selector, Whose, ZoneRef};
