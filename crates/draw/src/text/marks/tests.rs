//! Tables of joined pieces as text, compared with golden files.

use tapete_game::Tongue;

use crate::layout::sample::shots;
use crate::text::tests::expect;
use crate::text::{Hit, Sheet, table_within};

#[test]
fn tables_of_joined_pieces() {
    for (name, view) in shots() {
        let mut text = String::new();
        for (width, height, highlight) in [(80, 14, None), (80, 14, Some(3)), (120, 40, Some(0))] {
            let sheet = table_within(&view, width, height, highlight, Tongue::En);
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
                let sheet = table_within(&view, width, height, highlight, Tongue::En);
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
                        .filter(|(_, it)| it.sources == view.moves[index].sources);
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
