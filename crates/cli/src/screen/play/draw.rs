//! Draws a match that is being played.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::super::hits::{Hits, Target};
use super::super::overlay::{self, Overlay};
use super::super::speech::fill;
use super::super::stage::{self, Stage, row_of};
use super::super::theme::Theme;
use super::super::wrap::{columns, cut, wrap};
use super::State;

/// The rows below the hand: the numbered moves, the chosen one or the line
/// that is typed, and what there is to say about it.
const N_BELOW: u16 = 4;

pub(super) fn draw(state: &State, frame: &mut Frame<'_>, theme: &Theme) -> Hits {
    let desk = &state.desk;
    let speech = desk.speech();
    let is_hidden = matches!(desk.overlay, Some(Overlay::Pass { .. }));
    let chooses = state.chooses().is_some() && !is_hidden;
    let keys = if state.input.is_some() {
        speech.foot_typing
    } else if state.is_closed {
        speech.end_play
    } else if chooses {
        speech.foot_play
    } else {
        speech.foot_wait
    };
    let stage = Stage {
        desk,
        highlight: state.chooser.chosen().filter(|_| chooses),
        status: state.status(),
        n_below: N_BELOW,
        keys,
    };
    if is_hidden {
        return between(state, frame, theme);
    }
    let (mut hits, below) = stage::draw(&stage, theme, frame);
    if let Some(below) = below {
        let rest = choice(state, chooses, frame, theme, below);
        if chooses {
            moves(state, frame, theme, rest, &mut hits);
        }
        overlay::draw(desk, &texts(state), theme, frame, &mut hits);
    }
    hits
}

fn texts(state: &State) -> overlay::Texts {
    let speech = state.desk.speech();
    overlay::Texts {
        help: speech.help_play,
        help_note: Some(speech.help_undo),
        end: speech.end_play,
    }
}

/// Draws nothing of the match: the screen changes hands.
fn between(state: &State, frame: &mut Frame<'_>, theme: &Theme) -> Hits {
    let mut hits = Hits::default();
    let area = frame.area();
    if stage::is_too_small(area) {
        stage::too_small(state.desk.speech().too_small, theme, frame);
        return hits;
    }
    frame.buffer_mut().set_style(area, theme.felt());
    overlay::draw(&state.desk, &texts(state), theme, frame, &mut hits);
    hits
}

/// Lists the moves with their numbers, as many as fit around the chosen one.
fn moves(state: &State, frame: &mut Frame<'_>, theme: &Theme, below: Rect, hits: &mut Hits) {
    let order = state.chooser.order();
    let chosen = state.chooser.chosen();
    let n_rows = below.height;
    let width = usize::from(below.width).saturating_sub(2);
    let chips: Vec<(usize, String)> = order
        .iter()
        .enumerate()
        .filter_map(|(at, index)| {
            let it = state.desk.view.moves.get(*index)?;
            Some((*index, cut(&format!("{} {}", at + 1, it.text), width)))
        })
        .collect();
    let rows = chip_rows(&chips, width);
    let row_chosen = rows
        .iter()
        .position(|row| row.iter().any(|at| Some(chips[*at].0) == chosen))
        .unwrap_or(0);
    let first = (row_chosen + 1).saturating_sub(usize::from(n_rows));
    for (y, row) in (below.y..below.y + n_rows).zip(rows.iter().skip(first)) {
        let mut x = below.x + 1;
        for at in row {
            let (index, text) = &chips[*at];
            let place = Rect {
                x,
                y,
                width: columns(text) as u16,
                height: 1,
            };
            let look = if Some(*index) == chosen {
                theme.chosen()
            } else {
                theme.quiet()
            };
            frame.render_widget(Line::styled(text.clone(), look), place);
            hits.add(place, Target::Move(*index));
            x += place.width + 2;
        }
    }
}

/// Breaks the list of moves into rows; returns indices of chips per row.
fn chip_rows(chips: &[(usize, String)], width: usize) -> Vec<Vec<usize>> {
    let mut rows: Vec<Vec<usize>> = vec![Vec::new()];
    let mut taken = 0;
    for (at, (_, text)) in chips.iter().enumerate() {
        let wide = columns(text);
        if taken > 0 && taken + wide > width {
            rows.push(Vec::new());
            taken = 0;
        }
        taken += wide + 2;
        if let Some(row) = rows.last_mut() {
            row.push(at);
        }
    }
    rows
}

/// Draws the chosen move or the typed one, and the notice beneath; returns
/// the rows that are left above them.
fn choice(state: &State, chooses: bool, frame: &mut Frame<'_>, theme: &Theme, below: Rect) -> Rect {
    let desk = &state.desk;
    let width = usize::from(below.width).saturating_sub(2);
    let inner = Rect {
        x: below.x + 1,
        width: below.width - 2,
        ..below
    };
    let mut notice = desk
        .notice
        .as_ref()
        .map_or(Vec::new(), |it| wrap(&it.text, width, ""));
    notice.truncate(usize::from(below.height.saturating_sub(1)));
    let n_notice = (notice.len() as u16)
        .max(1)
        .min(below.height.saturating_sub(1));
    let is_bad = desk.notice.as_ref().is_some_and(|it| it.is_bad);
    let look = if is_bad { theme.bad() } else { theme.good() };
    for (index, text) in notice.into_iter().enumerate() {
        let row = row_of(inner, below.height - n_notice + index as u16);
        frame.render_widget(Line::styled(text, look), row);
    }
    let n_rest = below.height.saturating_sub(n_notice + 1);
    let row = row_of(inner, n_rest);
    if let Some(prompt) = &state.input {
        let label = format!("{}: ", desk.speech().move_prompt);
        let left = (columns(&label) as u16).min(row.width);
        frame.render_widget(Line::styled(label, theme.title()), row);
        let rest = Rect {
            x: row.x + left,
            width: row.width - left,
            ..row
        };
        overlay::typed(prompt, theme, frame, rest);
    } else if let Some(chosen) = state.chooser.chosen().filter(|_| chooses) {
        frame.render_widget(chosen_line(state, chosen, theme, width), row);
    } else {
        frame.render_widget(
            Line::styled(cut(&state.status(), width), theme.quiet()),
            row,
        );
    }
    Rect {
        height: n_rest,
        ..below
    }
}

fn chosen_line(state: &State, chosen: usize, theme: &Theme, width: usize) -> Line<'static> {
    let speech = state.desk.speech();
    let label = state
        .desk
        .view
        .moves
        .get(chosen)
        .map_or("", |it| it.label.as_str());
    let order = state.chooser.order();
    let number = order.iter().position(|index| *index == chosen).unwrap_or(0) + 1;
    let mut rest = format!(
        "  {}",
        fill(
            speech.chosen,
            &[&number.to_string(), &order.len().to_string()]
        )
    );
    let (place, n_places) = state.chooser.place();
    if n_places > 1 {
        let text = fill(speech.place, &[&place.to_string(), &n_places.to_string()]);
        rest.push_str(&format!(" · {text}"));
    }
    let head = cut(&format!("▶ {label}"), width);
    let rest = cut(&rest, width.saturating_sub(columns(&head)));
    Line::from(vec![
        Span::styled(head, theme.title()),
        Span::styled(rest, theme.quiet()),
    ])
}
