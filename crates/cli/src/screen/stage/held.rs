//! Pieces side by side at the bottom of the cloth: the reader's hand, and above
//! it rows that lie open for all, such as a stock to choose from.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use tapete_draw::text::{Sheet, card_hand, hand, has_sides, table_within};
use tapete_game::{Arrangement, Reader, View, Zone, ZoneRole};

use super::super::hits::{Hits, Pane, Scroll};
use super::super::sheets;
use super::super::speech::fill;
use super::super::theme::Theme;
use super::super::wrap::{columns, cut};
use super::Stage;

/// The rows that a table which grows both ways gets before standing tiles do.
const TABLE_ROWS_WISHED: u16 = 10;

/// The rows of an open stock while nobody chooses from it.
const OPEN_ROWS_QUIET: u16 = 2;

/// Draws the reader's hand at the bottom of an area; returns its rows.
pub(super) fn own_hand(
    stage: &Stage<'_>,
    theme: &Theme,
    frame: &mut Frame<'_>,
    area: Rect,
    hits: &mut Hits,
) -> u16 {
    let desk = stage.desk;
    let Reader::Seat(seat) = desk.reader else {
        return 0;
    };
    let width = usize::from(area.width).saturating_sub(2);
    let has_cards = has_sides(&desk.view);
    let zones: Vec<&Zone> = desk
        .view
        .zones
        .iter()
        .filter(|zone| zone.owner == Some(seat) && zone.role == ZoneRole::Hand)
        .collect();
    if zones.is_empty() || is_all_there_is(&desk.view) {
        return 0;
    }
    // The table matters most, but one row of standing tiles should be seen.
    let rows_max = (area.height / 2).saturating_sub(1);
    let mut rows_max = rows_max.min(area.height / 3 + 1).max(1);
    if super::grows_both_ways(&desk.view) {
        let rows_left = area.height.saturating_sub(TABLE_ROWS_WISHED + 1);
        rows_max = rows_max.min(rows_left.max(2));
    }
    let mut sheet = Sheet::blank(width, 0);
    for zone in &zones {
        sheet.append(match has_cards {
            true => {
                let room = (width, usize::from(rows_max));
                card_hand(&desk.view, &zone.id, room, stage.highlight)
            }
            false => hand(&desk.view, &zone.id, width, stage.highlight),
        });
    }
    if has_cards {
        // A line for each card is worth smaller fighters.
        let fighters = table_within(&desk.view, usize::from(area.width), 0, None, desk.tongue);
        let n_table = u16::try_from(fighters.height).unwrap_or(u16::MAX);
        let rows_left = area.height.saturating_sub(n_table.saturating_add(2));
        rows_max = rows_max.max(rows_left.min(area.height * 2 / 3));
    } else if sheet.height > usize::from(rows_max) {
        sheet = sheets::small_hand(&zones, &desk.view, width, stage.highlight);
    }
    // A hand that must be scrolled anyhow leaves more of the cloth to the table.
    let rows_max = match sheet.height > usize::from(rows_max) {
        true => (area.height / 3).max(2).min(rows_max),
        false => rows_max,
    };
    let is_own = desk.persons() == [seat];
    let title = if is_own {
        desk.speech().your_hand.to_owned()
    } else {
        fill(desk.speech().hand_of, &[&desk.who(seat)])
    };
    let n_held: usize = zones.iter().map(|zone| zone.pieces.len()).sum();
    let strip = Strip {
        sheet: &sheet,
        title: format!("{title} · {n_held}"),
        rows_max,
        by_hand: desk.hand_scroll,
        before: desk.hits.hand,
    };
    let pane = strip.draw(stage, theme, frame, area, hits);
    hits.hand = pane;
    pane.area.height + 1
}

/// Tells whether cards that lie open for all are the only pieces there are, such as
/// decks to choose from: then they get the whole cloth.
pub(super) fn is_all_there_is(view: &View) -> bool {
    let is_open = |zone: &Zone| zone.owner.is_none() && zone.arrangement == Arrangement::Row;
    let mut laid = view
        .zones
        .iter()
        .filter(|it| !it.pieces.is_empty())
        .peekable();
    has_sides(view) && laid.peek().is_some() && laid.all(is_open)
}

/// Draws the rows that lie open for all at the bottom of an area; returns how
/// many rows of the screen they take.
pub(super) fn open_rows(
    stage: &Stage<'_>,
    theme: &Theme,
    frame: &mut Frame<'_>,
    area: Rect,
    hits: &mut Hits,
) -> u16 {
    let view = &stage.desk.view;
    let zones: Vec<&Zone> = view
        .zones
        .iter()
        .filter(|zone| zone.owner.is_none() && zone.arrangement == Arrangement::Row)
        .filter(|zone| !zone.pieces.is_empty())
        .collect();
    let Some(first) = zones.first() else {
        return 0;
    };
    let width = usize::from(area.width).saturating_sub(2);
    let has_cards = has_sides(view);
    let is_alone = is_all_there_is(view);
    let sheet = match has_cards {
        true => {
            let room = match is_alone {
                true => area.height.saturating_sub(2),
                false => area.height / 4,
            };
            open_cards(view, &zones, (width, room), stage.highlight)
        }
        false => sheets::small_hand(&zones, view, width, stage.highlight),
    };
    let is_chosen_from = view.moves.iter().any(|it| {
        let mut pieces = zones.iter().flat_map(|zone| &zone.pieces);
        pieces.any(|piece| it.touches(&piece.id))
    });
    // A low window has room for them only when somebody must choose.
    let height_min = if is_chosen_from { 3 } else { 8 };
    if area.height < height_min {
        return 0;
    }
    let n_pieces: usize = zones.iter().map(|zone| zone.pieces.len()).sum();
    let strip = Strip {
        sheet: &sheet,
        title: format!("{} · {n_pieces}", first.label),
        rows_max: match is_chosen_from {
            true if is_alone => area.height.saturating_sub(2),
            true => area.height / 2,
            // What waits to happen is what people look at next.
            false if has_cards => area.height / 4,
            false => OPEN_ROWS_QUIET.min(area.height / 4),
        },
        by_hand: None,
        before: Pane::default(),
    };
    strip.draw(stage, theme, frame, area, hits).area.height + 1
}

/// Draws cards that lie open for all, such as what waits to happen, with as much
/// of their text as fits.
fn open_cards(
    view: &View,
    zones: &[&Zone],
    (width, height): (usize, u16),
    highlight: Option<usize>,
) -> Sheet {
    let mut sheet = Sheet::blank(width, 0);
    for zone in zones {
        let room = (width, usize::from(height));
        sheet.append(card_hand(view, &zone.id, room, highlight));
    }
    sheet
}

/// Pieces below a line that says what they are.
struct Strip<'a> {
    sheet: &'a Sheet,
    title: String,
    rows_max: u16,
    /// Where the person scrolled it to.
    by_hand: Option<Scroll>,
    /// Where it was on the last drawing.
    before: Pane,
}

impl Strip<'_> {
    fn draw(
        &self,
        stage: &Stage<'_>,
        theme: &Theme,
        frame: &mut Frame<'_>,
        area: Rect,
        hits: &mut Hits,
    ) -> Pane {
        let rows = (self.sheet.height as u16)
            .min(self.rows_max)
            .min(area.height.saturating_sub(1));
        let top = Rect {
            y: area.bottom() - rows - 1,
            height: 1,
            ..area
        };
        let inner = Rect {
            x: area.x + 1,
            y: top.y + 1,
            width: area.width - 1,
            height: rows,
        };
        let focus = touched(stage).and_then(|id| sheets::piece_on(self.sheet, id));
        let is_idle = focus.is_none() && !self.before.scrolls();
        let by_hand = self.by_hand.or(is_idle.then(Scroll::default));
        let pane = sheets::window(self.sheet, inner, by_hand, focus, self.before);
        let more = match (pane.at.row > 0, pane.at.row < pane.max.row) {
            (true, true) => " ▲▼ ",
            (true, false) => " ▲ ",
            (false, true) => " ▼ ",
            (false, false) => "",
        };
        let width = usize::from(area.width);
        let title = cut(&format!("── {} ", self.title), width.saturating_sub(2));
        let n_rule = width.saturating_sub(columns(&title) + columns(more) + 2);
        let rule = format!("{title}{}{more}──", "─".repeat(n_rule));
        frame.render_widget(Line::styled(rule, theme.felt()), top);
        sheets::paint(self.sheet, pane.at, theme, inner, frame.buffer_mut(), hits);
        pane
    }
}

/// Returns the piece that the chosen move touches.
fn touched<'a>(stage: &Stage<'a>) -> Option<&'a str> {
    let chosen = stage.desk.view.moves.get(stage.highlight?)?;
    chosen.touched().next()
}
