//! Tiles and the set they come from.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::event::TileName;

/// The highest face; double nine has 55 tiles, which fit one 64-bit mask.
pub(crate) const FACE_MAX: u8 = 9;

/// How long tables by face are: a power of two, so that a masked face needs no
/// check on the hot path.
pub(crate) const FACES: usize = 16;

/// The most tiles a set can have.
pub(crate) const TILES_MAX: usize = 64;

/// A set of tiles, one bit per tile of the game's set.
pub(crate) type Tiles = u64;

/// A tile as people name it: two faces, the higher first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(into = "String")]
pub(crate) struct Tile {
    high: u8,
    low: u8,
}

impl Tile {
    pub(crate) fn new(one: u8, other: u8) -> Tile {
        Tile {
            high: one.max(other),
            low: one.min(other),
        }
    }

    pub(crate) fn faces(self) -> (u8, u8) {
        (self.high, self.low)
    }

    pub(crate) fn points(self) -> u32 {
        u32::from(self.high) + u32::from(self.low)
    }

    /// Returns the other face of a tile that shows `face`.
    pub(crate) fn beyond(self, face: u8) -> u8 {
        if self.high == face {
            self.low
        } else {
            self.high
        }
    }
}

impl TileName for Tile {
    fn piece_id(&self) -> String {
        format!("tile.{self}")
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}|{}", self.high, self.low)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> String {
        tile.to_string()
    }
}

impl FromStr for Tile {
    type Err = String;

    fn from_str(text: &str) -> Result<Tile, String> {
        let wrong = || format!("`{text}` is not a tile; write two faces, such as 6|3");
        let (one, other) = text.split_once(['|', '-', ':']).ok_or_else(wrong)?;
        let face = |it: &str| it.trim().parse::<u8>().ok().filter(|it| *it <= FACE_MAX);
        Ok(Tile::new(
            face(one).ok_or_else(wrong)?,
            face(other).ok_or_else(wrong)?,
        ))
    }
}

/// All tiles of a game, with the tables that play looks up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TileSet {
    /// The highest face.
    pub(crate) face_max: u8,
    tiles: Vec<Tile>,
    /// For each face, the tiles that show it.
    pub(crate) with_face: [Tiles; FACES],
    /// The tiles whose faces are equal.
    pub(crate) doubles: Tiles,
    /// For each tile, one face xor the other.
    across: [u8; TILES_MAX],
}

impl TileSet {
    /// Returns every pair of faces from 0 to `face_max`, once.
    pub(crate) fn doubles(face_max: u8) -> TileSet {
        let face_max = face_max.min(FACE_MAX);
        let mut set = TileSet {
            face_max,
            tiles: Vec::new(),
            with_face: [0; FACES],
            doubles: 0,
            across: [0; TILES_MAX],
        };
        for high in 0..=face_max {
            for low in 0..=high {
                let index = set.tiles.len();
                set.tiles.push(Tile::new(high, low));
                set.with_face[usize::from(high)] |= 1 << index;
                set.with_face[usize::from(low)] |= 1 << index;
                set.across[index] = high ^ low;
                if high == low {
                    set.doubles |= 1 << index;
                }
            }
        }
        set
    }

    pub(crate) fn len(&self) -> usize {
        self.tiles.len()
    }

    pub(crate) fn tile(&self, index: u8) -> Tile {
        self.tiles[usize::from(index)]
    }

    pub(crate) fn index(&self, tile: Tile) -> Option<u8> {
        self.tiles
            .iter()
            .position(|it| *it == tile)
            .map(|it| it as u8)
    }

    /// Returns one face of a tile xor the other: xor either face, it gives the
    /// other.
    #[inline]
    pub(crate) fn across(&self, index: u8) -> u8 {
        self.across[usize::from(index) % TILES_MAX]
    }

    pub(crate) fn all(&self) -> Tiles {
        Tiles::MAX >> (TILES_MAX - self.len())
    }

    pub(crate) fn points(&self, tiles: Tiles) -> u32 {
        each(tiles).map(|index| self.tile(index).points()).sum()
    }

    /// Lists tiles from the lowest index up.
    pub(crate) fn list(&self, tiles: Tiles) -> Vec<Tile> {
        each(tiles).map(|index| self.tile(index)).collect()
    }

    pub(crate) fn mask(&self, tiles: &[Tile]) -> Tiles {
        tiles
            .iter()
            .filter_map(|tile| self.index(*tile))
            .fold(0, |mask, index| mask | 1 << index)
    }
}

/// Lists the indexes of a set of tiles, lowest first.
pub(crate) fn each(mut tiles: Tiles) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if tiles == 0 {
            return None;
        }
        let index = tiles.trailing_zeros() as u8;
        tiles &= tiles - 1;
        Some(index)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_as_many_tiles_as_pairs_of_faces() {
        assert_eq!(TileSet::doubles(6).len(), 28);
        assert_eq!(TileSet::doubles(9).len(), 55);
        assert_eq!(TileSet::doubles(0).len(), 1);
        assert_eq!(TileSet::doubles(6).with_face[6].count_ones(), 7);
        assert_eq!(TileSet::doubles(6).points(TileSet::doubles(6).all()), 168);
    }

    #[test]
    fn a_tile_is_read_either_way_round() {
        assert_eq!("3|6".parse(), Ok(Tile::new(6, 3)));
        assert_eq!(" 6 | 3 ".parse(), Ok(Tile::new(6, 3)));
        assert_eq!("6-3".parse(), Ok(Tile::new(6, 3)));
        for text in ["", "6", "6|", "|6", "6|a", "10|0", "6|3|1", "-1|2"] {
            assert!(text.parse::<Tile>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_face_beyond_is_the_one_not_covered() {
        let set = TileSet::doubles(6);
        for index in each(set.all()) {
            let (high, low) = set.tile(index).faces();
            assert_eq!(set.across(index) ^ high, low);
            assert_eq!(set.across(index) ^ low, high);
        }
    }
}
