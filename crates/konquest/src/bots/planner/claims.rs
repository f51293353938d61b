//! Which planets of nobody rivals will take next, so that we come before them
//! or just after, when what is left of them is weakest.
//!
//! Fleets of rivals are never seen; but the ships on their planets mostly are,
//! and those will go somewhere near. Against a single rival this did more harm
//! than good: whatever we leave to it, it takes.

use super::chart::{Chart, Claim};
use super::weights::{CLAIM_SHARE, CLAIMS_MAX};

/// Farther than this nobody is expected to go for a planet of nobody.
const CLAIM_TURNS_MAX: usize = 16;

impl Chart<'_> {
    /// Works out which rival takes which planet of nobody, and when: each of
    /// their planets the nearest that its ships are enough for.
    pub(super) fn weigh_claims(&mut self) {
        if self.has_one_rival() {
            return;
        }
        for index in 0..self.n_rival {
            let rival = self.rival(index);
            let mut ships = self.spots[rival].ships * CLAIM_SHARE / 100;
            let mut last = (0, 0);
            for _ in 0..CLAIMS_MAX {
                let Some((turns, planet, cost)) = self.next_claim(rival, ships, last) else {
                    break;
                };
                last = (turns, planet);
                ships -= cost;
                let owner = self.spots[rival].owner;
                let claim = &mut self.spots[planet].claim;
                if turns < claim.ahead {
                    *claim = Claim {
                        ahead: turns,
                        owner,
                        ships: ships.min(cost),
                    };
                }
            }
        }
    }

    fn has_one_rival(&self) -> bool {
        let mut owners = self.rivals().map(|it| self.spots[it].owner);
        let first = owners.next();
        owners.all(|it| Some(it) == first)
    }

    /// Returns the nearest planet of nobody after the last one that a rival can
    /// take with so many ships: turns, planet, and the ships that it costs.
    fn next_claim(
        &self,
        rival: usize,
        ships: i64,
        last: (usize, usize),
    ) -> Option<(usize, usize, i64)> {
        let kill = self.spots[rival].kill.max(1);
        let mut nearest: Option<(usize, usize, i64)> = None;
        for planet in self.nobodys() {
            let turns = self.turns_between(planet, rival);
            let is_nearer = nearest.is_none_or(|it| turns < it.0);
            if !is_nearer || turns > CLAIM_TURNS_MAX || (turns, planet) <= last {
                continue;
            }
            let defence = self.ships_at(planet, turns) * self.spots[planet].kill;
            if defence < (ships - 1) * kill {
                nearest = Some((turns, planet, defence / kill + 1));
            }
        }
        nearest
    }
}
