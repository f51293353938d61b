//! What the signs of a map mean, in one line below it.

use super::super::Canvas;
use super::super::hues::NEUTRAL;
use super::super::pen::{Anchor, Type, number, shortened, text_width};
use crate::chart::Chart;

impl Canvas<'_> {
    /// Explains the signs that the map has.
    pub(super) fn legend(&mut self, chart: &Chart) {
        let tongue = self.options.tongue;
        let items: Vec<(Sign, &str)> = [
            (
                chart.has_neutral(),
                Sign::Neutral,
                tongue.pick("neutral", "neutral"),
            ),
            (
                chart.hides_something(),
                Sign::Hidden,
                tongue.pick("hidden", "oculto"),
            ),
            (
                chart.has_fresh(),
                Sign::Fresh,
                tongue.pick("just changed", "recién cambiado"),
            ),
            (
                !chart.movers.is_empty(),
                Sign::Mover,
                tongue.pick("under way", "en camino"),
            ),
        ]
        .into_iter()
        .filter(|(is_there, _, _)| *is_there)
        .map(|(_, sign, meaning)| (sign, meaning))
        .collect();
        let size = 12.5 * self.scale;
        if items.is_empty() {
            // The same height as with signs, so that what is below stays.
            self.y += size * 2.0;
            return;
        }
        let gap = size * 1.6;
        let sign_room = size * 1.4;
        let width_of =
            |(_, meaning): &(Sign, &str)| sign_room + text_width(meaning, size, false) + gap;
        // As many as fit in each line.
        let mut lines: Vec<Vec<&(Sign, &str)>> = vec![Vec::new()];
        let mut used = 0.0;
        for item in &items {
            let width = width_of(item);
            if used > 0.0 && used + width > self.inner_width() {
                lines.push(Vec::new());
                used = 0.0;
            }
            used += width;
            if let Some(line) = lines.last_mut() {
                line.push(item);
            }
        }
        let kind = Type {
            size,
            colour: "#aab6d8",
            bold: false,
            anchor: Anchor::Start,
        };
        for line in lines {
            let width: f64 = line.iter().map(|it| width_of(it)).sum::<f64>() - gap;
            let mut x = ((self.width - width) / 2.0).max(self.pad());
            self.y += size;
            for item in line {
                let (sign, meaning) = item;
                self.sign(*sign, (x + size * 0.5, self.y - size * 0.36), size * 0.42);
                let room = self.width - self.pad() - x - sign_room;
                let meaning = shortened(meaning, size, false, room);
                self.pen.text((x + sign_room, self.y), kind, &meaning);
                x += width_of(item);
            }
            self.y += size * 0.6;
        }
        self.y += size * 0.4;
    }

    fn sign(&mut self, sign: Sign, (x, y): (f64, f64), radius: f64) {
        let circle = |look: &str| {
            let (x, y, radius) = (number(x), number(y), number(radius));
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {look}/>")
        };
        let drawn = match sign {
            Sign::Neutral => circle(&format!("fill=\"url(#tapete-site-{})\"", NEUTRAL.name)),
            Sign::Hidden => circle(&format!(
                "fill=\"none\" stroke=\"{}\" stroke-dasharray=\"{} {}\"",
                NEUTRAL.light,
                number(radius * 0.6),
                number(radius * 0.45),
            )),
            Sign::Fresh => circle(
                "fill=\"#ffd54a\" fill-opacity=\"0.22\" stroke=\"#ffd54a\" stroke-width=\"1.5\"",
            ),
            Sign::Mover => format!(
                "<path d=\"M{} {}l{} {}v{}Z\" fill=\"#aab6d8\"/>",
                number(x + radius),
                number(y),
                number(-1.8 * radius),
                number(-0.75 * radius),
                number(1.5 * radius),
            ),
        };
        self.pen.raw(&drawn);
    }
}

#[derive(Clone, Copy)]
enum Sign {
    Neutral,
    Hidden,
    Fresh,
    Mover,
}
