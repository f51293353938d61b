//! The future is what the engine brings, wherever there are no dice.

use tapete_game::Seat;

use super::{TOGETHER, look, play, row};
use crate::options::{Battle, Building, Growth, NeutralBuilding, Options};
use crate::orders::Move;
use crate::state::Order;

fn all_options() -> Vec<Options> {
    let mut all = Vec::new();
    for battle in [Battle::Proportional, Battle::Undivided, Battle::Melee] {
        for building in [Building::AfterLandings, Building::BeforeLandings] {
            for growth in [Growth::Never, Growth::Before, Growth::After] {
                for neutral_building in [NeutralBuilding::Own, NeutralBuilding::Same(2)] {
                    all.push(Options {
                        battle,
                        building,
                        growth,
                        neutral_building,
                        ..TOGETHER
                    });
                }
            }
        }
    }
    all
}

/// Our A sends to the neutral B, twice, and to our own C; the rival R sits
/// still.
#[test]
fn the_future_of_a_planet_is_what_comes() {
    for options in all_options() {
        let (galaxy, mut state) = row(
            options,
            2,
            &[
                (0, Some(0), 60, 3, 6),
                (3, None, 12, 4, 5),
                (5, Some(0), 9, 2, 4),
                (40, Some(1), 9, 5, 4),
            ],
        );
        for (target, ships) in [(1, 5), (2, 11), (1, 38)] {
            let order = Order {
                source: 0,
                target,
                ships,
            };
            play(&galaxy, &mut state, Seat(0), Move::Order(order));
            if target == 2 {
                // The rest leaves a turn later.
                for seat in [Seat(0), Seat(1)] {
                    play(&galaxy, &mut state, seat, Move::End);
                }
            }
        }
        for seat in [Seat(0), Seat(1)] {
            play(&galaxy, &mut state, seat, Move::End);
        }
        let expected: Vec<Vec<(u8, i64)>> = look(&galaxy, &state, Seat(0), |chart| {
            (0..4)
                .map(|planet| {
                    let mut future = chart.next_turn(planet);
                    let mut turns = Vec::new();
                    for _ in 0..6 {
                        chart.land(planet, &mut future);
                        if options.building == Building::AfterLandings {
                            chart.pass(&mut future);
                            turns.push((future.owner, future.ships));
                        } else {
                            turns.push((future.owner, future.ships));
                            chart.pass(&mut future);
                        }
                    }
                    turns
                })
                .collect()
        });
        assert_eq!(expected[1].last().map(|it| it.0), Some(0), "B is taken");
        for turn in 0..6 {
            for seat in [Seat(0), Seat(1)] {
                play(&galaxy, &mut state, seat, Move::End);
            }
            for (planet, expected) in expected.iter().enumerate() {
                let it = &state.planets[planet];
                let what = format!("{options:?} planet {planet} turn {turn}");
                assert_eq!(expected[turn], (it.owner, it.ships), "{what}");
            }
        }
    }
}

#[test]
fn the_ships_of_a_far_turn_are_known_at_once() {
    for options in all_options() {
        let lines = [(0, Some(0), 60, 3, 6), (3, None, 12, 4, 5)];
        let (galaxy, state) = row(options, 1, &lines);
        look(&galaxy, &state, Seat(0), |chart| {
            for planet in 0..2 {
                let mut future = chart.next_turn(planet);
                for ahead in 1..20 {
                    let at_once = chart.ships_at(planet, ahead);
                    assert_eq!(at_once, future.ships, "{options:?} {ahead}");
                    chart.pass(&mut future);
                }
            }
        });
    }
}
