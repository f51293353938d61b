//! Where a piece lies, or could lie.

use serde::{Deserialize, Serialize};

/// Where a piece lies, or could lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lie {
    /// Joined to another piece.
    Joint(Joint),
    /// In a cell of a grid.
    Cell(Cell),
    /// In a cell of a map.
    Place(Place),
    /// Under way between two pieces of a map.
    Way(Way),
}

/// A piece to be joined to, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joint {
    /// The id of the piece; it lies in the same zone, always before this one.
    pub to: String,
    /// Where on that piece, as the zone's [`Arrangement`] counts.
    pub port: u8,
}

/// A cell of a grid, in lattice points with y upwards. The faces of a piece go
/// clockwise round the corners, from the corner named first here.
///
/// - A triangle that points up has the corners (x, y), (x+1, y+1), (x+2, y); one
///   that points down has (x, y), (x+2, y), (x+1, y−1). Corners have x + y even.
/// - A square has its centre at (x, y) and the corners (−1, +1), (+1, +1),
///   (+1, −1), (−1, −1) from there; neighbours' centres are 2 away.
/// - A hexagon has its centre at (x, y) and the corners (−1, +1), (+1, +1),
///   (+2, 0), (+1, −1), (−1, −1), (−2, 0) from there; neighbours' centres are
///   (±3, ±1) and (0, ±2) away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cell {
    pub x: i16,
    pub y: i16,
    /// Whether a triangle points down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub down: bool,
}

/// A cell of a map, counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    pub column: u16,
    pub row: u16,
}

/// The way between two pieces of a map, and how much of it is gone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Way {
    /// Where it began: the id of a piece.
    pub source: String,
    /// Where it leads: the id of a piece.
    pub target: String,
    /// Turns since the start.
    pub gone: u16,
    /// Turns until arrival.
    pub left: u16,
}

/// A spot in a zone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spot {
    /// The zone's id.
    pub zone: String,
    /// Which side of what lies there.
    pub side: Side,
}

/// A side of a chain, or a place on another table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Before the first piece.
    First,
    /// After the last piece.
    Last,
    /// Either side: the choice is the same.
    Either,
    /// At a piece of the zone, or in a cell of its grid.
    At(Lie),
}
