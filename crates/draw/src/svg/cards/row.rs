//! Cards side by side: as many as fit in a line, hidden ones like a fan.

use tapete_game::{Piece, Shape, Zone};

use super::super::Canvas;
use super::super::tile::Mood;
use super::TALL;

/// The gap between cards, as a part of their width.
const GAP: f64 = 0.08;

/// From one hidden card to the next, as a part of their width.
const FAN: f64 = 0.55;

/// How far a chosen card stands out, as a part of its width.
const LIFT: f64 = 0.1;

/// How cards lie side by side.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct CardRow {
    /// Left edge and top of the room.
    pub(in super::super) place: (f64, f64),
    /// The room to the right.
    pub(in super::super) width: f64,
    /// How wide a card is.
    pub(in super::super) card: f64,
}

impl CardRow {
    /// Returns how many cards fit side by side.
    fn n_fitting(&self) -> usize {
        let gap = self.card * GAP;
        (((self.width + gap) / (self.card + gap) + 1e-6).floor() as usize).max(1)
    }

    /// Returns the height of one line with what is left free around it.
    pub(in super::super) fn line_height(&self) -> f64 {
        self.card * (TALL + LIFT + 0.06)
    }
}

/// Returns how wide cards are with which that many fill a room.
pub(in super::super) fn filling(n_cards: usize, room: f64) -> f64 {
    let n_cards = n_cards.max(1) as f64;
    room / (n_cards + (n_cards - 1.0) * GAP)
}

impl Canvas<'_> {
    /// Draws the cards of a zone in lines around the middle of the room, and
    /// returns the height.
    pub(in super::super) fn card_row(&mut self, zone: &Zone, row: CardRow) -> f64 {
        let row = CardRow {
            card: row.card.min(row.width),
            ..row
        };
        let n_cards = zone.pieces.len();
        let all_hidden = n_cards > 0 && zone.pieces.iter().all(Piece::is_hidden);
        let (n_per_line, pitch) = match all_hidden {
            true => {
                let room = (row.width - row.card) / (n_cards - 1).max(1) as f64;
                (n_cards, room.min(row.card * FAN))
            }
            false => {
                let n_lines = n_cards.div_ceil(row.n_fitting()).max(1);
                // Lines of nearly equal length look better than a rest.
                let n_per_line = n_cards.div_ceil(n_lines).max(1);
                (n_per_line, row.card * (1.0 + GAP))
            }
        };
        self.pen.open(&[("class", "zone"), ("data-zone", &zone.id)]);
        self.pen.title(&zone.label);
        for (index, piece) in zone.pieces.iter().enumerate() {
            let (line, at) = (index / n_per_line, index % n_per_line);
            let n_in_line = n_per_line.min(n_cards - line * n_per_line);
            let used = pitch * (n_in_line - 1) as f64 + row.card;
            let mood = self.card_mood(piece);
            let lift = if mood == Mood::Chosen { 0.0 } else { LIFT };
            let place = (
                row.place.0 + (row.width - used) / 2.0 + at as f64 * pitch,
                row.place.1 + line as f64 * row.line_height() + lift * row.card,
            );
            self.card(piece, mood, place, row.card);
        }
        self.pen.close();
        n_cards.div_ceil(n_per_line).max(1) as f64 * row.line_height()
    }

    /// Returns how a card is meant now. A figure that no move touches is no
    /// worse for it.
    pub(in super::super) fn card_mood(&self, piece: &Piece) -> Mood {
        match piece.shape {
            Shape::Figure => self.map_mood(piece),
            _ => self.mood(piece),
        }
    }
}
