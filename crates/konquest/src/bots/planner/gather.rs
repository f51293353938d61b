//! What is left over goes where it will be of use: towards the front, and to
//! planets whose ships hit harder.

use super::chart::Chart;
use super::weights::Weights;

impl Chart<'_> {
    /// Moves what no attack needs.
    pub(super) fn gather(&mut self, weights: &Weights) {
        for source in 0..self.n_planets() {
            if !self.is_mine(source) || self.spots[source].surplus <= 0 {
                continue;
            }
            if let Some(target) = self.better_place(source, weights) {
                self.send(source, target, self.spots[source].surplus);
            }
        }
    }

    fn better_place(&self, source: usize, weights: &Weights) -> Option<usize> {
        let mut best = self.usefulness(source, 0, weights);
        let mut place = None;
        for target in 0..self.n_planets() {
            if target == source || !self.is_mine(target) {
                continue;
            }
            let turns = self.turns_between(source, target);
            let useful = self.usefulness(target, turns as i64, weights);
            if useful > best {
                best = useful;
                place = Some(target);
            }
        }
        place
    }

    /// Returns how much a ship does on a planet that it reaches in so many
    /// turns: by its kill rate, the sooner the better.
    fn usefulness(&self, planet: usize, turns: i64, weights: &Weights) -> i64 {
        let spot = &self.spots[planet];
        let front = spot.front.min(1_000);
        (spot.kill + 1) * 1_000 / ((front + turns) * 10 + weights.gather).max(1)
    }
}
