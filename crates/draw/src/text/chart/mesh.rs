//! How large the cells of a map are, and what is written where in them.

use super::super::glyphs::clipped;
use crate::chart::{Chart, Site, short_count};

/// The longest name that is shown whole.
const NAME_WIDTH_MAX: usize = 5;

/// How a site is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    /// `★A` above `37 +10`, the ships and the production.
    Roomy,
    /// `★A` above `37`.
    Stacked,
    /// `★A 37`.
    Flat,
    /// `★A37`, with no gap before the next cell.
    Tight,
}

/// The measures of a map in cells of the sheet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mesh {
    pub(super) columns: usize,
    pub(super) rows: usize,
    style: Style,
    name_width: usize,
    ships_width: usize,
    production_width: usize,
    /// Columns for the numbers of the rows.
    gutter: usize,
    /// Columns between two cells of a row.
    gap: usize,
}

/// Where there is room, cells stand so many columns apart: more would tear the
/// map apart.
const PITCH_WISHED: usize = 6;

/// The room that ships are given before they need it, so that a map keeps its
/// shape while numbers grow: no number is written longer.
const SHIPS_WIDTH_MIN: usize = 4;

/// The room that production is given, likewise: it rarely needs more.
const PRODUCTION_WIDTH_MIN: usize = 3;

impl Mesh {
    /// Chooses the largest cells that fit whatever the numbers become; when none
    /// do, the largest that fit the numbers of now; and when none do either,
    /// those that show most of the map.
    pub(super) fn fitting(chart: &Chart, (width, height): (usize, usize)) -> Mesh {
        let fits_width = |mesh: &Mesh| mesh.size().0 <= width;
        let fits = |mesh: &Mesh| fits_width(mesh) && mesh.size().1 <= height;
        let styles = [Style::Roomy, Style::Stacked, Style::Flat, Style::Tight];
        // The number of a row may stand right beside its first cell.
        let narrowed = |mesh: Mesh| Mesh {
            gutter: mesh.label_width(),
            ..mesh
        };
        let lasting = styles
            .into_iter()
            .map(|style| Mesh::of(chart, style).lasting())
            .flat_map(|mesh| [mesh, narrowed(mesh)]);
        let whole = styles.into_iter().map(|style| Mesh::of(chart, style));
        let narrow = [Style::Stacked, Style::Tight].map(|style| Mesh::of(chart, style));
        let narrowest = narrow.map(narrowed);
        lasting
            .chain(whole)
            .chain(narrowest)
            .find(fits)
            .or_else(|| narrow.into_iter().chain(narrowest).find(fits_width))
            .unwrap_or(narrow[0])
            .spread(width)
    }

    /// Makes room for the numbers that may still come. In cells of one line the
    /// longest of them may reach the next mark.
    fn lasting(self) -> Mesh {
        Mesh {
            ships_width: self.ships_width.max(SHIPS_WIDTH_MIN),
            production_width: self.production_width.max(PRODUCTION_WIDTH_MIN),
            gap: match self.style {
                Style::Roomy | Style::Stacked => 1,
                Style::Flat | Style::Tight => 0,
            },
            ..self
        }
    }

    /// Moves narrow cells apart, as far as there is room.
    fn spread(self, width: usize) -> Mesh {
        let spare = width.saturating_sub(self.size().0);
        let more = spare / self.columns.saturating_sub(1).max(1);
        let wished = PITCH_WISHED.saturating_sub(self.pitch());
        Mesh {
            gap: self.gap + more.min(wished),
            ..self
        }
    }

    fn of(chart: &Chart, style: Style) -> Mesh {
        let widest = |text: &dyn Fn(&Site) -> usize| {
            let widths = chart.sites.iter().map(text);
            widths.max().unwrap_or(1).max(1)
        };
        let mut mesh = Mesh {
            columns: chart.columns,
            rows: chart.rows,
            style,
            name_width: widest(&|it| name(it).chars().count()),
            ships_width: widest(&|it| it.ships().chars().count()),
            production_width: widest(&|it| production(it).chars().count()),
            gutter: 0,
            gap: match style {
                Style::Roomy => 2,
                Style::Stacked | Style::Flat => 1,
                Style::Tight => 0,
            },
        };
        mesh.gutter = mesh.label_width() + 1;
        mesh
    }

    /// Returns the columns of the largest row number.
    pub(super) fn label_width(&self) -> usize {
        digits(self.rows.saturating_sub(1))
    }

    /// Returns how many columns apart the numbers above them stand.
    pub(super) fn label_step(&self) -> usize {
        let wide = digits(self.columns.saturating_sub(1)) + 1;
        wide.div_ceil(self.pitch()).max(1)
    }

    /// Returns the columns and rows of a site.
    pub(super) fn site_size(&self) -> (usize, usize) {
        let (name, ships) = (1 + self.name_width, self.ships_width);
        match self.style {
            Style::Roomy => (name.max(ships + self.production_width), 2),
            Style::Stacked => (name.max(ships), 2),
            Style::Flat => (name + 1 + ships, 1),
            Style::Tight => (name + ships, 1),
        }
    }

    /// Returns how many columns there are from one cell to the next.
    fn pitch(&self) -> usize {
        self.site_size().0 + self.gap
    }

    /// Returns the columns and rows of the whole map.
    pub(super) fn size(&self) -> (usize, usize) {
        let (_, height) = self.site_size();
        let cells = self.columns.saturating_mul(self.pitch());
        (
            (self.gutter + cells).saturating_sub(self.gap),
            1 + self.rows.saturating_mul(height),
        )
    }

    /// Returns row and column of the mark of a map's cell.
    pub(super) fn place(&self, column: usize, row: usize) -> (usize, usize) {
        let (_, height) = self.site_size();
        (1 + row * height, self.gutter + column * self.pitch())
    }

    /// Lists what is written at a site, each with the rows and columns from
    /// its mark.
    pub(super) fn texts(&self, site: &Site) -> Vec<(usize, usize, String)> {
        let name = name(site);
        let after_name = 1 + name.chars().count();
        let ships = site.ships();
        let mut texts = vec![(0, 1, name)];
        match self.style {
            Style::Roomy => {
                let production = production(site);
                let [n_ships, n_made] = [&ships, &production].map(|it| it.chars().count());
                // The sign of the production parts the two where a blank has no
                // room.
                let room = self.site_size().0;
                let gap = usize::from(n_ships + 1 + n_made <= room);
                texts.push((1, 0, ships));
                texts.push((1, n_ships + gap, production));
            }
            Style::Stacked => texts.push((1, 0, ships)),
            Style::Flat => texts.push((0, self.name_width + 2, ships)),
            Style::Tight => texts.push((0, after_name, ships)),
        }
        if site.piece.fresh && self.style != Style::Tight {
            texts.push((0, after_name, "!".to_owned()));
        }
        texts
    }
}

fn name(site: &Site) -> String {
    clipped(site.name(), NAME_WIDTH_MAX)
}

/// Writes the production as what is added each turn; nothing when unknown.
fn production(site: &Site) -> String {
    let known = site.production();
    known.map_or(String::new(), |it| format!("+{}", short_count(it)))
}

fn digits(number: usize) -> usize {
    number.to_string().len()
}
