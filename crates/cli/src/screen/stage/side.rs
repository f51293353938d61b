//! The seats and the story, beside the cloth or above it.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph};

use super::super::desk::Desk;
use super::super::seats;
use super::super::theme::Theme;
use super::super::wrap::wrap;
use super::{Stage, row_of};

/// How many lines of the story are looked at for a column of them.
const RECENT_MAX: usize = 2000;

fn heading(text: &str, theme: &Theme, frame: &mut Frame<'_>, row: Rect) {
    let block = Block::new()
        .borders(Borders::TOP)
        .border_style(theme.quiet())
        .title(Line::styled(format!(" {text} "), theme.title()));
    frame.render_widget(block, row);
}

/// Draws seats and story in a column of their own.
pub(super) fn beside(stage: &Stage<'_>, theme: &Theme, frame: &mut Frame<'_>, side: Rect) {
    let desk = stage.desk;
    let inner = Rect {
        x: side.x + 1,
        width: side.width - 2,
        ..side
    };
    let width = usize::from(inner.width);
    let speech = desk.speech();
    heading(speech.seats, theme, frame, row_of(inner, 0));
    let points = seats::score_label(&desk.view).unwrap_or(speech.points);
    let points = Line::from(Span::styled(format!(" {points}"), theme.quiet())).right_aligned();
    frame.render_widget(points, row_of(inner, 0));
    // The story keeps a third of the column.
    let n_rows_max = usize::from(inner.height.saturating_sub(2)) * 2 / 3;
    let mut lines = seats::tall(desk, theme, width, n_rows_max);
    lines.truncate(usize::from(inner.height.saturating_sub(3)));
    let n_seat_rows = lines.len() as u16;
    frame.render_widget(
        Paragraph::new(lines),
        Rect {
            y: inner.y + 1,
            height: n_seat_rows,
            ..inner
        },
    );
    let story = Rect {
        y: inner.y + 1 + n_seat_rows,
        height: inner.height - 1 - n_seat_rows,
        ..inner
    };
    heading(desk.speech().log, theme, frame, row_of(story, 0));
    last_lines(
        desk,
        theme,
        frame,
        Rect {
            y: story.y + 1,
            height: story.height.saturating_sub(1),
            ..story
        },
    );
}

/// Draws seats and story above the table; returns what is left.
pub(super) fn above(stage: &Stage<'_>, theme: &Theme, frame: &mut Frame<'_>, body: Rect) -> Rect {
    let desk = stage.desk;
    let n_seats = desk.view.seats.len() as u16;
    // A table that grows both ways needs the rows more than the seats do.
    let height = match super::grows_both_ways(&desk.view) {
        true => body.height.saturating_sub(8),
        false => body.height,
    };
    let width = usize::from(body.width);
    let lines = if height >= 18 + n_seats {
        seats::tall(desk, theme, width, 0)
    } else {
        seats::flat(desk, theme, width)
    };
    let n_seat_rows = (lines.len() as u16).min(body.height / 4);
    frame.render_widget(
        Paragraph::new(lines),
        Rect {
            height: n_seat_rows,
            ..body
        },
    );
    let n_log_rows = match height {
        0..14 => 1,
        14..22 => 2,
        _ => 4,
    };
    last_lines(
        desk,
        theme,
        frame,
        Rect {
            y: body.y + n_seat_rows,
            height: n_log_rows,
            ..body
        },
    );
    let taken = n_seat_rows + n_log_rows;
    Rect {
        y: body.y + taken,
        height: body.height - taken,
        ..body
    }
}

/// Writes what happens several times on end, such as drawing, as one line.
pub(in crate::screen) fn folded(story: &[String]) -> Vec<String> {
    let runs = story.chunk_by(|one, next| one == next);
    let line = |run: &[String]| match run {
        [] => None,
        [text] => Some(text.clone()),
        [text, ..] => Some(format!("{text} ×{}", run.len())),
    };
    runs.filter_map(line).collect()
}

/// Draws the newest lines of the story, the newest at the bottom.
fn last_lines(desk: &Desk, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let width = usize::from(area.width);
    let height = usize::from(area.height);
    let mut lines: Vec<Line<'static>> = Vec::new();
    let told = desk.story.get(..desk.n_shown).unwrap_or_default();
    let recent = told.len().saturating_sub(RECENT_MAX);
    let told = folded(told.get(recent..).unwrap_or_default());
    for (age, text) in told.iter().rev().take(height).enumerate() {
        let look = if age == 0 {
            Style::new().add_modifier(Modifier::BOLD)
        } else {
            theme.quiet()
        };
        for row in wrap(text, width, "  ").into_iter().rev() {
            lines.push(Line::styled(row, look));
        }
    }
    lines.truncate(height);
    lines.reverse();
    frame.render_widget(Paragraph::new(lines), area);
}
