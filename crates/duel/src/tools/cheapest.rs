//! The least energy with which a deck kills a monster: a small search with the
//! real rules, from plays that cost little to plays that cost more.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use serde::Serialize;
use tapete_game::Share;

use crate::state::State;

use super::bench::{Bench, Play, each_outcome, forget, hold_only, may_play};

/// How many positions are looked at for one monster.
const POSITIONS_MAX: usize = 4_000;

/// How a deck kills a monster with the least energy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Kill {
    /// The monster that dies.
    pub monster: String,
    pub life: i32,
    /// The least energy; nothing if no way was found.
    pub energy: Option<i64>,
    /// The cards, in the order in which they are played: name, monster that
    /// plays it, and how often in a row.
    pub plays: Vec<(String, String, u32)>,
    /// Whether the search came to its bound: a cheaper way may exist.
    pub bounded: bool,
}

/// Finds the cheapest plays of the first seat that kill the front monster of
/// the second. Cards whose effect is luck are left out: nothing is proven by
/// them.
pub(super) fn cheapest(bench: &Bench) -> Kill {
    let duel = &bench.duel;
    let energy = bench.state.seats[0].energy;
    let target = bench.state.seats[1].front(duel.n_monsters()).unwrap_or(0);
    let powers = distinct(bench);
    let mut start = bench.state.clone();
    ready(bench, &mut start, energy);
    let life = start.seats[1].monsters[target].life;
    let mut kill = Kill {
        monster: duel.monster_called(&start, tapete_game::Seat(1), target),
        life,
        energy: None,
        plays: Vec::new(),
        bounded: false,
    };
    let mut nodes = vec![Node {
        state: start,
        cost: 0,
        came: None,
    }];
    let mut known: BTreeMap<String, i64> = BTreeMap::new();
    let mut queue = BinaryHeap::from([Reverse((0_i64, 0_u32, 0_usize))]);
    while let Some(Reverse((cost, n_plays, index))) = queue.pop() {
        let state = nodes[index].state.clone();
        if !state.seats[1].monsters[target].lives() {
            kill.energy = Some(cost);
            kill.plays = path(bench, &nodes, index);
            return kill;
        }
        for power in &powers {
            let play = Play {
                seat: 0,
                power: *power,
                slot: 0,
                target: 1,
            };
            let mut held = state.clone();
            hold_only(duel, &mut held, 0, *power);
            if !may_play(duel, &held, play) {
                continue;
            }
            let Some(mut next) = without_luck(bench, &held, play) else {
                continue;
            };
            ready(bench, &mut next, energy);
            let card = next.power_card(duel, 0, *power).unwrap_or(0);
            let cost = cost + i64::from(duel.powers[card].cost);
            let key = format!("{next:?}");
            if known.get(&key).is_some_and(|it| *it <= cost) {
                continue;
            }
            known.insert(key, cost);
            if nodes.len() >= POSITIONS_MAX {
                kill.bounded = true;
                return kill;
            }
            nodes.push(Node {
                state: next,
                cost,
                came: Some((index, *power)),
            });
            queue.push(Reverse((cost, n_plays + 1, nodes.len() - 1)));
        }
    }
    kill
}

struct Node {
    state: State,
    cost: i64,
    /// From which position, with which power.
    came: Option<(usize, u8)>,
}

/// Lists the powers of the deck, of equal ones of one monster only one.
fn distinct(bench: &Bench) -> Vec<u8> {
    let duel = &bench.duel;
    let powers = bench.state.powers(duel, 0);
    let kind = |power: usize| (duel.monster_of(power as u8), powers[power]);
    let is_first = |power: &usize| (0..*power).all(|it| kind(it) != kind(*power));
    let first = (0..powers.len()).filter(is_first);
    first.map(|it| it as u8).collect()
}

fn ready(bench: &Bench, state: &mut State, energy: i32) {
    forget(&bench.duel, state, energy);
    // Any card: which one is held is chosen with the play.
    hold_only(&bench.duel, state, 0, 0);
}

/// Returns what comes of a play that has no luck in it.
fn without_luck(bench: &Bench, state: &State, play: Play) -> Option<State> {
    let mut only = None;
    let all = each_outcome(&bench.duel, state, play, |next, share| {
        only = Some(next);
        share == Share::ALL
    });
    only.filter(|_| all)
}

fn path(bench: &Bench, nodes: &[Node], index: usize) -> Vec<(String, String, u32)> {
    let mut powers = Vec::new();
    let mut at = index;
    while let Some((before, power)) = nodes[at].came {
        debug_assert!(
            nodes[before].cost <= nodes[at].cost,
            "cheap plays come first"
        );
        powers.push(power);
        at = before;
    }
    let duel = &bench.duel;
    let mut plays: Vec<(String, String, u32)> = Vec::new();
    for power in powers.into_iter().rev() {
        let card = bench.state.power_card(duel, 0, power).unwrap_or(0);
        let name = duel.power_name(card as u16).to_owned();
        let seat = tapete_game::Seat(0);
        let by = duel.monster_called(&bench.state, seat, duel.monster_of(power));
        match plays.last_mut() {
            Some(last) if last.0 == name && last.1 == by => last.2 += 1,
            _ => plays.push((name, by, 1)),
        }
    }
    plays
}
