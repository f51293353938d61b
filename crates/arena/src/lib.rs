//! Many matches: simulation, duels between bots, and what they show; and one
//! position, looked through for a win.
//!
//! Nothing here knows a family or reads a clock. The numbers of a simulation
//! follow from the game, the bots, the seed and the number of matches alone:
//! threads share the work, never the result.

mod duel;
mod error;
mod report;
mod series;
mod simulation;
mod solve;
mod stats;
mod tally;
#[cfg(test)]
#[path = "../../bots/src/toy.rs"]
mod toy;
mod work;

pub use duel::{Duel, duel};
pub use error::ArenaError;
pub use report::{Outcomes, RecordReport, Report, SeatReport, TeamReport, Turns};
pub use series::series;
pub use simulation::{Simulation, simulate, simulate_until};
pub use solve::{POSITIONS_MAX, Solution, Step, Verdict, solve};
pub use stats::{Interval, Sum, rate, wilson, wilson_of};
pub use tally::{Record, SeatTally, Tally};
