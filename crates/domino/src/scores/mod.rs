//! How many points a finished hand brings, and to whom.

use crate::wins::Finished;

choices! { Score: losers_points, all_points, difference, one_point, fixed, nothing, own_points, hand_score }

/// A way to count the points of a hand.
pub(crate) struct Score {
    /// Returns the points for a team, given the number in parentheses.
    pub(crate) points: fn(&Finished<'_>, u8, i64) -> i64,
    /// Whether every team scores, not only the winners.
    pub(crate) everyone: bool,
}
