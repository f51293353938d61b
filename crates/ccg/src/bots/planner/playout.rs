//! A match played on by habit for a few turns, and what it then looks like.

use tapete_game::Chance;

use super::super::judge::{WON, judge};
use super::super::room::Room;
use super::super::think::{is_quiet, play};
use super::super::{greedy, habit};
use crate::model::Cards;
use crate::state::{Ask, State};

/// How many turns a match is played on.
const N_TURNS: u32 = 4;

/// For how many turns both sides look one move ahead rather than play by habit.
const N_CAREFUL: u32 = 2;

/// How many answers one match may have.
const ANSWERS_MAX: usize = 600;

/// The advantage that is as good as half of what can be won.
const HALF: i32 = 700;

/// Plays on, and returns how good it is: from -1000 to 1000.
pub(super) fn play_on(
    game: &Cards,
    state: &mut State,
    seat: u8,
    turn: u32,
    inner: &mut Room,
    chance: &mut Chance,
) -> i64 {
    let mode = super::setting("P_MODE", 1);
    let careful = turn + super::setting("P_CARE", N_CAREFUL);
    let last = turn + super::setting("P_TURNS", N_TURNS);
    for _ in 0..ANSWERS_MAX {
        if state.end.is_some() || (state.counts.turns >= last && is_quiet(state)) {
            break;
        }
        let is_careful = state.counts.turns < careful
            && match state.ask {
                Ask::Attackers | Ask::Blockers => mode > 0,
                Ask::Act => mode > 1 && state.stack.is_empty() && state.active == state.asked,
                _ => mode > 1,
            };
        let chosen = if is_careful {
            greedy::answer(game, state, inner, chance)
        } else {
            habit::answer(game, state, &mut inner.moves)
        };
        play(game, state, chosen, chance);
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
    let half = super::setting("P_HALF", HALF as u32) as i32;
    let worth = i64::from(worth.clamp(-WON, WON));
    1000 * worth / (worth.abs() + i64::from(half))
}
