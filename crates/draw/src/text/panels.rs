//! What stands around the table: seats, stock, facts, story, moves, outcome.

use tapete_game::{Arrangement, Attribute, Piece, Seat, SeatView, Standing, Tongue, View, Zone};

use super::clamped;
use super::glyphs::{clipped, wrapped};
use super::sheet::{Hit, Ink, Sheet};
use crate::card::{Setting, is_team};
use crate::words::{
    fact_line, fact_words, has_teams, is_own, outcome_line, points, score_is_life, seat_heading,
    team_label,
};

/// More pieces than this are counted instead of shown one by one.
const BACKS_MAX: usize = 12;

/// Lists the seats: whose turn it is, how many pieces each holds, score, team
/// and further facts.
pub fn seats(view: &View, width: usize, tongue: Tongue) -> Sheet {
    let width = clamped(width);
    let mut sheet = Sheet::blank(width, 0);
    let name_width = view
        .seats
        .iter()
        .map(|seat| seat_heading(view, seat.seat, tongue).chars().count())
        .max()
        .unwrap_or(0)
        .min(width * 2 / 5);
    for seat in &view.seats {
        let ink = Ink::Seat(seat.seat.0);
        let acts = view.to_act.contains(&seat.seat);
        sheet.push_line(if acts { "▶" } else { "" }, Ink::Accent);
        let row = sheet.height - 1;
        let label = seat_heading(view, seat.seat, tongue);
        let name_ink = if acts { Ink::Bold } else { ink };
        sheet.write(row, 2, &clipped(&label, name_width), name_ink);
        let mut column = name_width + 4;
        // Teams of fighters are drawn; no need to count them.
        // Of card games the facts tell more.
        let is_counted = |it: &&Zone| !is_team(it) && Setting::of(view) != Setting::Fields;
        for zone in hands_of(view, seat.seat).filter(is_counted) {
            column = sheet.write(row, column, &backs(&zone.pieces), ink) + 2;
        }
        for text in seat_texts(view, seat, tongue) {
            if column + text.chars().count() > width {
                sheet.append_gap();
                column = 4;
            }
            let row = sheet.height - 1;
            column = sheet.write(row, column, &clipped(&text, width - 4), Ink::Plain) + 2;
        }
    }
    sheet
}

/// Shows the shared piles, such as the stock, as a count.
pub fn stock(view: &View, width: usize) -> Sheet {
    let width = clamped(width);
    let mut sheet = Sheet::blank(width, 0);
    for zone in &view.zones {
        if zone.owner.is_some() || zone.arrangement != Arrangement::Pile {
            continue;
        }
        sheet.append_gap();
        let row = sheet.height - 1;
        let label = clipped(&zone.label, width / 2);
        let column = sheet.write(row, 0, &label, Ink::Dim) + 1;
        sheet.write(row, column, &backs(&zone.pieces), Ink::Back);
    }
    sheet
}

/// Writes the facts of the whole match.
pub fn facts(view: &View, width: usize) -> Sheet {
    let width = clamped(width);
    let mut sheet = Sheet::blank(width, 0);
    let mut column = width;
    for fact in &view.facts {
        let (label, value) = fact_texts(fact);
        let n_needed = [&label, &value].map(|it| it.chars().count());
        let n_needed = n_needed[0] + usize::from(!label.is_empty()) + n_needed[1];
        if column + n_needed > width {
            sheet.append_gap();
            column = 0;
        }
        let row = sheet.height - 1;
        if n_needed <= width {
            column = sheet.write(row, column, &label, Ink::Dim);
            column += usize::from(!label.is_empty());
            column = sheet.write(row, column, &value, Ink::Plain) + 3;
        } else {
            let lines = wrapped(&format!("{label} {value}"), width);
            sheet.write(row, 0, &lines[0], Ink::Plain);
            for line in &lines[1..] {
                sheet.push_line(line, Ink::Plain);
            }
            column = width;
        }
    }
    sheet
}

/// Writes the end of the story, newest line last, within that many rows.
pub fn log(view: &View, width: usize, height: usize) -> Sheet {
    let width = clamped(width);
    let mut lines: Vec<(String, Ink)> = Vec::new();
    for (index, line) in view.log.iter().rev().enumerate() {
        if lines.len() >= height {
            break;
        }
        let ink = if index == 0 { Ink::Plain } else { Ink::Dim };
        let pieces = wrapped(line, width);
        lines.extend(pieces.into_iter().rev().map(|it| (it, ink)));
    }
    lines.truncate(height);
    let mut sheet = Sheet::blank(width, lines.len());
    for (row, (line, ink)) in lines.iter().rev().enumerate() {
        sheet.write(row, 0, line, *ink);
    }
    sheet
}

/// Lists the reader's moves with the numbers that play them, in as many columns
/// as fit.
pub fn moves(view: &View, width: usize, highlight: Option<usize>) -> Sheet {
    let width = clamped(width);
    let widths = view.moves.iter().map(|it| it.number.to_string().len());
    let number_width = widths.max().unwrap_or(1);
    let labels: Vec<String> = view
        .moves
        .iter()
        .map(|it| {
            let label = clipped(&it.label, width.saturating_sub(number_width + 2));
            format!("{:>number_width$} {label}", it.number)
        })
        .collect();
    let label_width = labels.iter().map(|it| it.chars().count()).max();
    let pitch = label_width.unwrap_or(0) + 2;
    let n_columns = (width / pitch).max(1);
    let n_lines = labels.len().div_ceil(n_columns);
    let mut sheet = Sheet::blank(width, n_lines);
    for (index, label) in labels.iter().enumerate() {
        let place = (index % n_lines, index / n_lines * pitch);
        let ink = if highlight == Some(index) {
            Ink::Accent
        } else {
            Ink::Plain
        };
        sheet.write(place.0, place.1, label, ink);
        sheet.spot(place, (label.chars().count(), 1), Hit::Move(index));
    }
    sheet
}

/// Says how the match ended; empty while it goes on.
pub fn outcome(view: &View, width: usize, tongue: Tongue) -> Sheet {
    let width = clamped(width);
    let mut sheet = Sheet::blank(width, 0);
    let Some((outcome, line)) = view.outcome.as_ref().zip(outcome_line(view, tongue)) else {
        return sheet;
    };
    let own = Seat::all(outcome.standings.len())
        .zip(&outcome.standings)
        .find(|(seat, _)| is_own(view, *seat))
        .map(|(_, standing)| *standing);
    let ink = match own {
        Some(Standing::Won) => Ink::Good,
        Some(Standing::Lost) => Ink::Warn,
        Some(Standing::Tied) | None => Ink::Bold,
    };
    for line in wrapped(&line, width) {
        sheet.push_line(&line, ink);
    }
    sheet
}

fn seat_texts(view: &View, seat: &SeatView, tongue: Tongue) -> Vec<String> {
    let mut texts = Vec::new();
    if !score_is_life(view) {
        texts.push(points(seat.score, tongue));
    }
    if has_teams(view) {
        texts.push(team_label(seat.team, tongue));
    }
    texts.extend(seat.facts.iter().map(fact_line));
    texts
}

/// Returns the label of a fact, for its own ink, and the rest of its line.
fn fact_texts(fact: &Attribute) -> (String, String) {
    let (label, value) = fact_words(fact);
    let label = label.map_or(String::new(), |it| format!("{it}:"));
    let most = usize::from(u8::MAX);
    (clipped(&label, most), clipped(&value, most))
}

/// Lists the zones that belong to a seat.
pub(super) fn hands_of(view: &View, seat: Seat) -> impl Iterator<Item = &Zone> {
    view.zones
        .iter()
        .filter(move |zone| zone.owner == Some(seat))
}

/// Shows pieces as backs and their number.
fn backs(pieces: &[Piece]) -> String {
    let n_pieces = pieces.len();
    match n_pieces {
        0 => "0".to_owned(),
        1..=BACKS_MAX => format!("{} {n_pieces}", "▮".repeat(n_pieces)),
        _ => format!("▮×{n_pieces}"),
    }
}
