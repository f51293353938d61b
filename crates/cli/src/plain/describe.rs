//! A view in a few lines for a person to read: zones, facts and scores under
//! their own names.

use std::collections::BTreeMap;
use std::io::{self, Write as _};

use tapete_draw::text::{Hit, Sheet, Spotted, card_lines, chart_notes, has_sides, table};
use tapete_draw::{fact_words, score_is_life, seat_heading};
use tapete_game::{Arrangement, Attribute, Piece, Shape, Tongue, View, Zone};

use super::listing::{self, WIDTH};
use crate::out::Out;
use crate::speech::{Speech, fill};

/// How many movers of a map are listed.
const MOVERS_MAX: usize = 8;

/// Writes what the reader may know now.
pub(crate) fn view(view: &View, out: &mut Out) -> io::Result<()> {
    let speech = out.speech;
    let is_card_game = has_sides(view);
    for zone in &view.zones {
        // Card games have many zones, and most of them are empty.
        if is_card_game && zone.pieces.is_empty() {
            continue;
        }
        for line in zone_lines(view, zone, (speech, out.tongue)) {
            writeln!(out, "{line}")?;
        }
    }
    let notes = chart_notes(view, WIDTH, out.tongue, MOVERS_MAX);
    write!(out, "{}", notes.to_plain_string())?;
    facts(view, out)
}

/// Tells whether a map is seen, which fills a page.
pub(super) fn has_map(view: &View) -> bool {
    let mut zones = view.zones.iter();
    zones.any(|it| it.arrangement == Arrangement::Chart)
}

/// Writes the facts and the scores.
pub(super) fn facts(view: &View, out: &mut Out) -> io::Result<()> {
    for fact in &view.facts {
        writeln!(out, "{}", fact_line(fact, ": "))?;
    }
    if has_sides(view) {
        for seat in &view.seats {
            let facts: Vec<String> = seat.facts.iter().map(|it| fact_line(it, " ")).collect();
            let name = seat_heading(view, seat.seat, out.tongue);
            let line = fill(out.speech.seat_is, &[&name, &facts.join(" · ")]);
            for line in wrapped(&line) {
                writeln!(out, "{line}")?;
            }
        }
    }
    if score_is_life(view) {
        return Ok(());
    }
    let scores = scores(view, out.tongue);
    writeln!(out, "{}", fill("{0}: {1}", &[&out.speech.scores, &scores]))
}

fn fact_line(fact: &Attribute, between: &str) -> String {
    let line = match fact_words(fact) {
        (Some(label), value) => format!("{label}{between}{value}"),
        (None, value) => value,
    };
    fill("{0}", &[&line])
}

/// Writes the scores in the order of the seats.
fn scores(view: &View, tongue: Tongue) -> String {
    let seats = view.seats.iter();
    let scores: Vec<String> = seats
        .map(|it| format!("{} {}", seat_heading(view, it.seat, tongue), it.score))
        .collect();
    scores.join(", ")
}

/// Writes a zone as its pieces one after the other; where that does not tell
/// how they lie, as a drawing; cards one below the other.
fn zone_lines(view: &View, zone: &Zone, (speech, tongue): (&Speech, Tongue)) -> Vec<String> {
    if let Some(names) = pile_names(zone) {
        return wrapped(&format!("{} ({}): {names}", zone.label, zone.pieces.len()));
    }
    let cards = card_lines(view, zone, WIDTH - 2, tongue);
    if !cards.is_empty() {
        let indented = cards.iter().map(|it| format!("  {it}"));
        return [format!("{}:", zone.label)]
            .into_iter()
            .chain(indented)
            .collect();
    }
    let is_drawn = match zone.arrangement {
        Arrangement::Row | Arrangement::Chain | Arrangement::Pile => false,
        Arrangement::Branches
        | Arrangement::Arms
        | Arrangement::Tree
        | Arrangement::Triangles
        | Arrangement::Squares
        | Arrangement::Hexagons
        | Arrangement::Chart => true,
    };
    if !is_drawn || zone.pieces.is_empty() {
        return wrapped(&format!("{}: {}", zone.label, pieces(zone, speech)));
    }
    let alone = View {
        zones: vec![zone.clone()],
        ..view.clone()
    };
    let mut sheet = table(&alone, WIDTH, None, tongue);
    number_places(&mut sheet, view);
    let drawn = sheet.to_plain_string();
    let mut lines = vec![format!("{}:", zone.label)];
    lines.extend(drawn.trim_end().lines().map(str::to_owned));
    let n_empty = lines.iter().skip(1).take_while(|it| it.is_empty()).count();
    lines.drain(1..=n_empty);
    lines
}

/// Returns the names of cards that lie on top of each other, the uppermost
/// first: what they do was read before.
fn pile_names(zone: &Zone) -> Option<String> {
    let is_card = |piece: &Piece| piece.shape == Shape::Card && !piece.is_hidden();
    if zone.arrangement != Arrangement::Pile || !zone.pieces.iter().all(is_card) {
        return None;
    }
    let names: Vec<String> = zone.pieces.iter().rev().filter_map(Piece::called).collect();
    (!names.is_empty()).then(|| fill("{0}", &[&names.join(", ")]))
}

/// Writes into the free cells of a grid the number of a move that leads there:
/// their names say nothing to a reader.
fn number_places(sheet: &mut Sheet, view: &View) {
    let mut rows: BTreeMap<usize, Vec<&Spotted>> = BTreeMap::new();
    for spotted in &sheet.spotted {
        if let Hit::Move(index) = spotted.what {
            rows.entry(index).or_default().push(spotted);
        }
    }
    let mut marks = Vec::new();
    // A place of one row is no cell, and its move says where it is.
    for (index, areas) in rows.iter().filter(|(_, areas)| areas.len() > 1) {
        let widest = areas.iter().map(|it| it.width).max();
        let wide: Vec<&&Spotted> = areas.iter().filter(|it| Some(it.width) == widest).collect();
        let Some(chosen) = view.moves.get(*index) else {
            continue;
        };
        let number = chosen.number.to_string();
        if let Some(area) = wide.get(wide.len() / 2)
            && number.len() <= area.width
        {
            let column = area.column + (area.width - number.len()) / 2;
            marks.push((area.row, column, number));
        }
    }
    for (row, column, number) in marks {
        let cells = sheet.rows.get_mut(row).map(|it| it.iter_mut().skip(column));
        for (cell, glyph) in cells.into_iter().flatten().zip(number.chars()) {
            cell.glyph = glyph;
        }
    }
}

fn pieces(zone: &Zone, speech: &Speech) -> String {
    let seen = zone.pieces.iter().filter(|it| !it.is_hidden());
    let mut shown: Vec<String> = seen.map(|it| it.called().unwrap_or_default()).collect();
    let n_hidden = zone.pieces.len() - shown.len();
    if n_hidden > 0 {
        shown.push(fill(speech.n_hidden, &[&n_hidden]));
    }
    match shown.is_empty() {
        true => speech.empty.to_owned(),
        false => shown.join(" "),
    }
}

/// Breaks a line between words; what follows stands further to the right.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        let is_full = line.chars().count() + 1 + word.chars().count() > WIDTH;
        if !line.is_empty() && is_full {
            lines.push(std::mem::replace(&mut line, " ".to_owned()));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

/// Writes the moves with their numbers.
pub(super) fn moves(view: &View, out: &mut Out) -> io::Result<()> {
    let speech = out.speech;
    for line in listing::lines(view, speech) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_break_between_words() {
        let text = format!("hand of seat 0:{}", " 6|3".repeat(50));
        let lines = wrapped(&text);
        assert!(lines.len() > 2);
        assert!(lines.iter().all(|it| it.chars().count() <= WIDTH));
        assert!(lines[1].starts_with("  6|3"));
        assert_eq!(wrapped("table: nothing"), ["table: nothing"]);
    }
}
