//! Which tiles a game is played with.

use tapete_lang::CheckedName;

use crate::pieces::{FACES_MAX, Values};

choices! { TilesChoice: doubles, multisets, necklaces, ordered, listed }

/// A way to name a set of tiles.
pub(crate) struct TilesChoice {
    /// Reads what the text gave in parentheses.
    pub(crate) plan: fn(&CheckedName) -> Plan,
}

/// What a set will be made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub(crate) form: Form,
    /// How many faces a tile has; those of the tiles named, where only those
    /// are in the set.
    pub(crate) n_faces: usize,
    /// The values that the set brings with it; otherwise those of the game.
    pub(crate) values: Option<Values>,
}

/// When two tiles are the same tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// If they show the same values, in any order.
    Multisets,
    /// If one turned is the other; one of each kind.
    Necklaces,
    /// If they show the same values in the same order.
    Ordered,
    /// If one turned is the other; only those that the text names.
    Listed,
}

/// Returns how many faces the text asks for.
fn n_faces(name: &CheckedName) -> usize {
    name.number(0).unwrap_or(2).clamp(1, FACES_MAX as i64) as usize
}
