//! A match played on in thought, to its end or as far as one can see.

use tapete_game::{Chance, Seat, Silent};

use crate::duel::Duel;
use crate::moves::Move;
use crate::state::{Phase, State};

use super::super::discard::overflows;
use super::habit::Habit;

/// How many turns a match is played on; then life decides.
const TURNS_AHEAD: u32 = 40;

/// Plays on; returns what the end is worth to a seat, from 0 to 1, and after how
/// many moves.
///
/// Every turn has luck of its own, so that two matches that went apart draw the
/// same cards all the same as far as they can.
pub(super) fn play_on(
    (duel, habit): (&Duel, &Habit),
    state: &mut State,
    seat: usize,
    moves: &mut Vec<Move>,
    luck: u64,
) -> (f64, u32) {
    let last = state.counts.turns.saturating_add(TURNS_AHEAD);
    let mut chance = Chance::quick(luck);
    let mut n_turns = state.counts.turns;
    let mut n_moves = 0;
    while state.end.is_none() && state.counts.turns <= last {
        step(duel, habit, state, moves, &mut chance);
        n_moves += 1;
        if state.counts.turns != n_turns {
            n_turns = state.counts.turns;
            let turn = u64::from(state.round) << 8 | u64::from(state.acting);
            chance = Chance::quick(luck ^ turn << 24);
        }
    }
    (value(duel, state, seat), n_moves)
}

/// Makes one move for whoever acts.
fn step(duel: &Duel, habit: &Habit, state: &mut State, moves: &mut Vec<Move>, chance: &mut Chance) {
    let seat = match state.phase {
        Phase::Playing | Phase::Discarding => state.seat(),
        Phase::Decks | Phase::Formation => state.pending.first().unwrap_or(Seat(0)),
    };
    let chosen = match state.phase {
        Phase::Playing => habit.next(duel, state, seat),
        Phase::Discarding if overflows(duel, &state.seats[seat.index()]) => {
            habit.worst(duel, state, seat)
        }
        Phase::Discarding => Move::Keep,
        Phase::Decks | Phase::Formation => {
            moves.clear();
            duel.list(state, seat, moves);
            let index = chance.below(moves.len() as u32) as usize;
            moves.get(index).copied().unwrap_or(Move::End)
        }
    };
    duel.act(state, seat, chosen, chance, &mut Silent);
}

/// Returns what a position is worth to a seat.
fn value(duel: &Duel, state: &State, seat: usize) -> f64 {
    let me = Seat(seat as u8);
    if let Some(end) = state.end {
        return match (end.winners.contains(me), end.tied.contains(me)) {
            (true, _) => 1.0,
            (false, true) => 1.0 / end.tied.len().max(1) as f64,
            (false, false) => 0.0,
        };
    }
    let n_monsters = duel.n_monsters();
    let life = |seat: usize| state.seats[seat].total_life(n_monsters) as f64;
    let all: f64 = (0..duel.n_seats).map(life).sum();
    if all == 0.0 { 0.0 } else { life(seat) / all }
}
