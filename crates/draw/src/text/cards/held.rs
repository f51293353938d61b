//! Cards in a hand made of cells: a line or a few for each, or only name and cost.

use tapete_game::{Piece, View};

use super::super::glyphs::{clipped, glyphs, wrapped};
use super::super::marks::{Patch, note_piece};
use super::super::sheet::Sheet;
use super::{Coat, fill};
use crate::card::Card;
use crate::chain::number_of;

/// The columns that a name and a bearer's name get at least, if they want them.
const NAME_WISHED: usize = 20;
const BEARER_WISHED: usize = 12;

/// The longest part of a cost that is shown.
const COST_MAX: usize = 5;

/// The text gets this many columns before the bearer's name gets any, and this
/// many before a long name gets more than its share.
const TEXT_WISHED: usize = 34;
const TEXT_KEPT: usize = 24;

/// Columns narrower than this show too little of each card.
const COLUMN_MIN: usize = 40;

/// How wide the parts of a line are.
#[derive(Clone, Copy)]
struct Columns {
    number: usize,
    name: usize,
    cost: usize,
    bearer: usize,
    text: usize,
}

impl Columns {
    /// Measures the cards; what is left is for the text.
    fn of(view: &View, pieces: &[Piece], width: usize) -> Columns {
        let all: Vec<Told> = pieces.iter().filter_map(told_of).collect();
        let widest = |text: &dyn Fn(&Told) -> String| {
            let widths = all.iter().map(|it| glyphs(&text(it)).count());
            widths.max().unwrap_or(0)
        };
        let numbers = pieces.iter().map(|it| number_text(view, it).len());
        let number = numbers.max().unwrap_or(0);
        let cost = widest(&|it| it.cost.clone()).min(COST_MAX);
        // The mark and the spaces between the parts.
        let taken = 1 + number + 1 + cost + 2;
        let name = widest(&|it| it.name.to_owned()).max(4);
        let name_share = name.min(NAME_WISHED.min(width * 2 / 7).max(4));
        let left = width.saturating_sub(taken + name_share);
        let bearer = widest(&|it| it.bearer.to_owned());
        let bearer_share = bearer.min(BEARER_WISHED);
        let is_told = bearer > 0 && left > bearer_share + 2 + TEXT_WISHED;
        // What is left beyond these shares goes to long names before to the text.
        let kept = match is_told {
            true => bearer_share + 2 + TEXT_WISHED + 1,
            false => TEXT_KEPT,
        };
        let name = name.min(width.saturating_sub(taken + kept).max(name_share));
        let left = width.saturating_sub(taken + name);
        let bearer = bearer.min(left.saturating_sub(2 + TEXT_WISHED + 1).max(bearer_share));
        Columns {
            number,
            name,
            cost,
            bearer: if is_told { bearer } else { 0 },
            text: match is_told {
                true => left - bearer - 2,
                false => left,
            },
        }
    }
}

/// What a line tells of a card in a hand.
struct Told<'a> {
    name: &'a str,
    cost: String,
    text: String,
    /// Whose it is, or what kind of card it is.
    bearer: &'a str,
}

fn told_of(piece: &Piece) -> Option<Told<'_>> {
    match Card::of(piece) {
        Some(Card::Plain(plain)) => Some(Told {
            name: plain.name(),
            cost: plain.cost(),
            text: plain.text().to_owned(),
            bearer: plain.bearer(),
        }),
        Some(Card::Collectible(card)) => Some(Told {
            name: card.name,
            cost: clipped(&card.cost(), COST_MAX),
            text: card.told(),
            bearer: card.kind.split(" — ").next().unwrap_or_default(),
        }),
        Some(Card::Fighter(_)) | None => None,
    }
}

/// Writes the number that plays a card, and a space; nothing where there is none,
/// or several.
fn number_text(view: &View, piece: &Piece) -> String {
    number_of(view, &piece.id).map_or(String::new(), |it| format!("{it} "))
}

/// Draws cards below each other, each with the number that plays it and with at
/// most that many lines.
pub(super) fn held(
    view: &View,
    pieces: &[Piece],
    (width, lines_max): (usize, usize),
    highlight: Option<usize>,
) -> Sheet {
    let columns = Columns::of(view, pieces, width);
    let mut sheet = Sheet::blank(width, 0);
    for piece in pieces {
        let coat = Coat::of(view, highlight, piece);
        let known = told_of(piece);
        let text = known.as_ref().map_or("", |it| it.text.as_str());
        let lines = told(text, columns.text, lines_max);
        let row = sheet.height;
        sheet.append(Sheet::blank(width, lines.len()));
        let patch = Patch {
            place: (row, 0),
            size: (width, lines.len()),
        };
        fill(&mut sheet, patch.place, patch.size, coat.body);
        fill(
            &mut sheet,
            patch.place,
            (head_width(columns), 1),
            coat.plate,
        );
        sheet.set(row, 0, coat.mark, coat.plate);
        let number = format!(
            "{:>width$}",
            number_text(view, piece),
            width = columns.number
        );
        let mut column = sheet.write(row, 1, &number, coat.plate);
        let Some(known) = known else {
            let hidden = "░".repeat(width.saturating_sub(column));
            sheet.write(row, column, &hidden, coat.body);
            note_piece(&mut sheet, patch, piece);
            continue;
        };
        sheet.write(row, column, &clipped(known.name, columns.name), coat.plate);
        column += columns.name + 1;
        let cost = format!("{:>width$}", known.cost, width = columns.cost);
        sheet.write(row, column, &cost, coat.plate);
        column += columns.cost + 2;
        if columns.bearer > 0 {
            let bearer = clipped(known.bearer, columns.bearer);
            sheet.write(row, column, &bearer, coat.body);
            column += columns.bearer + 2;
        }
        for (down, line) in lines.iter().enumerate() {
            sheet.write(row + down, column, line, coat.body);
        }
        note_piece(&mut sheet, patch, piece);
    }
    sheet
}

/// Returns how wide the coloured part of a line is.
fn head_width(columns: Columns) -> usize {
    1 + columns.number + columns.name + 1 + columns.cost + 1
}

/// Breaks a text into lines; what does not fit shows as `…`.
fn told(text: &str, width: usize, lines_max: usize) -> Vec<String> {
    let mut lines = wrapped(text, width.max(1));
    if width == 0 {
        lines = vec![String::new()];
    }
    if lines.len() > lines_max {
        let rest = lines.split_off(lines_max.saturating_sub(1));
        lines.push(clipped(&rest.join(" "), width));
    }
    lines
}

/// Draws a large hand in columns of single lines, if the room is wide enough.
pub(super) fn columns(
    view: &View,
    pieces: &[Piece],
    width: usize,
    highlight: Option<usize>,
) -> Option<Sheet> {
    let n_columns = ((width + 1) / (COLUMN_MIN + 1)).min(3);
    if n_columns < 2 {
        return None;
    }
    let wide = (width + 1) / n_columns - 1;
    let n_rows = pieces.len().div_ceil(n_columns).max(1);
    let whole = held(view, pieces, (wide, 1), highlight);
    let mut sheet = Sheet::blank(width, n_rows);
    for (index, cells) in whole.rows.iter().enumerate() {
        let (row, left) = (index % n_rows, index / n_rows * (wide + 1));
        let target = sheet.rows.get_mut(row).into_iter().flatten().skip(left);
        for (cell, drawn) in target.zip(cells) {
            *cell = *drawn;
        }
    }
    for (index, piece) in pieces.iter().enumerate() {
        let patch = Patch {
            place: (index % n_rows, index / n_rows * (wide + 1)),
            size: (wide, 1),
        };
        note_piece(&mut sheet, patch, piece);
    }
    Some(sheet)
}

/// Draws number, name and cost of cards one after the other.
pub(super) fn chips(
    view: &View,
    pieces: &[Piece],
    width: usize,
    highlight: Option<usize>,
) -> Sheet {
    let mut sheet = Sheet::blank(width, 1);
    let mut column = 0;
    for piece in pieces {
        let coat = Coat::of(view, highlight, piece);
        let name = told_of(piece).map_or("░░░".to_owned(), |it| {
            format!("{} {}", it.name, it.cost)
        });
        let text = format!("{}{}{name} ", coat.mark, number_text(view, piece));
        let text = clipped(&text, width);
        let n_cells = text.chars().count();
        if column > 0 && column + n_cells > width {
            sheet.append_gap();
            column = 0;
        }
        let place = (sheet.height - 1, column);
        sheet.write(place.0, column, &text, coat.plate);
        let patch = Patch {
            place,
            size: (n_cells, 1),
        };
        note_piece(&mut sheet, patch, piece);
        column += n_cells + 1;
    }
    sheet
}
