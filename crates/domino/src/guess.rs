//! Guesses: full states that agree with what a seat knows, each as likely as
//! the deal makes it.
//!
//! The story of the hand leaves for every unseen tile a few *groups* it may be
//! in: a hand as it was dealt, what a seat drew in one turn, or the stock. A
//! pass or a draw tells that no tile then in the hand fitted the open ends. All
//! such facts concern one tile and one group, so the deals that agree are the
//! ways to fill the groups, and counting them (few tiles are restricted at all)
//! gives exact, equal chances. Shuffling until a deal happens to agree would be
//! simpler, but late in a hand with many passes nearly none does.

mod count;
mod groups;

use tapete_game::{Chance, Seat};

use crate::event::Event;
use crate::rules::Domino;
use crate::state::State;
use crate::tile::each;
use count::deal_out;
use groups::{Groups, Holder};

/// Returns a state that agrees with all that `seat` was told.
pub(crate) fn guess(
    game: &Domino,
    state: &State,
    story: &[Event],
    seat: Seat,
    chance: &mut Chance,
) -> State {
    let mut guessed = state.clone();
    if state.ended.is_some() {
        // All hands lie open; only a stock is still unseen.
        shuffle_stock(game, &mut guessed, chance);
        return guessed;
    }
    let start = story
        .iter()
        .rposition(|event| matches!(event, Event::HandStarted { .. }))
        .unwrap_or(0);
    let groups = Groups::read(game, &story[start..], seat);
    let Some(dealt) = deal_out(&groups, chance) else {
        // Only a story that contradicts itself leaves no deal.
        return guessed;
    };
    for other in Seat::all(game.n_seats).filter(|other| *other != seat) {
        guessed.hands[other.index()] = 0;
    }
    guessed.stock.clear();
    for (group, tiles) in groups.list.iter().zip(dealt) {
        match group.holder {
            Holder::Seat(holder) => guessed.hands[holder.index()] |= tiles & !groups.played,
            Holder::Stock => guessed.stock.extend(each(tiles)),
        }
    }
    shuffle_stock(game, &mut guessed, chance);
    guessed
}

/// Gives the stock a new order, where it has one.
fn shuffle_stock(game: &Domino, state: &mut State, chance: &mut Chance) {
    if game.draws {
        chance.shuffle(&mut state.stock);
    } else {
        state.stock.sort_unstable();
    }
}
