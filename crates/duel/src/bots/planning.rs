//! How the bots that plan choose: the first card of the best plan, or nothing
//! more.

use crate::moves::Move;
use crate::run::Effect;
use crate::state::{Phase, State, TurnStart};

use super::room::{Room, with_room};
use super::search::Aim;
use super::worth::Evaluation;
use super::{Thinking, before, discard};

/// How many kinds of luck are tried before a plan is given up, where cards use
/// luck.
const N_LUCKS: usize = 3;

/// From when on a bot plans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum From {
    /// From the start of the turn: only the cards of then, and one target.
    TurnStart,
    /// From now on, with all cards held.
    Now,
}

/// Chooses by planning.
pub(super) fn choose(thinking: &mut Thinking<'_>, evaluation: Evaluation, from: From) -> Move {
    match thinking.known.phase() {
        Phase::Playing => with_room(|room| next_card(thinking, evaluation, from, room)),
        Phase::Discarding => with_room(|room| discard::choose(thinking, evaluation, room)),
        Phase::Decks | Phase::Formation => before::choose(thinking),
    }
}

fn next_card(
    thinking: &mut Thinking<'_>,
    evaluation: Evaluation,
    from: From,
    room: &mut Room,
) -> Move {
    let (duel, seat) = (thinking.duel, thinking.seat.index());
    let seen = thinking.known.seen(&mut room.seen);
    if from == From::Now {
        begin_now(duel.n_monsters(), seen, seat);
    }
    let powers = seen.powers(duel, seat).iter();
    let trees = powers.filter(|it| matches!(duel.effects[usize::from(**it)], Effect::Tree));
    let n_lucks = if trees.count() > 0 { N_LUCKS } else { 1 };
    for _ in 0..n_lucks {
        let aim = Aim {
            duel,
            seat,
            evaluation,
            luck: thinking.chance.bits(),
        };
        let plan = room.search.best(aim, seen);
        if let Some(plan) = plan
            && let Some(slot) = plan.slots.first()
        {
            return Move::Play {
                slot: *slot,
                target: tapete_game::Seat(plan.target as u8),
            };
        }
    }
    Move::End
}

/// Makes a position look as if the turn began just now.
pub(super) fn begin_now(n_monsters: usize, state: &mut State, seat: usize) {
    for own in &mut state.seats {
        own.life_before = own.total_life(n_monsters);
    }
    let own = &state.seats[seat];
    let n_cards = own.hand.len() as u8;
    state.turn = TurnStart {
        energy: own.energy,
        n_cards,
        n_old: n_cards,
        spent: 0,
        aimed: None,
    };
}
