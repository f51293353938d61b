//! Settles what leaves no choice: a tile that can be in one group only, and a
//! group that needs all it can hold. Long stories are full of both (what is
//! drawn last in a turn is what is placed), so that few groups are left.

use super::bits::TileBits;
use super::groups::{Groups, merged};

impl<S: TileBits> Groups<S> {
    /// Returns the same deals with fewer open questions.
    pub(super) fn settled(&self) -> Groups<S> {
        let mut groups = self.clone();
        while groups.settle_tiles() || groups.settle_groups() {}
        for group in groups.list.iter_mut() {
            group.possible = group.possible.and(&groups.unknown);
        }
        groups.list = merged(groups.list.drain(..));
        groups
    }

    /// Settles tiles that have one home; tells whether there were some.
    fn settle_tiles(&mut self) -> bool {
        let before = self.unknown.clone();
        for tile in before.list() {
            let mut homes = self
                .list
                .iter_mut()
                .filter(|group| group.size > 0 && group.possible.has(tile));
            if let (Some(home), None) = (homes.next(), homes.next()) {
                home.size -= 1;
                home.settled.insert(tile);
                self.unknown.remove(tile);
            }
        }
        self.unknown != before
    }

    /// Settles groups that take all they can; tells whether there were some.
    fn settle_groups(&mut self) -> bool {
        let before = self.unknown.clone();
        for group in self.list.iter_mut() {
            let open = group.possible.and(&self.unknown);
            if group.size > 0 && group.size == open.count() {
                group.size = 0;
                group.settled = group.settled.or(&open);
                self.unknown = self.unknown.minus(&open);
            }
            if group.size == 0 {
                group.possible = group.possible.none();
            }
        }
        self.unknown != before
    }
}
