//! The positions that a search has met.

use super::key::Key;

/// Room that a new table has; a power of two.
const N_FIRST: usize = 1 << 11;

/// A set of keys that is emptied without touching its memory.
#[derive(Default)]
pub(super) struct Table {
    /// A key, and the search that put it there. Its length is a power of two.
    slots: Vec<(Key, u32)>,
    n_keys: usize,
    now: u32,
}

impl Table {
    /// Forgets all keys.
    pub(super) fn clear(&mut self) {
        self.n_keys = 0;
        self.now = self.now.wrapping_add(1);
        if self.now == 0 {
            // After so many searches an old mark could look new.
            self.slots.fill((Key::default(), 0));
            self.now = 1;
        }
        if self.slots.is_empty() {
            self.slots.resize(N_FIRST, (Key::default(), 0));
        }
    }

    /// Puts a key in; tells whether it is new.
    pub(super) fn insert(&mut self, key: Key) -> bool {
        if self.n_keys * 2 >= self.slots.len() {
            self.grow();
        }
        let is_new = put(&mut self.slots, key, self.now);
        self.n_keys += usize::from(is_new);
        is_new
    }

    #[cold]
    fn grow(&mut self) {
        let n_slots = (self.slots.len() * 2).max(N_FIRST);
        let old = std::mem::replace(&mut self.slots, vec![(Key::default(), 0); n_slots]);
        for (key, mark) in old {
            if mark == self.now {
                put(&mut self.slots, key, mark);
            }
        }
    }
}

fn put(slots: &mut [(Key, u32)], key: Key, now: u32) -> bool {
    let mask = slots.len() - 1;
    let mut at = key.0 as usize & mask;
    // At most half of the slots are in use, so this ends.
    loop {
        let slot = &mut slots[at];
        if slot.1 != now {
            *slot = (key, now);
            return true;
        }
        if slot.0 == key {
            return false;
        }
        at = (at + 1) & mask;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_new_once_until_the_table_is_cleared() {
        let mut table = Table::default();
        for round in 0..3 {
            table.clear();
            for number in 0..5_000_u64 {
                let key = Key(number % 7, number);
                assert!(table.insert(key), "{round} {number}");
                assert!(!table.insert(key), "{round} {number}");
            }
        }
        table.clear();
        assert!(table.insert(Key(0, 0)));
    }
}
