//! Cards as plain lines, for readers of text and for scripts.

use tapete_game::{Tongue, View, Zone};

use super::super::glyphs::wrapped;
use super::super::{WIDTH_MAX, WIDTH_MIN};
use crate::card::{Card, holds_cards};
use crate::chain::number_of;

/// Writes the cards of a zone one below the other, each with the number that plays
/// it, as `1 Robar (20) JARulay: Draw 2 cards.`; hidden ones are counted. A zone
/// of other pieces gives no lines.
pub fn card_lines(view: &View, zone: &Zone, width: usize, tongue: Tongue) -> Vec<String> {
    if !holds_cards(zone) {
        return Vec::new();
    }
    let width = width.clamp(WIDTH_MIN, WIDTH_MAX);
    let number = |id: &str| number_of(view, id).map(|it| format!("{it} "));
    let widths = zone.pieces.iter().filter_map(|it| number(&it.id));
    let number_width = widths.map(|it| it.len()).max().unwrap_or(0);
    let mut lines = Vec::new();
    for piece in &zone.pieces {
        let Some(card) = Card::of(piece) else {
            continue;
        };
        let mut number = number(&piece.id).unwrap_or_default();
        for line in wrapped(&card.sentence(tongue), width - number_width) {
            lines.push(format!("{number:>number_width$}{line}"));
            number.clear();
        }
    }
    let n_hidden = zone.pieces.iter().filter(|it| it.is_hidden()).count();
    if n_hidden > 0 {
        let hidden = match tongue {
            Tongue::En => format!("{n_hidden} face down"),
            Tongue::Es => format!("{n_hidden} boca abajo"),
        };
        lines.push(hidden);
    }
    lines
}
