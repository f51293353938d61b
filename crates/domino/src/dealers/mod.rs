//! Who gets which tiles.

#[cfg(test)]
mod tests;

use arrayvec::ArrayVec;
use tapete_game::Chance;

use crate::pieces::Id;
use crate::state::HANDS_MAX;
use crate::tile_set::Set;

choices! {
    Dealer: shuffled, all_for_one, round_robin, heavy_first, sorted_by_faces, sorted_by_points,
    in_order, even_sums, odd_sums, redraw, many_doubles, few_doubles, highest_double, favours,
    shared_with_partner, shared_with_rival,
}

/// A way to deal.
pub(crate) struct Dealer {
    /// Deals; nothing where every deal is equally likely, which is quicker
    /// without lists.
    pub(crate) deal: Option<fn(&mut Dealing<'_>)>,
    /// Whether nothing in the hands is left to luck, so that everybody knows
    /// them all.
    pub(crate) is_public: bool,
    /// The tiles that are dealt before any other, where there are such.
    pub(crate) first: Option<fn(&Set, Id) -> bool>,
    /// Whether seats may then exchange tiles, as many as the number in
    /// parentheses.
    pub(crate) redraws: bool,
}

/// A deal in the making.
pub(crate) struct Dealing<'a> {
    pub(crate) set: &'a Set,
    /// What each tile is worth.
    pub(crate) points: &'a [i64],
    /// The team of each seat.
    pub(crate) teams: &'a [u8],
    pub(crate) hand_size: usize,
    /// At first all tiles in the order of the set; at last those not dealt, in
    /// random order. The last one is drawn next.
    pub(crate) stock: &'a mut Vec<Id>,
    /// Empty at first, one for each seat.
    pub(crate) hands: &'a mut [Vec<Id>],
    /// The number in parentheses.
    pub(crate) number: i64,
    pub(crate) chance: &'a mut Chance,
}

impl Dealing<'_> {
    fn shuffle(&mut self) {
        self.chance.shuffle(self.stock);
    }

    /// Gives a seat tiles that are wanted, from the front of the stock, until
    /// it has got `count`, its hand is full or there are none.
    fn take(&mut self, seat: usize, count: usize, is_wanted: impl Fn(&Set, Id) -> bool) {
        let (set, hand) = (self.set, &mut self.hands[seat]);
        let full = hand.len().saturating_add(count).min(self.hand_size);
        self.stock.retain(|id| {
            let takes = hand.len() < full && is_wanted(set, *id);
            if takes {
                hand.push(*id);
            }
            !takes
        });
    }

    /// Fills one hand after the other from the end of the stock.
    fn fill(&mut self) {
        for hand in self.hands.iter_mut() {
            let missing = self.hand_size.saturating_sub(hand.len());
            let rest = self.stock.len().saturating_sub(missing);
            hand.extend(self.stock.drain(rest..).rev());
        }
    }

    /// Deals one tile to each seat from the end of the stock, and again until
    /// the hands are full. `arrange` puts the seats in order each time around.
    fn go_round(&mut self, arrange: impl Fn(&mut [usize], &mut Chance)) {
        let mut seats: ArrayVec<usize, HANDS_MAX> = (0..self.hands.len()).collect();
        for _ in 0..self.hand_size {
            arrange(&mut seats, self.chance);
            for seat in &seats {
                self.hands[*seat].extend(self.stock.pop());
            }
        }
    }

    /// Gives these seats, by turns, tiles that show the number in parentheses,
    /// until it is half of each hand; then deals the rest at random.
    fn share(&mut self, seats: &[usize]) {
        self.shuffle();
        if let Some(value) = self.set.values.index_of_number(self.number) {
            for _ in 0..self.hand_size.div_ceil(2) {
                for seat in seats {
                    self.take(*seat, 1, |set, id| set.faces(id).contains(value));
                }
            }
        }
        self.fill();
    }

    /// Returns the first seat after seat 0 whose team stands to its team as
    /// asked.
    fn other(&self, is_asked: fn(u8, u8) -> bool) -> Option<usize> {
        let n_seats = self.hands.len().min(self.teams.len());
        (1..n_seats).find(|seat| is_asked(self.teams[0], self.teams[*seat]))
    }
}
