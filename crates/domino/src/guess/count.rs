//! Deals unseen tiles out to groups, every way that agrees equally likely.

use rustc_hash::FxHashMap;
use tapete_game::Chance;

use super::groups::Groups;
use crate::tile::{Tiles, each};

/// The most groups that are told apart; a hand has far fewer.
const GROUPS_MAX: usize = 16;

/// How many partial deals are counted before giving up on exactness.
const COUNTS_MAX: usize = 100_000;

/// The room left in each group, one byte each.
type Room = u128;

/// Deals tiles out to groups.
pub(super) struct Dealer {
    /// The tiles that cannot go everywhere, with the groups they can go to.
    restricted: Vec<(u8, u32)>,
    /// The tiles that can go everywhere.
    free: Vec<u8>,
    n_groups: usize,
    room: Room,
    counts: FxHashMap<(usize, Room), u128>,
}

impl Dealer {
    pub(super) fn new(groups: &Groups) -> Dealer {
        // What a hand of more groups would lose is exactness of the last ones.
        let n_groups = groups.list.len().min(GROUPS_MAX);
        let mut room = 0;
        for (index, group) in groups.list.iter().take(n_groups).enumerate() {
            room |= u128::from(group.size) << (8 * index);
        }
        let mut dealer = Dealer {
            restricted: Vec::new(),
            free: Vec::new(),
            n_groups,
            room,
            counts: FxHashMap::default(),
        };
        let everywhere = (1 << n_groups) - 1;
        for tile in each(groups.unknown) {
            let possible = groups.list.iter().take(n_groups).enumerate();
            let homes = possible
                .filter(|(_, group)| group.possible >> tile & 1 == 1)
                .fold(0, |mask, (index, _)| mask | 1 << index);
            if homes == everywhere {
                dealer.free.push(tile);
            } else {
                dealer.restricted.push((tile, homes));
            }
        }
        // The most restricted first keeps the number of partial deals small.
        let order = |it: &(u8, u32)| (it.1.count_ones(), it.1, it.0);
        dealer.restricted.sort_by_key(order);
        dealer
    }

    /// Returns in how many ways the tiles can be dealt out.
    pub(super) fn ways(&mut self) -> u128 {
        self.count(0, self.room)
    }

    /// Deals out, every way equally likely; nothing if there is no way.
    pub(super) fn deal(&mut self, chance: &mut Chance) -> Option<Vec<Tiles>> {
        let mut dealt = vec![0; self.n_groups];
        let mut room = self.room;
        for index in 0..self.restricted.len() {
            let (tile, homes) = self.restricted[index];
            let group = self.choose(index, homes, room, chance)?;
            room -= 1 << (8 * group);
            dealt[group] |= 1 << tile;
        }
        let mut free = self.free.clone();
        chance.shuffle(&mut free);
        let mut rest = free.into_iter();
        for (group, tiles) in dealt.iter_mut().enumerate() {
            for tile in rest.by_ref().take(usize::from(left(room, group))) {
                *tiles |= 1 << tile;
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
            ways[group] = self.with(index, group, room);
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
    fn with(&mut self, index: usize, group: usize, room: Room) -> u128 {
        if left(room, group) == 0 {
            return 0;
        }
        self.count(index + 1, room - (1 << (8 * group)))
    }

    /// Counts the deals of the restricted tiles from `index` on, and of all
    /// free tiles after them.
    fn count(&mut self, index: usize, room: Room) -> u128 {
        let Some((_, homes)) = self.restricted.get(index).copied() else {
            return arrangements(room, self.n_groups);
        };
        if let Some(known) = self.counts.get(&(index, room)) {
            return *known;
        }
        let mut total: u128 = 0;
        for group in groups_of(homes) {
            total = total.saturating_add(self.with(index, group, room));
            // Past the bound the count of the ways found so far stands in: the
            // deal still agrees with the story, but is no longer exactly fair.
            if total > 0 && self.counts.len() > COUNTS_MAX {
                break;
            }
        }
        self.counts.insert((index, room), total);
        total
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
