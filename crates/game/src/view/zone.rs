//! Zones: the places where pieces lie.

use serde::{Deserialize, Serialize};

use super::piece::Piece;
use crate::seat::Seat;

/// A place where pieces lie.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Zone {
    /// A stable name, such as `table` or `hand.2`.
    pub id: String,
    /// What it is for a drawing.
    pub role: ZoneRole,
    /// What people read.
    pub label: String,
    /// What people read where it is plain to see whose the zone is: `graveyard`
    /// beside Ana's other cards instead of `Ana's graveyard`. Empty where that is
    /// the same as the label, or not needed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub short: String,
    /// Whose it is, if it is not shared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// How its pieces lie.
    pub arrangement: Arrangement,
    /// The pieces, in the order of the arrangement.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Piece>,
    /// The id of the piece from which a chain grew to both sides: a drawing keeps
    /// it in its place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anchor: Option<String>,
    /// The arms, for [`Arrangement::Arms`]: in order, also those where nothing
    /// lies yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arms: Vec<ArmView>,
    /// The size of the map, for [`Arrangement::Chart`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extent: Option<Extent>,
}

impl Zone {
    /// Returns an empty zone that nobody owns.
    pub fn new(
        id: impl Into<String>,
        role: ZoneRole,
        label: impl Into<String>,
        arrangement: Arrangement,
    ) -> Zone {
        Zone {
            id: id.into(),
            role,
            label: label.into(),
            short: String::new(),
            owner: None,
            arrangement,
            pieces: Vec::new(),
            anchor: None,
            arms: Vec::new(),
            extent: None,
        }
    }

    /// Returns what people read where it is plain to see whose the zone is.
    pub fn brief(&self) -> &str {
        match self.short.is_empty() {
            true => &self.label,
            false => &self.short,
        }
    }

    /// Returns where a piece lies among the others, counted from 0.
    pub fn place_of(&self, id: &str) -> Option<usize> {
        self.pieces.iter().position(|it| it.id == id)
    }
}

/// What a zone is for a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ZoneRole {
    /// What the match is about lies here: the chain of tiles.
    Table,
    /// The map.
    Map,
    /// What a seat holds and plays from.
    Hand,
    /// What is drawn from: the deck of a seat, or the stock of all.
    Deck,
    /// Who fights for a seat, in formation.
    Team,
    /// What a seat has in play.
    Battlefield,
    /// What stands in front of what is in play, such as the active creature.
    Front,
    /// What waits behind it.
    Bench,
    /// What waits to happen, the next one first.
    Stack,
    /// What was used, thrown away or has died.
    Discard,
    /// What is out of the match.
    Removed,
    /// What is won on the way, such as prizes.
    Prizes,
    /// Any other place: drawn with its label.
    Other,
}

/// How the pieces of a zone lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrangement {
    /// Side by side, like a hand.
    Row,
    /// Each joined to the next, like dominoes; the drawing may bend it.
    Chain,
    /// Each joined to an earlier one, like dominoes that branch at doubles. The
    /// first has no [`Piece::lie`], every other a [`Lie::Joint`]. Port 0 of a
    /// piece is where it is joined to the earlier one, port 1 the far side
    /// across from it, ports 2 and 3 and further the sides of a double; the
    /// first piece has its two ends at ports 0 and 1. `faces` go from port 0 to
    /// port 1.
    Branches,
    /// Rows that begin at the first piece, one for each of [`Zone::arms`]. The
    /// port of what is joined to the first piece is the number of its arm;
    /// otherwise as [`Arrangement::Branches`].
    Arms,
    /// Pieces of many faces: face `k` of a piece is its port `k`, where one more
    /// may be joined; every piece but the first is joined by its own port 0.
    Tree,
    /// Cells of a regular grid of triangles, values at the corners.
    Triangles,
    /// Cells of a regular grid of squares, values at the corners.
    Squares,
    /// Cells of a regular grid of hexagons, values at the corners.
    Hexagons,
    /// Places on a map of cells. [`Zone::extent`] tells how many columns and
    /// rows it has. A piece lies in a cell ([`Lie::Place`]) or is under way
    /// between two others ([`Lie::Way`]).
    Chart,
    /// On top of each other: only the number matters and, where it is seen,
    /// the last piece, which is the uppermost.
    Pile,
}

/// An arm of a table: a row that begins at the first piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ArmView {
    /// What people read, such as `train of seat 2`.
    pub label: String,
    /// Whose it is, if it is not everybody's.
    pub owner: Option<Seat>,
    /// Whether others than its owner may play there now.
    pub open: bool,
}

/// How many cells a map has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extent {
    pub columns: u16,
    pub rows: u16,
}
