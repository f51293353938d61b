//! The family's own bots: what they do is worked out from a [`Sight`], what
//! their seat may know, and from the seat's own fleets and orders.

use tapete_game::{BotWord, Chance, Seat};

use crate::galaxy::Galaxy;
use crate::orders::Move;
use crate::state::State;

/// Lists the bots.
pub(crate) fn words() -> Vec<BotWord> {
    Vec::new()
}

/// Lets a bot choose.
pub(crate) fn choose(
    _galaxy: &Galaxy,
    _bot: usize,
    _state: &State,
    _seat: Seat,
    _chance: &mut Chance,
) -> Move {
    Move::End
}
