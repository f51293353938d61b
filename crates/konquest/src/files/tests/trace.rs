//! The second implementation of the rules, against hand-worked figures.

use super::super::trace::{Finish, FinishReason, LandingResult, Refusal, battle, trace, travel};
use super::super::{Colour, FleetEntry, SaveFile, SavedPlanet, SavedPlayer};

#[test]
fn travel_times_are_those_of_the_specification() {
    for (rows, columns, curso, ceil, kde) in [
        (0, 1, 1, 1, 1),
        (1, 1, 1, 2, 1),
        (0, 2, 2, 2, 1),
        (1, 2, 2, 3, 2),
        (2, 2, 3, 3, 2),
        (3, 4, 5, 5, 3),
        (2, 3, 4, 4, 2),
        (4, 4, 6, 6, 3),
        (9, 9, 13, 13, 7),
        (25, 5, 25, 26, 13),
    ] {
        let to = (rows, columns);
        assert_eq!(travel("curso", (0, 0), to), curso, "{to:?}");
        assert_eq!(travel("planetwars", to, (0, 0)), ceil, "{to:?}");
        assert_eq!(travel("kde", (0, 0), to), kde, "{to:?}");
        let literal = if to == (25, 5) { 26 } else { curso };
        assert_eq!(travel("literal", (0, 0), to), literal, "{to:?}");
    }
    let far = (u32::MAX, u32::MAX);
    assert_eq!(travel("curso", (0, 0), far), u32::MAX, "nothing overflows");
}

#[test]
fn battles_are_those_of_the_specification() {
    for (attackers, attack, defenders, defence, expected) in [
        (20, 600_000, 9, 400_000, (true, 14)),
        (15, 500_000, 4, 400_000, (true, 11)),
        (6, 500_000, 14, 400_000, (false, 6)),
        (10, 400_000, 6, 400_000, (true, 4)),
        (10, 500_000, 10, 500_000, (false, 0)),
        (1, 500_000, 0, 900_000, (true, 1)),
        (5, 0, 3, 0, (false, 3)),
        (3, 400_000, 1, 900_000, (true, 1)),
    ] {
        let result = battle((attackers, attack), (defenders, defence));
        assert_eq!(result, expected, "{attackers} against {defenders}");
    }
    let huge = (i64::MAX, 999_999);
    assert_eq!(battle(huge, huge), (false, 0), "nothing overflows");
}

fn planet(name: &str, owner: Option<&str>, ships: i64, cell: (u32, u32)) -> SavedPlanet {
    SavedPlanet {
        name: name.to_owned(),
        owner: owner.map(str::to_owned),
        ships,
        production: 5,
        kill_micro: 500_000,
        cell,
        ..SavedPlanet::default()
    }
}

fn fleet(player: &str, sent: u32, from: (u32, u32), to: (u32, u32), ships: i64) -> FleetEntry {
    FleetEntry {
        sent,
        arrives: sent + travel("curso", from, to),
        from,
        to,
        ships,
        player: player.to_owned(),
        ..FleetEntry::default()
    }
}

/// Two players at the ends of a line, and a neutral planet between them.
fn line(fleets: Vec<FleetEntry>) -> SaveFile {
    let player = |name: &str, colour| SavedPlayer {
        name: name.to_owned(),
        colour,
        ..SavedPlayer::default()
    };
    SaveFile {
        rows: 1,
        columns: 5,
        planets: vec![
            planet("A", Some("Ana"), 20, (0, 0)),
            planet("B", Some("Bot"), 10, (0, 4)),
            planet("C", None, 4, (0, 2)),
        ],
        players: vec![player("Ana", Colour::Azul), player("Bot", Colour::Rojo)],
        fleets,
        ..SaveFile::default()
    }
}

#[test]
fn fleets_land_before_planets_build() {
    let save = line(vec![fleet("Ana", 1, (0, 0), (0, 2), 20)]);
    let at_landing = trace(&save, Some(3));
    let [landing] = at_landing.landings.as_slice() else {
        panic!("{at_landing:?}");
    };
    // Turn 2 has built 5 on the neutral planet: 20 against 9.
    assert_eq!((landing.turn, landing.result), (3, LandingResult::Fell));
    assert_eq!(landing.ships, 11);
    let ships: Vec<i64> = at_landing.planets.iter().map(|it| it.ships).collect();
    assert_eq!(ships, [10, 20, 16]);
    assert_eq!(at_landing.planets[2].owner, Some(0));
    assert_eq!(trace(&save, None).in_flight, [0]);
}

#[test]
fn a_held_attack_weakens_and_a_friendly_fleet_joins() {
    let save = line(vec![
        fleet("Ana", 1, (0, 0), (0, 2), 6),
        fleet("Ana", 1, (0, 0), (0, 4), 4),
        fleet("Bot", 1, (0, 4), (0, 2), 10),
        fleet("Ana", 6, (0, 0), (0, 2), 1),
    ]);
    let trace = trace(&save, Some(8));
    let results: Vec<(u32, usize, LandingResult, i64)> = trace
        .landings
        .iter()
        .map(|it| (it.turn, it.fleet, it.result, it.ships))
        .collect();
    assert_eq!(
        results,
        [
            (3, 0, LandingResult::Held, 3),
            (3, 2, LandingResult::Fell, 7),
            (5, 1, LandingResult::Held, 11),
            (8, 3, LandingResult::Held, 31),
        ]
    );
    assert!(trace.refused.is_empty());
}

#[test]
fn accumulated_production_is_a_sum() {
    let mut save = line(Vec::new());
    save.accumulate = true;
    let stepped = trace(&save, Some(4)).planets[0];
    // 20, then 6, 7 and 8.
    assert_eq!((stepped.ships, stepped.production), (41, 8));
}

#[test]
fn who_has_nothing_left_has_lost_at_once() {
    let mut save = line(vec![
        fleet("Bot", 1, (0, 4), (0, 2), 1),
        fleet("Ana", 1, (0, 0), (0, 4), 20),
    ]);
    save.planets[1].ships = 1;
    save.planets[1].production = 0;
    let ended = trace(&save, Some(12));
    let finish = Finish {
        turn: 5,
        reason: FinishReason::Elimination,
        winner: Some(0),
    };
    assert_eq!(ended.finish, Some(finish));
    assert_eq!(ended.turn, 5);
    assert_eq!(ended.refused, []);
    assert_eq!(ended.planets[1].ships, 20, "nothing is built any more");
    // A log that goes on was written by a program that plays for all planets.
    save.fleets.push(fleet("Ana", 9, (0, 0), (0, 2), 39));
    let whole = trace(&save, Some(12));
    assert_eq!((whole.refused, whole.finish), (Vec::new(), None));
}

#[test]
fn the_limit_counts_planets_then_ships() {
    let mut save = line(Vec::new());
    save.limit = Some(3);
    let winner = |save: &SaveFile| trace(save, Some(99)).finish;
    let finish = Finish {
        turn: 4,
        reason: FinishReason::Limit,
        winner: Some(0),
    };
    assert_eq!(winner(&save), Some(finish));
    save.planets[1].ships = 20;
    assert_eq!(winner(&save).unwrap().winner, None, "a draw");
    save.planets[2].owner = Some("Bot".to_owned());
    assert_eq!(winner(&save).unwrap().winner, Some(1));
}

#[test]
fn ships_in_flight_count_at_the_limit() {
    let mut save = line(vec![fleet("Ana", 1, (0, 0), (0, 4), 20)]);
    save.limit = Some(1);
    let finish = trace(&save, Some(2)).finish.unwrap();
    assert_eq!((finish.turn, finish.winner), (2, Some(0)));
}

#[test]
fn orders_that_cannot_be_given_are_refused_and_change_nothing() {
    let save = line(vec![
        fleet("Bot", 1, (0, 0), (0, 2), 1),
        fleet("Ana", 1, (0, 0), (0, 2), 21),
        fleet("Ana", 1, (0, 2), (0, 0), 1),
        fleet("Zoe", 1, (0, 0), (0, 2), 1),
        fleet("Ana", 1, (0, 1), (0, 2), 1),
        fleet("Ana", 1, (0, 0), (0, 2), 0),
    ]);
    let trace = trace(&save, None);
    assert_eq!(
        trace.refused,
        [
            (0, Refusal::NotOwned { owner: Some(0) }),
            (1, Refusal::TooFew { ships: 20 }),
            (2, Refusal::NotOwned { owner: None }),
            (3, Refusal::NotOwned { owner: Some(0) }),
            (4, Refusal::NoSuchPlanet),
            (5, Refusal::TooFew { ships: 20 }),
        ]
    );
    assert_eq!(trace.planets[0].ships, 20);
}

#[test]
fn a_turn_far_away_costs_nothing_and_overflows_nothing() {
    let mut save = line(vec![fleet("Ana", u32::MAX - 9, (0, 0), (0, 2), 1)]);
    save.accumulate = true;
    save.planets[0].production = i64::from(i32::MAX);
    let trace = trace(&save, Some(u32::MAX));
    assert_eq!(trace.turn, u32::MAX);
    assert_eq!(trace.planets[0].ships, i64::MAX);
    assert_eq!(trace.landings.len(), 1);
}
