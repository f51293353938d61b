//! A bot that plans its whole turn.
//!
//! The base is the future of each planet ([`future`]): owner and ships, turn by
//! turn, given our fleets under way, our orders, production, and the rivals
//! that are expected to take planets of nobody ([`claims`]). From it follow
//! what our planets can spare ([`threat`]) and attacks ([`attack`]): those of
//! our planets that are equally far join, so that they arrive in the same turn,
//! with exactly what the battle takes ([`clash`]). Targets are taken by the
//! production that they bring over a horizon for the ships and turns that they
//! cost, so a planet that a rival has just taken and hardly holds is a good
//! one. What is left gathers ([`gather`]) near the front, where ships hit
//! hardest, on planets that our fleets are about to take too, and leaves those
//! that cannot be held.
//!
//! The bot keeps no memory. Each time it is asked it makes the plan of the turn
//! again, from the position in which the turn began, and gives the first order
//! of the plan that was not given yet.
//!
//! Tried and left: holding back near fleets until far ones have come close, so
//! as to arrive together, and sending help to planets that rivals could attack.
//! Both keep ships idle, and lost more matches than they won.

mod attack;
mod chart;
mod claims;
mod clash;
mod future;
mod gather;
mod threat;
mod weights;

use tapete_speech::Bilingual;

use super::{KonquestBot, Thinking};
use crate::orders::Move;
use crate::state::Order;
use chart::{Arrival, Chart, Place, Spot};

pub(super) const BOT: KonquestBot = KonquestBot {
    name: "planner",
    others: &["planificador"],
    doc: Bilingual::new(
        "Works out what becomes of every planet, attacks with exactly enough where it pays most, and gathers the rest where it hits hardest.",
        "Calcula qué será de cada planeta, ataca con lo justo donde más rinde y reúne el resto donde pega más fuerte.",
    ),
    choose: |thinking| think(thinking),
};

/// Up to so many planets, and so many planets times turns ahead, a plan needs
/// no memory of its own: three rooms, for less takes less time to clear. On
/// large maps fleets that arrive later than the room reaches are left out.
const PLANETS_SMALL: usize = 16;
const ARRIVALS_SMALL: usize = 256;
const PLANETS_MEDIUM: usize = 64;
const ARRIVALS_MEDIUM: usize = 2_048;
const PLANETS_LARGE: usize = 512;
const ARRIVALS_LARGE: usize = 24_576;

/// How many orders a plan has at most, for each planet.
const ORDERS_EACH: usize = 2;

const NO_ORDER: Order = Order {
    source: 0,
    target: 0,
    ships: 0,
};

fn think(thinking: &Thinking<'_>) -> Move {
    let sight = &thinking.sight;
    let n_planets = sight.n_planets();
    let turns = sight.galaxy.times.turns_max() as usize + 1;
    let n_arrivals = n_planets * turns;
    if n_planets <= PLANETS_SMALL && n_arrivals <= ARRIVALS_SMALL {
        in_room::<PLANETS_SMALL, ARRIVALS_SMALL>(thinking, turns)
    } else if n_planets <= PLANETS_MEDIUM && n_arrivals <= ARRIVALS_MEDIUM {
        in_room::<PLANETS_MEDIUM, ARRIVALS_MEDIUM>(thinking, turns)
    } else if n_planets <= PLANETS_LARGE {
        let turns = turns.min(ARRIVALS_LARGE / n_planets.max(1));
        in_room::<PLANETS_LARGE, ARRIVALS_LARGE>(thinking, turns)
    } else {
        let chart = Chart {
            galaxy: sight.galaxy,
            me: thinking.seat.0,
            turns,
            horizon: 0,
            spots: &mut vec![Spot::UNKNOWN; n_planets],
            arrivals: &mut vec![Arrival::default(); n_arrivals],
            players: &mut vec![0; n_planets],
            places: &mut vec![Place::default(); n_planets],
            n_places: 0,
            n_own: 0,
            n_rival: 0,
            orders: &mut vec![NO_ORDER; ORDERS_EACH * n_planets],
            n_orders: 0,
        };
        next_move(chart, thinking)
    }
}

/// Thinks in room that is not asked for.
#[inline(never)]
fn in_room<const PLANETS: usize, const ARRIVALS: usize>(
    thinking: &Thinking<'_>,
    turns: usize,
) -> Move {
    let n_planets = thinking.sight.n_planets();
    let mut orders = [[NO_ORDER; ORDERS_EACH]; PLANETS];
    let chart = Chart {
        galaxy: thinking.sight.galaxy,
        me: thinking.seat.0,
        turns,
        horizon: 0,
        spots: &mut [Spot::UNKNOWN; PLANETS][..n_planets],
        arrivals: &mut [Arrival::default(); ARRIVALS][..n_planets * turns],
        players: &mut [0; PLANETS][..n_planets],
        places: &mut [Place::default(); PLANETS][..n_planets],
        n_places: 0,
        n_own: 0,
        n_rival: 0,
        orders: &mut orders.as_flattened_mut()[..ORDERS_EACH * n_planets],
        n_orders: 0,
    };
    next_move(chart, thinking)
}

/// Returns the next order of the plan, or the end of the turn.
///
/// If orders were given that are not of the plan, by somebody else who played
/// the seat before, the rest is planned around them.
fn next_move(mut chart: Chart<'_>, thinking: &Thinking<'_>) -> Move {
    let given = thinking.sight.orders(thinking.seat);
    if given.len() >= chart.orders.len() {
        return Move::End;
    }
    chart.fill(thinking);
    chart.plan();
    let is_ours = chart.orders[..chart.n_orders].starts_with(given);
    let next = if is_ours {
        given.len()
    } else {
        chart.clear();
        chart.fill(thinking);
        chart.accept(given);
        chart.plan();
        0
    };
    match chart.orders[..chart.n_orders].get(next) {
        Some(order) => Move::Order(*order),
        None => Move::End,
    }
}

impl Chart<'_> {
    fn plan(&mut self) {
        self.weigh_threats();
        self.weigh_claims();
        self.attack();
        self.gather();
    }

    fn clear(&mut self) {
        self.arrivals.fill(Arrival::default());
        (self.n_own, self.n_rival, self.n_orders) = (0, 0, 0);
    }
}

#[cfg(test)]
mod tests;
