//! Many matches: simulation, duels between bots, and what they show.
//!
//! Nothing here knows a family or reads a clock. The numbers of a simulation
//! follow from the game, the bots, the seed and the number of matches alone:
//! threads share the work, never the result.

mod duel;
mod error;
mod report;
mod simulation;
mod stats;
mod tally;
#[cfg(test)]
#[path = "../../bots/src/toy.rs"]
mod toy;
mod work;

pub use duel::{Duel, duel};
pub use error::ArenaError;
pub use report::{Outcomes, RecordReport, Report, SeatReport, TeamReport, Turns};
pub use simulation::{Simulation, simulate};
pub use stats::{Interval, Sum, rate, wilson};
pub use tally::{Record, SeatTally, Tally};
