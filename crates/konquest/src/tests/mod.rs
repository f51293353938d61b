//! Tests of the whole family.

mod guesses;
mod laws;
mod statistics;
mod telling;
mod turns;

use crate::galaxy::{Galaxy, Sights};
use crate::options::Options;

/// KDE's own set-up: a home each and planets of nobody, all seen.
pub(crate) fn kde(side: u8, n_seats: usize, n_neutrals: u16, options: Options) -> Galaxy {
    let mut galaxy = Galaxy::new("test", (side, side), n_seats, options);
    galaxy.randoms.count = n_neutrals;
    galaxy.sights = Sights {
        blind: false,
        neutral_ships: true,
        neutral_stats: true,
    };
    galaxy.complete()
}
