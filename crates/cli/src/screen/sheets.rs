//! Puts sheets of cells on the screen, scrolled and clipped, and remembers
//! where their pieces and moves can be clicked.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tapete_draw::text::{Cell, Hit, Ink, Sheet, Spotted};
use tapete_game::{View, Zone};

use super::hits::{Hits, Target};
use super::seats;
use super::theme::Theme;

/// Paints the part of a sheet that begins at row `scroll` into an area.
pub(super) fn paint(
    sheet: &Sheet,
    scroll: usize,
    theme: &Theme,
    area: Rect,
    buffer: &mut Buffer,
    hits: &mut Hits,
) {
    let area = area.intersection(buffer.area);
    for (row, cells) in (area.y..area.bottom()).zip(sheet.rows.iter().skip(scroll)) {
        for (column, cell) in (area.x..area.right()).zip(cells) {
            if let Some(target) = buffer.cell_mut((column, row)) {
                target.set_char(cell.glyph);
                target.set_style(theme.on_felt(cell.ink));
            }
        }
    }
    for spotted in &sheet.spotted {
        fill_piece(sheet, spotted, scroll, theme, area, buffer);
        let above = scroll.saturating_sub(spotted.row);
        let place = Rect {
            x: area.x.saturating_add(short(spotted.column)),
            y: area
                .y
                .saturating_add(short(spotted.row.saturating_sub(scroll))),
            width: short(spotted.width),
            height: short(spotted.height.saturating_sub(above)),
        };
        let target = match &spotted.what {
            Hit::Move(index) => Target::Move(*index),
            Hit::Piece(id) => Target::Piece(id.clone()),
        };
        hits.add(place.intersection(area), target);
    }
}

/// Gives the inside of a piece the ground of its outline, so that a chosen or a
/// fresh tile is one thing and no cloth shines through. Faces that are colours
/// keep theirs; an area that begins with a face has no outline of its own.
fn fill_piece(
    sheet: &Sheet,
    spotted: &Spotted,
    scroll: usize,
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
    for row in spotted.row.max(scroll)..spotted.row + spotted.height {
        for column in spotted.column..spotted.column + spotted.width {
            let place = (
                area.x.saturating_add(short(column)),
                area.y.saturating_add(short(row - scroll)),
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

/// Returns the first row to show so that the rows of the wanted thing are seen,
/// in a window of `height` rows.
pub(super) fn follow(sheet: &Sheet, height: usize, wanted: impl Fn(&Hit) -> bool) -> usize {
    let scroll_max = sheet.height.saturating_sub(height);
    let Some(spotted) = sheet.spotted.iter().rev().find(|it| wanted(&it.what)) else {
        return 0;
    };
    let middle = spotted.row + spotted.height / 2;
    middle.saturating_sub(height / 2).min(scroll_max)
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
        let text = format!("[{}]", seats::short(piece));
        let n_cells = text.chars().count();
        if column > 0 && column + n_cells > width {
            sheet.append(Sheet::blank(width, 1));
            (row, column) = (row + 1, 0);
        }
        let is_chosen = chosen.is_some_and(|it| it.touches.contains(&piece.id));
        let is_playable = view.moves.iter().any(|it| it.touches.contains(&piece.id));
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

/// Returns a count of cells as the terminal counts them.
fn short(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}
