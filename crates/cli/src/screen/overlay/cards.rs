//! All cards that the reader sees, zone by zone, and one of them in full: what
//! it says, how it stands, and what the family knows about it.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use tapete_draw::text::card_brief;
use tapete_game::{Piece, Shape, View, Zone};

use super::super::desk::Desk;
use super::super::hits::{Hits, Target};
use super::super::stage::row_of;
use super::super::theme::Theme;
use super::super::wrap::{cut, wrap};
use super::{LOG_WIDTH, boxed, inner_width};
use crate::asking;

/// Equal cards of a zone.
struct Kind<'a> {
    zone: &'a Zone,
    card: &'a Piece,
    n_equal: usize,
}

/// Lists the cards that are seen, equal ones of a zone once.
fn kinds(view: &View) -> Vec<Kind<'_>> {
    let mut kinds: Vec<Kind<'_>> = Vec::new();
    for zone in &view.zones {
        for card in zone.pieces.iter().filter(|it| is_seen_card(it)) {
            let equal =
                |it: &&mut Kind<'_>| it.zone.id == zone.id && it.card.attributes == card.attributes;
            match kinds.iter_mut().find(equal) {
                Some(kind) => kind.n_equal += 1,
                None => kinds.push(Kind {
                    zone,
                    card,
                    n_equal: 1,
                }),
            }
        }
    }
    kinds
}

fn is_seen_card(piece: &Piece) -> bool {
    let is_card = matches!(piece.shape, Shape::Card | Shape::Figure);
    is_card && !piece.is_hidden()
}

/// Returns where in the list the cards are that a move touches: the last one
/// first, which is aimed at.
pub(in crate::screen) fn place_of(view: &View, index: Option<usize>) -> usize {
    let chosen = index.and_then(|it| view.moves.get(it));
    let touched = chosen.and_then(|it| it.touched().last());
    touched.map_or(0, |id| place_of_piece(view, id))
}

/// Returns where in the list a card is.
pub(in crate::screen) fn place_of_piece(view: &View, id: &str) -> usize {
    let zone_of = |id: &str| {
        let mut zones = view.zones.iter();
        let zone = zones.find(|it| it.pieces.iter().any(|it| it.id == id))?;
        let card = zone.pieces.iter().find(|it| it.id == id)?;
        Some((zone, card))
    };
    let mut kinds = kinds(view).into_iter();
    let place = zone_of(id).and_then(|(zone, card)| {
        kinds.position(|it| it.zone.id == zone.id && it.card.attributes == card.attributes)
    });
    place.unwrap_or(0)
}

/// Says a card in full.
fn told(desk: &Desk, kind: &Kind<'_>, width: usize) -> Vec<String> {
    let told = asking::told(&desk.playing, desk.reader, kind.card, desk.tongue);
    told.iter().flat_map(|it| wrap(it, width, "")).collect()
}

/// Draws the list and the chosen card below it.
pub(super) fn cards(desk: &Desk, at: usize, theme: &Theme, frame: &mut Frame<'_>, hits: &mut Hits) {
    let speech = desk.speech();
    let kinds = kinds(&desk.view);
    let last = kinds.len().saturating_sub(1);
    let at = at.min(last);
    hits.overlay_scroll_max = last;
    let width = inner_width(frame.area(), LOG_WIDTH);
    let told = kinds.get(at).map(|it| told(desk, it, width));
    let told = told.unwrap_or_else(|| vec![speech.cards_none.to_owned()]);
    let rows = rows(&kinds);
    let n_wished = rows.len() + told.len() + 2;
    let n_wished = u16::try_from(n_wished).unwrap_or(u16::MAX);
    let inner = boxed(speech.cards, n_wished, LOG_WIDTH, theme, frame);
    // The card gets its lines as long as some of the list is left.
    let room = inner.height.saturating_sub(2);
    let n_told = u16::try_from(told.len()).unwrap_or(u16::MAX);
    let n_told = n_told.min(room.saturating_sub(room.min(5)).max(room / 2));
    let n_list = room - n_told;
    list(&kinds, &rows, at, n_list, theme, frame, inner, hits);
    let below = Rect {
        y: inner.y + n_list + 1,
        height: n_told,
        ..inner
    };
    let rule = row_of(inner, n_list);
    frame.render_widget(Line::styled("─".repeat(width), theme.quiet()), rule);
    let lines: Vec<Line<'_>> = told.into_iter().map(Line::raw).collect();
    frame.render_widget(Paragraph::new(lines), below);
    let foot = row_of(inner, inner.height.saturating_sub(1));
    frame.render_widget(
        Line::styled(speech.cards_keys, theme.quiet()).right_aligned(),
        foot,
    );
}

/// A row of the list: the head of a zone, or a card by its index.
enum Row {
    Head(String),
    Card(usize),
}

fn rows(kinds: &[Kind<'_>]) -> Vec<Row> {
    let mut rows = Vec::new();
    for (index, kind) in kinds.iter().enumerate() {
        let before = index.checked_sub(1).and_then(|it| kinds.get(it));
        if before.is_none_or(|it| it.zone.id != kind.zone.id) {
            rows.push(Row::Head(kind.zone.label.clone()));
        }
        rows.push(Row::Card(index));
    }
    rows
}

#[expect(
    clippy::too_many_arguments,
    reason = "what is drawn, where, and what it hits"
)]
fn list(
    kinds: &[Kind<'_>],
    rows: &[Row],
    at: usize,
    n_rows: u16,
    theme: &Theme,
    frame: &mut Frame<'_>,
    inner: Rect,
    hits: &mut Hits,
) {
    let n_shown = usize::from(n_rows);
    let here = rows
        .iter()
        .position(|it| matches!(it, Row::Card(index) if *index == at));
    let first = here.unwrap_or(0).saturating_sub(n_shown / 2);
    let first = first.min(rows.len().saturating_sub(n_shown));
    for (y, row) in (0..n_rows).zip(rows.iter().skip(first)) {
        let place = row_of(inner, y);
        let width = usize::from(place.width);
        match row {
            Row::Head(label) => {
                frame.render_widget(Line::styled(cut(label, width), theme.title()), place);
            }
            Row::Card(index) => {
                let Some(kind) = kinds.get(*index) else {
                    continue;
                };
                let text = cut(
                    &format!(
                        "  {}",
                        card_brief(kind.card, kind.n_equal).unwrap_or_default()
                    ),
                    width,
                );
                let look = match *index == at {
                    true => theme.chosen(),
                    false => theme.quiet(),
                };
                if *index == at {
                    frame.buffer_mut().set_style(place, look);
                }
                frame.render_widget(Line::styled(text, look), place);
                hits.add(place, Target::Line(*index));
            }
        }
    }
}
