//! What becomes of a planet, turn by turn, if nobody but us does anything more:
//! the base of everything else.

use super::chart::{Chart, SHIPS_PLANNED_MAX};
use super::clash;
use crate::options::{Building, Growth, NeutralBuilding};
use crate::state::NOBODY;

/// A planet in a coming turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Future {
    pub(super) owner: u8,
    pub(super) ships: i64,
    production: i64,
    /// How many turns from now; the fleets of that turn are about to land.
    pub(super) ahead: usize,
}

impl Chart<'_> {
    /// Returns a planet as the first fleets that may leave now will find it.
    pub(super) fn next_turn(&self, planet: usize) -> Future {
        let spot = &self.spots[planet];
        let mut future = Future {
            owner: spot.owner,
            ships: spot.ships,
            production: spot.production,
            ahead: 1,
        };
        if self.galaxy.options.building == Building::BeforeLandings {
            self.build(&mut future);
        }
        future
    }

    /// Lets the planet build and goes on to the next turn, once all that arrives
    /// in this one has landed.
    pub(super) fn pass(&self, future: &mut Future) {
        self.build(future);
        future.ahead += 1;
    }

    /// Lands the own fleets of the turn, and the rival that is expected.
    pub(super) fn land(&self, planet: usize, future: &mut Future) {
        if future.ahead >= self.turns {
            return;
        }
        let arrival = self.arrival(planet, future.ahead);
        if arrival.ships == 0 {
            return;
        }
        if future.owner == self.me {
            future.ships = (future.ships + arrival.ships).min(SHIPS_PLANNED_MAX);
            return;
        }
        let battle = self.galaxy.options.battle;
        let attack = (arrival.ships, arrival.strength);
        let defence = (future.ships, self.spots[planet].kill);
        let (falls, left) = clash::fight(battle, attack, defence);
        future.ships = left;
        if falls {
            future.owner = self.me;
        }
    }

    fn build(&self, future: &mut Future) {
        let options = &self.galaxy.options;
        if options.growth == Growth::Before {
            future.production += 1;
        }
        let built = match options.neutral_building {
            NeutralBuilding::Same(ships) if future.owner == NOBODY => ships,
            NeutralBuilding::Same(_) | NeutralBuilding::Own => future.production,
        };
        future.ships = future.ships.saturating_add(built).clamp(0, SHIPS_PLANNED_MAX);
        if options.growth == Growth::After {
            future.production += 1;
        }
    }
}
