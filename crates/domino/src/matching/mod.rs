//! Which faces may touch.

use crate::pieces::Values;
use crate::tile::{FACES, TileSet, Tiles};

choices! {
    Matching: equal, congruent, both_above, both_below, wild_value, both_divisible, gcd_is,
    vowel_wild, alphabet_order, rare, at_most, at_least, above, heavier_tile, coprime_sums,
    turn_parity, sum_is,
}

/// Whether faces may touch.
pub(crate) struct Matching {
    /// Tells it for one touch, with the number in parentheses.
    pub(crate) fits: fn(&Touch<'_>, i64) -> bool,
    /// Whether it depends on the two values alone, so that it can be tabled.
    pub(crate) by_faces: bool,
}

/// A tile that would touch another.
#[derive(Clone, Copy)]
pub(crate) struct Touch<'a> {
    /// The value of the face to place.
    pub(crate) new: u8,
    /// The value of the open face on the table.
    pub(crate) open: u8,
    pub(crate) values: &'a Values,
    /// What the tile to place is worth.
    pub(crate) new_points: i64,
    /// What the tile on the table is worth.
    pub(crate) open_points: i64,
    /// The sum of the faces of the tile to place.
    pub(crate) new_sum: i64,
    /// The sum of the faces of the tile on the table.
    pub(crate) open_sum: i64,
    /// How many turns were taken before this one.
    pub(crate) n_turns: i64,
    /// Whether no tile lies on the table yet.
    pub(crate) is_first: bool,
}

impl<'a> Touch<'a> {
    /// Returns the touch of two values, for choices that ask no more.
    pub(crate) fn of_values(new: u8, open: u8, values: &'a Values) -> Touch<'a> {
        Touch {
            new,
            open,
            values,
            new_points: 0,
            open_points: 0,
            new_sum: 0,
            open_sum: 0,
            n_turns: 0,
            is_first: false,
        }
    }

    fn is_equal(&self) -> bool {
        self.new == self.open
    }

    /// Returns what the new and the open face are worth.
    fn numbers(&self) -> (i64, i64) {
        (self.values.number(self.new), self.values.number(self.open))
    }
}

impl Matching {
    /// Returns, for each open value, the values that may touch it, one bit
    /// each; nothing if the choice asks more than the values.
    pub(crate) fn table(&self, values: &Values, number: i64) -> Option<Vec<u64>> {
        let n_values = values.len() as u8;
        let fits = |new, open| (self.fits)(&Touch::of_values(new, open, values), number);
        let row = |open| {
            (0..n_values)
                .filter(|new| fits(*new, open))
                .fold(0, |row, new| row | 1 << new)
        };
        self.by_faces.then(|| (0..n_values).map(row).collect())
    }

    /// Returns, for each open face, the tiles of a set of pairs that can be
    /// placed there; nothing if other faces than equal ones may touch.
    pub(crate) fn tiles_for(&self, number: i64, set: &TileSet) -> Option<[Tiles; FACES]> {
        let values = Values::of_numbers(0..=i64::from(set.face_max));
        let table = self.table(&values, number)?;
        let only_equal = table
            .iter()
            .enumerate()
            .all(|(open, row)| *row == 1 << open);
        only_equal.then_some(set.with_face)
    }
}

#[cfg(test)]
mod tests;
