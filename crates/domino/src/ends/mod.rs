//! What ends a hand.

choices! { Ending: out, blocked }

/// Something that ends a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// A seat has placed its last tile.
    Out,
    /// Everybody passes.
    Blocked,
}
