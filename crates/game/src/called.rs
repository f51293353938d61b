//! Ends that the players bring about, and moves that they take back: the same
//! for every game, and no concern of its rules.

use serde::{Deserialize, Serialize};
use tapete_speech::Tongue;

use crate::playing::Played;
use crate::seat::Seat;

/// The end of a match that was not brought about by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Called {
    /// A seat gave up: its team has lost.
    Resigned(Seat),
    /// The time of a seat ran out: its team has lost.
    OutOfTime(Seat),
    /// All agreed on a draw.
    Drawn,
}

/// The words of the ends that players bring about, as an outcome says them.
pub const RESIGNED: &str = "resigned";
pub const OUT_OF_TIME: &str = "out_of_time";
pub const AGREED_DRAW: &str = "agreed_draw";

impl Called {
    /// Returns the word that the outcome gives as its reason.
    pub fn ended_by(self) -> &'static str {
        match self {
            Called::Resigned(_) => RESIGNED,
            Called::OutOfTime(_) => OUT_OF_TIME,
            Called::Drawn => AGREED_DRAW,
        }
    }

    /// Returns the seat that has lost by it, if one has.
    pub fn loser(self) -> Option<Seat> {
        match self {
            Called::Resigned(seat) | Called::OutOfTime(seat) => Some(seat),
            Called::Drawn => None,
        }
    }
}

/// Says why a match ended that its players ended; nothing for any other word.
pub(crate) fn called_text(ended_by: &str, tongue: Tongue) -> Option<&'static str> {
    Some(match ended_by {
        RESIGNED => tongue.pick("a player resigned", "alguien se rindió"),
        OUT_OF_TIME => tongue.pick(
            "a player ran out of time",
            "a alguien se le acabó el tiempo",
        ),
        AGREED_DRAW => tongue.pick("the players agreed on a draw", "se acordaron tablas"),
        _ => return None,
    })
}

/// How often moves of one match can be taken back; each time the match is
/// played again from its start.
pub(crate) const UNDONE_MAX: usize = 1_000;

/// Moves that were taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenBack {
    /// How many moves of the match were left.
    pub to: usize,
    /// The moves after them, which were played and count no more.
    pub moves: Vec<Played>,
}
