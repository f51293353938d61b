//! Rows that begin at the first piece: one lane for each arm, with its label.

use tapete_game::{ArmView, Reader, View, Zone};

use super::glyphs::clipped;
use super::marks::{Patch, bare, note_piece, stamp};
use super::outline::{line_height, stamp_outline, stamp_place};
use super::sheet::{Ink, Sheet};
use super::tile::{Cut, Size, paint_of};
use crate::chain::n_faces_max;
use crate::layout::{Arm, Lane, Place, all_faces, arms as laid_arms, places};

/// The widest label of an arm, as a part of the width.
const LABEL_PART: usize = 3;

/// What a lane has before its label: `├─ `, and after it: ` ⚑ ` and room for
/// the mark of a line that goes on.
const BEFORE_LABEL: usize = 3;
const AFTER_LABEL: usize = 5;

/// Draws the first piece, and below it the arms in order.
///
/// An open arm has a flag; those that are closed to the reader are dim.
pub(super) fn arms(
    view: &View,
    zone: &Zone,
    (width, height): (usize, usize),
    highlight: Option<usize>,
) -> Sheet {
    let places = places(view, zone, highlight);
    if zone.pieces.is_empty() && places.is_empty() && zone.arms.is_empty() {
        return bare(width);
    }
    let faces = || all_faces(view, zone);
    let n_faces = n_faces_max(faces());
    let label_width = zone
        .arms
        .iter()
        .map(|arm| clipped(&arm.label, width / LABEL_PART).chars().count())
        .max()
        .unwrap_or(0);
    let left = BEFORE_LABEL + label_width + AFTER_LABEL;
    let mut best: Option<(Cut, Vec<Arm>)> = None;
    for size in [Size::Large, Size::Medium, Size::Small] {
        let cut = Cut::tinted(&view.palette, size, n_faces, width, faces());
        let lane = Lane {
            width: width.saturating_sub(left) as i32,
            flat_width: cut.flat_width() as i32,
            across_width: cut.flat_width() as i32,
            indent: 2,
        };
        let arms = laid_arms(zone, &places, lane);
        let n_rows = (n_lines(&arms) + 1) * line_height(&cut);
        best = Some((cut, arms));
        if n_rows <= height {
            break;
        }
    }
    let Some((cut, arms)) = best else {
        return bare(width);
    };
    let lanes = Lanes {
        view,
        zone,
        places: &places,
        cut,
        left,
        label_width,
    };
    lanes.drawn(&arms, width)
}

fn n_lines(arms: &[Arm]) -> usize {
    arms.iter().map(|arm| arm.outline.n_rows.max(1)).sum()
}

struct Lanes<'a> {
    view: &'a View,
    zone: &'a Zone,
    places: &'a [Place<'a>],
    cut: Cut<'a>,
    /// Where the pieces of all lanes begin.
    left: usize,
    label_width: usize,
}

impl Lanes<'_> {
    fn drawn(&self, arms: &[Arm], width: usize) -> Sheet {
        let line_height = line_height(&self.cut);
        let widest = arms.iter().map(|arm| arm.outline.width.max(0) as usize);
        let needed = self.left + widest.max().unwrap_or(0);
        let n_rows = (n_lines(arms) + 1) * line_height;
        let mut sheet = Sheet::blank(width.max(needed), n_rows);
        self.hub(&mut sheet);
        let mut top = line_height;
        for (index, arm) in arms.iter().enumerate() {
            let is_last = index + 1 == arms.len();
            self.rail(&mut sheet, top, arm, is_last);
            self.label(&mut sheet, top + line_height / 2, arm.about);
            stamp_outline(
                &mut sheet,
                &self.cut,
                (top, self.left),
                &arm.outline,
                (self.zone, self.places),
            );
            top += arm.outline.n_rows.max(1) * line_height;
        }
        sheet
    }

    fn hub(&self, sheet: &mut Sheet) {
        if let Some(piece) = self.zone.pieces.first() {
            stamp(
                sheet,
                &self.cut,
                (0, 0),
                false,
                &piece.faces,
                paint_of(piece),
            );
            let patch = Patch {
                place: (0, 0),
                size: (self.cut.flat_width(), line_height(&self.cut)),
            };
            note_piece(sheet, patch, piece);
        } else if let Some(place) = self.places.iter().find(|place| place.joint.is_none()) {
            stamp_place(sheet, &self.cut, (0, 0), place);
        }
    }

    /// Draws the line from the first piece down along the lanes.
    fn rail(&self, sheet: &mut Sheet, top: usize, arm: &Arm, is_last: bool) {
        let line_height = line_height(&self.cut);
        let middle = top + line_height / 2;
        for row in top..middle {
            sheet.set(row, 1, '│', Ink::Dim);
        }
        let corner = if is_last { '╰' } else { '├' };
        sheet.set(middle, 1, corner, Ink::Dim);
        sheet.set(middle, 2, '─', Ink::Dim);
        if !is_last {
            for row in middle + 1..top + arm.outline.n_rows.max(1) * line_height {
                sheet.set(row, 1, '│', Ink::Dim);
            }
        }
    }

    fn label(&self, sheet: &mut Sheet, row: usize, about: Option<&ArmView>) {
        let Some(arm) = about else {
            return;
        };
        let own = matches!(self.view.reader, Reader::Seat(seat) if arm.owner == Some(seat));
        let ink = match (own, arm.open) {
            (true, _) => Ink::Bold,
            (false, true) => Ink::Plain,
            (false, false) => Ink::Dim,
        };
        let label = clipped(&arm.label, self.label_width);
        let column = sheet.write(row, BEFORE_LABEL + 1, &label, ink);
        if arm.open && arm.owner.is_some() {
            sheet.set(row, column + 1, '⚑', Ink::Good);
        }
    }
}
