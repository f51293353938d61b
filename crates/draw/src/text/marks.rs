//! What tables of joined pieces have in common as text: pieces in any posture,
//! places for one more, and what the mouse finds there.

use tapete_game::Piece;

use super::sheet::{Focus, Hit, Ink, Sheet};
use super::tile::{Cut, Paint, Size, stamp_flat, stamp_small, stamp_tall, write_face};
use crate::layout::Place;
use crate::snake::Measure;

/// An area of a sheet: row and column, width and height.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patch {
    pub(super) place: (usize, usize),
    pub(super) size: (usize, usize),
}

/// Returns the sizes of tiles that lie and stand, also of small ones.
pub(super) fn measure(cut: &Cut) -> Measure {
    match cut.size {
        Size::Large | Size::Medium => cut.measure(),
        Size::Small => Measure {
            flat_height: 1,
            tall_height: (2 * cut.n_faces).saturating_sub(1) as i32,
            ..cut.measure()
        },
    }
}

/// Draws a tile that lies or stands; `faces` go to the right or downwards.
pub(super) fn stamp(
    sheet: &mut Sheet,
    cut: &Cut,
    place: (usize, usize),
    tall: bool,
    faces: &[String],
    paint: Paint,
) {
    match (cut.size, tall) {
        (Size::Small, true) => stamp_small_tall(sheet, cut, place, faces, paint),
        (Size::Small, false) => stamp_small(sheet, cut, place, faces, paint),
        (Size::Large | Size::Medium, true) => stamp_tall(sheet, cut, place, faces, paint),
        (Size::Large | Size::Medium, false) => stamp_flat(sheet, cut, place, faces, paint),
    }
}

/// Draws a small tile that stands, with one row for each face and each bar.
fn stamp_small_tall(
    sheet: &mut Sheet,
    cut: &Cut,
    (row, column): (usize, usize),
    faces: &[String],
    paint: Paint,
) {
    let right = column + cut.tall_width() - 1;
    let last = 2 * cut.n_faces.saturating_sub(1);
    let bar = match (paint.outline, paint.heavy) {
        (Ink::Ghost, _) => '╌',
        (_, true) => '━',
        (_, false) => '─',
    };
    for offset in 0..=last {
        let (left_glyph, right_glyph) = match (paint.heavy, offset) {
            (false, _) if offset == 0 && last == 0 => ('[', ']'),
            (true, _) if offset == 0 && last == 0 => ('«', '»'),
            (false, 0) => ('╭', '╮'),
            (false, _) if offset == last => ('╰', '╯'),
            (false, _) if offset % 2 == 1 => ('├', '┤'),
            (false, _) => ('│', '│'),
            (true, 0) => ('┏', '┓'),
            (true, _) if offset == last => ('┗', '┛'),
            (true, _) if offset % 2 == 1 => ('┣', '┫'),
            (true, _) => ('┃', '┃'),
        };
        sheet.set(row + offset, column, left_glyph, paint.outline);
        sheet.set(row + offset, right, right_glyph, paint.outline);
        if offset % 2 == 1 {
            for inner in column + 1..right {
                sheet.set(row + offset, inner, bar, paint.outline);
            }
        } else {
            let place = (row + offset, column + 1);
            write_face(sheet, cut, place, faces, offset / 2, paint);
        }
    }
}

/// Returns the paint of a place for one more piece.
pub(super) fn place_paint(place: &Place) -> Paint {
    Paint {
        outline: Ink::Ghost,
        faces: place.ghost.then_some(Ink::Ghost),
        heavy: false,
    }
}

/// Lets the mouse find a piece, and the reader see it if it is fresh.
pub(super) fn note_piece(sheet: &mut Sheet, patch: Patch, piece: &Piece) {
    sheet.spot(patch.place, patch.size, Hit::Piece(piece.id.clone()));
    if piece.fresh && sheet.focus.is_none() {
        sheet.focus = Some(focus(patch));
    }
}

/// Lets the mouse find a place, and the reader see it if it is the chosen one.
pub(super) fn note_place(sheet: &mut Sheet, patch: Patch, place: &Place) {
    if let Some(index) = place.chosen {
        sheet.spot(patch.place, patch.size, Hit::Move(index));
    }
    if place.ghost {
        sheet.focus = Some(focus(patch));
    }
}

/// Returns an empty table, where nothing lies and nothing can be laid.
pub(super) fn bare(width: usize) -> Sheet {
    let mut sheet = Sheet::blank(width, 1);
    sheet.write(0, width / 2, "·", Ink::Dim);
    sheet
}

fn focus(patch: Patch) -> Focus {
    Focus {
        row: patch.place.0,
        column: patch.place.1,
        width: patch.size.0,
        height: patch.size.1,
    }
}

#[cfg(test)]
mod tests;
