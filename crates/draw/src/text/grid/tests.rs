//! Grids, shapes, letters and colours as text.

use super::super::tests::expect;
use super::super::{Hit, Sheet, hand, table_within};
use crate::grid::Lattice;
use crate::sample::grids::{coloured, grid_view, renamed, with_faces};
use crate::sample::view;
use tapete_game::Tongue;

#[test]
fn grids_in_three_sizes() {
    let mut text = String::new();
    for lattice in [Lattice::Triangles, Lattice::Squares, Lattice::Hexagons] {
        for (n_pieces, n_values, height) in [(1, 6, 20), (9, 6, 40), (9, 16, 40), (20, 6, 0)] {
            let view = grid_view(lattice, n_pieces, 9, n_values);
            for highlight in [None, Some(1)] {
                let sheet = table_within(&view, 80, height, highlight, Tongue::En);
                text.push_str(&sheet.to_plain_string());
                text.push('\n');
            }
            text.push_str(&hand(&view, "hand.0", 80, Some(1)).to_plain_string());
            text.push_str(&hand(&view, "hand.1", 80, None).to_plain_string());
            text.push('\n');
        }
    }
    expect("grids", &text);
}

#[test]
fn faces_of_all_kinds() {
    let mut text = String::new();
    let letters = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
    let numbers = ["10", "11", "12", "13", "14", "15", "16", "17", "18", "9"];
    for names in [letters, numbers] {
        let view = renamed(view(7, 2, 9), &names);
        text.push_str(&table_within(&view, 80, 14, None, Tongue::En).to_plain_string());
        text.push_str(&hand(&view, "hand.0", 80, None).to_plain_string());
    }
    let view = coloured(view(7, 2, 30));
    text.push_str(&table_within(&view, 80, 14, None, Tongue::En).to_plain_string());
    text.push_str(&hand(&view, "hand.0", 80, None).to_plain_string());
    for n_faces in [1, 3, 4, 8] {
        let view = with_faces(crate::sample::view(0, 2, 9), n_faces);
        text.push_str(&hand(&view, "hand.0", 80, None).to_plain_string());
    }
    expect("faces", &text);
}

/// Reads the words in all areas of a piece or move.
fn words(sheet: &Sheet, what: &Hit) -> Vec<String> {
    let areas = sheet.spotted.iter().filter(|it| it.what == *what);
    let mut text = String::new();
    for area in areas {
        assert_eq!(area.height, 1);
        let cells = &sheet.rows[area.row][area.column..area.column + area.width];
        text.extend(cells.iter().map(|cell| cell.glyph));
        text.push(' ');
    }
    text.split_whitespace().map(str::to_owned).collect()
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort();
    words
}

#[test]
fn every_value_can_be_read_and_no_cell_covers_another() {
    for lattice in [Lattice::Triangles, Lattice::Squares, Lattice::Hexagons] {
        for (n_pieces, n_values) in [(1, 6), (12, 10), (40, 16), (56, 6)] {
            let view = grid_view(lattice, n_pieces, 9, n_values);
            for (width, height) in [(24, 0), (80, 14), (300, 100)] {
                let sheet = table_within(&view, width, height, Some(1), Tongue::En);
                let mut covered = vec![vec![false; sheet.width]; sheet.height];
                for area in &sheet.spotted {
                    let columns = area.column..area.column + area.width;
                    for cell in &mut covered[area.row][columns] {
                        assert!(!*cell, "{lattice:?} {n_pieces}");
                        *cell = true;
                    }
                }
                for piece in &view.zones[0].pieces {
                    let read = words(&sheet, &Hit::Piece(piece.id.clone()));
                    assert_eq!(sorted(read), sorted(piece.faces.clone()), "{lattice:?}");
                }
                let read = words(&sheet, &Hit::Move(1));
                assert_eq!(sorted(read), sorted(view.moves[1].faces.clone()));
                let focus = sheet.focus.expect("a ghost");
                let middle = (focus.row + focus.height / 2, focus.column + focus.width / 2);
                assert_eq!(sheet.hit(middle.0, middle.1), Some(&Hit::Move(1)));
            }
        }
    }
}

#[test]
fn hidden_shapes_are_whole_and_hands_wrap() {
    for lattice in [Lattice::Triangles, Lattice::Squares, Lattice::Hexagons] {
        let view = grid_view(lattice, 3, 50, 16);
        for zone in ["hand.0", "hand.1", "stock"] {
            for width in [24, 80, 200] {
                let sheet = hand(&view, zone, width, Some(0));
                assert_eq!(sheet.width, width);
                for piece in &view.zone(zone).expect("a zone").pieces {
                    let read = words(&sheet, &Hit::Piece(piece.id.clone()));
                    if piece.is_hidden() {
                        assert!(read.iter().all(|it| it.chars().all(|it| it == '░')));
                    } else {
                        assert_eq!(sorted(read), sorted(piece.faces.clone()));
                    }
                }
            }
        }
    }
}

#[test]
fn cells_far_apart_do_not_fill_the_memory() {
    let mut view = grid_view(Lattice::Squares, 2, 2, 6);
    let far = [i16::MIN, i16::MAX];
    for (piece, x) in view.zones[0].pieces.iter_mut().zip(far) {
        piece.lie = Some(tapete_game::Lie::Cell(tapete_game::Cell {
            x,
            y: x,
            down: false,
        }));
    }
    let sheet = table_within(&view, 80, 14, None, Tongue::En);
    assert!(sheet.height < 20);
}
