//! A sheet of cells, and the areas on it that mean something.

use super::glyphs::glyphs;

/// One column of one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// What is written; always one column wide.
    pub glyph: char,
    /// How it is to look.
    pub ink: Ink,
}

/// How a cell is to look; the client chooses colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// Ordinary text.
    #[default]
    Plain,
    /// Less important text, and pieces that cannot be moved now.
    Dim,
    /// Headings.
    Bold,
    /// The outline of a tile.
    Tile,
    /// The outline of the tile that was played last.
    TileFresh,
    /// The back of a tile.
    Back,
    /// A number on a tile, 0 to 9, each with its own colour.
    Pip(u8),
    /// A face that is not such a number.
    Face,
    /// A face that is a colour, as red, green and blue.
    Tint([u8; 3]),
    /// What the highlighted move touches.
    Accent,
    /// A place where a tile could lie.
    Ghost,
    /// The open ends of a chain.
    End,
    /// Something about a seat.
    Seat(u8),
    /// Bad news.
    Warn,
    /// Good news.
    Good,
}

/// An area of a sheet that means something when it is clicked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spotted {
    /// First row, from 0.
    pub row: usize,
    /// First column, from 0.
    pub column: usize,
    /// How many columns.
    pub width: usize,
    /// How many rows.
    pub height: usize,
    /// What is there.
    pub what: Hit,
}

/// What an area of a sheet shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hit {
    /// A move, by its index in the view.
    Move(usize),
    /// A piece, by its id.
    Piece(String),
}

/// The area that a window too small for the sheet should show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Focus {
    /// First row, from 0.
    pub row: usize,
    /// First column, from 0.
    pub column: usize,
    /// How many columns.
    pub width: usize,
    /// How many rows.
    pub height: usize,
}

/// A rectangle of cells with hit areas.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Columns of every row.
    pub width: usize,
    /// How many rows there are.
    pub height: usize,
    /// The rows from the top, each `width` cells long.
    pub rows: Vec<Vec<Cell>>,
    /// The areas that a mouse can hit.
    pub spotted: Vec<Spotted>,
    /// Where the reader should look: at the highlighted move, else at the
    /// piece that was played last.
    pub focus: Option<Focus>,
}

impl Sheet {
    /// Returns a sheet of spaces.
    pub fn blank(width: usize, height: usize) -> Sheet {
        let blank = Cell {
            glyph: ' ',
            ink: Ink::Plain,
        };
        Sheet {
            width,
            height,
            rows: vec![vec![blank; width]; height],
            spotted: Vec::new(),
            focus: None,
        }
    }

    /// Returns the text without inks, each line without spaces at its end.
    pub fn to_plain_string(&self) -> String {
        let mut text = String::with_capacity(self.height * (self.width + 1));
        for row in &self.rows {
            text.extend(row.iter().map(|cell| cell.glyph));
            text.truncate(text.trim_end_matches(' ').len());
            text.push('\n');
        }
        text
    }

    /// Returns what was hit at a row and column; the last one drawn wins.
    pub fn hit(&self, row: usize, column: usize) -> Option<&Hit> {
        self.spotted
            .iter()
            .rev()
            .find(|it| {
                (it.row..it.row + it.height).contains(&row)
                    && (it.column..it.column + it.width).contains(&column)
            })
            .map(|it| &it.what)
    }

    /// Puts a sheet below this one.
    pub fn append(&mut self, below: Sheet) {
        let n_above = self.height;
        self.width = self.width.max(below.width);
        self.rows.extend(below.rows);
        self.height = self.rows.len();
        let blank = Cell {
            glyph: ' ',
            ink: Ink::Plain,
        };
        for row in &mut self.rows {
            row.resize(self.width, blank);
        }
        self.spotted
            .extend(below.spotted.into_iter().map(|it| Spotted {
                row: it.row + n_above,
                ..it
            }));
        let focus = below.focus.map(|it| Focus {
            row: it.row + n_above,
            ..it
        });
        self.focus = self.focus.or(focus);
    }

    /// Adds an empty row.
    pub(super) fn append_gap(&mut self) {
        self.append(Sheet::blank(self.width, 1));
    }

    /// Writes text from a cell on and returns the column after it. What does
    /// not fit is left out.
    pub(super) fn write(&mut self, row: usize, column: usize, text: &str, ink: Ink) -> usize {
        let mut column = column;
        for glyph in glyphs(text) {
            self.set(row, column, glyph, ink);
            column += 1;
        }
        column
    }

    /// Writes one cell, if it is on the sheet.
    pub(super) fn set(&mut self, row: usize, column: usize, glyph: char, ink: Ink) {
        if let Some(cell) = self.rows.get_mut(row).and_then(|it| it.get_mut(column)) {
            *cell = Cell { glyph, ink };
        }
    }

    /// Adds a row with that text.
    pub(super) fn push_line(&mut self, text: &str, ink: Ink) {
        self.append(Sheet::blank(self.width, 1));
        let row = self.height - 1;
        self.write(row, 0, text, ink);
    }

    /// Marks an area, as far as it is on the sheet.
    pub(super) fn spot(
        &mut self,
        (row, column): (usize, usize),
        (width, height): (usize, usize),
        what: Hit,
    ) {
        self.spotted.push(Spotted {
            row,
            column,
            width: width.min(self.width.saturating_sub(column)),
            height: height.min(self.height.saturating_sub(row)),
            what,
        });
    }
}
