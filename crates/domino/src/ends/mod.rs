//! What ends a hand.

choices! { Ending: out, blocked, team_out, all_pass }

/// Something that ends a hand.
pub(crate) struct Ending {
    /// Notes it among what ends the hands of a game.
    pub(crate) note: fn(&mut Ends),
}

/// What ends the hands of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ends {
    /// That a seat has placed its last tile.
    pub(crate) out: bool,
    /// That nobody can play or draw.
    pub(crate) blocked: bool,
    /// That everybody passes, one after the other.
    pub(crate) all_pass: bool,
    /// That all seats of a team have placed their last tile.
    pub(crate) team_out: bool,
}
