//! Full states that agree with what a seat knows.
//!
//! In the first turns of a small galaxy `again` plays the match once more, with
//! other luck and other choices of the others, until it tells the seat the same
//! story: such a guess is as likely as luck makes it. Where that finds nothing
//! in time, `likely` keeps what the seat sees and makes up the rest: figures
//! from what the rules draw them from, and fleets of others from ships that
//! were seen to leave and not to arrive.

mod again;
mod fleets;
mod likely;
mod prior;

use tapete_game::{Chance, Seat};

use crate::event::Event;
use crate::galaxy::Galaxy;
use crate::state::State;

/// Returns a state that agrees with what the seat knows.
pub(crate) fn guess(
    galaxy: &Galaxy,
    truth: &State,
    story: &[Event],
    seat: Seat,
    chance: &mut Chance,
) -> State {
    again::again(galaxy, truth, story, seat, chance).unwrap_or_else(|| {
        if truth.end.is_some() {
            // Nothing is left to guess for.
            return truth.clone();
        }
        likely::likely(galaxy, truth, story, seat, chance)
    })
}
