//! Guesses: full states that agree with what a seat knows, each as likely as
//! the deal makes it.
//!
//! The story of the hand leaves for every unseen tile a few *groups* it may be
//! in: a hand as it was dealt, what a seat drew in one turn, or the stock. A
//! pass or a draw tells that no tile then in the hand fitted the open ends. All
//! such facts concern one tile and one group, so the deals that agree are the
//! ways to fill the groups, and counting them (few tiles are restricted at all)
//! gives exact, equal chances. Shuffling until a deal happens to agree would be
//! simpler, but late in a hand with many passes nearly none does. Where so much
//! was drawn that the ways are too many to count, a deal that agrees is mixed
//! by exchanges that keep it agreeing.

mod bits;
mod count;
mod groups;
mod line;
mod mix;
mod settle;

use tapete_game::{Chance, Seat};

use crate::rules::Domino;
use crate::rules::Event;
use crate::state::State;
use crate::tile::each;
use count::Dealer;

pub(crate) use bits::{ManyTiles, TileBits};
pub(crate) use groups::{Group, Groups, Holder, Pile, merged};

/// The tiles of each group.
pub(crate) type Dealt<S> = Vec<Pile<S>>;

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
    let Some(start) = story
        .iter()
        .rposition(|event| matches!(event, Event::HandStarted { .. }))
    else {
        // A match that keeps no story tells no more than its view.
        deal_blind(game, &mut guessed, seat, chance);
        return guessed;
    };
    let groups = line::read(game, &story[start..], seat);
    // The seat whose turn it is can play: that, too, is known.
    let able = (seat != state.acting && !state.placed.is_empty()).then_some(state.acting);
    let played = groups.played;
    let Some(dealt) = Counted::new(groups, able).deal(chance) else {
        // Only a story that contradicts itself, as one set up by hand may,
        // leaves no deal.
        deal_blind(game, &mut guessed, seat, chance);
        return guessed;
    };
    for other in Seat::all(game.n_seats).filter(|other| *other != seat) {
        guessed.hands[other.index()] = 0;
    }
    guessed.stock.clear();
    for Pile { holder, tiles, .. } in dealt {
        match holder {
            Holder::Seat(holder) => guessed.hands[holder.index()] |= tiles & !played,
            Holder::Stock | Holder::Away(_) => guessed.stock.extend(each(tiles)),
        }
    }
    shuffle_stock(game, &mut guessed, chance);
    guessed
}

/// The ways to deal unseen tiles out, counted as far as they can be.
pub(crate) struct Counted<S> {
    groups: Groups<S>,
    able: Option<Seat>,
    ways: Vec<Groups<S>>,
    /// A dealer for each of the ways, with the number of its deals; too few
    /// where there are too many to count.
    dealers: Vec<(Dealer<S>, u128)>,
}

impl<S: TileBits> Counted<S> {
    /// Counts the deals in which the seat that is `able` can play.
    pub(crate) fn new(groups: Groups<S>, able: Option<Seat>) -> Counted<S> {
        let ways = match able {
            Some(seat) => groups.able(seat),
            None => vec![groups.clone()],
        };
        let mut dealers = Vec::new();
        let mut n_counted = 0;
        for way in &ways {
            let mut dealer = Dealer::new(way.settled());
            let Some(n_ways) = dealer.ways(&mut n_counted) else {
                break;
            };
            dealers.push((dealer, n_ways));
        }
        Counted {
            groups,
            able,
            ways,
            dealers,
        }
    }

    /// Returns how many deals there are, or nothing where they are too many.
    pub(crate) fn total(&self) -> Option<u128> {
        if self.dealers.len() < self.ways.len() {
            return None;
        }
        let n_ways = self.dealers.iter().map(|(_, n_ways)| *n_ways);
        Some(n_ways.fold(0, u128::saturating_add))
    }

    /// Deals out, every way that agrees as likely as any other; nothing if
    /// there is none.
    pub(crate) fn deal(&mut self, chance: &mut Chance) -> Option<Dealt<S>> {
        let Some(total) = self.total() else {
            return mix::deal(&self.groups, &self.ways, self.able, chance);
        };
        let mut drawn = chance.below_wide(total);
        for (dealer, n_ways) in &mut self.dealers {
            if drawn < *n_ways {
                return dealer.deal(chance);
            }
            drawn -= *n_ways;
        }
        None
    }
}

/// Deals out all that the seat does not see, by the sizes of the hands alone.
fn deal_blind(game: &Domino, state: &mut State, seat: Seat, chance: &mut Chance) {
    let own = state.hand(seat);
    let placed = state.placed.iter().fold(0, |all, it| all | 1 << it.tile);
    let mut unseen: Vec<u8> = each(game.set.all() & !own & !placed).collect();
    chance.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    for other in Seat::all(game.n_seats).filter(|other| *other != seat) {
        let hand = state.hand_mut(other);
        let n_held = hand.count_ones() as usize;
        *hand = unseen
            .by_ref()
            .take(n_held)
            .fold(0, |all, it| all | 1 << it);
    }
    state.stock.clear();
    state.stock.extend(unseen);
    shuffle_stock(game, state, chance);
}

/// Gives the stock a new order, where it has one.
fn shuffle_stock(game: &Domino, state: &mut State, chance: &mut Chance) {
    if game.draws {
        chance.shuffle(&mut state.stock);
    } else {
        state.stock.sort_unstable();
    }
}
