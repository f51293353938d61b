//! What a foreign planet costs, and which is worth more.

use std::cmp::Ordering;

use super::Plan;
use super::fraction::{FIGURE_MAX, ceil_div, compare};

/// A kill rate that a target has at least, in millionths: a planet that can
/// hardly fight back is no reason to fly anywhere.
const KILL_MIN: u32 = 100_000;

/// A foreign planet as a target for one own planet.
pub(super) struct Target {
    pub(super) planet: usize,
    /// The distance, squared.
    pub(super) square: u32,
    /// The ships that it takes.
    pub(super) need: i64,
    /// The square of the score, without what all targets share: need times
    /// distance, by kill rate and production.
    top: u128,
    bottom: u128,
}

impl Target {
    pub(super) fn new(plan: &Plan<'_, '_>, source: usize, planet: usize) -> Target {
        let (sight, estimate) = (&plan.thinking.sight, &plan.estimate);
        let square = sight.cell(source).square_to(sight.cell(planet));
        let kill = i128::from(estimate.kill(planet).max(KILL_MIN));
        let builds = i128::from(estimate.builds(planet));
        let turns = i128::from(sight.turns_between(source, planet));
        let then = i128::from(estimate.ships(planet)) + turns * builds;
        let own_kill = i128::from(estimate.kill(source).max(1));
        let need = ceil_div(then * kill, own_kill).max(1);
        // What nobody took yet is a tenth dearer: nobody is weakened by it.
        let dearer = if sight.owner(planet).is_none() {
            121
        } else {
            100
        };
        let production = estimate.production(planet).clamp(1, FIGURE_MAX);
        let worth = kill as u128 * production as u128;
        let cost = need.min(FIGURE_MAX) as u128;
        Target {
            planet,
            square,
            need,
            top: cost * cost * u128::from(square) * dearer,
            bottom: worth * worth,
        }
    }

    /// Tells whether this one is looked at first: the lower score, or the later
    /// planet.
    #[inline]
    pub(super) fn comes_before(&self, other: &Target) -> bool {
        match compare((self.top, self.bottom), (other.top, other.bottom)) {
            Ordering::Less => true,
            Ordering::Equal => self.planet > other.planet,
            Ordering::Greater => false,
        }
    }
}
