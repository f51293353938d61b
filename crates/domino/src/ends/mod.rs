//! What ends a hand.

choices! { Ending: out, blocked, team_out }

/// Something that ends a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// A seat has placed its last tile.
    Out,
    /// Everybody passes.
    Blocked,
    /// All seats of a team have placed their last tile.
    TeamOut,
}
