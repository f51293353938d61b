//! Guesses: full states that agree with what a seat knows.

use tapete_game::{Chance, Seat};

use super::game::General;
use super::state::State;
use super::tiles::Event;

/// Returns a state that agrees with all that `seat` was told.
pub(super) fn guess(
    game: &General,
    state: &State,
    _story: &[Event],
    seat: Seat,
    chance: &mut Chance,
) -> State {
    let mut guessed = state.clone();
    let mut unseen: Vec<u32> = state.stock.clone();
    for other in Seat::all(game.n_seats).filter(|other| *other != seat) {
        unseen.extend(state.hand(other));
    }
    unseen.sort_unstable();
    chance.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    for other in Seat::all(game.n_seats).filter(|other| *other != seat) {
        let hand = &mut guessed.hands[other.index()];
        let n_held = hand.len();
        hand.clear();
        hand.extend(unseen.by_ref().take(n_held));
        hand.sort_unstable();
    }
    guessed.stock.clear();
    guessed.stock.extend(unseen);
    if !game.turn.uses_stock {
        guessed.stock.sort_unstable();
    }
    guessed
}
