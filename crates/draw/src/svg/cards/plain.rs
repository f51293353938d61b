//! The face of a plain card: the gem with its cost, a sign, the fighter it
//! belongs to, and what it does.

use super::super::pen::Anchor;
use super::lettering::{Line, boxed};
use super::{Art, WIDTH, crest, icons};
use crate::card::PlainCard;

/// Where the window is.
const WINDOW: (f64, f64) = (23.5, 37.0);

/// Where the text is: its left edge and top, its width and height.
const TEXT: ((f64, f64), (f64, f64)) = ((8.0, 69.0), (WIDTH - 16.0, 63.0));

/// How far the text stays from the edges of its box.
const MARGIN: f64 = 3.5;

/// Sizes of letters to choose from, the largest that fits first.
const SIZES: [f64; 10] = [9.0, 8.4, 7.8, 7.2, 6.6, 6.0, 5.5, 5.0, 4.6, 4.2];

pub(super) fn draw(art: &mut Art, plain: PlainCard) {
    art.plate(plain.name(), 73.0);
    let (top, height) = WINDOW;
    art.window(top, height);
    let middle = (50.0, top + height / 2.0 - 1.5);
    crest::sign(art.pen, plain.name(), &art.shades, middle, 16.0);
    art.ribbon(top + height, plain.bearer());
    let (corner, size) = TEXT;
    let look = format!(
        "fill=\"{}\" stroke=\"{}\" stroke-opacity=\"0.55\" stroke-width=\"0.8\"",
        art.shades.page(),
        art.shades.dark()
    );
    art.pen.rect(corner, size, 3.0, &look);
    let inner = (
        (corner.0 + MARGIN, corner.1 + MARGIN),
        (size.0 - 2.0 * MARGIN, size.1 - 2.0 * MARGIN),
    );
    boxed(art.pen, plain.text(), inner, &SIZES);
    cost(art, plain);
}

fn cost(art: &mut Art, plain: PlainCard) {
    let middle = (84.5, 14.0);
    icons::gem(art.pen, middle, 11.5, ("#1d4f9e", "#f4d98b"));
    let line = Line::figure(&plain.cost(), 9.4, 15.0);
    let place = (middle.0, middle.1 + line.size() * 0.37);
    line.write(art.pen, place, "#ffffff", Anchor::Middle);
}
