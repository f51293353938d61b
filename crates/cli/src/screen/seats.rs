//! The seats: who sits where, with how many pieces, what score, whose turn.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use tapete_draw::text::has_sides;
use tapete_draw::{fact_words, score_is_life, seat_heading};
use tapete_game::{Attribute, Piece, Role, Seat, SeatView, Team, View, ZoneRole};

use super::desk::Desk;
use super::theme::Theme;
use super::wrap::{columns, cut, pad, wrap};

/// The most backs that are drawn one by one.
const BACKS_MAX: usize = 14;

/// Returns a piece in a few letters, as `6|3`; nothing for a hidden one.
pub(super) fn short(piece: &Piece) -> String {
    piece.called().unwrap_or_default()
}

/// Returns the pieces that a seat holds.
pub(super) fn held(desk: &Desk, seat: Seat) -> Vec<&Piece> {
    desk.view
        .zones
        .iter()
        .filter(|zone| zone.owner == Some(seat) && zone.role == ZoneRole::Hand)
        .flat_map(|zone| &zone.pieces)
        .collect()
}

/// Tells whether what seats hold is counted; with a map they hold nothing, and
/// of fighters and their cards the facts tell more.
pub(super) fn seats_hold(view: &View) -> bool {
    let mut zones = view.zones.iter();
    let holds = zones.any(|zone| zone.owner.is_some() && zone.role == ZoneRole::Hand);
    holds && !has_sides(view)
}

/// Returns the letter of a team, if teams have more than one seat.
pub(super) fn team_letter(desk: &Desk, seat: &SeatView) -> Option<Team> {
    let has_partner = desk
        .view
        .seats
        .iter()
        .any(|other| other.seat != seat.seat && other.team == seat.team);
    has_partner.then_some(seat.team)
}

/// Draws the seats one below the other, with what they hold.
pub(super) fn tall(desk: &Desk, theme: &Theme, width: usize, n_rows: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let n_seats = desk.view.seats.len();
    let has_room = n_rows >= 2 * n_seats;
    for seat in &desk.view.seats {
        lines.push(head(desk, theme, seat, (width, !has_room)));
        if has_room {
            let room = (n_rows / n_seats.max(1)).saturating_sub(1);
            lines.extend(match seats_hold(&desk.view) {
                true => holding(desk, theme, seat.seat, width, room),
                false => facts(&desk.view, theme, seat, width, room),
            });
        }
    }
    lines
}

/// Draws the seats side by side, in as few lines as they fit in.
pub(super) fn flat(desk: &Desk, theme: &Theme, width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    for seat in &desk.view.seats {
        let acts = desk.view.to_act.contains(&seat.seat);
        let mark = if acts { "▶" } else { " " };
        let n_held = held(desk, seat.seat).len();
        let spans = [
            Span::styled(format!("{mark}{}", brief(desk, seat)), look(theme, seat)),
            match seats_hold(&desk.view) {
                true => Span::raw(format!(" ▮{n_held} ")),
                false => Span::raw(" "),
            },
            Span::styled(format!("{}p ", seat.score), theme.quiet()),
        ];
        // The space at the end may be cut.
        let wide = spans.iter().map(Span::width).sum::<usize>() - 1;
        match lines.last_mut() {
            Some(line) if line.width() + wide <= width => line.spans.extend(spans),
            Some(_) | None => lines.push(Line::from(spans.to_vec())),
        }
    }
    lines
}

/// Writes a fact as `energy 120`.
pub(super) fn fact_text(fact: &Attribute) -> String {
    match fact_words(fact) {
        (Some(label), value) => format!("{label} {value}"),
        (None, value) => value,
    }
}

/// The longest name in a row of seats.
const NAME_MAX: usize = 9;

/// Returns what a player is called where there is little room.
fn brief(desk: &Desk, seat: &SeatView) -> String {
    let name = seat_heading(&desk.view, seat.seat, desk.tongue);
    cut(&name, NAME_MAX)
}

fn look(theme: &Theme, seat: &SeatView) -> Style {
    theme.team(usize::from(seat.team.0))
}

/// Draws who sits there; with the number of pieces where they get no line.
fn head(
    desk: &Desk,
    theme: &Theme,
    seat: &SeatView,
    (width, counts): (usize, bool),
) -> Line<'static> {
    let acts = desk.view.to_act.contains(&seat.seat);
    let mark = if acts { "▶" } else { " " };
    let score = match team_letter(desk, seat) {
        Some(letter) => format!(" {letter} {:>4}", seat.score),
        None => format!(" {:>4}", seat.score),
    };
    let score = match counts && seats_hold(&desk.view) {
        true => format!(" ▮{:>2}{score}", held(desk, seat.seat).len()),
        false => score,
    };
    let mark = format!("{mark} ");
    let room = width.saturating_sub(columns(&mark) + columns(&score));
    Line::from(vec![
        Span::styled(mark, if acts { theme.title() } else { theme.quiet() }),
        Span::styled(pad(&desk.name(seat.seat), room), look(theme, seat)),
        Span::raw(score),
    ])
}

/// Returns what the score is called where it is a fact of the seats: their life.
pub(super) fn score_label(view: &View) -> Option<&str> {
    let seat = view.seats.first().filter(|_| score_is_life(view))?;
    seat.fact(Role::Life).map(|it| it.label.as_str())
}

/// Returns what else is known of a seat.
pub(super) fn facts_of(view: &View, seat: &SeatView) -> String {
    let is_told = |role: Role| role == Role::Life && score_is_life(view);
    let facts = seat.facts.iter().filter(|it| !is_told(it.role));
    let facts: Vec<String> = facts.map(fact_text).collect();
    facts.join(" · ")
}

/// Writes what else is known of a seat, in as many lines as there is room for.
fn facts(
    view: &View,
    theme: &Theme,
    seat: &SeatView,
    width: usize,
    n_rows: usize,
) -> Vec<Line<'static>> {
    let mut rows = wrap(&facts_of(view, seat), width.saturating_sub(4), "");
    if rows.len() > n_rows {
        rows.truncate(n_rows);
        if let Some(last) = rows.last_mut() {
            *last = cut(&format!("{last} …"), width.saturating_sub(4));
        }
    }
    let rows = rows.into_iter().filter(|row| !row.is_empty());
    rows.map(|row| Line::styled(format!("    {row}"), theme.quiet()))
        .collect()
}

fn holding(
    desk: &Desk,
    theme: &Theme,
    seat: Seat,
    width: usize,
    n_rows: usize,
) -> Vec<Line<'static>> {
    let pieces = held(desk, seat);
    let n_held = pieces.len();
    let is_seen = pieces.iter().any(|piece| !piece.is_hidden());
    let is_own = desk.reader == tapete_game::Reader::Seat(seat);
    if !is_seen || is_own {
        let backs = "▮".repeat(n_held.min(BACKS_MAX));
        let more = if n_held > BACKS_MAX { "…" } else { "" };
        let text = format!("    {backs}{more} {n_held}");
        return vec![Line::styled(cut(&text, width), theme.quiet())];
    }
    let faces: Vec<String> = pieces.iter().map(|piece| short(piece)).collect();
    let mut rows = wrap(&faces.join(" "), width.saturating_sub(4), "");
    if rows.len() > n_rows {
        rows.truncate(n_rows);
        if let Some(last) = rows.last_mut() {
            *last = cut(&format!("{last} … {n_held}"), width.saturating_sub(4));
        }
    }
    rows.into_iter()
        .map(|row| Line::raw(format!("    {row}")))
        .collect()
}
