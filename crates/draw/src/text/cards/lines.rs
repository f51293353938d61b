//! Cards as plain lines, for readers of text and for scripts.

use tapete_game::{Piece, Tongue, View, Zone};

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

/// Says a card or a figure in one line; nothing for hidden ones and other pieces.
pub fn card_sentence(piece: &Piece, tongue: Tongue) -> Option<String> {
    Card::of(piece).map(|card| card.sentence(tongue))
}

/// Says a card or a figure in a few words: its name, how many equal ones there are,
/// its cost or life, its figures, and how it stands.
pub fn card_brief(piece: &Piece, n_equal: usize) -> Option<String> {
    let card = Card::of(piece)?;
    let (name, parts, states) = match card {
        Card::Fighter(fighter) => {
            let states = fighter.states().iter().map(|it| it.text());
            let parts = vec![fighter.element().to_owned(), fighter.life()];
            (fighter.name(), parts, states.collect())
        }
        Card::Plain(plain) => (plain.name(), vec![plain.cost()], Vec::new()),
        Card::Collectible(card) => {
            let states = card.states().chain(card.bonds()).map(|it| it.text);
            (
                card.name,
                vec![card.cost(), card.figures()],
                states.collect(),
            )
        }
    };
    let mut text = name.to_owned();
    if n_equal > 1 {
        text.push_str(&format!(" ×{n_equal}"));
    }
    for part in parts.iter().filter(|it| !it.is_empty()) {
        text.push_str(&format!("  {part}"));
    }
    let states: Vec<String> = states;
    if !states.is_empty() {
        text.push_str(&format!("  ({})", states.join(", ")));
    }
    Some(text)
}
