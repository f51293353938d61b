//! Tables that branch, as seen from above.

use tapete_game::{View, Zone};

use super::marks::{Patch, bare, measure, note_piece, note_place, place_paint, stamp};
use super::sheet::{Ink, Sheet};
use super::tile::{Cut, Paint, Size, paint_of};
use crate::chain::n_faces_max;
use crate::layout::{Area, Cloth, Joint, Laying, Place, all_faces, joint_of, places};
use crate::snake::{Heading, Laid};

/// Columns and rows left free around the table, for marks.
const RIM: (i32, i32) = (2, 1);

/// Rows that a table of small tiles may take in any window.
const SCROLLED_ROWS: usize = 26;

/// Draws the table with the largest tiles that fit, else with small ones.
///
/// Places for one more tile are small circles; where the highlighted move would
/// lie, the tile shows as a ghost.
pub(super) fn branches(
    view: &View,
    zone: &Zone,
    (width, height): (usize, usize),
    highlight: Option<usize>,
) -> Sheet {
    let places = places(view, zone, highlight);
    if zone.pieces.is_empty() && places.is_empty() {
        return bare(width);
    }
    let faces = || all_faces(view, zone);
    let n_faces = n_faces_max(faces());
    let mut table = None;
    for size in [Size::Large, Size::Medium, Size::Small] {
        let cut = Cut::tinted(&view.palette, size, n_faces, width, faces());
        let measure = measure(&cut);
        // Small tiles are the last resort: rather scroll than squeeze them.
        let rows = match size {
            Size::Large | Size::Medium => height,
            Size::Small => height.max(SCROLLED_ROWS),
        };
        let cloth = Cloth {
            measure,
            // As far as a double sticks out, so that tiles at its sides are
            // clear of those before and after it.
            margin: (
                ((measure.flat_width - measure.tall_width) / 2).clamp(1, 2),
                1,
            ),
            room: (width as i32 - 2 * RIM.0, rows as i32 - 2 * RIM.1),
        };
        let laying = Laying::of(cloth, zone, &places, RIM, width as i32);
        let window = laying.window;
        let fits = window.width <= width as i32 && window.height <= height as i32;
        table = Some(Table { cut, laying });
        if fits {
            break;
        }
    }
    match table {
        Some(table) => table.drawn(zone, &places),
        None => bare(width),
    }
}

/// A table whose tiles have their places.
struct Table<'a> {
    cut: Cut<'a>,
    laying: Laying,
}

impl Table<'_> {
    fn drawn(&self, zone: &Zone, places: &[Place]) -> Sheet {
        let size = (
            self.laying.window.width as usize,
            self.laying.window.height as usize,
        );
        let mut sheet = Sheet::blank(size.0, size.1);
        let tiles = self.laying.spread.tiles();
        for (piece, placed) in zone.pieces.iter().zip(tiles) {
            let patch = self.tile(&mut sheet, &placed.laid, &piece.faces, paint_of(piece));
            note_piece(&mut sheet, patch, piece);
        }
        let bridged = zone.pieces.iter().zip(tiles).filter(|(_, it)| it.bridged);
        let mut letters = ('ⓐ'..='ⓩ').cycle();
        for (piece, placed) in bridged {
            if let (Some(joint), Some(letter)) = (joint_of(zone, piece), letters.next()) {
                self.bridge(&mut sheet, joint, &placed.laid, letter);
            }
        }
        for (place, trial) in places.iter().zip(&self.laying.trials) {
            if place.ghost {
                let paint = place_paint(place);
                let patch = self.tile(&mut sheet, &trial.laid, place.faces, paint);
                note_place(&mut sheet, patch, place);
                if let (Some(joint), true) = (place.joint, trial.bridged) {
                    self.bridge(&mut sheet, joint, &trial.laid, '◌');
                }
            } else {
                self.mark(&mut sheet, place, &trial.laid);
            }
        }
        sheet
    }

    fn tile(&self, sheet: &mut Sheet, laid: &Laid, faces: &[String], paint: Paint) -> Patch {
        let (x, y) = self.laying.window.moved((laid.x, laid.y));
        let place = (y as usize, x as usize);
        let size = (laid.width as usize, laid.height as usize);
        if matches!(laid.heading, Heading::Left | Heading::Up) {
            let reversed: Vec<String> = faces.iter().rev().cloned().collect();
            stamp(sheet, &self.cut, place, laid.tall, &reversed, paint);
        } else {
            stamp(sheet, &self.cut, place, laid.tall, faces, paint);
        }
        Patch { place, size }
    }

    /// Writes the same letter at a port and at the tile that is joined there.
    fn bridge(&self, sheet: &mut Sheet, joint: Joint, laid: &Laid, letter: char) {
        let (point, heading) = self.laying.spread.port(joint);
        let (row, column) = self.cell(point, heading);
        sheet.set(row, column, letter, Ink::End);
        let back = laid.heading.back();
        let (row, column) = self.cell(Area::of(laid).exit(back), back);
        sheet.set(row, column, letter, Ink::End);
    }

    /// Marks a place where one more tile could lie.
    fn mark(&self, sheet: &mut Sheet, place: &Place, laid: &Laid) {
        let (row, column) = match place.joint {
            Some(joint) => {
                let (point, heading) = self.laying.spread.port(joint);
                self.cell(point, heading)
            }
            None => {
                let (x, y) = self.laying.window.moved((laid.x, laid.y));
                let middle = (y + laid.height / 2, x + laid.width / 2);
                (middle.0 as usize, middle.1 as usize)
            }
        };
        sheet.set(row, column, '○', Ink::Ghost);
        let patch = Patch {
            place: (row, column),
            size: (1, 1),
        };
        note_place(sheet, patch, place);
    }

    /// Returns the row and column of the cell just outside of a port.
    fn cell(&self, point: (i32, i32), heading: Heading) -> (usize, usize) {
        let (x, y) = self.laying.window.moved(point);
        let (x, y) = match heading {
            Heading::Right | Heading::Down => (x, y),
            Heading::Left => (x - 1, y),
            Heading::Up => (x, y - 1),
        };
        (y.max(0) as usize, x.max(0) as usize)
    }
}
