//! Every field of a galaxy can be said.

use tapete_game::{Game, Seat, Seed};
use tapete_lang::in_spanish;

use super::{galaxy, try_galaxy};
use crate::galaxy::{Draws, Naming, Plan, SeatPlan, Sights, Symmetry};
use crate::name::Name;
use crate::options::{
    Battle, Building, Growth, Landing, LimitCheck, NeutralBuilding, Options, Ordering, Ranking,
    Travel, Victory,
};
use crate::travel::Cell;
use crate::words::VOCABULARY;

const ALL: &str = "new Galaxy called \"All\" on_map Grid(10, 12) rules Course travels Half \
    fights Duel builds BeforeLandings first_building BeforeOrders neutrals_build Same(3) \
    accumulates After captured_production Reset captured_builds NextTurn wins AllPlanets \
    ranks Ships turn_limit 77 checks_limit AtCounter orders InTurn lands Random \
    standing_orders Allowed blind shows_ships shows_stats neutrals 8 neutral_ships 5..10 \
    neutral_production -3..14 neutral_kills 0.3..0.9 neutral_names ThreeLetters \
    neutrals_produce 4 home_ships 1..2 home_production 9 home_kills 1 symmetry None \
    new Player called \"Ana\" plays Human new Player called \"Eva\" plays Hard \
    new Player called \"Ivo\" \
    new Planet called \"A\" at Cell(0, 11) owned_by \"Eva\" with_ships 10 produces 12 kills 0.25 \
    new Planet called \"P1\" owned_by 0 \
    new Planet called \"N\" owned_by Nobody kills 0 \
    new Planet called \"M\" produces -2";

#[test]
fn every_field_is_read() {
    let (read, problems) = try_galaxy(ALL, None);
    assert!(
        problems.contains("[konquest:seat-without-planet]"),
        "{problems}"
    );
    assert_eq!(problems.lines().count(), 1, "{problems}");
    let read = read.expect("a galaxy");
    assert_eq!(
        (read.name.as_str(), read.rows, read.columns),
        ("All", 10, 12)
    );
    assert_eq!(
        read.options,
        Options {
            travel: Travel::Half,
            battle: Battle::Duel,
            building: Building::BeforeLandings,
            builds_first: true,
            neutral_building: NeutralBuilding::Same(3),
            growth: Growth::After,
            capture_resets: true,
            captured_build: false,
            victory: Victory::AllPlanets,
            ranking: Ranking::Ships,
            limit: 77,
            limit_check: LimitCheck::AtCounter,
            ordering: Ordering::InTurn,
            landing: Landing::Random,
            standing: true,
        }
    );
    let seen = Sights {
        blind: true,
        neutral_ships: true,
        neutral_stats: true,
    };
    assert_eq!(read.sights, seen);
    assert_eq!(read.randoms.count, 8);
    assert_eq!(read.randoms.naming, Naming::ThreeLetters);
    let draws = Draws {
        ships: (5, 10),
        production: (-3, 14),
        kill: (300_000, 900_000),
    };
    assert_eq!(read.randoms.draws, draws);
    let home = Draws {
        ships: (1, 2),
        production: (9, 9),
        kill: (1_000_000, 1_000_000),
    };
    assert_eq!(read.home, home);
    assert_eq!(read.symmetry, Symmetry::None);
    let seat = |name: &str, player| SeatPlan {
        name: Some(name.to_owned()),
        player,
        hue: None,
    };
    assert_eq!(
        read.seats,
        [
            seat("Ana", Some("person")),
            seat("Eva", Some("becai")),
            seat("Ivo", None),
        ]
    );
    let plan = |name, owner, ships, production, kill, cell| Plan {
        name: Name::new(name).expect("a name"),
        owner,
        ships,
        production,
        kill,
        cell,
    };
    let cell = Cell { row: 0, column: 11 };
    assert_eq!(
        read.planets,
        [
            plan("A", Some(1), 10, 12, 250_000, Some(cell)),
            plan("P1", Some(0), 0, 10, 400_000, None),
            plan("N", None, 0, 4, 0, None),
            plan("M", None, 0, -2, 400_000, None),
        ]
    );
}

#[test]
fn a_text_that_says_nothing_has_the_rules_of_the_course() {
    let plain = "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2";
    assert_eq!(galaxy(plain).options, Options::CURSO);
    let presets = [
        ("Course", Options::CURSO),
        ("Literal", Options::LITERAL),
        ("Kde", Options::KDE),
        ("PlanetWars", Options::PLANET_WARS),
    ];
    for (name, options) in presets {
        let text = format!("{plain} rules {name}");
        assert_eq!(galaxy(&text).options, options, "{name}");
    }
    let mixed = galaxy(&format!("{plain} rules Kde orders Together turn_limit 0"));
    let expected = Options {
        ordering: Ordering::Together,
        ..Options::KDE
    };
    assert_eq!(mixed.options, expected);
}

#[test]
fn the_spanish_words_make_the_same_galaxy() {
    let spanish = in_spanish(ALL, &[&VOCABULARY]);
    assert!(spanish.starts_with("nuevo Galaxia llamado"), "{spanish}");
    let (english, _) = try_galaxy(ALL, None);
    let (translated, problems) = try_galaxy(&spanish, None);
    let text = |it: Option<crate::galaxy::Galaxy>| format!("{it:?}");
    assert_eq!(text(translated), text(english), "{problems}");
}

#[test]
fn the_game_is_for_as_many_as_are_named_or_asked_for() {
    let text = "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2..4";
    let (checked, ..) = super::checked(text);
    assert_eq!(crate::players(&checked), Some(2..=4));
    assert_eq!(try_galaxy(text, None).0.map(|it| it.n_seats()), Some(2));
    assert_eq!(try_galaxy(text, Some(4)).0.map(|it| it.n_seats()), Some(4));
    let (none, problems) = try_galaxy(text, Some(5));
    assert!(none.is_none() && problems.is_empty(), "{problems}");
    let named = "new Galaxy called \"X\" on_map Grid(5, 5) new Player called \"A\" \
                 new Player called \"B\" new Player called \"C\" plays Easy";
    let (checked, ..) = super::checked(named);
    assert_eq!(crate::players(&checked), Some(3..=3));
    let game = Game::new(galaxy(named));
    assert_eq!(game.player(Seat(2)), Some("weak"));
    assert_eq!(game.player(Seat(0)), None);
    assert!(!game.start(Seed::new(1)).is_over());
}
