//! Attacks: which planet, when, and from where, exactly enough and all in the
//! same turn.

use super::chart::Chart;
use super::clash;
use super::weights::Weights;

/// How many turns after the first in which an attack would do are looked at
/// too.
const LATER_MAX: usize = 6;

/// The farthest an attack is looked at, in turns.
const AHEAD_MAX: usize = 128;

/// An attack, or help for an own planet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Raid {
    pub(super) score: i64,
    target: usize,
    /// When it arrives, in turns from now.
    ahead: usize,
    /// The strength to send, besides what is under way.
    strength: i64,
    /// Sources may be nearer than `ahead`, and send later.
    pub(super) help: bool,
}

impl Chart<'_> {
    /// Attacks whatever is most worth while, as long as there are ships to
    /// spare.
    pub(super) fn attack(&mut self, weights: &Weights) {
        let n_planets = self.n_planets();
        for planet in 0..n_planets {
            self.spots[planet].score = self.raid_on(planet, weights).map_or(0, |it| it.score);
        }
        for _ in 0..4 * n_planets + 16 {
            let best = (0..n_planets).max_by_key(|it| self.spots[*it].score);
            let Some(target) = best.filter(|it| self.spots[*it].score > 0) else {
                return;
            };
            let known = self.spots[target].score;
            let raid = self.raid_on(target, weights);
            let score = raid.map_or(0, |it| it.score);
            self.spots[target].score = score;
            if let Some(raid) = raid
                && score >= known
            {
                self.launch(raid);
                let again = self.raid_on(target, weights).map_or(0, |it| it.score);
                // Once more at most, lest the same target is chosen for ever.
                self.spots[target].score = again.min(score - 1);
            }
        }
    }

    /// Returns the best attack on a planet, or help for it if it is ours.
    fn raid_on(&self, target: usize, weights: &Weights) -> Option<Raid> {
        if self.is_mine(target) {
            return self.help_for(target, weights);
        }
        let spot = &self.spots[target];
        let mut ready = [(0_i64, 0_i64); AHEAD_MAX];
        let mut last = 0;
        for source in 0..self.n_planets() {
            let from = &self.spots[source];
            if from.owner != self.me || from.surplus <= 0 || from.kill <= 0 {
                continue;
            }
            let turns = self.turns_between(source, target);
            if turns < AHEAD_MAX {
                ready[turns].0 += from.surplus;
                ready[turns].1 += from.surplus * from.kill;
                last = last.max(turns);
            }
        }
        let is_rival = self.is_rival(target);
        let battle = self.galaxy.options.battle;
        let luck = if is_rival {
            weights.luck_rival
        } else {
            weights.luck_nobody
        };
        let mut future = self.next_turn(target);
        let (mut ships, mut strength) = (0, 0);
        let mut best: Option<Raid> = None;
        let mut n_later = 0;
        while future.ahead <= last {
            if future.owner == self.me {
                break;
            }
            let ahead = future.ahead;
            let (now_ships, now) = ready[ahead];
            ships += now_ships;
            strength += now;
            if now > 0 {
                let coming = self.arrival(target, ahead).strength;
                let rate = strength / ships.max(1);
                let mut defenders = future.ships;
                if is_rival {
                    defenders += defenders * weights.more_rival / 100
                        + self.help_near(target, ahead, weights);
                }
                let required = clash::required(battle, defenders, spot.kill, rate, luck) - coming;
                let required = required + required * weights.spare / 100;
                if required <= 0 {
                    break;
                }
                let enough = if weights.together > 0 { strength } else { now };
                if enough >= required {
                    let raid = Raid {
                        score: self.worth(target, ahead, required, future.ships, weights),
                        target,
                        ahead,
                        strength: required,
                        help: false,
                    };
                    if best.is_none_or(|it| it.score < raid.score) {
                        best = Some(raid);
                    }
                    n_later += 1;
                    if n_later > LATER_MAX {
                        break;
                    }
                }
            }
            self.land(target, &mut future);
            self.pass(&mut future);
        }
        best.filter(|it| it.score > 0)
    }

    /// Returns the ships that rivals may bring to a planet of theirs.
    fn help_near(&self, target: usize, ahead: usize, weights: &Weights) -> i64 {
        if weights.help_rival == 0 {
            return 0;
        }
        let owner = self.spots[target].owner;
        let mut ships = 0;
        for other in 0..self.n_planets() {
            let spot = &self.spots[other];
            if spot.owner == owner && other != target && self.turns_between(other, target) < ahead {
                ships += spot.ships;
            }
        }
        ships * weights.help_rival / 100
    }

    /// Returns what a capture is worth, for each ship and turn it takes.
    fn worth(
        &self,
        target: usize,
        ahead: usize,
        strength: i64,
        defenders: i64,
        weights: &Weights,
    ) -> i64 {
        let spot = &self.spots[target];
        let turns = (weights.horizon - ahead as i64).max(0);
        let (gain, cost) = if self.is_rival(target) {
            (weights.gain_rival, weights.cost_rival)
        } else {
            (100, weights.cost_nobody)
        };
        let rate = (spot.kill * weights.kill_worth + 500_000 * (100 - weights.kill_worth)) / 100;
        let gain = spot.production.max(0) * turns * rate / 100 * gain;
        let cost = defenders * spot.kill / 100 * cost;
        let net = (gain - cost).min(i64::MAX / 100_000);
        if net <= 0 {
            return 0;
        }
        let effort = strength / 1000 + weights.effort * 500;
        net * 100 / effort.max(1) * 10 / (ahead as i64 * 10 + weights.patience).max(1)
    }

    /// Returns what would save an own planet that lacks ships.
    fn help_for(&self, target: usize, weights: &Weights) -> Option<Raid> {
        let spot = &self.spots[target];
        if spot.lacks <= 0 {
            return None;
        }
        let required = spot.lacks;
        let mut nearest = usize::MAX;
        let mut strength = 0;
        for source in 0..self.n_planets() {
            let from = &self.spots[source];
            if source == target || from.owner != self.me || from.surplus <= 0 {
                continue;
            }
            let turns = self.turns_between(source, target);
            if turns <= spot.lacks_by {
                // On an own planet ships fight with its own rate.
                strength += from.surplus * spot.kill;
                nearest = nearest.min(turns);
            }
        }
        if strength < required {
            return None;
        }
        let score = self.worth(target, nearest, required, 0, weights) / 100 * weights.defend;
        (score > 0).then_some(Raid {
            score,
            target,
            ahead: spot.lacks_by,
            strength: required,
            help: true,
        })
    }

    /// Sends what an attack takes: those that arrive just in time now; nearer
    /// ones keep their ships for it and send them when their turn has come.
    fn launch(&mut self, raid: Raid) {
        let mut missing = raid.strength;
        let first = if raid.help { 1 } else { raid.ahead };
        for ahead in (first..=raid.ahead).rev() {
            missing = self.draw(raid, ahead, missing, true);
        }
        for ahead in (1..first).rev() {
            if missing <= 0 {
                return;
            }
            missing = self.draw(raid, ahead, missing, false);
        }
        if raid.help {
            self.spots[raid.target].lacks = missing.max(0);
        }
    }

    /// Takes strength from the sources at one distance, the strongest first;
    /// returns what is still missing.
    fn draw(&mut self, raid: Raid, ahead: usize, mut missing: i64, send: bool) -> i64 {
        while missing > 0 {
            let is_source = |it: &usize| {
                let spot = &self.spots[*it];
                *it != raid.target
                    && spot.owner == self.me
                    && spot.surplus > 0
                    && self.turns_between(*it, raid.target) == ahead
            };
            let strength = |it: usize| {
                let spot = &self.spots[it];
                let rate = if raid.help { 1 } else { spot.kill };
                spot.surplus * rate
            };
            let sources = (0..self.n_planets()).filter(is_source);
            let Some(source) = sources.max_by_key(|it| strength(*it)) else {
                return missing;
            };
            let rate = if raid.help {
                self.spots[raid.target].kill
            } else {
                self.spots[source].kill
            };
            if rate <= 0 {
                return missing;
            }
            let ships = (missing + rate - 1) / rate;
            let ships = ships.min(self.spots[source].surplus);
            missing -= ships * rate;
            if send {
                self.send(source, raid.target, ships);
            } else {
                self.spots[source].surplus -= ships;
            }
        }
        missing
    }
}
