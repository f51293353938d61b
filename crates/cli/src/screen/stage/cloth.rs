//! The cloth: the table on it, the facts below the table, the reader's hand.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;
use tapete_draw::text::{Focus, Sheet, hand, table_within};
use tapete_game::{Arrangement, Reader, Zone};

use super::super::desk::Desk;
use super::super::hits::{Hits, Pane};
use super::super::sheets;
use super::super::speech::fill;
use super::super::theme::Theme;
use super::super::wrap::{columns, cut};
use super::{Stage, row_of};

/// The rows that a table which grows both ways gets before standing tiles do.
const TABLE_ROWS_WISHED: u16 = 10;

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
    let n_facts_max = match table.height {
        0..9 => 1,
        9..16 => 2,
        _ => 3,
    };
    let facts = fact_rows(
        stage.desk,
        usize::from(cloth.width).saturating_sub(2),
        n_facts_max,
    );
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
    // The table matters most, but one row of standing tiles should be seen.
    let rows_max = (cloth.height / 2).saturating_sub(1);
    let mut rows_max = rows_max.min(cloth.height / 3 + 1).max(1);
    if super::grows_both_ways(&desk.view) {
        let rows_left = cloth.height.saturating_sub(TABLE_ROWS_WISHED + 1);
        rows_max = rows_max.min(rows_left.max(2));
    }
    if sheet.height > usize::from(rows_max) {
        sheet = sheets::small_hand(&zones, &desk.view, width, stage.highlight);
    }
    // A hand that must be scrolled anyhow leaves more of the cloth to the table.
    let rows_max = match sheet.height > usize::from(rows_max) {
        true => (cloth.height / 3).max(2).min(rows_max),
        false => rows_max,
    };
    let is_own = desk.persons() == [seat];
    let title = if is_own {
        desk.speech().your_hand.to_owned()
    } else {
        fill(desk.speech().hand_of, &[&desk.who(seat)])
    };
    let n_held: usize = zones.iter().map(|zone| zone.pieces.len()).sum();
    let rows = (sheet.height as u16).min(rows_max);
    let top = Rect {
        y: cloth.bottom() - rows - 1,
        height: 1,
        ..cloth
    };
    let area = Rect {
        x: cloth.x + 1,
        y: top.y + 1,
        width: cloth.width - 1,
        height: rows,
    };
    let focus = touched(stage).and_then(|id| sheets::piece_on(&sheet, id));
    let pane = sheets::window(&sheet, area, desk.hand_scroll, focus, desk.hits.hand);
    hits.hand = pane;
    let more = match (pane.at.row > 0, pane.at.row < pane.max.row) {
        (true, true) => " ▲▼ ",
        (true, false) => " ▲ ",
        (false, true) => " ▼ ",
        (false, false) => "",
    };
    let title = cut(&format!("── {title} · {n_held} "), width);
    let n_rule = usize::from(cloth.width).saturating_sub(columns(&title) + columns(more) + 2);
    let rule = format!("{title}{}{more}──", "─".repeat(n_rule));
    frame.render_widget(Line::styled(rule, theme.felt()), top);
    sheets::paint(&sheet, pane.at, theme, area, frame.buffer_mut(), hits);
    rows + 1
}

/// Returns the piece that the chosen move touches.
fn touched<'a>(stage: &Stage<'a>) -> Option<&'a str> {
    let chosen = stage.desk.view.moves.get(stage.highlight?)?;
    chosen.touches.first().map(String::as_str)
}

/// Writes the facts of the match and the piles into so many rows, the first
/// ones first; what fits nowhere is left out.
fn fact_rows(desk: &Desk, width: usize, n_rows_max: usize) -> Vec<String> {
    let mut parts: Vec<String> = desk
        .view
        .facts
        .iter()
        .map(|fact| format!("{} {}", fact.label, fact.value))
        .collect();
    for zone in &desk.view.zones {
        let count = zone.pieces.len().to_string();
        let is_told = desk.view.facts.iter().any(|fact| {
            let is_same = fact.name == "to_draw" && fact.value == count;
            fact.name == zone.id || is_same
        });
        if zone.owner.is_none() && zone.arrangement == Arrangement::Pile && !is_told {
            parts.push(format!("{} {count}", zone.label));
        }
    }
    let mut rows: Vec<String> = Vec::new();
    for part in parts {
        let fits = |row: &String| columns(row) + columns(&part) + 3 <= width;
        match rows.iter().position(fits) {
            Some(at) => rows[at].push_str(&format!(" · {part}")),
            None if rows.len() < n_rows_max => rows.push(cut(&part, width)),
            None => {}
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
    let lays = stage
        .highlight
        .and_then(|index| desk.view.moves.get(index))
        .is_some_and(|it| it.spot.is_some());
    if is_bare && !lays {
        let row = row_of(area, area.height / 2);
        let text = cut(speech.empty_table, usize::from(row.width));
        frame.render_widget(Line::styled(text, theme.felt()).centered(), row);
        return;
    }
    let height = usize::from(area.height);
    let sheet = table_within(&desk.view, usize::from(area.width), height, stage.highlight);
    let focus = looked_at(stage, &sheet);
    let pane = sheets::window(&sheet, area, desk.scroll, focus, desk.hits.table);
    hits.table = pane;
    let gap = (height.saturating_sub(sheet.height) / 2) as u16;
    let place = Rect {
        y: area.y + gap,
        height: area.height - gap,
        ..area
    };
    sheets::paint(&sheet, pane.at, theme, place, frame.buffer_mut(), hits);
    edges(pane, theme, frame);
}

/// Returns where to look: at a piece that is taken from the table, else where
/// the drawing says.
fn looked_at(stage: &Stage<'_>, sheet: &Sheet) -> Option<Focus> {
    let taken = touched(stage).and_then(|id| sheets::piece_on(sheet, id));
    taken.or(sheet.focus)
}

/// Marks the edges beyond which more lies.
fn edges(pane: Pane, theme: &Theme, frame: &mut Frame<'_>) {
    let Pane { area, at, max } = pane;
    if area.is_empty() {
        return;
    }
    let middle = area.y + area.height / 2;
    let (last_row, last_column) = (area.bottom() - 1, area.right() - 1);
    let marks = [
        (at.row > 0, (last_column, area.y), '▲'),
        (at.row < max.row, (last_column, last_row), '▼'),
        (at.column > 0, (area.x, middle), '◀'),
        (at.column < max.column, (last_column, middle), '▶'),
    ];
    let look = theme.bar().add_modifier(Modifier::BOLD);
    for (_, place, mark) in marks.into_iter().filter(|(lies_more, ..)| *lies_more) {
        if let Some(cell) = frame.buffer_mut().cell_mut(place) {
            cell.set_char(mark);
            cell.set_style(look);
        }
    }
}
