//! The shapes that tiles form on the table.

use tapete_game::Arrangement;

choices! { Table: line }

/// A shape of the table.
pub(crate) struct Table {
    /// How the screen lays it out.
    pub(crate) arrangement: Arrangement,
}
