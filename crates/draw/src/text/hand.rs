//! The pieces of a zone side by side, as a hand is held.

use tapete_game::{Piece, Shape, View, Zone};

use super::clamped;
use super::sheet::{Hit, Ink, Sheet};
use super::tile::{Cut, Paint, Size, paint_of, stamp_small, stamp_tall};
use crate::card::holds_cards;
use crate::chain::{is_chosen, is_idle, n_faces_max};

/// Draws the pieces of a zone side by side, wrapping at the width.
///
/// Pieces of the highlighted move stand out; when there are moves, pieces
/// that no move touches are dim. An unknown zone gives an empty sheet.
pub fn hand(view: &View, zone: &str, width: usize, highlight: Option<usize>) -> Sheet {
    let width = clamped(width);
    match view.zone(zone) {
        Some(zone) => row(view, zone, width, highlight),
        None => Sheet::blank(width, 0),
    }
}

/// Rows of standing tiles that a hand may take before it is drawn small.
const LINES_OF_TALL_MAX: usize = 1;

pub(super) fn row(view: &View, zone: &Zone, width: usize, highlight: Option<usize>) -> Sheet {
    if holds_cards(zone) {
        return super::cards::row(view, zone, width, highlight);
    }
    if !zone.pieces.iter().all(is_tile_of_faces) {
        return super::strips::row(view, zone, width, highlight);
    }
    let faces = || zone.pieces.iter().map(|piece| piece.faces.as_slice());
    let n_faces = n_faces_max(faces());
    let size = [Size::Large, Size::Medium]
        .into_iter()
        .find(|size| {
            let cut = Cut::tinted(&view.palette, *size, n_faces, width, faces());
            let n_per_line = ((width + 1) / (cut.tall_width() + 1)).max(1);
            zone.pieces.len().div_ceil(n_per_line) <= LINES_OF_TALL_MAX
        })
        .unwrap_or(Size::Small);
    let cut = Cut::tinted(&view.palette, size, n_faces, width, faces());
    let (tile_width, tile_height) = match size {
        Size::Large | Size::Medium => (cut.tall_width(), cut.tall_height()),
        Size::Small => (cut.flat_width(), 1),
    };
    let pitch = tile_width + 1;
    let n_per_line = ((width + 1) / pitch).max(1);
    let n_lines = zone.pieces.len().div_ceil(n_per_line);
    let mut sheet = Sheet::blank(width, n_lines * tile_height);
    for (index, piece) in zone.pieces.iter().enumerate() {
        let place = (index / n_per_line * tile_height, index % n_per_line * pitch);
        let paint = held_paint(view, highlight, piece);
        if size == Size::Small {
            stamp_small(&mut sheet, &cut, place, &piece.faces, paint);
        } else {
            stamp_tall(&mut sheet, &cut, place, &piece.faces, paint);
        }
        sheet.spot(
            place,
            (tile_width, tile_height),
            Hit::Piece(piece.id.clone()),
        );
    }
    sheet
}

/// Returns the paint of a piece in a hand.
pub(super) fn held_paint(view: &View, highlight: Option<usize>, piece: &Piece) -> Paint {
    let chosen = is_chosen(view, highlight, &piece.id);
    if chosen {
        Paint {
            outline: Ink::Accent,
            faces: None,
            heavy: true,
        }
    } else if is_idle(view, piece) {
        Paint {
            outline: Ink::Dim,
            faces: Some(Ink::Dim),
            heavy: false,
        }
    } else {
        paint_of(piece)
    }
}

/// Tells whether a piece is a tile that can stand, with its faces one above the
/// other.
fn is_tile_of_faces(piece: &Piece) -> bool {
    piece.shape == Shape::Tile && matches!(piece.faces.len(), 0 | 2)
}
