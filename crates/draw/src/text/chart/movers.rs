//! Movers on a map: an arrow and their ships, near where they are, and never
//! over a site.

use super::super::sheet::{Hit, Ink};
use super::{Drawing, between};
use crate::chain::is_chosen;
use crate::chart::Mover;

/// The most movers that a map shows; the list tells of the others.
const MOVERS_MAX: usize = 300;

/// How far from its place a mover may be drawn, in rows and columns.
const REACH: (isize, isize) = (2, 6);

/// Arrows by how a mover goes: up, level, down; left, upright, right.
const ARROWS: [[char; 3]; 3] = [['↖', '↑', '↗'], ['←', '·', '→'], ['↙', '↓', '↘']];

impl Drawing<'_> {
    /// Draws the movers, those that arrive first before the others.
    pub(super) fn movers(&mut self, highlight: Option<usize>) {
        for mover in self.chart.movers.iter().take(MOVERS_MAX) {
            let ink = match (mover.piece.fresh, mover.piece.owner) {
                _ if is_chosen(self.view, highlight, &mover.piece.id) => Ink::Accent,
                (true, _) => Ink::TileFresh,
                (false, Some(seat)) => Ink::Seat(seat.0),
                (false, None) => Ink::Plain,
            };
            self.mover(mover, ink);
        }
    }

    fn mover(&mut self, mover: &Mover, ink: Ink) {
        let source = self.place(mover.source.column, mover.source.row);
        let target = self.place(mover.target.column, mover.target.row);
        let here = between(source, target, mover.done);
        let arrow = arrow(mover.steps());
        let whole = format!("{arrow}{}", mover.ships());
        // Where there is no room for the number, the arrow alone.
        let found = [whole, arrow.to_string()].into_iter().find_map(|text| {
            let place = self.free_place(here, text.chars().count())?;
            Some((place, text))
        });
        let Some(((row, column), text)) = found else {
            return;
        };
        let n_cells = text.chars().count();
        self.sheet.write(row, column, &text, ink);
        let what = Hit::Piece(mover.piece.id.clone());
        self.sheet.spot((row, column), (n_cells, 1), what);
        if let Some(cells) = self.taken.get_mut(row) {
            for cell in cells.iter_mut().skip(column).take(n_cells) {
                *cell = true;
            }
        }
    }

    /// Returns the nearest place with so many free cells, and a free one at
    /// each side, so that numbers do not run together.
    fn free_place(&self, (row, column): (usize, usize), n_cells: usize) -> Option<(usize, usize)> {
        let (reach_rows, reach_columns) = REACH;
        let mut best: Option<(isize, (usize, usize))> = None;
        for down in -reach_rows..=reach_rows {
            for right in -reach_columns..=reach_columns {
                // A row is about as high as two columns are wide.
                let distance = 4 * down * down + right * right;
                if best.is_some_and(|(shortest, _)| shortest <= distance) {
                    continue;
                }
                let row = row.checked_add_signed(down);
                let column = column.checked_add_signed(right);
                if let Some((row, column)) = row.zip(column)
                    && self.is_free(row, column, n_cells)
                {
                    best = Some((distance, (row, column)));
                }
            }
        }
        best.map(|(_, place)| place)
    }

    fn is_free(&self, row: usize, column: usize, n_cells: usize) -> bool {
        let (_, first) = self.place(0, 0);
        let Some(cells) = self.taken.get(row).filter(|_| row > 0) else {
            return false;
        };
        let from = column.saturating_sub(1);
        let around = cells.iter().skip(from).take(column - from + n_cells + 1);
        let fits = column >= first && column + n_cells <= cells.len();
        fits && around.into_iter().all(|it| !*it)
    }
}

/// Returns the arrow that points along so many columns and rows.
pub(super) fn arrow((right, down): (i64, i64)) -> char {
    let (wide, high) = (right.abs(), down.abs());
    // Less than about an eighth of a turn off counts as straight.
    let right = if 5 * wide < 2 * high {
        0
    } else {
        right.signum()
    };
    let down = if 5 * high < 2 * wide {
        0
    } else {
        down.signum()
    };
    ARROWS[(down + 1) as usize][(right + 1) as usize]
}
