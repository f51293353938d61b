//! The shapes that tiles form on the table, and what may be played there.

pub(crate) mod arms;
pub(crate) mod branches;
pub(crate) mod doubles;
pub(crate) mod forbids;
pub(crate) mod sides;
pub(crate) mod wild;

use crate::general::Grid;

choices! { Table: line, tree, arms_of, player_arms, trains, triangles, squares, hexagons }

/// A shape of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Table {
    /// One line with two ends.
    Line,
    /// Every face of a tile can be played on, and none is special.
    Tree,
    /// A number of arms that leave the first tile.
    Arms,
    /// One arm for each seat.
    PlayerArms,
    /// One arm for each seat, and one for everybody.
    Trains,
    /// Cells with values at their corners.
    Grid(Grid),
}
