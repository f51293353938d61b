//! Ways to go on race each other: all meet the same guesses and the same luck,
//! one guess after the other, so that what differs is the way. Whatever is
//! clearly worse than the best falls out, and what is left has more matches to
//! itself: easy decisions take little work, close ones all that is allowed.

use tapete_game::Chance;

use super::super::Thinking;
use super::super::room::{Room, copy_into};
use super::arms::Arm;
use super::playout::{play_on, squash};
use crate::moves::Move;

/// How many matches are played on for one decision at most.
const N_PLAYOUTS: usize = 1600;

/// How many guesses all ways meet before any falls out.
const N_FIRST: usize = 24;

/// How many times its standard error, squared, a difference must be for a way
/// to be clearly worse.
const CLEAR: i64 = 4;

/// What a way must promise more than another to be worth waiting for.
const SLACK: i64 = 4;

/// How much the first look counts against what the matches say, in percent.
const FIRST_LOOK: i64 = 30;

/// Compares the ways, and returns the first move of the best.
pub(super) fn winner(
    thinking: &Thinking<'_>,
    room: &mut Room,
    base: u64,
    arms: &mut Vec<Arm>,
) -> Move {
    let mut n_left = N_PLAYOUTS;
    let mut n_guesses: usize = 0;
    while !all_alike(arms) && n_left >= arms.len() {
        let step = (n_guesses as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        meet(thinking, room, base.wrapping_add(step), arms);
        n_left -= arms.len();
        n_guesses += 1;
        arms.sort_by(|one, other| other.sum.cmp(&one.sum).then(one.index.cmp(&other.index)));
        if n_guesses >= N_FIRST {
            drop_out(arms);
        }
    }
    arms.first().map_or(Move::Pass, Arm::first)
}

/// Lets every way meet one guess.
fn meet(thinking: &Thinking<'_>, room: &mut Room, luck: u64, arms: &mut [Arm]) {
    let (game, seat) = (thinking.game, thinking.seat);
    let known = &thinking.known;
    known.guessed(&mut room.seen, &mut Chance::quick(luck));
    let Room {
        seen,
        levels,
        inner,
        ..
    } = room;
    let inner = inner.get_or_insert_default();
    let Some(guess) = seen.as_deref() else {
        return;
    };
    for arm in arms {
        let state = copy_into(game, guess, &mut levels[0]);
        let mut chance = Chance::quick(!luck);
        arm.begin(game, state, &mut chance);
        let turn = known.n_turns();
        let result = play_on(game, state, seat.0, turn, inner, &mut chance);
        let result = result + FIRST_LOOK * squash(arm.look) / 100;
        arm.sum += result;
        arm.results.push(result);
    }
}

/// Keeps the best, which is first, and all that may still be better.
fn drop_out(arms: &mut Vec<Arm>) {
    let Some((best, others)) = arms.split_first() else {
        return;
    };
    let n_kept = others.iter().take_while(|it| !is_clear(best, it)).count();
    arms.truncate(1 + n_kept);
}

/// Tells whether one way is clearly better than another, or as good: the mean
/// of their differences is far from [`SLACK`] for the other, measured by its
/// standard error.
fn is_clear(better: &Arm, worse: &Arm) -> bool {
    let (mut n, mut sum, mut squares) = (0i64, 0i64, 0i64);
    for (one, other) in better.results.iter().zip(&worse.results) {
        let difference = one - other + SLACK;
        n += 1;
        sum += difference;
        squares += difference * difference;
    }
    sum > 0 && sum * sum * (n - 1) > CLEAR * (n * squares - sum * sum)
}

/// Tells whether all ways that are left begin with the same move.
fn all_alike(arms: &[Arm]) -> bool {
    let first = arms.first().map(Arm::first);
    arms.iter().all(|it| Some(it.first()) == first)
}
