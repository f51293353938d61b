//! The pattern of an element behind an emblem: rays, waves, flames, breezes,
//! layers or crystals.

use super::super::pen::{Pen, number};

/// Draws the pattern inside an area; `kind` may be any number.
pub(super) fn motif(
    pen: &mut Pen,
    kind: usize,
    ((x, y), (width, height)): ((f64, f64), (f64, f64)),
    colour: &str,
) {
    // Lines stay a little inside, where the corners are round.
    let inset = 1.6;
    let area = Area {
        left: x + inset,
        top: y + inset,
        width: width - 2.0 * inset,
        height: height - 2.0 * inset,
    };
    let path = match kind % 6 {
        0 => area.leaves(),
        1 => area.waves(),
        2 => area.flames(),
        3 => area.breezes(),
        4 => area.layers(),
        _ => area.crystals(),
    };
    pen.raw(&format!(
        "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-opacity=\"0.3\" \
         stroke-width=\"0.8\"/>"
    ));
}

struct Area {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Area {
    /// Returns a place by its parts of width and height.
    fn at(&self, right: f64, down: f64) -> String {
        let (x, y) = (
            self.left + right * self.width,
            self.top + down * self.height,
        );
        format!("{} {}", number(x), number(y))
    }

    /// Returns the starts of so many equal parts.
    fn parts(n_parts: u32) -> impl Iterator<Item = (f64, f64)> {
        let step = 1.0 / f64::from(n_parts);
        (0..n_parts).map(move |it| (f64::from(it) * step, step))
    }

    fn leaves(&self) -> String {
        let mut path = String::new();
        for (right, wide) in Area::parts(7) {
            for (down, high) in Area::parts(3) {
                let middle = right + wide / 2.0;
                let (top, bottom) = (down + high * 0.08, down + high * 0.92);
                path.push_str(&format!(
                    "M{}Q{} {}Q{} {}M{}L{}",
                    self.at(middle, top),
                    self.at(right + wide, down + high / 2.0),
                    self.at(middle, bottom),
                    self.at(right, down + high / 2.0),
                    self.at(middle, top),
                    self.at(middle, top),
                    self.at(middle, bottom),
                ));
            }
        }
        path
    }

    fn waves(&self) -> String {
        let mut path = String::new();
        for (down, high) in Area::parts(7) {
            path.push_str(&format!("M{}", self.at(0.0, down + high / 2.0)));
            for (index, (right, wide)) in Area::parts(8).enumerate() {
                let side = if index % 2 == 0 { 0.0 } else { 1.0 };
                path.push_str(&format!(
                    "Q{} {}",
                    self.at(right + wide / 2.0, down + high * side),
                    self.at(right + wide, down + high / 2.0),
                ));
            }
        }
        path
    }

    fn flames(&self) -> String {
        let mut path = String::new();
        for (down, high) in Area::parts(4) {
            path.push_str(&format!("M{}", self.at(0.0, down + high)));
            for (right, wide) in Area::parts(8) {
                path.push_str(&format!(
                    "Q{} {}Q{} {}",
                    self.at(right + wide * 0.5, down + high * 0.8),
                    self.at(right + wide * 0.5, down + high * 0.05),
                    self.at(right + wide * 0.6, down + high * 0.7),
                    self.at(right + wide, down + high),
                ));
            }
        }
        path
    }

    fn breezes(&self) -> String {
        let mut path = String::new();
        for (index, (down, high)) in Area::parts(6).enumerate() {
            let start: f64 = if index % 2 == 0 { 0.0 } else { 0.16 };
            for right in [start, start + 0.34, start + 0.67] {
                let end = (right + 0.26).min(1.0);
                path.push_str(&format!(
                    "M{}C{} {} {}",
                    self.at(right.min(1.0), down + high * 0.75),
                    self.at((right + end) / 2.0, down + high * 1.0),
                    self.at((right + end) / 2.0, down),
                    self.at(end, down + high * 0.3),
                ));
            }
        }
        path
    }

    fn layers(&self) -> String {
        let mut path = String::new();
        for (index, (down, high)) in Area::parts(7).enumerate() {
            let y = down + high / 2.0;
            path.push_str(&format!("M{}L{}", self.at(0.0, y), self.at(1.0, y)));
            let shift = if index % 2 == 0 { 0.5 } else { 0.0 };
            for (right, wide) in Area::parts(6) {
                let x = right + wide * shift;
                let bottom = (y + high).min(1.0);
                path.push_str(&format!("M{}L{}", self.at(x, y), self.at(x, bottom)));
            }
        }
        path
    }

    fn crystals(&self) -> String {
        let mut path = String::new();
        for (right, wide) in Area::parts(6) {
            for (down, high) in Area::parts(4) {
                path.push_str(&format!(
                    "M{}L{}L{}L{}Z",
                    self.at(right + wide / 2.0, down),
                    self.at(right + wide, down + high / 2.0),
                    self.at(right + wide / 2.0, down + high),
                    self.at(right, down + high / 2.0),
                ));
            }
        }
        path
    }
}
