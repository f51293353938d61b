//! Deals unseen tiles out to groups, every way that agrees equally likely.

use rustc_hash::FxHashMap;
use tapete_game::{Chance, Lent};

use super::Dealt;
use super::bits::TileBits;
use super::groups::{Group, Groups, Pile};

/// The most groups whose room is counted.
const GROUPS_MAX: usize = 16;

/// How many partial deals are counted for one guess before giving up on
/// exactness: a few milliseconds.
const COUNTS_MAX: usize = 20_000;

/// The most deals that are told apart.
const WAYS_MAX: u128 = u128::MAX >> 16;

/// The room left in each group, one byte each.
type Room = u128;

/// The largest group whose room fits its byte.
const SIZE_MAX: u32 = u8::MAX as u32;

/// Deals tiles out to groups.
pub(super) struct Dealer<S: TileBits> {
    /// The tiles that cannot go everywhere, with the groups they can go to.
    restricted: Lent<Vec<(u32, u32)>>,
    /// The tiles that can go everywhere.
    free: Lent<Vec<u32>>,
    /// How many groups have room; they come first.
    n_open: usize,
    /// Whether so many groups, or such large ones, can be counted at all.
    is_countable: bool,
    /// Whose tiles each group holds, and those that are settled.
    groups: Dealt<S>,
    room: Room,
    counts: Lent<FxHashMap<(usize, Room), u128>>,
}

impl<S: TileBits> Dealer<S> {
    pub(super) fn new(groups: &Groups<S>) -> Dealer<S> {
        // A group without room only keeps what is settled.
        let open = || groups.list.iter().filter(|it| it.size > 0);
        let full = groups.list.iter().filter(|it| it.size == 0);
        let n_open = open().count();
        let mut dealer = Dealer {
            restricted: Lent::new(),
            free: Lent::new(),
            n_open,
            is_countable: n_open <= GROUPS_MAX && open().all(|it| it.size <= SIZE_MAX),
            groups: open().chain(full).map(Group::pile).collect(),
            room: 0,
            counts: Lent::new(),
        };
        if !dealer.is_countable {
            return dealer;
        }
        for (index, group) in open().enumerate() {
            dealer.room |= u128::from(group.size) << (8 * index);
        }
        let everywhere = (1 << n_open) - 1;
        for tile in groups.unknown.list() {
            let homes = open()
                .enumerate()
                .filter(|(_, group)| group.possible.has(tile))
                .fold(0, |mask, (index, _)| mask | 1 << index);
            if homes == everywhere {
                dealer.free.push(tile as u32);
            } else {
                dealer.restricted.push((tile as u32, homes));
            }
        }
        // The most restricted first keeps the number of partial deals small.
        let order = |it: &(u32, u32)| (it.1.count_ones(), it.1, it.0);
        dealer.restricted.sort_unstable_by_key(order);
        dealer
    }

    /// Returns in how many ways the tiles can be dealt out, or nothing where
    /// they are too many to count; `n_counted` is shared by all that is counted
    /// for one guess.
    pub(super) fn ways(&mut self, n_counted: &mut usize) -> Option<u128> {
        if !self.is_countable {
            return None;
        }
        let ways = self.count(0, self.room, COUNTS_MAX.saturating_sub(*n_counted));
        *n_counted += self.counts.len();
        // Where the numbers grow too large they say nothing.
        ways.filter(|it| *it < WAYS_MAX)
    }

    /// Deals out, every way equally likely; nothing if there is no way. The
    /// ways must have been counted.
    pub(super) fn deal(&mut self, chance: &mut Chance) -> Option<Dealt<S>> {
        let mut dealt = self.groups.clone();
        let mut room = self.room;
        for index in 0..self.restricted.len() {
            let (tile, homes) = self.restricted[index];
            let group = self.choose(index, homes, room, chance)?;
            room -= 1 << (8 * group);
            dealt[group].tiles.insert(tile as usize);
        }
        let mut free = self.free.clone();
        chance.shuffle(&mut free);
        let mut rest = free.iter().copied();
        for (group, Pile { tiles, .. }) in dealt.iter_mut().take(self.n_open).enumerate() {
            for tile in rest.by_ref().take(usize::from(left(room, group))) {
                tiles.insert(tile as usize);
            }
        }
        Some(dealt)
    }

    /// Chooses the group of one tile by the number of deals each choice leaves.
    fn choose(
        &mut self,
        index: usize,
        homes: u32,
        room: Room,
        chance: &mut Chance,
    ) -> Option<usize> {
        let mut ways = [0; GROUPS_MAX];
        let mut total: u128 = 0;
        for group in groups_of(homes) {
            ways[group] = self.with(index, group, room, usize::MAX)?;
            total = total.saturating_add(ways[group]);
        }
        if total == 0 {
            return None;
        }
        let mut drawn = chance.below_wide(total);
        for group in groups_of(homes) {
            if drawn < ways[group] {
                return Some(group);
            }
            drawn -= ways[group];
        }
        None
    }

    /// Counts the deals in which the tile at `index` goes to `group`.
    fn with(&mut self, index: usize, group: usize, room: Room, counts_max: usize) -> Option<u128> {
        if left(room, group) == 0 {
            return Some(0);
        }
        self.count(index + 1, room - (1 << (8 * group)), counts_max)
    }

    /// Counts the deals of the restricted tiles from `index` on, and of all
    /// free tiles after them; nothing past the bound.
    fn count(&mut self, index: usize, room: Room, counts_max: usize) -> Option<u128> {
        let Some((_, homes)) = self.restricted.get(index).copied() else {
            return Some(arrangements(room, self.n_open));
        };
        if let Some(known) = self.counts.get(&(index, room)) {
            return Some(*known);
        }
        if self.counts.len() >= counts_max {
            return None;
        }
        let mut total: u128 = 0;
        for group in groups_of(homes) {
            total = total.saturating_add(self.with(index, group, room, counts_max)?);
        }
        self.counts.insert((index, room), total);
        Some(total)
    }
}

fn left(room: Room, group: usize) -> u8 {
    (room >> (8 * group)) as u8
}

fn groups_of(homes: u32) -> impl Iterator<Item = usize> {
    (0..GROUPS_MAX).filter(move |group| homes >> group & 1 == 1)
}

/// Returns in how many ways tiles that may go anywhere fill the room left.
fn arrangements(room: Room, n_groups: usize) -> u128 {
    let mut placed: u128 = 0;
    let mut ways: u128 = 1;
    for group in 0..n_groups {
        for step in 1..=u128::from(left(room, group)) {
            placed += 1;
            // Always divides: the product so far is a multinomial coefficient
            // times a binomial one.
            ways = ways.saturating_mul(placed) / step;
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrangements_are_multinomial_coefficients() {
        assert_eq!(arrangements(0x02_02, 2), 6);
        assert_eq!(arrangements(0x01_02_03, 3), 60);
        assert_eq!(arrangements(0x07_07_07, 3), 399_072_960);
        assert_eq!(arrangements(0, 2), 1);
    }
}
