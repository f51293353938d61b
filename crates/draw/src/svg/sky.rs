//! The ground of a map: a dark sky with faint stars that are always the same.

use super::pen::{Pen, number};

/// The colour at the rim of the sky.
pub(crate) const SKY_EDGE: [u8; 3] = [0x07, 0x0a, 0x1c];

/// The name of the sky's gradient; a picture that has it lies on the sky.
const SKY: &str = "tapete-sky";

/// The stars of a square as wide as the picture; the sky repeats it downwards.
const STARS: u64 = 170;

/// Tells whether a picture lies on the sky. No word of a view can pretend it,
/// because quotes are escaped there.
#[cfg(feature = "pictures")]
pub(crate) fn is_on_sky(svg: &str) -> bool {
    svg.contains(&format!("id=\"{SKY}\""))
}

/// Writes the colours of the sky.
pub(super) fn definitions(pen: &mut Pen) {
    let [red, green, blue] = SKY_EDGE;
    pen.raw(&format!(
        "<radialGradient id=\"{SKY}\" cx=\"0.5\" cy=\"0.4\" r=\"0.85\">\
         <stop offset=\"0\" stop-color=\"#17214a\"/>\
         <stop offset=\"0.55\" stop-color=\"#0d1330\"/>\
         <stop offset=\"1\" stop-color=\"rgb({red},{green},{blue})\"/></radialGradient>"
    ));
}

/// Draws the sky over the whole picture.
pub(super) fn sky(pen: &mut Pen, (width, height): (f64, f64), scale: f64) {
    pen.rect(
        (0.0, 0.0),
        (width, height),
        0.0,
        &format!("fill=\"url(#{SKY})\""),
    );
    pen.open(&[("class", "stars"), ("fill", "#fff")]);
    let margin = 3.0 * scale;
    let n_squares = (height / width).ceil().max(1.0) as u64;
    for index in 0..n_squares.saturating_mul(STARS) {
        let square = (index / STARS) as f64;
        let x = margin + part(index, 1) * (width - 2.0 * margin);
        let y = margin + (square + part(index, 2)) * width;
        if y > height - margin {
            continue;
        }
        // Most stars are small and faint.
        let bright = part(index, 3) * part(index, 4);
        pen.raw(&format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill-opacity=\"{}\"/>",
            number(x),
            number(y),
            number((0.45 + bright) * scale),
            number(0.15 + 0.6 * bright),
        ));
    }
    pen.close();
}

/// Returns a part from 0 to 1 that looks like luck and is always the same.
fn part(index: u64, use_: u64) -> f64 {
    let mut mixed = (index * 8 + use_).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((mixed ^ (mixed >> 31)) >> 40) as f64 / (1_u64 << 24) as f64
}
