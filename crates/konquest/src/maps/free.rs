//! The cells that are still free, as bits.

use tapete_game::Chance;

use crate::travel::{Cell, SIDE_MAX};

const WORDS: usize = SIDE_MAX * SIDE_MAX / 64;

/// The free cells of a map, row by row.
pub(super) struct Free {
    words: [u64; WORDS],
    n_words: usize,
    n_free: u32,
    columns: u32,
}

impl Free {
    /// Returns a map on which every cell is free.
    pub(super) fn new(rows: u8, columns: u8) -> Free {
        let n_free = u32::from(rows) * u32::from(columns);
        let mut words = [0; WORDS];
        let n_words = (n_free as usize).div_ceil(64).min(WORDS);
        for (index, word) in words[..n_words].iter_mut().enumerate() {
            let n_bits = n_free as usize - index * 64;
            *word = if n_bits >= 64 {
                u64::MAX
            } else {
                (1 << n_bits) - 1
            };
        }
        Free {
            words,
            n_words,
            n_free,
            columns: u32::from(columns).max(1),
        }
    }

    pub(super) fn n_free(&self) -> u32 {
        self.n_free
    }

    fn index(&self, cell: Cell) -> usize {
        usize::from(cell.row) * self.columns as usize + usize::from(cell.column)
    }

    pub(super) fn is_free(&self, cell: Cell) -> bool {
        let index = self.index(cell);
        self.words[index / 64] >> (index % 64) & 1 == 1
    }

    pub(super) fn take(&mut self, cell: Cell) {
        if self.is_free(cell) {
            let index = self.index(cell);
            self.words[index / 64] &= !(1 << (index % 64));
            self.n_free -= 1;
        }
    }

    /// Returns the free cell with that number.
    pub(super) fn nth(&self, number: u32) -> Cell {
        let mut left = number;
        for (index, word) in self.words[..self.n_words].iter().enumerate() {
            let n_here = word.count_ones();
            if left < n_here {
                let mut rest = *word;
                for _ in 0..left {
                    rest &= rest - 1;
                }
                let index = index as u32 * 64 + rest.trailing_zeros();
                return Cell {
                    row: (index / self.columns) as u8,
                    column: (index % self.columns) as u8,
                };
            }
            left -= n_here;
        }
        Cell::default()
    }

    /// Takes a free cell, each equally likely. Whoever compiled the galaxy made
    /// sure that there are enough.
    pub(super) fn draw(&mut self, chance: &mut Chance) -> Cell {
        let cell = self.nth(chance.below(self.n_free));
        self.take(cell);
        cell
    }
}
