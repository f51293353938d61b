//! Grids, shapes, letters and colours as text.

use super::super::tests::expect;
use super::super::{hand, table_within};
use crate::grid::Lattice;
use crate::sample::grids::{coloured, grid_view, renamed, with_faces};
use crate::sample::view;

#[test]
fn grids_in_three_sizes() {
    let mut text = String::new();
    for lattice in [Lattice::Triangles, Lattice::Squares, Lattice::Hexagons] {
        for (n_pieces, n_values, height) in [(1, 6, 20), (9, 6, 40), (9, 16, 40), (20, 6, 0)] {
            let view = grid_view(lattice, n_pieces, 9, n_values);
            for highlight in [None, Some(1)] {
                let sheet = table_within(&view, 80, height, highlight);
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
        text.push_str(&table_within(&view, 80, 14, None).to_plain_string());
        text.push_str(&hand(&view, "hand.0", 80, None).to_plain_string());
    }
    let view = coloured(view(7, 2, 30));
    text.push_str(&table_within(&view, 80, 14, None).to_plain_string());
    text.push_str(&hand(&view, "hand.0", 80, None).to_plain_string());
    for n_faces in [1, 3, 4, 8] {
        let view = with_faces(crate::sample::view(0, 2, 9), n_faces);
        text.push_str(&hand(&view, "hand.0", 80, None).to_plain_string());
    }
    expect("faces", &text);
}
