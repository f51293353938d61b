//! How many points the winners of a hand score.

use crate::wins::Finished;

choices! { Score: losers_points, all_points, difference, one_point }

/// A way to count the points of a won hand.
pub(crate) struct Score {
    /// Returns the points for the winning team.
    pub(crate) points: fn(&Finished<'_>, u8) -> i64,
}
