//! Everything one below the other, for terminals without a client and for
//! scripts.

use tapete_game::{Arrangement, Lie, Piece, Tongue, View, Zone, ZoneRole};

use super::sheet::{Ink, Sheet};
use super::{
    chart_notes, clamped, facts, hand, log, moves, outcome, seats, stock, table, table_within,
};
use crate::card::{Card, Setting, holds_cards, is_team};
use crate::words::{is_own, outcome_line, turn_line};

/// How many rows of the story a screen shows.
const LOG_ROWS: usize = 4;

/// How many movers of a map a screen lists.
const MOVERS_MAX: usize = 8;

/// Draws the whole view: title, seats, facts, stock, table, hands, story,
/// outcome or turn, and moves.
pub fn screen(view: &View, width: usize, tongue: Tongue) -> Sheet {
    let width = clamped(width);
    let mut sheet = Sheet::blank(width, 0);
    sheet.push_line(&super::glyphs::clipped(&view.game, width), Ink::Bold);
    sheet.append(seats(view, width, tongue));
    sheet.append(facts(view, width));
    sheet.append(stock(view, width));
    sheet.append_gap();
    sheet.append(match Setting::of(view) {
        Setting::Fields => table_within(view, width, usize::MAX, None, tongue),
        Setting::Teams => super::cards::teams(view, (width, usize::MAX), None, tongue),
        Setting::Shared => table(view, width, None, tongue),
    });
    sheet.append(chart_notes(view, width, tongue, MOVERS_MAX));
    sheet.append_gap();
    for zone in seen_hands(view) {
        sheet.push_line(&super::glyphs::clipped(&zone.label, width), Ink::Dim);
        sheet.append(hand(view, &zone.id, width, None));
    }
    let story = log(view, width, LOG_ROWS);
    if story.height > 0 {
        sheet.append(story);
    }
    sheet.append(outcome(view, width, tongue));
    if let Some(turn) = turn_line(view, tongue) {
        sheet.push_line(&super::glyphs::clipped(&turn, width), Ink::Bold);
    }
    sheet.append(moves(view, width, None));
    sheet
}

/// Writes the view as a few plain lines, for scripts.
pub fn compact(view: &View, tongue: Tongue) -> String {
    let mut lines = Vec::new();
    for zone in &view.zones {
        let n_hidden = zone.pieces.iter().filter(|it| it.is_hidden()).count();
        let mut line = format!("{}:", zone.id);
        // A card is several words.
        let between = if holds_cards(zone) { "; " } else { " " };
        let seen = zone.pieces.iter().filter(|it| !it.is_hidden());
        let seen: Vec<String> = seen.map(|it| piece_text(zone, it, tongue)).collect();
        if !seen.is_empty() {
            line.push(' ');
            line.push_str(&seen.join(between));
        }
        if n_hidden > 0 || zone.pieces.is_empty() {
            line.push_str(&format!(" ×{n_hidden}"));
        }
        lines.push(line);
    }
    for fact in &view.facts {
        lines.push(format!("{}: {}", fact.name, fact.text()));
    }
    let scores: Vec<String> = view.seats.iter().map(|it| it.score.to_string()).collect();
    lines.push(format!(
        "{}: {}",
        tongue.pick("scores", "puntos"),
        scores.join(" ")
    ));
    lines.extend(outcome_line(view, tongue).or_else(|| turn_line(view, tongue)));
    let mut text = String::new();
    for line in lines {
        text.extend(super::glyphs::glyphs(&line));
        text.push('\n');
    }
    text
}

/// Lists the owned zones of which the reader sees at least one piece, and the
/// reader's own.
fn seen_hands(view: &View) -> impl Iterator<Item = &Zone> {
    view.zones.iter().filter(|zone| {
        let own = zone.owner.is_some_and(|it| is_own(view, it));
        let seen = zone.pieces.iter().any(|piece| !piece.is_hidden());
        if Setting::of(view) == Setting::Fields {
            // What others hold openly lies beside what they have in play.
            return own && zone.role == ZoneRole::Hand;
        }
        let is_held = zone.arrangement != Arrangement::Pile && !is_team(zone);
        zone.owner.is_some() && is_held && (own || seen)
    })
}

/// Writes a piece: its faces or all that is known of it, on a map also whose it
/// is, and of what is under way from where to where and in how many turns, as in
/// `0:5(A→B,2)`; of a card what it says.
fn piece_text(zone: &Zone, piece: &Piece, tongue: Tongue) -> String {
    if let Some(card) = Card::of(piece) {
        return card.sentence(tongue);
    }
    let known = match piece.faces.is_empty() {
        true => piece.attributes.iter().map(|it| it.text()).collect(),
        false => piece.faces.clone(),
    };
    let known = known.join("|");
    let owner = piece.owner.map_or(String::new(), |it| format!("{it}:"));
    let name = |id: &str| {
        let place = zone.pieces.iter().find(|it| it.id == id);
        place.and_then(Piece::called).unwrap_or_default()
    };
    match &piece.lie {
        Some(Lie::Place(_)) => format!("{owner}{known}"),
        Some(Lie::Way(way)) => {
            let (source, target) = (name(&way.source), name(&way.target));
            format!("{owner}{known}({source}→{target},{})", way.left)
        }
        _ => known,
    }
}
