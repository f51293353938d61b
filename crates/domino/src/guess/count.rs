//! Deals unseen tiles out to groups, every way that agrees equally likely.

use rustc_hash::FxHashMap;
use tapete_game::Chance;

use super::groups::Groups;
use crate::tile::{Tiles, each};

/// The most groups that are told apart; a hand has far fewer.
const GROUPS_MAX: usize = 64;

/// How many partial deals are counted before giving up on exactness.
const COUNTS_MAX: usize = 400_000;

/// The room left in each group.
type Room = [u8; GROUPS_MAX];

/// Returns the tiles of each group, or nothing if no deal agrees.
pub(super) fn deal_out(groups: &Groups, chance: &mut Chance) -> Option<Vec<Tiles>> {
    let n_groups = groups.list.len();
    if n_groups > GROUPS_MAX {
        return None;
    }
    let mut room = [0; GROUPS_MAX];
    for (own, group) in room.iter_mut().zip(&groups.list) {
        *own = group.size;
    }
    let homes = |tile: u8| {
        let possible = groups.list.iter().enumerate();
        let possible = possible.filter(move |(_, group)| group.possible >> tile & 1 == 1);
        possible.fold(0u64, |mask, (index, _)| mask | 1 << index)
    };
    let everywhere = (0..n_groups).fold(0u64, |mask, index| mask | 1 << index);
    let mut restricted = Vec::new();
    let mut free = Vec::new();
    for tile in each(groups.unknown) {
        match homes(tile) {
            all if all == everywhere => free.push(tile),
            some => restricted.push((tile, some)),
        }
    }
    // The most restricted first keeps the number of partial deals small.
    restricted.sort_by_key(|(tile, homes)| (homes.count_ones(), *homes, *tile));
    let mut counter = Counter {
        restricted: &restricted,
        n_groups,
        counts: FxHashMap::default(),
    };

    let mut dealt = vec![0; n_groups];
    for (index, (tile, homes)) in restricted.iter().enumerate() {
        let group = counter.choose(index, *homes, &mut room, chance)?;
        room[group] -= 1;
        dealt[group] |= 1 << tile;
    }
    chance.shuffle(&mut free);
    let mut rest = free.into_iter();
    for (tiles, own) in dealt.iter_mut().zip(room) {
        for tile in rest.by_ref().take(usize::from(own)) {
            *tiles |= 1 << tile;
        }
    }
    Some(dealt)
}

/// Counts the ways to deal out what is left.
struct Counter<'a> {
    /// The tiles that cannot go everywhere, with the groups they can go to.
    restricted: &'a [(u8, u64)],
    n_groups: usize,
    counts: FxHashMap<(usize, Room), u128>,
}

impl Counter<'_> {
    /// Chooses the group of one tile by the number of deals each choice leaves.
    fn choose(
        &mut self,
        index: usize,
        homes: u64,
        room: &mut Room,
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
    fn with(&mut self, index: usize, group: usize, room: &mut Room) -> u128 {
        if room[group] == 0 {
            return 0;
        }
        room[group] -= 1;
        let ways = self.count(index + 1, room);
        room[group] += 1;
        ways
    }

    /// Counts the deals of the restricted tiles from `index` on, and of all
    /// free tiles after them.
    fn count(&mut self, index: usize, room: &mut Room) -> u128 {
        let Some((_, homes)) = self.restricted.get(index) else {
            return arrangements(&room[..self.n_groups]);
        };
        if let Some(known) = self.counts.get(&(index, *room)) {
            return *known;
        }
        let mut total: u128 = 0;
        for group in groups_of(*homes) {
            total = total.saturating_add(self.with(index, group, room));
            // Past the bound the count of the ways found so far stands in: the
            // deal still agrees with the story, but is no longer exactly fair.
            if total > 0 && self.counts.len() > COUNTS_MAX {
                break;
            }
        }
        self.counts.insert((index, *room), total);
        total
    }
}

fn groups_of(homes: u64) -> impl Iterator<Item = usize> {
    (0..GROUPS_MAX).filter(move |group| homes >> group & 1 == 1)
}

/// Returns in how many ways tiles that may go anywhere fill the room left.
fn arrangements(room: &[u8]) -> u128 {
    let mut placed: u128 = 0;
    let mut ways: u128 = 1;
    for own in room {
        for step in 1..=u128::from(*own) {
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
        assert_eq!(arrangements(&[2, 2]), 6);
        assert_eq!(arrangements(&[3, 2, 1]), 60);
        assert_eq!(arrangements(&[7, 7, 7]), 399_072_960);
        assert_eq!(arrangements(&[0, 0]), 1);
    }
}
