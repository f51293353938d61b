//! Bots know what their seat may know, and no more.

use tapete_game::{Chance, Reader, Seat};

use super::position::SHOWN;
use super::random::draw;
use super::{BOTS, orders_of};
use crate::bots::Thinking;
use crate::bots::estimate::Estimate;
use crate::galaxy::Sights;
use crate::sight::{Sight, Spot};
use crate::state::NOBODY;

const SIGHTS: [Sights; 3] = [
    Sights {
        blind: true,
        neutral_ships: false,
        neutral_stats: false,
    },
    Sights {
        blind: true,
        ..SHOWN
    },
    Sights {
        neutral_ships: false,
        ..SHOWN
    },
];

/// Changes all that a seat may not see: the orders stay the same.
#[test]
fn what_is_hidden_changes_no_order() {
    let mut n_orders = 0;
    for seed in 0..600 {
        let (mut galaxy, state) = draw(seed);
        galaxy.sights = SIGHTS[seed as usize % SIGHTS.len()];
        let sights = galaxy.sights;
        let seat = Seat(0);
        let mut other = state.clone();
        for planet in &mut other.planets {
            let is_neutral = planet.owner == NOBODY;
            if planet.owner == seat.0 {
                continue;
            }
            if (is_neutral && !sights.neutral_ships) || (!is_neutral && sights.blind) {
                planet.ships = planet.ships / 3 + 7;
            }
            if (is_neutral && !sights.neutral_stats) || (!is_neutral && sights.blind) {
                planet.production += 4;
                planet.kill = 999_999 - planet.kill;
            }
        }
        // Fleets of others are never seen.
        other.flights.remove_all_of(1, other.turn);
        for bot in BOTS {
            let orders = [&state, &other].map(|it| orders_of(&galaxy, it, seat, bot.name, seed));
            assert_eq!(orders[0], orders[1], "{} {seed}", bot.name);
            n_orders += orders[0].len();
        }
    }
    assert!(n_orders > 600, "{n_orders}");
}

#[test]
fn what_is_shown_is_taken_as_it_is() {
    for seed in 0..200 {
        let (galaxy, state) = draw(seed);
        let thinking = Thinking {
            sight: Sight::new(&galaxy, &state, Reader::Seat(Seat(1))),
            seat: Seat(1),
            chance: &mut Chance::quick(0),
        };
        let estimate = Estimate::new(&thinking);
        for (index, planet) in state.planets.iter().enumerate() {
            assert_eq!(estimate.ships(index), planet.ships);
            assert_eq!(estimate.production(index), planet.production);
        }
    }
}

/// Looking at all planets at a glance shows the same as asking one by one.
#[test]
fn a_glance_shows_what_questions_do() {
    for seed in 0..300 {
        let (mut galaxy, mut state) = draw(seed);
        if seed % 4 > 0 {
            galaxy.sights = SIGHTS[seed as usize % 4 - 1];
        }
        for planet in &mut state.planets {
            planet.ordered = planet.ships / 2;
        }
        let readers = [
            Reader::Seat(Seat(0)),
            Reader::Seat(Seat(1)),
            Reader::Spectator,
            Reader::Judge,
        ];
        for reader in readers {
            let sight = Sight::new(&galaxy, &state, reader);
            let spots: Vec<Spot> = sight.spots(Seat(0)).collect();
            let asked: Vec<Spot> = (0..sight.n_planets())
                .map(|it| Spot {
                    cell: sight.cell(it),
                    owner: sight.owner(it),
                    ships: sight.ships(it),
                    is_headed_to: sight.heading(Seat(0), it) > 0,
                })
                .collect();
            assert_eq!(spots, asked, "{seed} {reader:?}");
        }
    }
}

/// A planet of nobody that the rules draw with 0 ships and 5 to 14 of
/// production, and that builds 1 each turn; a rival's like the mean of A and B.
#[test]
fn hidden_planets_look_like_those_the_rules_draw_or_like_ones_own() {
    let mut position = super::position::position(&[
        ("A", 0, Some(0), 30, 10, 4),
        ("B", 1, Some(0), 10, 20, 6),
        ("R", 8, Some(1), 99, 1, 9),
        ("N", 9, None, 77, 3, 9),
    ]);
    position.galaxy.sights = SIGHTS[0];
    position.state.turn = 7;
    let thinking = Thinking {
        sight: Sight::new(&position.galaxy, &position.state, Reader::Seat(Seat(0))),
        seat: Seat(0),
        chance: &mut Chance::quick(0),
    };
    let estimate = Estimate::new(&thinking);
    let figures = |it| {
        (
            estimate.ships(it),
            estimate.production(it),
            estimate.kill(it),
        )
    };
    assert_eq!(figures(2), (20, 15, 500_000));
    assert_eq!(figures(3), (6, 9, 599_999));
    assert_eq!(estimate.builds(3), 1);
}
