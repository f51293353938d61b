//! How often a card must be played until its target is dead: exactly, with all
//! that luck can bring.

use std::collections::BTreeMap;

use crate::state::State;

use super::bench::{Bench, Play, each_outcome, forget, hold_only, may_play};

/// How many plays are looked at.
const PLAYS_MAX: u32 = 60;
/// How many different positions may be possible after some plays.
const POSITIONS_MAX: usize = 400;

/// What comes of playing one card again and again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Playing {
    /// Whether it can be played at all.
    pub(super) playable: bool,
    /// The damage of the first play: at least, in the mean, at most.
    pub(super) damage: (i32, f64, i32),
    /// After how many plays the target can be dead.
    pub(super) plays_min: Option<u32>,
    /// After how many plays it is dead whatever luck brings.
    pub(super) plays_max: Option<u32>,
    /// How many plays it takes in the mean, if it must die.
    pub(super) plays_mean: Option<f64>,
}

/// Plays a power of the first seat against the second again and again, with
/// enough energy, all in one turn.
pub(super) fn until_dead(bench: &Bench, power: u8) -> Playing {
    let duel = &bench.duel;
    let play = Play {
        seat: 0,
        power,
        slot: 0,
        target: 1,
    };
    let energy = bench.state.seats[0].energy;
    let ready = |state: &mut State| {
        forget(duel, state, energy);
        hold_only(duel, state, 0, power);
    };
    let mut start = bench.state.clone();
    ready(&mut start);
    let mut found = Playing {
        playable: may_play(duel, &start, play),
        damage: (0, 0.0, 0),
        plays_min: None,
        plays_max: None,
        plays_mean: None,
    };
    let target = start.seats[1].front(duel.n_monsters()).unwrap_or(0);
    let before = start.seats[1].monsters[target].life;
    let mut damages: Option<(i32, f64, i32)> = None;
    let mut mean = 0.0;
    // Equal positions are one, so that luck does not multiply them.
    let mut alive = BTreeMap::from([(key(&start), (start, 1.0))]);
    for n_plays in 1..=PLAYS_MAX {
        let mut next: BTreeMap<String, (State, f64)> = BTreeMap::new();
        for (state, weight) in alive.values() {
            if !may_play(duel, state, play) {
                return found;
            }
            let all = each_outcome(duel, state, play, |mut state, share| {
                let share = share.value() * weight;
                let monster = state.seats[1].monsters[target];
                if n_plays == 1 {
                    let damage = before - monster.life;
                    let (least, sum, most) = damages.unwrap_or((damage, 0.0, damage));
                    let sum = sum + share * f64::from(damage);
                    damages = Some((least.min(damage), sum, most.max(damage)));
                }
                if !monster.lives() {
                    found.plays_min = found.plays_min.or(Some(n_plays));
                    mean += share * f64::from(n_plays);
                    return true;
                }
                ready(&mut state);
                next.entry(key(&state)).or_insert((state, 0.0)).1 += share;
                next.len() <= POSITIONS_MAX
            });
            if !all {
                return found;
            }
        }
        found.damage = damages.unwrap_or_default();
        if next.is_empty() {
            found.plays_max = Some(n_plays);
            found.plays_mean = Some(mean);
            return found;
        }
        // What changes nothing goes on for ever.
        let is_same = next.len() == alive.len() && next.keys().eq(alive.keys());
        if is_same && found.plays_min.is_none() {
            return found;
        }
        alive = next;
    }
    found
}

fn key(state: &State) -> String {
    format!("{state:?}")
}
