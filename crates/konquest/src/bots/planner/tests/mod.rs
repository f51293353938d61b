//! Tests of the planner, in positions that are written down by hand and in
//! whole matches.

mod future;
mod ideas;
mod matches;
mod robust;

use tapete_game::{Chance, Reader, Seat, Seed, Silent};

use super::chart::{Arrival, Chart, Place, Spot};
use super::{BOT, NO_ORDER, Thinking};
use crate::galaxy::{Galaxy, Plan, Sights};
use crate::name::Name;
use crate::options::{Options, Ordering, Travel};
use crate::orders::Move;
use crate::sight::Sight;
use crate::state::{Order, State};
use crate::travel::Cell;

/// A planet: its column on a map of one row, owner, ships, production, and its
/// kill rate in tenths.
type Line = (u8, Option<u8>, i64, i64, u32);

/// The course's rules, where a column is a turn; seats order one by one.
const IN_TURN: Options = Options {
    travel: Travel::Ceil,
    ordering: Ordering::InTurn,
    ..Options::CURSO
};

/// The same, with all ordering at once.
const TOGETHER: Options = Options {
    ordering: Ordering::Together,
    ..IN_TURN
};

/// Puts planets in a row; they keep their order.
fn row(options: Options, n_seats: usize, lines: &[Line]) -> (Galaxy, State) {
    let mut galaxy = Galaxy::new("row", (1, 64), n_seats, options);
    galaxy.sights = Sights {
        blind: false,
        neutral_ships: true,
        neutral_stats: true,
    };
    let plan = |(index, line): (usize, &Line)| Plan {
        name: Name::nth(index),
        owner: line.1,
        ships: line.2,
        production: line.3,
        kill: line.4 * 100_000,
        cell: Some(Cell {
            row: 0,
            column: line.0,
        }),
    };
    galaxy.planets = lines.iter().enumerate().map(plan).collect();
    let galaxy = galaxy.complete();
    let mut state = State::blank(&galaxy);
    galaxy.begin(&mut state, &mut Chance::new(Seed::new(1)), &mut Silent);
    (galaxy, state)
}

/// Lets the planner look at a position; nothing is planned yet.
fn look<T>(galaxy: &Galaxy, state: &State, seat: Seat, see: impl FnOnce(&mut Chart<'_>) -> T) -> T {
    let n_planets = state.planets.len();
    let turns = galaxy.times.turns_max() as usize + 1;
    let mut chart = Chart {
        galaxy,
        me: seat.0,
        turns,
        horizon: 0,
        spots: &mut vec![Spot::UNKNOWN; n_planets],
        arrivals: &mut vec![Arrival::default(); n_planets * turns],
        players: &mut vec![0; n_planets],
        n_own: 0,
        n_rival: 0,
        places: &mut vec![Place::default(); n_planets],
        n_places: 0,
        orders: &mut vec![NO_ORDER; 2 * n_planets],
        n_orders: 0,
    };
    chart.fill(&Thinking {
        sight: Sight::new(galaxy, state, Reader::Seat(seat)),
        seat,
        chance: &mut Chance::quick(0),
    });
    see(&mut chart)
}

/// Asks the planner once.
fn ask(galaxy: &Galaxy, state: &State, seat: Seat) -> Move {
    (BOT.choose)(&mut Thinking {
        sight: Sight::new(galaxy, state, Reader::Seat(seat)),
        seat,
        chance: &mut Chance::quick(0),
    })
}

/// Lets the planner give its orders of a turn, without ending it.
fn give_all(galaxy: &Galaxy, state: &mut State, seat: Seat) -> Vec<Order> {
    let mut orders = Vec::new();
    while let Move::Order(order) = ask(galaxy, state, seat) {
        let source = &state.planets[usize::from(order.source)];
        assert_eq!(source.owner, seat.0, "{order:?}");
        assert_ne!(order.source, order.target);
        assert!((1..=source.ships).contains(&order.ships), "{order:?}");
        orders.push(order);
        play(galaxy, state, seat, Move::Order(order));
    }
    orders
}

fn play(galaxy: &Galaxy, state: &mut State, seat: Seat, chosen: Move) {
    let luck = &mut Chance::quick(1);
    galaxy.act(state, seat, &chosen, luck, &mut Silent);
}

/// What the planner orders in a position: source, target and ships.
fn orders(options: Options, n_seats: usize, lines: &[Line]) -> Vec<(u16, u16, i64)> {
    let (galaxy, mut state) = row(options, n_seats, lines);
    let orders = give_all(&galaxy, &mut state, Seat(0));
    orders
        .iter()
        .map(|it| (it.source, it.target, it.ships))
        .collect()
}
