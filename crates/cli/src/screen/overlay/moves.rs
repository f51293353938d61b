//! All moves in one list, as far as they hold what is typed.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;
use tapete_game::{MoveView, View};

use super::super::desk::Desk;
use super::super::hits::{Hits, Target};
use super::super::prompt::Prompt;
use super::super::speech::fill;
use super::super::stage::row_of;
use super::super::theme::Theme;
use super::super::wrap::{columns, cut};
use super::{LOG_WIDTH, boxed, typed};

/// How many lines a page key goes.
const PAGE_LINES: usize = 10;

/// The list while it is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::screen) struct Listing {
    /// The moves in the order in which the arrows walk through them.
    order: Vec<usize>,
    /// What they must hold.
    prompt: Prompt,
    /// Which of the shown lines is chosen.
    pub(super) at: usize,
}

impl Listing {
    /// Lists moves by their indices; one of them is chosen.
    pub(in crate::screen) fn of(order: Vec<usize>, chosen: Option<usize>) -> Listing {
        let at = order.iter().position(|index| Some(*index) == chosen);
        Listing {
            order,
            prompt: Prompt::default(),
            at: at.unwrap_or(0),
        }
    }

    /// Returns the move of the chosen line.
    pub(in crate::screen) fn chosen(&self, view: &View) -> Option<usize> {
        let shown = self.shown(view);
        let at = self.at.min(shown.len().saturating_sub(1));
        shown.get(at).map(|(_, index)| *index)
    }

    /// Lists numbers and moves that hold every word that was typed.
    fn shown(&self, view: &View) -> Vec<(u32, usize)> {
        let typed = self.prompt.text().to_lowercase();
        let words: Vec<[String; 2]> = typed
            .split_whitespace()
            .map(|word| [word.to_owned(), turned(word)])
            .collect();
        let listed = self.order.iter();
        let listed = listed.filter_map(|index| Some((view.moves.get(*index)?, *index)));
        let holds_words = |it: &MoveView| {
            let text = format!("{} {}", it.key, it.label).to_lowercase();
            let mut words = words.iter();
            words.all(|either| either.iter().any(|word| text.contains(word)))
        };
        let found = listed.filter(|(it, _)| holds_words(it));
        found.map(|(it, index)| (it.number, index)).collect()
    }

    /// Walks through the list or changes what is typed.
    pub(in crate::screen) fn on_key(&mut self, key: KeyEvent, view: &View) {
        let last = self.shown(view).len().saturating_sub(1);
        let at = self.at.min(last);
        self.at = match key.code {
            KeyCode::Up => at.checked_sub(1).unwrap_or(last),
            KeyCode::Down if at == last => 0,
            KeyCode::Down => at + 1,
            KeyCode::PageUp => at.saturating_sub(PAGE_LINES),
            KeyCode::PageDown => (at + PAGE_LINES).min(last),
            KeyCode::Home => 0,
            KeyCode::End => last,
            _ if self.prompt.on_key(key) => 0,
            _ => at,
        };
    }

    /// Types a text.
    pub(in crate::screen) fn insert(&mut self, text: &str) {
        self.prompt.insert(text);
        self.at = 0;
    }
}

/// Returns a tile as `3|6` for `6|3`: a person need not know how it is written.
fn turned(word: &str) -> String {
    let faces: Vec<&str> = word.split('|').rev().collect();
    faces.join("|")
}

/// Draws the list.
pub(super) fn moves(
    desk: &Desk,
    listing: &Listing,
    theme: &Theme,
    frame: &mut Frame<'_>,
    hits: &mut Hits,
) {
    let speech = desk.speech();
    let shown = listing.shown(&desk.view);
    let n_wished = u16::try_from(listing.order.len() + 2).unwrap_or(u16::MAX);
    let title = fill(speech.moves, &[&listing.order.len().to_string()]);
    let inner = boxed(&title, n_wished, LOG_WIDTH, theme, frame);
    if inner.height < 3 {
        return;
    }
    let label = format!("{}: ", speech.moves_ask);
    let row = row_of(inner, 0);
    let left = (columns(&label) as u16).min(row.width);
    frame.render_widget(Line::styled(label, theme.title()), row);
    typed(
        &listing.prompt,
        theme,
        frame,
        Rect {
            x: row.x + left,
            width: row.width - left,
            ..row
        },
    );
    let n_rows = usize::from(inner.height - 2);
    let last = shown.len().saturating_sub(1);
    let at = listing.at.min(last);
    let first = at
        .saturating_sub(n_rows / 2)
        .min(shown.len().saturating_sub(n_rows));
    hits.overlay_scroll_max = last;
    if shown.is_empty() {
        let text = cut(speech.moves_none, usize::from(inner.width));
        frame.render_widget(Line::styled(text, theme.quiet()), row_of(inner, 1));
    }
    let widths = desk.view.moves.iter().map(|it| it.number.to_string().len());
    let number_width = widths.max().unwrap_or(1);
    let lines = shown.iter().enumerate().skip(first).take(n_rows);
    for ((line, (number, index)), y) in lines.zip(1..) {
        let Some(it) = desk.view.moves.get(*index) else {
            continue;
        };
        let place = row_of(inner, y);
        let text = format!("{number:>number_width$}  {}", it.label);
        let text = cut(&text, usize::from(place.width));
        if line == at {
            frame.buffer_mut().set_style(place, theme.chosen());
            frame.render_widget(Line::styled(text, theme.chosen()), place);
        } else {
            frame.render_widget(Line::raw(text), place);
        }
        hits.add(place, Target::Move(*index));
    }
    let below = shown.len().saturating_sub(first + n_rows);
    let foot = match (first, below) {
        (0, 0) => speech.moves_keys.to_owned(),
        _ => format!("▲{first} ▼{below} · {}", speech.moves_keys),
    };
    let foot = cut(&foot, usize::from(inner.width));
    frame.render_widget(
        Line::styled(foot, theme.quiet()).right_aligned(),
        row_of(inner, inner.height - 1),
    );
}
