//! A site: a shaded disc that grows with what it produces, with its name and
//! its ships.

use super::super::Canvas;
use super::super::hues::Hue;
use super::super::pen::{Anchor, Pen, Type, number, shortened, text_width};
use super::super::tile::Mood;
use super::Area;
use crate::chart::{Site, UNKNOWN};

/// In cells larger than this the name stands below the disc and the production
/// can be read; in smaller ones the disc lies behind name and ships.
const SIDE_ROOMY: f64 = 44.0;

/// In cells larger than this production and strength are written.
const SIDE_TELLING: f64 = 66.0;

/// The production of the largest discs.
const PRODUCTION_MAX: f64 = 20.0;

/// What is written on a disc stands out from it by this.
const DARK: &str = "#060a1d";

/// Returns how far a disc is above the middle of its cell, in sides of a cell.
pub(super) fn lift(side: f64) -> f64 {
    match side {
        _ if side > SIDE_TELLING => 0.13,
        _ if side > SIDE_ROOMY => 0.09,
        _ => 0.0,
    }
}

/// A site with its measures.
pub(super) struct SiteArt {
    middle: (f64, f64),
    side: f64,
    radius: f64,
    hue: Hue,
    /// Whether its production is not known.
    veiled: bool,
    name: Line,
    ships: Line,
    /// Production and strength, where there is room.
    figures: Option<Line>,
}

/// A line of text around a middle.
struct Line {
    x: f64,
    /// The baseline.
    y: f64,
    size: f64,
    bold: bool,
    text: String,
}

impl Line {
    /// Makes a line that is no wider than the cell.
    fn fitting(text: &str, (x, y): (f64, f64), size: f64, bold: bool, width: f64) -> Line {
        let whole = text_width(text, size, bold).max(f64::MIN_POSITIVE);
        // Half the size can still be read; what is longer is cut.
        let size = size * (width / whole).clamp(0.5, 1.0);
        Line {
            x,
            y,
            size,
            bold,
            // A little more, because the width was reached by rounding.
            text: shortened(text, size, bold, width * 1.001),
        }
    }

    fn area(&self) -> Area {
        let width = text_width(&self.text, self.size, self.bold);
        Area {
            left: self.x - width / 2.0,
            top: self.y - self.size * 0.78,
            right: self.x + width / 2.0,
            bottom: self.y + self.size * 0.2,
        }
    }

    fn write(&self, pen: &mut Pen, colour: &'static str) {
        let kind = Type {
            size: self.size,
            colour,
            bold: self.bold,
            anchor: Anchor::Middle,
        };
        pen.text((self.x, self.y), kind, &self.text);
    }
}

impl SiteArt {
    pub(super) fn of(site: &Site, hue: Hue, (x, y): (f64, f64), side: f64, scale: f64) -> SiteArt {
        let production = site.production();
        let part = production.map_or(0.5, |it| (it as f64 / PRODUCTION_MAX).clamp(0.0, 1.0));
        let width = side * 0.94;
        let middle = (x, y - side * lift(side));
        let (radius, name, ships) = if side > SIDE_ROOMY {
            let size = (side * 0.2).min(20.0 * scale);
            let below = if side > SIDE_TELLING { 0.33 } else { 0.4 };
            let ships = (x, middle.1 + size * 0.37);
            let name = (x, y + side * below);
            (
                side * (0.16 + 0.14 * part),
                Line::fitting(site.name(), name, size, true, width),
                Line::fitting(&site.ships(), ships, size, true, width),
            )
        } else {
            let (name, ships) = ((x, y - side * 0.04), (x, y + side * 0.4));
            (
                side * (0.3 + 0.17 * part),
                Line::fitting(site.name(), name, side * 0.46, true, width),
                Line::fitting(&site.ships(), ships, side * 0.46, true, width),
            )
        };
        let figures = (side > SIDE_TELLING).then(|| {
            let strength = site.strength();
            let text = match (production, strength.as_str()) {
                (None, UNKNOWN) => UNKNOWN.to_owned(),
                (None, strength) => format!("+{UNKNOWN} · {strength}"),
                (Some(production), strength) => format!("+{production} · {strength}"),
            };
            let size = (side * 0.12).min(12.5 * scale);
            Line::fitting(&text, (x, y + side * 0.46), size, false, width)
        });
        SiteArt {
            middle,
            side,
            radius,
            hue,
            veiled: production.is_none(),
            name,
            ships,
            figures,
        }
    }

    /// Lists what it covers.
    pub(super) fn areas(&self) -> Vec<Area> {
        let disc = Area::around(self.middle, (self.radius * 2.0, self.radius * 2.0));
        let lines = [Some(&self.name), Some(&self.ships), self.figures.as_ref()];
        let lines = lines.into_iter().flatten().map(Line::area);
        lines.chain([disc]).collect()
    }

    fn draw(&self, pen: &mut Pen, mood: Mood) {
        let halo = match mood {
            Mood::Chosen => Some("#7ff3ff"),
            Mood::Fresh => Some("#ffd54a"),
            Mood::Plain | Mood::Idle | Mood::Ghost => None,
        };
        if let Some(colour) = halo {
            self.circle(
                pen,
                self.radius + self.side * 0.05,
                &format!(
                    "fill=\"{colour}\" fill-opacity=\"0.22\" stroke=\"{colour}\" \
                     stroke-width=\"{}\"",
                    number(self.side * 0.03)
                ),
            );
        }
        self.circle(pen, self.radius, &format!("fill=\"{DARK}\""));
        let look = match self.veiled {
            true => format!(
                "fill=\"{}\" fill-opacity=\"0.45\" stroke=\"{}\" stroke-width=\"{}\" \
                 stroke-dasharray=\"{} {}\"",
                self.hue.dark,
                self.hue.light,
                number(self.side * 0.02),
                number(self.side * 0.06),
                number(self.side * 0.05),
            ),
            false => format!("fill=\"url(#tapete-site-{})\"", self.hue.name),
        };
        self.circle(pen, self.radius, &look);
        pen.open(&[
            ("stroke", DARK),
            ("stroke-width", &number(self.ships.size * 0.22)),
            ("stroke-linejoin", "round"),
            ("paint-order", "stroke"),
        ]);
        self.ships.write(pen, "#fff");
        self.name.write(pen, self.hue.light);
        if let Some(figures) = &self.figures {
            figures.write(pen, "#9fadd4");
        }
        pen.close();
    }

    fn circle(&self, pen: &mut Pen, radius: f64, look: &str) {
        let (x, y) = self.middle;
        pen.raw(&format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {look}/>",
            number(x),
            number(y),
            number(radius)
        ));
    }
}

impl Canvas<'_> {
    pub(super) fn site(&mut self, site: &Site, art: &SiteArt) {
        let mood = self.map_mood(site.piece);
        self.grouped(site.piece, mood, |pen| art.draw(pen, mood));
    }
}
