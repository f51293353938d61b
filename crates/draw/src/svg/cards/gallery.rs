//! Cards on a page, to be looked at: one alone is large.

use tapete_game::Zone;

use super::super::Canvas;
use super::row::{CardRow, filling};

/// How wide a card alone is, at 960 pixels.
const ALONE: f64 = 400.0;

/// How wide cards are at most, by how many there are, and how many of these
/// stand in a line.
const SIZES: [(usize, f64, usize); 4] = [
    (4, 260.0, 4),
    (15, 200.0, 5),
    (40, 150.0, 6),
    (usize::MAX, 120.0, 8),
];

impl Canvas<'_> {
    /// Draws a zone of cards as a page.
    pub(in super::super) fn gallery(&mut self, zone: &Zone) {
        let n_cards = zone.pieces.len();
        let card = match n_cards {
            0 | 1 => ALONE * self.scale,
            _ => {
                let size = SIZES.iter().find(|(n_max, ..)| n_cards <= *n_max);
                let (_, widest, n_wished) = size.copied().unwrap_or((0, 120.0, 8));
                let width_max = widest * self.scale;
                // A narrow picture has fewer in a line, but large enough ones.
                let n_readable = (self.inner_width() / (118.0 * self.scale)).max(1.0) as usize;
                let n_wished = n_wished.min(n_readable).min(n_cards);
                filling(n_wished, self.inner_width()).min(width_max)
            }
        };
        let row = CardRow {
            place: (self.pad(), self.y),
            width: self.inner_width(),
            card,
        };
        self.y += self.card_row(zone, row) + 10.0 * self.scale;
    }
}
