//! What rivals could do to our planets, and so what may leave them.
//!
//! A garrison only helps against a rival that has seen it before it chooses.
//! Where all order at once, keeping ships at home against what rivals could
//! send lost to sending them: attacks are answered by attacks, and ships that
//! are gone cannot be met by more than a planet is worth. So only rivals that
//! order after us in the same turn are guarded against.

use super::chart::{AHEAD_MAX, Chart};
use super::weights::{DOOM, DOOM_TURNS, GUARD, GUARD_TURNS, HORIZON};
use crate::options::Ordering;

/// The strongest rivals that could arrive, by turns from now.
#[derive(Default)]
struct Strongest {
    all: [i64; GUARD_TURNS + 1],
    /// Of those that order after us in this turn.
    later: [i64; GUARD_TURNS + 1],
}

impl Chart<'_> {
    /// Works out for our planets how far the front is, what may leave them and
    /// whether they are doomed.
    pub(super) fn weigh_threats(&mut self) {
        let mut nearest = usize::MAX;
        for index in 0..self.n_own {
            let planet = usize::from(self.players[index]);
            let front = self.front(planet);
            nearest = nearest.min(front);
            let spot = &mut self.spots[planet];
            spot.front = front;
            spot.surplus = spot.ships;
            if front <= GUARD_TURNS {
                self.weigh_threat(planet);
            }
        }
        self.horizon = HORIZON.max(2 * nearest.min(AHEAD_MAX));
    }

    /// Returns the turns to the nearest planet of a rival.
    pub(super) fn front(&self, planet: usize) -> usize {
        let turns = self.rivals().map(|it| self.turns_between(planet, it));
        turns.min().unwrap_or(AHEAD_MAX)
    }

    fn weigh_threat(&mut self, planet: usize) {
        let strongest = self.strongest_near(planet);
        let kill = self.spots[planet].kill.max(1);
        let mut future = self.next_turn(planet);
        while future.ahead <= GUARD_TURNS {
            self.land(planet, &mut future);
            let (all, later) = (strongest.all[future.ahead], strongest.later[future.ahead]);
            let spot = &mut self.spots[planet];
            if future.ahead <= DOOM_TURNS && all > future.ships * kill / 100 * DOOM {
                spot.is_doomed = true;
            }
            let spare = future.ships - later / kill * GUARD / 100;
            // What cannot be held is not held.
            if later > 0 && spare >= 0 {
                spot.surplus = spot.surplus.min(spare);
            }
            self.pass(&mut future);
        }
    }

    fn strongest_near(&self, planet: usize) -> Strongest {
        let mut strongest = Strongest::default();
        let in_turn = self.galaxy.options.ordering == Ordering::InTurn;
        for other in self.rivals() {
            let turns = self.turns_between(planet, other);
            if turns > GUARD_TURNS {
                continue;
            }
            let rival = &self.spots[other];
            let strength = rival.strength();
            let all = &mut strongest.all[turns];
            *all = (*all).max(strength);
            if in_turn && rival.owner > self.me {
                let later = &mut strongest.later[turns];
                *later = (*later).max(strength);
            }
        }
        strongest
    }
}
