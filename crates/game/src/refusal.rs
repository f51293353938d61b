//! Why a move is refused: a code for programs and a sentence for people.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Why something that a seat asked for does not happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// The match has ended.
    Over,
    /// Another seat must act.
    NotYourTurn,
    /// The text or number names no move of this game, or not one that can be
    /// made out.
    NotAMove,
    /// The text may mean several moves.
    Ambiguous,
    /// There is no such piece, place, player or amount, or not there.
    NotThere,
    /// It costs more than the seat has.
    CannotPay,
    /// The rules do not allow it now.
    NotAllowed,
    /// What is asked for cannot be done in this match at all.
    Impossible,
}

impl RefusalCode {
    /// All codes.
    pub const ALL: [RefusalCode; 8] = [
        RefusalCode::Over,
        RefusalCode::NotYourTurn,
        RefusalCode::NotAMove,
        RefusalCode::Ambiguous,
        RefusalCode::NotThere,
        RefusalCode::CannotPay,
        RefusalCode::NotAllowed,
        RefusalCode::Impossible,
    ];

    /// Returns the code as programs write it.
    pub fn name(self) -> &'static str {
        match self {
            RefusalCode::Over => "over",
            RefusalCode::NotYourTurn => "not_your_turn",
            RefusalCode::NotAMove => "not_a_move",
            RefusalCode::Ambiguous => "ambiguous",
            RefusalCode::NotThere => "not_there",
            RefusalCode::CannotPay => "cannot_pay",
            RefusalCode::NotAllowed => "not_allowed",
            RefusalCode::Impossible => "impossible",
        }
    }
}

impl fmt::Display for RefusalCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why a family refuses a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// For programs.
    pub code: RefusalCode,
    /// For people, in their language.
    pub reason: String,
}

impl Refusal {
    /// Returns a refusal with that code and sentence.
    pub fn new(code: RefusalCode, reason: impl Into<String>) -> Refusal {
        Refusal {
            code,
            reason: reason.into(),
        }
    }

    /// The text names no move.
    pub fn not_a_move(reason: impl Into<String>) -> Refusal {
        Refusal::new(RefusalCode::NotAMove, reason)
    }

    /// The text may mean several moves.
    pub fn ambiguous(reason: impl Into<String>) -> Refusal {
        Refusal::new(RefusalCode::Ambiguous, reason)
    }

    /// What the text names is not there.
    pub fn not_there(reason: impl Into<String>) -> Refusal {
        Refusal::new(RefusalCode::NotThere, reason)
    }

    /// It costs too much.
    pub fn cannot_pay(reason: impl Into<String>) -> Refusal {
        Refusal::new(RefusalCode::CannotPay, reason)
    }

    /// The rules do not allow it now.
    pub fn not_allowed(reason: impl Into<String>) -> Refusal {
        Refusal::new(RefusalCode::NotAllowed, reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_written_as_they_are_named() {
        for code in RefusalCode::ALL {
            let text = serde_json::to_string(&code).expect("plain data");
            assert_eq!(text, format!("\"{}\"", code.name()));
            assert_eq!(serde_json::from_str::<RefusalCode>(&text).ok(), Some(code));
        }
    }
}
