//! A map with planets and fleets on screens of several sizes.

use tapete_game::{
    Arrangement, Attribute, Extent, Lie, MoveRole, MoveView, Piece, Place, Role, Seat, Shape, Side,
    Spot, Value, View, Way, ZoneRole,
};

use super::super::hits::Target;
use super::super::play::State;
use super::*;

/// Name, ships, column, row and owner of each planet.
const PLANETS: [(&str, &str, u16, u16, Option<u8>); 9] = [
    ("A", "120", 1, 1, Some(0)),
    ("B", "37", 8, 8, Some(1)),
    ("C", "15", 3, 2, Some(0)),
    ("D", "?", 5, 5, None),
    ("E", "8", 7, 3, Some(2)),
    ("F", "?", 0, 9, None),
    ("G", "12345", 9, 0, Some(3)),
    ("H", "22", 4, 8, None),
    ("I", "6", 2, 6, Some(1)),
];

fn piece(id: String, shape: Shape, faces: &[&str], owner: Option<u8>, lie: Lie) -> Piece {
    let number = |text: &str| text.parse::<i64>().map_or(Value::Unknown, Value::Number);
    let attributes = match faces {
        [name, ships, production, _] => vec![
            Attribute::new("name", Role::Title, *name),
            Attribute::new("ships", Role::Ships, number(ships)),
            Attribute::new("production", Role::Production, number(production)),
            Attribute::new(
                "kill",
                Role::Strength,
                Value::Decimal {
                    units: 4,
                    places: 1,
                },
            ),
        ],
        _ => vec![Attribute::new("ships", Role::Ships, number(faces[0]))],
    };
    Piece {
        attributes,
        owner: owner.map(Seat),
        lie: Some(lie),
        ..Piece::new(id, shape)
    }
}

/// Makes a square map with that many cells to a side; orders lead from A to C
/// and from A to D.
fn map(side: u16) -> View {
    let far = |at: u16| at * (side / 10);
    let planets = PLANETS.iter().map(|(name, ships, column, row, owner)| {
        let place = Place {
            column: far(*column),
            row: far(*row),
        };
        let id = format!("planet.{name}");
        let faces = [name, ships, "10", "0.4"];
        piece(id, Shape::Disc, &faces, *owner, Lie::Place(place))
    });
    let way = |source: usize, target: usize, left| {
        let id = |at: usize| format!("planet.{}", PLANETS[at].0);
        Lie::Way(Way {
            source: id(source),
            target: id(target),
            gone: 2,
            left,
        })
    };
    let fleets = [
        piece(
            "fleet.0".to_owned(),
            Shape::Mover,
            &["12"],
            Some(0),
            way(0, 1, 5),
        ),
        piece(
            "fleet.1".to_owned(),
            Shape::Mover,
            &["7"],
            Some(0),
            way(2, 4, 1),
        ),
        piece(
            "fleet.2".to_owned(),
            Shape::Mover,
            &["30"],
            Some(0),
            way(0, 8, 3),
        ),
    ];
    let pieces = planets.chain(fleets).collect();
    let mut view = sample::view(Arrangement::Chart, pieces, Vec::new());
    view.zones.truncate(1);
    view.zones[0].role = ZoneRole::Map;
    view.zones[0].extent = Some(Extent {
        columns: side,
        rows: side,
    });
    view.zones[0].pieces[4].fresh = true;
    view.facts.clear();
    for seat in &mut view.seats {
        let planets = PLANETS.iter().filter(|it| it.4 == Some(seat.seat.0));
        let planets = Attribute::new("planets", Role::Count, planets.count());
        seat.facts = vec![planets.labelled("planets")];
    }
    for target in ["C", "D"] {
        let index = PLANETS.iter().position(|it| it.0 == target).unwrap();
        let label = format!("5 ships from A to {target}");
        view.moves.push(MoveView {
            number: view.moves.len() as u32 + 1,
            sources: vec!["planet.A".to_owned()],
            targets: vec![format!("planet.{target}")],
            spot: Some(Spot {
                zone: "table".to_owned(),
                side: view.zones[0].pieces[index]
                    .lie
                    .clone()
                    .map_or(Side::Either, Side::At),
            }),
            ..MoveView::new(format!("A5{target}"), MoveRole::Order, label)
        });
    }
    view
}

fn playing(view: View) -> State {
    let mut state = State::new(table("block", 4, &[0], 7));
    settle(&mut state);
    state.show(view);
    state
}

#[test]
fn a_map_of_ten_by_ten() {
    for (width, height) in [(80, 24), (120, 40), (40, 20)] {
        let mut state = playing(map(10));
        let name = format!("map_{width}x{height}");
        golden(&name, &drawn(&mut state, width, height));
    }
}

#[test]
fn a_large_map_scrolls_to_where_ships_go() {
    let mut state = playing(map(60));
    drawn(&mut state, 80, 24);
    let pane = state.desk.hits.table;
    assert!(pane.max.row > 0 && pane.max.column > 0, "{pane:?}");
    for _ in 0..2 {
        let text = drawn(&mut state, 80, 24);
        let chosen = state.chosen().unwrap();
        let target = state.desk.view.moves[chosen].targets[0].clone();
        let shown = state.desk.hits.find(&Target::Piece(target));
        assert!(shown.is_some(), "the target is not on the screen\n{text}");
        press(&mut state, "Down");
    }
}
