//! How many ships should stay on a planet.

use arrayvec::ArrayVec;

use super::super::Thinking;
use super::super::estimate::Estimate;
use super::fraction::{FIGURE_MAX, ceil_div};
use crate::state::PLANETS_MAX;

/// What garrisons are worked out from: the same throughout a turn.
pub(super) struct Garrison {
    /// The ships that a planet with mean figures should keep.
    base: i64,
    n_own: i128,
    /// Sums over all own planets.
    kill_sum: i128,
    production_sum: i128,
}

/// What is added up over the map.
#[derive(Default)]
struct Sums {
    /// Own planets, and their ships, those under way included.
    n_own: i64,
    own_ships: i64,
    kill: i64,
    production: i64,
    /// Planets of other players.
    n_rival: i64,
    rival_ships: i64,
}

impl Garrison {
    /// Works it out; nothing if the seat has no planet.
    pub(super) fn new(thinking: &Thinking<'_>, estimate: &Estimate<'_>) -> Option<Garrison> {
        let Thinking { sight, seat, .. } = thinking;
        let mut foreign: ArrayVec<i64, PLANETS_MAX> = ArrayVec::new();
        let mut sums = Sums {
            own_ships: sight.ships_flying(*seat),
            ..Sums::default()
        };
        for planet in 0..sight.n_planets() {
            let ships = estimate.ships(planet);
            let owner = sight.owner(planet);
            if owner == Some(*seat) {
                sums.n_own += 1;
                sums.own_ships += ships;
                sums.kill += i64::from(estimate.kill(planet));
                sums.production += estimate.production(planet);
                continue;
            }
            // No map has more planets.
            debug_assert!(!foreign.is_full());
            foreign.push(ships);
            if owner.is_some() {
                sums.n_rival += 1;
                sums.rival_ships += ships;
            }
        }
        if sums.n_own == 0 {
            return None;
        }
        let ordered = sight.orders(*seat).iter();
        sums.own_ships += ordered.map(|it| it.ships).sum::<i64>();
        Some(Garrison {
            base: base(&sums, &mut foreign).min(FIGURE_MAX),
            n_own: i128::from(sums.n_own),
            kill_sum: i128::from(sums.kill.max(1)),
            production_sum: i128::from(sums.production.max(1)),
        })
    }

    /// Returns the ships that should stay on a planet, or that it should get
    /// with its capture: more where ships fight better and more are built.
    pub(super) fn needed(&self, estimate: &Estimate<'_>, planet: usize) -> i64 {
        let production = estimate.production(planet).clamp(0, FIGURE_MAX);
        let worth = i128::from(self.base)
            * i128::from(estimate.kill(planet))
            * i128::from(production)
            * self.n_own
            * self.n_own;
        ceil_div(worth, self.kill_sum * self.production_sum)
    }
}

/// Returns what a planet with mean figures should keep.
fn base(sums: &Sums, foreign: &mut [i64]) -> i64 {
    let Sums { n_own, n_rival, .. } = *sums;
    if n_rival == 0 {
        return sums.own_ships / n_own;
    }
    // Half the own ships, spread over the own planets, times the part of the
    // players' planets that is not one's own.
    let fair = ceil_div(
        i128::from(sums.own_ships) * i128::from(n_rival),
        i128::from(2 * n_own * (n_own + n_rival)),
    );
    let (sum, count) = trimmed_sum(foreign);
    let cap = ceil_div(sum, count).saturating_mul(3) / 2;
    let fair_or_cap = fair.min(cap);
    let each = ceil_div(i128::from(sums.rival_ships), i128::from(n_own));
    if fair_or_cap <= each {
        fair_or_cap
    } else if i128::from(each) * i128::from(n_own) < i128::from(sums.production) {
        fair
    } else {
        each
    }
}

/// Returns the sum of all garrisons without the lowest and the highest tenth,
/// and how many those are.
fn trimmed_sum(foreign: &mut [i64]) -> (i128, i128) {
    let n_dropped = foreign.len() / 10;
    let n_kept = foreign.len() - 2 * n_dropped;
    if n_dropped > 0 {
        foreign.select_nth_unstable(n_dropped);
        foreign[n_dropped..].select_nth_unstable(n_kept - 1);
    }
    let kept = &foreign[n_dropped..n_dropped + n_kept];
    let sum = kept.iter().map(|it| i128::from(*it)).sum();
    (sum, n_kept.max(1) as i128)
}
