//! What the states of both paths share: how a match ends, and what is counted.

use serde::Serialize;
use tapete_game::{FactWord, Outcome, Seat, Tongue};

/// The most seats of a domino game.
pub(crate) const HANDS_MAX: usize = 10;

/// How many points a team gains or loses at once: so many that no game of sense
/// asks for more, and so few that no score ever grows out of its number.
pub(crate) const POINTS_MAX: i64 = 1_000_000_000_000;

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct MatchEnd {
    /// The winning team, if one won.
    pub(crate) team: Option<u8>,
    /// By what.
    pub(crate) how: How,
}

/// By what a hand or a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum How {
    /// A seat placed its last tile.
    Out,
    /// There were as many passes in a row as seats.
    Blocked,
    /// A line of the text said so.
    Stopped,
    /// All hands of the match were played.
    Hands,
    /// Hand after hand ended before anybody could play.
    Idle,
    /// A team reached the points that the match was played to.
    Target,
}

/// What is counted over the whole match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Counts {
    /// In the hands before this one.
    pub(crate) tiles_played: u32,
    /// The passes that ended a hand in a block are not in here.
    pub(crate) passes: u32,
    /// The passes that ended a hand in a block.
    pub(crate) block_passes: u32,
    pub(crate) draws: u32,
    pub(crate) points: i64,
}

impl Counts {
    /// Writes what is counted, in the order of [`FACTS`].
    #[inline]
    pub(crate) fn write(&self, n_tiles_played: u32, facts: &mut [i64]) {
        let values = [
            i64::from(n_tiles_played),
            i64::from(self.passes),
            i64::from(self.draws),
            self.points,
        ];
        for (fact, value) in facts.iter_mut().zip(values) {
            *fact = value;
        }
    }
}

/// Returns how a match came out, for seats with the teams and scores given.
#[inline]
pub(crate) fn outcome(
    end: Option<MatchEnd>,
    n_seats: usize,
    scores: &[i64; HANDS_MAX],
    team_of: impl Fn(Seat) -> u8,
) -> Outcome {
    let Some(end) = end else {
        return Outcome::tie(n_seats, "unfinished");
    };
    let ended_by = ending_word(end.how);
    let mut outcome = match end.team {
        Some(team) => Outcome::won_by(n_seats, ended_by, |seat| team_of(seat) == team),
        None => Outcome::tie(n_seats, ended_by),
    };
    for seat in Seat::all(n_seats) {
        outcome.set_score(seat, scores[usize::from(team_of(seat))]);
    }
    outcome
}

/// What is counted in every match.
pub(crate) const FACTS: &[FactWord] = &[
    FactWord {
        name: "tiles_played",
        doc: "tiles placed on the table",
        es: "fichas jugadas",
    },
    FactWord {
        name: "passes",
        doc: "turns in which a seat could not play, without those that end a hand in a block",
        es: "pasadas",
    },
    FactWord {
        name: "draws",
        doc: "tiles drawn from the stock",
        es: "fichas robadas",
    },
    FactWord {
        name: "points",
        doc: "points scored by all teams together",
        es: "puntos",
    },
];

/// Returns the word for how a match ended.
fn ending_word(how: How) -> &'static str {
    match how {
        How::Out => "out",
        How::Blocked => "blocked",
        How::Stopped => "stopped",
        How::Target => "target",
        How::Hands => "hands",
        How::Idle => "idle",
    }
}

/// Says in a few words how a match ended.
pub(crate) fn ending_text(ended_by: &str, tongue: Tongue) -> &'static str {
    match ended_by {
        "out" => tongue.pick("a player is out", "alguien se pegó"),
        "blocked" => tongue.pick("the hand was blocked", "hubo tranque"),
        "stopped" => tongue.pick("the hand was stopped", "se paró la mano"),
        "hands" => tongue.pick("all hands were played", "se jugaron todas las manos"),
        "idle" => tongue.pick("nobody could open", "nadie pudo salir"),
        _ => tongue.pick("the points were reached", "se llegó a los puntos"),
    }
}
