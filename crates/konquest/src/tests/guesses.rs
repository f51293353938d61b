//! Guesses of what others have under way, from what was seen.

use tapete_game::{Chance, Reader, Seat, Seed};

use crate::event::{Event, told};
use crate::galaxy::{Galaxy, Plan, Sights};
use crate::guess::guess_into;
use crate::name::Name;
use crate::options::Options;
use crate::state::State;
use crate::travel::Cell;

/// More planets than are played again, so that fleets are made up from what was
/// seen to leave and to arrive.
const ROW: [(&str, Option<u8>, i64); 6] = [
    ("A", Some(0), 30),
    ("B", Some(1), 40),
    ("C", None, 9),
    ("D", Some(1), 9),
    ("E", None, 9),
    ("F", Some(0), 5),
];

fn galaxy() -> Galaxy {
    let mut galaxy = Galaxy::new("test", (1, 20), 2, Options::CURSO);
    let plans = ROW.iter().enumerate();
    galaxy.planets = plans
        .map(|(index, (name, owner, ships))| Plan {
            name: Name::new(name).expect("a name"),
            owner: *owner,
            ships: *ships,
            production: 2,
            kill: 500_000,
            cell: Some(Cell {
                row: 0,
                column: index as u8,
            }),
        })
        .collect();
    galaxy.sights = Sights {
        blind: false,
        neutral_ships: true,
        neutral_stats: true,
    };
    galaxy.complete()
}

/// Plays the turns of both seats; returns the state and a guess of seat 0.
fn guessed(turns: &[[&[&str]; 2]]) -> (State, State) {
    let galaxy = galaxy();
    let mut state = State::blank(&galaxy);
    let mut chance = Chance::new(Seed::new(1));
    let mut events: Vec<Event> = Vec::new();
    galaxy.begin(&mut state, &mut chance, &mut events);
    for orders in turns {
        for (seat, orders) in (0..).map(Seat).zip(orders) {
            for text in orders.iter().chain(&["end"]) {
                let chosen = galaxy.find_recorded(&state, seat, text);
                let chosen = chosen.unwrap_or_else(|why| panic!("{text}: {}", why.en));
                galaxy.act(&mut state, seat, &chosen, &mut chance, &mut events);
            }
        }
    }
    let me = Seat(0);
    let story = events.iter();
    let story: Vec<Event> = story
        .filter_map(|it| told(it, Reader::Seat(me), galaxy.sights))
        .collect();
    let mut guess = State::blank(&galaxy);
    guess_into(&galaxy, &state, &story, me, &mut chance, &mut guess);
    (state, guess)
}

#[test]
fn what_a_rival_lost_to_our_attack_did_not_leave() {
    // B holds against A with fewer ships than before: none of them flies.
    let (state, guess) = guessed(&[[&["A20B"], &[]]]);
    assert_eq!(state.planets[1].owner, 1);
    assert!(state.planets[1].ships < 40, "{:?}", state.planets[1]);
    assert_eq!(guess.seats[1].n_fleets, 0);
}

#[test]
fn our_own_fleets_are_not_taken_for_a_rivals() {
    // What leaves A is ours, and what reaches C, E and F does not end a flight
    // of the rival's that was seen to leave.
    let ours: &[&str] = &["A9C", "A1F", "F2E"];
    let (state, guess) = guessed(&[[ours, &["B9F"]], [&[], &[]]]);
    assert_eq!(state.seats[1].n_fleets, 1, "it is still under way");
    for seat in 0..2 {
        let under_way = guess.seats[seat].n_fleets;
        assert_eq!(under_way, state.seats[seat].n_fleets, "seat {seat}");
    }
    let fleet = guess.flights.of(1, guess.turn).next().expect("a fleet");
    assert_eq!((fleet.source, fleet.ships), (1, 9));
}

#[test]
fn a_fleet_that_attacked_us_is_no_longer_under_way() {
    // Our own attack of the same turn on another planet is not its end.
    let (state, guess) = guessed(&[[&["A9C"], &["B9A"]]]);
    assert_eq!(state.seats[1].n_fleets, 0);
    assert_eq!(guess.seats[1].n_fleets, 0);
    // And what is still under way is not ended by an attack of ours, though it
    // comes when the rival's ships could have reached D.
    let (state, guess) = guessed(&[[&["F2D"], &["B9F"]], [&[], &[]]]);
    assert_eq!(state.seats[1].n_fleets, 1);
    assert_eq!(guess.seats[1].n_fleets, 1);
}
