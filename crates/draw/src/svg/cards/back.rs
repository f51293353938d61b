//! The back of a card: the same for all, so that it tells nothing.

use super::super::pen::{Pen, number};
use super::crest::around;
use super::{HEIGHT, WIDTH};

/// The name under which the back is drawn once.
const BACK: &str = "tapete-card-back";

const GOLD: &str = "#e3bd6b";

/// Draws the back.
pub(super) fn back(pen: &mut Pen) {
    pen.raw(&format!("<use href=\"#{BACK}\"/>"));
}

/// Writes the back's shapes.
pub(super) fn define(pen: &mut Pen) {
    pen.raw(
        "<linearGradient id=\"tapete-card-cloth\" x1=\"0\" y1=\"0\" x2=\"0.7\" y2=\"1\">\
         <stop offset=\"0\" stop-color=\"#3c3a86\"/><stop offset=\"1\" stop-color=\"#1a1a45\"/>\
         </linearGradient>",
    );
    pen.open(&[("id", BACK)]);
    pen.rect(
        (0.0, 0.0),
        (WIDTH, HEIGHT),
        7.0,
        "fill=\"#f0e4c6\" stroke=\"#1a1a45\" stroke-width=\"1\"",
    );
    pen.rect(
        (5.0, 5.0),
        (WIDTH - 10.0, HEIGHT - 10.0),
        4.0,
        "fill=\"url(#tapete-card-cloth)\"",
    );
    lattice(pen);
    pen.rect(
        (8.0, 8.0),
        (WIDTH - 16.0, HEIGHT - 16.0),
        2.5,
        &format!("fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"1.1\""),
    );
    medallion(pen);
    pen.close();
}

/// Draws rows of diamonds that end at the inner line.
fn lattice(pen: &mut Pen) {
    let (left, top, width, height) = (8.0, 8.0, WIDTH - 16.0, HEIGHT - 16.0);
    let (columns, rows) = (7, 10);
    let (half_width, half_height) = (width / 14.0, height / 20.0);
    let mut path = String::new();
    for row in 0..rows {
        for column in 0..columns {
            let x = left + (f64::from(column) * 2.0 + 1.0) * half_width;
            let y = top + (f64::from(row) * 2.0 + 1.0) * half_height;
            path.push_str(&format!(
                "M{} {}l{w} {h}l-{w} {h}l-{w} -{h}Z",
                number(x),
                number(y - half_height),
                w = number(half_width),
                h = number(half_height),
            ));
        }
    }
    pen.raw(&format!(
        "<path d=\"{path}\" fill=\"#fff\" fill-opacity=\"0.05\" stroke=\"{GOLD}\" \
         stroke-opacity=\"0.38\" stroke-width=\"0.5\"/>"
    ));
}

/// Draws a star of eight points in a ring.
fn medallion(pen: &mut Pen) {
    let (x, y) = (WIDTH / 2.0, HEIGHT / 2.0);
    for (radius, look) in [
        (25.0, "fill=\"#f0e4c6\""),
        (23.4, "fill=\"#22215a\""),
        (
            21.0,
            "fill=\"none\" stroke=\"#e3bd6b\" stroke-width=\"0.7\"",
        ),
    ] {
        pen.raw(&format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {look}/>",
            number(x),
            number(y),
            number(radius)
        ));
    }
    for (reach, waist, turn, colour) in [(19.0, 6.5, 22.5, "#a9853c"), (20.0, 7.0, 0.0, GOLD)] {
        let corners: Vec<String> = (0..16)
            .map(|index: u8| {
                let is_tip = index.is_multiple_of(2);
                let is_long = index.is_multiple_of(4);
                let radius = match (is_tip, is_long) {
                    (true, true) => reach,
                    (true, false) => reach * 0.68,
                    (false, _) => waist,
                };
                let (x, y) = around((x, y), f64::from(index) * 22.5 + turn, radius);
                format!("{} {}", number(x), number(y))
            })
            .collect();
        pen.raw(&format!(
            "<path d=\"M{}Z\" fill=\"{colour}\"/>",
            corners.join("L")
        ));
    }
    pen.raw(&format!(
        "<circle cx=\"{}\" cy=\"{}\" r=\"3.6\" fill=\"#22215a\"/>",
        number(x),
        number(y)
    ));
}
