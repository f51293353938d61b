//! A map as text: a grid with numbers at its edges, sites with their ships,
//! and movers where there is room between them.

mod mesh;
mod movers;
mod notes;

use tapete_game::{View, Zone};

use self::mesh::Mesh;
pub use self::notes::chart_notes;
use super::sheet::{Focus, Hit, Ink, Sheet};
use crate::chart::{Chart, Site, mark};

/// The most cells of a sheet: more would only come from a view that no game
/// gives.
const CELLS_MAX: usize = 4_000_000;

/// Draws a map as large as fits, or larger than the room. A zone whose pieces
/// have no place is drawn as a row.
pub(super) fn chart(
    view: &View,
    zone: &Zone,
    room: (usize, usize),
    highlight: Option<usize>,
) -> Sheet {
    let drawn = Chart::of(zone).and_then(|chart| {
        let mesh = Mesh::fitting(&chart, room);
        let (width, height) = mesh.size();
        (width.saturating_mul(height) <= CELLS_MAX).then(|| {
            let mut drawing = Drawing::new(view, &chart, mesh, room.0);
            drawing.sky();
            drawing.sites(highlight);
            drawing.path(highlight);
            drawing.movers(highlight);
            drawing.look(room, highlight);
            drawing.sheet
        })
    });
    drawn.unwrap_or_else(|| super::hand::row(view, zone, room.0, highlight))
}

/// A map that is being drawn.
struct Drawing<'a> {
    view: &'a View,
    chart: &'a Chart<'a>,
    mesh: Mesh,
    /// Columns left free at the left, so that the map is in the middle.
    indent: usize,
    sheet: Sheet,
    /// What sites cover, row by row.
    taken: Vec<Vec<bool>>,
}

impl<'a> Drawing<'a> {
    fn new(view: &'a View, chart: &'a Chart<'a>, mesh: Mesh, width: usize) -> Drawing<'a> {
        let (needed, height) = mesh.size();
        let width = width.max(needed);
        Drawing {
            view,
            chart,
            indent: (width - needed) / 2,
            sheet: Sheet::blank(width, height),
            taken: vec![vec![false; width]; height],
            mesh,
        }
    }

    /// Returns row and column of the mark of a map's cell.
    fn place(&self, column: usize, row: usize) -> (usize, usize) {
        let (down, right) = self.mesh.place(column, row);
        (down, right + self.indent)
    }

    /// Draws the numbers at the edges, and a dot for every cell.
    fn sky(&mut self) {
        let step = self.mesh.label_step();
        for column in (0..self.mesh.columns).step_by(step) {
            let (_, right) = self.place(column, 0);
            self.sheet.write(0, right, &column.to_string(), Ink::Plain);
        }
        for row in 0..self.mesh.rows {
            let (down, _) = self.place(0, row);
            let label = format!("{row:>width$}", width = self.mesh.label_width());
            self.sheet.write(down, self.indent, &label, Ink::Plain);
            for column in 0..self.mesh.columns {
                let (down, right) = self.place(column, row);
                self.sheet.set(down, right, '·', Ink::Plain);
            }
        }
    }

    fn sites(&mut self, highlight: Option<usize>) {
        let touched = self.chart.touched(self.view, highlight);
        for site in &self.chart.sites {
            let chosen = touched.iter().any(|it| it.piece.id == site.piece.id);
            let ink = match (chosen, site.piece.fresh, site.piece.owner) {
                (true, _, _) => Ink::Accent,
                (false, true, _) => Ink::TileFresh,
                (false, false, Some(seat)) => Ink::Seat(seat.0),
                (false, false, None) => Ink::Plain,
            };
            self.site(site, ink);
        }
    }

    fn site(&mut self, site: &Site, ink: Ink) {
        let (row, column) = self.place(site.column, site.row);
        let (width, height) = self.mesh.site_size();
        for cells in self.taken.iter_mut().skip(row).take(height) {
            for cell in cells.iter_mut().skip(column).take(width) {
                *cell = true;
            }
        }
        self.sheet
            .set(row, column, mark(self.view, site.piece.owner), ink);
        for (down, right, text) in self.mesh.texts(site) {
            self.sheet.write(row + down, column + right, &text, ink);
        }
        self.sheet.spot(
            (row, column),
            (width, height),
            Hit::Piece(site.piece.id.clone()),
        );
    }

    /// Draws the way between the two sites of the highlighted move, where no
    /// site is.
    fn path(&mut self, highlight: Option<usize>) {
        let touched = self.chart.touched(self.view, highlight);
        let [source, .., target] = touched.as_slice() else {
            return;
        };
        let source = self.place(source.column, source.row);
        let target = self.place(target.column, target.row);
        let n_steps = source
            .0
            .abs_diff(target.0)
            .max(source.1.abs_diff(target.1) / 2);
        for step in 1..n_steps {
            let (down, right) = between(source, target, step as f64 / n_steps as f64);
            let cells = self.taken.get(down);
            if cells.and_then(|it| it.get(right)) == Some(&false) {
                self.sheet.set(down, right, '•', Ink::Ghost);
            }
        }
    }

    /// Lets the reader look at the chosen sites, at what has just changed, or
    /// at a site of their own.
    fn look(&mut self, room: (usize, usize), highlight: Option<usize>) {
        let area = |site: &Site| {
            let (row, column) = self.place(site.column, site.row);
            let (width, height) = self.mesh.site_size();
            Focus {
                row,
                column,
                width,
                height,
            }
        };
        let touched = self.chart.touched(self.view, highlight);
        let both = touched.iter().map(area).reduce(joined);
        let fits = |it: &Focus| it.width <= room.0 && it.height <= room.1;
        let sites = || self.chart.sites.iter();
        let is_own = |it: &&Site| {
            let owner = it.piece.owner;
            owner.is_some_and(|seat| crate::words::is_own(self.view, seat))
        };
        self.sheet.focus = both
            .filter(fits)
            .or_else(|| touched.last().map(area))
            .or_else(|| sites().find(|it| it.piece.fresh).map(area))
            .or_else(|| sites().find(is_own).map(area));
    }
}

/// Returns the place at a part of the way between two others.
fn between(source: (usize, usize), target: (usize, usize), done: f64) -> (usize, usize) {
    let at = |source: usize, target: usize| {
        let way = target as f64 - source as f64;
        (source as f64 + way * done).round().max(0.0) as usize
    };
    (at(source.0, target.0), at(source.1, target.1))
}

/// Returns the area that holds both.
fn joined(one: Focus, other: Focus) -> Focus {
    let (row, column) = (one.row.min(other.row), one.column.min(other.column));
    let bottom = (one.row + one.height).max(other.row + other.height);
    let right = (one.column + one.width).max(other.column + other.width);
    Focus {
        row,
        column,
        width: right - column,
        height: bottom - row,
    }
}

#[cfg(test)]
mod tests;
