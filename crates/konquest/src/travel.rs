//! How long fleets fly: a table by rows and columns apart, so that nothing is
//! worked out during play and no map needs a table of its own.

use crate::options::Travel;

/// The most rows or columns of a map.
pub(crate) const SIDE_MAX: usize = 64;

/// Turns by difference of rows and of columns.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Times {
    turns: Vec<u8>,
    turns_max: u8,
}

impl Times {
    /// Works out the table for a map.
    pub(crate) fn new(travel: Travel, rows: u8, columns: u8) -> Times {
        let mut turns = vec![0; SIDE_MAX * SIDE_MAX];
        let mut turns_max = 1;
        for row in 0..usize::from(rows).min(SIDE_MAX) {
            for column in 0..usize::from(columns).min(SIDE_MAX) {
                let time = turns_for(travel, row as u32, column as u32);
                turns[row * SIDE_MAX + column] = time;
                turns_max = turns_max.max(time);
            }
        }
        Times { turns, turns_max }
    }

    /// Returns the turns between two cells.
    #[inline]
    pub(crate) fn between(&self, one: Cell, other: Cell) -> u32 {
        let row = usize::from(one.row.abs_diff(other.row)) % SIDE_MAX;
        let column = usize::from(one.column.abs_diff(other.column)) % SIDE_MAX;
        u32::from(self.turns[row * SIDE_MAX + column])
    }

    /// Returns the longest time of the map.
    pub(crate) fn turns_max(&self) -> u32 {
        u32::from(self.turns_max)
    }
}

/// A cell of the map, from the top left.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    serde::Serialize,
    serde::Deserialize,
)]
pub(crate) struct Cell {
    pub(crate) row: u8,
    pub(crate) column: u8,
}

impl Cell {
    /// Returns the distance, squared.
    #[inline]
    pub(crate) fn square_to(self, other: Cell) -> u32 {
        let rows = u32::from(self.row.abs_diff(other.row));
        let columns = u32::from(self.column.abs_diff(other.column));
        rows * rows + columns * columns
    }
}

/// Returns the turns for a difference of cells; at least one.
fn turns_for(travel: Travel, rows: u32, columns: u32) -> u8 {
    let square = rows * rows + columns * columns;
    let turns = match travel {
        Travel::Round => round_root(square),
        Travel::RoundTwice => {
            // The distance to two decimals, half up, then to none, half up:
            // hundredths h with (2h−1)² ≤ 4·10⁴·q < (2h+1)².
            let hundredths = round_root(square * 10_000);
            (hundredths + 50) / 100
        }
        Travel::Ceil => ceil_root(square),
        // The smallest k with 4k² ≥ q.
        Travel::Half => ceil_root(square).div_ceil(2),
        Travel::Manhattan => rows + columns,
        Travel::HalfManhattan => (rows + columns).div_ceil(2),
    };
    turns.clamp(1, 255) as u8
}

/// The root to the nearest whole number; it is never half way between two.
fn round_root(square: u32) -> u32 {
    let root = square.isqrt();
    root + u32::from(square > root * root + root)
}

fn ceil_root(square: u32) -> u32 {
    let root = square.isqrt();
    root + u32::from(root * root < square)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SPEC 11.2: rows and columns apart, then the turns by each rule.
    #[test]
    fn the_golden_travel_times_hold() {
        let golden = [
            ((0, 1), [1, 1, 1]),
            ((1, 1), [1, 2, 1]),
            ((0, 2), [2, 2, 1]),
            ((1, 2), [2, 3, 2]),
            ((2, 2), [3, 3, 2]),
            ((3, 4), [5, 5, 3]),
            ((2, 3), [4, 4, 2]),
            ((4, 4), [6, 6, 3]),
            ((9, 9), [13, 13, 7]),
            ((25, 5), [25, 26, 13]),
        ];
        for ((rows, columns), turns) in golden {
            let rules = [Travel::Round, Travel::Ceil, Travel::Half];
            assert_eq!(
                rules.map(|it| turns_for(it, rows, columns)),
                turns,
                "{rows} {columns}"
            );
        }
    }

    /// Rounding twice differs only where q = k² + k with k of 25 or more.
    #[test]
    fn rounding_twice_differs_only_for_far_planets() {
        assert_eq!(turns_for(Travel::RoundTwice, 25, 5), 26);
        for rows in 0..64 {
            for columns in 0..64 {
                let square: u32 = rows * rows + columns * columns;
                let root = square.isqrt();
                let differs = square == root * root + root && root >= 25;
                let once = turns_for(Travel::Round, rows, columns);
                let twice = turns_for(Travel::RoundTwice, rows, columns);
                assert_eq!(twice, once + u8::from(differs), "{rows} {columns}");
            }
        }
    }

    #[test]
    fn half_the_distance_is_the_smallest_k_with_four_k_squared_enough() {
        for square in 1..8_000_u32 {
            let turns = ceil_root(square).div_ceil(2);
            assert!(4 * turns * turns >= square && 4 * (turns - 1) * (turns - 1) < square);
        }
    }

    #[test]
    fn rows_and_columns_can_be_added() {
        assert_eq!(turns_for(Travel::Manhattan, 3, 4), 7);
        assert_eq!(turns_for(Travel::HalfManhattan, 3, 4), 4);
    }
}
