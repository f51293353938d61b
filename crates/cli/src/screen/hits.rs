//! Where the clickable things lie on the screen that was drawn last.

use ratatui::layout::{Position, Rect};

/// Something that can be clicked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// A listed move, by its index.
    Move(usize),
    /// A piece, by its id.
    Piece(String),
    /// A line of a list, by its index.
    Line(usize),
    /// The same as pressing a key.
    Key(char),
    /// The same as pressing Enter.
    Enter,
}

/// Which row and column of a sheet lie in the upper left corner of its window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Scroll {
    pub(super) row: usize,
    pub(super) column: usize,
}

impl Scroll {
    /// Returns the place that many rows and columns further, within bounds.
    pub(super) fn moved(self, rows: isize, columns: isize, max: Scroll) -> Scroll {
        Scroll {
            row: self.row.saturating_add_signed(rows).min(max.row),
            column: self.column.saturating_add_signed(columns).min(max.column),
        }
    }
}

/// A window onto a sheet that may be larger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pane {
    pub(super) area: Rect,
    pub(super) at: Scroll,
    /// The rows and columns that lie outside the window.
    pub(super) max: Scroll,
}

impl Pane {
    /// Tells whether something lies outside the window.
    pub(super) fn scrolls(&self) -> bool {
        self.max != Scroll::default()
    }
}

/// The clickable things, and how far what was drawn can be scrolled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Hits {
    areas: Vec<(Rect, Target)>,
    /// Where the table was drawn.
    pub(super) table: Pane,
    /// Where the hand was drawn.
    pub(super) hand: Pane,
    /// How many rows of the overlay lie outside the window.
    pub(super) overlay_scroll_max: usize,
}

impl Hits {
    /// Remembers an area; what is added later lies on top.
    pub(super) fn add(&mut self, area: Rect, target: Target) {
        if !area.is_empty() {
            self.areas.push((area, target));
        }
    }

    /// Forgets all areas: an overlay covers them.
    pub(super) fn cover(&mut self) {
        self.areas.clear();
    }

    /// Returns what lies at a place of the screen.
    pub(super) fn at(&self, column: u16, row: u16) -> Option<&Target> {
        let place = Position::new(column, row);
        self.areas
            .iter()
            .rev()
            .find(|(area, _)| area.contains(place))
            .map(|(_, target)| target)
    }

    /// Returns where a thing lies, for tests.
    #[cfg(test)]
    pub(super) fn find(&self, wanted: &Target) -> Option<Rect> {
        self.areas
            .iter()
            .rev()
            .find(|(_, target)| target == wanted)
            .map(|(area, _)| *area)
    }
}
