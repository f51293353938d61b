//! KDE's balanced player, the strongest of its four; files call it `DIFICIL`.
//!
//! Every own planet keeps a garrison by its worth ([`garrison`]). With what is
//! left it attacks foreign planets that no own fleet flies to yet, the cheapest
//! first ([`target`]), until three were too dear; then it supports the nearest
//! own planet that lacks ships; what is still left moves upstream, to the
//! nearest own planet whose ships fight better.
//!
//! All is worked out with whole numbers: distances are compared by their
//! squares, scores as fractions.

mod fraction;
mod garrison;
mod target;

use arrayvec::ArrayVec;

use tapete_speech::Bilingual;

use super::estimate::Estimate;
use super::nearest::Nearest;
use super::{KonquestBot, Thinking};
use crate::orders::Move;
use crate::state::{Order, PLANETS_MAX};
use garrison::Garrison;
use target::Target;

pub(super) const BOT: KonquestBot = KonquestBot {
    name: "becai",
    others: &["balanced", "equilibrado", "dificil"],
    doc: Bilingual::new(
        "Plays KDE's balanced player: keeps a garrison on each planet by its worth and attacks where it costs least.",
        "Juega como el jugador equilibrado de KDE: deja en cada planeta una guarnición según lo que vale y ataca donde menos cuesta.",
    ),
    choose: |thinking| think(thinking),
};

/// How many targets of one planet may be too dear before it attacks no more.
const FAILURES_MAX: usize = 3;

/// How many times its production a planet must have to spare before ships move
/// on only because they fight better elsewhere.
const MOVING_TURNS: i64 = 3;

/// What does not change while the bot orders in a turn.
struct Plan<'a, 'b> {
    thinking: &'b Thinking<'a>,
    estimate: Estimate<'a>,
    garrison: Garrison,
    ordered: Targets,
}

fn think(thinking: &Thinking<'_>) -> Move {
    let Thinking { sight, seat, .. } = thinking;
    let orders = sight.orders(*seat);
    let estimate = Estimate::new(thinking);
    let Some(garrison) = Garrison::new(thinking, &estimate) else {
        return Move::End;
    };
    let plan = Plan {
        thinking,
        estimate,
        garrison,
        ordered: Targets::new(orders),
    };
    // Ships that went to an own planet were the last that their planet spares.
    let (mut source, mut attacked) = match orders.last() {
        None => (0, None),
        Some(last) if thinking.is_own(usize::from(last.target)) => {
            (usize::from(last.source) + 1, None)
        }
        Some(last) => (usize::from(last.source), Some(usize::from(last.target))),
    };
    while source < sight.n_planets() {
        if thinking.is_own(source)
            && let Some(order) = plan.order_from(source, attacked)
        {
            return Move::Order(order);
        }
        source += 1;
        attacked = None;
    }
    Move::End
}

impl Plan<'_, '_> {
    /// Returns the next order from a planet, whose last target in this turn was
    /// `attacked`.
    fn order_from(&self, source: usize, attacked: Option<usize>) -> Option<Order> {
        let surplus = self.estimate.ships(source) - self.needed(source);
        if surplus <= 0 {
            return None;
        }
        let [upstream, support] = self.neighbours(source);
        let order = |target: usize, ships: i64| Order {
            source: source as u16,
            target: target as u16,
            ships,
        };
        if let Some((target, ships)) = self.attack(source, surplus, upstream, attacked) {
            return Some(order(target, ships));
        }
        let is_near = |square: u32| upstream.is_none_or(|(up, _)| square < 4 * up);
        if let Some((square, planet)) = support
            && is_near(square)
            && !self.is_headed_to(planet)
        {
            return Some(order(planet, surplus));
        }
        let (_, planet) = upstream?;
        let moves_on = surplus > MOVING_TURNS.saturating_mul(self.estimate.production(source));
        moves_on.then(|| order(planet, surplus))
    }

    /// Returns the ships that should stay on a planet.
    fn needed(&self, planet: usize) -> i64 {
        self.garrison.needed(&self.estimate, planet)
    }

    /// Tells whether an own fleet, old or new, flies to a planet.
    #[inline]
    fn is_headed_to(&self, planet: usize) -> bool {
        let Thinking { sight, seat, .. } = self.thinking;
        sight.heading(*seat, planet) > 0 || self.ordered.contains(planet)
    }

    /// Returns the nearest own planet whose ships fight better, and the nearest
    /// that lacks ships; the later of two that are equally near.
    fn neighbours(&self, source: usize) -> [Option<(u32, usize)>; 2] {
        let sight = &self.thinking.sight;
        let (cell, kill) = (sight.cell(source), self.estimate.kill(source));
        let (mut upstream, mut support) = (Nearest::default(), Nearest::default());
        for planet in 0..sight.n_planets() {
            if planet == source || !self.thinking.is_own(planet) {
                continue;
            }
            let square = cell.square_to(sight.cell(planet));
            if self.estimate.kill(planet) > kill {
                upstream.offer_later(square, planet);
            }
            if support.takes_later(square) && self.estimate.ships(planet) < self.needed(planet) {
                support.offer_later(square, planet);
            }
        }
        [upstream.found(), support.found()]
    }

    /// Returns the next target that is worth its ships, and how many to send.
    ///
    /// Targets come by their score. Those before the last one that was attacked
    /// and were not attacked themselves have failed already: what was too dear
    /// then is too dear now, with fewer ships.
    fn attack(
        &self,
        source: usize,
        surplus: i64,
        upstream: Option<(u32, usize)>,
        attacked: Option<usize>,
    ) -> Option<(usize, i64)> {
        let last = attacked.map(|it| Target::new(self, source, it));
        let mut n_failures = 0;
        // No more than those can be looked at before the failures are too many.
        let mut next: ArrayVec<Target, FAILURES_MAX> = ArrayVec::new();
        for target in self.targets(source) {
            if last.as_ref().is_some_and(|it| target.comes_before(it)) {
                n_failures += 1;
                continue;
            }
            let place = next.iter().rposition(|it| it.comes_before(&target));
            let place = place.map_or(0, |it| it + 1);
            if place < FAILURES_MAX {
                if next.is_full() {
                    next.pop();
                }
                next.insert(place, target);
            }
        }
        let n_left = FAILURES_MAX.saturating_sub(n_failures);
        let is_worth = |it: &Target| {
            let too_far = upstream.is_some_and(|(up, _)| it.square > 4 * up);
            !too_far && surplus > it.need
        };
        let target = next.into_iter().take(n_left).find(is_worth)?;
        let ships = target.need.saturating_add(self.needed(target.planet));
        Some((target.planet, surplus.min(ships)))
    }

    /// Lists the foreign planets that no own fleet flies to.
    fn targets(&self, source: usize) -> impl Iterator<Item = Target> + '_ {
        (0..self.thinking.sight.n_planets())
            .filter(|it| !self.thinking.is_own(*it) && !self.is_headed_to(*it))
            .map(move |it| Target::new(self, source, it))
    }
}

/// The planets that orders of this turn go to, as bits.
struct Targets {
    words: [u64; PLANETS_MAX / 64],
}

impl Targets {
    fn new(orders: &[Order]) -> Targets {
        let mut words = [0; PLANETS_MAX / 64];
        for order in orders {
            let target = usize::from(order.target);
            words[target / 64 % words.len()] |= 1 << (target % 64);
        }
        Targets { words }
    }

    #[inline]
    fn contains(&self, planet: usize) -> bool {
        self.words[planet / 64 % self.words.len()] >> (planet % 64) & 1 == 1
    }
}
