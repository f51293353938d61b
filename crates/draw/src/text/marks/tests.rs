//! Tables of joined pieces as text, compared with golden files.

use tapete_game::{Arrangement, Piece, View};

use crate::layout::sample::{Habit, branching, leaves, strips, table, with_arms, with_joints};
use crate::text::tests::expect;
use crate::text::{Hit, Sheet, table_within};

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

/// A table with moves to some of its open ports.
fn playing(view: View, n_max: usize) -> View {
    let joints = leaves(&view.zones[0].pieces, n_max);
    with_joints(view, &joints)
}

fn shots() -> Vec<(&'static str, View)> {
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
        ("train-0", arms(Vec::new(), 3)),
        ("train-12", playing(arms(branching(12, 1, TRAIN), 5), 9)),
        ("train-40", playing(arms(branching(40, 2, TRAIN), 5), 9)),
        ("tree-1-of-3", tree(strips(1, 3, 4))),
        ("tree-20-of-3", tree(strips(20, 3, 4))),
        ("tree-12-of-8", tree(strips(12, 8, 4))),
        ("tree-of-1", tree(strips(9, 1, 4))),
    ]
}

#[test]
fn tables_of_joined_pieces() {
    for (name, view) in shots() {
        let mut text = String::new();
        for (width, height, highlight) in [(80, 14, None), (80, 14, Some(3)), (120, 40, Some(0))] {
            let sheet = table_within(&view, width, height, highlight);
            text.push_str(&sheet.to_plain_string());
            text.push_str("----\n");
        }
        expect(&format!("joined-{name}"), &text);
    }
}

fn is_whole(sheet: &Sheet) {
    assert_eq!(sheet.rows.len(), sheet.height);
    assert!(sheet.rows.iter().all(|row| row.len() == sheet.width));
    for it in &sheet.spotted {
        assert!(it.row + it.height <= sheet.height, "{it:?}");
        assert!(it.column + it.width <= sheet.width, "{it:?}");
        assert!(it.width > 0 && it.height > 0, "{it:?}");
    }
}

#[test]
fn every_piece_and_every_place_can_be_clicked() {
    for (name, view) in shots() {
        let zone = &view.zones[0];
        for (width, height) in [(24, 0), (40, 10), (80, 24), (200, 60)] {
            for highlight in [None, Some(0), Some(1), Some(77)] {
                let sheet = table_within(&view, width, height, highlight);
                is_whole(&sheet);
                for piece in &zone.pieces {
                    let hit = Hit::Piece(piece.id.clone());
                    let n_found = sheet.spotted.iter().filter(|it| it.what == hit).count();
                    assert_eq!(n_found, 1, "{name} {width}: {}", piece.id);
                }
                let chosen = highlight.filter(|index| *index < view.moves.len());
                if let Some(index) = chosen {
                    let places = sheet.spotted.iter();
                    let ghost = places.rev().find(|it| it.what == Hit::Move(index));
                    let ghost = ghost.unwrap_or_else(|| panic!("{name}: no ghost of {index}"));
                    let focus = sheet.focus.expect("a focus");
                    assert_eq!((focus.row, focus.column), (ghost.row, ghost.column));
                    // Each place of the same piece is there to be clicked.
                    let same = view
                        .moves
                        .iter()
                        .enumerate()
                        .filter(|(_, it)| it.touches == view.moves[index].touches);
                    for (other, _) in same {
                        let found = sheet.spotted.iter().any(|it| it.what == Hit::Move(other));
                        assert!(found, "{name} {width}: {other}");
                    }
                } else if !zone.pieces.is_empty() {
                    assert!(sheet.focus.is_some(), "{name}");
                }
            }
        }
    }
}
