//! Bots of the family: strategies that rate moves, combiners that weigh several
//! of them, and the plans, shipped or written in a text, that say which of them
//! choose when. None knows what table it plays at.

pub(crate) mod combiners;
mod plan;
pub(crate) mod strategies;
pub(crate) mod variables;
mod words;

#[cfg(test)]
mod tests;

pub(crate) use plan::{BotPlan, PlanLine};
pub(crate) use words::BOT;
