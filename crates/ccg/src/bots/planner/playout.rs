//! A match played on for a few turns, and what it then looks like.

use tapete_game::Chance;

use super::super::judge::{WON, judge};
use super::super::room::Room;
use super::super::think::{is_quiet, play_asking};
use super::super::{greedy, habit};
use crate::engine::Asks;
use crate::model::Cards;
use crate::state::{Ask, State};

/// How many turns a match is played on.
const N_TURNS: u32 = 10;

/// How many turns the other's attacks and blocks are compared as wholes, which is
/// how it will decide: what comes soon is worth foreseeing exactly.
const N_EXACT: u32 = 3;

/// How many turns answers to what waits, and in the other's turn, are tried out.
const N_ANSWERING: u32 = 2;

/// How many answers one match may have.
const ANSWERS_MAX: usize = 600;

/// The advantage that is as good as half of what can be won.
const HALF: i64 = 700;

/// Plays on, and returns how good it is: from -1000 to 1000.
pub(super) fn play_on(
    game: &Cards,
    state: &mut State,
    seat: u8,
    turn: u32,
    inner: &mut Room,
    chance: &mut Chance,
) -> i64 {
    let last = turn + N_TURNS;
    for _ in 0..ANSWERS_MAX {
        if state.end.is_some() || (state.counts.turns >= last && is_quiet(state)) {
            break;
        }
        // Later, what waits is let happen, and the other's turn too.
        let is_careful = match state.ask {
            Ask::Act if state.counts.turns >= turn + N_ANSWERING => {
                state.stack.is_empty() && state.active == state.asked
            }
            _ => true,
        };
        let declares = matches!(state.ask, Ask::Attackers | Ask::Blockers);
        let is_soon = state.counts.turns < turn + N_EXACT;
        let is_brief = !(declares && is_soon && state.asked != seat);
        let chosen = if is_careful {
            greedy::answer(game, state, inner, chance, is_brief)
        } else {
            habit::answer(game, state, &mut inner.moves)
        };
        let asks = if state.counts.turns >= turn + N_ANSWERING {
            Asks::Slow
        } else {
            Asks::Able
        };
        play_asking(game, state, chosen, chance, asks);
    }
    let sooner = i64::from(last.saturating_sub(state.counts.turns));
    let worth = squash(judge(game, state, seat, turn));
    // The sooner won the better, the later lost the better.
    match state.end {
        Some(_) if worth > 900 => worth + 5 * sooner,
        Some(_) if worth < -900 => worth - 5 * sooner,
        _ => worth,
    }
}

/// Turns what a match is worth into what it promises.
pub(super) fn squash(worth: i32) -> i64 {
    let worth = i64::from(worth.clamp(-WON, WON));
    1000 * worth / (worth.abs() + HALF)
}
