//! The cloth: the table on it, the facts below the table, the reader's hand.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use tapete_draw::text::{Hit, Sheet, hand, table_within};
use tapete_game::{Arrangement, Reader, Zone};

use super::super::desk::Desk;
use super::super::hits::Hits;
use super::super::sheets;
use super::super::speech::fill;
use super::super::theme::Theme;
use super::super::wrap::{columns, cut};
use super::{Stage, row_of};

/// Draws the cloth with table and hand; returns the rows below them.
pub(super) fn draw(
    stage: &Stage<'_>,
    theme: &Theme,
    frame: &mut Frame<'_>,
    area: Rect,
    hits: &mut Hits,
) -> Rect {
    let n_below = stage.n_below.min(area.height / 3);
    let below = Rect {
        y: area.bottom() - n_below,
        height: n_below,
        ..area
    };
    let cloth = Rect {
        height: area.height - n_below,
        ..area
    };
    frame.buffer_mut().set_style(cloth, theme.felt());
    let hand_rows = own_hand(stage, theme, frame, cloth, hits);
    let table = Rect {
        height: cloth.height - hand_rows,
        ..cloth
    };
    let mut facts = fact_rows(stage.desk, usize::from(cloth.width).saturating_sub(2));
    facts.truncate(if table.height >= 9 { 2 } else { 1 });
    let n_facts = (facts.len() as u16).min(table.height.saturating_sub(1));
    for (row, text) in (table.height - n_facts..table.height).zip(facts) {
        frame.render_widget(
            Line::styled(text, theme.felt()).centered(),
            row_of(table, row),
        );
    }
    let table = Rect {
        height: table.height - n_facts,
        ..table
    };
    table_of(stage, theme, frame, table, hits);
    below
}

/// Draws the reader's hand at the bottom of the cloth; returns its rows.
fn own_hand(
    stage: &Stage<'_>,
    theme: &Theme,
    frame: &mut Frame<'_>,
    cloth: Rect,
    hits: &mut Hits,
) -> u16 {
    let desk = stage.desk;
    let Reader::Seat(seat) = desk.reader else {
        return 0;
    };
    let width = usize::from(cloth.width).saturating_sub(2);
    let zones: Vec<&Zone> = desk
        .view
        .zones
        .iter()
        .filter(|zone| zone.owner == Some(seat))
        .collect();
    let mut sheet = Sheet::blank(width, 0);
    for zone in &zones {
        sheet.append(hand(&desk.view, &zone.id, width, stage.highlight));
    }
    let rows_max = (cloth.height / 2).saturating_sub(1).max(1);
    if sheet.height > usize::from(rows_max) {
        sheet = sheets::small_hand(&zones, &desk.view, width, stage.highlight);
    }
    let is_own = desk.persons() == [seat];
    let title = if is_own {
        desk.speech().your_hand.to_owned()
    } else {
        fill(desk.speech().hand_of, &[&desk.who(seat)])
    };
    let n_held: usize = zones.iter().map(|zone| zone.pieces.len()).sum();
    let rows = (sheet.height as u16).min(rows_max);
    let chosen = chosen_piece(stage);
    let scroll = sheets::follow(&sheet, usize::from(rows), |hit| is_piece(hit, chosen));
    let top = Rect {
        y: cloth.bottom() - rows - 1,
        height: 1,
        ..cloth
    };
    let title = cut(&format!("── {title} · {n_held} "), width);
    let rule = "─".repeat(usize::from(cloth.width).saturating_sub(columns(&title)));
    frame.render_widget(Line::styled(format!("{title}{rule}"), theme.felt()), top);
    sheets::paint(
        &sheet,
        scroll,
        theme,
        Rect {
            x: cloth.x + 1,
            y: top.y + 1,
            width: cloth.width - 1,
            height: rows,
        },
        frame.buffer_mut(),
        hits,
    );
    rows + 1
}

fn chosen_piece<'a>(stage: &Stage<'a>) -> Option<&'a str> {
    let chosen = stage.desk.view.moves.get(stage.highlight?)?;
    chosen.touches.first().map(String::as_str)
}

fn is_piece(hit: &Hit, wanted: Option<&str>) -> bool {
    matches!(hit, Hit::Piece(id) if Some(id.as_str()) == wanted)
}

/// Writes the facts of the match and the piles, as many to a row as fit.
fn fact_rows(desk: &Desk, width: usize) -> Vec<String> {
    let mut parts: Vec<String> = desk
        .view
        .facts
        .iter()
        .map(|fact| format!("{} {}", fact.label, fact.value))
        .collect();
    for zone in &desk.view.zones {
        let is_told = desk.view.facts.iter().any(|fact| fact.name == zone.id);
        if zone.owner.is_none() && zone.arrangement == Arrangement::Pile && !is_told {
            parts.push(format!("{} {}", zone.label, zone.pieces.len()));
        }
    }
    let mut rows: Vec<String> = Vec::new();
    for part in parts {
        match rows.last_mut() {
            Some(row) if columns(row) + columns(&part) + 3 <= width => {
                row.push_str(" · ");
                row.push_str(&part);
            }
            Some(_) | None => rows.push(cut(&part, width)),
        }
    }
    rows
}

/// Draws the table, scrolled to what matters now or where the person put it.
fn table_of(stage: &Stage<'_>, theme: &Theme, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) {
    let desk = stage.desk;
    let speech = desk.speech();
    let is_bare = desk.view.zones.iter().all(|zone| {
        zone.owner.is_some() || zone.pieces.is_empty() || zone.arrangement == Arrangement::Pile
    });
    if is_bare && stage.highlight.is_none() {
        let row = row_of(area, area.height / 2);
        let text = cut(speech.empty_table, usize::from(row.width));
        frame.render_widget(Line::styled(text, theme.felt()).centered(), row);
        return;
    }
    let height = usize::from(area.height);
    let sheet = table_within(&desk.view, usize::from(area.width), height, stage.highlight);
    let scroll_max = sheet.height.saturating_sub(height);
    let fresh: Option<&str> = desk
        .view
        .zones
        .iter()
        .flat_map(|zone| &zone.pieces)
        .find(|piece| piece.fresh)
        .map(|piece| piece.id.as_str());
    let followed = match stage.highlight {
        Some(index) => sheets::follow(&sheet, height, |hit| *hit == Hit::Move(index)),
        None => sheets::follow(&sheet, height, |hit| is_piece(hit, fresh)),
    };
    let scroll = desk.scroll.unwrap_or(followed).min(scroll_max);
    hits.table_scroll = scroll;
    hits.table_scroll_max = scroll_max;
    let gap = (height.saturating_sub(sheet.height) / 2) as u16;
    let place = Rect {
        y: area.y + gap,
        height: area.height - gap,
        ..area
    };
    sheets::paint(&sheet, scroll, theme, place, frame.buffer_mut(), hits);
    let mark = theme.felt().add_modifier(Modifier::BOLD);
    if scroll > 0 {
        frame.render_widget(
            Line::from(Span::styled(speech.more_above, mark)).right_aligned(),
            row_of(area, 0),
        );
    }
    if scroll < scroll_max {
        let last = row_of(area, area.height.saturating_sub(1));
        frame.render_widget(
            Line::from(Span::styled(speech.more_below, mark)).right_aligned(),
            last,
        );
    }
}
