//! Canonical text: one clause to a line, values in a column, comments kept.
//!
//! The printer walks the tokens, not the tree, so that it can only move what
//! the author wrote: spellings, brackets and comments stay. The tree tells it
//! where items and clauses begin.

mod block;
mod lone;
mod phrase;
mod rows;
mod same;
mod spacing;

use crate::parse::parse;
use crate::phrasing::Phrasings;
use crate::place::{FileId, Sources};
use crate::problems::Problems;
use rows::{Break, Comment, Row, RowKind};

/// How long a line may be before it is broken.
const COLUMNS_MAX: usize = 100;

/// Clause words longer than this do not push the values of the others.
const PAD_MAX: usize = 16;

/// How far clauses are indented.
const INDENT: usize = 2;

/// Returns the canonical text of a file, or its problems if it has syntax
/// errors; such a file is never changed.
///
/// Formatting twice changes nothing more, and the tree stays the same.
pub fn format(
    sources: &Sources,
    file: FileId,
    phrasings: Phrasings<'_>,
) -> Result<String, Problems> {
    let mut problems = Problems::new();
    let tree = parse(sources, file, phrasings, &mut problems);
    if problems.has_errors() {
        return Err(problems);
    }
    let text = sources.text(file);
    if !tree.items.iter().any(|it| it.phrased) {
        return Ok(print(rows::rows(text, &tree, Separators::Dropped)));
    }
    for separators in [Separators::Dropped, Separators::Kept] {
        let canonical = print(rows::rows(text, &tree, separators));
        if same::says_the_same((text, &tree), &canonical, phrasings) {
            return Ok(canonical);
        }
    }
    // Where words are not understood, a family may hold to the lines of the
    // author.
    Ok(text.to_owned())
}

/// What becomes of the commas and semicolons between two clauses of phrases.
///
/// A clause of phrases ends where its words end, so that a separator says
/// nothing, except where the next clause begins with a word that could also go
/// on: there all of the text are kept.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Separators {
    Dropped,
    Kept,
}

fn print((rows, last_comments): (Vec<Row>, Vec<Comment>)) -> String {
    let mut printer = Printer {
        out: String::new(),
        column: 0,
    };
    let mut rest = rows.as_slice();
    while !rest.is_empty() {
        let clauses = rest[1..]
            .iter()
            .take_while(|it| it.kind == RowKind::Clause)
            .count();
        let (item, after) = rest.split_at(1 + clauses);
        printer.item(item);
        rest = after;
    }
    printer.comments(&last_comments);
    printer.out
}

struct Printer {
    out: String,
    /// How many characters the current line has.
    column: usize,
}

impl Printer {
    fn item(&mut self, rows: &[Row]) {
        if let Some(line) = one_line(rows) {
            let (first, last) = (&rows[0], &rows[rows.len() - 1]);
            self.comments(&first.leading);
            self.blank(first.blank_before);
            self.write(&line);
            self.trailing(last);
            return;
        }
        let words = rows[1..]
            .iter()
            .filter(|it| it.chunks.len() > 1 && !it.is_phrased)
            .map(|it| width(it.word()));
        let pad = words.filter(|it| *it <= PAD_MAX).max().unwrap_or(0);
        for row in rows {
            self.row(row, pad);
        }
    }

    fn row(&mut self, row: &Row, pad: usize) {
        self.comments(&row.leading);
        self.blank(row.blank_before);
        let is_clause = row.kind == RowKind::Clause;
        let in_column = is_clause && !row.is_phrased;
        let value_column = match (in_column, is_clause) {
            (true, _) => INDENT + pad + 1,
            (false, true) => 3 * INDENT,
            (false, false) => 2 * INDENT,
        };
        if is_clause {
            self.spaces(INDENT);
        }
        for (index, chunk) in row.chunks.iter().enumerate() {
            match index {
                0 => {}
                1 if in_column && !chunk.is_comment => {
                    let n_missing = value_column.saturating_sub(self.column).max(1);
                    self.spaces(n_missing);
                }
                _ => {
                    let first_line = chunk.text.lines().next().unwrap_or("");
                    let too_long = self.column + 1 + width(first_line) > COLUMNS_MAX;
                    let breaks = chunk.before == Break::Line || (too_long && !chunk.is_comment);
                    if breaks {
                        self.end_line();
                        self.spaces(value_column);
                    } else {
                        self.spaces(1);
                    }
                }
            }
            self.write(&chunk.text);
        }
        self.trailing(row);
    }

    fn trailing(&mut self, row: &Row) {
        for (index, comment) in row.trailing.iter().enumerate() {
            self.spaces(if index == 0 { 2 } else { 1 });
            self.write(comment);
        }
        self.end_line();
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            self.blank(comment.blank_before);
            if comment.indented {
                self.spaces(INDENT);
            }
            self.write(&comment.text);
            self.end_line();
        }
    }

    /// Leaves one line empty, except at the beginning.
    fn blank(&mut self, wanted: bool) {
        if wanted && !self.out.is_empty() {
            self.end_line();
        }
    }

    fn end_line(&mut self) {
        self.out.push('\n');
        self.column = 0;
    }

    fn spaces(&mut self, n_spaces: usize) {
        self.out.extend(std::iter::repeat_n(' ', n_spaces));
        self.column += n_spaces;
    }

    fn write(&mut self, text: &str) {
        self.out.push_str(text);
        match text.rsplit_once('\n') {
            Some((_, last)) => self.column = width(last),
            None => self.column += width(text),
        }
    }
}

/// Returns an item as one line, if it was written on one and fits.
fn one_line(rows: &[Row]) -> Option<String> {
    let n_rows = rows.len();
    let mut line = String::new();
    for (index, row) in rows.iter().enumerate() {
        let starts_line = index > 0 && row.after_line_end;
        let keeps_comment = index + 1 < n_rows && !row.trailing.is_empty();
        let has_breaks = row.chunks.iter().any(|it| it.before == Break::Line);
        if starts_line || keeps_comment || has_breaks || row.has_line_end {
            return None;
        }
        for chunk in &row.chunks {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&chunk.text);
        }
    }
    let fits = width(&line) <= COLUMNS_MAX && !line.contains('\n');
    fits.then_some(line)
}

fn width(text: &str) -> usize {
    text.chars().count()
}
