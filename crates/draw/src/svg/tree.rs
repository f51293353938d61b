//! Trees of pieces with many faces: each hangs below the face it is joined to.

use tapete_game::Zone;

use super::Canvas;
use super::outline::{Grain, Origin};
use crate::chain::n_faces_max;
use crate::layout::{Outline, Strip, all_faces, places, tree};

/// Sides of a face to choose from, the largest that fits first.
const UNITS: [f64; 7] = [40.0, 35.0, 31.0, 27.0, 24.0, 21.0, 18.0];

/// From one line to the next, in faces.
const LINE_PITCH: f64 = 1.35;

/// The tree is at least and, if smaller pieces can help, at most this high, as
/// a part of its width.
const HEIGHT_PARTS: (f64, f64) = (0.16, 0.6);

impl Canvas<'_> {
    /// Draws a tree.
    pub(super) fn tree(&mut self, zone: &Zone) {
        let places = places(self.view, zone, self.options.highlight);
        let n_faces = n_faces_max(all_faces(self.view, zone));
        let (low, high) = HEIGHT_PARTS;
        let height_max = (self.width * high).max(420.0 * self.scale);
        let mut best: Option<(f64, Outline)> = None;
        for unit in UNITS.map(|unit| (unit * self.scale).min(self.stage.unit_max)) {
            let width = (self.inner_width() * 2.0 / unit).floor() as i32;
            let strip = Strip {
                width,
                strip_width: 2 * n_faces as i32,
                n_faces,
                face: (1, 2),
                gap: 1,
            };
            let outline = tree(zone, &places, strip);
            let high = outline.n_rows as f64 * LINE_PITCH * unit;
            let fits = outline.width <= width && high <= height_max;
            best = Some((unit, outline));
            if fits {
                break;
            }
        }
        let Some((unit, outline)) = best else {
            return;
        };
        let needed = f64::from(outline.width.max(1)) * unit / 2.0;
        let unit = unit * (self.inner_width() / needed).min(1.0);
        self.unit = self.unit.min(unit);
        let width = f64::from(outline.width) * unit / 2.0;
        let height = outline.n_rows as f64 * LINE_PITCH * unit;
        let area = (height + unit * 0.6).max(self.width * low);
        let grain = Grain {
            unit,
            n_faces,
            line_pitch: LINE_PITCH * unit,
            line_height: unit,
            across: false,
        };
        let corner = ((self.width - width) / 2.0, self.y + (area - height) / 2.0);
        self.pen.open(&[("class", "zone"), ("data-zone", &zone.id)]);
        self.pen.title(&zone.label);
        let origin = Origin {
            corner,
            joins_along: true,
        };
        self.outline(zone, &places, &outline, grain, origin);
        self.pen.close();
        self.y += area;
    }
}
