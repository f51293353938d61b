//! The cloth: the table on it, the facts below the table, what is held.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;
use tapete_draw::text::{chart_notes, has_sides, table_within};
use tapete_game::{Arrangement, Role, View, Zone};

use super::super::desk::Desk;
use super::super::hits::{Hits, Pane, Scroll};
use super::super::seats::fact_text;
use super::super::sheets;
use super::super::theme::Theme;
use super::super::wrap::{columns, cut};
use super::{Stage, held, row_of};

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
    let above = |area: Rect, rows: u16| Rect {
        height: area.height - rows,
        ..area
    };
    let table = above(cloth, held::own_hand(stage, theme, frame, cloth, hits));
    let table = above(table, held::open_rows(stage, theme, frame, table, hits));
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
    let n_notes = map_notes(stage, theme, frame, table, hits);
    table_of(stage, theme, frame, above(table, n_notes), hits);
    below
}

/// Explains a map at the bottom of an area, with what arrives first;
/// returns the rows, none for other tables.
fn map_notes(
    stage: &Stage<'_>,
    theme: &Theme,
    frame: &mut Frame<'_>,
    area: Rect,
    hits: &mut Hits,
) -> u16 {
    let desk = stage.desk;
    let width = usize::from(area.width);
    let notes = |n_movers| chart_notes(&desk.view, width, desk.tongue, n_movers);
    let rows_max = area.height / 4;
    let n_legend = notes(0).height;
    let sheet = notes(usize::from(rows_max).saturating_sub(n_legend));
    let rows = rows_max.min(sheet.height as u16);
    let place = Rect {
        y: area.bottom() - rows,
        height: rows,
        ..area
    };
    let top = Scroll::default();
    sheets::paint(&sheet, top, theme, place, frame.buffer_mut(), hits);
    rows
}

/// Writes the facts of the match and the piles into so many rows, the first
/// ones first; what fits nowhere is left out.
fn fact_rows(desk: &Desk, width: usize, n_rows_max: usize) -> Vec<String> {
    let mut parts: Vec<String> = desk.view.facts.iter().map(fact_text).collect();
    for zone in &desk.view.zones {
        let count = zone.pieces.len();
        // What a fact counts already need not be told again.
        let is_told = desk.view.facts.iter().any(|fact| {
            let is_same = i64::try_from(count).ok() == fact.value.number();
            fact.role == Role::Count && is_same
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
    // Sides that face each other lie on the table, although each is somebody's.
    let has_teams = has_sides(&desk.view);
    let is_on_table = |zone: &&Zone| match zone.owner {
        None => zone.arrangement != Arrangement::Row,
        Some(_) => has_teams,
    };
    let zones = desk.view.zones.iter();
    let shared: Vec<Zone> = zones.filter(is_on_table).cloned().collect();
    let is_bare = shared
        .iter()
        .all(|zone| zone.pieces.is_empty() || zone.arrangement == Arrangement::Pile);
    let lays = stage
        .highlight
        .and_then(|index| desk.view.moves.get(index))
        .is_some_and(|it| it.spot.is_some());
    if is_bare && held::is_all_there_is(&desk.view) {
        return;
    }
    if is_bare && !lays {
        let row = row_of(area, area.height / 2);
        let text = cut(speech.empty_table, usize::from(row.width));
        frame.render_widget(Line::styled(text, theme.felt()).centered(), row);
        return;
    }
    let height = usize::from(area.height);
    let view = View {
        zones: shared,
        ..desk.view.clone()
    };
    let sheet = table_within(
        &view,
        usize::from(area.width),
        height,
        stage.highlight,
        desk.tongue,
    );
    let pane = sheets::window(&sheet, area, desk.scroll, sheet.focus, desk.hits.table);
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
