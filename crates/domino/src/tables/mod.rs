//! The shapes that tiles form on the table, and what may be played there.

pub(crate) mod arms;
pub(crate) mod branches;
pub(crate) mod doubles;
pub(crate) mod forbids;
pub(crate) mod sides;
pub(crate) mod wild;

use crate::general::{Grid, Hub};

choices! { Table: line, tree, arms_of, player_arms, trains, triangles, squares, hexagons }

/// A shape of the table.
pub(crate) struct Table {
    /// How many faces each tile must have; nothing where that does not matter.
    pub(crate) n_faces: Option<usize>,
    /// The cells, where there are cells with values at their corners.
    pub(crate) grid: Option<Grid>,
    /// The arms that leave the first tile, if such there are.
    pub(crate) hub: fn(&Arms) -> Option<Hub>,
}

/// What the arms of a table depend on.
pub(crate) struct Arms {
    /// The number in the parentheses of the choice.
    pub(crate) number: u8,
    pub(crate) n_seats: u8,
}

impl Table {
    /// Returns a table of cells.
    const fn of_cells(grid: Grid) -> Table {
        Table {
            n_faces: Some(grid.n_corners()),
            grid: Some(grid),
            hub: |_| None,
        }
    }

    /// Returns a table with arms.
    const fn of_arms(hub: fn(&Arms) -> Option<Hub>) -> Table {
        Table {
            n_faces: None,
            grid: None,
            hub,
        }
    }
}
