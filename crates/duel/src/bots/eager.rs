//! Plays any card that can be played until none is left, and throws any away
//! that the next draw needs room for.

use tapete_speech::Bilingual;

use super::discard::overflows;
use super::{DuelBot, Thinking};
use crate::moves::Move;
use crate::state::Phase;

pub(super) const BOT: DuelBot = DuelBot {
    name: "eager",
    others: &["ansioso"],
    doc: Bilingual::new(
        "Plays any card it can, until none is left.",
        "Juega cualquier carta que pueda, hasta que no queda ninguna.",
    ),
    choose,
};

pub(super) fn choose(thinking: &mut Thinking<'_>) -> Move {
    thinking.known.list(thinking.moves);
    let n_moves = thinking.moves.len();
    // The last one ends the turn, or keeps the cards.
    let n_free = match thinking.known.phase() {
        Phase::Playing => n_moves.saturating_sub(1).max(1),
        Phase::Discarding if overflows(thinking.duel, thinking.known.own()) => n_moves - 1,
        Phase::Discarding => return Move::Keep,
        Phase::Decks | Phase::Formation => n_moves,
    };
    let index = thinking.chance.below(n_free as u32) as usize;
    thinking.moves.get(index).copied().unwrap_or(Move::End)
}
