//! The small signs on cards: a heart for life, a sword for attack, the gem of a
//! cost, and the mark of the dead.

use super::super::pen::{Pen, number};
use super::crest::around;

/// Draws a heart with that middle; `size` is its width.
pub(super) fn heart(pen: &mut Pen, (x, y): (f64, f64), size: f64, fill: &str) {
    pen.raw(&format!(
        "<path transform=\"translate({} {}) scale({})\" d=\"M0 4.4C-2.6 2.4 -5 0.4 -5 -2C-5 \
         -3.6 -3.8 -4.6 -2.5 -4.6C-1.4 -4.6 -0.5 -4 0 -3C0.5 -4 1.4 -4.6 2.5 -4.6C3.8 -4.6 5 \
         -3.6 5 -2C5 0.4 2.6 2.4 0 4.4Z\" fill=\"{fill}\"/>",
        number(x),
        number(y),
        number(size / 10.0),
    ));
}

/// Draws a sword that points up to the right; `size` is its length.
pub(super) fn sword(pen: &mut Pen, (x, y): (f64, f64), size: f64, fill: &str) {
    pen.raw(&format!(
        "<path transform=\"translate({} {}) rotate(45) scale({})\" d=\"M0 -7L1.3 -5.4V2H3.4V3.6\
         H0.9V6.2C1.6 6.6 1.6 8 0 8C-1.6 8 -1.6 6.6 -0.9 6.2V3.6H-3.4V2H-1.3V-5.4Z\" \
         fill=\"{fill}\"/>",
        number(x),
        number(y),
        number(size / 15.0),
    ));
}

/// Draws the gem that a cost is written on.
pub(super) fn gem(pen: &mut Pen, (x, y): (f64, f64), radius: f64, (fill, edge): (&str, &str)) {
    let corner = |turn: f64, part: f64| {
        let (x, y) = around((x, y), turn, radius * part);
        format!("{} {}", number(x), number(y))
    };
    let round = |part: f64| -> String {
        let corners: Vec<String> = (0..6)
            .map(|it| corner(f64::from(it) * 60.0, part))
            .collect();
        format!("M{}Z", corners.join("L"))
    };
    pen.raw(&format!(
        "<path d=\"{}\" fill=\"{edge}\"/><path d=\"{}\" fill=\"{fill}\"/>\
         <path d=\"M{}L{}L{}L{}Z\" fill=\"#fff\" fill-opacity=\"0.22\"/>",
        round(1.0),
        round(0.84),
        corner(0.0, 0.84),
        corner(60.0, 0.84),
        corner(60.0, 0.42),
        corner(-60.0, 0.84),
    ));
}

/// Crosses out what lies around a middle.
pub(super) fn cross(pen: &mut Pen, (x, y): (f64, f64), reach: f64) {
    let (left, right) = (number(x - reach), number(x + reach));
    let (top, bottom) = (number(y - reach), number(y + reach));
    let path = format!("M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}");
    for (colour, width) in [("#f3ece0", 7.5), ("#8e1b1b", 5.0)] {
        pen.raw(&format!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
             stroke-linecap=\"round\"/>"
        ));
    }
}
