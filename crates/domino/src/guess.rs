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
use crate::tile::{Tiles, each};
use count::Dealer;
use groups::{Group, Groups, Holder};

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
    let played = groups.played;
    // The seat whose turn it is can play: that, too, is known.
    let able = seat != state.acting && !state.placed.is_empty();
    let ways = if able {
        groups.able(state.acting)
    } else {
        vec![groups]
    };
    let Some((groups, dealt)) = deal_out(ways, chance) else {
        // Only a story that contradicts itself leaves no deal.
        return guessed;
    };
    for other in Seat::all(game.n_seats).filter(|other| *other != seat) {
        guessed.hands[other.index()] = 0;
    }
    guessed.stock.clear();
    for (group, tiles) in groups.iter().zip(dealt) {
        match group.holder {
            Holder::Seat(holder) => guessed.hands[holder.index()] |= tiles & !played,
            Holder::Stock => guessed.stock.extend(each(tiles)),
        }
    }
    shuffle_stock(game, &mut guessed, chance);
    guessed
}

/// Deals out by one of the ways, each as likely as it has deals.
fn deal_out(ways: Vec<Groups>, chance: &mut Chance) -> Option<(Vec<Group>, Vec<Tiles>)> {
    let mut dealers: Vec<Dealer> = ways.iter().map(Dealer::new).collect();
    let counts: Vec<u128> = dealers.iter_mut().map(Dealer::ways).collect();
    let total = counts
        .iter()
        .fold(0, |sum: u128, it| sum.saturating_add(*it));
    let mut drawn = chance.below_wide(total);
    for ((way, mut dealer), count) in ways.into_iter().zip(dealers).zip(counts) {
        if drawn < count {
            return Some((way.list, dealer.deal(chance)?));
        }
        drawn -= count;
    }
    None
}

/// Gives the stock a new order, where it has one.
fn shuffle_stock(game: &Domino, state: &mut State, chance: &mut Chance) {
    if game.draws {
        chance.shuffle(&mut state.stock);
    } else {
        state.stock.sort_unstable();
    }
}
