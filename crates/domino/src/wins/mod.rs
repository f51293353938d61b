//! Who wins a hand that has ended.

use tapete_game::Seat;

use crate::state::How;

choices! { Win: fewest_points, lowest_hand, out }

/// A way to decide who wins.
pub(crate) struct Win {
    /// Returns the seat that won for its team, or who is level.
    pub(crate) decide: fn(&Finished<'_>) -> Verdict,
    /// Whether a block can have a winner by this rule.
    pub(crate) decides_block: bool,
}

/// A hand that has ended.
pub(crate) struct Finished<'a> {
    pub(crate) how: How,
    /// Who placed the last tile, if the hand ended by it.
    pub(crate) out: Option<Seat>,
    /// The points left in each hand.
    pub(crate) points: &'a [u32],
    /// The team of each seat.
    pub(crate) teams: &'a [u8],
    pub(crate) n_teams: usize,
    pub(crate) starter: Seat,
}

/// Who won a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// This seat, for its team.
    Won(Seat),
    /// Nobody by this rule; the tie rule may decide.
    Level,
    /// Nobody.
    Nobody,
}

impl Finished<'_> {
    /// Returns the points left in the hands of a team.
    pub(crate) fn team_points(&self, team: u8) -> u32 {
        let own = self.teams.iter().zip(self.points);
        own.filter(|(it, _)| **it == team)
            .map(|(_, points)| points)
            .sum()
    }

    /// Returns the seat of a team with the lightest hand, the first of them.
    pub(crate) fn lightest_of(&self, team: u8) -> Seat {
        let own = (0..self.teams.len()).filter(|index| self.teams[*index] == team);
        let lightest = own.min_by_key(|index| self.points[*index]).unwrap_or(0);
        Seat(lightest as u8)
    }
}
