//! Puts sheets of cells on the screen, scrolled and clipped, and remembers
//! where their pieces and moves can be clicked.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tapete_draw::text::{Cell, Focus, Hit, Ink, Sheet, Spotted};
use tapete_game::{Piece, View, Zone};

use super::hits::{Hits, Pane, Scroll, Target};
use super::seats;
use super::theme::Theme;

/// Paints the part of a sheet that begins at `scroll` into an area.
pub(super) fn paint(
    sheet: &Sheet,
    scroll: Scroll,
    theme: &Theme,
    area: Rect,
    buffer: &mut Buffer,
    hits: &mut Hits,
) {
    let area = area.intersection(buffer.area);
    for (row, cells) in (area.y..area.bottom()).zip(sheet.rows.iter().skip(scroll.row)) {
        for (column, cell) in (area.x..area.right()).zip(cells.iter().skip(scroll.column)) {
            if let Some(target) = buffer.cell_mut((column, row)) {
                target.set_char(cell.glyph);
                target.set_style(theme.on_felt(cell.ink));
            }
        }
    }
    for spotted in &sheet.spotted {
        fill_piece(sheet, spotted, scroll, theme, area, buffer);
        let (x, width) = part(spotted.column, spotted.width, scroll.column);
        let (y, height) = part(spotted.row, spotted.height, scroll.row);
        let place = Rect {
            x: area.x.saturating_add(x),
            y: area.y.saturating_add(y),
            width,
            height,
        };
        let target = match &spotted.what {
            Hit::Move(index) => Target::Move(*index),
            Hit::Piece(id) => Target::Piece(id.clone()),
        };
        hits.add(place.intersection(area), target);
    }
}

/// Returns where a stretch begins in a window that begins at `from`, and how
/// much of it is not before the window.
fn part(start: usize, length: usize, from: usize) -> (u16, u16) {
    let hidden = from.saturating_sub(start);
    (
        short(start.saturating_sub(from)),
        short(length.saturating_sub(hidden)),
    )
}

/// Gives the inside of a piece the ground of its outline, so that a chosen or a
/// fresh tile is one thing and no cloth shines through. Faces that are colours
/// keep theirs; an area that begins with a face has no outline of its own.
fn fill_piece(
    sheet: &Sheet,
    spotted: &Spotted,
    scroll: Scroll,
    theme: &Theme,
    area: Rect,
    buffer: &mut Buffer,
) {
    let corner = sheet
        .rows
        .get(spotted.row)
        .and_then(|cells| cells.get(spotted.column))
        .filter(|cell| cell.glyph != ' ')
        .filter(|cell| !matches!(cell.ink, Ink::Pip(_) | Ink::Face | Ink::Tint(_)));
    let Some(ground) = corner.and_then(|cell| theme.on_felt(cell.ink).bg) else {
        return;
    };
    for row in spotted.row.max(scroll.row)..spotted.row + spotted.height {
        for column in spotted.column.max(scroll.column)..spotted.column + spotted.width {
            let place = (
                area.x.saturating_add(short(column - scroll.column)),
                area.y.saturating_add(short(row - scroll.row)),
            );
            let drawn = sheet.rows.get(row).and_then(|cells| cells.get(column));
            let is_tint = drawn.is_some_and(|cell| matches!(cell.ink, Ink::Tint(_)));
            if !is_tint
                && area.contains(place.into())
                && let Some(cell) = buffer.cell_mut(place)
            {
                cell.set_bg(ground);
            }
        }
    }
}

/// How many letters of a colour are shown.
const COLOUR_LETTERS: usize = 3;

/// How much is seen around what is followed, where there is room.
const MARGIN: Scroll = Scroll { row: 1, column: 3 };

/// Returns where a piece lies on a sheet; it may be made of several areas.
pub(super) fn piece_on(sheet: &Sheet, wanted: &str) -> Option<Focus> {
    let areas = sheet
        .spotted
        .iter()
        .filter(|it| matches!(&it.what, Hit::Piece(id) if id == wanted));
    areas
        .map(|it| Focus {
            row: it.row,
            column: it.column,
            width: it.width,
            height: it.height,
        })
        .reduce(|all, it| {
            let (row, column) = (all.row.min(it.row), all.column.min(it.column));
            let bottom = (all.row + all.height).max(it.row + it.height);
            let right = (all.column + all.width).max(it.column + it.width);
            Focus {
                row,
                column,
                width: right - column,
                height: bottom - row,
            }
        })
}

/// Opens a window onto a sheet: where the person put it, else so that what
/// matters is seen. It stays where it was before if that shows it.
pub(super) fn window(
    sheet: &Sheet,
    area: Rect,
    by_hand: Option<Scroll>,
    focus: Option<Focus>,
    before: Pane,
) -> Pane {
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let max = Scroll {
        row: sheet.height.saturating_sub(height),
        column: sheet.width.saturating_sub(width),
    };
    let was = before.scrolls().then_some(before.at);
    let rows = focus.map(|it| (it.row, it.height));
    let columns = focus.map(|it| (it.column, it.width));
    let at = match by_hand {
        Some(at) => at.moved(0, 0, max),
        None => Scroll {
            row: follow(rows, height, MARGIN.row, max.row, was.map(|it| it.row)),
            column: follow(
                columns,
                width,
                MARGIN.column,
                max.column,
                was.map(|it| it.column),
            ),
        },
    };
    Pane { area, at, max }
}

/// Returns where a window begins along one axis.
fn follow(
    wanted: Option<(usize, usize)>,
    window: usize,
    margin: usize,
    max: usize,
    before: Option<usize>,
) -> usize {
    let Some((start, length)) = wanted else {
        return before.unwrap_or(max / 2).min(max);
    };
    let margin = margin.min(window.saturating_sub(length) / 2);
    let shows = |at: usize| {
        let is_after = at == 0 || start >= at + margin;
        let is_before = at == max || start + length + margin <= at + window;
        at <= max && start >= at && start + length <= at + window && is_after && is_before
    };
    match before {
        Some(at) if shows(at) => at,
        Some(_) | None => (start + length / 2).saturating_sub(window / 2).min(max),
    }
}

/// Draws what is held in single rows, as `[6|3]`, for windows without room for
/// standing tiles.
pub(super) fn small_hand(
    zones: &[&Zone],
    view: &View,
    width: usize,
    highlight: Option<usize>,
) -> Sheet {
    let chosen = highlight.and_then(|index| view.moves.get(index));
    let mut sheet = Sheet::blank(width, 1);
    let (mut row, mut column) = (0, 0);
    for piece in zones.iter().flat_map(|zone| &zone.pieces) {
        let is_chosen = chosen.is_some_and(|it| it.touches(&piece.id));
        let text = match is_chosen {
            true => format!("«{}»", brief(view, piece)),
            false => format!("[{}]", brief(view, piece)),
        };
        let n_cells = text.chars().count();
        if column > 0 && column + n_cells > width {
            sheet.append(Sheet::blank(width, 1));
            (row, column) = (row + 1, 0);
        }
        let is_playable = view.moves.iter().any(|it| it.touches(&piece.id));
        let ink = match (is_chosen, is_playable || view.moves.is_empty()) {
            (true, _) => Ink::Accent,
            (false, true) => Ink::Face,
            (false, false) => Ink::Dim,
        };
        let cells = sheet.rows[row].iter_mut().skip(column);
        for (cell, glyph) in cells.zip(text.chars()) {
            *cell = Cell { glyph, ink };
        }
        sheet.spotted.push(Spotted {
            row,
            column,
            width: n_cells,
            height: 1,
            what: Hit::Piece(piece.id.clone()),
        });
        column += n_cells + 1;
    }
    sheet
}

/// Returns a piece in a few letters; colours are cut as drawings cut them.
fn brief(view: &View, piece: &Piece) -> String {
    if view.palette.is_empty() {
        return seats::short(piece);
    }
    let cut = |face: &String| face.chars().take(COLOUR_LETTERS).collect::<String>();
    let faces: Vec<String> = piece.faces.iter().map(cut).collect();
    faces.join("|")
}

/// Returns a count of cells as the terminal counts them.
fn short(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}
