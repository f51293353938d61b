//! Grids on the table: cells with pieces, and those that the reader's moves
//! could fill.

use tapete_game::{Cell, Zone};

use super::Canvas;
use super::shapes::{ShapeArt, shape};
use super::tile::Mood;
use crate::grid::{Bounds, Lattice, Slot, SlotKind, bounds, joined, moves_into, slots};

/// Lengths of an edge to choose from, the largest that fits first.
const SIDES: [f64; 9] = [112.0, 104.0, 96.0, 88.0, 80.0, 72.0, 64.0, 56.0, 48.0];

/// The table is at least and, if smaller cells can help, at most this high, as
/// a part of its width.
const HEIGHT_PARTS: (f64, f64) = (0.2, 0.5);

impl Canvas<'_> {
    /// Draws a grid, or a row if the zone has pieces without a cell.
    pub(super) fn grid(&mut self, zone: &Zone, lattice: Lattice) {
        let Some(slots) = slots(self.view, zone, self.options.highlight) else {
            self.shared_row(zone);
            return;
        };
        let found = joined(bounds(lattice, &slots), self.stage.bounds);
        self.bounds = joined(self.bounds, found);
        let side = found.map_or(SIDES[0] * self.scale, |it| self.side(lattice, it));
        let (height_min, _) = HEIGHT_PARTS;
        let size = found.map_or((0.0, 0.0), |it| extent(lattice, it, side));
        let area = size.1.max(self.width * height_min) + side * 0.3;
        let left = (self.width - size.0) / 2.0;
        let top = self.y + (area - size.1) / 2.0;
        self.pen.open(&[("class", "zone"), ("data-zone", &zone.id)]);
        self.pen.title(&zone.label);
        if let Some(bounds) = found {
            self.unit = self.unit.min(side);
            for slot in &slots {
                let corners = placed(lattice, slot.cell, bounds, (left, top), side);
                self.slot(zone, slot, (lattice, corners, side));
            }
        }
        self.pen.close();
        self.y += area;
    }

    /// Chooses the largest cells with which the grid is not too high; it is
    /// never too wide.
    fn side(&self, lattice: Lattice, bounds: Bounds) -> f64 {
        let (_, high) = HEIGHT_PARTS;
        let height_max = (self.width * high).max(300.0 * self.scale);
        // A hexagon is larger than the others with the same edge.
        let part = match lattice {
            Lattice::Triangles | Lattice::Squares => 1.0,
            Lattice::Hexagons => 0.75,
        };
        let sides = SIDES.map(|side| (side * self.scale * part).min(self.stage.unit_max));
        let fits = |side: &f64| extent(lattice, bounds, *side).1 <= height_max;
        let side = sides.into_iter().find(fits).unwrap_or(sides[8]);
        let width_max = self.inner_width() - 8.0 * self.scale;
        let (width, _) = extent(lattice, bounds, side);
        side * (width_max / width).min(1.0)
    }

    fn slot(
        &mut self,
        zone: &Zone,
        slot: &Slot,
        (lattice, corners, side): (Lattice, Vec<(f64, f64)>, f64),
    ) {
        let mut art = ShapeArt {
            lattice,
            corners,
            side,
            faces: slot.faces,
            mood: Mood::Ghost,
        };
        match slot.kind {
            SlotKind::Piece(piece) => {
                art.mood = if piece.fresh {
                    Mood::Fresh
                } else {
                    Mood::Plain
                };
                self.grouped(piece, art.mood, |pen| shape(pen, &art));
            }
            SlotKind::Place { .. } => {
                let moves: Vec<String> = moves_into(self.view, zone, slot.cell)
                    .map(|index| index.to_string())
                    .collect();
                self.pen.open(&[
                    ("class", "spot"),
                    ("data-spot", &cell_name(slot.cell)),
                    ("data-moves", &moves.join(" ")),
                ]);
                shape(&mut self.pen, &art);
                self.pen.close();
            }
        }
    }
}

/// Names a cell for programs: its lattice point, and `down` for a triangle that
/// points down.
fn cell_name(cell: Cell) -> String {
    let down = if cell.down { ",down" } else { "" };
    format!("{},{}{down}", cell.x, cell.y)
}

/// Returns width and height of what the bounds hold.
fn extent(lattice: Lattice, bounds: Bounds, side: f64) -> (f64, f64) {
    let (right, up) = lattice.steps();
    (
        f64::from(bounds.x.1 - bounds.x.0) * right * side,
        f64::from(bounds.y.1 - bounds.y.0) * up * side,
    )
}

/// Returns the corners of a cell, when the bounds begin at that place.
fn placed(
    lattice: Lattice,
    cell: Cell,
    bounds: Bounds,
    (left, top): (f64, f64),
    side: f64,
) -> Vec<(f64, f64)> {
    let (right, up) = lattice.steps();
    let moved = |(x, y): (i32, i32)| {
        (
            left + f64::from(x - bounds.x.0) * right * side,
            top + f64::from(bounds.y.1 - y) * up * side,
        )
    };
    lattice.corners(cell).into_iter().map(moved).collect()
}
