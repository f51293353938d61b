//! Bots that are asked move by move give the orders of a whole turn that is
//! written down plainly.

use std::cmp::Reverse;

use tapete_game::Seat;

use super::orders_of;
use super::random::draw;
use crate::galaxy::Galaxy;
use crate::options::{Battle, NeutralBuilding};
use crate::state::{NOBODY, Order, State};

const N_POSITIONS: u64 = 4_000;

/// The figures of a turn while it is ordered.
struct Turn<'a> {
    galaxy: &'a Galaxy,
    state: &'a State,
    seat: u8,
    ships: Vec<i64>,
    /// Where own fleets fly to.
    old: Vec<u16>,
    orders: Vec<Order>,
}

impl<'a> Turn<'a> {
    fn new(galaxy: &'a Galaxy, state: &'a State, seat: u8) -> Turn<'a> {
        Turn {
            galaxy,
            state,
            seat,
            ships: state.planets.iter().map(|it| it.ships).collect(),
            old: state
                .flights
                .of(seat, state.turn)
                .map(|it| it.target)
                .collect(),
            orders: Vec::new(),
        }
    }

    fn all(&self) -> std::ops::Range<usize> {
        0..self.ships.len()
    }

    fn own(&self) -> Vec<usize> {
        self.all().filter(|it| self.is_own(*it)).collect()
    }

    fn is_own(&self, planet: usize) -> bool {
        self.state.planets[planet].owner == self.seat
    }

    fn square(&self, one: usize, other: usize) -> u32 {
        let cells = [one, other].map(|it| self.state.planets[it].cell);
        cells[0].square_to(cells[1])
    }

    fn kill(&self, planet: usize) -> i128 {
        match self.galaxy.options.battle {
            Battle::Melee => 1_000_000,
            _ => i128::from(self.state.planets[planet].kill),
        }
    }

    fn production(&self, planet: usize) -> i128 {
        i128::from(self.state.planets[planet].production)
    }

    fn send(&mut self, source: usize, target: usize, ships: i64) {
        self.ships[source] -= ships;
        self.orders.push(Order {
            source: source as u16,
            target: target as u16,
            ships,
        });
    }
}

/// One of the simple players: fleets of this turn do not count as heading
/// anywhere.
fn sender_turn(mut turn: Turn<'_>, smallest: i64, share: i64) -> Vec<Order> {
    for home in turn.own() {
        let force = turn.ships[home] * 7 / 10;
        if force < smallest {
            continue;
        }
        let free = |it: &usize| !turn.old.contains(&(*it as u16));
        let by_distance = |it: &usize| turn.square(home, *it);
        let weaker = turn.all().filter(|it| !turn.is_own(*it)).filter(free);
        let weaker = weaker.filter(|it| turn.ships[*it] < force);
        if let Some(target) = weaker.min_by_key(by_distance) {
            turn.send(home, target, force);
            continue;
        }
        let poorer = turn.own().into_iter().filter(free);
        let poorer = poorer.filter(|it| turn.ships[*it] < turn.ships[home] / 2);
        if let Some(target) = poorer.min_by_key(by_distance) {
            let ships = (turn.ships[home] - turn.ships[target]) / share;
            turn.send(home, target, ships);
        }
    }
    turn.orders
}

fn ceil(top: i128, bottom: i128) -> i64 {
    let (whole, rest) = (top / bottom, top % bottom);
    (whole + i128::from(rest > 0)) as i64
}

/// The figure that garrisons of the balanced player are measured by.
fn base(turn: &Turn<'_>) -> i64 {
    let own = turn.own();
    let planets = own.len() as i128;
    let rival = |it: &usize| !turn.is_own(*it) && turn.state.planets[*it].owner != NOBODY;
    let rivals: Vec<usize> = turn.all().filter(rival).collect();
    let enemy_planets = rivals.len() as i128;
    let enemy_ships: i64 = rivals.iter().map(|it| turn.ships[*it]).sum();
    let ships = i128::from(turn.state.ships_of(Seat(turn.seat)));
    if enemy_planets == 0 {
        return (ships / planets) as i64;
    }
    let first = ceil(
        ships * enemy_planets,
        2 * planets * (planets + enemy_planets),
    );
    let mut foreign: Vec<i64> = turn
        .all()
        .filter(|it| !turn.is_own(*it))
        .map(|it| turn.ships[it])
        .collect();
    foreign.sort_unstable();
    let tenth = foreign.len() / 10;
    let kept = &foreign[tenth..foreign.len() - tenth];
    let sum: i64 = kept.iter().sum();
    let cap = ceil(i128::from(sum), kept.len() as i128) * 3 / 2;
    let per = ceil(i128::from(enemy_ships), planets);
    let mut base = first;
    if base > cap {
        base = cap;
    }
    if base > per {
        base = per;
        let built: i128 = own.iter().map(|it| turn.production(*it)).sum();
        if i128::from(base) * planets < built {
            base = first;
        }
    }
    base
}

/// A whole turn of the balanced player.
fn becai_turn(mut turn: Turn<'_>) -> Vec<Order> {
    let own = turn.own();
    if own.is_empty() {
        return Vec::new();
    }
    let planets = own.len() as i128;
    let kills = own.iter().map(|it| turn.kill(*it)).sum::<i128>().max(1);
    let built = own.iter().map(|it| turn.production(*it)).sum::<i128>();
    let base = i128::from(base(&turn));
    let needed: Vec<i64> = turn
        .all()
        .map(|it| {
            let worth = turn.kill(it) * planets * turn.production(it).max(0) * planets;
            ceil(base * worth, kills * built.max(1))
        })
        .collect();
    for home in own.iter().copied() {
        let mut surplus = turn.ships[home] - needed[home];
        let nearest = |others: Vec<usize>| {
            let key = |it: &usize| (turn.square(home, *it), Reverse(*it));
            others.into_iter().min_by_key(key)
        };
        let others = || own.iter().copied().filter(|it| *it != home);
        let upstream = nearest(
            others()
                .filter(|it| turn.kill(*it) > turn.kill(home))
                .collect(),
        );
        let support = nearest(
            others()
                .filter(|it| turn.ships[*it] < needed[*it])
                .collect(),
        );
        let upstream_square = upstream.map(|it| turn.square(home, it));
        let mut n_failures = 0;
        for (target, need) in targets(&turn, home) {
            if n_failures == 3 {
                break;
            }
            let far = upstream_square.is_some_and(|it| turn.square(home, target) > 4 * it);
            if far || surplus <= need {
                n_failures += 1;
                continue;
            }
            let ships = surplus.min(need + needed[target]);
            turn.send(home, target, ships);
            surplus -= ships;
        }
        if let Some(planet) = support
            && upstream_square.is_none_or(|it| turn.square(home, planet) < 4 * it)
            && !is_headed_to(&turn, planet)
            && surplus > 0
        {
            turn.send(home, planet, surplus);
            surplus = 0;
        }
        if let Some(planet) = upstream
            && i128::from(surplus) > 3 * turn.production(home)
            && surplus > 0
        {
            turn.send(home, planet, surplus);
        }
    }
    turn.orders
}

fn is_headed_to(turn: &Turn<'_>, planet: usize) -> bool {
    let planet = planet as u16;
    turn.old.contains(&planet) || turn.orders.iter().any(|it| it.target == planet)
}

/// Returns targets and the ships they need, by ascending score.
fn targets(turn: &Turn<'_>, home: usize) -> Vec<(usize, i64)> {
    let mut targets: Vec<(usize, i64, [i128; 2])> = Vec::new();
    for target in turn.all() {
        if turn.is_own(target) || is_headed_to(turn, target) {
            continue;
        }
        let planet = &turn.state.planets[target];
        let is_neutral = planet.owner == NOBODY;
        let builds = match turn.galaxy.options.neutral_building {
            NeutralBuilding::Same(ships) if is_neutral => i128::from(ships),
            _ => turn.production(target),
        };
        let home_cell = turn.state.planets[home].cell;
        let turns = i128::from(turn.galaxy.times.between(home_cell, planet.cell));
        let kill = turn.kill(target).max(100_000);
        let there = i128::from(planet.ships) + turns * builds;
        let need = ceil(there * kill, turn.kill(home).max(1)).max(1);
        let square = i128::from(turn.square(home, target));
        let factor = if is_neutral { 11 } else { 10 };
        let top = i128::from(need) * factor;
        let bottom = kill * turn.production(target).max(1);
        targets.push((target, need, [top * top * square, bottom * bottom]));
    }
    targets.sort_by(|one, other| {
        let (left, right) = (one.2[0] * other.2[1], other.2[0] * one.2[1]);
        left.cmp(&right).then(other.0.cmp(&one.0))
    });
    targets.into_iter().map(|it| (it.0, it.1)).collect()
}

#[test]
fn simple_players_give_the_orders_of_one_pass_through_their_planets() {
    let mut n_orders = 0;
    for seed in 0..N_POSITIONS {
        let (galaxy, state) = draw(seed);
        for seat in Seat::all(galaxy.n_seats()) {
            for (name, smallest, share) in [("weak", 20, 2), ("normal", 10, 2), ("hard", 30, 3)] {
                let expected = sender_turn(Turn::new(&galaxy, &state, seat.0), smallest, share);
                let given = orders_of(&galaxy, &state, seat, name, 0);
                assert_eq!(given, expected, "{name} {seed} {seat}");
                n_orders += given.len();
            }
        }
    }
    assert!(n_orders as u64 > 2 * N_POSITIONS, "{n_orders}");
}

#[test]
fn the_balanced_player_gives_the_orders_of_a_whole_turn() {
    // Attacks, moves between own planets, and turns with several orders from
    // one planet all come up.
    let (mut n_attacks, mut n_moves, mut n_again) = (0, 0, 0);
    for seed in 0..N_POSITIONS {
        let (galaxy, state) = draw(seed);
        for seat in Seat::all(galaxy.n_seats()) {
            let expected = becai_turn(Turn::new(&galaxy, &state, seat.0));
            let given = orders_of(&galaxy, &state, seat, "becai", 0);
            assert_eq!(given, expected, "{seed} {seat}");
            for order in &given {
                let is_own = state.planets[usize::from(order.target)].owner == seat.0;
                n_attacks += u64::from(!is_own);
                n_moves += u64::from(is_own);
            }
            let pairs = given.windows(2);
            n_again += pairs.filter(|it| it[0].source == it[1].source).count() as u64;
        }
    }
    let counts = [n_attacks, n_moves, n_again];
    assert!(counts.iter().all(|it| *it > N_POSITIONS / 2), "{counts:?}");
}
