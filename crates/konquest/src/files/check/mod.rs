//! Whether a well-formed file makes sense: names, sizes, owners, cells, fleets.

mod common;
mod fleets;
mod map;
mod planets;
mod save;

pub(super) use common::NEUTRAL;
pub(super) use map::map;
pub(super) use save::save;
