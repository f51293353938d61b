//! What no attack needs goes where it will be of use: to planets whose ships
//! hit harder, as far as they lie towards the front, and away from planets that
//! are lost anyway.
//!
//! A place is weighed by the whole way to the front over it. Moving up for its
//! own sake did not pay: ships attack from where they are just as well.

use super::chart::{Chart, Place};
use super::weights::{DOOM_GO, DOOM_STAY, GATHER};

impl Chart<'_> {
    /// Moves what is left over.
    pub(super) fn gather(&mut self) {
        self.find_places();
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

    fn find_places(&mut self) {
        self.n_places = 0;
        for planet in 0..self.n_planets() {
            let Some(ours_from) = self.ours_from(planet) else {
                continue;
            };
            if !self.is_mine(planet) {
                self.spots[planet].front = self.front(planet);
            }
            self.places[self.n_places] = Place {
                planet: planet as u16,
                ours_from,
            };
            self.n_places += 1;
        }
    }

    /// Returns from how many turns ahead on a planet is ours, if our fleets see
    /// to it.
    fn ours_from(&self, planet: usize) -> Option<usize> {
        if self.is_mine(planet) {
            return Some(0);
        }
        let coming = &self.arrivals[planet * self.turns..][..self.turns];
        let last = coming.iter().rposition(|it| it.ships > 0)?;
        let mut future = self.next_turn(planet);
        while future.ahead <= last {
            self.land(planet, &mut future);
            if future.owner == self.me {
                return Some(future.ahead);
            }
            self.pass(&mut future);
        }
        None
    }

    /// Returns the planet of ours, or soon to be, where ships do more than here.
    pub(super) fn better_place(&self, source: usize) -> Option<usize> {
        let mut best = self.usefulness(source, 0, DOOM_STAY);
        let mut place = None;
        for it in &self.places[..self.n_places] {
            let target = usize::from(it.planet);
            let turns = self.turns_between(source, target);
            if target == source || it.ours_from > turns {
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
        let turns = (spot.front + turns) as i64;
        let useful = (spot.kill + 1) * 1_000 / (turns * 10 + GATHER);
        if spot.is_doomed {
            useful * doomed / 100
        } else {
            useful
        }
    }
}
