//! The whole screen of a match: the bar at the top, the cloth with the table
//! and the hand, the seats and the story beside it, the keys at the foot.

mod cloth;
mod held;
mod side;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use tapete_game::{Arrangement, View};

use super::desk::Desk;
use super::hits::{Hits, Target};
use super::speech::fill;
use super::theme::Theme;
use super::wrap::{columns, cut, wrap};

pub(super) use side::folded;

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
    pub(super) keys: Vec<(&'a str, &'a str)>,
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
        &stage.keys,
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
    let rest = if area.width >= WIDE {
        let side_width = (area.width / 3).clamp(27, 40);
        let column = Rect {
            x: body.right() - side_width,
            width: side_width,
            ..body
        };
        side::beside(stage, theme, frame, column);
        Rect {
            width: body.width - side_width,
            ..body
        }
    } else {
        side::above(stage, theme, frame, body)
    };
    let below = cloth::draw(stage, theme, frame, rest, &mut hits);
    (hits, Some(below))
}

/// Tells whether the table grows up and down as well as sideways, and so needs
/// more rows than a chain does.
fn grows_both_ways(view: &View) -> bool {
    view.zones.iter().any(|zone| match zone.arrangement {
        Arrangement::Row | Arrangement::Chain | Arrangement::Pile => false,
        Arrangement::Branches
        | Arrangement::Arms
        | Arrangement::Tree
        | Arrangement::Triangles
        | Arrangement::Squares
        | Arrangement::Hexagons
        | Arrangement::Chart => true,
    })
}

/// Tells whether a map is played on.
pub(super) fn has_map(view: &View) -> bool {
    let mut zones = view.zones.iter();
    zones.any(|zone| zone.arrangement == Arrangement::Chart)
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
    let seed = desk
        .shown_seed()
        .map(|seed| format!(" · {}", fill(desk.speech().seed, &[&seed.to_string()])));
    let left = format!(" {}{}", desk.view.game, seed.unwrap_or_default());
    let left = cut(&left, width.saturating_sub(columns(&status) + 3));
    frame.buffer_mut().set_style(row, theme.bar());
    frame.render_widget(Line::raw(left), row);
    frame.render_widget(Line::raw(format!("{status} ")).right_aligned(), row);
}

/// Draws keys with what they do; each can be clicked where one key is meant.
/// Where they do not all fit, the last two (help and leave) stay.
pub(super) fn keys(
    keys: &[(&str, &str)],
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
