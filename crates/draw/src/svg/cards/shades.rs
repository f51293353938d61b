//! The colours of a card, all made from the colour of its element.

use super::super::pen::Pen;
use crate::tint::{Rgb, brightness};

const BLACK: Rgb = [0x0b, 0x0d, 0x12];
const WHITE: Rgb = [0xff, 0xff, 0xff];
const PAPER: Rgb = [0xfb, 0xf5, 0xe4];

/// The brightest ground that white letters are written on.
const DARK_BRIGHTNESS_MAX: u32 = 72;

/// The colours of a card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shades {
    /// The element's own colour.
    pub(super) plain: Rgb,
}

impl Shades {
    pub(super) fn of(plain: Rgb) -> Shades {
        Shades { plain }
    }

    /// The ground of white letters, dark enough for them also where the
    /// element's colour is a light one.
    pub(super) fn dark(&self) -> String {
        let mut dark = mixed(self.plain, BLACK, 0.5);
        while brightness(dark) > DARK_BRIGHTNESS_MAX {
            dark = mixed(dark, BLACK, 0.1);
        }
        written(dark)
    }

    /// Edges.
    pub(super) fn deep(&self) -> String {
        written(mixed(self.plain, BLACK, 0.74))
    }

    /// What stands out in the window.
    pub(super) fn light(&self) -> String {
        written(mixed(self.plain, WHITE, 0.66))
    }

    /// The middle between the window and what stands out in it.
    pub(super) fn middle(&self) -> String {
        written(mixed(self.plain, WHITE, 0.3))
    }

    /// The ground of figures.
    pub(super) fn paper(&self) -> String {
        written(mixed(self.plain, PAPER, 0.8))
    }

    /// The ground of text.
    pub(super) fn page(&self) -> String {
        written(mixed(self.plain, PAPER, 0.93))
    }

    /// The name of the frame's gradient.
    pub(super) fn frame_id(&self) -> String {
        let [red, green, blue] = self.plain;
        format!("tapete-frame-{red:02x}{green:02x}{blue:02x}")
    }

    /// The name of the window's gradient.
    pub(super) fn window_id(&self) -> String {
        let [red, green, blue] = self.plain;
        format!("tapete-window-{red:02x}{green:02x}{blue:02x}")
    }

    /// Writes the gradients.
    pub(super) fn define(&self, pen: &mut Pen) {
        pen.raw(&format!(
            "<linearGradient id=\"{}\" x1=\"0\" y1=\"0\" x2=\"0.7\" y2=\"1\">\
             <stop offset=\"0\" stop-color=\"{}\"/><stop offset=\"0.45\" stop-color=\"{}\"/>\
             <stop offset=\"1\" stop-color=\"{}\"/></linearGradient>",
            self.frame_id(),
            written(mixed(self.plain, WHITE, 0.42)),
            written(self.plain),
            written(mixed(self.plain, BLACK, 0.45)),
        ));
        pen.raw(&format!(
            "<radialGradient id=\"{}\" cx=\"0.5\" cy=\"0.48\" r=\"0.72\">\
             <stop offset=\"0\" stop-color=\"{}\"/><stop offset=\"1\" stop-color=\"{}\"/>\
             </radialGradient>",
            self.window_id(),
            written(mixed(self.plain, BLACK, 0.12)),
            written(mixed(self.plain, BLACK, 0.72)),
        ));
    }
}

/// Returns a colour with hardly anything left of it.
pub(super) fn greyed(colour: Rgb) -> Rgb {
    let grey = brightness(colour).clamp(70, 170) as u8;
    mixed(colour, [grey, grey, grey], 0.88)
}

/// Mixes two colours; `part` of the second.
fn mixed(one: Rgb, other: Rgb, part: f64) -> Rgb {
    let mut mixed = one;
    for (channel, other) in mixed.iter_mut().zip(other) {
        let (from, to) = (f64::from(*channel), f64::from(other));
        *channel = (from + (to - from) * part).round() as u8;
    }
    mixed
}

fn written([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
