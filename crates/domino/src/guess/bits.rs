//! Sets of tiles, one bit each: one word where all tiles of the game fit into
//! it, five words for larger sets.

use crate::quick::tile::Tiles;

/// A set of tiles, by their index.
pub(crate) trait TileBits: Clone + PartialEq + 'static {
    /// Returns a set of the same game without any tile.
    fn none(&self) -> Self;
    fn has(&self, tile: usize) -> bool;
    fn insert(&mut self, tile: usize);
    fn remove(&mut self, tile: usize);
    /// Returns how many tiles are in it.
    fn count(&self) -> u32;
    /// Returns what is in both.
    fn and(&self, other: &Self) -> Self;
    /// Returns what is in one of them or in both.
    fn or(&self, other: &Self) -> Self;
    /// Returns what is not in the other.
    fn minus(&self, other: &Self) -> Self;
    /// Lists the tiles in order.
    fn list(&self) -> impl Iterator<Item = usize>;
}

impl TileBits for Tiles {
    fn none(&self) -> Tiles {
        0
    }

    fn has(&self, tile: usize) -> bool {
        self >> tile & 1 == 1
    }

    fn insert(&mut self, tile: usize) {
        *self |= 1 << tile;
    }

    fn remove(&mut self, tile: usize) {
        *self &= !(1 << tile);
    }

    fn count(&self) -> u32 {
        self.count_ones()
    }

    fn and(&self, other: &Tiles) -> Tiles {
        self & other
    }

    fn or(&self, other: &Tiles) -> Tiles {
        self | other
    }

    fn minus(&self, other: &Tiles) -> Tiles {
        self & !other
    }

    fn list(&self) -> impl Iterator<Item = usize> {
        crate::quick::tile::each(*self).map(usize::from)
    }
}

/// The most tiles of a set whose deals are counted.
pub(crate) const MANY_MAX: usize = 320;

/// A set of up to [`MANY_MAX`] tiles, which needs no memory of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ManyTiles([u64; MANY_MAX / 64]);

impl ManyTiles {
    #[inline]
    fn join(&self, other: &ManyTiles, join: impl Fn(u64, u64) -> u64) -> ManyTiles {
        let mut joined = *self;
        for (own, other) in joined.0.iter_mut().zip(other.0) {
            *own = join(*own, other);
        }
        joined
    }
}

impl TileBits for ManyTiles {
    fn none(&self) -> ManyTiles {
        ManyTiles::default()
    }

    fn has(&self, tile: usize) -> bool {
        self.0[tile / 64] >> (tile % 64) & 1 == 1
    }

    fn insert(&mut self, tile: usize) {
        self.0[tile / 64] |= 1 << (tile % 64);
    }

    fn remove(&mut self, tile: usize) {
        self.0[tile / 64] &= !(1 << (tile % 64));
    }

    fn count(&self) -> u32 {
        self.0.iter().map(|it| it.count_ones()).sum()
    }

    fn and(&self, other: &ManyTiles) -> ManyTiles {
        self.join(other, |own, other| own & other)
    }

    fn or(&self, other: &ManyTiles) -> ManyTiles {
        self.join(other, |own, other| own | other)
    }

    fn minus(&self, other: &ManyTiles) -> ManyTiles {
        self.join(other, |own, other| own & !other)
    }

    fn list(&self) -> impl Iterator<Item = usize> {
        let words = self.0.iter().enumerate();
        words.flat_map(|(place, word)| word.list().map(move |tile| 64 * place + tile))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_tiles_do_what_few_tiles_do() {
        let mut many = ManyTiles::default();
        for tile in [0, 63, 64, 129] {
            many.insert(tile);
        }
        many.remove(63);
        assert_eq!(many.list().collect::<Vec<_>>(), [0, 64, 129]);
        assert_eq!(many.count(), 3);
        assert!(many.has(129) && !many.has(128));
        let mut other = many.none();
        other.insert(64);
        other.insert(65);
        assert_eq!(many.and(&other).list().collect::<Vec<_>>(), [64]);
        assert_eq!(many.minus(&other).list().collect::<Vec<_>>(), [0, 129]);
        assert_eq!(many.or(&other).count(), 4);
    }
}
