//! What lies on top of a match: help, the whole story, an answer, cards, all moves,
//! the box that saves, the question before leaving, the screen between two people, the end.

mod cards;
mod end;
mod hand;
mod moves;

use std::path::PathBuf;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};
use tapete_game::Seat;

use super::desk::Desk;
use super::hits::{Hits, Target};
use super::prompt::Prompt;
use super::speech::fill;
use super::stage;
use super::theme::Theme;
use super::wrap::{columns, cut, pad, wrap};

pub(super) use cards::{place_of, place_of_piece};
pub(super) use hand::HandOver;
pub(super) use moves::Listing;

/// Something on top of the match.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Overlay {
    /// The keys.
    Help {
        scroll: usize,
        after: Option<Box<Overlay>>,
    },
    /// All that happened.
    Log {
        scroll: usize,
        after: Option<Box<Overlay>>,
    },
    /// The answer to a question, where it is too long for a line.
    Answer {
        question: String,
        text: String,
        scroll: usize,
    },
    /// All cards that are seen, and one of them in full.
    Cards {
        at: usize,
        after: Option<Box<Overlay>>,
    },
    /// All moves.
    Moves(Listing),
    /// The box that asks for a file name.
    Save {
        prompt: Prompt,
        /// What went wrong.
        note: Option<String>,
        /// The file that may be replaced, once the person was told it is there.
        replaces: Option<PathBuf>,
        after: Option<Box<Overlay>>,
    },
    /// The question before leaving.
    Leave,
    /// Nobody's hand is shown until that seat's person says so.
    Pass { seat: Seat },
    /// The end of a hand that is not the last.
    HandOver(HandOver),
    /// The end of the match.
    End,
}

impl Overlay {
    /// Returns what was under this one.
    pub(super) fn closed(self) -> Option<Overlay> {
        match self {
            Overlay::Help { after, .. }
            | Overlay::Log { after, .. }
            | Overlay::Cards { after, .. }
            | Overlay::Save { after, .. } => after.map(|it| *it),
            Overlay::Answer { .. }
            | Overlay::Moves(_)
            | Overlay::Leave
            | Overlay::Pass { .. }
            | Overlay::HandOver(_)
            | Overlay::End => None,
        }
    }

    /// Returns how far it is scrolled, if it can be.
    pub(super) fn scroll_mut(&mut self) -> Option<&mut usize> {
        match self {
            Overlay::Help { scroll, .. }
            | Overlay::Log { scroll, .. }
            | Overlay::Answer { scroll, .. } => Some(scroll),
            Overlay::Cards { at, .. } => Some(at),
            Overlay::Moves(listing) => Some(&mut listing.at),
            Overlay::Save { .. }
            | Overlay::Leave
            | Overlay::Pass { .. }
            | Overlay::HandOver(_)
            | Overlay::End => None,
        }
    }

    /// Tells whether it asks for a file name.
    pub(super) fn is_save(&self) -> bool {
        matches!(self, Overlay::Save { .. })
    }
}

/// What an overlay needs from whoever shows it.
pub(super) struct Texts {
    /// The keys of the help.
    pub(super) help: &'static [(&'static str, &'static str)],
    /// A last sentence of the help.
    pub(super) help_note: Option<&'static str>,
    /// The keys at the end of the match.
    pub(super) end: &'static [(&'static str, &'static str)],
}

/// Draws the overlay of a desk, if there is one.
pub(super) fn draw(
    desk: &Desk,
    texts: &Texts,
    theme: &Theme,
    frame: &mut Frame<'_>,
    hits: &mut Hits,
) {
    let Some(overlay) = &desk.overlay else {
        return;
    };
    hits.cover();
    let speech = desk.speech();
    match overlay {
        Overlay::Help { scroll, .. } => {
            let width = inner_width(frame.area(), HELP_WIDTH);
            let own = desk.playing.ask(desk.reader, HELP, desk.tongue);
            let mut pairs = own.as_deref().map(own_help).unwrap_or_default();
            if !pairs.is_empty() {
                pairs.push(("", ""));
            }
            pairs.extend(texts.help);
            let lines = help_lines(&pairs, texts.help_note, theme, width);
            scrolled(
                speech.help,
                speech.close,
                lines,
                (*scroll, HELP_WIDTH),
                theme,
                frame,
                hits,
            );
        }
        Overlay::Log { scroll, .. } => {
            let width = inner_width(frame.area(), LOG_WIDTH);
            let lines = stage::folded(&desk.story[..desk.n_shown])
                .iter()
                .flat_map(|text| wrap(text, width, "  "))
                .map(Line::raw)
                .collect();
            scrolled(
                speech.log,
                speech.close,
                lines,
                (*scroll, LOG_WIDTH),
                theme,
                frame,
                hits,
            );
        }
        Overlay::Answer {
            question,
            text,
            scroll,
        } => {
            let width = inner_width(frame.area(), LOG_WIDTH);
            let lines = text
                .lines()
                .flat_map(|text| wrap(text, width, "  "))
                .map(Line::raw)
                .collect();
            let title = fill(speech.answer, &[&cut(question, width / 2)]);
            scrolled(
                &title,
                speech.close,
                lines,
                (*scroll, LOG_WIDTH),
                theme,
                frame,
                hits,
            );
        }
        Overlay::Cards { at, .. } => cards::cards(desk, *at, theme, frame, hits),
        Overlay::Moves(listing) => moves::moves(desk, listing, theme, frame, hits),
        Overlay::Save { prompt, note, .. } => save_box(desk, prompt, note.as_deref(), theme, frame),
        Overlay::Leave => leave_box(desk, theme, frame, hits),
        Overlay::Pass { seat } => pass(desk, *seat, theme, frame, hits),
        Overlay::HandOver(over) => hand::hand_over(desk, over, theme, frame, hits),
        Overlay::End => end::end(desk, texts, theme, frame, hits),
    }
}

/// Asks whether to leave; both answers can be clicked.
fn leave_box(desk: &Desk, theme: &Theme, frame: &mut Frame<'_>, hits: &mut Hits) {
    let speech = desk.speech();
    let lines = vec![
        Line::raw(speech.leave_ask),
        Line::raw(""),
        Line::styled(speech.leave_keys, theme.key()),
    ];
    let inner = boxed(speech.leave, lines.len() as u16, 44, theme, frame);
    frame.render_widget(Paragraph::new(lines).centered(), inner);
    let leaves = stage::row_of(inner, 2);
    let half = leaves.width / 2;
    hits.add(
        Rect {
            width: half,
            ..leaves
        },
        Target::Key('y'),
    );
    hits.add(
        Rect {
            x: leaves.x + half,
            width: leaves.width - half,
            ..leaves
        },
        Target::Key('n'),
    );
}

/// The question to which a family answers how its moves are written.
const HELP: &str = "help";

/// Splits what the family says about writing its moves into what is written and
/// what it means.
fn own_help(text: &str) -> Vec<(&str, &str)> {
    let pair = |line| match str::split_once(line, "  ") {
        Some((key, meaning)) => (key, meaning.trim_start()),
        None => ("", line),
    };
    text.lines().map(pair).collect()
}

const HELP_WIDTH: u16 = 66;
const LOG_WIDTH: u16 = 70;

fn inner_width(area: Rect, wished: u16) -> usize {
    usize::from(area.width.min(wished).saturating_sub(4))
}

/// Draws an empty box in the middle of the screen; returns its inside.
fn boxed(title: &str, n_rows: u16, width: u16, theme: &Theme, frame: &mut Frame<'_>) -> Rect {
    let area = frame.area();
    let width = width.min(area.width);
    let height = n_rows.saturating_add(2).min(area.height);
    let place = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    };
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(theme.title())
        .title(Line::styled(format!(" {title} "), theme.title()).centered());
    let inner = block.inner(place);
    frame.render_widget(Clear, place);
    frame.render_widget(block, place);
    Rect {
        x: inner.x + inner.width.min(1),
        width: inner.width.saturating_sub(2),
        ..inner
    }
}

fn help_lines(
    pairs: &[(&str, &str)],
    note: Option<&str>,
    theme: &Theme,
    width: usize,
) -> Vec<Line<'static>> {
    let left = pairs.iter().map(|(key, _)| columns(key)).max().unwrap_or(0) + 2;
    let mut lines = Vec::new();
    for (key, meaning) in pairs {
        let rows = wrap(meaning, width.saturating_sub(left).max(8), "");
        for (index, row) in rows.into_iter().enumerate() {
            let key = if index == 0 { key } else { "" };
            lines.push(Line::from(vec![
                Span::styled(pad(key, left), theme.key()),
                Span::raw(row),
            ]));
        }
    }
    if let Some(note) = note {
        lines.push(Line::raw(""));
        lines.extend(
            wrap(note, width, "")
                .into_iter()
                .map(|row| Line::styled(row, theme.quiet())),
        );
    }
    lines
}

fn scrolled(
    title: &str,
    foot: &'static str,
    lines: Vec<Line<'static>>,
    (scroll, width): (usize, u16),
    theme: &Theme,
    frame: &mut Frame<'_>,
    hits: &mut Hits,
) {
    let n_lines = lines.len();
    let n_rows = u16::try_from(n_lines + 1).unwrap_or(u16::MAX);
    let inner = boxed(title, n_rows, width, theme, frame);
    let height = usize::from(inner.height.saturating_sub(1));
    let scroll_max = n_lines.saturating_sub(height);
    hits.overlay_scroll_max = scroll_max;
    let scroll = scroll.min(scroll_max);
    let shown: Vec<Line<'static>> = lines.into_iter().skip(scroll).take(height).collect();
    frame.render_widget(Paragraph::new(shown), inner);
    let below = n_lines.saturating_sub(scroll + height);
    let foot = match (scroll, below) {
        (0, 0) => foot.to_owned(),
        _ => format!("▲{scroll} ▼{below} · {foot}"),
    };
    let row = stage::row_of(inner, inner.height.saturating_sub(1));
    frame.render_widget(Line::styled(foot, theme.quiet()).right_aligned(), row);
    hits.add(frame.area(), Target::Key('\u{1b}'));
}

fn save_box(
    desk: &Desk,
    prompt: &Prompt,
    note: Option<&str>,
    theme: &Theme,
    frame: &mut Frame<'_>,
) {
    let speech = desk.speech();
    let width = inner_width(frame.area(), HELP_WIDTH);
    let notes = note.map(|it| wrap(it, width, "")).unwrap_or_default();
    let inner = boxed(
        speech.save,
        4 + notes.len() as u16,
        HELP_WIDTH,
        theme,
        frame,
    );
    frame.render_widget(Line::raw(speech.save_ask), stage::row_of(inner, 0));
    if inner.height > 1 {
        let line = stage::row_of(inner, 1);
        typed(prompt, theme, frame, line);
    }
    for (row, text) in (2..inner.height).zip(notes.iter()) {
        frame.render_widget(
            Line::styled(text.clone(), theme.bad()),
            stage::row_of(inner, row),
        );
    }
    if inner.height > 3 {
        let foot = stage::row_of(inner, inner.height - 1);
        frame.render_widget(
            Line::styled(speech.save_keys, theme.quiet()).right_aligned(),
            foot,
        );
    }
}

/// Draws a line that is being typed, with the cursor in it.
pub(super) fn typed(prompt: &Prompt, theme: &Theme, frame: &mut Frame<'_>, row: Rect) {
    if row.is_empty() {
        return;
    }
    let (text, cursor) = prompt.window(usize::from(row.width));
    frame.buffer_mut().set_style(row, theme.chosen());
    frame.render_widget(Line::raw(text), row);
    let column = row.x + (cursor as u16).min(row.width - 1);
    frame.set_cursor_position((column, row.y));
}

fn pass(desk: &Desk, seat: Seat, theme: &Theme, frame: &mut Frame<'_>, hits: &mut Hits) {
    let speech = desk.speech();
    let who = desk.who(seat);
    let width = inner_width(frame.area(), 56);
    let mut lines = vec![Line::raw("")];
    for row in wrap(&fill(speech.pass_ask, &[&who]), width, "") {
        lines.push(Line::styled(row, theme.title()));
    }
    lines.push(Line::raw(""));
    for row in wrap(speech.pass_keys, width, "") {
        lines.push(Line::raw(row));
    }
    lines.push(Line::raw(""));
    let inner = boxed(speech.pass_on, lines.len() as u16, 56, theme, frame);
    frame.render_widget(Paragraph::new(lines).centered(), inner);
    hits.add(inner, Target::Enter);
}
