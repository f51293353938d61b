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

/// Fills in a state that agrees with what the seat knows.
pub(crate) fn guess_into(
    galaxy: &Galaxy,
    truth: &State,
    story: &[Event],
    seat: Seat,
    chance: &mut Chance,
    guess: &mut State,
) {
    if again::again(galaxy, truth, story, seat, chance, guess) {
        return;
    }
    guess.clone_from(truth);
    // At the end nothing is left to guess for.
    if truth.end.is_none() {
        likely::likely(galaxy, truth, story, seat, chance, guess);
    }
}
