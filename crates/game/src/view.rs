//! What one reader may know now, in one shape for all families.
//!
//! The terminal, the browser and pictures draw this and nothing else, so they
//! need no code per family.

use serde::{Deserialize, Serialize};

use crate::outcome::Standing;
use crate::seat::{Reader, Seat, Team};

/// What one reader may know now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The game's name.
    pub game: String,
    /// The family, such as `domino`.
    pub family: String,
    /// Who reads.
    pub reader: Reader,
    /// The seats that must act; empty when the match is over.
    pub to_act: Vec<Seat>,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// The places where pieces lie, the shared ones first.
    pub zones: Vec<Zone>,
    /// Facts about the whole match, such as the open ends.
    pub facts: Vec<FactView>,
    /// What faces mean that are colours: a drawing fills them instead of
    /// writing them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub palette: Vec<Tint>,
    /// The moves of the reader's seat, in the order of the list; empty when
    /// it is not that seat's turn.
    pub moves: Vec<MoveView>,
    /// The text of the move that an empty line plays, if the family has such a
    /// move and the reader may play it now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on_empty: Option<String>,
    /// The text of the move that a screen marks first, where another than the
    /// first would be sensible: a hint, and never more than what is plain to see.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marked: Option<String>,
    /// What the reader was told, oldest first; the last [`View::LOG_MAX`] lines.
    pub log: Vec<String>,
    /// How the match ended, if it did.
    pub outcome: Option<OutcomeView>,
}

impl View {
    /// How many lines of the story a view carries.
    pub const LOG_MAX: usize = 200;

    /// Returns what people read of the move that an empty line plays, if there
    /// is one.
    pub fn on_empty_label(&self) -> Option<&str> {
        let text = self.on_empty.as_deref()?;
        let listed = self.moves.iter().find(|it| it.text == text);
        Some(listed.map_or(text, |it| &it.label))
    }

    /// Returns the zone with that id.
    pub fn zone(&self, id: &str) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.id == id)
    }
}

/// The colour of a face.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tint {
    /// The face's text.
    pub face: String,
    /// The colour as `#rrggbb`.
    pub colour: String,
}

/// What may be known of one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// The name that the game's text gives to this seat, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whom it plays with.
    pub team: Team,
    /// Its score in the match.
    pub score: i64,
    /// Further facts, such as the number of tiles in hand.
    pub facts: Vec<FactView>,
}

/// A fact with a name that does not depend on the tongue, and a label that does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FactView {
    /// The fact's name for programs, such as `ends`.
    pub name: String,
    /// What people read.
    pub label: String,
    /// The value as text.
    pub value: String,
}

/// A place where pieces lie.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Zone {
    /// A stable name, such as `table` or `hand.2`.
    pub id: String,
    /// What people read.
    pub label: String,
    /// Whose it is, if it is not shared.
    pub owner: Option<Seat>,
    /// How its pieces lie.
    pub arrangement: Arrangement,
    /// The pieces, in the order of the arrangement.
    pub pieces: Vec<Piece>,
    /// The piece from which a chain grew to both sides, by its index: a drawing
    /// keeps it in its place.
    pub anchor: Option<usize>,
    /// The arms, for [`Arrangement::Arms`]: in order, also those where nothing
    /// lies yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arms: Vec<ArmView>,
    /// The size of the map, for [`Arrangement::Chart`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extent: Option<Extent>,
}

/// How many cells a map has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extent {
    pub columns: u16,
    pub rows: u16,
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

/// One piece, seen or hidden.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Piece {
    /// Stable as long as the reader can follow the piece: the same id is the
    /// same piece. A hidden piece is named by its place, so its id tells nothing.
    pub id: String,
    /// What kind of thing it is.
    pub shape: Shape,
    /// What its faces show, in the order in which they lie; empty when hidden.
    pub faces: Vec<String>,
    /// Whose it is, where that differs from whose zone it lies in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// How it lies.
    pub posture: Posture,
    /// Where it lies, in a zone whose order does not tell it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lie: Option<Lie>,
    /// Whether it is what was played last.
    pub fresh: bool,
}

impl Piece {
    /// Tells whether the reader may not see the faces.
    pub fn is_hidden(&self) -> bool {
        self.faces.is_empty()
    }
}

/// Where a piece lies, or could lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// A cell of a map, counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    pub column: u16,
    pub row: u16,
}

/// A way between two pieces of a map, and how much of it is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Way {
    /// Where it began: a piece, by its index in the zone.
    pub source: usize,
    /// Where it leads: a piece, by its index in the zone.
    pub target: usize,
    /// Turns since the start.
    pub gone: u16,
    /// Turns until arrival.
    pub left: u16,
}

/// A piece to be joined to, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joint {
    /// The piece, by its index in the zone; always an earlier one.
    pub to: usize,
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

/// What kind of thing a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// A domino tile with faces side by side, two or any other number; two
    /// numbers up to 9 are drawn as pips.
    Tile,
    /// A triangle with a value at each corner.
    Triangle,
    /// A square with a value at each corner.
    Square,
    /// A hexagon with a value at each corner.
    Hexagon,
    /// A planet of a map. Its faces are its name, its ships, its production and
    /// its kill rate, as `A`, `37`, `10`, `0.4`; a face that the reader may not
    /// know is `?`.
    Planet,
    /// Ships under way. The face is their number, as `12`.
    Fleet,
    /// A monster of a team. Its faces are its name, its element, its life, the
    /// life it started with, its attack and its states, as `JARulay`, `Planta`,
    /// `120`, `350`, `100`, `poisoned, asleep`; without a state the last is
    /// empty. The palette says how the element is coloured.
    Monster,
    /// A power card. Its faces are its name, its cost, what it does, the monster
    /// it belongs to and that one's element, as `Robar`, `20`, `Draw 2 cards.`,
    /// `JARulay`, `Planta`; the last two are empty on a card of no deck.
    Power,
    /// A card of a collectible game. Its faces are its name, its cost, its type
    /// line, its text, its figures, how it stands and its colour, as `Craw Ox`,
    /// `2G`, `Creature — Ox`, `Trample.`, `4/3`, `tapped, +1/+1 ×2`, `Green`; a
    /// face that the card has not is empty. The palette says how the colour is
    /// painted.
    Card,
}

/// How a piece lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Posture {
    /// Upright, as held in a hand.
    Upright,
    /// Along the chain it belongs to.
    Along,
    /// Across the chain, as doubles lie.
    Across,
}

/// A move of the reader, for the screen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoveView {
    /// The text that plays it.
    pub text: String,
    /// What people read.
    pub label: String,
    /// The pieces it touches, by id.
    pub touches: Vec<String>,
    /// Where the piece goes, if it goes somewhere.
    pub spot: Option<Spot>,
    /// The faces in the order in which they will lie there.
    pub faces: Vec<String>,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// The end of the match, for the screen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OutcomeView {
    /// Why it ended, in one word for programs.
    pub ended_by: String,
    /// Why it ended, for people.
    pub reason: String,
    /// How each seat came out.
    pub standings: Vec<Standing>,
    /// The score of each seat.
    pub scores: Vec<i64>,
}
