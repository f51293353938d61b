//! Outlines as pictures: pieces in lines, and lines down to their branches.

use tapete_game::{Posture, Zone};

use super::Canvas;
use super::joints::Seated;
use super::pen::number;
use crate::layout::{Drop, Outline, Place, Slot};

/// The sizes of an outline.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grain {
    /// The side of one face; outlines count in halves of it.
    pub(super) unit: f64,
    pub(super) n_faces: usize,
    /// From one line to the next.
    pub(super) line_pitch: f64,
    /// How high the pieces of a line may be.
    pub(super) line_height: f64,
    /// Whether doubles lie across their line.
    pub(super) across: bool,
}

/// Where an outline begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Origin {
    /// Top left corner.
    pub(super) corner: (f64, f64),
    /// Whether pieces in one line are joined by a short line.
    pub(super) joins_along: bool,
}

impl Canvas<'_> {
    /// Draws an outline: the lines first, then pieces and places.
    pub(super) fn outline(
        &mut self,
        zone: &Zone,
        places: &[Place],
        outline: &Outline,
        grain: Grain,
        origin: Origin,
    ) {
        let half = grain.unit / 2.0;
        let (left, top) = origin.corner;
        let at = |row: usize, x: i32| {
            let y = top + row as f64 * grain.line_pitch;
            (left + f64::from(x) * half, y + grain.line_height / 2.0)
        };
        for drop in &outline.drops {
            self.drop_line(
                drop,
                at(drop.rows.0, drop.x),
                at(drop.rows.1, drop.target_x),
                grain,
            );
        }
        if origin.joins_along {
            for (row, x) in outline.places_along() {
                let (x, y) = at(row, x);
                let path = format!("M{} {}H{}", number(x), number(y), number(x - half));
                self.joining_line(&path, grain.unit);
            }
        }
        for (slot, (row, x)) in outline.slots.iter().zip(&outline.places) {
            let (x, middle) = at(*row, *x);
            let seated = |tall: bool, n_faces: usize| {
                let height = match tall {
                    true => grain.unit * n_faces as f64,
                    false => grain.unit,
                };
                Seated {
                    place: (x, middle - height / 2.0),
                    unit: grain.unit,
                    n_faces,
                    tall,
                    reversed: false,
                }
            };
            let n_faces = |faces: &[String]| match faces.len() {
                0 => grain.n_faces,
                n_faces => n_faces,
            };
            match slot {
                Slot::Piece(index) => {
                    let Some(piece) = zone.pieces.get(*index) else {
                        continue;
                    };
                    let tall = grain.across && piece.posture == Posture::Across;
                    self.seated_piece(piece, seated(tall, n_faces(&piece.faces)));
                }
                Slot::Place(index) => match places.get(*index) {
                    Some(place) if place.ghost => {
                        let tall = grain.across && place.across;
                        self.seated_ghost(place, seated(tall, n_faces(place.faces)));
                    }
                    Some(place) => {
                        self.ring(place, (x + grain.unit * 0.4, middle), grain.unit);
                    }
                    None => {}
                },
            }
        }
    }

    /// Draws the line from a piece down to a branch, or the mark of a line that
    /// goes on in the next.
    fn drop_line(&mut self, drop: &Drop, from: (f64, f64), to: (f64, f64), grain: Grain) {
        let unit = grain.unit;
        let round = unit * 0.25;
        let path = if drop.wrapped {
            let left = to.0 - unit * 0.3;
            format!(
                "M{} {}V{}H{}",
                number(left),
                number(to.1 - unit * 0.4),
                number(to.1),
                number(to.0 - unit * 0.08),
            )
        } else {
            format!(
                "M{} {}V{}Q{} {} {} {}H{}",
                number(from.0),
                number(from.1),
                number(to.1 - round),
                number(from.0),
                number(to.1),
                number(from.0 + round),
                number(to.1),
                number(to.0),
            )
        };
        self.joining_line(&path, unit);
    }
}
