//! Draws a match that is being played.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use tapete_draw::text::has_sides;
use tapete_game::{MoveRole, Piece};

use super::super::hits::{Hits, Target};
use super::super::overlay::{self, Overlay};
use super::super::prompt::Prompt;
use super::super::speech::fill;
use super::super::stage::{self, Stage, row_of};
use super::super::theme::Theme;
use super::super::wrap::{columns, cut, wrap};
use super::State;
use crate::passing::quiet_move;

/// The rows below the hand: the numbered moves, the chosen one or the line
/// that is typed, and what there is to say about it.
const N_BELOW: u16 = 4;

pub(super) fn draw(state: &State, frame: &mut Frame<'_>, theme: &Theme) -> Hits {
    let desk = &state.desk;
    let speech = desk.speech();
    let is_hidden = matches!(desk.overlay, Some(Overlay::Pass { .. }));
    let chooses = state.chooses().is_some() && !is_hidden;
    let keys = if let Some(prompt) = &state.input {
        foot_typing(state, prompt)
    } else if state.is_closed {
        speech.end_play.to_vec()
    } else if chooses {
        foot(state)
    } else {
        speech.foot_wait.to_vec()
    };
    let stage = Stage {
        desk,
        highlight: highlight(state).filter(|_| chooses),
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

/// Returns what is drawn as chosen: a move, or what stands behind all moves for the
/// piece that is pointed at.
fn highlight(state: &State) -> Option<usize> {
    let pointed = state.chooser.pointed();
    let last = pointed.and(state.desk.view.moves.len().checked_sub(1));
    state.chooser.chosen().or(last)
}

/// Lists the keys that mean something while a move is typed.
fn foot_typing<'a>(state: &'a State, prompt: &Prompt) -> Vec<(&'a str, &'a str)> {
    let mut keys: Vec<(&str, &str)> = state.desk.speech().foot_typing.to_vec();
    let on_empty = state.desk.view.on_empty_label();
    if let (true, Some(label), Some(enter)) = (prompt.is_empty(), on_empty, keys.first_mut()) {
        enter.1 = label;
    }
    keys
}

/// Lists the keys that mean something for the choice at hand.
fn foot(state: &State) -> Vec<(&str, &str)> {
    let speech = state.desk.speech();
    let mut keys: Vec<(&str, &str)> = speech.foot_play.to_vec();
    let has_map = stage::has_map(&state.desk.view);
    let has_cards = has_sides(&state.desk.view);
    if let Some(arrows) = keys.get_mut(1) {
        match (has_map, has_cards) {
            (true, _) => *arrows = speech.foot_chart,
            (false, true) => *arrows = speech.foot_card,
            (false, false) => {}
        }
    }
    if state.desk.hits.table.scrolls() {
        keys.insert(2, speech.foot_scroll);
    }
    if state.chooser.turn().1 > 1 {
        keys.insert(2, speech.foot_turn);
    }
    if state.chooser.place().1 > 1 {
        keys.insert(
            2,
            match (has_map, has_cards) {
                (true, _) => speech.foot_amount,
                (false, true) => speech.foot_target,
                (false, false) => speech.foot_place,
            },
        );
    }
    if let Some(label) = state.desk.view.on_empty_label() {
        keys.insert(1, (".", label));
    }
    let quiet = quiet_move(&state.desk.view);
    if quiet.is_some_and(|it| it.role == MoveRole::Pass) {
        keys.insert(2, speech.foot_pass);
    }
    if has_map {
        let at = keys.iter().position(|it| it.0 == "m").unwrap_or(keys.len());
        keys.insert(at, speech.foot_about);
    }
    if has_cards {
        let at = keys.iter().position(|it| it.0 == "m").unwrap_or(keys.len());
        keys.insert(at, speech.foot_cards);
    }
    keys
}

fn texts(state: &State) -> overlay::Texts {
    let speech = state.desk.speech();
    // Orders can be taken back until the turn ends.
    let view = &state.desk.view;
    let (help, help_note) = match stage::has_map(view) {
        true => (speech.help_map, None),
        false if has_sides(view) => (speech.help_cards, Some(speech.help_cards_undo)),
        false => (speech.help_play, Some(speech.help_undo)),
    };
    overlay::Texts {
        help,
        help_note,
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

/// A move in the list below the hand.
struct Chip {
    index: usize,
    /// The number or the letter that chooses it.
    key: String,
    is_lettered: bool,
    label: String,
}

impl Chip {
    fn columns(&self) -> usize {
        columns(&self.key) + 1 + columns(&self.label)
    }
}

/// Lists the moves with their letters and numbers: all if they fit, else those
/// of the chosen piece, as many as fit around the chosen one.
fn moves(state: &State, frame: &mut Frame<'_>, theme: &Theme, below: Rect, hits: &mut Hits) {
    let chosen = state.chooser.chosen();
    let n_rows = usize::from(below.height);
    let width = usize::from(below.width).saturating_sub(2);
    let all = chips(state, width);
    let is_chosen = |chip: &Chip| Some(chip.index) == chosen;
    let n_lettered = all.iter().take_while(|chip| chip.is_lettered).count();
    let (lettered, numbered) = all.split_at(n_lettered);
    // Where not all fit, the list begins with the chosen piece, or even with
    // the chosen move.
    let of_piece = state.chooser.of_piece();
    let from = |chip: &Chip| of_piece.contains(&chip.index);
    let starts = [
        Some(0),
        numbered.iter().position(from),
        numbered.iter().position(is_chosen),
    ];
    let shown_from = |start: usize| -> Vec<&Chip> {
        let rest = numbered.iter().skip(start);
        lettered.iter().chain(rest).collect()
    };
    let fits = |start: &usize| {
        let chips = shown_from(*start);
        let rows = chip_rows(&chips, width);
        let is_all = *start > 0 || rows.len() <= n_rows;
        let is_seen = |row: &Vec<&Chip>| row.iter().any(|chip| is_chosen(chip));
        is_all && rows.iter().take(n_rows).any(is_seen)
    };
    let starts: Vec<usize> = starts.into_iter().flatten().collect();
    let start = starts.iter().copied().find(fits);
    let start = start.or(starts.last().copied()).unwrap_or(0);
    let chips = shown_from(start);
    let rows = chip_rows(&chips, width);
    for (y, row) in (below.y..below.bottom()).zip(&rows) {
        let mut x = below.x + 1;
        for chip in row {
            let place = Rect {
                x,
                y,
                width: chip.columns() as u16,
                height: 1,
            };
            let (key, label) = if Some(chip.index) == chosen {
                (theme.chosen(), theme.chosen())
            } else {
                (theme.key(), theme.quiet())
            };
            let line = Line::from(vec![
                Span::styled(chip.key.clone(), key),
                Span::styled(format!(" {}", chip.label), label),
            ]);
            frame.render_widget(line, place);
            hits.add(place, Target::Move(chip.index));
            x += place.width + 2;
        }
    }
}

/// Lists all moves, those without a piece first.
fn chips(state: &State, width: usize) -> Vec<Chip> {
    let view = &state.desk.view;
    let lettered = state.chooser.lettered(view);
    let chip = |index: usize, key: String, is_lettered: bool| {
        let label = view.moves.get(index)?.label.replace(" ·", "");
        let label = cut(&label, width.saturating_sub(columns(&key) + 1));
        Some(Chip {
            index,
            key,
            is_lettered,
            label,
        })
    };
    let order = state.chooser.order();
    let numbered = order
        .iter()
        .filter(|index| lettered.iter().all(|(_, other)| other != *index))
        .filter_map(|index| {
            let number = view.moves.get(*index)?.number;
            chip(*index, number.to_string(), false)
        });
    lettered
        .iter()
        .filter_map(|(letter, index)| chip(*index, letter.to_string(), true))
        .chain(numbered)
        .collect()
}

/// Breaks the list of moves into rows.
fn chip_rows<'a>(chips: &[&'a Chip], width: usize) -> Vec<Vec<&'a Chip>> {
    let mut rows: Vec<Vec<&'a Chip>> = vec![Vec::new()];
    let mut taken = 0;
    for chip in chips {
        let wide = chip.columns();
        if taken > 0 && taken + wide > width {
            rows.push(Vec::new());
            taken = 0;
        }
        taken += wide + 2;
        if let Some(row) = rows.last_mut() {
            row.push(chip);
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
    let pointed = state.chooser.pointed().filter(|_| chooses);
    let said = desk.notice.as_ref().map(|it| it.text.clone());
    let said = said.or_else(|| Some(state.why_not(pointed?)));
    let mut notice = said.map_or(Vec::new(), |it| wrap(&it, width, ""));
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
    } else if let Some(piece) = pointed {
        let called = desk.view.piece(piece).and_then(Piece::called);
        let text = cut(&format!("✗ {}", called.unwrap_or_default()), width);
        frame.render_widget(Line::styled(text, theme.title()), row);
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
    let Some(it) = state.desk.view.moves.get(chosen) else {
        return Line::default();
    };
    let of = |text: &str, (at, n_all): (usize, usize)| {
        fill(text, &[&at.to_string(), &n_all.to_string()])
    };
    let mut parts = Vec::new();
    let (place, turn) = (state.chooser.place(), state.chooser.turn());
    let has_places = !stage::has_map(&state.desk.view) && !has_sides(&state.desk.view);
    if place.1 > 1 && has_places {
        parts.push(of(speech.place, place));
    }
    if turn.1 > 1 {
        parts.push(of(speech.turned, turn));
    }
    parts.push(fill(speech.chosen, &[&it.number.to_string()]));
    let rest = format!("  {}", parts.join(" · "));
    let head = cut(&format!("▶ {}", it.label), width);
    let rest = cut(&rest, width.saturating_sub(columns(&head)));
    Line::from(vec![
        Span::styled(head, theme.title()),
        Span::styled(rest, theme.quiet()),
    ])
}
