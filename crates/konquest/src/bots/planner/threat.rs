//! What rivals could do, and so what may leave a planet without losing it.

use super::chart::Chart;
use super::weights::Weights;

impl Chart<'_> {
    /// Works out for every own planet what may leave it, or what it lacks, and
    /// how far the front is.
    pub(super) fn weigh_threats(&mut self, weights: &Weights) {
        for planet in 0..self.n_planets() {
            self.weigh_threat(planet, weights);
        }
    }

    fn weigh_threat(&mut self, planet: usize, weights: &Weights) {
        let is_mine = self.is_mine(planet);
        let mut future = self.next_turn(planet);
        let mut front = i64::MAX;
        // What could come within so many turns: the largest, and all.
        const AHEAD_MAX: usize = 128;
        let mut arriving = [(0_i64, 0_i64); AHEAD_MAX];
        let mut last = 0;
        for other in 0..self.n_planets() {
            if !self.is_rival(other) {
                continue;
            }
            let turns = self.turns_between(planet, other);
            front = front.min(turns as i64);
            if !is_mine || turns >= AHEAD_MAX {
                continue;
            }
            let rival = &self.spots[other];
            let ships = rival.ships * weights.threat_ships / 100
                + rival.production.max(0) * weights.threat_built / 100;
            let strength = ships * rival.kill;
            let at = &mut arriving[turns];
            at.0 = at.0.max(strength);
            at.1 = at.1.saturating_add(strength);
            last = last.max(turns);
        }
        let spot = &mut self.spots[planet];
        spot.front = front;
        if !is_mine {
            return;
        }
        let kill = spot.kill.max(1);
        let now = spot.ships;
        let mut spare = now;
        let (mut lacks, mut lacks_by) = (0, 0);
        let (mut largest, mut all) = (0_i64, 0_i64);
        while future.ahead <= last {
            let (one, sum) = arriving[future.ahead];
            largest = largest.max(one);
            all = all.saturating_add(sum);
            self.land(planet, &mut future);
            if sum > 0 {
                let threat = largest + (all - largest) / 100 * weights.threat_others;
                let kept = threat / kill;
                spare = spare.min(future.ships - kept);
                let missing = threat - future.ships * kill;
                if missing > lacks {
                    (lacks, lacks_by) = (missing, future.ahead);
                }
            }
            self.pass(&mut future);
        }
        let spot = &mut self.spots[planet];
        spot.surplus = spare.clamp(0, now);
        spot.lacks = lacks;
        spot.lacks_by = lacks_by;
    }
}
