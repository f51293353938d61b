//! Moves as screens show them.

use serde::{Deserialize, Serialize};

use super::lie::Spot;

/// A move of the reader, for the screen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoveView {
    /// The text that plays it, in every language: the same move has the same
    /// key, and no other move of the list has it.
    pub key: String,
    /// The number that is shown beside it and that people type: different for
    /// each move of the list. 0 is the move that an empty line plays.
    pub number: u32,
    /// What it is for a drawing.
    pub role: MoveRole,
    /// What people read.
    pub label: String,
    /// The pieces it starts from, by id: the card that is played, the attacker.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// The pieces it points at, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<String>,
    /// Where the piece goes, if it goes somewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spot: Option<Spot>,
    /// The faces of a tile in the order in which they will lie there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<String>,
    /// The amounts between which one may choose freely.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amounts: Option<Amounts>,
}

impl MoveView {
    /// Returns a move that touches nothing; the adapter gives it its number.
    pub fn new(key: impl Into<String>, role: MoveRole, label: impl Into<String>) -> MoveView {
        MoveView {
            key: key.into(),
            number: MoveView::UNNUMBERED,
            role,
            label: label.into(),
            sources: Vec::new(),
            targets: Vec::new(),
            spot: None,
            faces: Vec::new(),
            amounts: None,
        }
    }

    /// Stands where a family leaves the number to the adapter.
    pub const UNNUMBERED: u32 = u32::MAX;

    /// Lists the pieces that the move touches: those it starts from first.
    pub fn touched(&self) -> impl Iterator<Item = &str> {
        self.sources.iter().chain(&self.targets).map(String::as_str)
    }

    /// Tells whether the move touches that piece.
    pub fn touches(&self, id: &str) -> bool {
        self.touched().any(|it| it == id)
    }
}

/// What a move is for a drawing: where it is shown, and how boldly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveRole {
    /// Puts a piece of one's own into play.
    Play,
    /// Does something with a piece that is in play.
    Use,
    /// Attacks.
    Attack,
    /// Blocks an attack.
    Block,
    /// Gives an order, such as sending ships.
    Order,
    /// Draws or takes a piece.
    Draw,
    /// Throws something of one's own away, or pays with it.
    Discard,
    /// Chooses what the rules ask for: a target, a deck, a place.
    Choose,
    /// Chooses a number.
    Amount,
    /// Agrees to what is asked, or keeps what one has.
    Confirm,
    /// Declines what is asked.
    Decline,
    /// Takes back what was begun in this turn.
    Undo,
    /// Does nothing now, and may act again in this turn.
    Pass,
    /// Ends one's turn or what was asked.
    End,
}

impl MoveRole {
    /// Tells whether the move does nothing but let the match go on.
    pub fn is_quiet(self) -> bool {
        matches!(self, MoveRole::Pass | MoveRole::End | MoveRole::Decline)
    }
}

/// From where to where an amount is free. The keys of the amounts between are
/// the key of the move with `amount` in the place of the number that stands
/// there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Amounts {
    /// The least.
    pub least: i64,
    /// The most.
    pub most: i64,
    /// The amount of the listed move.
    pub listed: i64,
    /// What stands before the amount in the key.
    pub before: String,
    /// What stands behind it.
    pub after: String,
}

impl Amounts {
    /// Returns the key of the move with another amount.
    pub fn key(&self, amount: i64) -> String {
        format!("{}{amount}{}", self.before, self.after)
    }
}
