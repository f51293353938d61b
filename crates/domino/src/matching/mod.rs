//! Which faces may touch.

use crate::pieces::Values;

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
    /// Whether it depends on how many turns were taken.
    pub(crate) by_turns: bool,
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

#[cfg(test)]
mod tests;
