//! Which card to throw away: only where the next draw would find no room, and
//! then the one that brings least.

use tapete_game::Chance;

use crate::duel::Duel;
use crate::moves::Move;
use crate::options::GROWN_MAX;
use crate::state::{SeatState, State};

use super::Thinking;
use super::planning::begin_now;
use super::room::Room;
use super::search::{Aim, Search};
use super::worth::{Before, Evaluation};

/// Tells whether the next turn's draw would be lost in part.
pub(super) fn overflows(duel: &Duel, own: &SeatState) -> bool {
    let n_cards = own.hand.len() + usize::from(duel.options.draw);
    n_cards > usize::from(duel.options.hand_limit)
}

pub(super) fn choose(thinking: &mut Thinking<'_>, evaluation: Evaluation, room: &mut Room) -> Move {
    let (duel, seat) = (thinking.duel, thinking.seat.index());
    if !overflows(duel, thinking.known.own()) {
        return Move::Keep;
    }
    let seen = thinking.known.seen(&mut room.seen);
    let aim = Aim {
        duel,
        seat,
        evaluation,
        luck: thinking.chance.bits(),
    };
    let slot = least(aim, seen, &mut room.search);
    slot.map_or(Move::Keep, |slot| Move::Discard { slot })
}

/// Returns the slot of the card that brings least if it is played alone, with
/// all the energy of the world; of equal ones the dearest.
fn least(aim: Aim<'_>, state: &mut State, search: &mut Search) -> Option<u8> {
    let Aim { duel, seat, .. } = aim;
    state.seats[seat].energy = GROWN_MAX / 2;
    begin_now(duel.n_monsters(), state, seat);
    let mut least: Option<(f64, i32, u8)> = None;
    let mut chance = Chance::quick(aim.luck);
    for slot in 0..state.seats[seat].hand.len() as u8 {
        let mut worth = f64::NEG_INFINITY;
        for target in (0..duel.n_seats).filter(|it| *it != seat) {
            let before = Before::turn(duel, state, seat, target);
            if let Some(after) = search.try_card(aim, state, slot, target, &mut chance) {
                worth = worth.max((aim.evaluation)(duel, &before, after));
            }
        }
        let power = state.seats[seat].hand.cards().get(usize::from(slot));
        let card = power.and_then(|it| state.power_card(duel, seat, *it));
        let cost = card.map_or(0, |it| duel.powers[it].cost);
        let is_less = least.is_none_or(|it| worth < it.0 || worth == it.0 && cost > it.1);
        if is_less {
            least = Some((worth, cost, slot));
        }
    }
    least.map(|it| it.2)
}
