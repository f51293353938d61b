//! Pieces of other shapes than dominoes side by side: triangles, squares,
//! hexagons, and tiles with any number of faces as a strip.

use tapete_game::{Piece, Shape, View, Zone};

use super::hand::held_paint;
use super::shapes::{Mould, Net, shape_paint, spot};
use super::sheet::{Hit, Ink, Sheet};
use super::tile::{Cut, Size, stamp_flat, stamp_small};
use crate::chain::n_faces_max;
use crate::grid::{Lattice, bounds_of};

/// How one piece is made.
#[derive(Clone, Copy)]
enum Make<'a> {
    Strip(Cut<'a>),
    Shape(Lattice, Mould<'a>),
}

/// Where pieces lie: row and column of each, columns and rows of all.
struct Flow {
    places: Vec<(usize, usize)>,
    height: usize,
    n_lines: usize,
}

/// Draws the pieces of a zone side by side, wrapping at the width.
pub(super) fn row(view: &View, zone: &Zone, width: usize, highlight: Option<usize>) -> Sheet {
    let makes_of = |size| makes(view, zone, size, width);
    let (makes, flow) = [Size::Large, Size::Medium]
        .into_iter()
        .map(|size| {
            let makes = makes_of(size);
            let flow = flow(&makes, width);
            (makes, flow)
        })
        .find(|(_, flow)| flow.n_lines <= 1)
        .unwrap_or_else(|| {
            let makes = makes_of(Size::Small);
            let flow = flow(&makes, width);
            (makes, flow)
        });
    let mut sheet = Sheet::blank(width, flow.height);
    for ((piece, make), place) in zone.pieces.iter().zip(&makes).zip(flow.places) {
        let paint = held_paint(view, highlight, piece);
        let hit = Hit::Piece(piece.id.clone());
        match make {
            Make::Strip(cut) if cut.size == Size::Small => {
                stamp_small(&mut sheet, cut, place, &piece.faces, paint);
                sheet.spot(place, (cut.flat_width(), 1), hit);
            }
            Make::Strip(cut) => {
                stamp_flat(&mut sheet, cut, place, &piece.faces, paint);
                sheet.spot(place, (cut.flat_width(), 3), hit);
            }
            Make::Shape(lattice, mould) => {
                let mut paint = paint;
                match paint.outline {
                    Ink::Accent => paint.faces = Some(Ink::Accent),
                    Ink::TileFresh => paint = shape_paint(piece),
                    _ => {}
                }
                let corners = lattice.upright();
                let Some(bounds) = bounds_of(corners.iter().copied()) else {
                    continue;
                };
                let corners = mould.placed(&corners, bounds, place);
                let mut net = Net::default();
                net.stamp(&mut sheet, mould, &corners, &piece.faces, paint);
                net.finish(&mut sheet);
                spot(&mut sheet, &corners, &hit);
            }
        }
    }
    sheet
}

/// Lists how the pieces are made; all have room for the widest face.
fn makes<'a>(view: &'a View, zone: &Zone, size: Size, width: usize) -> Vec<Make<'a>> {
    let faces = || zone.pieces.iter().map(|piece| piece.faces.as_slice());
    let palette = &view.palette;
    let cut = Cut::tinted(palette, size, n_faces_max(faces()), width, faces());
    let mould = |lattice| Make::Shape(lattice, Mould::of(lattice, size, palette, faces()));
    let triangle = mould(Lattice::Triangles);
    let square = mould(Lattice::Squares);
    let hexagon = mould(Lattice::Hexagons);
    let make = |piece: &Piece| match (piece.shape, piece.faces.len()) {
        (Shape::Triangle, _) => triangle,
        (Shape::Square, _) => square,
        (Shape::Hexagon, _) => hexagon,
        (Shape::Tile | Shape::Disc | Shape::Mover | Shape::Figure | Shape::Card, 0) => {
            Make::Strip(cut)
        }
        (Shape::Tile | Shape::Disc | Shape::Mover | Shape::Figure | Shape::Card, n_faces) => {
            Make::Strip(cut.with_faces(n_faces))
        }
    };
    zone.pieces.iter().map(make).collect()
}

/// Returns the columns and rows of a piece.
fn size_of(make: &Make) -> (usize, usize) {
    match make {
        Make::Strip(cut) if cut.size == Size::Small => (cut.flat_width(), 1),
        Make::Strip(cut) => (cut.flat_width(), 3),
        Make::Shape(lattice, mould) => match bounds_of(lattice.upright()) {
            Some(bounds) => mould.size(bounds),
            None => (0, 0),
        },
    }
}

/// Places pieces one after another, with a column between them.
fn flow(makes: &[Make], width: usize) -> Flow {
    let mut flow = Flow {
        places: Vec::with_capacity(makes.len()),
        height: 0,
        n_lines: usize::from(!makes.is_empty()),
    };
    let (mut row, mut column) = (0, 0);
    for make in makes {
        let (n_columns, n_rows) = size_of(make);
        if column > 0 && column + n_columns > width {
            (row, column) = (flow.height, 0);
            flow.n_lines += 1;
        }
        flow.places.push((row, column));
        flow.height = flow.height.max(row + n_rows);
        column += n_columns + 1;
    }
    flow
}
