//! Tiles made of cells, in three sizes.

use tapete_game::{Piece, Tint};

use super::glyphs::{clipped, glyphs};
use super::sheet::{Ink, Sheet};
use crate::snake::{Laid, Measure};
use crate::tint::{colour_of, short_name};

/// The widest face; longer ones are clipped.
const FACE_WIDTH_MAX: usize = 8;

/// How large tiles are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Size {
    /// `│ 6 │ 3 │` with a frame.
    Large,
    /// `│6│3│` with a frame.
    Medium,
    /// `[6|3]` in one row.
    Small,
}

/// What all tiles of a zone have in common.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cut<'a> {
    pub(super) size: Size,
    pub(super) n_faces: usize,
    /// The widest face.
    face_width: usize,
    /// The faces that are colours.
    palette: &'a [Tint],
}

/// How one tile is drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paint {
    pub(super) outline: Ink,
    /// The ink of all faces, instead of that of each number.
    pub(super) faces: Option<Ink>,
    /// The outline drawn with heavy lines.
    pub(super) heavy: bool,
}

impl<'a> Cut<'a> {
    /// Measures the faces of a zone, of which those in the palette are colours;
    /// small tiles must fit in `width`.
    pub(super) fn tinted<'f>(
        palette: &'a [Tint],
        size: Size,
        n_faces: usize,
        width: usize,
        faces: impl Iterator<Item = &'f [String]>,
    ) -> Cut<'a> {
        let fitting = (width / n_faces).saturating_sub(2);
        let face_width_max = fitting.clamp(1, FACE_WIDTH_MAX);
        let face_width = faces
            .flatten()
            .map(|face| shown_face(palette, face, face_width_max).chars().count())
            .max()
            .unwrap_or(1)
            .max(1);
        Cut {
            size,
            n_faces,
            face_width,
            palette,
        }
    }

    /// Returns the same measures for a tile with so many faces.
    pub(super) fn with_faces(self, n_faces: usize) -> Cut<'a> {
        Cut { n_faces, ..self }
    }

    /// Columns inside the frame of one face.
    fn inside(&self) -> usize {
        match self.size {
            Size::Large => self.face_width + 2,
            Size::Medium | Size::Small => self.face_width,
        }
    }

    pub(super) fn flat_width(&self) -> usize {
        self.n_faces * (self.inside() + 1) + 1
    }

    pub(super) fn tall_width(&self) -> usize {
        self.inside() + 2
    }

    pub(super) fn tall_height(&self) -> usize {
        2 * self.n_faces + 1
    }

    /// Returns the sizes for a snake of framed tiles.
    pub(super) fn measure(&self) -> Measure {
        Measure {
            flat_width: self.flat_width() as i32,
            flat_height: 3,
            tall_width: self.tall_width() as i32,
            tall_height: self.tall_height() as i32,
            clearance: 1,
        }
    }
}

/// Returns what is written for a face within `width` cells; of a colour the
/// first letters, as far as they fit.
pub(super) fn shown_face(palette: &[Tint], face: &str, width: usize) -> String {
    match colour_of(palette, face) {
        Some(_) => glyphs(short_name(palette, face)).take(width).collect(),
        None => clipped(face, width),
    }
}

/// Returns the ink of a face.
pub(super) fn face_ink(palette: &[Tint], face: &str) -> Ink {
    if let Some(colour) = colour_of(palette, face) {
        return Ink::Tint(colour);
    }
    match face.as_bytes() {
        [digit @ b'0'..=b'9'] => Ink::Pip(digit - b'0'),
        _ => Ink::Face,
    }
}

/// Returns the outline of a piece as it lies, if nothing else is to be said.
pub(super) fn paint_of(piece: &Piece) -> Paint {
    Paint {
        outline: match (piece.fresh, piece.is_hidden()) {
            (true, _) => Ink::TileFresh,
            (false, true) => Ink::Back,
            (false, false) => Ink::Tile,
        },
        faces: None,
        heavy: piece.fresh,
    }
}

/// Draws a framed tile where the snake laid it.
pub(super) fn stamp_laid(sheet: &mut Sheet, cut: &Cut, laid: Laid, faces: &[String], paint: Paint) {
    let (row, column) = (laid.y.max(0) as usize, laid.x.max(0) as usize);
    if laid.tall {
        stamp_tall(sheet, cut, (row, column), faces, paint);
    } else if laid.is_reversed() {
        let reversed: Vec<String> = faces.iter().rev().cloned().collect();
        stamp_flat(sheet, cut, (row, column), &reversed, paint);
    } else {
        stamp_flat(sheet, cut, (row, column), faces, paint);
    }
}

/// Draws a framed tile that lies, three rows high.
pub(super) fn stamp_flat(
    sheet: &mut Sheet,
    cut: &Cut,
    (row, column): (usize, usize),
    faces: &[String],
    paint: Paint,
) {
    let frame = Frame::of(paint);
    let pitch = cut.inside() + 1;
    let last = cut.n_faces * pitch;
    for offset in 0..=last {
        let at_bar = offset % pitch == 0;
        let (top, bottom) = match offset {
            0 => (frame.corners[0], frame.corners[2]),
            _ if offset == last => (frame.corners[1], frame.corners[3]),
            _ if at_bar => (frame.tees[0], frame.tees[1]),
            _ => (frame.flat, frame.flat),
        };
        sheet.set(row, column + offset, top, paint.outline);
        sheet.set(row + 2, column + offset, bottom, paint.outline);
        if at_bar {
            sheet.set(row + 1, column + offset, frame.upright, paint.outline);
        }
    }
    for index in 0..cut.n_faces {
        let face_column = column + index * pitch + 1;
        write_face(sheet, cut, (row + 1, face_column), faces, index, paint);
    }
}

/// Draws a framed tile that stands, with its faces one above the other.
pub(super) fn stamp_tall(
    sheet: &mut Sheet,
    cut: &Cut,
    (row, column): (usize, usize),
    faces: &[String],
    paint: Paint,
) {
    let frame = Frame::of(paint);
    let right = column + cut.inside() + 1;
    for bar in 0..=cut.n_faces {
        let bar_row = row + 2 * bar;
        let (left_glyph, right_glyph) = match bar {
            0 => (frame.corners[0], frame.corners[1]),
            _ if bar == cut.n_faces => (frame.corners[2], frame.corners[3]),
            _ => (frame.tees[2], frame.tees[3]),
        };
        sheet.set(bar_row, column, left_glyph, paint.outline);
        for inner in column + 1..right {
            sheet.set(bar_row, inner, frame.flat, paint.outline);
        }
        sheet.set(bar_row, right, right_glyph, paint.outline);
    }
    for index in 0..cut.n_faces {
        let face_row = row + 2 * index + 1;
        sheet.set(face_row, column, frame.upright, paint.outline);
        sheet.set(face_row, right, frame.upright, paint.outline);
        write_face(sheet, cut, (face_row, column + 1), faces, index, paint);
    }
}

/// Draws a tile in one row, as `[6|3]`.
pub(super) fn stamp_small(
    sheet: &mut Sheet,
    cut: &Cut,
    (row, column): (usize, usize),
    faces: &[String],
    paint: Paint,
) {
    let pitch = cut.inside() + 1;
    let (open, bar, close) = match (paint.outline, paint.heavy) {
        (Ink::Ghost, _) => ('‹', '¦', '›'),
        (_, true) => ('«', '|', '»'),
        (_, false) => ('[', '|', ']'),
    };
    for index in 0..cut.n_faces {
        let glyph = if index == 0 { open } else { bar };
        sheet.set(row, column + index * pitch, glyph, paint.outline);
        let face_column = column + index * pitch + 1;
        write_face(sheet, cut, (row, face_column), faces, index, paint);
    }
    sheet.set(row, column + cut.n_faces * pitch, close, paint.outline);
}

/// Writes a face in the middle of its room, or shades the room if it is hidden.
pub(super) fn write_face(
    sheet: &mut Sheet,
    cut: &Cut,
    (row, column): (usize, usize),
    faces: &[String],
    index: usize,
    paint: Paint,
) {
    let Some(face) = faces.get(index) else {
        let shade = match paint.outline {
            Ink::Back => '░',
            _ => ' ',
        };
        for inner in 0..cut.inside() {
            sheet.set(row, column + inner, shade, paint.outline);
        }
        return;
    };
    let text = shown_face(cut.palette, face, cut.face_width);
    let n_free = cut.inside().saturating_sub(text.chars().count());
    let ink = paint.faces.unwrap_or_else(|| face_ink(cut.palette, face));
    if let Ink::Tint(_) = ink {
        // A colour fills its whole room.
        for inner in 0..cut.inside() {
            sheet.set(row, column + inner, ' ', ink);
        }
    }
    sheet.write(row, column + n_free / 2, &text, ink);
}

/// The glyphs of an outline.
pub(super) struct Frame {
    /// Top left, top right, bottom left, bottom right.
    pub(super) corners: [char; 4],
    /// Down, up, right, left.
    tees: [char; 4],
    pub(super) flat: char,
    pub(super) upright: char,
}

impl Frame {
    pub(super) fn of(paint: Paint) -> Frame {
        if paint.outline == Ink::Ghost {
            Frame {
                corners: ['╭', '╮', '╰', '╯'],
                tees: ['┬', '┴', '├', '┤'],
                flat: '╌',
                upright: '╎',
            }
        } else if paint.heavy {
            Frame {
                corners: ['┏', '┓', '┗', '┛'],
                tees: ['┳', '┻', '┣', '┫'],
                flat: '━',
                upright: '┃',
            }
        } else {
            Frame {
                corners: ['┌', '┐', '└', '┘'],
                tees: ['┬', '┴', '├', '┤'],
                flat: '─',
                upright: '│',
            }
        }
    }
}
