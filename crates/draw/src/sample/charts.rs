//! Views with a map: planets, fleets under way, and what is hidden.

use tapete_game::{
    Arrangement, Extent, FactView, Lie, MoveView, Piece, Place, Posture, Reader, Seat, SeatView,
    Shape, Side, Spot, Team, View, Way, Zone,
};

use super::view;

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
    let or_unknown = |text: String| if hides { "?".to_owned() } else { text };
    Piece {
        id: format!("planet.{}", name(index)),
        shape: Shape::Planet,
        faces: vec![
            name(index),
            or_unknown(ships.to_string()),
            or_unknown((mixed(index + 3, 17) + 2).to_string()),
            or_unknown(format!("0.{}", mixed(index + 5, 8) + 2)),
        ],
        owner,
        posture: Posture::Upright,
        lie: Some(Lie::Place(Place { column, row })),
        fresh: index == 4 || index == 9,
    }
}

fn fleet(index: usize, owner: Seat, way: Way, ships: i64) -> Piece {
    Piece {
        id: format!("fleet.{index}"),
        shape: Shape::Fleet,
        faces: vec![ships.to_string()],
        owner: Some(owner),
        posture: Posture::Upright,
        lie: Some(Lie::Way(way)),
        fresh: false,
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
        let way = Way {
            source,
            target: (source + 1 + mixed(index + 11, n_planets.saturating_sub(1))) % n_planets,
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
        id: "map".to_owned(),
        label: "Map".to_owned(),
        owner: None,
        arrangement: Arrangement::Chart,
        pieces,
        anchor: None,
        arms: Vec::new(),
        extent: Some(Extent { columns, rows }),
    }];
    let fact = |label: &str, value: usize| FactView {
        name: label.to_lowercase(),
        label: label.to_owned(),
        value: value.to_string(),
    };
    view.seats = (0..n_seats)
        .map(|seat| SeatView {
            seat: Seat(seat),
            name: None,
            team: Team(seat),
            score: 3 + mixed(usize::from(seat), 9) as i64,
            facts: vec![
                fact("Planets", 3 + mixed(usize::from(seat), 9)),
                fact("Ships", 20 + mixed(usize::from(seat) + 3, 400)),
            ],
        })
        .collect();
    view.facts = vec![fact("Turn", 7)];
    view.to_act = Seat::all(seats).collect();
    view.log = vec!["seat 1 takes planet E of seat 0; 12 ships are left".to_owned()];
    view
}

/// Gives seat 0 two orders: from its first planet to the next ones.
pub(crate) fn with_orders(mut view: View) -> View {
    let pieces = &view.zones[0].pieces;
    let order = |source: &Piece, target: &Piece| MoveView {
        text: format!("{}5{}", source.faces[0], target.faces[0]),
        label: format!("5 from {} to {}", source.faces[0], target.faces[0]),
        touches: vec![source.id.clone(), target.id.clone()],
        spot: Some(Spot {
            zone: "map".to_owned(),
            side: target.lie.map_or(Side::Either, Side::At),
        }),
        faces: vec!["5".to_owned()],
    };
    view.moves = vec![order(&pieces[0], &pieces[1]), order(&pieces[0], &pieces[3])];
    view
}

/// Lets the judge read the map, with fleets of all seats.
pub(crate) fn judged(mut view: View) -> View {
    view.reader = Reader::Judge;
    let n_seats = view.seats.len().max(1);
    for (index, piece) in view.zones[0].pieces.iter_mut().enumerate() {
        if piece.shape == Shape::Fleet {
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
