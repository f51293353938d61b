//! A map on the dark sky: a faint grid with numbers at its edges, sites,
//! movers, and what the signs mean.

mod free;
mod legend;
mod movers;
mod site;

use tapete_game::{View, Zone};

use self::free::{Area, Free};
use self::site::SiteArt;
use super::Canvas;
use super::hues::{Hue, NEUTRAL, hue_of};
use super::pen::{Anchor, Type, number};
use crate::chart::{Chart, Site};

/// The map is at most this high, as a part of the picture's width.
const HEIGHT_PART: f64 = 0.86;

/// The largest cells: a small map need not fill the picture.
const SIDE_MAX: f64 = 130.0;

/// Cells are smaller than this only on maps with very many.
const GRID_SIDE_MIN: f64 = 6.0;

/// Where a map lies in a picture.
#[derive(Clone, Copy, Debug)]
struct Frame {
    left: f64,
    top: f64,
    /// The side of a cell.
    side: f64,
    columns: usize,
    rows: usize,
    scale: f64,
}

impl Frame {
    /// Returns the middle of a cell.
    fn middle(&self, column: usize, row: usize) -> (f64, f64) {
        (
            self.left + (column as f64 + 0.5) * self.side,
            self.top + (row as f64 + 0.5) * self.side,
        )
    }

    /// Returns the middle of a site's disc, where ways begin and end.
    fn disc(&self, site: &Site) -> (f64, f64) {
        let (x, y) = self.middle(site.column, site.row);
        (x, y - self.side * site::lift(self.side))
    }

    fn width(&self) -> f64 {
        self.columns as f64 * self.side
    }

    fn height(&self) -> f64 {
        self.rows as f64 * self.side
    }

    fn art(&self, site: &Site, view: &View) -> SiteArt {
        SiteArt::of(
            site,
            hue_of(view, site.piece.owner),
            self.middle(site.column, site.row),
            self.side,
            self.scale,
        )
    }
}

impl Canvas<'_> {
    /// Draws a map, or a row if the zone has pieces without a place.
    pub(super) fn chart(&mut self, zone: &Zone) {
        let Some(chart) = Chart::of(zone) else {
            self.shared_row(zone);
            return;
        };
        let gutter = 20.0 * self.scale;
        let (columns, rows) = (chart.columns.max(1), chart.rows.max(1));
        let side = ((self.inner_width() - 2.0 * gutter) / columns as f64)
            .min(self.width * HEIGHT_PART / rows as f64)
            .min(SIDE_MAX * self.scale);
        let frame = Frame {
            left: (self.width - side * columns as f64) / 2.0,
            top: self.y + gutter,
            side,
            columns,
            rows,
            scale: self.scale,
        };
        self.pen.open(&[("class", "zone"), ("data-zone", &zone.id)]);
        self.pen.title(&zone.label);
        self.shades(&chart);
        self.grid_lines(frame);
        self.numbers(frame);
        let arts: Vec<SiteArt> = chart
            .sites
            .iter()
            .map(|it| frame.art(it, self.view))
            .collect();
        let mut free = Free::new(frame);
        for area in arts.iter().flat_map(SiteArt::areas) {
            free.take(area);
        }
        self.routes(&chart, frame);
        for (site, art) in chart.sites.iter().zip(&arts) {
            self.site(site, art);
        }
        self.movers(&chart, frame, &mut free);
        self.pen.close();
        self.y = frame.top + frame.height() + 10.0 * self.scale;
        self.legend(&chart);
    }

    /// Writes the shades of the owners that there are.
    fn shades(&mut self, chart: &Chart) {
        let mut hues: Vec<Hue> = Vec::new();
        for hue in chart
            .sites
            .iter()
            .map(|it| hue_of(self.view, it.piece.owner))
        {
            if !hues.contains(&hue) {
                hues.push(hue);
            }
        }
        if !hues.contains(&NEUTRAL) {
            hues.push(NEUTRAL);
        }
        self.pen.raw("<defs>");
        for hue in hues {
            self.pen.raw(&format!(
                "<radialGradient id=\"tapete-site-{}\" cx=\"0.36\" cy=\"0.32\" r=\"0.78\">\
                 <stop offset=\"0\" stop-color=\"{}\"/>\
                 <stop offset=\"0.45\" stop-color=\"{}\"/>\
                 <stop offset=\"1\" stop-color=\"{}\"/></radialGradient>",
                hue.name, hue.light, hue.plain, hue.dark
            ));
        }
        self.pen.raw("</defs>");
    }

    fn grid_lines(&mut self, frame: Frame) {
        self.pen.rect(
            (frame.left, frame.top),
            (frame.width(), frame.height()),
            4.0 * self.scale,
            "fill=\"#060a1d\" fill-opacity=\"0.55\" stroke=\"#8fb0ff\" stroke-opacity=\"0.35\"",
        );
        let step = (GRID_SIDE_MIN / frame.side).ceil().max(1.0) as usize;
        let (right, bottom) = (frame.left + frame.width(), frame.top + frame.height());
        let mut path = String::new();
        for column in (step..frame.columns).step_by(step) {
            let x = frame.left + column as f64 * frame.side;
            let (top, bottom) = (number(frame.top), number(bottom));
            path.push_str(&format!("M{} {top}V{bottom}", number(x)));
        }
        for row in (step..frame.rows).step_by(step) {
            let y = frame.top + row as f64 * frame.side;
            let (left, right) = (number(frame.left), number(right));
            path.push_str(&format!("M{left} {}H{right}", number(y)));
        }
        if !path.is_empty() {
            self.pen.raw(&format!(
                "<path d=\"{path}\" fill=\"none\" stroke=\"#8fb0ff\" stroke-opacity=\"0.13\"/>"
            ));
        }
    }

    /// Writes the numbers of columns and rows, as many as can be read.
    fn numbers(&mut self, frame: Frame) {
        let size = 10.0 * self.scale;
        let kind = Type {
            size,
            colour: "#7e8fbd",
            bold: false,
            anchor: Anchor::Middle,
        };
        let step = (size * 1.9 / frame.side).ceil().max(1.0) as usize;
        for column in (0..frame.columns).step_by(step) {
            let (x, _) = frame.middle(column, 0);
            let place = (x, frame.top - size * 0.5);
            self.pen.text(place, kind, &column.to_string());
        }
        for row in (0..frame.rows).step_by(step) {
            let (_, y) = frame.middle(0, row);
            let place = (frame.left - size * 0.6, y + size * 0.36);
            let kind = Type {
                anchor: Anchor::End,
                ..kind
            };
            self.pen.text(place, kind, &row.to_string());
        }
    }
}

#[cfg(test)]
mod tests;
