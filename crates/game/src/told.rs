//! Events as readers learn them, and what they are about.

use serde::{Deserialize, Serialize};

use crate::seat::{Reader, Seat, SeatSet};

/// An event as one reader learns it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// The number of the event among those that this reader was told, from 0.
    /// Events that the reader may not know have no number here, so the numbers
    /// tell nothing.
    pub number: usize,
    /// What people read; empty for an event that is not worth a line.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// What it is about.
    pub about: About,
    /// The event as data, in JSON.
    #[serde(skip)]
    pub data: String,
    /// How many moves had been played when it happened.
    pub n_played: usize,
}

/// What an event is about, as its reader may know it: enough for a screen to
/// point while it tells. The ids are those of the views before and after the
/// move; a piece that the event reveals may be in neither, gone again when the
/// move is over, or gone for good where an earlier event made it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct About {
    /// What happened, in one word for programs, such as `placed`.
    pub kind: String,
    /// Who did it, or whom it happened to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The piece that did it or that it begins with, or the zone, by id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The pieces it happened to, and the zones where they went, by id.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<String>,
    /// How much, or how many.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<i64>,
    /// What it calls pieces that lie face down for some readers: the same as
    /// [`Piece::called`](crate::Piece::called) says of them. A law holds that
    /// the reader sees such a piece, or that the event is declared to reveal it.
    #[serde(skip)]
    pub names: Vec<String>,
    /// Whether the pieces it points at come into being by it, as copies do: they
    /// may be gone for good when the move is over.
    #[serde(skip)]
    pub makes: bool,
}

impl About {
    /// Returns what an event of that kind is about that touches nothing.
    pub fn new(kind: impl Into<String>) -> About {
        About {
            kind: kind.into(),
            ..About::default()
        }
    }

    /// Says who did it.
    #[must_use]
    pub fn by(mut self, seat: Seat) -> About {
        self.seat = Some(seat);
        self
    }

    /// Says what did it, or where it begins.
    #[must_use]
    pub fn from(mut self, id: impl Into<String>) -> About {
        self.source = Some(id.into());
        self
    }

    /// Says what it happened to, or where it went; more of them when called
    /// again.
    #[must_use]
    pub fn to(mut self, id: impl Into<String>) -> About {
        self.targets.push(id.into());
        self
    }

    /// Says how much.
    #[must_use]
    pub fn amount(mut self, amount: impl TryInto<i64>) -> About {
        self.amount = amount.try_into().ok();
        self
    }

    /// Says that the pieces it points at come into being by it.
    #[must_use]
    pub fn making(mut self) -> About {
        self.makes = true;
        self
    }

    /// Says what it calls a piece.
    #[must_use]
    pub fn naming(mut self, name: impl Into<String>) -> About {
        self.names.push(name.into());
        self
    }
}

/// Who learns from an event what a piece is that they do not see on the table
/// before or after it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Audience {
    /// Nobody: what the event says can be seen.
    #[default]
    Nobody,
    /// Those seats.
    Seats(SeatSet),
    /// Everybody, spectators too.
    Everybody,
}

impl Audience {
    /// Tells whether the reader is among them. The judge always is.
    pub fn includes(self, reader: Reader) -> bool {
        match (self, reader) {
            (_, Reader::Judge) | (Audience::Everybody, _) => true,
            (Audience::Seats(seats), Reader::Seat(seat)) => seats.contains(seat),
            (Audience::Seats(_) | Audience::Nobody, _) => false,
        }
    }
}
