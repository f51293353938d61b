//! What a turn brings, in small positions worked out by hand.

use tapete_game::{Chance, Seat, Seed, Silent};

use crate::galaxy::{Galaxy, Plan};
use crate::name::Name;
use crate::options::{
    Battle, Building, Growth, Landing, LimitCheck, NeutralBuilding, Options, Ordering, Ranking,
    Victory,
};
use crate::orders::Move;
use crate::state::{EndedBy, NOBODY, SHIPS_MAX, State};
use crate::travel::Cell;

/// A row of planets: name, owner, ships, production, kill rate in tenths.
type Row<'a> = &'a [(&'a str, Option<u8>, i64, i64, u32)];

struct Table {
    galaxy: Galaxy,
    state: State,
    chance: Chance,
}

fn table(options: Options, n_seats: usize, row: Row<'_>) -> Table {
    let mut galaxy = Galaxy::new("test", (1, 20), n_seats, options);
    let plans = row.iter().enumerate();
    galaxy.planets = plans
        .map(|(index, (name, owner, ships, production, tenths))| Plan {
            name: Name::new(name).expect("a name"),
            owner: *owner,
            ships: *ships,
            production: *production,
            kill: tenths * 100_000,
            cell: Some(Cell {
                row: 0,
                column: index as u8,
            }),
        })
        .collect();
    let galaxy = galaxy.complete();
    let mut table = Table {
        state: State::blank(&galaxy),
        galaxy,
        chance: Chance::new(Seed::new(1)),
    };
    table
        .galaxy
        .begin(&mut table.state, &mut table.chance, &mut Silent);
    table
}

impl Table {
    /// Gives orders of one seat and ends its turn.
    fn turn(&mut self, seat: u8, orders: &[&str]) {
        for text in orders.iter().chain(&["end"]) {
            let chosen = self.galaxy.find_recorded(&self.state, Seat(seat), text);
            let chosen = chosen.unwrap_or_else(|why| panic!("{text}: {}", why.en));
            self.galaxy.act(
                &mut self.state,
                Seat(seat),
                &chosen,
                &mut self.chance,
                &mut Silent,
            );
        }
    }

    /// Returns owner and ships of a planet.
    fn planet(&self, name: &str) -> (Option<u8>, i64) {
        let it = &self.state.planets[self.state.find(name).expect("a planet")];
        ((it.owner != NOBODY).then_some(it.owner), it.ships)
    }

    fn ended(&self) -> Option<(EndedBy, Vec<u8>)> {
        let end = self.state.end?;
        Some((end.by, end.winners.iter().map(|it| it.0).collect()))
    }
}

const DUO: Row<'_> = &[("A", Some(0), 10, 3, 5), ("B", Some(1), 10, 4, 5)];

#[test]
fn ships_leave_at_once_land_when_due_and_planets_build_after_that() {
    let mut table = table(
        Options::CURSO,
        2,
        &[
            ("A", Some(0), 10, 3, 5),
            ("N", None, 2, 1, 5),
            ("B", Some(1), 10, 4, 5),
        ],
    );
    table.turn(0, &["A6B"]);
    assert_eq!(table.planet("A"), (Some(0), 4));
    table.turn(1, &["B5N"]);
    // B is two cells from A, one from N: 5 against 2 leaves 3, and N builds 1.
    assert_eq!(table.planet("N"), (Some(1), 4));
    assert_eq!(table.planet("A"), (Some(0), 7));
    assert_eq!(table.planet("B"), (Some(1), 9));
    table.turn(0, &[]);
    table.turn(1, &[]);
    // 6 against 9 leaves 3, and B builds 4.
    assert_eq!(table.planet("B"), (Some(1), 7));
    assert_eq!(table.state.turn, 3);
}

#[test]
fn planets_may_build_before_fleets_land() {
    let options = Options {
        building: Building::BeforeLandings,
        ..Options::CURSO
    };
    let mut table = table(options, 2, DUO);
    table.turn(0, &["A10B"]);
    table.turn(1, &[]);
    // 10 against 14 leaves 4; A builds 3.
    assert_eq!(table.planet("B"), (Some(1), 4));
    assert_eq!(table.planet("A"), (Some(0), 3));
}

#[test]
fn an_order_can_be_taken_back_until_the_turn_is_ended() {
    let mut table = table(Options::CURSO, 2, DUO);
    table.turn(0, &["A6B", "A1B", "x1"]);
    assert_eq!(table.planet("A"), (Some(0), 9));
    assert_eq!(table.state.orders.len(), 1);
    table.turn(1, &[]);
    assert_eq!(table.state.counts.fleets, 1);
}

#[test]
fn production_may_grow_and_falls_back_when_captured() {
    for (growth, resets, ships) in [
        (Growth::Before, false, 8 + 5 + 6),
        (Growth::After, false, 8 + 4 + 5),
        (Growth::Never, false, 8 + 4 + 4),
        (Growth::Before, true, 8 + 5 + 6),
    ] {
        let options = Options {
            growth,
            capture_resets: resets,
            ..Options::CURSO
        };
        let mut table = table(
            options,
            2,
            &[
                ("A", Some(0), 100, 0, 5),
                ("B", Some(1), 8, 4, 5),
                ("C", Some(1), 9, 0, 5),
            ],
        );
        for _ in 0..2 {
            table.turn(0, &[]);
            table.turn(1, &[]);
        }
        assert_eq!(table.planet("B"), (Some(1), ships), "{growth:?}");
        table.turn(0, &["A90B"]);
        table.turn(1, &[]);
        let planet = &table.state.planets[1];
        assert_eq!(planet.owner, 0);
        let grown = match growth {
            Growth::Never => 4,
            Growth::Before | Growth::After if resets => 5,
            Growth::Before | Growth::After => 7,
        };
        assert_eq!(planet.production, grown, "{growth:?} {resets}");
    }
}

#[test]
fn a_captured_planet_may_rest_for_a_turn() {
    for (builds, ships) in [(true, 6), (false, 5)] {
        let options = Options {
            captured_build: builds,
            ..Options::CURSO
        };
        let mut table = table(
            options,
            2,
            &[
                ("A", Some(0), 10, 0, 5),
                ("N", None, 5, 1, 5),
                ("B", Some(1), 1, 0, 5),
            ],
        );
        table.turn(0, &["A10N"]);
        table.turn(1, &[]);
        assert_eq!(table.planet("N"), (Some(0), ships));
    }
}

#[test]
fn planets_of_nobody_build_what_the_rules_say() {
    for (building, ships) in [(NeutralBuilding::Own, 8), (NeutralBuilding::Same(2), 7)] {
        let options = Options {
            neutral_building: building,
            ..Options::CURSO
        };
        let mut table = table(
            options,
            2,
            &[
                ("A", Some(0), 1, 0, 5),
                ("N", None, 5, 3, 5),
                ("B", Some(1), 1, 0, 5),
            ],
        );
        table.turn(0, &[]);
        table.turn(1, &[]);
        assert_eq!(table.planet("N"), (None, ships));
    }
}

/// Both attack N with 6: whoever lands first takes it from 1 ship with 5, and
/// loses it to 6.
#[test]
fn the_order_of_landing_decides() {
    let row: Row<'_> = &[
        ("A", Some(0), 6, 0, 5),
        ("N", None, 1, 0, 5),
        ("B", Some(1), 6, 0, 5),
        ("C", Some(0), 1, 0, 5),
        ("D", Some(1), 1, 0, 5),
    ];
    let last_to_land = |landing, n_passes| {
        let options = Options {
            landing,
            ..Options::CURSO
        };
        let mut table = table(options, 2, row);
        for _ in 0..n_passes {
            table.turn(0, &[]);
            table.turn(1, &[]);
        }
        table.turn(0, &["A6N"]);
        table.turn(1, &["B6N"]);
        table.planet("N").0
    };
    assert_eq!(last_to_land(Landing::BySeat, 0), Some(1));
    assert_eq!(last_to_land(Landing::BySeat, 1), Some(1));
    // Turn 2 begins with seat 0, turn 3 with seat 1.
    assert_eq!(last_to_land(Landing::Rotating, 0), Some(1));
    assert_eq!(last_to_land(Landing::Rotating, 1), Some(0));
    assert_eq!(last_to_land(Landing::AsSent, 0), Some(1));
}

#[test]
fn a_standing_order_sends_every_turn_if_there_are_enough() {
    let options = Options {
        standing: true,
        ..Options::CURSO
    };
    let row: Row<'_> = &[
        ("A", Some(0), 5, 2, 5),
        ("C", Some(0), 0, 0, 5),
        ("B", Some(1), 9, 0, 5),
    ];
    let mut table = table(options, 2, row);
    table.turn(0, &["A+4C"]);
    table.turn(1, &[]);
    assert_eq!((table.planet("A").1, table.planet("C").1), (3, 4));
    // 3 are too few: nothing leaves.
    table.turn(0, &[]);
    table.turn(1, &[]);
    assert_eq!((table.planet("A").1, table.planet("C").1), (5, 4));
    table.turn(0, &[]);
    table.turn(1, &[]);
    assert_eq!((table.planet("A").1, table.planet("C").1), (3, 8));
    table.turn(0, &["x+1"]);
    assert_eq!(table.state.standing.len(), 0);
}

#[test]
fn standing_orders_fall_with_their_planet() {
    let options = Options {
        standing: true,
        ..Options::CURSO
    };
    let row: Row<'_> = &[
        ("A", Some(0), 2, 0, 5),
        ("C", Some(0), 3, 0, 5),
        ("B", Some(1), 9, 0, 5),
    ];
    let mut table = table(options, 2, row);
    table.turn(0, &["A+9C", "C+9A"]);
    table.turn(1, &["B9C"]);
    assert_eq!(table.planet("C"), (Some(1), 6));
    assert_eq!(table.state.standing.len(), 1);
    assert_eq!(table.state.seats[0].n_standing, 1);
}

#[test]
fn whoever_orders_later_sees_what_left_before() {
    let options = Options {
        ordering: Ordering::InTurn,
        ..Options::CURSO
    };
    let mut table = table(options, 2, DUO);
    let seen = |table: &Table| {
        let reader = tapete_game::Reader::Seat(Seat(1));
        crate::sight::Sight::new(&table.galaxy, &table.state, reader).ships(0)
    };
    table.turn(0, &["A6B"]);
    assert_eq!(seen(&table), Some(4));
    let mut table = self::table(Options::CURSO, 2, DUO);
    table.turn(0, &["A6B"]);
    assert_eq!(seen(&table), Some(10));
}

#[test]
fn all_that_arrive_meet_at_once_in_a_melee() {
    let row: Row<'_> = &[
        ("A", Some(0), 9, 0, 5),
        ("N", None, 4, 0, 5),
        ("B", Some(1), 9, 0, 5),
    ];
    let melee = |orders: [&str; 2]| {
        let mut table = table(Options::PLANET_WARS, 2, row);
        table.turn(0, &[orders[0]]);
        table.turn(1, &[orders[1]]);
        table.planet("N")
    };
    assert_eq!(melee(["A9N", "B6N"]), (Some(0), 3));
    assert_eq!(melee(["A9N", "B9N"]), (None, 0));
    assert_eq!(melee(["A3N", "B2N"]), (None, 1));
    assert_eq!(melee(["A4N", "B1N"]), (None, 0));
}

#[test]
fn the_last_one_alive_wins_also_with_planets_of_nobody_left() {
    let row: Row<'_> = &[
        ("A", Some(0), 50, 0, 5),
        ("N", None, 4, 0, 5),
        ("B", Some(1), 2, 0, 5),
    ];
    let mut table = table(Options::CURSO, 2, row);
    table.turn(0, &["A20B"]);
    table.turn(1, &[]);
    assert_eq!(table.ended(), None);
    table.turn(0, &[]);
    table.turn(1, &[]);
    assert_eq!(table.ended(), Some((EndedBy::LastAlive, vec![0])));
    let options = Options {
        victory: Victory::AllPlanets,
        ..Options::CURSO
    };
    let mut table = self::table(options, 2, row);
    table.turn(0, &["A20B", "A20N"]);
    table.turn(1, &[]);
    table.turn(0, &[]);
    table.turn(1, &[]);
    assert_eq!(table.ended(), Some((EndedBy::AllPlanets, vec![0])));
}

#[test]
fn whoever_has_no_planet_waits_for_the_fleets_that_are_left() {
    let row: Row<'_> = &[
        ("A", Some(0), 9, 0, 5),
        ("N", None, 1, 0, 5),
        ("M", None, 1, 0, 5),
        ("B", Some(1), 9, 0, 5),
    ];
    let mut table = table(Options::CURSO, 2, row);
    table.turn(0, &["A9M"]);
    table.turn(1, &["B9A"]);
    // Seat 0 keeps A; both are under way for two and three turns.
    table.turn(0, &[]);
    table.turn(1, &[]);
    assert_eq!(table.planet("M").0, Some(0));
    table.turn(0, &[]);
    table.turn(1, &[]);
    assert_eq!(table.planet("A"), (Some(1), 9));
    assert_eq!(table.state.pending.iter().count(), 2);
}

#[test]
fn the_limit_ends_a_match_for_whoever_is_ahead() {
    let pass = |table: &mut Table, n_turns: u32| {
        for _ in 0..n_turns {
            table.turn(0, &[]);
            table.turn(1, &[]);
        }
    };
    let with = |ranking, limit_check, limit| Options {
        ranking,
        limit_check,
        limit,
        ..Options::CURSO
    };
    let row: Row<'_> = &[
        ("A", Some(0), 1, 0, 5),
        ("C", Some(0), 1, 0, 5),
        ("B", Some(1), 9, 0, 5),
    ];
    let planets = Ranking::PlanetsThenShips;
    let mut two = table(with(planets, LimitCheck::AfterTurns, 2), 2, row);
    pass(&mut two, 1);
    assert_eq!(two.ended(), None);
    pass(&mut two, 1);
    assert_eq!(two.ended(), Some((EndedBy::Limit, vec![0])));
    // The counter becomes 2 after one turn.
    let mut counter = table(with(planets, LimitCheck::AtCounter, 2), 2, row);
    pass(&mut counter, 1);
    assert_eq!(counter.ended(), Some((EndedBy::Limit, vec![0])));
    let mut ships = table(with(Ranking::Ships, LimitCheck::AfterTurns, 1), 2, row);
    pass(&mut ships, 1);
    assert_eq!(ships.ended(), Some((EndedBy::Limit, vec![1])));
    let mut level = table(
        with(planets, LimitCheck::AfterTurns, 1),
        2,
        &[("A", Some(0), 3, 0, 5), ("B", Some(1), 3, 0, 5)],
    );
    pass(&mut level, 1);
    assert_eq!(level.ended(), Some((EndedBy::Limit, vec![])));
    // Without a limit two who never order come to an end all the same.
    let mut endless = table(with(planets, LimitCheck::AfterTurns, 0), 2, DUO);
    pass(&mut endless, 1_000);
    assert_eq!(endless.ended(), Some((EndedBy::Bound, vec![1])));
}

#[test]
fn ships_never_overflow() {
    let most = i64::from(i32::MAX);
    let options = Options {
        growth: Growth::Before,
        battle: Battle::Duel,
        ..Options::CURSO
    };
    let mut table = table(
        options,
        2,
        &[
            ("A", Some(0), SHIPS_MAX - 1, most, 5),
            ("B", Some(1), SHIPS_MAX, most, 5),
        ],
    );
    table.turn(0, &[]);
    table.turn(1, &[]);
    assert_eq!(table.planet("A"), (Some(0), SHIPS_MAX));
    table.turn(0, &["A50%B"]);
    table.turn(1, &["B99%A"]);
    for planet in &table.state.planets {
        assert!((0..=SHIPS_MAX).contains(&planet.ships));
    }
}

/// Whatever random players do, the books are in order: owners are counted,
/// fleets under way are counted, and ships come only from building.
#[test]
fn the_books_are_always_in_order() {
    for (index, options) in [
        Options::CURSO,
        Options::KDE,
        Options::PLANET_WARS,
        Options::LITERAL,
    ]
    .into_iter()
    .enumerate()
    {
        let options = Options {
            limit: 25,
            ..options
        };
        let galaxy = super::kde(6, 3, 6, options);
        let mut state = State::blank(&galaxy);
        let mut chance = Chance::quick(index as u64);
        let mut moves: Vec<Move> = Vec::new();
        for _ in 0..6 {
            galaxy.begin(&mut state, &mut chance, &mut Silent);
            while let Some(seat) = galaxy.acting(&state).first() {
                moves.clear();
                galaxy.list(&state, seat, &mut moves);
                let chosen = moves[chance.below(moves.len() as u32) as usize];
                galaxy.act(&mut state, seat, &chosen, &mut chance, &mut Silent);
                in_order(&galaxy, &state);
            }
        }
    }
}

fn in_order(galaxy: &Galaxy, state: &State) {
    for seat in Seat::all(galaxy.n_seats()) {
        let own = &state.seats[seat.index()];
        let n_planets = state.planets.iter().filter(|it| it.owner == seat.0).count();
        assert_eq!(n_planets, usize::from(own.n_planets));
        let fleets: Vec<_> = state.flights.of(seat.0, state.turn).collect();
        if state.end.is_none() {
            assert_eq!(fleets.len() as u32, own.n_fleets);
            assert_eq!(
                fleets.iter().map(|it| it.ships).sum::<i64>(),
                own.ships_flying
            );
        }
        for planet in 0..state.planets.len() {
            let heading = fleets.iter().filter(|it| usize::from(it.target) == planet);
            if state.end.is_none() {
                assert_eq!(heading.count() as u32, state.heading(seat, planet));
            }
        }
        for (index, planet) in state.planets.iter().enumerate() {
            assert!(planet.ships >= 0 && planet.ordered >= 0);
            let ordered = state
                .orders
                .iter()
                .filter(|it| usize::from(it.source) == index);
            assert_eq!(ordered.map(|it| it.ships).sum::<i64>(), planet.ordered);
        }
    }
}
