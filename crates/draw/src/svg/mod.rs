//! A view as an SVG picture: felt, ivory tiles, and everything around them.
//!
//! Pieces, zones and moves can be found by attributes, so that a browser can
//! move them and listen to them: a piece is a group with `id`, `data-id`,
//! `data-piece` (what it is called) and `data-moves` (indices into the view's
//! moves), a zone is a group with `data-zone`, and a place where a piece could go
//! is a group with `data-spot` and `data-moves`; at a piece it is called `6|4:1`,
//! port 1 of the piece with the id `6|4`, and in a grid `4,2` or `4,2,down`, after
//! its cell.

mod arms;
mod branches;
mod cards;
mod chart;
mod face;
mod grid;
mod hues;
mod joints;
mod notes;
mod outline;
mod panel;
mod pen;
mod pieces;
mod shapes;
mod sky;
mod table;
mod tile;
mod tree;

use tapete_game::{Arrangement, Tongue, View};

use self::pen::{Pen, number};
use crate::card::{Setting, has_cards};
use crate::grid::{Bounds, joined};
use crate::seating::{across, near};
use crate::words::{outcome_line, turn_line};

/// How a picture is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureOptions {
    /// Width in pixels, taken as at least 240 and at most 8000; the height
    /// follows from what there is to show.
    pub width: u32,
    /// The language of the fixed words.
    pub tongue: Tongue,
    /// The index of the move to show as if it were about to be played.
    pub highlight: Option<usize>,
}

impl Default for PictureOptions {
    fn default() -> PictureOptions {
        PictureOptions {
            width: 960,
            tongue: Tongue::default(),
            highlight: None,
        }
    }
}

/// The colour at the rim of the felt.
const FELT_EDGE: [u8; 3] = [0x12, 0x4a, 0x33];

/// Returns the colour at the rim of a picture.
#[cfg(feature = "pictures")]
pub(crate) fn edge_colour(svg: &str) -> [u8; 3] {
    match sky::is_on_sky(svg) {
        true => sky::SKY_EDGE,
        false => FELT_EDGE,
    }
}

/// Draws a view as an SVG. The same view gives the same bytes.
pub fn svg(view: &View, options: &PictureOptions) -> String {
    drawn(view, options, Stage::default()).svg
}

/// Draws views of one match as pictures of one size, with tiles of one size
/// on the table, so that nothing jumps from one to the next.
pub fn svg_frames(views: &[View], options: &PictureOptions) -> Vec<String> {
    let mut stage = Stage::default();
    let grids = views.iter().map(|view| drawn(view, options, stage).bounds);
    stage.bounds = grids.fold(None, joined);
    for view in views {
        stage.unit_max = stage.unit_max.min(drawn(view, options, stage).unit);
    }
    // How tiles that branch lie depends on their size, so look again.
    stage.bounds = None;
    let tables = views.iter().map(|view| drawn(view, options, stage).bounds);
    stage.bounds = tables.fold(None, joined);
    let plain: Vec<Drawn> = views
        .iter()
        .map(|view| drawn(view, options, stage))
        .collect();
    let tallest = plain.iter().map(|it| it.height).fold(0.0, f64::max);
    let stretched = views.iter().zip(plain).map(|(view, plain)| {
        let extra = tallest - plain.height;
        if extra > 0.0 {
            drawn(view, options, Stage { extra, ..stage }).svg
        } else {
            plain.svg
        }
    });
    stretched.collect()
}

/// What a picture has in common with others of the same match.
#[derive(Clone, Copy, Debug)]
struct Stage {
    /// The largest side of a face on the table.
    unit_max: f64,
    /// Height that the table gets beyond what it needs.
    extra: f64,
    /// The points of a grid or a table that branches that there is room for,
    /// also where nothing lies.
    bounds: Option<Bounds>,
}

impl Default for Stage {
    fn default() -> Stage {
        Stage {
            unit_max: f64::INFINITY,
            extra: 0.0,
            bounds: None,
        }
    }
}

/// A picture, and what others of the same match need to know of it.
struct Drawn {
    svg: String,
    height: f64,
    /// The smallest side of a face on the table, if a chain lies there.
    unit: f64,
    /// The lattice points of the grid on the table.
    bounds: Option<Bounds>,
}

fn drawn(view: &View, options: &PictureOptions, stage: Stage) -> Drawn {
    let width = f64::from(options.width.clamp(240, 8000));
    let mut canvas = Canvas {
        view,
        options,
        stage,
        width,
        scale: (width / 960.0).clamp(0.85, 9.0),
        y: 0.0,
        unit: f64::INFINITY,
        bounds: None,
        pen: Pen {
            palette: view.palette.clone(),
            ..Pen::default()
        },
    };
    canvas.y = canvas.pad();
    canvas.header();
    canvas.panels(&across(view));
    canvas.table();
    canvas.notes();
    canvas.panels(&near(view));
    canvas.loose_zones();
    let height = (canvas.y + canvas.pad() * 0.4).ceil();
    Drawn {
        height,
        unit: canvas.unit,
        bounds: canvas.bounds,
        svg: canvas.finished(height),
    }
}

/// A picture that grows downwards.
struct Canvas<'a> {
    view: &'a View,
    options: &'a PictureOptions,
    stage: Stage,
    width: f64,
    /// How large letters and hands are, 1 at 960 pixels.
    scale: f64,
    /// Where the next thing goes.
    y: f64,
    /// The smallest side of a face on the table so far.
    unit: f64,
    /// The lattice points of the grids so far.
    bounds: Option<Bounds>,
    pen: Pen,
}

impl Canvas<'_> {
    fn pad(&self) -> f64 {
        20.0 * self.scale
    }

    fn inner_width(&self) -> f64 {
        self.width - 2.0 * self.pad()
    }

    /// Lays the ground under what was drawn and closes the picture.
    fn finished(self, height: f64) -> String {
        let mut pen = Pen::default();
        let size = (self.width, height);
        match is_map(self.view) {
            true => self.sky(&mut pen, size),
            false => self.felt(&mut pen, size),
        }
        pen.out.push_str(&self.pen.out);
        let tongue = self.options.tongue;
        let now = outcome_line(self.view, tongue).or_else(|| turn_line(self.view, tongue));
        let title = match now {
            Some(now) => format!("{}: {now}", self.view.game),
            None => self.view.game.clone(),
        };
        let desc = crate::text::compact(self.view, tongue);
        pen.wrapped(size, &title, &desc)
    }

    fn sky(&self, pen: &mut Pen, size: (f64, f64)) {
        pen.raw("<defs>");
        sky::definitions(pen);
        tile::definitions(pen);
        pen.raw("</defs>");
        sky::sky(pen, size, self.scale);
    }

    fn felt(&self, pen: &mut Pen, size: (f64, f64)) {
        let (width, height) = size;
        let [red, green, blue] = FELT_EDGE;
        pen.raw("<defs>");
        pen.raw(&format!(
            "<radialGradient id=\"tapete-felt\" cx=\"0.5\" cy=\"0.42\" r=\"0.8\">\
             <stop offset=\"0\" stop-color=\"#23825a\"/>\
             <stop offset=\"1\" stop-color=\"rgb({red},{green},{blue})\"/></radialGradient>"
        ));
        tile::definitions(pen);
        if has_cards(self.view) {
            cards::definitions(pen, self.view);
        }
        pen.raw("</defs>");
        pen.rect((0.0, 0.0), size, 0.0, "fill=\"url(#tapete-felt)\"");
        let inset = 7.0 * self.scale;
        pen.rect(
            (inset, inset),
            (width - 2.0 * inset, height - 2.0 * inset),
            10.0 * self.scale,
            &format!(
                "fill=\"none\" stroke=\"#e8dfc8\" stroke-opacity=\"0.35\" stroke-width=\"{}\" \
                 stroke-dasharray=\"{} {}\"",
                number(1.6 * self.scale),
                number(7.0 * self.scale),
                number(5.0 * self.scale),
            ),
        );
    }
}

/// Tells whether what everybody shares is a map.
fn is_map(view: &View) -> bool {
    let mut shared = view.zones.iter().filter(|it| it.owner.is_none());
    shared.any(|it| it.arrangement == Arrangement::Chart)
}

/// Tells whether a picture keeps its places from one of a match to the next, so
/// that nothing jumps.
fn is_steady(view: &View) -> bool {
    is_map(view) || Setting::of(view) != Setting::Shared
}

#[cfg(test)]
mod tests;
