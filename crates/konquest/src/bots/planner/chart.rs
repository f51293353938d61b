//! What the planner knows: every planet with its figures or the best guess at
//! them, the seat's own fleets by where and when they arrive, and the plan so
//! far.

use super::super::Thinking;
use super::super::estimate::Estimate;
use crate::galaxy::Galaxy;
use crate::state::{NOBODY, Order};
use crate::travel::Cell;

/// The most ships that are planned with at one place. More may be there, but
/// this way sums of strengths stay within 64 bits.
pub(super) const SHIPS_PLANNED_MAX: i64 = 1_000_000_000;

/// More turns than any flight takes.
pub(super) const AHEAD_MAX: usize = 128;

/// A planet as the planner sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) cell: Cell,
    pub(super) owner: u8,
    pub(super) ships: i64,
    pub(super) production: i64,
    /// In millionths; the same for all where battles do not ask for it.
    pub(super) kill: i64,
    /// Own ships that may leave, less those that the plan sends away.
    pub(super) surplus: i64,
    /// Turns to the nearest planet of a rival.
    pub(super) front: usize,
    /// Whether a rival near by could take it, whatever we do.
    pub(super) is_doomed: bool,
    /// Which rival is expected to take it, if it is nobody's.
    pub(super) claim: Claim,
    /// How worth while the best attack on it was when last looked at.
    pub(super) score: i64,
}

/// A rival that is expected to take a planet of nobody.
#[derive(Clone, Copy, Debug)]
pub(super) struct Claim {
    /// How many turns from now.
    pub(super) ahead: usize,
    pub(super) owner: u8,
    /// The ships that it will have left.
    pub(super) ships: i64,
}

impl Spot {
    pub(super) const UNKNOWN: Spot = Spot {
        cell: Cell { row: 0, column: 0 },
        owner: NOBODY,
        ships: 0,
        production: 0,
        kill: 0,
        surplus: 0,
        front: AHEAD_MAX,
        is_doomed: false,
        claim: Claim {
            ahead: usize::MAX,
            owner: NOBODY,
            ships: 0,
        },
        score: 0,
    };

    /// Returns the strength of all ships on it.
    pub(super) fn strength(&self) -> i64 {
        self.ships * self.kill
    }
}

/// A planet where ships can gather.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    pub(super) planet: u16,
    /// From how many turns ahead on it is ours.
    pub(super) ours_from: usize,
}

/// Own ships that arrive at one planet in one turn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Arrival {
    pub(super) ships: i64,
    /// Ships times the kill rate of where they come from.
    pub(super) strength: i64,
}

/// The map, with room for all that is worked out about it. The room is lent,
/// so that usual maps need no memory of their own.
pub(super) struct Chart<'a> {
    pub(super) galaxy: &'a Galaxy,
    pub(super) me: u8,
    /// How many turns ahead arrivals are known, this one included: usually all.
    pub(super) turns: usize,
    /// How many turns ahead production counts.
    pub(super) horizon: usize,
    pub(super) spots: &'a mut [Spot],
    /// By planet and turns from now.
    pub(super) arrivals: &'a mut [Arrival],
    /// The planets by owner: ours from the front on, those of rivals from the
    /// back on, those of nobody between.
    pub(super) players: &'a mut [u16],
    /// Where ships can gather: our planets, and those that our fleets are about
    /// to take.
    pub(super) places: &'a mut [Place],
    pub(super) n_places: usize,
    pub(super) n_own: usize,
    pub(super) n_rival: usize,
    pub(super) orders: &'a mut [Order],
    pub(super) n_orders: usize,
}

impl Chart<'_> {
    /// Enters all that the seat may know, as it was when the turn began: ships
    /// that were ordered away since are still there.
    pub(super) fn fill(&mut self, thinking: &Thinking<'_>) {
        let Thinking { sight, seat, .. } = thinking;
        let estimate = Estimate::new(thinking);
        for (index, spot) in self.spots.iter_mut().enumerate() {
            let production = estimate.production(index);
            *spot = Spot {
                cell: sight.cell(index),
                owner: sight.owner(index).map_or(NOBODY, |it| it.0),
                ships: estimate.ships(index).clamp(0, SHIPS_PLANNED_MAX),
                production: production.clamp(-SHIPS_PLANNED_MAX, SHIPS_PLANNED_MAX),
                kill: i64::from(estimate.kill(index)),
                ..Spot::UNKNOWN
            };
            if spot.owner == self.me {
                self.players[self.n_own] = index as u16;
                self.n_own += 1;
            } else if spot.owner != NOBODY {
                self.n_rival += 1;
                let place = self.players.len() - self.n_rival;
                self.players[place] = index as u16;
            }
        }
        let nobodys = self.spots.iter().enumerate();
        let nobodys = nobodys.filter(|(_, it)| it.owner == NOBODY);
        for (place, (index, _)) in self.players[self.n_own..].iter_mut().zip(nobodys) {
            *place = index as u16;
        }
        for order in sight.orders(*seat) {
            let spot = &mut self.spots[usize::from(order.source)];
            spot.ships = (spot.ships + order.ships).min(SHIPS_PLANNED_MAX);
        }
        if sight.galaxy.sights.blind {
            self.guess_rivals();
        }
        for fleet in sight.fleets(*seat) {
            let ahead = fleet.arrives.saturating_sub(sight.turn()) as usize;
            let (source, target) = (usize::from(fleet.source), usize::from(fleet.target));
            self.expect(source, target, ahead, fleet.ships);
        }
    }

    /// Enters the ships of rivals where they are hidden: as many as we have on
    /// a planet when the turn begins. What other bots take for true counts only
    /// ships that were not ordered away, and changes during a turn.
    fn guess_rivals(&mut self) {
        let own = self.own().map(|it| self.spots[it].ships);
        let mean = own.sum::<i64>() / self.n_own.max(1) as i64;
        for index in 0..self.n_rival {
            let rival = self.rival(index);
            self.spots[rival].ships = mean;
        }
    }

    /// Enters orders that were given and are not of this plan.
    pub(super) fn accept(&mut self, orders: &[Order]) {
        for order in orders {
            let (source, target) = (usize::from(order.source), usize::from(order.target));
            let spot = &mut self.spots[source];
            spot.ships = (spot.ships - order.ships).max(0);
            let ahead = self.turns_between(source, target);
            self.expect(source, target, ahead, order.ships);
        }
    }

    /// Returns how many planets there are.
    pub(super) fn n_planets(&self) -> usize {
        self.spots.len()
    }

    /// Lists our planets.
    pub(super) fn own(&self) -> impl Iterator<Item = usize> + '_ {
        self.players[..self.n_own].iter().map(|it| usize::from(*it))
    }

    /// Lists the planets of rivals.
    pub(super) fn rivals(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.n_rival).map(|it| self.rival(it))
    }

    /// Lists the planets of nobody.
    pub(super) fn nobodys(&self) -> impl Iterator<Item = usize> + '_ {
        let end = self.players.len() - self.n_rival;
        let nobodys = self.players[self.n_own..end].iter();
        nobodys.map(|it| usize::from(*it))
    }

    /// Returns one of the planets of rivals.
    pub(super) fn rival(&self, index: usize) -> usize {
        usize::from(self.players[self.players.len() - 1 - index])
    }

    #[inline]
    pub(super) fn is_mine(&self, planet: usize) -> bool {
        self.spots[planet].owner == self.me
    }

    /// Returns the turns between two planets.
    #[inline]
    pub(super) fn turns_between(&self, one: usize, other: usize) -> usize {
        let cells = (self.spots[one].cell, self.spots[other].cell);
        self.galaxy.times.between(cells.0, cells.1) as usize
    }

    /// Returns the own ships that arrive at a planet so many turns from now.
    #[inline]
    pub(super) fn arrival(&self, planet: usize, ahead: usize) -> Arrival {
        if ahead >= self.turns {
            return Arrival::default();
        }
        self.arrivals[planet * self.turns + ahead]
    }

    /// Enters own ships on their way.
    fn expect(&mut self, source: usize, target: usize, ahead: usize, ships: i64) {
        if ahead >= self.turns {
            return;
        }
        let kill = self.spots[source].kill;
        let ships = ships.min(SHIPS_PLANNED_MAX);
        let arrival = &mut self.arrivals[target * self.turns + ahead];
        arrival.ships = (arrival.ships + ships).min(SHIPS_PLANNED_MAX);
        arrival.strength = arrival.strength.saturating_add(ships * kill);
    }

    /// Adds an order to the plan; more ships to the same place join it.
    pub(super) fn send(&mut self, source: usize, target: usize, ships: i64) {
        let ships = ships.min(self.spots[source].surplus);
        let (from, to) = (source as u16, target as u16);
        let planned = &mut self.orders[..self.n_orders];
        let same = planned
            .iter_mut()
            .find(|it| it.source == from && it.target == to);
        if let Some(same) = same {
            same.ships += ships;
        } else if self.n_orders < self.orders.len() {
            self.orders[self.n_orders] = Order {
                source: from,
                target: to,
                ships,
            };
            self.n_orders += 1;
        } else {
            return;
        }
        self.spots[source].surplus -= ships;
        let ahead = self.turns_between(source, target);
        self.expect(source, target, ahead, ships);
    }
}
