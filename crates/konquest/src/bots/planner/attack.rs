//! Attacks: which planet, when, and from where; exactly enough, and all that
//! take part arrive in the same turn.

use super::chart::{AHEAD_MAX, Arrival, Chart};
use super::clash;
use super::weights::{COST_NOBODY, COST_RIVAL, EFFORT, GAIN_RIVAL, LUCK_NOBODY, LUCK_RIVAL};
use crate::state::NOBODY;

/// How many turns in which an attack would do are compared.
const ARRIVALS_COMPARED: usize = 6;

/// An attack: all that send to it arrive in the same turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Raid {
    pub(super) score: i64,
    pub(super) target: usize,
    /// When it arrives, in turns from now.
    pub(super) ahead: usize,
    /// The strength to send, besides what is under way.
    pub(super) strength: i64,
}

impl Chart<'_> {
    /// Attacks whatever is most worth while, as long as there are ships for it.
    ///
    /// Scores only fall as ships are spent. So the best known one is looked at
    /// again, and if it is still what it was it is the best of all.
    pub(super) fn attack(&mut self) {
        let n_planets = self.n_planets();
        for planet in 0..n_planets {
            self.spots[planet].score = self.raid_on(planet).map_or(0, |it| it.score);
        }
        for _ in 0..4 * n_planets {
            let best = (0..n_planets).max_by_key(|it| self.spots[*it].score);
            let Some(target) = best.filter(|it| self.spots[*it].score > 0) else {
                return;
            };
            let raid = self.raid_on(target);
            let score = raid.map_or(0, |it| it.score);
            let known = std::mem::replace(&mut self.spots[target].score, score);
            if let Some(raid) = raid
                && score >= known
            {
                self.launch(raid);
                let again = self.raid_on(target).map_or(0, |it| it.score);
                self.spots[target].score = again.min(score - 1);
            }
        }
    }

    /// Returns the best attack on a planet that the ships to spare are enough
    /// for.
    pub(super) fn raid_on(&self, target: usize) -> Option<Raid> {
        if self.is_mine(target) {
            return None;
        }
        let mut ready = [Arrival::default(); AHEAD_MAX];
        let last = self.ready_for(target, &mut ready).min(self.horizon);
        let spot = &self.spots[target];
        let luck = match spot.owner {
            NOBODY => LUCK_NOBODY,
            _ => LUCK_RIVAL,
        };
        let mut future = self.next_turn(target);
        let mut best: Option<Raid> = None;
        let mut n_compared = 0;
        while future.ahead <= last && future.owner != self.me {
            let now = ready[future.ahead];
            let coming = self.arrival(target, future.ahead).strength;
            let defence = future.ships * spot.kill;
            // Less than the defence is never enough; most end here.
            if now.strength > 0 && now.strength + coming > defence {
                let rate = now.strength / now.ships.max(1);
                let battle = self.galaxy.options.battle;
                let required =
                    clash::required(battle, (future.ships, spot.kill), rate, luck) - coming;
                if required <= 0 {
                    // What is under way is enough.
                    break;
                }
                if now.strength >= required {
                    let raid = Raid {
                        score: self.worth(target, future.ahead, future.ships, required),
                        target,
                        ahead: future.ahead,
                        strength: required,
                    };
                    if best.is_none_or(|it| it.score < raid.score) {
                        best = Some(raid);
                    }
                    n_compared += 1;
                    if n_compared > ARRIVALS_COMPARED {
                        break;
                    }
                }
            }
            self.land(target, &mut future);
            self.pass(&mut future);
        }
        best.filter(|it| it.score > 0)
    }

    /// Adds up what could leave now for a planet, by turns until it is there;
    /// returns the most turns.
    fn ready_for(&self, target: usize, ready: &mut [Arrival; AHEAD_MAX]) -> usize {
        let mut last = 0;
        for source in self.own() {
            let spot = &self.spots[source];
            if spot.surplus <= 0 {
                continue;
            }
            let turns = self.turns_between(source, target);
            if let Some(ready) = ready.get_mut(turns) {
                ready.ships += spot.surplus;
                ready.strength += spot.surplus * spot.kill;
                last = last.max(turns);
            }
        }
        last
    }

    /// Returns what a capture is worth for the strength and the turns that it
    /// takes: production over a horizon, less the ships that are lost; all by
    /// kill rate, for ships are worth what they can do from there.
    fn worth(&self, target: usize, ahead: usize, defenders: i64, strength: i64) -> i64 {
        let spot = &self.spots[target];
        let (gain, cost) = match spot.owner {
            NOBODY => (100, COST_NOBODY),
            _ => (GAIN_RIVAL, COST_RIVAL),
        };
        let turns = self.horizon.saturating_sub(ahead) as i64;
        let built = spot.production.max(0) * turns;
        let gained = built * spot.kill / 100 * gain;
        let lost = defenders * spot.kill / 100 * cost;
        let net = gained - lost;
        if net <= 0 {
            return 0;
        }
        net / (strength / 1_000 + EFFORT) * 100 / ahead.max(1) as i64
    }

    /// Sends what an attack takes, from those that arrive in its turn, the
    /// strongest first.
    fn launch(&mut self, raid: Raid) {
        let mut missing = raid.strength;
        while missing > 0 {
            let in_time = self.own().filter(|it| {
                let spot = &self.spots[*it];
                let can_fight = spot.surplus > 0 && spot.kill > 0;
                can_fight && self.turns_between(*it, raid.target) == raid.ahead
            });
            let strength = |it: &usize| self.spots[*it].surplus * self.spots[*it].kill;
            let Some(source) = in_time.max_by_key(strength) else {
                return;
            };
            let spot = &self.spots[source];
            let ships = ((missing + spot.kill - 1) / spot.kill).min(spot.surplus);
            missing -= ships * spot.kill;
            self.send(source, raid.target, ships);
        }
    }
}
