//! Plays by habits: what to do is read off the cards, nothing is tried out.
//!
//! It is a bot of its own, and how all bots play on in thought: for the other
//! side, and for themselves where a choice matters little.

mod act;
mod pick;

use tapete_speech::Bilingual;

use super::attacks::plan_attack;
use super::clash::plan_blocks;
use super::room::with_room;
use super::{CardBot, Ways, worth};
use crate::model::Cards;
use crate::moves::Move;
use crate::state::{Ask, State};

pub(super) const BOT: CardBot = CardBot {
    name: "quick",
    others: &["rapido", "rápido"],
    doc: Bilingual::new(
        "Plays by simple habits, without looking ahead.",
        "Juega por costumbres sencillas, sin mirar adelante.",
    ),
    choose: Ways {
        at_once: |known| by_question(known.ask(), known.is_others()),
        from_list: |thinking| {
            if thinking.known.ask() == Ask::Act
                && let Some(chosen) = act::obvious(&thinking.known, thinking.moves)
            {
                return chosen;
            }
            let is_listed = |it: &Move| thinking.moves.contains(it);
            with_room(|room| {
                let (game, seat) = (thinking.game, thinking.seat.0);
                let seen = thinking.known.seen(&mut room.seen);
                without_list(game, seen, seat)
                    .filter(is_listed)
                    .unwrap_or_else(|| from_list(game, seen, seat, thinking.moves))
            })
        },
    },
};

/// Answers what is asked; the list is made only where it is needed.
pub(super) fn answer(game: &Cards, state: &State, moves: &mut Vec<Move>) -> Move {
    let seat = state.asked;
    if let Some(chosen) = without_list(game, state, seat) {
        return chosen;
    }
    moves.clear();
    game.list(state, seat, moves);
    match moves.as_slice() {
        [] => Move::Pass,
        [only] => *only,
        many => from_list(game, state, seat, many),
    }
}

/// Answers what needs no look at the table: only whether something waits or it
/// is the other's turn. What it answers may always be chosen.
fn by_question(ask: Ask, is_others: bool) -> Option<Move> {
    match ask {
        // What waits is let happen, and the other's turn too.
        Ask::Act if is_others => Some(Move::Pass),
        Ask::Damage { .. } | Ask::Source => Some(Move::Usual),
        Ask::Kicker | Ask::May | Ask::PayOr => Some(Move::Yes),
        _ => None,
    }
}

/// Answers what needs no list of moves.
fn without_list(game: &Cards, state: &State, seat: u8) -> Option<Move> {
    if let Some(chosen) = by_question(state.ask, state.is_others(seat)) {
        return Some(chosen);
    }
    match state.ask {
        Ask::Mulligan => Some(mulligan(game, state, seat)),
        Ask::Attackers => plan_attack(game, state, seat)
            .first()
            .map(|it| Move::Attack(*it)),
        _ => None,
    }
}

/// Chooses from a list of at least two moves.
fn from_list(game: &Cards, state: &State, seat: u8, moves: &[Move]) -> Move {
    let last = moves.last().copied().unwrap_or(Move::Pass);
    match state.ask {
        Ask::Act => act::best(game, state, seat, moves),
        Ask::Attackers if moves.contains(&Move::Done) => Move::Done,
        Ask::Blockers => {
            let plan = plan_blocks(game, state, seat, moves);
            let planned = |it: &&Move| match it {
                Move::Block(blocker, attacker) => plan.contains(&(*blocker, *attacker)),
                _ => false,
            };
            moves.iter().find(planned).copied().unwrap_or(last)
        }
        Ask::X => last,
        Ask::Target
        | Ask::CostThing
        | Ask::Choose
        | Ask::Discard
        | Ask::HandLimit
        | Ask::Bottom
        | Ask::Placing
        | Ask::Promote
        | Ask::Scry => pick::best(game, state, seat, moves),
        _ => moves.first().copied().unwrap_or(last),
    }
}

/// Keeps a hand that can be played: lands, but not only lands.
pub(super) fn mulligan(game: &Cards, state: &State, seat: u8) -> Move {
    let own = &state.players[usize::from(seat & 1)];
    let Some(hand) = own.piles.get(usize::from(game.roles.hand)) else {
        return Move::Keep;
    };
    let is_land =
        |it: &&crate::model::Thing| game.printed_card(state, **it).is_some_and(worth::is_land);
    let n_lands = hand.iter().filter(is_land).count();
    let n_cheap = hand
        .iter()
        .filter_map(|it| game.printed_card(state, *it))
        .filter(|it| !worth::is_land(it) && usize::from(it.cost_total) <= n_lands + 2)
        .count();
    let is_good = (2..=5).contains(&n_lands) && n_cheap > 0;
    if is_good || own.mulligans >= 2 || hand.len() < 6 || game.options.land.is_none() {
        Move::Keep
    } else {
        Move::Mulligan
    }
}
