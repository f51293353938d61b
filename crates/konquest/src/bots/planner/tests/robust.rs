//! Every plan can be played and ends, whatever the rules and figures.

use tapete_game::{Chance, Play, Seat, Seed, Silent};

use super::{IN_TURN, give_all, orders, play, row};
use crate::galaxy::{Draws, Sights};
use crate::options::{Battle, Growth, Options, Travel};
use crate::orders::Move;
use crate::state::{Order, SHIPS_MAX};
use crate::tests::kde;

fn all_options() -> Vec<Options> {
    let mut all = vec![
        Options::CURSO,
        Options::LITERAL,
        Options::KDE,
        Options::PLANET_WARS,
    ];
    for travel in [Travel::Manhattan, Travel::HalfManhattan] {
        for battle in [Battle::Duel, Battle::Melee, Battle::Undivided] {
            all.push(Options {
                travel,
                battle,
                growth: Growth::After,
                ..Options::CURSO
            });
        }
    }
    all
}

/// On maps of all sizes that a plan makes room for.
#[test]
fn every_plan_can_be_played_and_ends() {
    for (number, options) in all_options().into_iter().enumerate() {
        for (side, n_seats, n_neutrals, turns) in [
            (5, 2, 3, 40),
            (10, 4, 12, 30),
            (16, 3, 50, 12),
            (64, 10, 90, 6),
            (64, 10, 600, 3),
        ] {
            let mut galaxy = kde(side, n_seats, n_neutrals, options);
            galaxy.sights = Sights {
                blind: number % 3 == 0,
                neutral_ships: number % 2 == 0,
                neutral_stats: number % 2 == 0,
            };
            let mut chance = Chance::new(Seed::new(number as u64));
            let mut state = galaxy.blank();
            galaxy.begin(&mut state, &mut chance, &mut Silent);
            while let Some(seat) = galaxy.acting(&state).first()
                && state.turn < turns
            {
                let given = give_all(&galaxy, &mut state, seat);
                assert!(given.len() <= 2 * state.planets.len());
                galaxy.act(&mut state, seat, &Move::End, &mut chance, &mut Silent);
            }
        }
    }
}

/// Somebody played the seat before, and its order stands. B has 14 ships when
/// fleets land: 12 of C are enough, or as many as are missing. The rest of A
/// goes to C, where ships hit harder.
#[test]
fn orders_of_somebody_else_are_planned_around() {
    let lines = [
        (0, Some(0), 40, 0, 5),
        (3, None, 10, 2, 5),
        (6, Some(0), 40, 0, 6),
        (20, Some(1), 10_000, 0, 5),
    ];
    let given_after = |ships: i64| {
        let (galaxy, mut state) = row(IN_TURN, 2, &lines);
        let order = Order {
            source: 0,
            target: 1,
            ships,
        };
        play(&galaxy, &mut state, Seat(0), Move::Order(order));
        let given = give_all(&galaxy, &mut state, Seat(0));
        let each = given.iter().map(|it| (it.source, it.target, it.ships));
        each.collect::<Vec<_>>()
    };
    assert_eq!(orders(IN_TURN, 2, &lines), [(2, 1, 12), (0, 2, 40)]);
    assert_eq!(given_after(15), [(0, 2, 25)]);
    assert_eq!(given_after(5), [(2, 1, 8), (0, 2, 35)]);
}

#[test]
fn no_number_of_ships_is_too_large_to_plan_with() {
    for options in all_options() {
        let mut galaxy = kde(12, 4, 60, options);
        let huge = Draws {
            ships: (SHIPS_MAX / 2, SHIPS_MAX / 2),
            production: (SHIPS_MAX / 4, SHIPS_MAX / 4),
            kill: (999_999, 999_999),
        };
        (galaxy.home, galaxy.randoms.draws) = (huge, huge);
        let mut chance = Chance::new(Seed::new(3));
        let mut state = galaxy.blank();
        galaxy.begin(&mut state, &mut chance, &mut Silent);
        while let Some(seat) = galaxy.acting(&state).first()
            && state.turn < 8
        {
            give_all(&galaxy, &mut state, seat);
            galaxy.act(&mut state, seat, &Move::End, &mut chance, &mut Silent);
        }
    }
}

#[test]
fn planets_that_cannot_hit_do_not_attack() {
    let lines = [
        (0, Some(0), 40, 5, 0),
        (2, None, 0, 5, 0),
        (4, Some(1), 3, 5, 0),
    ];
    assert_eq!(orders(IN_TURN, 2, &lines), []);
}
