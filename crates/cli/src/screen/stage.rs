//! The whole screen of a match: the bar at the top, the cloth with the table
//! and the hand, the seats and the story beside it, the keys at the foot.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph};
use tapete_draw::text::{Hit, Sheet, hand, table_within};
use tapete_game::{Arrangement, Reader, Zone};

use super::desk::Desk;
use super::hits::{Hits, Target};
use super::theme::Theme;
use super::wrap::{columns, cut, wrap};
use super::{seats, sheets};

/// The smallest window that a match can be played in.
pub(super) const WIDTH_MIN: u16 = 36;
pub(super) const HEIGHT_MIN: u16 = 12;

/// From this width on, seats and story stand beside the table.
const WIDE: u16 = 72;

/// What the screen shows besides the match itself.
pub(super) struct Stage<'a> {
    pub(super) desk: &'a Desk,
    /// The move that is chosen, shown as a ghost.
    pub(super) highlight: Option<usize>,
    /// Whose turn it is, at the right of the bar.
    pub(super) status: String,
    /// How many rows the caller fills below the hand.
    pub(super) n_below: u16,
    /// The keys at the foot.
    pub(super) keys: &'static [(&'static str, &'static str)],
}

/// Draws the screen; returns where things lie, and the rows left for the
/// caller, or nothing if the window is too small.
pub(super) fn draw(
    stage: &Stage<'_>,
    theme: &Theme,
    frame: &mut Frame<'_>,
) -> (Hits, Option<Rect>) {
    let mut hits = Hits::default();
    let area = frame.area();
    if is_too_small(area) {
        too_small(stage.desk.speech().too_small, theme, frame);
        return (hits, None);
    }
    bar(stage, theme, frame, row_of(area, 0));
    keys(
        stage.keys,
        theme,
        frame,
        row_of(area, area.height - 1),
        &mut hits,
    );
    let body = Rect {
        y: area.y + 1,
        height: area.height - 2,
        ..area
    };
    let cloth = if area.width >= WIDE {
        let side_width = (area.width / 3).clamp(27, 40);
        let side = Rect {
            x: body.right() - side_width,
            width: side_width,
            ..body
        };
        beside(stage, theme, frame, side);
        Rect {
            width: body.width - side_width,
            ..body
        }
    } else {
        above(stage, theme, frame, body)
    };
    let below = cloth_of(stage, theme, frame, cloth, &mut hits);
    (hits, Some(below))
}

/// Tells whether nothing sensible can be drawn.
pub(super) fn is_too_small(area: Rect) -> bool {
    area.width < WIDTH_MIN || area.height < HEIGHT_MIN
}

/// Says that the window is too small, as well as it can be said there.
pub(super) fn too_small(text: &str, theme: &Theme, frame: &mut Frame<'_>) {
    let area = frame.area();
    let lines = wrap(text, usize::from(area.width), "");
    let middle = (usize::from(area.height).saturating_sub(lines.len()) / 2) as u16;
    for (row, line) in (middle..area.height).zip(lines) {
        frame.render_widget(
            Line::styled(line, theme.bad()).centered(),
            row_of(area, row),
        );
    }
}

/// Returns one row of an area.
pub(super) fn row_of(area: Rect, row: u16) -> Rect {
    Rect {
        y: area.y + row.min(area.height.saturating_sub(1)),
        height: area.height.min(1),
        ..area
    }
}

fn bar(stage: &Stage<'_>, theme: &Theme, frame: &mut Frame<'_>, row: Rect) {
    let desk = stage.desk;
    let width = usize::from(row.width);
    let status = cut(&stage.status, width.saturating_sub(2) * 2 / 3);
    let seed = super::speech::fill(desk.speech().seed, &[&desk.seed.to_string()]);
    let left = format!(" {} · {seed}", desk.view.game);
    let left = cut(&left, width.saturating_sub(columns(&status) + 3));
    frame.buffer_mut().set_style(row, theme.bar());
    frame.render_widget(Line::raw(left), row);
    frame.render_widget(Line::raw(format!("{status} ")).right_aligned(), row);
}

/// Draws keys with what they do; each can be clicked where one key is meant.
/// Where they do not all fit, the last two (help and leave) stay.
pub(super) fn keys(
    keys: &[(&'static str, &'static str)],
    theme: &Theme,
    frame: &mut Frame<'_>,
    row: Rect,
    hits: &mut Hits,
) {
    let wide = |(key, meaning): &(&str, &str)| columns(key) + columns(meaning) + 1;
    let all = |keys: &[(&str, &str)], gap: usize| -> usize {
        keys.iter().map(|it| wide(it) + gap).sum::<usize>()
    };
    let room = usize::from(row.width);
    let mut shown = keys.to_vec();
    while shown.len() > 2 && all(&shown, 1) > room {
        shown.remove(shown.len() - 3);
    }
    let gap = if all(&shown, 2) < room { 2 } else { 1 };
    let mut x = row.x + u16::from(all(&shown, gap) < room);
    for it in &shown {
        let (key, meaning) = *it;
        let width = wide(it) as u16;
        if x + width > row.right() {
            break;
        }
        let place = Rect { x, width, ..row };
        let line = Line::from(vec![
            Span::styled(key, theme.key()),
            Span::raw(" "),
            Span::styled(meaning, theme.quiet()),
        ]);
        frame.render_widget(line, place);
        let mut letters = key.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => hits.add(place, Target::Key(letter)),
            _ if key == "Enter" => hits.add(place, Target::Enter),
            _ if key == "Esc" => hits.add(place, Target::Key('\u{1b}')),
            _ => {}
        }
        x += width + gap as u16;
    }
}

fn heading(text: &str, theme: &Theme, frame: &mut Frame<'_>, row: Rect) {
    let block = Block::new()
        .borders(Borders::TOP)
        .border_style(theme.quiet())
        .title(Line::styled(format!(" {text} "), theme.title()));
    frame.render_widget(block, row);
}

/// Draws seats and story in a column of their own.
fn beside(stage: &Stage<'_>, theme: &Theme, frame: &mut Frame<'_>, side: Rect) {
    let desk = stage.desk;
    let inner = Rect {
        x: side.x + 1,
        width: side.width - 2,
        ..side
    };
    let width = usize::from(inner.width);
    let speech = desk.speech();
    heading(speech.seats, theme, frame, row_of(inner, 0));
    let points =
        Line::from(Span::styled(format!(" {}", speech.points), theme.quiet())).right_aligned();
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
fn above(stage: &Stage<'_>, theme: &Theme, frame: &mut Frame<'_>, body: Rect) -> Rect {
    let desk = stage.desk;
    let n_seats = desk.view.seats.len() as u16;
    let n_seat_rows = if body.height >= 18 + n_seats {
        n_seats
    } else {
        1
    };
    let lines = if n_seat_rows > 1 {
        seats::tall(desk, theme, usize::from(body.width), 0)
    } else {
        vec![seats::flat(desk, theme)]
    };
    frame.render_widget(
        Paragraph::new(lines),
        Rect {
            height: n_seat_rows,
            ..body
        },
    );
    let n_log_rows = match body.height {
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

/// Draws the newest lines of the story, the newest at the bottom.
fn last_lines(desk: &Desk, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let width = usize::from(area.width);
    let height = usize::from(area.height);
    let mut lines: Vec<Line<'static>> = Vec::new();
    // What happens several times on end, such as drawing, takes one line.
    let runs = desk.story[..desk.n_shown].chunk_by(|one, next| one == next);
    for (age, run) in runs.rev().take(height).enumerate() {
        let look = if age == 0 {
            Style::new().add_modifier(Modifier::BOLD)
        } else {
            theme.quiet()
        };
        let text = match run {
            [] => continue,
            [text] => text.clone(),
            [text, ..] => format!("{text} ×{}", run.len()),
        };
        for row in wrap(&text, width, "  ").into_iter().rev() {
            lines.push(Line::styled(row, look));
        }
    }
    lines.truncate(height);
    lines.reverse();
    frame.render_widget(Paragraph::new(lines), area);
}

/// Draws the cloth with table and hand; returns the rows below them.
fn cloth_of(
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
        super::speech::fill(desk.speech().hand_of, &[&desk.who(seat)])
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
