//! What tiles are made of: values, and the faces that show them.
//!
//! A face never holds what it shows, only the index of a value of the game, so
//! that numbers, letters and colours all play alike.

use crate::values::from_spanish;

/// A tile of a set, by its number in the set.
pub(crate) type Id = u32;

/// The most faces that a tile can have.
pub(crate) const FACES_MAX: usize = 8;

/// The most values that a game can have; a set of values fits one 64-bit mask.
pub(crate) const VALUES_MAX: usize = 64;

/// The faces of a tile, in order, as indices of the game's values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Faces {
    n: u8,
    /// Past `n` always 0, so that equality can be derived.
    values: [u8; FACES_MAX],
}

impl Faces {
    /// Returns the faces of a tile; past the eighth they are left out.
    pub(crate) fn new(values: &[u8]) -> Faces {
        let n = values.len().min(FACES_MAX);
        let mut faces = Faces {
            n: n as u8,
            values: [0; FACES_MAX],
        };
        faces.values[..n].copy_from_slice(&values[..n]);
        faces
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.n)
    }

    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.values[..self.len()]
    }

    /// Returns one face; past the last, value 0.
    pub(crate) fn get(&self, index: usize) -> u8 {
        self.values.get(index).copied().unwrap_or(0)
    }

    /// Tells whether there are two faces or more, and all are equal.
    pub(crate) fn is_double(&self) -> bool {
        let faces = self.as_slice();
        faces.len() >= 2 && faces.iter().all(|it| *it == faces[0])
    }

    pub(crate) fn contains(&self, value: u8) -> bool {
        self.as_slice().contains(&value)
    }

    /// Returns the values shown, one bit per value.
    pub(crate) fn mask(&self) -> u64 {
        self.as_slice()
            .iter()
            .fold(0, |mask, value| mask | 1 << (value % VALUES_MAX as u8))
    }

    /// Returns the same tile turned so that face `k` comes first.
    pub(crate) fn rotated(&self, k: usize) -> Faces {
        let mut faces = *self;
        let n = self.len();
        if n > 0 {
            faces.values[..n].rotate_left(k % n);
        }
        faces
    }

    /// Returns how many turns of the tile look different.
    pub(crate) fn n_turns(&self) -> usize {
        let faces = self.as_slice();
        let looks_same = |k: &usize| {
            let (turned, first) = (&faces[*k..], &faces[..*k]);
            turned.iter().chain(first).eq(faces)
        };
        (1..self.len()).find(looks_same).unwrap_or(self.len())
    }

    /// Returns the same tile with face `k` and the first one exchanged.
    pub(crate) fn swapped_first(&self, k: usize) -> Faces {
        let mut faces = *self;
        if k < self.len() {
            faces.values.swap(0, k);
        }
        faces
    }

    /// Tells whether turning one tile gives the other.
    #[cfg(test)]
    pub(crate) fn is_rotation_of(&self, other: &Faces) -> bool {
        self.n == other.n && (0..self.len().max(1)).any(|k| self.rotated(k) == *other)
    }

    /// Returns the turn of this tile that comes first in the order of values.
    pub(crate) fn least_rotation(&self) -> Faces {
        (1..self.len())
            .map(|k| self.rotated(k))
            .fold(*self, |least, it| least.min(it))
    }

    /// Returns the same faces, the lowest value first.
    pub(crate) fn sorted(&self) -> Faces {
        let mut faces = *self;
        faces.values[..usize::from(self.n)].sort_unstable();
        faces
    }
}

/// What faces show: a name, a number and perhaps a colour for each value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Values {
    /// How people write each value.
    pub(crate) names: Vec<String>,
    /// What each value is worth in comparisons and points.
    pub(crate) numbers: Vec<i64>,
    /// The colour that a face is painted in, as `#rrggbb`.
    pub(crate) colours: Vec<Option<&'static str>>,
}

impl Values {
    /// Returns values that are named by their numbers.
    pub(crate) fn of_numbers(numbers: impl IntoIterator<Item = i64>) -> Values {
        let mut values = Values::default();
        for number in numbers {
            values.push(number.to_string(), number, None);
        }
        values
    }

    /// Adds a value; past the most that a game can have, it is left out.
    pub(crate) fn push(&mut self, name: String, number: i64, colour: Option<&'static str>) {
        if self.len() < VALUES_MAX {
            self.names.push(name);
            self.numbers.push(number);
            self.colours.push(colour);
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.names.len()
    }

    /// Returns the value of this name, in capital or small letters; colours
    /// also have Spanish names.
    pub(crate) fn index(&self, name: &str) -> Option<u8> {
        let exact = self.names.iter().position(|it| it == name);
        let index = exact.or_else(|| {
            let name = name.to_lowercase();
            let position = |name: &str| self.names.iter().position(|it| it.to_lowercase() == name);
            position(&name).or_else(|| position(from_spanish(&name)?))
        })?;
        Some(index as u8)
    }

    /// Returns the value that is worth this number, the first of them.
    pub(crate) fn index_of_number(&self, number: i64) -> Option<u8> {
        let index = self.numbers.iter().position(|it| *it == number)?;
        Some(index as u8)
    }

    /// Reads a tile as people write it: names of values with `|`, `:` or `-`
    /// between them. The first of these signs that occurs is the one that
    /// counts, so that a value may be named -1.
    pub(crate) fn read(&self, text: &str) -> Option<Faces> {
        let between = ['|', ':', '-'].into_iter().find(|it| text.contains(*it));
        let mut faces = [0; FACES_MAX];
        let mut n_faces = 0;
        let whole = between.is_none() || self.index(text.trim()).is_some();
        for name in text.split(|it| !whole && Some(it) == between) {
            *faces.get_mut(n_faces)? = self.index(name.trim())?;
            n_faces += 1;
        }
        Some(Faces::new(&faces[..n_faces]))
    }

    /// Returns the tile whose faces show the values of these names.
    pub(crate) fn read_faces(&self, names: &[impl AsRef<str>]) -> Option<Faces> {
        let mut faces = [0; FACES_MAX];
        for (index, name) in names.iter().enumerate() {
            *faces.get_mut(index)? = self.index(name.as_ref())?;
        }
        Some(Faces::new(&faces[..names.len()]))
    }

    /// Returns the name of a value; `?` where there is none.
    pub(crate) fn name(&self, value: u8) -> &str {
        self.names.get(usize::from(value)).map_or("?", |it| it)
    }

    /// Returns what a value is worth; 0 where there is none.
    pub(crate) fn number(&self, value: u8) -> i64 {
        self.numbers.get(usize::from(value)).copied().unwrap_or(0)
    }

    /// Returns what each face of a tile is worth, past the last face 0.
    pub(crate) fn numbers_of(&self, faces: &Faces) -> [i64; FACES_MAX] {
        let mut numbers = [0; FACES_MAX];
        for (number, value) in numbers.iter_mut().zip(faces.as_slice()) {
            *number = self.number(*value);
        }
        numbers
    }

    /// Returns the sum of what the faces of a tile are worth.
    pub(crate) fn sum(&self, faces: &Faces) -> i64 {
        faces.as_slice().iter().map(|it| self.number(*it)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_can_be_turned() {
        let tile = Faces::new(&[1, 2, 3]);
        assert_eq!(tile.rotated(1).as_slice(), [2, 3, 1]);
        assert_eq!(tile.rotated(4), tile.rotated(1));
        assert_eq!(tile.swapped_first(2).as_slice(), [3, 2, 1]);
        assert_eq!(tile.swapped_first(3), tile);
        assert_eq!(tile.n_turns(), 3);
        assert_eq!(Faces::new(&[1, 2, 1, 2]).n_turns(), 2);
        assert_eq!(Faces::new(&[4, 4, 4]).n_turns(), 1);
        assert!(tile.rotated(2).is_rotation_of(&tile));
        assert!(!tile.swapped_first(2).is_rotation_of(&tile));
        assert_eq!(
            Faces::new(&[2, 0, 1, 0]).least_rotation().as_slice(),
            [0, 1, 0, 2]
        );
    }

    #[test]
    fn a_double_shows_one_value_at_least_twice() {
        assert!(Faces::new(&[4, 4]).is_double());
        assert!(Faces::new(&[4, 4, 4]).is_double());
        assert!(!Faces::new(&[4]).is_double());
        assert!(!Faces::new(&[4, 4, 3]).is_double());
        assert!(!Faces::new(&[]).is_double());
    }

    #[test]
    fn a_tile_is_small() {
        assert_eq!(std::mem::size_of::<Faces>(), 9);
    }

    #[test]
    fn a_value_is_found_in_capitals_too() {
        let mut values = Values::of_numbers([0, 7]);
        values.push("Red".to_owned(), 2, Some("#ff0000"));
        assert_eq!(values.index("7"), Some(1));
        assert_eq!(values.index("red"), Some(2));
        assert_eq!(values.index("blue"), None);
        assert_eq!(values.index_of_number(7), Some(1));
        assert_eq!(values.sum(&Faces::new(&[1, 2])), 9);
    }

    #[test]
    fn a_tile_is_read_as_people_write_it() {
        let mut values = Values::of_numbers([0, -1, 10]);
        values.push("Red".to_owned(), 2, Some("#ff0000"));
        let read = |text: &str| values.read(text).map(|it| it.as_slice().to_vec());
        assert_eq!(read("0|-1|10"), Some(vec![0, 1, 2]));
        assert_eq!(read(" red : 10 "), Some(vec![3, 2]));
        assert_eq!(read("10-0"), Some(vec![2, 0]));
        assert_eq!(read("-1"), Some(vec![1]));
        for text in ["", "|", "0|", "0|7", "0|0|0|0|0|0|0|0|0"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(values.read_faces(&["10", "RED"]), values.read("10|red"));
        assert_eq!(values.read_faces(&["10", "3"]), None);
    }
}
