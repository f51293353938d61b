//! The cells of a grid on the table.

use tapete_game::{View, Zone};

use super::shapes::{Mould, Net, shape_paint, spot};
use super::sheet::{Focus, Hit, Ink, Sheet};
use super::tile::{Paint, Size};
use crate::grid::{Lattice, Slot, SlotKind, bounds, slots};

/// The most cells of a sheet: more would only come from a view that no game
/// gives.
const CELLS_MAX: usize = 4_000_000;

/// Draws a grid as large as fits, or small and larger than the room. A zone
/// whose pieces have no cells is drawn as a row.
pub(super) fn grid(
    view: &View,
    zone: &Zone,
    lattice: Lattice,
    (width, height): (usize, usize),
    highlight: Option<usize>,
) -> Sheet {
    let row = || super::hand::row(view, zone, width, highlight);
    let Some(slots) = slots(view, zone, highlight) else {
        return row();
    };
    let Some(bounds) = bounds(lattice, &slots) else {
        let mut sheet = Sheet::blank(width, 1);
        sheet.write(0, width / 2, "·", Ink::Dim);
        return sheet;
    };
    let mould = |size| {
        let faces = slots.iter().map(|slot| slot.faces);
        Mould::of(lattice, size, &view.palette, faces)
    };
    let mould = [Size::Large, Size::Medium]
        .into_iter()
        .map(mould)
        .find(|mould| {
            let size = mould.size(bounds);
            size.0 <= width && size.1 <= height
        })
        .unwrap_or_else(|| mould(Size::Small));
    let (needed, n_rows) = mould.size(bounds);
    let width = width.max(needed);
    if width.saturating_mul(n_rows) > CELLS_MAX {
        return row();
    }
    let mut sheet = Sheet::blank(width, n_rows);
    let mut net = Net::default();
    for slot in &slots {
        let corners = lattice.corners(slot.cell);
        let corners = mould.placed(&corners, bounds, (0, (width - needed) / 2));
        net.stamp(&mut sheet, &mould, &corners, slot.faces, slot_paint(slot));
        spot(&mut sheet, &corners, &slot_hit(slot));
        if is_looked_at(slot, &slots) {
            sheet.focus = area(&corners);
        }
    }
    net.finish(&mut sheet);
    sheet
}

/// Tells whether the reader should look there: at the highlighted move, or at
/// what was played last when none is.
fn is_looked_at(slot: &Slot, slots: &[Slot]) -> bool {
    let is_ghost = |slot: &Slot| matches!(slot.kind, SlotKind::Place { ghost: true, .. });
    match slot.kind {
        SlotKind::Piece(piece) => piece.fresh && !slots.iter().any(is_ghost),
        SlotKind::Place { ghost, .. } => ghost,
    }
}

fn area(corners: &[(i32, i32)]) -> Option<Focus> {
    let rows = || corners.iter().map(|it| it.0.max(0) as usize);
    let columns = || corners.iter().map(|it| it.1.max(0) as usize);
    let (row, column) = (rows().min()?, columns().min()?);
    Some(Focus {
        row,
        column,
        width: columns().max()? - column + 1,
        height: rows().max()? - row + 1,
    })
}

fn slot_paint(slot: &Slot) -> Paint {
    match slot.kind {
        SlotKind::Piece(piece) => shape_paint(piece),
        SlotKind::Place { .. } => Paint {
            outline: Ink::Ghost,
            faces: Some(Ink::Ghost),
            heavy: false,
        },
    }
}

fn slot_hit(slot: &Slot) -> Hit {
    match slot.kind {
        SlotKind::Piece(piece) => Hit::Piece(piece.id.clone()),
        SlotKind::Place { chosen, .. } => Hit::Move(chosen),
    }
}

#[cfg(test)]
mod tests;
