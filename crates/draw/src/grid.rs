//! What lies in the cells of a regular grid, and the cells that the reader's
//! moves could fill.
//!
//! Everything is counted in lattice points, so that terminal cells and
//! pictures share this code; each of them has its own length for a step.

use tapete_game::{Cell, Lie, Piece, Shape, Side, Spot, View, Zone};

use crate::chain::start_alike;

/// The grids there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lattice {
    Triangles,
    Squares,
    Hexagons,
}

/// A cell where something lies or could lie.
pub(crate) struct Slot<'a> {
    pub(crate) cell: Cell,
    /// What lies or could lie there.
    pub(crate) kind: SlotKind<'a>,
    /// What it shows, clockwise from the cell's first corner; empty when
    /// nothing is shown.
    pub(crate) faces: &'a [String],
}

/// What a slot is.
pub(crate) enum SlotKind<'a> {
    /// A piece that lies there.
    Piece(&'a Piece),
    /// A place for one more piece.
    Place {
        /// The highlighted move, if it would lie here.
        ghost: bool,
        /// The move that a click here means.
        chosen: usize,
    },
}

/// The first and the last lattice point of both axes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) x: (i32, i32),
    pub(crate) y: (i32, i32),
}

impl Lattice {
    /// Returns the grid whose cells have that shape, if there is one.
    pub(crate) fn of_shape(shape: Shape) -> Option<Lattice> {
        match shape {
            Shape::Tile | Shape::Disc | Shape::Mover | Shape::Figure | Shape::Card => None,
            Shape::Triangle => Some(Lattice::Triangles),
            Shape::Square => Some(Lattice::Squares),
            Shape::Hexagon => Some(Lattice::Hexagons),
        }
    }

    /// Lists the corners of a cell clockwise from its first, y upwards.
    pub(crate) fn corners(self, cell: Cell) -> Vec<(i32, i32)> {
        let steps: &[(i32, i32)] = match (self, cell.down) {
            (Lattice::Triangles, false) => &[(0, 0), (1, 1), (2, 0)],
            (Lattice::Triangles, true) => &[(0, 0), (2, 0), (1, -1)],
            (Lattice::Squares, _) => &[(-1, 1), (1, 1), (1, -1), (-1, -1)],
            (Lattice::Hexagons, _) => &[(-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0)],
        };
        let (x, y) = (i32::from(cell.x), i32::from(cell.y));
        steps
            .iter()
            .map(|(right, up)| (x + right, y + up))
            .collect()
    }

    /// Lists the corners of a piece in a hand in the order of its faces: from
    /// the top of a triangle, from the top left of the others.
    pub(crate) fn upright(self) -> Vec<(i32, i32)> {
        let mut corners = self.corners(ORIGIN);
        if self == Lattice::Triangles {
            corners.rotate_left(1);
        }
        corners
    }
}

/// The cell of the first piece, when a move does not name one.
const ORIGIN: Cell = Cell {
    x: 0,
    y: 0,
    down: false,
};

/// Lists what lies and could lie in a grid zone: the places first, then the
/// pieces, and last what was played last, so that later ones may be drawn over
/// the edges of earlier ones.
///
/// Returns nothing when some piece has no cell, as a view should not have.
pub(crate) fn slots<'a>(
    view: &'a View,
    zone: &'a Zone,
    highlight: Option<usize>,
) -> Option<Vec<Slot<'a>>> {
    let mut slots = places(view, zone, highlight);
    for piece in &zone.pieces {
        let Some(Lie::Cell(cell)) = &piece.lie else {
            return None;
        };
        slots.push(Slot {
            cell: *cell,
            kind: SlotKind::Piece(piece),
            faces: &piece.faces,
        });
    }
    slots.sort_by_key(|slot| match slot.kind {
        SlotKind::Place { ghost: false, .. } => 0,
        SlotKind::Place { ghost: true, .. } => 1,
        SlotKind::Piece(piece) if !piece.fresh => 2,
        SlotKind::Piece(_) => 3,
    });
    Some(slots)
}

/// Returns the bounds of all corners, if there are slots.
pub(crate) fn bounds(lattice: Lattice, slots: &[Slot]) -> Option<Bounds> {
    bounds_of(slots.iter().flat_map(|slot| lattice.corners(slot.cell)))
}

/// Returns the bounds of lattice points, if there are any.
pub(crate) fn bounds_of(points: impl IntoIterator<Item = (i32, i32)>) -> Option<Bounds> {
    points
        .into_iter()
        .fold(None, |known: Option<Bounds>, (x, y)| {
            let known = known.unwrap_or(Bounds {
                x: (x, x),
                y: (y, y),
            });
            Some(Bounds {
                x: (known.x.0.min(x), known.x.1.max(x)),
                y: (known.y.0.min(y), known.y.1.max(y)),
            })
        })
}

/// Returns the bounds of what both hold.
pub(crate) fn joined(bounds: Option<Bounds>, others: Option<Bounds>) -> Option<Bounds> {
    let corners = |it: Bounds| [(it.x.0, it.y.0), (it.x.1, it.y.1)];
    bounds_of(bounds.into_iter().chain(others).flat_map(corners))
}

/// Lists the moves that fill a cell, by index.
pub(crate) fn moves_into<'a>(
    view: &'a View,
    zone: &'a Zone,
    cell: Cell,
) -> impl Iterator<Item = usize> + 'a {
    view.moves
        .iter()
        .enumerate()
        .filter(move |(_, it)| it.spot.as_ref().and_then(|it| target(it, zone)) == Some(cell))
        .map(|(index, _)| index)
}

/// Lists each cell that some move fills, once, with what a click there means:
/// the highlighted move when it lies there, else the same piece's move there,
/// else any.
fn places<'a>(view: &'a View, zone: &'a Zone, highlight: Option<usize>) -> Vec<Slot<'a>> {
    let shares = |index: usize| start_alike(view, highlight, index);
    let mut slots: Vec<Slot> = Vec::new();
    for (index, it) in view.moves.iter().enumerate() {
        let Some(cell) = it.spot.as_ref().and_then(|spot| target(spot, zone)) else {
            continue;
        };
        let is_highlighted = highlight == Some(index);
        let faces = match is_highlighted {
            true => it.faces.as_slice(),
            false => &[],
        };
        let Some(slot) = slots.iter_mut().find(|slot| slot.cell == cell) else {
            slots.push(Slot {
                cell,
                kind: SlotKind::Place {
                    ghost: is_highlighted,
                    chosen: index,
                },
                faces,
            });
            continue;
        };
        if let SlotKind::Place { ghost, chosen } = &mut slot.kind {
            if is_highlighted {
                (*ghost, *chosen, slot.faces) = (true, index, faces);
            } else if !*ghost && shares(index) && !shares(*chosen) {
                *chosen = index;
            }
        }
    }
    slots
}

/// Returns the cell of a spot in that zone. Any side of an empty grid is its
/// first cell.
fn target(spot: &Spot, zone: &Zone) -> Option<Cell> {
    if spot.zone != zone.id {
        return None;
    }
    match &spot.side {
        Side::At(Lie::Cell(cell)) => Some(*cell),
        Side::At(Lie::Joint(_) | Lie::Place(_) | Lie::Way(_)) => None,
        Side::First | Side::Last | Side::Either => zone.pieces.is_empty().then_some(ORIGIN),
    }
}

#[cfg(test)]
mod tests;
