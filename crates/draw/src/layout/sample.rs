//! Tables that branch, made by hand for tests.

use tapete_game::{
    ArmView, Arrangement, Lie, MoveRole, MoveView, Piece, Posture, Seat, Side, Spot, View, Zone,
};

use super::Joint;
use crate::sample::{player, tile, view};

/// A small generator, so that every run draws the same tables.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, n_sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % n_sides.max(1)
    }
}

/// How a sample table grows.
#[derive(Clone, Copy)]
pub(crate) struct Habit {
    /// The ports of the first piece.
    pub(crate) n_hub: u8,
    /// The last port of a double that can be joined.
    pub(crate) branches: u8,
    /// One tile in so many is a double.
    pub(crate) doubles: usize,
}

/// Makes a table of tiles that branch; faces match where they touch.
pub(crate) fn branching(n_tiles: usize, seed: u64, habit: Habit) -> Vec<Piece> {
    let mut dice = Dice(seed);
    let mut pieces: Vec<Piece> = Vec::new();
    let mut open: Vec<(Joint, u8)> = Vec::new();
    for index in 0..n_tiles {
        let (joint, face) = match open.is_empty() {
            true => (None, 6),
            false => {
                let (joint, face) = open.swap_remove(dice.roll(open.len()));
                (Some(joint), face)
            }
        };
        // A double at a double would be the same tile.
        let at_double = joint.is_some_and(|it: Joint| {
            let faces = &pieces[it.to].faces;
            faces[0] == faces[1]
        });
        let is_double = index == 0 || !at_double && dice.roll(habit.doubles) == 0;
        let other = match is_double {
            true => face,
            false => (face + 1 + dice.roll(9) as u8) % 10,
        };
        let posture = match is_double {
            true => Posture::Across,
            false => Posture::Along,
        };
        let mut piece = tile(face, other, posture);
        piece.id = format!("{}.{index}", piece.id);
        piece.lie = joint.map(|it| lie(&pieces, it));
        let last_port = match (index, is_double) {
            (0, _) => habit.n_hub.saturating_sub(1),
            (_, true) => habit.branches,
            (_, false) => 1,
        };
        let first_port = u8::from(index > 0);
        for port in first_port..=last_port {
            open.push((Joint { to: index, port }, other));
        }
        pieces.push(piece);
    }
    if let Some(last) = pieces.last_mut() {
        last.fresh = true;
    }
    pieces
}

/// Names the piece that one more is joined to.
fn lie(pieces: &[Piece], joint: Joint) -> Lie {
    Lie::Joint(tapete_game::Joint {
        to: pieces[joint.to].id.clone(),
        port: joint.port,
    })
}

/// Makes a tree of pieces with many faces.
pub(crate) fn strips(n_pieces: usize, n_faces: u8, seed: u64) -> Vec<Piece> {
    let mut dice = Dice(seed);
    let mut pieces: Vec<Piece> = Vec::new();
    let mut open: Vec<(Joint, String)> = Vec::new();
    for index in 0..n_pieces {
        let taken = match open.is_empty() {
            true => None,
            false => Some(open.swap_remove(dice.roll(open.len()))),
        };
        if index > 0 && taken.is_none() {
            break;
        }
        let mut piece = tile(0, 0, Posture::Along);
        piece.id = format!("strip.{index}");
        piece.faces = (0..n_faces).map(|_| dice.roll(7).to_string()).collect();
        if let Some((joint, face)) = taken {
            piece.lie = Some(lie(&pieces, joint));
            piece.faces[0] = face;
        }
        for port in u8::from(index > 0)..n_faces {
            let face = piece.faces[usize::from(port)].clone();
            open.push((Joint { to: index, port }, face));
        }
        pieces.push(piece);
    }
    if let Some(last) = pieces.last_mut() {
        last.fresh = true;
    }
    pieces
}

/// Makes a view with that table, and moves of seat 0 to every open port that
/// shows the given face.
pub(crate) fn table(arrangement: Arrangement, pieces: Vec<Piece>, n_seats: u8) -> View {
    let mut view = view(0, n_seats, 7);
    let zone = &mut view.zones[0];
    zone.arrangement = arrangement;
    zone.pieces = pieces;
    zone.anchor = None;
    view
}

/// Gives the table one arm for each seat and one for all.
pub(crate) fn with_arms(mut view: View) -> View {
    let n_seats = view.seats.len() as u8;
    let mut arms: Vec<ArmView> = (0..n_seats)
        .map(|seat| ArmView {
            label: format!("{}'s train", player(seat)),
            owner: Some(Seat(seat)),
            open: seat % 3 == 1,
        })
        .collect();
    arms.push(ArmView {
        label: "Mexican train".to_owned(),
        owner: None,
        open: true,
    });
    view.zones[0].arms = arms;
    view
}

/// Gives seat 0 the turn, with its first two tiles at each of some ports.
pub(crate) fn with_joints(mut view: View, joints: &[(usize, u8)]) -> View {
    view.to_act = vec![Seat(0)];
    let hand: Vec<Piece> = hand(&view);
    let lies = &view.zones[0].pieces;
    // On an empty table it does not matter to what.
    let side = |to: usize, port: u8| match lies.is_empty() {
        true => Side::Either,
        false => Side::At(lie(lies, Joint { to, port })),
    };
    view.moves = joints
        .iter()
        .flat_map(|joint| hand.iter().take(2).map(move |piece| (joint, piece)))
        .zip(1..)
        .map(|(((to, port), piece), number)| {
            let key = format!("{} at {to}.{port}", piece.id);
            MoveView {
                number,
                sources: vec![piece.id.clone()],
                spot: Some(Spot {
                    zone: "table".to_owned(),
                    side: side(*to, *port),
                }),
                faces: piece.faces.clone(),
                ..MoveView::new(key.clone(), MoveRole::Play, key)
            }
        })
        .collect();
    view
}

fn hand(view: &View) -> Vec<Piece> {
    view.zone("hand.0")
        .map_or_else(Vec::new, |zone: &Zone| zone.pieces.clone())
}

/// Lists open ports of a table, at most so many: the far sides of pieces to
/// which nothing is joined.
pub(crate) fn leaves(pieces: &[Piece], n_max: usize) -> Vec<(usize, u8)> {
    let taken = |to: usize, port: u8| {
        let lie = Some(lie(pieces, Joint { to, port }));
        pieces.iter().any(|piece| piece.lie == lie)
    };
    (0..pieces.len())
        .map(|index| (index, 1))
        .filter(|(index, port)| !taken(*index, *port))
        .take(n_max)
        .collect()
}

const SPINNER: Habit = Habit {
    n_hub: 4,
    branches: 1,
    doubles: 5,
};
const CHICKEN: Habit = Habit {
    n_hub: 6,
    branches: 3,
    doubles: 5,
};
const TRAIN: Habit = Habit {
    n_hub: 6,
    branches: 2,
    doubles: 9,
};

const SPINNERS: Habit = Habit {
    n_hub: 4,
    branches: 3,
    doubles: 7,
};

/// An empty table where seat 0 begins, with either of two tiles.
fn opening(view: View) -> View {
    let mut view = with_joints(view, &[(0, 0)]);
    for it in &mut view.moves {
        if let Some(spot) = &mut it.spot {
            spot.side = Side::Either;
        }
    }
    view
}

/// A table with moves to some of its open ports.
fn playing(view: View, n_max: usize) -> View {
    let joints = leaves(&view.zones[0].pieces, n_max);
    with_joints(view, &joints)
}

/// Lists tables of all kinds, by name.
pub(crate) fn shots() -> Vec<(&'static str, View)> {
    let branches = |pieces| table(Arrangement::Branches, pieces, 2);
    let tree = |pieces: Vec<Piece>| {
        let n_faces = pieces[0].faces.len();
        let mut view = playing(table(Arrangement::Tree, pieces, 2), 3);
        for (index, it) in view.moves.iter_mut().enumerate() {
            it.faces = (0..n_faces)
                .map(|face| (face + index).to_string())
                .collect();
        }
        view
    };
    let arms = |pieces, n_seats| with_arms(table(Arrangement::Arms, pieces, n_seats));
    vec![
        ("spinner-1", playing(branches(branching(1, 3, SPINNER)), 1)),
        ("spinner-5", playing(branches(branching(5, 3, SPINNER)), 9)),
        (
            "spinner-15",
            playing(branches(branching(15, 3, SPINNER)), 9),
        ),
        (
            "chicken-30",
            playing(branches(branching(30, 5, CHICKEN)), 9),
        ),
        (
            "chicken-90",
            playing(branches(branching(90, 6, CHICKEN)), 4),
        ),
        ("opening", opening(branches(Vec::new()))),
        ("train-0", arms(Vec::new(), 3)),
        ("train-opening", opening(arms(Vec::new(), 3))),
        (
            "tree-opening",
            opening(table(Arrangement::Tree, Vec::new(), 2)),
        ),
        (
            "train-17",
            playing(arms(branching(60, 7, Habit { n_hub: 18, ..TRAIN }), 17), 9),
        ),
        (
            "train-long",
            playing(arms(branching(60, 9, Habit { n_hub: 2, ..TRAIN }), 1), 9),
        ),
        (
            "spinners-190",
            playing(branches(branching(190, 3, SPINNERS)), 9),
        ),
        ("train-12", playing(arms(branching(12, 1, TRAIN), 5), 9)),
        ("train-40", playing(arms(branching(40, 2, TRAIN), 5), 9)),
        ("tree-1-of-3", tree(strips(1, 3, 4))),
        ("tree-20-of-3", tree(strips(20, 3, 4))),
        ("tree-12-of-8", tree(strips(12, 8, 4))),
        ("tree-of-1", tree(strips(9, 1, 4))),
    ]
}
