//! What one reader may know now, in one shape for all families.
//!
//! The terminal, the browser and pictures draw this and nothing else, so they
//! need no code per family: they decide by roles and shapes, and know no name
//! of a zone, an attribute or a move by heart.

mod attribute;
mod changes;
mod lie;
mod moves;
mod piece;
mod zone;

use serde::{Deserialize, Serialize};

use crate::outcome::Standing;
use crate::seat::{Reader, Seat, Team};

pub use attribute::{Attribute, Mark, Mood, Role, Value};
pub use changes::{
    AttributeChanges, AttributePatch, Changes, LogChange, NewAttribute, PieceChange, PiecePatch,
    SeatPatch, ZoneHead, apply, changes,
};
pub use lie::{Cell, Joint, Lie, Place, Side, Spot, Way};
pub use moves::{Amounts, MoveRole, MoveView};
pub use piece::{Piece, Posture, Shape};
pub use zone::{ArmView, Arrangement, Extent, Zone, ZoneRole};

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
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Attribute>,
    /// Which names are colours, and which: a drawing paints faces and
    /// attributes that are called so instead of writing them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub palette: Vec<Tint>,
    /// The moves of the reader's seat, in the order of the list; empty when
    /// it is not that seat's turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<MoveView>,
    /// The key of the move that an empty line plays, if the family has such a
    /// move and the reader may play it now. Its number is 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on_empty: Option<String>,
    /// The key of the move that a screen marks first, where another than the
    /// first would be sensible: a hint, and never more than what is plain to see.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marked: Option<String>,
    /// What the reader was told, oldest first; the last [`View::LOG_MAX`] lines.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub log: Vec<String>,
    /// How the match ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeView>,
}

impl View {
    /// How many lines of the story a view carries.
    pub const LOG_MAX: usize = 200;

    /// Returns a view that shows nothing: a family fills in what it knows, and
    /// the adapter the rest.
    pub fn blank() -> View {
        View {
            game: String::new(),
            family: String::new(),
            reader: Reader::Spectator,
            to_act: Vec::new(),
            seats: Vec::new(),
            zones: Vec::new(),
            facts: Vec::new(),
            palette: Vec::new(),
            moves: Vec::new(),
            on_empty: None,
            marked: None,
            log: Vec::new(),
            outcome: None,
        }
    }

    /// Returns what people read of the move that an empty line plays, if there
    /// is one.
    pub fn on_empty_label(&self) -> Option<&str> {
        let key = self.on_empty.as_deref()?;
        let listed = self.moves.iter().find(|it| it.key == key);
        Some(listed.map_or(key, |it| &it.label))
    }

    /// Returns the zone with that id.
    pub fn zone(&self, id: &str) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.id == id)
    }

    /// Lists all pieces, zone after zone.
    pub fn pieces(&self) -> impl Iterator<Item = &Piece> {
        self.zones.iter().flat_map(|zone| &zone.pieces)
    }

    /// Returns the piece with that id.
    pub fn piece(&self, id: &str) -> Option<&Piece> {
        self.pieces().find(|piece| piece.id == id)
    }

    /// Returns the move that somebody means who types its number.
    pub fn numbered(&self, number: u32) -> Option<&MoveView> {
        self.moves.iter().find(|it| it.number == number)
    }

    /// Returns the first fact of the match with that role.
    pub fn fact(&self, role: Role) -> Option<&Attribute> {
        self.facts.iter().find(|it| it.role == role)
    }
}

/// The colour of a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tint {
    /// The name that faces and attributes show.
    pub face: String,
    /// The colour as `#rrggbb`.
    pub colour: String,
}

/// What may be known of one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// What the player is called who sits there.
    pub name: String,
    /// Whom it plays with.
    pub team: Team,
    /// Its score in the match.
    pub score: i64,
    /// Which of the colours that drawings give to seats it has, where that is not
    /// the one of its own number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hue: Option<u8>,
    /// Further facts, such as its energy.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Attribute>,
}

impl SeatView {
    /// Returns a seat without further facts; the adapter names it.
    pub fn new(seat: Seat, team: Team, score: i64) -> SeatView {
        SeatView {
            seat,
            name: String::new(),
            team,
            score,
            hue: None,
            facts: Vec::new(),
        }
    }

    /// Returns the number of its colour, among those that drawings give to seats.
    pub fn hue(&self) -> usize {
        self.hue.map_or(self.seat.index(), usize::from)
    }

    /// Returns the first fact of the seat with that role.
    pub fn fact(&self, role: Role) -> Option<&Attribute> {
        self.facts.iter().find(|it| it.role == role)
    }
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
