//! What is written above and below the table: title, turn, facts, story and
//! outcome.

use super::Canvas;
use super::pen::{Anchor, Type, lines_of, shortened, text_width};
use crate::words::{fact_line, outcome_line, turn_line};

/// The height of what is written below a map or between two sides, at 960 pixels:
/// two lines of facts and two of the story, or the outcome and a line.
const STEADY_NOTES_HEIGHT: f64 = 93.0;

impl Canvas<'_> {
    /// Writes the game's name, and whose turn it is.
    pub(super) fn header(&mut self) {
        let size = 19.0 * self.scale;
        let turn = turn_line(self.view, self.options.tongue);
        let mut turn = turn.unwrap_or_default();
        let turn_size = 16.0 * self.scale;
        let mut name_width = self.inner_width();
        if super::is_steady(self.view) {
            // One line in every picture of a match, however many must act.
            turn = shortened(&turn, turn_size, true, self.inner_width() * 0.55);
            name_width *= 0.4;
        }
        let turn_width = text_width(&turn, turn_size, true);
        let gap = self.pad();
        let name = shortened(&self.view.game, size, true, name_width);
        let one_line = text_width(&name, size, true) + turn_width + gap <= self.inner_width()
            || super::is_steady(self.view);
        self.y += size;
        let name_type = Type {
            size,
            colour: "#f4ecd8",
            bold: true,
            anchor: Anchor::Start,
        };
        self.pen.text((self.pad(), self.y), name_type, &name);
        let turn_type = Type {
            size: turn_size,
            colour: "#ffd54a",
            bold: true,
            anchor: if one_line { Anchor::End } else { Anchor::Start },
        };
        if !turn.is_empty() {
            let x = if one_line {
                self.width - self.pad()
            } else {
                self.y += turn_size * 1.4;
                self.pad()
            };
            let turn = shortened(&turn, turn_size, true, self.inner_width());
            self.pen.text((x, self.y), turn_type, &turn);
        }
        self.y += 14.0 * self.scale;
    }

    /// Writes the facts, the newest line of the story and the outcome.
    pub(super) fn notes(&mut self) {
        let top = self.y;
        let is_steady = super::is_steady(self.view);
        let lines_max = if is_steady { 2 } else { 3 };
        if let Some(line) = outcome_line(self.view, self.options.tongue) {
            self.banner(&line);
        }
        let facts: Vec<String> = self.view.facts.iter().map(fact_line).collect();
        let facts = facts.join("   ·   ");
        let has_banner = self.view.outcome.is_some();
        if !(is_steady && has_banner) {
            self.centred(&facts, lines_max, "#e8dfc8");
        }
        let newest = self.view.log.last().map_or("", String::as_str);
        let lines_max = if is_steady && has_banner {
            1
        } else {
            lines_max
        };
        self.centred(newest, lines_max, "#bfd8c8");
        self.y += 6.0 * self.scale;
        if is_steady {
            // What lies around stays in its place from one picture of a match to the next.
            self.y = self.y.max(top + STEADY_NOTES_HEIGHT * self.scale);
        }
    }

    fn centred(&mut self, text: &str, lines_max: usize, colour: &'static str) {
        let size = 15.0 * self.scale;
        for line in lines_of(text, size, self.inner_width(), lines_max) {
            self.y += size;
            let kind = Type {
                size,
                colour,
                bold: false,
                anchor: Anchor::Middle,
            };
            self.pen.text((self.width / 2.0, self.y), kind, &line);
            self.y += size * 0.45;
        }
    }

    fn banner(&mut self, text: &str) {
        let size = 20.0 * self.scale;
        let text = shortened(text, size, true, self.inner_width() - 2.0 * size);
        let width = (text_width(&text, size, true) + 3.0 * size).min(self.inner_width());
        let place = ((self.width - width) / 2.0, self.y);
        self.pen.open(&[("class", "outcome")]);
        self.pen.rect(
            place,
            (width, size * 2.0),
            size,
            "fill=\"#ffd54a\" stroke=\"#8a6d00\" stroke-width=\"1.5\"",
        );
        let kind = Type {
            size,
            colour: "#2b2200",
            bold: true,
            anchor: Anchor::Middle,
        };
        self.pen
            .text((self.width / 2.0, self.y + size * 1.36), kind, &text);
        self.pen.close();
        self.y += size * 2.0 + 10.0 * self.scale;
    }
}
