//! What the planner knows: every planet with its figures or the best guess at
//! them, and the seat's own fleets by where and when they arrive.

use super::super::Thinking;
use super::super::estimate::Estimate;
use crate::galaxy::Galaxy;
use crate::state::{NOBODY, Order};
use crate::travel::Cell;

/// The most ships that are planned with at one place. More are there, but sums
/// of strengths stay within 64 bits this way.
pub(super) const SHIPS_PLANNED_MAX: i64 = 1_000_000_000;

/// A planet as the planner sees it at the start of the turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) cell: Cell,
    pub(super) owner: u8,
    /// Ships on it, those included that were ordered away in this turn.
    pub(super) ships: i64,
    pub(super) production: i64,
    /// In millionths; one for all where battles do not ask for it.
    pub(super) kill: i64,
    /// Ships that may leave.
    pub(super) surplus: i64,
    /// Strength that is missing to hold it, and by when it must be there.
    pub(super) lacks: i64,
    pub(super) lacks_by: usize,
    /// Turns to the nearest planet of a rival.
    pub(super) front: i64,
    /// How worth while the best attack on it was when last looked at.
    pub(super) score: i64,
    /// When a rival is expected to take it, if it is nobody's.
    pub(super) claimed: usize,
}

impl Default for Spot {
    fn default() -> Spot {
        Spot {
            cell: Cell::default(),
            owner: NOBODY,
            ships: 0,
            production: 0,
            kill: 0,
            surplus: 0,
            lacks: 0,
            lacks_by: 0,
            front: 0,
            score: 0,
            claimed: usize::MAX,
        }
    }
}

/// Own ships that arrive at one planet in one turn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Arrival {
    pub(super) ships: i64,
    /// Ships times the kill rate of where they come from.
    pub(super) strength: i64,
}

/// The map, with room for all that is worked out about it.
pub(super) struct Chart<'a> {
    pub(super) galaxy: &'a Galaxy,
    pub(super) me: u8,
    /// How many turns ahead is looked: every flight ends before.
    pub(super) turns: usize,
    pub(super) spots: &'a mut [Spot],
    /// By planet and turns from now.
    pub(super) arrivals: &'a mut [Arrival],
    pub(super) orders: &'a mut [Order],
    pub(super) n_orders: usize,
}

impl Chart<'_> {
    /// Enters all that the seat may know.
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
                ..Spot::default()
            };
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
    /// a planet of ours when the turn begins. The estimate for all bots counts
    /// only what has not been ordered away, and would change during the turn.
    fn guess_rivals(&mut self) {
        let me = self.me;
        let own = self.spots.iter().filter(|it| it.owner == me);
        let (ships, count) = own.fold((0, 0), |sums, it| (sums.0 + it.ships, sums.1 + 1));
        let mean = ships / i64::max(count, 1);
        for spot in self.spots.iter_mut() {
            if spot.owner != me && spot.owner != NOBODY {
                spot.ships = mean;
            }
        }
    }

    /// Returns how many planets there are.
    pub(super) fn n_planets(&self) -> usize {
        self.spots.len()
    }

    /// Returns the turns between two planets.
    #[inline]
    pub(super) fn turns_between(&self, one: usize, other: usize) -> usize {
        let cells = (self.spots[one].cell, self.spots[other].cell);
        self.galaxy.times.between(cells.0, cells.1) as usize
    }

    pub(super) fn is_mine(&self, planet: usize) -> bool {
        self.spots[planet].owner == self.me
    }

    /// Tells whether the planet is of another player.
    pub(super) fn is_rival(&self, planet: usize) -> bool {
        let owner = self.spots[planet].owner;
        owner != self.me && owner != NOBODY
    }

    /// Returns the own ships that arrive at a planet so many turns from now.
    #[inline]
    pub(super) fn arrival(&self, planet: usize, ahead: usize) -> Arrival {
        self.arrivals[planet * self.turns + ahead]
    }

    /// Enters own ships on their way.
    pub(super) fn expect(&mut self, source: usize, target: usize, ahead: usize, ships: i64) {
        let kill = self.spots[source].kill;
        if let Some(arrival) = self.arrivals.get_mut(target * self.turns + ahead) {
            let ships = ships.min(SHIPS_PLANNED_MAX);
            arrival.ships = (arrival.ships + ships).min(SHIPS_PLANNED_MAX);
            arrival.strength = arrival.strength.saturating_add(ships * kill);
        }
    }

    /// Adds an order to the plan; more ships to the same place join it.
    pub(super) fn send(&mut self, source: usize, target: usize, ships: i64) {
        let ships = ships.min(self.spots[source].surplus);
        if ships <= 0 {
            return;
        }
        let is_same = |it: &Order| {
            usize::from(it.source) == source && usize::from(it.target) == target
        };
        let place = self.orders[..self.n_orders].iter().position(is_same);
        match place {
            Some(place) => self.orders[place].ships += ships,
            None if self.n_orders < self.orders.len() => {
                self.orders[self.n_orders] = Order {
                    source: source as u16,
                    target: target as u16,
                    ships,
                };
                self.n_orders += 1;
            }
            None => return,
        }
        self.spots[source].surplus -= ships;
        let ahead = self.turns_between(source, target);
        self.expect(source, target, ahead, ships);
    }
}
