//! The name of the workshop, laid in dominoes on the cloth.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use tapete_draw::text::Ink;

use super::super::theme::Theme;
use super::super::wrap::{columns, cut};

/// The name, two letters to a tile.
const TILES: [[char; 2]; 3] = [['T', 'A'], ['P', 'E'], ['T', 'E']];

/// The rows that the cloth takes where there is room.
pub(super) const ROWS: u16 = 6;

/// The rows that it takes where there is little.
pub(super) const ROWS_SMALL: u16 = 2;

/// Draws the name and the line below it.
pub(super) fn draw(line: &str, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    frame.buffer_mut().set_style(area, theme.felt());
    let (rows, top): (Vec<Line<'static>>, u16) = if area.height >= ROWS {
        (large(theme), 1)
    } else {
        (vec![small(theme)], 0)
    };
    let below = top + rows.len() as u16;
    for (y, row) in (area.y + top..area.bottom()).zip(rows) {
        frame.render_widget(
            row.centered(),
            Rect {
                y,
                height: 1,
                ..area
            },
        );
    }
    if below < area.height {
        let text = cut(line, usize::from(area.width));
        let place = Rect {
            y: area.y + below,
            height: 1,
            ..area
        };
        frame.render_widget(Line::styled(text, theme.felt()).centered(), place);
    }
}

fn large(theme: &Theme) -> Vec<Line<'static>> {
    let tile = theme.on_felt(Ink::Tile);
    let gap = || Span::styled(" ", theme.felt());
    let mut rows: [Vec<Span<'static>>; 3] = Default::default();
    for (index, letters) in TILES.into_iter().enumerate() {
        if index > 0 {
            for row in &mut rows {
                row.push(gap());
            }
        }
        rows[0].push(Span::styled("╭─────┬─────╮", tile));
        rows[2].push(Span::styled("╰─────┴─────╯", tile));
        for (side, letter) in letters.into_iter().enumerate() {
            rows[1].push(Span::styled("│  ", tile));
            let look = theme.on_felt(Ink::Pip((index * 2 + side + 1) as u8));
            rows[1].push(Span::styled(letter.to_string(), look));
            rows[1].push(Span::styled("  ", tile));
        }
        rows[1].push(Span::styled("│", tile));
    }
    rows.into_iter().map(Line::from).collect()
}

fn small(theme: &Theme) -> Line<'static> {
    let tile = theme.on_felt(Ink::Tile);
    let mut spans = Vec::new();
    for (index, [left, right]) in TILES.into_iter().enumerate() {
        if index > 0 {
            spans.push(Span::styled(" ", theme.felt()));
        }
        let text = format!("[{left}|{right}]");
        debug_assert_eq!(columns(&text), 5);
        spans.push(Span::styled(text, tile));
    }
    Line::from(spans)
}
