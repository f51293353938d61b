//! What becomes of a planet, turn by turn, given what is under way and what is
//! expected of rivals: the base of everything else.

use super::chart::{Chart, SHIPS_PLANNED_MAX};
use super::clash;
use crate::options::{Building, Growth, NeutralBuilding};
use crate::state::NOBODY;

/// A planet in a coming turn, before the fleets of that turn land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Future {
    /// How many turns from now.
    pub(super) ahead: usize,
    pub(super) owner: u8,
    pub(super) ships: i64,
    production: i64,
}

impl Chart<'_> {
    /// Returns a planet as the fleets of the next turn find it.
    pub(super) fn next_turn(&self, planet: usize) -> Future {
        let spot = &self.spots[planet];
        let mut future = Future {
            ahead: 1,
            owner: spot.owner,
            ships: spot.ships,
            production: spot.production,
        };
        if self.galaxy.options.building == Building::BeforeLandings {
            self.build(&mut future);
        }
        future
    }

    /// Lands our fleets of the turn, and then the rival that is expected.
    pub(super) fn land(&self, planet: usize, future: &mut Future) {
        let arrival = self.arrival(planet, future.ahead);
        if arrival.ships > 0 && future.owner == self.me {
            future.ships = (future.ships + arrival.ships).min(SHIPS_PLANNED_MAX);
        } else if arrival.ships > 0 {
            let attack = (arrival.ships, arrival.strength);
            let defence = (future.ships, self.spots[planet].kill);
            let battle = self.galaxy.options.battle;
            let (falls, left) = clash::fight(battle, attack, defence);
            future.ships = left;
            if falls {
                future.owner = self.me;
            }
        }
        let claim = self.spots[planet].claim;
        if future.owner == NOBODY && future.ahead >= claim.ahead {
            future.owner = claim.owner;
            future.ships = claim.ships;
        }
    }

    /// Lets the planet build and goes on to the next turn, once all have landed
    /// that arrive in this one.
    pub(super) fn pass(&self, future: &mut Future) {
        self.build(future);
        future.ahead += 1;
    }

    /// Returns the ships that fleets find on a planet so many turns from now if
    /// nobody comes before: what [`Chart::pass`] leads to, at once.
    pub(super) fn ships_at(&self, planet: usize, ahead: usize) -> i64 {
        let spot = &self.spots[planet];
        let options = &self.galaxy.options;
        let n_builds = match options.building {
            Building::AfterLandings => ahead as i64 - 1,
            Building::BeforeLandings => ahead as i64,
        };
        let grown = match options.growth {
            Growth::Never => 0,
            Growth::Before => n_builds * (n_builds + 1) / 2,
            Growth::After => n_builds * (n_builds - 1) / 2,
        };
        let built = match options.neutral_building {
            NeutralBuilding::Same(ships) if spot.owner == NOBODY => ships.saturating_mul(n_builds),
            NeutralBuilding::Same(_) | NeutralBuilding::Own => spot.production * n_builds + grown,
        };
        let ships = spot.ships.saturating_add(built);
        ships.clamp(0, SHIPS_PLANNED_MAX)
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
        let ships = future.ships.saturating_add(built);
        future.ships = ships.clamp(0, SHIPS_PLANNED_MAX);
        if options.growth == Growth::After {
            future.production += 1;
        }
    }
}
