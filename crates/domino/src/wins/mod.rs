//! Who wins a hand that has ended.

pub(crate) mod counts;
pub(crate) mod ranks;

use tapete_game::Seat;

use crate::state::How;

choices! {
    Win: fewest_points, lowest_hand, out, most_points, fewest_tiles, fewest_doubles, highest_score,
    lowest_score, highest_hand_score, lowest_hand_score, most_played, last_player,
    blocker_or_next
}

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
    /// Who placed the last tile of a hand, if the hand ended by it.
    pub(crate) out: Option<Seat>,
    /// What each hand still counts.
    pub(crate) points: &'a [i64],
    /// How many tiles are left in each hand.
    pub(crate) n_tiles: &'a [u32],
    /// How many of them are doubles.
    pub(crate) n_doubles: &'a [u32],
    /// What each seat has placed in this hand, in points.
    pub(crate) played: &'a [i64],
    /// The team of each seat.
    pub(crate) teams: &'a [u8],
    pub(crate) n_teams: usize,
    /// The score of each team before this hand is scored.
    pub(crate) scores: &'a [i64],
    /// What each team has gained during this hand.
    pub(crate) gained: &'a [i64],
    pub(crate) starter: Seat,
    /// Who placed the last tile on the table, if somebody did.
    pub(crate) last_player: Option<Seat>,
    /// Who sits after that seat.
    pub(crate) next_player: Seat,
}

/// Who won a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// This seat, for its team.
    Won(Seat),
    /// Nobody by this rule; the tie rule may decide between these teams, one
    /// bit each.
    Level(u16),
    /// Nobody.
    Nobody,
}

impl Finished<'_> {
    /// Returns what the hands of a team still count.
    pub(crate) fn team_points(&self, team: u8) -> i64 {
        self.of_team(team, self.points)
    }

    /// Adds up what belongs to the seats of a team.
    fn of_team(&self, team: u8, each: &[i64]) -> i64 {
        let own = self.teams.iter().zip(each);
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

    /// Lets the team with the lowest key win.
    fn lowest_team(&self, key: impl Fn(u8) -> i64) -> Verdict {
        let n_teams = self.n_teams as u8;
        let lowest = (0..n_teams).map(&key).min();
        let level = (0..n_teams)
            .filter(|team| Some(key(*team)) == lowest)
            .fold(0_u16, |mask, team| mask | 1 << team);
        if level.count_ones() == 1 {
            Verdict::Won(self.lightest_of(level.trailing_zeros() as u8))
        } else {
            Verdict::Level(level)
        }
    }

    /// Lets the seat with the lowest key win for its team. Two seats of one team
    /// may be level with each other.
    fn lowest_seat<K: Ord>(&self, key: impl Fn(usize) -> K) -> Verdict {
        let seats = || 0..self.teams.len();
        let lowest = seats().map(&key).min();
        let level = seats()
            .filter(|seat| lowest.as_ref() == Some(&key(*seat)))
            .fold(0_u16, |mask, seat| mask | 1 << self.teams[seat]);
        if level.count_ones() != 1 {
            return Verdict::Level(level);
        }
        let first = seats().find(|seat| lowest.as_ref() == Some(&key(*seat)));
        Verdict::Won(Seat(first.unwrap_or(0) as u8))
    }
}
