//! What KDE's three simple players have in common.
//!
//! One pass through the own planets, row by row: a planet that can spare enough
//! ships sends seven tenths of them to the nearest planet of others that looks
//! weaker than that. If there is none, it shares with the nearest own planet
//! that has less than half. Planets that a fleet of an earlier turn already
//! flies to are left alone; those that an order of this turn goes to are not.

use super::Thinking;
use super::estimate::Estimate;
use super::nearest::Nearest;
use crate::orders::Move;
use crate::state::Order;

/// What one of the players differs in.
#[derive(Clone, Copy)]
pub(super) struct Habit {
    /// The fewest ships that it sends.
    pub(super) ships_min: i64,
    /// Which part of the difference it shares: a half, or a third.
    pub(super) share: i64,
}

pub(super) fn send(thinking: &Thinking<'_>, habit: Habit) -> Move {
    let estimate = Estimate::new(thinking);
    for source in thinking.next_source()..thinking.sight.n_planets() {
        if let Some(order) = order_from(thinking, &estimate, habit, source) {
            return Move::Order(order);
        }
    }
    Move::End
}

#[inline]
fn order_from(
    thinking: &Thinking<'_>,
    estimate: &Estimate<'_>,
    habit: Habit,
    source: usize,
) -> Option<Order> {
    let Thinking { sight, seat, .. } = thinking;
    if !thinking.is_own(source) {
        return None;
    }
    let ships = sight.ships(source)?;
    let force = ships * 7 / 10;
    if force < habit.ships_min {
        return None;
    }
    let cell = sight.cell(source);
    let (mut weaker, mut poorer) = (Nearest::default(), Nearest::default());
    for (planet, spot) in sight.spots(*seat).enumerate() {
        let is_own = spot.owner == Some(*seat);
        let below = if is_own { ships / 2 } else { force };
        if spot.is_headed_to || estimate.ships_at(spot) >= below {
            continue;
        }
        let square = cell.square_to(spot.cell);
        if is_own {
            poorer.offer(square, planet);
        } else {
            weaker.offer(square, planet);
        }
    }
    let (target, ships) = match (weaker.found(), poorer.found()) {
        (Some((_, target)), _) => (target, force),
        (None, Some((_, target))) => (target, (ships - estimate.ships(target)) / habit.share),
        (None, None) => return None,
    };
    let order = Order {
        source: source as u16,
        target: target as u16,
        ships,
    };
    (ships > 0).then_some(order)
}
