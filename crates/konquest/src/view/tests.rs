use tapete_game::{Game, Match, MoveRole, Names, Seed, Tongue};

use super::*;
use crate::galaxy::Plan;
use crate::name::Name;
use crate::options::Options;
use crate::travel::Cell;

const ANA: Reader = Reader::Seat(Seat(0));
const EVA: Reader = Reader::Seat(Seat(1));

/// Planet A of Ana with 10 ships, B of Eva with 8, and neutral ones near A.
fn galaxy(options: Options) -> Galaxy {
    let mut galaxy = Galaxy::new("test", (1, 9), 2, options);
    let plan = |name, owner, ships, column| Plan {
        name: Name::new(name).expect("a name"),
        owner,
        ships,
        production: 2,
        kill: 400_000,
        cell: Some(Cell { row: 0, column }),
    };
    galaxy.planets = vec![
        plan("A", Some(0), 10, 0),
        plan("B", Some(1), 8, 8),
        plan("N", None, 3, 5),
        plan("M", None, 3, 2),
    ];
    galaxy.seats[0].name = Some("Ana".to_owned());
    galaxy.seats[1].name = Some("Eva".to_owned());
    galaxy.complete()
}

fn playing(options: Options) -> Match {
    Game::new(galaxy(options)).start(Seed::new(1))
}

fn play(playing: &mut Match, moves: &[(u8, &str)]) {
    for (seat, text) in moves {
        let done = playing.play(Seat(*seat), text);
        assert_eq!(done, Ok(()), "{text}");
    }
}

/// The roles of a piece's attributes, with what they are now.
fn known(view: &View, id: &str) -> Vec<(Role, String)> {
    let piece = view.piece(id).unwrap_or_else(|| panic!("no {id}"));
    let each = piece.attributes.iter().map(|it| (it.role, it.text()));
    each.collect()
}

#[test]
fn what_is_known_of_a_planet_has_roles() {
    let mut galaxy = galaxy(Options::CURSO);
    galaxy.sights.blind = true;
    let playing = Game::new(galaxy).start(Seed::new(1));
    let figures = |ships: &str, production: &str, kill: &str, name: &str| {
        vec![
            (Role::Title, name.to_owned()),
            (Role::Ships, ships.to_owned()),
            (Role::Production, production.to_owned()),
            (Role::Strength, kill.to_owned()),
        ]
    };
    let own = playing.view(ANA);
    assert_eq!(known(&own, "A"), figures("10", "2", "0.4", "A"));
    assert_eq!(known(&own, "B"), figures("?", "?", "?", "B"));
    let eva = playing.view(EVA);
    assert_eq!(known(&eva, "A"), figures("?", "?", "?", "A"));
    let spectator = playing.view(Reader::Spectator);
    assert_eq!(known(&spectator, "A"), figures("?", "?", "?", "A"));
    let blind = own.facts.iter().find(|it| it.name == "blind");
    assert_eq!(blind.map(Attribute::text).as_deref(), Some("blind"));
}

/// A fleet points at its planets by their ids; only its owner sees it.
#[test]
fn a_fleet_flies_between_planets_and_keeps_its_id() {
    let mut playing = playing(Options::CURSO);
    play(
        &mut playing,
        &[(0, "A3N"), (0, "A2N"), (0, "end"), (1, "end")],
    );
    let fleets = |playing: &Match, reader| -> Vec<Piece> {
        let view = playing.view(reader);
        let movers = view.pieces().filter(|it| it.shape == Shape::Mover);
        movers.cloned().collect()
    };
    let before = fleets(&playing, ANA);
    assert_eq!(before.len(), 2);
    let way = |fleet: &Piece| match &fleet.lie {
        Some(Lie::Way(way)) => way.clone(),
        other => panic!("{other:?}"),
    };
    let [first, second] = [&before[0], &before[1]];
    assert_eq!(
        (way(first).source.as_str(), way(first).target.as_str()),
        ("A", "N")
    );
    assert_eq!(first.owner, Some(Seat(0)));
    assert_eq!([first, second].map(|it| it.text(Role::Ships)), ["3", "2"]);
    assert_eq!([&first.id, &second.id], ["fleet.0.1.0", "fleet.0.1.1"]);
    for reader in [EVA, Reader::Spectator] {
        assert_eq!(fleets(&playing, reader), []);
    }
    play(&mut playing, &[(0, "end"), (1, "end")]);
    let after = fleets(&playing, ANA);
    let ids = |fleets: &[Piece]| -> Vec<String> { fleets.iter().map(|it| it.id.clone()).collect() };
    assert_eq!(ids(&after), ids(&before));
    assert_eq!(way(&after[0]).gone, way(&before[0]).gone + 1);
}

/// Whoever types 7 sends 7 ships, listed or not; 0 goes back.
#[test]
fn a_number_of_ships_is_the_number_of_its_move() {
    let mut playing = playing(Options::CURSO);
    play(&mut playing, &[(0, "from A"), (0, "to N")]);
    let view = playing.view(ANA);
    let numbers: Vec<(u32, &str)> = view
        .moves
        .iter()
        .map(|it| (it.number, it.key.as_str()))
        .collect();
    assert_eq!(
        numbers,
        [
            (0, "back"),
            (1, "send 1"),
            (2, "send 2"),
            (5, "send 5"),
            (8, "send 8"),
            (10, "send 10"),
        ]
    );
    assert_eq!(view.on_empty.as_deref(), Some("back"));
    assert_eq!(view.marked.as_deref(), Some("send 5"));
    let all = view.moves.last().expect("all ships");
    assert_eq!(all.role, MoveRole::Order);
    assert_eq!(
        (&all.sources[..], &all.targets[..]),
        (&["A".to_owned()][..], &["N".to_owned()][..])
    );
    let amounts = all.amounts.as_ref().expect("a free amount");
    assert_eq!((amounts.least, amounts.most, amounts.listed), (1, 10, 10));
    play(&mut playing, &[(0, &amounts.key(7))]);
    assert_eq!(known(&playing.view(ANA), "A")[1].1, "3");
}

#[test]
fn orders_for_every_turn_have_numbers_that_nobody_types_by_mistake() {
    let mut playing = playing(Options::KDE);
    play(&mut playing, &[(0, "from A"), (0, "to N")]);
    let view = playing.view(ANA);
    let number = |key: &str| {
        let found = view.moves.iter().find(|it| it.key == key);
        found.map(|it| it.number)
    };
    assert_eq!(number("send 1"), Some(1));
    assert_eq!(number("every turn 1"), Some(1_001));
    assert_eq!(number("back"), Some(0));
}

/// Neither an empty line nor the marked move throws half an order away unasked.
#[test]
fn the_marked_move_goes_on_with_the_order() {
    let mut playing = playing(Options::CURSO);
    let view = playing.view(ANA);
    assert_eq!((view.on_empty.as_deref(), view.marked), (Some("end"), None));
    assert_eq!(view.moves[0].role, MoveRole::End);
    play(&mut playing, &[(0, "from A")]);
    let view = playing.view(ANA);
    // M is nearer than N and B.
    assert_eq!(view.marked.as_deref(), Some("to M"));
    assert_eq!(view.on_empty.as_deref(), Some("back"));
    let asked = view.fact(Role::Asked).map(Attribute::text);
    assert_eq!(asked.as_deref(), Some("from A to which planet?"));
    play(&mut playing, &[(0, "to M")]);
    let view = playing.view_in(ANA, Tongue::Es);
    let asked = view.fact(Role::Asked).map(Attribute::text);
    assert_eq!(asked.as_deref(), Some("¿cuántas naves de A a M?"));
    play(&mut playing, &[(0, "send 4")]);
    let view = playing.view(ANA);
    let order = view.fact(Role::Waiting).expect("an order");
    assert_eq!(
        (order.label.as_str(), order.text().as_str()),
        ("order 1", "A → M, 4 ships, turn 3")
    );
    let undo = view.moves.iter().find(|it| it.role == MoveRole::Undo);
    let undo = undo.expect("an order can be taken back");
    assert_eq!(
        (undo.key.as_str(), undo.label.as_str()),
        ("x1", "take back A → M, 4 ships, turn 3")
    );
    assert_eq!(playing.view(EVA).fact(Role::Waiting), None);
}

/// Games that have so many ships that no number can stand for them list their
/// moves from the first to the last.
#[test]
fn more_ships_than_a_number_can_say_are_numbered_in_order() {
    let mut galaxy = galaxy(Options::CURSO);
    galaxy.planets[0].ships = 1 << 40;
    let mut playing = Game::new(galaxy).start(Seed::new(1));
    play(&mut playing, &[(0, "from A"), (0, "to N")]);
    let numbers: Vec<u32> = playing.view(ANA).moves.iter().map(|it| it.number).collect();
    assert_eq!(numbers, [0, 1, 2, 3, 4, 5]);
}

#[test]
fn the_names_of_the_text_are_the_names_of_the_players() {
    let mut playing = playing(Options::CURSO);
    let name = |playing: &Match, seat: usize| playing.view(ANA).seats[seat].name.clone();
    assert_eq!(name(&playing, 1), "Eva");
    let refused = playing.play(Seat(0), "B3A").expect_err("not hers");
    assert_eq!(refused.reason, "B is Eva's, not yours");
    playing.name_players(Names::new(["Ana", "Bot 2"]));
    assert_eq!(name(&playing, 1), "Bot 2");
    play(&mut playing, &[(0, "A3N"), (0, "end"), (1, "end")]);
    let story = |playing: &Match, reader| -> Vec<String> {
        let told = playing.story(reader, Tongue::En);
        told.into_iter().map(|it| it.text).collect()
    };
    let sent = "3 ships from A to N, arriving in turn 6 (order 1)";
    assert!(
        story(&playing, ANA).contains(&format!("You send {sent}")),
        "{:?}",
        story(&playing, ANA)
    );
    assert!(story(&playing, Reader::Judge).contains(&format!("Ana sends {sent}")));
    assert!(!story(&playing, EVA).iter().any(|it| it.contains("send")));
}
