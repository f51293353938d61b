//! The bots of the family.
//!
//! There are none yet but the one that takes what is listed first; whoever asks
//! for another gets it too.

use tapete_game::{Chance, Seat};

use crate::model::Cards;
use crate::moves::Move;
use crate::state::State;

/// Chooses a move of a seat that is asked.
pub(crate) fn choose(
    game: &Cards,
    _bot: usize,
    state: &State,
    seat: Seat,
    moves: &mut Vec<Move>,
    _chance: &mut Chance,
) -> Move {
    game.list(state, seat.0, moves);
    moves.first().copied().unwrap_or(Move::Pass)
}
