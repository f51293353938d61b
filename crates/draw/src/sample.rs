//! Views made by hand, for tests.

use tapete_game::{
    Arrangement, Attribute, Mark, MoveRole, MoveView, OutcomeView, Piece, Posture, Reader, Role,
    Seat, SeatView, Shape, Side, Spot, Standing, Team, Value, View, Zone, ZoneRole,
};

use crate::PictureOptions;

pub(crate) mod cards;
pub(crate) mod charts;
pub(crate) mod collectibles;
pub(crate) mod grids;

/// Returns what the player of a seat is called.
pub(crate) fn player(seat: u8) -> String {
    let names = ["Ana", "Bernardo", "Celia", "Íñigo"];
    let name = names.get(usize::from(seat)).map(|it| (*it).to_owned());
    name.unwrap_or_else(|| format!("Bot {}", u32::from(seat) + 1))
}

/// Returns a seat with the name of its player.
pub(crate) fn named(seat: SeatView) -> SeatView {
    SeatView {
        name: player(seat.seat.0),
        ..seat
    }
}

/// Returns an attribute of a seat or a match with a label.
pub(crate) fn fact(role: Role, label: &str, value: usize) -> Attribute {
    Attribute::new(label.to_lowercase(), role, value).labelled(label)
}

/// Gives a piece another value for the attribute with that role.
pub(crate) fn set(piece: &mut Piece, role: Role, value: impl Into<Value>) {
    let value = value.into();
    match piece.attributes.iter_mut().find(|it| it.role == role) {
        Some(attribute) => attribute.value = value,
        None => {
            let name = format!("{role:?}").to_lowercase();
            piece.attributes.push(Attribute::new(name, role, value));
        }
    }
}

/// The roles that the attributes of a card have.
pub(crate) const ROLES: [Role; 12] = [
    Role::Title,
    Role::Cost,
    Role::Kind,
    Role::Rules,
    Role::Colour,
    Role::Life,
    Role::Attack,
    Role::Defence,
    Role::Bearer,
    Role::Aim,
    Role::Ships,
    Role::Other,
];

/// Gives a piece such words for all it has, for tests with strange texts.
pub(crate) fn worded(piece: &mut Piece, mut word: impl FnMut() -> String) {
    for role in ROLES {
        set(piece, role, word());
    }
    let mark = Mark::new(word(), word()).counted(i64::MIN);
    set(
        piece,
        Role::States,
        vec![mark.clone(), Mark::new(word(), word())],
    );
}

/// Makes a tile that shows those two faces.
pub(crate) fn tile(first: u8, last: u8, posture: Posture) -> Piece {
    Piece {
        faces: vec![first.to_string(), last.to_string()],
        posture,
        ..Piece::new(format!("{first}|{last}"), Shape::Tile)
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
        .map(|index| Piece::new(format!("{zone}.{index}"), Shape::Tile))
        .collect()
}

/// Makes a view of seat 0 with a chain, hands of equal size and a stock.
pub(crate) fn view(n_tiles: usize, n_seats: u8, n_in_hand: usize) -> View {
    let tiles = chain(n_tiles);
    let mut zones = vec![Zone {
        anchor: tiles.get(n_tiles / 3).map(|it| it.id.clone()),
        pieces: tiles,
        ..Zone::new("table", ZoneRole::Table, "Table", Arrangement::Chain)
    }];
    zones.push(Zone {
        pieces: backs("stock", 9),
        ..Zone::new("stock", ZoneRole::Deck, "Stock", Arrangement::Pile)
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
        let label = format!("{}'s hand", player(seat));
        zones.push(Zone {
            owner: Some(Seat(seat)),
            pieces,
            ..Zone::new(id, ZoneRole::Hand, label, Arrangement::Row)
        });
    }
    View {
        game: "Cuban double nine".to_owned(),
        family: "domino".to_owned(),
        reader: Reader::Seat(Seat(0)),
        to_act: vec![Seat(1)],
        seats: (0..n_seats)
            .map(|seat| {
                let team = Team(if n_seats == 4 { seat % 2 } else { seat });
                named(SeatView::new(Seat(seat), team, i64::from(seat) * 12 + 1))
            })
            .collect(),
        zones,
        facts: vec![Attribute::new("ends", Role::Ends, "6 and 3").labelled("Open ends")],
        log: vec![
            "Bernardo plays 6|3".to_owned(),
            "Celia passes".to_owned(),
            "Íñigo plays 3|3 at the right".to_owned(),
        ],
        ..View::blank()
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
        .filter_map(|(index, side)| hand.get(*index).map(|piece| (piece, side.clone())))
        .zip(1..)
        .map(|((piece, side), number)| {
            let mut faces = piece.faces.clone();
            if side == Side::First {
                faces.reverse();
            }
            let word = if side == Side::First { "left" } else { "right" };
            MoveView {
                number,
                sources: vec![piece.id.clone()],
                spot: Some(Spot {
                    zone: "table".to_owned(),
                    side,
                }),
                faces,
                ..MoveView::new(
                    format!("{word} {}", piece.id),
                    MoveRole::Play,
                    format!("{} at the {word}", piece.id),
                )
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

/// Returns options with that width.
pub(crate) fn options(width: u32) -> PictureOptions {
    PictureOptions {
        width,
        ..PictureOptions::default()
    }
}
