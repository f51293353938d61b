//! Rows that begin at the first piece: one lane for each arm, with its label.

use tapete_game::{Reader, Zone};

use super::Canvas;
use super::joints::Seated;
use super::outline::{Grain, Origin};
use super::pen::{Anchor, Type, number, shortened, text_width};
use crate::chain::n_faces_max;
use crate::layout::{Arm, Lane, Place, all_faces, arms, places};

/// Sides of a face to choose from, the largest that fits first.
const UNITS: [f64; 8] = [40.0, 35.0, 31.0, 27.0, 24.0, 21.0, 18.0, 16.0];

/// Smaller ones, only so that nothing is cut off at the right.
const UNITS_TINY: [f64; 5] = [13.0, 10.0, 8.0, 6.0, 4.0];

/// Smaller faces are too hard to read to make a table less high.
const UNIT_READABLE: f64 = 16.0;

/// Lanes are at most this high together while smaller tiles can help, as a part
/// of the width.
const HEIGHT_PART: f64 = 0.75;

/// Tiles do not shrink so that an arm has less height than this.
const ARM_HEIGHT: f64 = 60.0;

/// With more arms than this, doubles do not lie across: lanes would get high.
const ACROSS_ARMS_MAX: usize = 6;

/// From the left edge to the lanes, in faces: the first piece and its lines.
const HUB_FACES: f64 = 2.4;

/// The sizes of lanes.
#[derive(Clone, Copy, Debug)]
struct Gauge {
    grain: Grain,
    /// The size of a label's letters.
    label: f64,
    /// The free room inside of a lane, and that between lanes.
    pad: f64,
    /// Where lanes begin, and where the tiles in them do.
    left: f64,
    tiles_left: f64,
}

impl Gauge {
    fn lane_height(&self, arm: &Arm) -> f64 {
        let n_lines = arm.outline.n_rows.max(1) as f64;
        let tiles = (n_lines - 1.0) * self.grain.line_pitch + self.grain.line_height;
        tiles + self.label * 1.35 + 2.0 * self.pad
    }

    fn height(&self, arms: &[Arm]) -> f64 {
        let lanes = arms.iter().map(|arm| self.lane_height(arm) + self.pad);
        lanes.sum()
    }
}

impl Canvas<'_> {
    /// Draws the first piece at the left, and the arms as lanes.
    pub(super) fn arms(&mut self, zone: &Zone) {
        let places = places(self.view, zone, self.options.highlight);
        let n_faces = n_faces_max(all_faces(self.view, zone));
        let n_arms = zone.arms.len() as f64;
        let height_min = (n_arms * ARM_HEIGHT).max(460.0) * self.scale;
        let height_max = (self.width * HEIGHT_PART).max(height_min);
        let mut best: Option<(Gauge, Vec<Arm>)> = None;
        let units = UNITS.iter().chain(&UNITS_TINY);
        for unit in units.map(|unit| (unit * self.scale).min(self.stage.unit_max)) {
            let gauge = self.gauge(zone, unit, n_faces);
            let right = self.width - self.pad() - gauge.pad;
            let flat_width = 2 * n_faces as i32;
            let lane = Lane {
                width: ((right - gauge.tiles_left) * 2.0 / unit).floor() as i32,
                flat_width,
                across_width: if gauge.grain.across { 2 } else { flat_width },
                indent: 1,
            };
            let arms = arms(zone, &places, lane);
            let width = arms.iter().map(|arm| arm.outline.width).max().unwrap_or(0);
            let is_low = gauge.height(&arms) <= height_max || unit <= UNIT_READABLE * self.scale;
            let fits = is_low && width <= lane.width;
            best = Some((gauge, arms));
            if fits {
                break;
            }
        }
        let Some((gauge, arms)) = best else {
            return;
        };
        self.unit = self.unit.min(gauge.grain.unit);
        self.pen.open(&[("class", "zone"), ("data-zone", &zone.id)]);
        self.pen.title(&zone.label);
        let height = gauge.height(&arms).max(gauge.grain.unit * 2.4);
        let hub = (self.pad(), self.y + height / 2.0);
        let mut top = self.y + gauge.pad / 2.0;
        for arm in &arms {
            self.spoke(hub, top + gauge.lane_height(arm) / 2.0, gauge);
            self.lane(zone, &places, arm, top, gauge);
            top += gauge.lane_height(arm) + gauge.pad;
        }
        self.hub(zone, &places, hub, gauge);
        self.pen.close();
        self.y += height + gauge.grain.unit * 0.3;
    }

    fn gauge(&self, zone: &Zone, unit: f64, n_faces: usize) -> Gauge {
        let across = zone.arms.len() <= ACROSS_ARMS_MAX;
        let line_height = match across {
            true => unit * n_faces as f64,
            false => unit,
        };
        let pad = 5.0 * self.scale;
        let left = self.pad() + unit * HUB_FACES;
        Gauge {
            grain: Grain {
                unit,
                n_faces,
                line_pitch: line_height + unit * 0.2,
                line_height,
                across,
            },
            label: 13.0 * self.scale,
            pad,
            left,
            tiles_left: left + pad + unit * 0.5,
        }
    }

    /// Draws the line from the first piece to a lane.
    fn spoke(&mut self, hub: (f64, f64), y: f64, gauge: Gauge) {
        let unit = gauge.grain.unit;
        let from = hub.0 + unit;
        let middle = (from + gauge.left) / 2.0;
        let path = format!(
            "M{} {}C{} {} {} {} {} {}",
            number(from),
            number(hub.1),
            number(middle),
            number(hub.1),
            number(middle),
            number(y),
            number(gauge.left),
            number(y),
        );
        self.joining_line(&path, unit);
    }

    fn lane(&mut self, zone: &Zone, places: &[Place], arm: &Arm, top: f64, gauge: Gauge) {
        let own = arm
            .about
            .and_then(|it| it.owner)
            .is_some_and(|owner| self.view.reader == Reader::Seat(owner));
        let open = arm.about.is_some_and(|it| it.open);
        let width = self.width - self.pad() - gauge.left;
        let look = match (own, open) {
            (true, _) => {
                "fill=\"#ffd54a\" fill-opacity=\"0.13\" stroke=\"#ffd54a\" stroke-opacity=\"0.6\""
            }
            (false, true) => {
                "fill=\"#7be0a5\" fill-opacity=\"0.13\" stroke=\"#7be0a5\" stroke-opacity=\"0.6\""
            }
            (false, false) => "fill=\"#000\" fill-opacity=\"0.16\" stroke=\"none\"",
        };
        let size = (width, gauge.lane_height(arm));
        self.pen
            .rect((gauge.left, top), size, gauge.pad * 1.6, look);
        self.lane_label(arm, own, top, gauge);
        let origin = Origin {
            corner: (gauge.tiles_left, top + gauge.pad + gauge.label * 1.35),
            joins_along: false,
        };
        self.outline(zone, places, &arm.outline, gauge.grain, origin);
    }

    /// Writes whose arm it is, and whether all may play there.
    fn lane_label(&mut self, arm: &Arm, own: bool, top: f64, gauge: Gauge) {
        let Some(about) = arm.about else {
            return;
        };
        let tongue = self.options.tongue;
        let word = tongue.pick("open", "abierto");
        let x = gauge.left + gauge.pad * 2.0;
        let y = top + gauge.pad + gauge.label;
        let word_width = text_width(word, gauge.label, true) + gauge.label * 2.0;
        let room = self.width - self.pad() - x - word_width - gauge.pad;
        let label = shortened(&about.label, gauge.label, own, room);
        let colour = match (own, about.open) {
            (true, _) => "#ffe9a8",
            (false, true) => "#e8dfc8",
            (false, false) => "#a9b8a5",
        };
        let kind = Type {
            size: gauge.label,
            colour,
            bold: own,
            anchor: Anchor::Start,
        };
        self.pen.text((x, y), kind, &label);
        if about.open && about.owner.is_some() {
            let x = x + text_width(&label, gauge.label, own) + gauge.label * 0.6;
            self.flag((x, y), gauge.label);
            let kind = Type {
                colour: "#7be0a5",
                bold: true,
                ..kind
            };
            self.pen.text((x + gauge.label, y), kind, word);
        }
    }

    fn flag(&mut self, (x, y): (f64, f64), size: f64) {
        self.pen.raw(&format!(
            "<path class=\"flag\" d=\"M{} {}V{}L{} {}L{} {}\" fill=\"#7be0a5\" stroke=\"#7be0a5\" \
             stroke-width=\"{}\" stroke-linejoin=\"round\"/>",
            number(x),
            number(y),
            number(y - size * 0.8),
            number(x + size * 0.7),
            number(y - size * 0.55),
            number(x),
            number(y - size * 0.3),
            number(size * 0.1),
        ));
    }

    fn hub(&mut self, zone: &Zone, places: &[Place], hub: (f64, f64), gauge: Gauge) {
        let grain = gauge.grain;
        let seated = Seated {
            place: (hub.0, hub.1 - grain.unit * grain.n_faces as f64 / 2.0),
            unit: grain.unit,
            n_faces: grain.n_faces,
            tall: true,
            reversed: false,
        };
        if let Some(piece) = zone.pieces.first() {
            self.seated_piece(piece, seated);
        } else if let Some(place) = places.iter().find(|place| place.joint.is_none()) {
            self.seated_ghost(place, seated);
        }
    }
}
