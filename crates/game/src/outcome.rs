//! How a match ended: who won, with what scores, and why.

use serde::{Deserialize, Serialize};

use crate::seat::{SEATS_MAX, Seat};

/// Why a match ended that reached its bound instead of an end by the rules.
pub const TURN_LIMIT: &str = "turn_limit";

/// How one seat came out of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// The seat, or its team, won.
    Won,
    /// Another team won.
    Lost,
    /// Nobody won.
    Tied,
}

/// The end of a match. Flat, so that a simulation allocates nothing for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    n_seats: u8,
    standings: [Standing; SEATS_MAX],
    scores: [i64; SEATS_MAX],
    /// Why the match ended, as one word of the family or [`TURN_LIMIT`].
    pub ended_by: &'static str,
}

impl Outcome {
    /// Returns an outcome in which nobody won.
    pub fn tie(n_seats: usize, ended_by: &'static str) -> Outcome {
        Outcome {
            n_seats: n_seats.min(SEATS_MAX) as u8,
            standings: [Standing::Tied; SEATS_MAX],
            scores: [0; SEATS_MAX],
            ended_by,
        }
    }

    /// Returns an outcome that those seats won for which `wins` holds.
    pub fn won_by(n_seats: usize, ended_by: &'static str, wins: impl Fn(Seat) -> bool) -> Outcome {
        let mut outcome = Outcome::tie(n_seats, ended_by);
        for seat in Seat::all(n_seats) {
            outcome.standings[seat.index()] = if wins(seat) {
                Standing::Won
            } else {
                Standing::Lost
            };
        }
        outcome
    }

    /// Returns an outcome that nobody won, and that those seats share for which
    /// `ties` holds; the others have lost.
    pub fn tied_by(n_seats: usize, ended_by: &'static str, ties: impl Fn(Seat) -> bool) -> Outcome {
        let mut outcome = Outcome::tie(n_seats, ended_by);
        for seat in Seat::all(n_seats).filter(|it| !ties(*it)) {
            outcome.standings[seat.index()] = Standing::Lost;
        }
        outcome
    }

    /// Writes down the score of a seat.
    pub fn set_score(&mut self, seat: Seat, score: i64) {
        self.scores[seat.index()] = score;
    }

    /// Returns how many seats the match had.
    pub fn n_seats(&self) -> usize {
        usize::from(self.n_seats)
    }

    /// Returns how the seat came out.
    pub fn standing(&self, seat: Seat) -> Standing {
        self.standings[seat.index()]
    }

    /// Returns the score of the seat.
    pub fn score(&self, seat: Seat) -> i64 {
        self.scores[seat.index()]
    }

    /// Lists the seats that won.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.n_seats()).filter(|seat| self.standing(*seat) == Standing::Won)
    }

    /// Tells whether nobody won.
    pub fn is_tie(&self) -> bool {
        self.winners().next().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_does_not_win_loses() {
        let outcome = Outcome::won_by(4, "out", |seat| seat.0 % 2 == 1);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert_eq!(outcome.standing(Seat(0)), Standing::Lost);
        assert!(!outcome.is_tie());
    }

    #[test]
    fn a_tie_has_no_winner_and_keeps_scores() {
        let mut outcome = Outcome::tie(3, TURN_LIMIT);
        outcome.set_score(Seat(2), -7);
        assert!(outcome.is_tie());
        assert_eq!(outcome.winners().count(), 0);
        assert_eq!(outcome.score(Seat(2)), -7);
        assert_eq!(outcome.standing(Seat(2)), Standing::Tied);
        assert_eq!(outcome.n_seats(), 3);
    }

    #[test]
    fn there_are_never_more_seats_than_a_match_can_have() {
        assert_eq!(Outcome::tie(99, "out").n_seats(), SEATS_MAX);
    }
}
