//! What no attack needs goes where it will be of use: towards the front, to
//! planets whose ships hit harder, and away from planets that are lost anyway.

use super::chart::Chart;
use super::weights::{DOOM_GO, DOOM_STAY, GATHER};

impl Chart<'_> {
    /// Moves what is left over.
    pub(super) fn gather(&mut self) {
        for planet in 0..self.n_planets() {
            self.spots[planet].ours_from = self.ours_from(planet);
        }
        for index in 0..self.n_own {
            let source = usize::from(self.players[index]);
            let surplus = self.spots[source].surplus;
            if surplus > 0
                && let Some(target) = self.better_place(source)
            {
                self.send(source, target, surplus);
            }
        }
    }

    /// Returns from which turn ahead on a planet is ours, given our fleets.
    fn ours_from(&self, planet: usize) -> usize {
        if self.is_mine(planet) {
            return 0;
        }
        let coming = &self.arrivals[planet * self.turns..][..self.turns];
        let last = coming.iter().rposition(|it| it.ships > 0).unwrap_or(0);
        let mut future = self.next_turn(planet);
        while future.ahead <= last {
            self.land(planet, &mut future);
            if future.owner == self.me {
                return future.ahead;
            }
            self.pass(&mut future);
        }
        usize::MAX
    }

    /// Returns the planet of ours, or soon to be, where ships do more than here.
    pub(super) fn better_place(&self, source: usize) -> Option<usize> {
        let mut best = self.usefulness(source, 0, DOOM_STAY);
        let mut place = None;
        for (target, spot) in self.spots.iter().enumerate() {
            if spot.ours_from == usize::MAX || target == source {
                continue;
            }
            let turns = self.turns_between(source, target);
            if spot.ours_from > turns {
                continue;
            }
            let useful = self.usefulness(target, turns, DOOM_GO);
            if useful > best {
                best = useful;
                place = Some(target);
            }
        }
        place
    }

    /// Returns how much a ship does on a planet that it reaches in so many
    /// turns: by its kill rate, the sooner at the front the better.
    fn usefulness(&self, planet: usize, turns: usize, doomed: i64) -> i64 {
        let spot = &self.spots[planet];
        let front = spot.front.min(1_000);
        let useful = (spot.kill + 1) * 1_000 / ((front + turns as i64) * 10 + GATHER);
        if spot.is_doomed {
            useful * doomed / 100
        } else {
            useful
        }
    }
}
