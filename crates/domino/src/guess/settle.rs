//! Settles what leaves no choice: a tile that can be in one group only, and a
//! group that needs all it can hold. Long stories are full of both (what is
//! drawn last in a turn is what is placed), so that few groups are left.

use super::groups::{Groups, merged};
use crate::tile::{Tiles, each};

impl Groups {
    /// Returns the same deals with fewer open questions.
    pub(super) fn settled(&self) -> Groups {
        let mut groups = self.clone();
        while groups.settle_tiles() || groups.settle_groups() {}
        for group in &mut groups.list {
            group.possible &= groups.unknown;
        }
        groups.list = merged(groups.list);
        groups
    }

    /// Settles tiles that have one home; tells whether there were some.
    fn settle_tiles(&mut self) -> bool {
        let before = self.unknown;
        for tile in each(before) {
            let mut homes = self
                .list
                .iter_mut()
                .filter(|group| group.size > 0 && group.possible >> tile & 1 == 1);
            if let (Some(home), None) = (homes.next(), homes.next()) {
                home.size -= 1;
                home.settled |= 1 << tile;
                self.unknown &= !(1 << tile);
            }
        }
        self.unknown != before
    }

    /// Settles groups that take all they can; tells whether there were some.
    fn settle_groups(&mut self) -> bool {
        let before = self.unknown;
        for group in &mut self.list {
            let open: Tiles = group.possible & self.unknown;
            if group.size > 0 && u32::from(group.size) == open.count_ones() {
                group.size = 0;
                group.settled |= open;
                self.unknown &= !open;
            }
            if group.size == 0 {
                group.possible = 0;
            }
        }
        self.unknown != before
    }
}
