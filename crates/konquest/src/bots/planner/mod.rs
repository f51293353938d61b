//! A bot that plans.
mod attack;
mod chart;
mod clash;
mod future;
mod gather;
mod threat;
mod weights;

use super::Thinking;
use crate::orders::Move;
use crate::state::Order;
use chart::{Arrival, Chart, Spot};

pub(crate) use weights::{WEIGHTS, Weights};

/// Up to so many planets a plan is made without asking for memory.
const PLANETS_SMALL: usize = 64;

/// Likewise for planets times turns ahead.
const ARRIVALS_SMALL: usize = 2_048;

/// The same for the usual maps, which are worth not clearing more for.
const PLANETS_TINY: usize = 16;
const ARRIVALS_TINY: usize = 256;

const NO_ORDER: Order = Order {
    source: 0,
    target: 0,
    ships: 0,
};

/// Chooses the next order of the turn's plan, or the end of the turn.
pub(crate) fn think(thinking: &Thinking<'_>, weights: &Weights) -> Move {
    let sight = &thinking.sight;
    let n_planets = sight.n_planets();
    let turns = sight.galaxy.times.turns_max() as usize + 1;
    let n_arrivals = n_planets * turns;
    if n_planets <= PLANETS_TINY && n_arrivals <= ARRIVALS_TINY {
        on_the_stack::<PLANETS_TINY, ARRIVALS_TINY>(thinking, weights, turns)
    } else if n_planets <= PLANETS_SMALL && n_arrivals <= ARRIVALS_SMALL {
        on_the_stack::<PLANETS_SMALL, ARRIVALS_SMALL>(thinking, weights, turns)
    } else {
        let chart = Chart {
            galaxy: sight.galaxy,
            me: thinking.seat.0,
            turns,
            spots: &mut vec![Spot::default(); n_planets],
            arrivals: &mut vec![Arrival::default(); n_arrivals],
            orders: &mut vec![NO_ORDER; 2 * n_planets],
            n_orders: 0,
        };
        next_move(chart, thinking, weights)
    }
}

#[inline(never)]
fn on_the_stack<const PLANETS: usize, const ARRIVALS: usize>(
    thinking: &Thinking<'_>,
    weights: &Weights,
    turns: usize,
) -> Move {
    let n_planets = thinking.sight.n_planets();
    let mut orders = [[NO_ORDER; 2]; PLANETS];
    let chart = Chart {
        galaxy: thinking.sight.galaxy,
        me: thinking.seat.0,
        turns,
        spots: &mut [Spot::default(); PLANETS][..n_planets],
        arrivals: &mut [Arrival::default(); ARRIVALS][..n_planets * turns],
        orders: &mut orders.as_flattened_mut()[..2 * n_planets],
        n_orders: 0,
    };
    next_move(chart, thinking, weights)
}

fn next_move(mut chart: Chart<'_>, thinking: &Thinking<'_>, weights: &Weights) -> Move {
    let given = thinking.sight.orders(thinking.seat);
    if given.len() >= chart.orders.len() {
        return Move::End;
    }
    chart.fill(thinking);
    chart.weigh_threats(weights);
    chart.attack(weights);
    chart.gather(weights);
    let plan = &chart.orders[..chart.n_orders];
    match plan.get(given.len()) {
        Some(order) if plan.starts_with(given) => Move::Order(*order),
        _ => Move::End,
    }
}
