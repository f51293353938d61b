//! Plays matches on in thought: each way to go on is tried on many guesses of
//! what is hidden, both sides looking one move ahead, and the worse half of the
//! ways is given up again and again. To play on by habit is cheaper; which of
//! the two is better for the same work has not been measured.
//!
//! All ways meet the same guesses and the same luck, so that what differs is
//! the way. The work is fixed, never timed: the same seed gives the same move.

mod arms;
mod playout;

use tapete_game::Chance;

use super::room::{Room, copy_into, with_room};
use super::{CardBot, Thinking, greedy, habit};
use crate::guess::guess_in_place;
use crate::moves::Move;
use crate::state::Ask;
use arms::Arm;
use playout::play_on;

pub(super) const BOT: CardBot = CardBot {
    name: "planner",
    others: &["planificador"],
    doc: "Plays many matches on in thought and takes the move after which it stands best.",
    doc_es: "Juega muchas partidas en la mente y elige la jugada que lo deja mejor.",
    choose,
};

/// How many matches are played on for one decision.
const N_PLAYOUTS: u32 = 60;

/// How much the first look counts against what the matches say, in percent.
const FIRST_LOOK: i64 = 50;

fn choose(thinking: &mut Thinking<'_>) -> Move {
    match thinking.state.ask {
        Ask::Mulligan => {
            return habit::mulligan(thinking.game, thinking.state, thinking.seat.0);
        }
        Ask::Damage { .. } | Ask::Source => return Move::Usual,
        // There is no hurry before the first turn, and nothing to see yet.
        Ask::Placing | Ask::Bottom | Ask::Order => return greedy::choose(thinking),
        _ => {}
    }
    let mut arms = Vec::new();
    with_room(|room| {
        let seen = copy_into(thinking.game, thinking.state, &mut room.seen);
        guess_in_place(thinking.game, seen, thinking.seat, thinking.chance);
        let luck = thinking.chance.bits();
        arms::collect(thinking, room, luck, &mut arms);
        halve(thinking, room, luck, &mut arms)
    })
}

/// Compares the arms, and returns the first move of the best.
fn halve(thinking: &Thinking<'_>, room: &mut Room, base: u64, arms: &mut Vec<Arm>) -> Move {
    let (game, seat) = (thinking.game, thinking.seat);
    let turn = thinking.state.counts.turns;
    let n_stages = arms.len().next_power_of_two().ilog2().max(1);
    let mut n_done: u32 = 0;
    while !all_alike(arms) {
        let each = (N_PLAYOUTS / n_stages / arms.len() as u32).max(2);
        for _ in 0..each {
            let luck = base.wrapping_add(u64::from(n_done).wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let guess = copy_into(game, thinking.state, &mut room.seen);
            guess_in_place(game, guess, seat, &mut Chance::quick(luck));
            for arm in arms.iter_mut() {
                let Room {
                    seen,
                    levels,
                    inner,
                    ..
                } = room;
                let inner = inner.get_or_insert_default();
                let Some(guess) = seen.as_deref() else {
                    continue;
                };
                let state = copy_into(game, guess, &mut levels[0]);
                let mut chance = Chance::quick(!luck);
                arm.begin(game, state, &mut chance);
                arm.sum += play_on(game, state, seat.0, turn, inner, &mut chance);
            }
            n_done += 1;
        }
        let n = i64::from(n_done.max(1));
        let worth = |arm: &Arm| 100 * arm.sum / n + FIRST_LOOK * arm.look;
        arms.sort_by(|one, other| {
            let by_worth = worth(other).cmp(&worth(one));
            by_worth.then(one.index.cmp(&other.index))
        });
        arms.truncate(arms.len().div_ceil(2));
    }
    arms.first().map_or(Move::Pass, |it| it.first())
}

/// Tells whether all ways that are left begin with the same move.
fn all_alike(arms: &[Arm]) -> bool {
    let first = arms.first().map(Arm::first);
    arms.iter().all(|it| Some(it.first()) == first)
}
