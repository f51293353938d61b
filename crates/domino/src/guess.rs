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
mod mix;
mod settle;

use tapete_game::{Chance, Lent, Seat};

use count::Dealer;

pub(crate) use bits::{MANY_MAX, ManyTiles, TileBits};
pub(crate) use groups::{Group, Groups, Holder, Pile, merged};

/// The tiles of each group.
pub(crate) type Dealt<S> = Lent<Vec<Pile<S>>>;

/// The ways to deal unseen tiles out, counted as far as they can be.
pub(crate) struct Counted<S: TileBits> {
    groups: Groups<S>,
    able: Option<Seat>,
    ways: Lent<Vec<Groups<S>>>,
    /// A dealer for each of the ways, with the number of its deals; too few
    /// where there are too many to count.
    dealers: Lent<Vec<(Dealer<S>, u128)>>,
}

impl<S: TileBits> Counted<S> {
    /// Counts the deals in which the seat that is `able` can play.
    pub(crate) fn new(groups: Groups<S>, able: Option<Seat>) -> Counted<S> {
        let ways = match able {
            Some(seat) => groups.able(seat),
            None => [groups.clone()].into_iter().collect(),
        };
        let mut dealers = Lent::<Vec<_>>::new();
        let mut n_counted = 0;
        for way in ways.iter() {
            let mut dealer = Dealer::new(&way.settled());
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
        for (dealer, n_ways) in self.dealers.iter_mut() {
            if drawn < *n_ways {
                return dealer.deal(chance);
            }
            drawn -= *n_ways;
        }
        None
    }
}
