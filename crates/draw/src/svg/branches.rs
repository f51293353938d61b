//! Tables that branch, as seen from above.

use tapete_game::Zone;

use super::Canvas;
use super::joints::{GHOST, Seated};
use super::pen::{Anchor, Type, number};
use crate::chain::n_faces_max;
use crate::grid::joined;
use crate::layout::{Area, Cloth, Joint, Laying, all_faces, joint_of, places};
use crate::snake::{Heading, Laid, Measure};

/// Sides of a face to choose from, the largest that fits first.
const UNITS: [f64; 9] = [46.0, 40.0, 35.0, 31.0, 27.0, 24.0, 21.0, 18.0, 16.0];

/// The table is at least and, if smaller tiles can help, at most this high, as
/// a part of its width.
const HEIGHT_PARTS: (f64, f64) = (0.2, 0.56);

/// Halves of a face left free around the table, for marks.
const RIM: (i32, i32) = (1, 1);

/// A table on the canvas.
struct Sheet {
    laying: Laying,
    unit: f64,
    n_faces: usize,
    /// The corner of the window.
    corner: (f64, f64),
}

impl Canvas<'_> {
    /// Draws a table that branches.
    pub(super) fn branches(&mut self, zone: &Zone) {
        let places = places(self.view, zone, self.options.highlight);
        let n_faces = n_faces_max(all_faces(self.view, zone));
        let (low, high) = HEIGHT_PARTS;
        let height_max = (self.width * high).max(420.0 * self.scale);
        let n_halves = 2 * n_faces as i32;
        let measure = Measure {
            flat_width: n_halves,
            flat_height: 2,
            tall_width: 2,
            tall_height: n_halves,
            clearance: 2,
        };
        let mut best = None;
        for unit in UNITS.map(|unit| (unit * self.scale).min(self.stage.unit_max)) {
            let fitting = |length: f64| (length * 2.0 / unit).floor() as i32;
            let room = (fitting(self.inner_width()), fitting(height_max));
            let cloth = Cloth {
                measure,
                margin: (1, 1),
                room: (room.0 - 2 * RIM.0, room.1 - 2 * RIM.1),
            };
            let laying = Laying::of(cloth, zone, &places, RIM, room.0);
            let fits = laying.window.width <= room.0 && laying.window.height <= room.1;
            best = Some((unit, laying));
            if fits {
                break;
            }
        }
        let Some((unit, mut laying)) = best else {
            return;
        };
        self.bounds = joined(self.bounds, Some(laying.window.bounds()));
        laying.window = laying.window.joined(self.stage.bounds);
        // A table too wide for the smallest tiles: shrink rather than cut off.
        let needed = f64::from(laying.window.width) * unit / 2.0;
        let unit = unit * (self.inner_width() / needed).min(1.0);
        self.unit = self.unit.min(unit);
        let half = unit / 2.0;
        let (width, height) = (
            f64::from(laying.window.width) * half,
            f64::from(laying.window.height) * half,
        );
        let area = height.max(self.width * low);
        let sheet = Sheet {
            corner: ((self.width - width) / 2.0, self.y + (area - height) / 2.0),
            laying,
            unit,
            n_faces,
        };
        self.pen.open(&[("class", "zone"), ("data-zone", &zone.id)]);
        self.pen.title(&zone.label);
        let tiles = sheet.laying.spread.tiles();
        let bridges = zone.pieces.iter().zip(tiles).filter(|(_, it)| it.bridged);
        let mut bridges: Vec<(Joint, Laid)> = bridges
            .filter_map(|(piece, placed)| Some((joint_of(zone, piece)?, placed.laid)))
            .collect();
        for (place, trial) in places.iter().zip(&sheet.laying.trials) {
            if let Some(joint) = place.joint.filter(|_| place.ghost && trial.bridged) {
                bridges.push((joint, trial.laid));
            }
        }
        for (joint, laid) in &bridges {
            self.bridge(&sheet, *joint, laid);
        }
        for (piece, placed) in zone.pieces.iter().zip(tiles) {
            self.seated_piece(piece, sheet.seated(&placed.laid));
        }
        for ((joint, laid), letter) in bridges.iter().zip(('a'..='z').cycle()) {
            self.bridge_ends(&sheet, *joint, laid, letter);
        }
        for (place, trial) in places.iter().zip(&sheet.laying.trials) {
            match place.joint {
                Some(joint) if !place.ghost => {
                    let point = sheet.port(joint, 0.32);
                    self.ring(place, point, unit);
                }
                _ => self.seated_ghost(place, sheet.seated(&trial.laid)),
            }
        }
        self.pen.close();
        self.y += area;
    }

    /// Draws the line from a port to a tile that lies apart.
    fn bridge(&mut self, sheet: &Sheet, joint: Joint, laid: &Laid) {
        let (from, to) = (sheet.port(joint, 0.0), sheet.entry(laid, 0.0));
        let path = format!(
            "M{} {}L{} {}",
            number(from.0),
            number(from.1),
            number(to.0),
            number(to.1)
        );
        self.joining_line(&path, sheet.unit);
    }

    /// Marks both ends of a long bridge with a letter: it may run below tiles.
    fn bridge_ends(&mut self, sheet: &Sheet, joint: Joint, laid: &Laid, letter: char) {
        let unit = sheet.unit;
        let (from, to) = (sheet.port(joint, 0.2), sheet.entry(laid, 0.2));
        let length = (from.0 - to.0).hypot(from.1 - to.1);
        if length < unit * 2.0 {
            return;
        }
        for (x, y) in [from, to] {
            self.pen.raw(&format!(
                "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"#1b3d2f\" stroke=\"{GHOST}\" \
                 stroke-width=\"{}\"/>",
                number(x),
                number(y),
                number(unit * 0.2),
                number(unit * 0.03),
            ));
            let size = unit * 0.3;
            let kind = Type {
                size,
                colour: "#ffe9a8",
                bold: true,
                anchor: Anchor::Middle,
            };
            self.pen
                .text((x, y + size * 0.33), kind, &letter.to_string());
        }
    }
}

impl Sheet {
    fn point(&self, point: (i32, i32)) -> (f64, f64) {
        let (x, y) = self.laying.window.moved(point);
        let half = self.unit / 2.0;
        (
            self.corner.0 + f64::from(x) * half,
            self.corner.1 + f64::from(y) * half,
        )
    }

    /// Returns the point so many faces outside of a port.
    fn port(&self, joint: Joint, distance: f64) -> (f64, f64) {
        let (point, heading) = self.laying.spread.port(joint);
        self.outside(point, heading, distance)
    }

    /// Returns the point so many faces before a tile's own port.
    fn entry(&self, laid: &Laid, distance: f64) -> (f64, f64) {
        let back = laid.heading.back();
        self.outside(Area::of(laid).exit(back), back, distance)
    }

    fn outside(&self, point: (i32, i32), heading: Heading, distance: f64) -> (f64, f64) {
        let (x, y) = self.point(point);
        let (right, down) = heading.step();
        let distance = distance * self.unit;
        (
            x + f64::from(right) * distance,
            y + f64::from(down) * distance,
        )
    }

    fn seated(&self, laid: &Laid) -> Seated {
        Seated {
            place: self.point((laid.x, laid.y)),
            unit: self.unit,
            n_faces: self.n_faces,
            tall: laid.tall,
            reversed: matches!(laid.heading, Heading::Left | Heading::Up),
        }
    }
}
