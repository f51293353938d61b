//! Movers: small triangles on their way, with their ships where no site is.

use tapete_game::Seat;

use super::super::Canvas;
use super::super::hues::hue_of;
use super::super::pen::{Anchor, Type, number, text_width};
use super::super::tile::Mood;
use super::{Area, Frame, Free};
use crate::chart::{Chart, Mover};

/// The most movers that get a number; the others are too many to be read.
const NUMBERS_MAX: usize = 400;

/// How many places along its way are tried for a mover, to both sides.
const TRIES: i32 = 8;

/// A mover with its measures.
struct MoverArt {
    place: (f64, f64),
    /// Where it goes, one unit long.
    heading: (f64, f64),
    /// From its middle to its tip.
    reach: f64,
}

impl Canvas<'_> {
    /// Draws the ways of the movers, and that of the highlighted move.
    pub(super) fn routes(&mut self, chart: &Chart, frame: Frame) {
        // Movers on the same way share one line.
        let mut routes: Vec<&Mover> = chart.movers.iter().collect();
        let way = |mover: &Mover| {
            let (source, target) = (mover.source, mover.target);
            let owner = mover.piece.owner.map(Seat::index);
            (owner, source.column, source.row, target.column, target.row)
        };
        routes.sort_by_key(|mover| way(mover));
        routes.dedup_by_key(|mover| way(mover));
        let width = (1.2 * self.scale).min(frame.side * 0.05);
        let dashes = |part: f64| number((frame.side * part).clamp(2.0, 9.0 * self.scale));
        for mover in routes {
            let (source, target) = (frame.disc(&mover.source), frame.disc(&mover.target));
            self.pen.raw(&format!(
                "<path class=\"way\" d=\"{}\" fill=\"none\" stroke=\"{}\" \
                 stroke-opacity=\"0.6\" stroke-width=\"{}\" stroke-dasharray=\"{} {}\"/>",
                line(source, target),
                hue_of(self.view, mover.piece.owner).plain,
                number(width),
                dashes(0.06),
                dashes(0.06),
            ));
        }
        let touched = chart.touched(self.view, self.options.highlight);
        if let [source, .., target] = touched.as_slice() {
            let (source, target) = (frame.disc(source), frame.disc(target));
            self.pen.raw(&format!(
                "<path class=\"way chosen\" d=\"{}\" fill=\"none\" stroke=\"#7ff3ff\" \
                 stroke-width=\"{}\" stroke-dasharray=\"{} {}\"/>",
                line(source, target),
                number(width * 2.0),
                dashes(0.12),
                dashes(0.08),
            ));
        }
    }

    /// Draws the movers, those that arrive first before the others.
    pub(super) fn movers(&mut self, chart: &Chart, frame: Frame, free: &mut Free) {
        for (index, mover) in chart.movers.iter().enumerate() {
            let art = placed(mover, frame, free);
            let label = match index < NUMBERS_MAX {
                true => labelled(mover, &art, frame, free),
                false => None,
            };
            self.mover(mover, &art, label);
        }
    }

    fn mover(&mut self, mover: &Mover, art: &MoverArt, label: Option<((f64, f64), f64)>) {
        let mood = self.map_mood(mover.piece);
        let hue = hue_of(self.view, mover.piece.owner);
        let edge = match mood {
            Mood::Chosen => "#7ff3ff",
            Mood::Fresh => "#ffd54a",
            Mood::Plain | Mood::Idle | Mood::Ghost => "#060a1d",
        };
        self.grouped(mover.piece, mood, |pen| {
            pen.raw(&format!(
                "<path d=\"{}\" fill=\"{}\" stroke=\"{edge}\" stroke-width=\"{}\"/>",
                art.triangle(),
                hue.plain,
                number(art.reach * 0.16),
            ));
            if let Some((place, size)) = label {
                let kind = Type {
                    size,
                    colour: hue.light,
                    bold: true,
                    anchor: Anchor::Middle,
                };
                pen.text(place, kind, &mover.ships());
            }
        });
    }
}

impl MoverArt {
    fn triangle(&self) -> String {
        let ((x, y), (right, down)) = (self.place, self.heading);
        let at = |ahead: f64, aside: f64| {
            let x = x + (right * ahead - down * aside) * self.reach;
            let y = y + (down * ahead + right * aside) * self.reach;
            format!("{} {}", number(x), number(y))
        };
        format!(
            "M{}L{}L{}L{}Z",
            at(1.0, 0.0),
            at(-0.8, 0.75),
            at(-0.45, 0.0),
            at(-0.8, -0.75)
        )
    }
}

/// Finds a place on its way where a mover covers nothing, as near as possible to
/// where it is; if there is none, it is where it is.
fn placed(mover: &Mover, frame: Frame, free: &mut Free) -> MoverArt {
    let (source, target) = (frame.disc(&mover.source), frame.disc(&mover.target));
    let (right, down) = (target.0 - source.0, target.1 - source.1);
    let length = (right * right + down * down).sqrt();
    let heading = match length > 0.0 {
        true => (right / length, down / length),
        false => (1.0, 0.0),
    };
    let reach = (frame.side * 0.12).clamp(2.5, 9.0 * frame.scale);
    let at = |done: f64| (source.0 + right * done, source.1 + down * done);
    let area = |place| Area::around(place, (reach * 2.0, reach * 2.0));
    let step = reach / length.max(reach);
    let steps = (0..=TRIES).flat_map(|it| [it, -it]);
    let tries = steps.map(|it| mover.done + f64::from(it) * step);
    let place = tries
        .filter(|done| (0.0..=1.0).contains(done))
        .map(at)
        .find(|place| free.is_free(&area(*place)))
        .unwrap_or(at(mover.done));
    free.take(area(place));
    MoverArt {
        place,
        heading,
        reach,
    }
}

/// Finds a place for the number of ships beside a mover, and its size.
fn labelled(
    mover: &Mover,
    art: &MoverArt,
    frame: Frame,
    free: &mut Free,
) -> Option<((f64, f64), f64)> {
    let size = (frame.side * 0.17).clamp(6.0, 13.0 * frame.scale);
    let box_size = (text_width(&mover.ships(), size, true), size * 0.8);
    let ((x, y), (right, down)) = (art.place, art.heading);
    // Beside it first, then before and behind it.
    let sides = [
        (-down, right),
        (down, -right),
        (right, down),
        (-right, -down),
    ];
    let around = |far: f64| {
        sides.map(|(right, down)| {
            (
                x + right * (art.reach * far + box_size.0 / 2.0),
                y + down * (art.reach * far + box_size.1 / 2.0),
            )
        })
    };
    let places = [0.9, 1.5, 2.4].into_iter().flat_map(around);
    let area = |place| Area::around(place, box_size);
    let (x, y) = places
        .into_iter()
        .find(|place| free.is_free(&area(*place)))?;
    free.take(area((x, y)));
    Some(((x, y + size * 0.36), size))
}

fn line(source: (f64, f64), target: (f64, f64)) -> String {
    format!(
        "M{} {}L{} {}",
        number(source.0),
        number(source.1),
        number(target.0),
        number(target.1)
    )
}

/// Lists what the numbers of movers cover, for tests.
#[cfg(test)]
pub(super) fn label_areas(chart: &Chart, frame: Frame, free: &mut Free) -> Vec<Area> {
    let label = |mover: &Mover| {
        let art = placed(mover, frame, free);
        let ((x, y), size) = labelled(mover, &art, frame, free)?;
        let width = text_width(&mover.ships(), size, true);
        Some(Area::around((x, y - size * 0.36), (width, size * 0.8)))
    };
    chart.movers.iter().filter_map(label).collect()
}
