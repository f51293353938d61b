//! The comparison: the ways to go on are tried side by side, and the worse half
//! is given up again and again.

use tapete_game::{Chance, Silent};

use crate::moves::Move;
use crate::state::{Phase, State};

use super::super::Thinking;
use super::super::room::{Room, copy_into};
use super::super::search::allowed;
use super::arms::Arm;
use super::playout::play_on;

/// How many matches are played on for one decision.
const N_PLAYOUTS: u32 = 1_200;

/// How many moves these may have together: long matches of many seats are tried
/// less often.
const N_STEPS: u32 = 48_000;

/// Returns the move that the best way begins with.
pub(super) fn best(thinking: &mut Thinking<'_>, room: &mut Room) -> Move {
    let Room {
        seen,
        thought,
        moves,
        arms,
        habit,
        ..
    } = room;
    let arms = &mut arms.all;
    let (duel, seat) = (thinking.duel, thinking.seat);
    let base = thinking.chance.bits();
    let n_stages = arms.len().next_power_of_two().ilog2().max(1);
    let mut n_done = 0;
    if !all_alike(arms) {
        habit.look(duel);
    }
    while !all_alike(arms) {
        let each = (N_PLAYOUTS / n_stages / arms.len() as u32).max(1);
        let mut n_steps = 0;
        let last = n_done + each;
        while n_done < last && n_steps < N_STEPS / n_stages {
            let luck = base.wrapping_add(u64::from(n_done).wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let guess = thinking.known.imagined(seen, &mut Chance::quick(luck));
            for arm in arms.iter_mut() {
                let thought = copy_into(duel, guess, thought);
                begin(thinking, arm, thought, &mut Chance::quick(!luck));
                let (worth, n_moves) = play_on(
                    (duel, habit),
                    thought,
                    seat.index(),
                    moves,
                    luck.rotate_left(32),
                );
                arm.sum += worth;
                n_steps += n_moves;
            }
            n_done += 1;
        }
        let by_sum = |one: &Arm, other: &Arm| other.sum.total_cmp(&one.sum);
        arms.sort_unstable_by(|one, other| by_sum(one, other).then(one.index.cmp(&other.index)));
        arms.truncate(arms.len().div_ceil(2));
    }
    arms.first().map_or(fallback(thinking), |it| it.first)
}

/// Tells whether all ways that are left begin with the same move.
fn all_alike(arms: &[Arm]) -> bool {
    let first = arms.first().map(|it| it.first);
    arms.iter().all(|it| Some(it.first) == first)
}

/// What is always allowed, if nothing was listed.
fn fallback(thinking: &Thinking<'_>) -> Move {
    match thinking.known.phase() {
        Phase::Playing => Move::End,
        Phase::Discarding => Move::Keep,
        Phase::Decks => Move::Deck(0),
        Phase::Formation => Move::Place(0),
    }
}

/// Does what an arm says.
fn begin(thinking: &Thinking<'_>, arm: &Arm, state: &mut State, chance: &mut Chance) {
    let (duel, seat) = (thinking.duel, thinking.seat);
    let is_on = |state: &State| {
        state.end.is_none() && state.acting == seat.0 && state.phase == Phase::Playing
    };
    duel.act(state, seat, arm.first, chance, &mut Silent);
    let Move::Play { target, .. } = arm.first else {
        return;
    };
    for slot in &arm.rest {
        if is_on(state) && allowed(duel, state, seat.index(), *slot, target.index()) {
            let slot = *slot;
            duel.act(
                state,
                seat,
                Move::Play { slot, target },
                chance,
                &mut Silent,
            );
        }
    }
    if arm.ends && is_on(state) {
        duel.act(state, seat, Move::End, chance, &mut Silent);
    }
}
