//! Cards as plain lines, for readers of text and for scripts.

use tapete_game::{Tongue, Zone};

use super::super::glyphs::wrapped;
use super::super::{WIDTH_MAX, WIDTH_MIN};
use crate::card::{Card, holds_cards};

/// Writes the cards of a zone one below the other, each with its number, as
/// `1 Robar (20) JARulay: Draw 2 cards.`; hidden ones are counted. A zone of
/// other pieces gives no lines.
pub fn card_lines(zone: &Zone, width: usize, tongue: Tongue) -> Vec<String> {
    if !holds_cards(zone) {
        return Vec::new();
    }
    let width = width.clamp(WIDTH_MIN, WIDTH_MAX);
    let number_width = zone.pieces.len().to_string().len();
    let mut lines = Vec::new();
    for (index, piece) in zone.pieces.iter().enumerate() {
        let Some(card) = Card::of(piece) else {
            continue;
        };
        let said = wrapped(&card.sentence(tongue), width - number_width - 1);
        for (at, line) in said.into_iter().enumerate() {
            let number = match at {
                0 => (index + 1).to_string(),
                _ => String::new(),
            };
            lines.push(format!("{number:>number_width$} {line}"));
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
