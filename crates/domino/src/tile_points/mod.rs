//! How many points a tile is worth.

mod formulas;

use crate::pieces::Id;
use crate::tile_set::Set;
pub(crate) use formulas::formula_points;

choices! {
    TilePoints: sum, max, min, gcd, letter_points, difference, double_only, even_half, odd_max,
    doubles_twice, inverse, random_formula,
}

/// How many formulas luck draws from.
pub(crate) const N_FORMULAS: u8 = 7;

/// A way to count the points of a tile.
pub(crate) struct TilePoints {
    /// Returns the points of a tile from what its faces are worth.
    pub(crate) points: fn(&[i64]) -> i64,
    /// Whether luck draws a formula for each tile when the match starts; the
    /// points are then those of [`formula_points`].
    pub(crate) drawn: bool,
}

impl TilePoints {
    /// Returns the points of a tile of the set, where no luck is in them.
    pub(crate) fn of(&self, set: &Set, id: Id) -> i64 {
        let faces = set.faces(id);
        (self.points)(&set.values.numbers_of(&faces)[..faces.len()])
    }
}

fn highest(faces: &[i64]) -> i64 {
    faces.iter().copied().max().unwrap_or(0)
}

fn lowest(faces: &[i64]) -> i64 {
    faces.iter().copied().min().unwrap_or(0)
}

fn is_double(faces: &[i64]) -> bool {
    faces.len() >= 2 && faces.iter().all(|it| *it == faces[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::index_of;
    use crate::pieces::Values;
    use crate::sets::Form;
    use crate::tile_set::Changes;

    #[test]
    fn each_choice_counts_as_it_says() {
        let points = |name: &str, faces: &[i64]| {
            let index = index_of(NAMES, name).unwrap();
            (CHOICES[index].points)(faces)
        };
        assert_eq!(points("Sum", &[6, 3, 1]), 10);
        assert_eq!(points("Max", &[3, 6]), 6);
        assert_eq!(points("Min", &[3, 6]), 3);
        assert_eq!(points("Gcd", &[4, 6, 8]), 2);
        assert_eq!(points("Gcd", &[4, 0]), 0);
        assert_eq!(points("LetterPoints", &[0, 25]), 903 + 878);
        assert_eq!(points("Difference", &[2, 6, 3]), 4);
        assert_eq!(points("DoubleOnly", &[5, 5]), 5);
        assert_eq!(points("DoubleOnly", &[5, 4]), 0);
        assert_eq!(points("EvenHalf", &[5, 3]), 4);
        assert_eq!(points("EvenHalf", &[5, 4]), 0);
        assert_eq!(points("OddMax", &[5, 4]), 5);
        assert_eq!(points("OddMax", &[5, 3]), 0);
        assert_eq!(points("DoublesTwice", &[5, 5]), 20);
        assert_eq!(points("DoublesTwice", &[5, 4]), 9);
        assert_eq!(points("Inverse", &[1, 2]), 333);
        assert_eq!(points("Inverse", &[0, 0]), 1000);
        for choice in CHOICES {
            let _ = (choice.points)(&[]);
        }
    }

    #[test]
    fn the_points_of_a_tile_are_those_of_its_values() {
        let values = Values::of_numbers([2, 3, 5]);
        let set = Set::new(values, Form::Multisets, 2, &Changes::default()).unwrap();
        let tile = set.read("5|3").unwrap();
        assert_eq!(CHOICES[0].of(&set, tile), 8);
    }
}
