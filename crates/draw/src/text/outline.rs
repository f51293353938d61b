//! Outlines as text: pieces in lines, and lines down to their branches.

use tapete_game::Zone;

use super::marks::{Patch, note_piece, note_place, place_paint, stamp};
use super::sheet::{Ink, Sheet};
use super::tile::{Cut, Size, paint_of};
use crate::layout::{Drop, Outline, Place, Slot};

/// How many rows a line of tiles takes.
pub(super) fn line_height(cut: &Cut) -> usize {
    match cut.size {
        Size::Large | Size::Medium => 3,
        Size::Small => 1,
    }
}

/// Draws an outline with its top left corner at a row and a column.
pub(super) fn stamp_outline(
    sheet: &mut Sheet,
    cut: &Cut,
    (top, left): (usize, usize),
    outline: &Outline,
    (zone, places): (&Zone, &[Place]),
) {
    for drop in &outline.drops {
        stamp_drop(sheet, cut, (top, left), drop);
    }
    let line_height = line_height(cut);
    for (slot, (row, x)) in outline.slots.iter().zip(&outline.places) {
        let place = (top + row * line_height, left + (*x).max(0) as usize);
        match slot {
            Slot::Piece(index) => {
                let Some(piece) = zone.pieces.get(*index) else {
                    continue;
                };
                let cut = sized(cut, piece.faces.len());
                stamp(sheet, &cut, place, false, &piece.faces, paint_of(piece));
                let size = (cut.flat_width(), line_height);
                note_piece(sheet, Patch { place, size }, piece);
            }
            Slot::Place(index) => {
                if let Some(it) = places.get(*index) {
                    stamp_place(sheet, cut, place, it);
                }
            }
        }
    }
}

/// Draws a place: a ghost of the highlighted tile, else a small circle.
pub(super) fn stamp_place(sheet: &mut Sheet, cut: &Cut, place: (usize, usize), it: &Place) {
    let line_height = line_height(cut);
    if it.ghost {
        let cut = sized(cut, it.faces.len());
        stamp(sheet, &cut, place, false, it.faces, place_paint(it));
        let size = (cut.flat_width(), line_height);
        note_place(sheet, Patch { place, size }, it);
    } else {
        let place = (place.0 + line_height / 2, place.1);
        sheet.write(place.0, place.1, "(○)", Ink::Ghost);
        let size = (3, 1);
        note_place(sheet, Patch { place, size }, it);
    }
}

fn stamp_drop(sheet: &mut Sheet, cut: &Cut, (top, left): (usize, usize), drop: &Drop) {
    let line_height = line_height(cut);
    let middle = |row: usize| top + row * line_height + line_height / 2;
    let (from, to) = drop.rows;
    let column = left + drop.x.max(0) as usize;
    if drop.wrapped {
        if let Some(before) = column.checked_sub(2) {
            sheet.set(middle(to), before, '↳', Ink::Dim);
        }
        return;
    }
    for row in top + (from + 1) * line_height..middle(to) {
        sheet.set(row, column, '│', Ink::Dim);
    }
    sheet.set(middle(to), column, '╰', Ink::Dim);
    for ahead in column + 1..left + drop.target_x.max(0) as usize {
        sheet.set(middle(to), ahead, '─', Ink::Dim);
    }
}

/// Returns the cut for a strip with so many faces, which may differ.
fn sized<'a>(cut: &Cut<'a>, n_faces: usize) -> Cut<'a> {
    match n_faces {
        0 => *cut,
        n_faces => cut.with_faces(n_faces),
    }
}
