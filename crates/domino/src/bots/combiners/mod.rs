//! Combiners: how one move comes of several strategies that are active.

use tapete_game::Chance;

use super::plan::{CANDIDATES_MAX, Candidates, Deciding, Ratings};

choices! { Combiner: first_active, borda, weighted_ranks, votes, filter_chain, mixture }

/// A way to choose with all active strategies of a plan.
pub(crate) struct Combiner {
    /// Returns the index of the move.
    pub(crate) choose: fn(&Deciding<'_>, &mut Chance) -> usize,
    /// Whether a single line decides, so that what comes after one that always
    /// holds can never apply.
    pub(crate) one_decides: bool,
}

/// Chooses the move with the highest sum of what each active strategy gives it:
/// its weight times a number that `grade` finds from its ratings.
fn highest_sum(
    deciding: &Deciding<'_>,
    chance: &mut Chance,
    grade: fn(i64, &[i64]) -> i64,
) -> usize {
    let mut candidates = deciding.candidates(chance);
    let n_rated = candidates.len();
    let mut sums: Ratings = [0; CANDIDATES_MAX];
    let mut ratings: Ratings = [0; CANDIDATES_MAX];
    for line in deciding.active() {
        deciding.rate(line.strategy, &candidates, &mut ratings);
        let mut sorted = ratings;
        let sorted = &mut sorted[..n_rated];
        sorted.sort_unstable();
        for (sum, rating) in sums.iter_mut().zip(&ratings[..n_rated]) {
            *sum += i64::from(line.weight) * grade(*rating, sorted);
        }
    }
    candidates.keep_best(&sums);
    Candidates::any(&candidates, chance)
}
