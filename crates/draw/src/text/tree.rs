//! Trees of pieces with many faces: each hangs below the face it is joined to.

use tapete_game::{View, Zone};

use super::marks::bare;
use super::outline::{line_height, stamp_outline};
use super::sheet::{Ink, Sheet};
use super::tile::{Cut, Size};
use crate::chain::n_faces_max;
use crate::layout::{Outline, Strip, all_faces, places, tree as laid_tree};

/// Columns between pieces in one line.
const GAP: i32 = 2;

/// Draws the tree with the largest strips that fit, else with small ones.
pub(super) fn tree(
    view: &View,
    zone: &Zone,
    (width, height): (usize, usize),
    highlight: Option<usize>,
) -> Sheet {
    let places = places(view, zone, highlight);
    if zone.pieces.is_empty() && places.is_empty() {
        return bare(width);
    }
    let faces = || all_faces(view, zone);
    let n_faces = n_faces_max(faces());
    let mut best: Option<(Cut, Outline)> = None;
    for size in [Size::Large, Size::Medium, Size::Small] {
        let cut = Cut::tinted(&view.palette, size, n_faces, width, faces());
        let one = cut.with_faces(1).flat_width() as i32;
        let outline = laid_tree(
            zone,
            &places,
            Strip {
                width: width as i32,
                strip_width: cut.flat_width() as i32,
                n_faces,
                // The frames of two faces share a bar.
                face: (one / 2, one - 1),
                gap: GAP,
            },
        );
        let n_rows = outline.n_rows * line_height(&cut);
        let fits = n_rows <= height && outline.width <= width as i32;
        best = Some((cut, outline));
        if fits {
            break;
        }
    }
    let Some((cut, outline)) = best else {
        return bare(width);
    };
    let needed = outline.width.max(0) as usize;
    let mut sheet = Sheet::blank(width.max(needed), outline.n_rows * line_height(&cut));
    let left = width.saturating_sub(needed) / 2;
    join_along(&mut sheet, &cut, left, &outline);
    stamp_outline(&mut sheet, &cut, (0, left), &outline, (zone, &places));
    sheet
}

/// Draws the short lines between pieces that stand in one line.
fn join_along(sheet: &mut Sheet, cut: &Cut, left: usize, outline: &Outline) {
    let line_height = line_height(cut);
    for (row, x) in outline.places_along() {
        let row = row * line_height + line_height / 2;
        let column = left + x.max(0) as usize;
        for before in column.saturating_sub(GAP as usize)..column {
            sheet.set(row, before, '─', Ink::Dim);
        }
    }
}
