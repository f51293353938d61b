//! Views made by hand, for tests.

use tapete_game::{
    Arrangement, FactView, MoveView, OutcomeView, Piece, Posture, Reader, Seat, SeatView, Shape,
    Side, Spot, Standing, Team, View, Zone,
};

use crate::PictureOptions;

pub(crate) mod cards;
pub(crate) mod charts;
pub(crate) mod collectibles;
pub(crate) mod grids;

/// Makes a tile that shows those two faces.
pub(crate) fn tile(first: u8, last: u8, posture: Posture) -> Piece {
    Piece {
        id: format!("{first}|{last}"),
        shape: Shape::Tile,
        faces: vec![first.to_string(), last.to_string()],
        posture,
        owner: None,
        lie: None,
        fresh: false,
    }
}

/// Makes a chain in which all faces match, with a double every few tiles.
pub(crate) fn chain(n_tiles: usize) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut open = 6;
    for index in 0..n_tiles {
        let posture = if index % 4 == 1 {
            Posture::Across
        } else {
            Posture::Along
        };
        let next = match posture {
            Posture::Across => open,
            Posture::Along | Posture::Upright => (open * 3 + index as u8 + 1) % 7,
        };
        let mut piece = tile(open, next, posture);
        // A long chain shows some tiles twice; their ids must still differ.
        piece.id = format!("{}.{index}", piece.id);
        open = next;
        pieces.push(piece);
    }
    if let Some(last) = pieces.last_mut() {
        last.fresh = true;
    }
    pieces
}

/// Makes hidden tiles.
pub(crate) fn backs(zone: &str, n_tiles: usize) -> Vec<Piece> {
    (0..n_tiles)
        .map(|index| Piece {
            id: format!("{zone}.{index}"),
            shape: Shape::Tile,
            faces: Vec::new(),
            posture: Posture::Upright,
            owner: None,
            lie: None,
            fresh: false,
        })
        .collect()
}

/// Makes a view of seat 0 with a chain, hands of equal size and a stock.
pub(crate) fn view(n_tiles: usize, n_seats: u8, n_in_hand: usize) -> View {
    let mut zones = vec![Zone {
        id: "table".to_owned(),
        label: "Table".to_owned(),
        owner: None,
        arrangement: Arrangement::Chain,
        pieces: chain(n_tiles),
        anchor: (n_tiles > 0).then_some(n_tiles / 3),
        arms: Vec::new(),
        extent: None,
    }];
    zones.push(Zone {
        id: "stock".to_owned(),
        label: "Stock".to_owned(),
        owner: None,
        arrangement: Arrangement::Pile,
        pieces: backs("stock", 9),
        anchor: None,
        arms: Vec::new(),
        extent: None,
    });
    for seat in 0..n_seats {
        let id = format!("hand.{seat}");
        let pieces = if seat == 0 {
            let faces = (0..n_in_hand).map(|it| ((it / 3 % 10) as u8, ((it * 7 + 3) % 10) as u8));
            faces
                .map(|(first, last)| tile(first, last, Posture::Upright))
                .collect()
        } else {
            backs(&id, n_in_hand)
        };
        zones.push(Zone {
            label: format!("Hand of seat {seat}"),
            owner: Some(Seat(seat)),
            arrangement: Arrangement::Row,
            pieces,
            anchor: None,
            arms: Vec::new(),
            extent: None,
            id,
        });
    }
    View {
        game: "Cuban double nine".to_owned(),
        family: "domino".to_owned(),
        reader: Reader::Seat(Seat(0)),
        to_act: vec![Seat(1)],
        seats: (0..n_seats)
            .map(|seat| SeatView {
                seat: Seat(seat),
                name: None,
                team: Team(if n_seats == 4 { seat % 2 } else { seat }),
                score: i64::from(seat) * 12 + 1,
                facts: Vec::new(),
            })
            .collect(),
        zones,
        facts: vec![FactView {
            name: "ends".to_owned(),
            label: "Open ends".to_owned(),
            value: "6 and 3".to_owned(),
        }],
        palette: Vec::new(),
        moves: Vec::new(),
        on_empty: None,
        marked: None,
        log: vec![
            "seat 1 plays 6|3".to_owned(),
            "seat 2 passes".to_owned(),
            "seat 3 plays 3|3 at the right".to_owned(),
        ],
        outcome: None,
    }
}

/// Gives seat 0 the turn and a few moves with its first two tiles.
pub(crate) fn with_moves(mut view: View) -> View {
    view.to_act = vec![Seat(0)];
    let Some(hand) = view.zone("hand.0").map(|zone| zone.pieces.clone()) else {
        return view;
    };
    let sides = [(0, Side::First), (0, Side::Last), (1, Side::Last)];
    view.moves = sides
        .iter()
        .filter_map(|(index, side)| hand.get(*index).map(|piece| (piece, *side)))
        .map(|(piece, side)| {
            let mut faces = piece.faces.clone();
            if side == Side::First {
                faces.reverse();
            }
            let word = if side == Side::First { "left" } else { "right" };
            MoveView {
                text: format!("{word} {}", piece.id),
                label: format!("{} at the {word}", piece.id),
                touches: vec![piece.id.clone()],
                spot: Some(Spot {
                    zone: "table".to_owned(),
                    side,
                }),
                faces,
            }
        })
        .collect();
    view
}

/// Ends the match with a victory of the even seats.
pub(crate) fn finished(mut view: View) -> View {
    view.to_act.clear();
    let standings = view.seats.iter().map(|it| match it.seat.0 % 2 {
        0 => Standing::Won,
        _ => Standing::Lost,
    });
    view.outcome = Some(OutcomeView {
        ended_by: "out".to_owned(),
        reason: "a seat is out".to_owned(),
        standings: standings.collect(),
        scores: view.seats.iter().map(|it| it.score).collect(),
    });
    view
}

/// Returns options with that width and names.
pub(crate) fn options(width: u32) -> PictureOptions {
    PictureOptions {
        width,
        names: ["Ana", "Bernardo", "Celia", "Íñigo"]
            .map(str::to_owned)
            .to_vec(),
        ..PictureOptions::default()
    }
}
