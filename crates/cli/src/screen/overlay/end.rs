//! The end of a match: who won, with what, and what everybody still held.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use tapete_game::{Reader, Seat, Standing, View, ZoneRole};
use tapete_speech::plural;

use super::super::desk::Desk;
use super::super::hits::Hits;
use super::super::seats::{facts_of, score_label, seats_hold, short, team_letter};
use super::super::speech::fill;
use super::super::stage;
use super::super::theme::Theme;
use super::super::wrap::{columns, cut, pad, wrap};
use super::{LOG_WIDTH, Texts, boxed, inner_width};

/// Says who won, in one line.
fn verdict(desk: &Desk) -> String {
    let speech = desk.speech();
    let Some(outcome) = desk.playing.outcome() else {
        return String::new();
    };
    let winners: Vec<Seat> = outcome.winners().collect();
    if winners.is_empty() {
        return speech.tied.to_owned();
    }
    if let [seat] = desk.persons()[..] {
        let text = match outcome.standing(seat) {
            Standing::Won => speech.won_you,
            Standing::Lost | Standing::Tied => speech.lost_you,
        };
        return text.to_owned();
    }
    let names: Vec<String> = winners.iter().map(|seat| desk.who(*seat)).collect();
    let text = if names.len() == 1 {
        speech.won_by
    } else {
        speech.won_by_many
    };
    fill(text, &[&names.join(", ")])
}

/// Returns what a seat still holds.
fn hand_of(view: &View, seat: Seat, empty: &str) -> String {
    let zones = view.zones.iter();
    let zones = zones.filter(|zone| zone.owner == Some(seat) && zone.role == ZoneRole::Hand);
    let hand: Vec<String> = zones
        .flat_map(|zone| zone.pieces.iter().map(short))
        .collect();
    match hand.is_empty() {
        true => empty.to_owned(),
        false => hand.join(" "),
    }
}

/// Returns the last line of the story: where seats hold nothing it says what
/// each of them did.
fn last_words(desk: &Desk, width: usize, n_rows: usize) -> Vec<Line<'static>> {
    let last = desk.story.last().map_or("", String::as_str);
    let rows = wrap(last, width, "  ").into_iter().take(n_rows);
    let rows = rows.filter(|row| !row.is_empty()).map(Line::raw);
    rows.chain([Line::raw("")]).collect()
}

/// Draws the end of the match.
pub(super) fn end(
    desk: &Desk,
    texts: &Texts,
    theme: &Theme,
    frame: &mut Frame<'_>,
    hits: &mut Hits,
) {
    let speech = desk.speech();
    let width = inner_width(frame.area(), LOG_WIDTH);
    let Some(outcome) = desk.playing.outcome() else {
        return;
    };
    let game = desk.playing.game();
    let reason = game.ending_text(outcome.ended_by, desk.tongue);
    let mut lines = vec![
        Line::styled(fill(speech.ended_by, &[reason]), theme.quiet()).centered(),
        Line::raw(""),
    ];
    let open = desk.playing.view_in(Reader::Judge, desk.tongue);
    // Each hand gets its share of what verdict, seats and keys leave.
    let n_seats = open.seats.len().max(1);
    let n_rows = usize::from(frame.area().height).saturating_sub(7 + n_seats);
    let n_hand_rows = n_rows / n_seats;
    for seat in &open.seats {
        let standing = outcome.standing(seat.seat);
        let (word, look) = match standing {
            Standing::Won => (speech.standing_won, theme.good()),
            Standing::Lost => (speech.standing_lost, theme.quiet()),
            Standing::Tied => (speech.standing_tied, theme.quiet()),
        };
        let letter = team_letter(desk, seat)
            .map(|it| format!("{it} "))
            .unwrap_or_default();
        let own = outcome.score(seat.seat);
        let points = plural(own, [speech.point, speech.points]);
        let points = score_label(&open).unwrap_or(points);
        let score = format!(" {own:>5} {points}");
        let head = format!(" {letter}");
        let room = width.saturating_sub(columns(&head) + columns(&score) + 8);
        lines.push(Line::from(vec![
            Span::styled(head, theme.quiet()),
            Span::styled(
                pad(&desk.name(seat.seat), room),
                theme.team(usize::from(seat.team.0)),
            ),
            Span::styled(pad(word, 8), look),
            Span::raw(score),
        ]));
        let hand = match seats_hold(&open) {
            true => hand_of(&open, seat.seat, speech.empty_hand),
            false => facts_of(&open, seat),
        };
        let mut rows = wrap(&hand, width.saturating_sub(4), "");
        if rows.len() > n_hand_rows {
            rows.truncate(n_hand_rows);
            if let Some(last) = rows.last_mut() {
                *last = cut(&format!("{last} …"), width.saturating_sub(4));
            }
        }
        for row in rows {
            lines.push(Line::styled(format!("    {row}"), theme.quiet()));
        }
    }
    lines.push(Line::raw(""));
    if !seats_hold(&open) {
        lines.extend(last_words(desk, width, n_rows.saturating_sub(n_seats + 1)));
    }
    if let Some(notice) = &desk.notice {
        let look = if notice.is_bad {
            theme.bad()
        } else {
            theme.good()
        };
        for row in wrap(&notice.text, width, "") {
            lines.push(Line::styled(row, look));
        }
    }
    let n_rows = lines.len() as u16 + 1;
    let inner = boxed(&verdict(desk), n_rows, LOG_WIDTH, theme, frame);
    let height = inner.height.saturating_sub(1);
    frame.render_widget(Paragraph::new(lines), Rect { height, ..inner });
    if inner.height > 0 {
        let foot = stage::row_of(inner, inner.height - 1);
        stage::keys(texts.end, theme, frame, foot, hits);
    }
}
