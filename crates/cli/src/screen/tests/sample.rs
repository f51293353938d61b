//! Views made by hand: tables that branch, arms, trees, grids, large hands.

use tapete_game::{
    ArmView, Arrangement, Attribute, Cell, Joint, Lie, MoveRole, MoveView, Piece, Posture, Reader,
    Role, Seat, SeatView, Shape, Side, Spot, Team, View, Zone, ZoneRole,
};

/// Makes a piece; the faces are written as `6|3`.
pub(super) fn piece(shape: Shape, faces: &str, lie: Option<Lie>) -> Piece {
    let faces: Vec<String> = faces.split('|').map(str::to_owned).collect();
    let is_double = faces.len() == 2 && faces[0] == faces[1];
    let id = format!("tile.{}", faces.join("|"));
    Piece {
        faces,
        posture: match (&lie, is_double) {
            (None, _) => Posture::Upright,
            (Some(_), true) => Posture::Across,
            (Some(_), false) => Posture::Along,
        },
        lie,
        ..Piece::new(id, shape)
    }
}

fn zone(id: &str, owner: Option<Seat>, arrangement: Arrangement, pieces: Vec<Piece>) -> Zone {
    let role = match owner {
        Some(_) => ZoneRole::Hand,
        None => ZoneRole::Table,
    };
    Zone {
        owner,
        pieces,
        ..Zone::new(id, role, id, arrangement)
    }
}

/// Numbers the moves one after the other, and names pieces by their ids.
pub(super) fn numbered(mut view: View) -> View {
    let ids: Vec<String> = view.zones[0]
        .pieces
        .iter()
        .map(|it| it.id.clone())
        .collect();
    let lies = view.zones[0].pieces.iter_mut();
    for lie in lies.filter_map(|it| it.lie.as_mut()) {
        by_id(lie, &ids);
    }
    for (it, number) in view.moves.iter_mut().zip(1..) {
        it.number = number;
        if let Some(Spot {
            side: Side::At(lie),
            ..
        }) = &mut it.spot
        {
            by_id(lie, &ids);
        }
    }
    let ids: Vec<String> = view.zones[0]
        .pieces
        .iter()
        .map(|it| it.id.clone())
        .collect();
    let lies = view.zones[0]
        .pieces
        .iter_mut()
        .filter_map(|it| it.lie.as_mut());
    lies.for_each(|it| by_id(it, &ids));
    for spot in view.moves.iter_mut().filter_map(|it| it.spot.as_mut()) {
        if let Side::At(lie) = &mut spot.side {
            by_id(lie, &ids);
        }
    }
    view
}

/// Makes a view of seat 0 with a table and a hand, and a seat across.
pub(super) fn view(arrangement: Arrangement, table: Vec<Piece>, hand: Vec<Piece>) -> View {
    let mut table = table;
    if let Some(last) = table.last_mut() {
        last.fresh = true;
    }
    View {
        game: "Sample".to_owned(),
        family: "domino".to_owned(),
        reader: Reader::Seat(Seat(0)),
        to_act: vec![Seat(0)],
        seats: (0..4)
            .map(|seat| {
                let name = match seat {
                    0 => "Player 1".to_owned(),
                    bot => format!("Bot {bot}"),
                };
                let it = SeatView::new(Seat(seat), Team(seat), i64::from(seat) * 15);
                SeatView { name, ..it }
            })
            .collect(),
        zones: vec![
            zone("table", None, arrangement, table),
            zone("hand.0", Some(Seat(0)), Arrangement::Row, hand),
        ],
        facts: vec![
            Attribute::new("pending", Role::Other, "5|5 (2)").labelled("must be filled first"),
        ],
        ..View::blank()
    }
}

/// Joins to a piece by its place; [`view`] puts its id there.
fn joint(to: usize, port: u8) -> Option<Lie> {
    Some(at(to, port))
}

fn at(to: usize, port: u8) -> Lie {
    let to = to.to_string();
    Lie::Joint(Joint { to, port })
}

/// Puts the ids of pieces where their places stand.
fn by_id(lie: &mut Lie, ids: &[String]) {
    if let Lie::Joint(joint) = lie
        && let Some(id) = joint.to.parse().ok().and_then(|at: usize| ids.get(at))
    {
        joint.to.clone_from(id);
    }
}

fn tile(faces: &str, lie: Option<Lie>) -> Piece {
    piece(Shape::Tile, faces, lie)
}

fn hand(faces: &[&str]) -> Vec<Piece> {
    faces.iter().map(|faces| tile(faces, None)).collect()
}

/// Makes the move that lays a tile somewhere.
pub(super) fn lay(name: &str, place: &str, faces: &str, lie: Lie) -> MoveView {
    let key = format!("{name} {place}");
    MoveView {
        sources: vec![format!("tile.{name}")],
        spot: Some(Spot {
            zone: "table".to_owned(),
            side: Side::At(lie),
        }),
        faces: faces.split('|').map(str::to_owned).collect(),
        ..MoveView::new(key.clone(), MoveRole::Play, key)
    }
}

/// Makes a move without a piece.
pub(super) fn bare(text: &str) -> MoveView {
    MoveView::new(text, MoveRole::Choose, text)
}

/// Four trains and one for everybody.
pub(super) fn arms() -> View {
    let table = vec![
        tile("9|9", None),
        tile("9|4", joint(0, 0)),
        tile("4|4", joint(1, 1)),
        tile("4|7", joint(2, 1)),
        tile("9|1", joint(0, 1)),
        tile("9|6", joint(0, 4)),
        tile("6|2", joint(5, 1)),
        tile("1|5", joint(4, 1)),
    ];
    let held = hand(&["9|2", "7|5", "5|2", "2|2", "8|3"]);
    let mut view = view(Arrangement::Arms, table, held);
    view.zones[0].arms = (0..5)
        .map(|arm| ArmView {
            label: match arm {
                4 => "everybody".to_owned(),
                _ => format!("seat {arm}"),
            },
            owner: (arm < 4).then_some(Seat(arm)),
            open: arm == 1 || arm == 4,
        })
        .collect();
    view.moves = vec![
        lay("9|2", "arm 2", "9|2", at(0, 2)),
        lay("7|5", "arm 0", "7|5", at(3, 1)),
        lay("7|5", "arm 1", "5|7", at(7, 1)),
        lay("5|2", "arm 1", "5|2", at(7, 1)),
        lay("5|2", "arm 4", "2|5", at(6, 1)),
        lay("2|2", "arm 4", "2|2", at(6, 1)),
        bare("draw"),
        bare("pass"),
    ];
    numbered(view)
}

/// A spinner with branches on its four sides.
pub(super) fn branches() -> View {
    let table = vec![
        tile("5|5", None),
        tile("5|3", joint(0, 0)),
        tile("5|6", joint(0, 1)),
        tile("5|1", joint(0, 2)),
        tile("6|6", joint(2, 1)),
        tile("5|0", joint(0, 3)),
        tile("3|2", joint(1, 1)),
    ];
    let held = hand(&["6|1", "2|0", "4|4", "1|1"]);
    let mut view = view(Arrangement::Branches, table, held);
    view.moves = vec![
        lay("6|1", "on 6|6", "6|1", at(4, 1)),
        lay("6|1", "on 6|6 side", "6|1", at(4, 2)),
        lay("6|1", "on 5|1", "1|6", at(3, 1)),
        lay("2|0", "on 3|2", "2|0", at(6, 1)),
        lay("2|0", "on 5|0", "0|2", at(5, 1)),
        lay("1|1", "on 5|1", "1|1", at(3, 1)),
    ];
    numbered(view)
}

/// Strips of four faces, each open everywhere.
pub(super) fn tree() -> View {
    let table = vec![
        tile("1|2|3|4", None),
        tile("2|0|0|5", joint(0, 1)),
        tile("4|1|1|3", joint(0, 3)),
        tile("5|2|6|6", joint(1, 3)),
    ];
    let held = hand(&["3|3|0|2", "6|1|1|0"]);
    let mut view = view(Arrangement::Tree, table, held);
    view.moves = vec![
        lay("3|3|0|2", "on 1|2|3|4", "3|3|0|2", at(0, 2)),
        lay("3|3|0|2", "on 1|2|3|4 by 3", "3|0|2|3", at(0, 2)),
        lay("3|3|0|2", "on 4|1|1|3", "3|3|0|2", at(2, 3)),
        lay("6|1|1|0", "on 5|2|6|6", "6|1|1|0", at(3, 2)),
        lay("6|1|1|0", "on 1|2|3|4", "1|1|0|6", at(0, 0)),
    ];
    view
}

fn triangle(faces: &str, x: i16, y: i16, down: bool) -> Piece {
    piece(Shape::Triangle, faces, Some(cell(x, y, down)))
}

fn cell(x: i16, y: i16, down: bool) -> Lie {
    Lie::Cell(Cell { x, y, down })
}

/// Triangles, with a hand and places where one of them turns.
pub(super) fn triangles() -> View {
    let table = vec![
        triangle("1|2|3", 0, 0, false),
        triangle("1|3|0", 0, 0, true),
        triangle("2|4|3", 1, 1, true),
        triangle("2|2|4", 1, 1, false),
    ];
    let held = ["1|2|5", "3|3|3", "0|0|4", "0|1|5"];
    let held = held.map(|faces| piece(Shape::Triangle, faces, None));
    let mut view = view(Arrangement::Triangles, table, held.to_vec());
    view.moves = vec![
        lay("1|2|5", "at 2,0", "1|2|5", cell(2, 0, false)),
        lay("1|2|5", "at 2,0 turned", "2|5|1", cell(2, 0, false)),
        lay("1|2|5", "at -1,1", "5|2|1", cell(-1, 1, true)),
        lay("3|3|3", "at 2,0", "3|3|3", cell(2, 0, false)),
        lay("0|1|5", "at -1,-1", "0|5|1", cell(-1, -1, false)),
        bare("draw"),
    ];
    numbered(view)
}

/// A row of triangles that is wider and higher than a small window.
pub(super) fn wide_grid() -> View {
    let mut table = Vec::new();
    for step in 0..14 {
        let faces = format!("{}|{}|{}", step % 6, (step + 1) % 6, (step + 2) % 6);
        table.push(triangle(&faces, step * 2, 0, false));
        table.push(triangle(&faces, step * 2, 0, true));
        table.push(triangle(&faces, 2 * (step % 4), 2 * (step / 4 + 1), false));
    }
    for (index, piece) in table.iter_mut().enumerate() {
        piece.id = format!("tile.{index}");
    }
    let held = vec![piece(Shape::Triangle, "1|2|5", None)];
    let mut view = view(Arrangement::Triangles, table, held);
    view.moves = vec![
        lay("1|2|5", "at the left", "1|2|5", cell(-2, 0, false)),
        lay("1|2|5", "at the right", "1|2|5", cell(28, 0, false)),
        lay("1|2|5", "below", "1|2|5", cell(4, -4, false)),
    ];
    numbered(view)
}

/// A hand of fifty tiles, each with ten places on one of ten arms.
pub(super) fn large_hand() -> View {
    let mut faces: Vec<String> = Vec::new();
    for high in 0..10 {
        for low in 0..=high {
            faces.push(format!("{high}|{low}"));
        }
    }
    let mut table = vec![tile("9|9", None)];
    for arm in 0..10 {
        table.push(tile(&format!("9|{arm}"), joint(0, arm)));
    }
    for (index, piece) in table.iter_mut().enumerate() {
        piece.id = format!("table.{index}");
    }
    let held: Vec<Piece> = faces[..50].iter().map(|it| tile(it, None)).collect();
    let mut view = view(Arrangement::Arms, table, held);
    view.zones[0].arms = (0..10)
        .map(|arm| ArmView {
            label: format!("arm {arm}"),
            owner: None,
            open: true,
        })
        .collect();
    for name in &faces[..50] {
        for arm in 0..10 {
            let lie = at(arm + 1, 1);
            view.moves.push(lay(name, &format!("arm {arm}"), name, lie));
        }
    }
    view.moves.push(bare("pass"));
    numbered(view)
}
