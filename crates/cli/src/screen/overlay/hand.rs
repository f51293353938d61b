//! The end of a hand in a match of several: what happened, and the scores.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use tapete_game::{SeatView, View, ZoneRole};
use tapete_speech::plural;

use super::super::desk::Desk;
use super::super::hits::Hits;
use super::super::stage;
use super::super::theme::Theme;
use super::super::wrap::{columns, cut, pad, wrap};
use super::{LOG_WIDTH, boxed, inner_width};

/// What is told when a hand is over.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::screen) struct HandOver {
    /// What was told since the last move.
    told: Vec<String>,
    /// The seats with their new scores.
    seats: Vec<SeatView>,
}

impl HandOver {
    /// Returns what to tell if a move has cleared the table: a new hand has
    /// begun, and nobody could have seen how the last one ended.
    pub(in crate::screen) fn between(
        before: &View,
        after: &View,
        told: &[String],
    ) -> Option<HandOver> {
        let is_cleared = before.zones.iter().any(|zone| {
            // An open stock shrinks by a tile or a few; a table never does.
            let n_after = after.zone(&zone.id).map_or(0, |it| it.pieces.len());
            zone.role == ZoneRole::Table && n_after < zone.pieces.len()
        });
        (is_cleared && after.outcome.is_none()).then(|| HandOver {
            told: told.to_vec(),
            seats: after.seats.clone(),
        })
    }
}

/// Draws the end of a hand.
pub(super) fn hand_over(
    desk: &Desk,
    over: &HandOver,
    theme: &Theme,
    frame: &mut Frame<'_>,
    hits: &mut Hits,
) {
    let speech = desk.speech();
    let width = inner_width(frame.area(), LOG_WIDTH);
    let n_seats = over.seats.len();
    let n_told_max = usize::from(frame.area().height).saturating_sub(n_seats + 5);
    let mut told: Vec<String> = over
        .told
        .iter()
        .flat_map(|text| wrap(text, width, "  "))
        .collect();
    if told.len() > n_told_max {
        told.truncate(n_told_max);
        if let Some(last) = told.last_mut() {
            *last = cut(&format!("{last} …"), width);
        }
    }
    let mut lines: Vec<Line<'static>> = told.into_iter().map(Line::raw).collect();
    lines.push(Line::raw(""));
    for seat in &over.seats {
        let points = plural(seat.score, [speech.point, speech.points]);
        let score = format!(" {:>5} {points}", seat.score);
        let head = " ".to_owned();
        let room = width.saturating_sub(columns(&head) + columns(&score));
        lines.push(Line::from(vec![
            Span::styled(head, theme.quiet()),
            Span::styled(
                pad(&desk.name(seat.seat), room),
                theme.team(usize::from(seat.team.0)),
            ),
            Span::raw(score),
        ]));
    }
    let n_rows = lines.len() as u16 + 1;
    let inner = boxed(speech.hand_over, n_rows, LOG_WIDTH, theme, frame);
    let height = inner.height.saturating_sub(1);
    frame.render_widget(Paragraph::new(lines), Rect { height, ..inner });
    if inner.height > 0 {
        let foot = stage::row_of(inner, inner.height - 1);
        stage::keys(speech.hand_over_keys, theme, frame, foot, hits);
    }
}
