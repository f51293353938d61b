//! Views with a map: planets, fleets under way, and what is hidden.

use tapete_game::{
    Arrangement, Attribute, Extent, Lie, MoveRole, MoveView, Piece, Place, Reader, Role, Seat,
    SeatView, Shape, Side, Spot, Team, Value, View, Way, Zone, ZoneRole,
};

use super::{fact, named, view};

/// Returns a number below `below` that depends on `at` and looks like luck.
fn mixed(at: usize, below: usize) -> usize {
    let mut mixed = (at as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((mixed ^ (mixed >> 31)) % below.max(1) as u64) as usize
}

/// Names planets A to Z, then AA and so on.
fn name(index: usize) -> String {
    let letter = |it: usize| char::from(b'A' + (it % 26) as u8);
    match index {
        0..26 => letter(index).to_string(),
        26..702 => format!("{}{}", letter(index / 26 - 1), letter(index)),
        _ => format!(
            "{}{}{}",
            letter(index / 676),
            letter(index / 26),
            letter(index)
        ),
    }
}

fn planet(index: usize, (column, row): (u16, u16), owner: Option<Seat>, own: bool) -> Piece {
    let hides = owner.is_none() && !index.is_multiple_of(3);
    let ships = match (own, mixed(index, 9)) {
        (_, 0) => 1_234 * (index + 9),
        (true, _) => 20 + mixed(index + 7, 180),
        (false, _) => 3 + mixed(index + 7, 40),
    };
    let or_unknown = |value: Value| if hides { Value::Unknown } else { value };
    let strength = Value::Decimal {
        units: mixed(index + 5, 8) as i64 + 2,
        places: 1,
    };
    let production = Value::from(mixed(index + 3, 17) + 2);
    Piece {
        attributes: vec![
            Attribute::new("name", Role::Title, name(index)),
            Attribute::new("ships", Role::Ships, or_unknown(Value::from(ships))).labelled("ships"),
            Attribute::new("production", Role::Production, or_unknown(production))
                .labelled("production"),
            Attribute::new("strength", Role::Strength, or_unknown(strength)).labelled("kill rate"),
        ],
        owner,
        lie: Some(Lie::Place(Place { column, row })),
        fresh: index == 4 || index == 9,
        ..Piece::new(format!("planet.{}", name(index)), Shape::Disc)
    }
}

fn fleet(index: usize, owner: Seat, way: Way, ships: i64) -> Piece {
    Piece {
        attributes: vec![Attribute::new("ships", Role::Ships, ships).labelled("ships")],
        owner: Some(owner),
        lie: Some(Lie::Way(way)),
        ..Piece::new(format!("fleet.{index}"), Shape::Mover)
    }
}

/// Makes a view of seat 0 with a map: each seat owns some of the first planets,
/// the others are neutral, and every third of those is known.
pub(crate) fn chart_view(
    (columns, rows): (u16, u16),
    n_planets: usize,
    n_seats: u8,
    n_fleets: usize,
) -> View {
    let n_cells = usize::from(columns) * usize::from(rows);
    let mut cells: Vec<usize> = (0..n_cells).collect();
    for index in 0..n_planets.min(n_cells) {
        let other = index + mixed(index * 31 + n_cells, n_cells - index);
        cells.swap(index, other);
    }
    let cell = |at: usize| {
        let columns = usize::from(columns);
        ((at % columns) as u16, (at / columns) as u16)
    };
    let seats = usize::from(n_seats);
    let owner = |index: usize| (index < n_planets * 2 / 3).then_some(Seat((index % seats) as u8));
    let mut pieces: Vec<Piece> = cells
        .iter()
        .take(n_planets)
        .enumerate()
        .map(|(index, at)| {
            planet(
                index,
                cell(*at),
                owner(index),
                owner(index) == Some(Seat(0)),
            )
        })
        .collect();
    let n_planets = pieces.len();
    for index in 0..n_fleets {
        let source = mixed(index, n_planets.div_ceil(seats)) * seats % n_planets.max(1);
        let target = (source + 1 + mixed(index + 11, n_planets.saturating_sub(1))) % n_planets;
        let way = Way {
            source: pieces[source].id.clone(),
            target: pieces[target].id.clone(),
            gone: 1 + mixed(index + 2, 5) as u16,
            left: 1 + mixed(index + 4, 6) as u16,
        };
        let ships = 2 + mixed(index, 60) as i64 * if index % 5 == 4 { 1000 } else { 1 };
        pieces.push(fleet(index, Seat(0), way, ships));
    }
    let mut view = view(0, n_seats, 0);
    view.game = "Archipelago".to_owned();
    view.family = "konquest".to_owned();
    view.zones = vec![Zone {
        pieces,
        extent: Some(Extent { columns, rows }),
        ..Zone::new("map", ZoneRole::Map, "Map", Arrangement::Chart)
    }];
    view.seats = (0..n_seats)
        .map(|seat| {
            let n_planets = 3 + mixed(usize::from(seat), 9);
            SeatView {
                facts: vec![
                    fact(Role::Count, "Planets", n_planets),
                    fact(Role::Ships, "Ships", 20 + mixed(usize::from(seat) + 3, 400)),
                ],
                ..named(SeatView::new(Seat(seat), Team(seat), n_planets as i64))
            }
        })
        .collect();
    view.facts = vec![fact(Role::Turn, "Turn", 7)];
    view.to_act = Seat::all(seats).collect();
    view.log = vec!["Bernardo takes planet E from Ana; 12 ships are left".to_owned()];
    view
}

/// Gives seat 0 two orders: from its first planet to the next ones.
pub(crate) fn with_orders(mut view: View) -> View {
    let pieces = &view.zones[0].pieces;
    let order = |number: u32, source: &Piece, target: &Piece| {
        let [from, to] = [source, target].map(|it| it.text(Role::Title));
        let label = format!("5 from {from} to {to}");
        MoveView {
            number,
            sources: vec![source.id.clone()],
            targets: vec![target.id.clone()],
            spot: Some(Spot {
                zone: "map".to_owned(),
                side: target.lie.clone().map_or(Side::Either, Side::At),
            }),
            ..MoveView::new(format!("{from}5{to}"), MoveRole::Order, label)
        }
    };
    view.moves = vec![
        order(1, &pieces[0], &pieces[1]),
        order(2, &pieces[0], &pieces[3]),
    ];
    view
}

/// Lets the judge read the map, with fleets of all seats.
pub(crate) fn judged(mut view: View) -> View {
    view.reader = Reader::Judge;
    let n_seats = view.seats.len().max(1);
    for (index, piece) in view.zones[0].pieces.iter_mut().enumerate() {
        if piece.shape == Shape::Mover {
            piece.owner = Some(Seat((index % n_seats) as u8));
        }
    }
    view
}

/// The usual map: ten by ten, two seats, neutral planets, a few fleets.
pub(crate) fn usual() -> View {
    chart_view((10, 10), 22, 2, 5)
}

/// The largest map: 64 by 64, 500 planets, ten seats.
pub(crate) fn largest() -> View {
    chart_view((64, 64), 500, 10, 60)
}

/// The smallest map that one would play on.
pub(crate) fn small() -> View {
    chart_view((4, 4), 5, 2, 2)
}
