//! Triangles, squares and hexagons made of cells, in three sizes.
//!
//! A step of the lattice is a whole number of columns and rows, and slanted
//! edges move one column in each row, so cells that share an edge share its
//! glyphs. The glyph where edges meet depends on all of them: a [`Net`]
//! collects them and writes these glyphs last.

use std::collections::BTreeMap;

use tapete_game::{Piece, Tint};

use super::knots::{Knot, Stroke, knot_glyph, way};
use super::sheet::{Hit, Ink, Sheet};
use super::tile::{Paint, Size, face_ink, paint_of, shown_face};
use crate::grid::{Bounds, Lattice};

/// The widest value at a corner; longer ones are clipped.
const FACE_WIDTH_MAX: usize = 3;

/// What all cells of a grid have in common.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mould<'a> {
    /// The columns of two steps of the lattice.
    two_columns: i32,
    /// The rows of two steps.
    two_rows: i32,
    face_width: usize,
    /// Columns between a value and the edge.
    pad: i32,
    /// Rows from a corner at the top or at the bottom to its value.
    inset: i32,
    palette: &'a [Tint],
}

impl<'a> Mould<'a> {
    /// Measures cells of that size; the values must fit.
    pub(super) fn of<'f>(
        lattice: Lattice,
        size: Size,
        palette: &'a [Tint],
        faces: impl Iterator<Item = &'f [String]>,
    ) -> Mould<'a> {
        let face_width = faces
            .flatten()
            .map(|face| shown_face(palette, face, FACE_WIDTH_MAX).chars().count())
            .max()
            .unwrap_or(1)
            .max(1);
        let wide = face_width as i32;
        // Two values side by side and a space, between the edges.
        let (columns, rows) = match (lattice, size) {
            (Lattice::Triangles, Size::Large) => square((wide + 3).max(5) * 2),
            (Lattice::Triangles, Size::Medium) => square((wide + 2).max(4) * 2),
            (Lattice::Triangles, Size::Small) => square((wide + 2) * 2),
            (Lattice::Squares, Size::Large) => ((2 * wide + 4).max(8), 4),
            (Lattice::Squares, Size::Medium) => ((2 * wide + 2).max(6), 3),
            (Lattice::Squares, Size::Small) => (2 * wide + 2, 3),
            (Lattice::Hexagons, Size::Large) => square((wide + 1).max(3) * 2),
            (Lattice::Hexagons, Size::Medium | Size::Small) => square(wide.max(2) * 2),
        };
        Mould {
            two_columns: columns,
            two_rows: rows,
            face_width,
            pad: i32::from(size == Size::Large),
            // The second row below the top of a triangle has three columns.
            inset: if lattice == Lattice::Triangles && (wide > 1 || size == Size::Large) {
                2
            } else {
                1
            },
            palette,
        }
    }

    /// Returns the columns and rows that the bounds take.
    pub(super) fn size(&self, bounds: Bounds) -> (usize, usize) {
        let (top, left) = self.spot((bounds.x.0, bounds.y.1));
        let (bottom, right) = self.spot((bounds.x.1, bounds.y.0));
        ((right - left + 1) as usize, (bottom - top + 1) as usize)
    }

    /// Returns row and column of lattice points, of which the bounds begin at
    /// the given row and column.
    pub(super) fn placed(
        &self,
        corners: &[(i32, i32)],
        bounds: Bounds,
        (row, column): (usize, usize),
    ) -> Vec<(i32, i32)> {
        let (top, left) = self.spot((bounds.x.0, bounds.y.1));
        let moved = |point: &(i32, i32)| {
            let (y, x) = self.spot(*point);
            (y - top + row as i32, x - left + column as i32)
        };
        corners.iter().map(moved).collect()
    }

    fn spot(&self, (x, y): (i32, i32)) -> (i32, i32) {
        let row = (-y * self.two_rows).div_euclid(2);
        (row, (x * self.two_columns).div_euclid(2))
    }
}

/// A slanted edge moves one column in each row.
fn square(side: i32) -> (i32, i32) {
    (side, side)
}

/// The corners of all cells that were drawn.
#[derive(Default)]
pub(super) struct Net {
    knots: BTreeMap<(i32, i32), Knot>,
}

impl Net {
    /// Draws a cell with its values; corners are rows and columns. What is
    /// drawn later covers the edges that both have.
    pub(super) fn stamp(
        &mut self,
        sheet: &mut Sheet,
        mould: &Mould,
        corners: &[(i32, i32)],
        faces: &[String],
        paint: Paint,
    ) {
        let stroke = match (paint.outline, paint.heavy) {
            (Ink::Ghost, _) => Stroke::Dotted,
            (_, true) => Stroke::Heavy,
            (_, false) => Stroke::Plain,
        };
        let inside = if paint.outline == Ink::Back && faces.is_empty() {
            '░'
        } else {
            ' '
        };
        for (row, first, last) in spans(corners) {
            for column in first..=last {
                put(sheet, (row, column), inside, paint.outline);
            }
        }
        for (index, corner) in corners.iter().enumerate() {
            let next = corners[(index + 1) % corners.len()];
            self.edge(sheet, *corner, next, (paint.outline, stroke));
        }
        for (corner, face) in corners.iter().zip(faces) {
            write_value(sheet, mould, corners, *corner, face, paint);
        }
    }

    /// Writes the corners, when all cells are drawn.
    pub(super) fn finish(self, sheet: &mut Sheet) {
        for (place, knot) in self.knots {
            let glyph = knot_glyph(knot);
            // A tip is at the rim of its glyph: the rest of it is outside.
            let ink = match glyph {
                '_' | '‾' | '▕' | '▏' => Ink::Plain,
                _ => knot.ink,
            };
            put(sheet, place, glyph, ink);
        }
    }

    /// Draws what lies between two corners, and remembers the corners.
    fn edge(
        &mut self,
        sheet: &mut Sheet,
        start: (i32, i32),
        finish: (i32, i32),
        (ink, stroke): (Ink, Stroke),
    ) {
        let (down, right) = (finish.0 - start.0, finish.1 - start.1);
        let step = (down.signum(), right.signum());
        let glyph = match (step, stroke) {
            ((0, _), Stroke::Dotted) => '╌',
            ((0, _), Stroke::Plain) => '─',
            ((0, _), Stroke::Heavy) => '━',
            ((_, 0), Stroke::Dotted) => '╎',
            ((_, 0), Stroke::Plain) => '│',
            ((_, 0), Stroke::Heavy) => '┃',
            (_, Stroke::Dotted) => '·',
            ((1, 1) | (-1, -1), _) => '╲',
            _ => '╱',
        };
        for along in 1..down.abs().max(right.abs()) {
            let place = (start.0 + step.0 * along, start.1 + step.1 * along);
            put(sheet, place, glyph, ink);
        }
        for (place, step) in [(start, step), (finish, (-step.0, -step.1))] {
            let knot = self.knots.entry(place).or_insert(Knot {
                ways: 0,
                ink,
                stroke,
            });
            // An edge that is only a place for a piece joins nothing.
            if knot.stroke == Stroke::Dotted && stroke != Stroke::Dotted {
                knot.ways = 0;
            }
            knot.ways |= way(step);
            (knot.ink, knot.stroke) = (ink, stroke);
        }
    }
}

/// Marks the inside of a cell; corners are rows and columns.
pub(super) fn spot(sheet: &mut Sheet, corners: &[(i32, i32)], what: &Hit) {
    for (row, first, last) in spans(corners) {
        if row >= 0 && first >= 0 {
            let width = (last - first + 1).max(0) as usize;
            sheet.spot((row as usize, first as usize), (width, 1), what.clone());
        }
    }
}

/// Returns the paint of a piece as it lies. What was played last is one thing
/// with its values: half of a slanted cell would look torn.
pub(super) fn shape_paint(piece: &Piece) -> Paint {
    let paint = paint_of(piece);
    Paint {
        faces: (paint.outline == Ink::TileFresh).then_some(Ink::TileFresh),
        ..paint
    }
}

/// Lists the rows inside a cell, with the first and last column inside.
pub(super) fn spans(corners: &[(i32, i32)]) -> Vec<(i32, i32, i32)> {
    let rows = || corners.iter().map(|(row, _)| *row);
    let (Some(top), Some(bottom)) = (rows().min(), rows().max()) else {
        return Vec::new();
    };
    (top + 1..bottom)
        .filter_map(|row| {
            let columns = || crossings(corners, row);
            let (first, last) = (columns().min()? + 1, columns().max()? - 1);
            (first <= last).then_some((row, first, last))
        })
        .collect()
}

/// Lists the columns where edges cross a row.
fn crossings(corners: &[(i32, i32)], row: i32) -> impl Iterator<Item = i32> {
    let n_corners = corners.len();
    (0..n_corners).filter_map(move |index| {
        let (start, finish) = (corners[index], corners[(index + 1) % n_corners]);
        let covers = (start.0.min(finish.0)..=start.0.max(finish.0)).contains(&row);
        if !covers || start.0 == finish.0 {
            return None;
        }
        let step = (finish.1 - start.1).signum();
        Some(start.1 + step * (row - start.0).abs())
    })
}

/// Writes a value near its corner.
fn write_value(
    sheet: &mut Sheet,
    mould: &Mould,
    corners: &[(i32, i32)],
    (row, column): (i32, i32),
    face: &str,
    paint: Paint,
) {
    let rows = || corners.iter().map(|(row, _)| *row);
    let alone = rows().filter(|it| *it == row).count() == 1;
    let inset = if alone { mould.inset } else { 1 };
    let row = if rows().max() == Some(row) {
        row - inset
    } else if rows().min() == Some(row) {
        row + inset
    } else {
        row
    };
    let Some((_, first, last)) = spans(corners).into_iter().find(|it| it.0 == row) else {
        return;
    };
    let text = shown_face(mould.palette, face, mould.face_width);
    let n_glyphs = text.chars().count() as i32;
    let middle = (first + last) / 2;
    let start = if column < middle {
        first + mould.pad
    } else if column > middle {
        last - mould.pad - n_glyphs + 1
    } else {
        middle - (n_glyphs - 1) / 2
    };
    let ink = match (paint.faces, face_ink(mould.palette, face)) {
        // A colour must be seen also on what is fresh or chosen.
        (None | Some(Ink::TileFresh | Ink::Accent), tint @ Ink::Tint(_)) => tint,
        (Some(ink), _) | (None, ink) => ink,
    };
    if row >= 0 && start >= 0 {
        sheet.write(row as usize, start as usize, &text, ink);
    }
}

fn put(sheet: &mut Sheet, (row, column): (i32, i32), glyph: char, ink: Ink) {
    if row >= 0 && column >= 0 {
        sheet.set(row as usize, column as usize, glyph, ink);
    }
}
