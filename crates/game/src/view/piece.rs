//! Pieces: whatever lies in a zone.

use serde::{Deserialize, Serialize};

use super::attribute::{Attribute, Role};
use super::lie::Lie;
use crate::seat::Seat;

/// One piece, seen or hidden.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Piece {
    /// Stable as long as the reader can follow the piece: the same id is the
    /// same piece, and no other piece ever has it. A hidden piece is named by
    /// what all may know, such as its place, so its id tells nothing.
    pub id: String,
    /// What kind of thing it is.
    pub shape: Shape,
    /// What the faces of a tile show, in the order in which they lie; empty
    /// when hidden, and for what has no faces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<String>,
    /// What is known of it besides; empty when hidden.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<Attribute>,
    /// Whose it is, where that differs from whose zone it lies in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// How it lies.
    #[serde(default, skip_serializing_if = "Posture::is_upright")]
    pub posture: Posture,
    /// Where it lies, in a zone whose order does not tell it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lie: Option<Lie>,
    /// Whether it is what was played last.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fresh: bool,
}

impl Piece {
    /// Returns an upright piece of which nothing else is known: hidden, until
    /// it gets faces or attributes.
    pub fn new(id: impl Into<String>, shape: Shape) -> Piece {
        Piece {
            id: id.into(),
            shape,
            faces: Vec::new(),
            attributes: Vec::new(),
            owner: None,
            posture: Posture::Upright,
            lie: None,
            fresh: false,
        }
    }

    /// Tells whether the reader may not see what it is.
    pub fn is_hidden(&self) -> bool {
        self.faces.is_empty() && self.attributes.is_empty()
    }

    /// Returns the attribute with that role; the first, if there are more.
    pub fn attribute(&self, role: Role) -> Option<&Attribute> {
        self.attributes.iter().find(|it| it.role == role)
    }

    /// Returns the attribute with that role as people read it; an empty text if
    /// it has none.
    pub fn text(&self, role: Role) -> String {
        self.attribute(role).map_or(String::new(), Attribute::text)
    }

    /// Returns what it is called: its title, or what its faces show. Nothing
    /// for a hidden piece, and for one that has neither.
    pub fn called(&self) -> Option<String> {
        match self.attribute(Role::Title) {
            Some(title) => Some(title.text()),
            None if self.faces.is_empty() => None,
            None => Some(self.faces.join("|")),
        }
    }
}

/// What kind of thing a piece is: how it is outlined. What it shows is in its
/// faces and attributes.
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
    /// Something round that stays where it is, such as a planet.
    Disc,
    /// Something small that is under way, such as a fleet.
    Mover,
    /// A card, which is held, played, or lies in a row with others.
    Card,
    /// Somebody who stands in a formation, such as a monster of a team.
    Figure,
}

/// How a piece lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Posture {
    /// Upright, as held in a hand.
    #[default]
    Upright,
    /// Along the chain it belongs to.
    Along,
    /// Across the chain, as doubles lie.
    Across,
}

impl Posture {
    fn is_upright(&self) -> bool {
        *self == Posture::Upright
    }
}
