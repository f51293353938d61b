//! Which faces may touch.

use crate::tile::{FACES, TileSet, Tiles};

choices! { Matching: equal }

/// Whether faces may touch.
pub(crate) struct Matching {
    /// Whether `face`, of the tile to place, may touch the open `end`.
    pub(crate) fits: fn(u8, u8) -> bool,
}

impl Matching {
    /// Returns, for each open face, the tiles that can be placed there.
    pub(crate) fn tiles_for(&self, set: &TileSet) -> [Tiles; FACES] {
        let mut fitting = [0; FACES];
        for end in 0..=set.face_max {
            for face in 0..=set.face_max {
                if (self.fits)(face, end) {
                    fitting[usize::from(end)] |= set.with_face[usize::from(face)];
                }
            }
        }
        fitting
    }
}
