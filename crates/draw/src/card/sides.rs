//! What belongs to a side of a collectible card game: the hand, what lies on the
//! table, and piles.

use tapete_game::{Arrangement, Piece, Seat, Shape, View, Zone};

use super::Card;

/// The zones of one seat, by how they are drawn.
pub(crate) struct Side<'a> {
    pub(crate) hands: Vec<&'a Zone>,
    /// What lies open side by side.
    pub(crate) fields: Vec<&'a Zone>,
    /// What lies on top of each other, such as deck and graveyard.
    pub(crate) piles: Vec<&'a Zone>,
}

/// Sorts the zones of a seat.
pub(crate) fn side_of(view: &View, seat: Seat) -> Side<'_> {
    let mut side = Side {
        hands: Vec::new(),
        fields: Vec::new(),
        piles: Vec::new(),
    };
    for zone in view.zones.iter().filter(|it| it.owner == Some(seat)) {
        match zone.arrangement {
            _ if is_hand(zone) => side.hands.push(zone),
            Arrangement::Pile => side.piles.push(zone),
            _ => side.fields.push(zone),
        }
    }
    side
}

/// Tells whether a zone is a hand: those are called `hand.0`, `hand.1` ….
pub(crate) fn is_hand(zone: &Zone) -> bool {
    zone.id == "hand" || zone.id.starts_with("hand.")
}

/// Tells whether seats play with cards of a collectible game.
pub(crate) fn is_collectible_game(view: &View) -> bool {
    let owned = view.zones.iter().filter(|zone| zone.owner.is_some());
    let mut pieces = owned.flat_map(|zone| &zone.pieces);
    pieces.any(|it| it.shape == Shape::Card)
}

impl<'a> Side<'a> {
    /// Splits what lies in a zone into what stands in front and the ground
    /// behind it, such as lands.
    pub(crate) fn rows(zone: &'a Zone) -> (Vec<&'a Piece>, Vec<&'a Piece>) {
        let is_ground = |piece: &&Piece| match Card::of(piece) {
            Some(Card::Collectible(card)) => card.is_ground(),
            Some(Card::Monster(_) | Card::Power(_)) | None => false,
        };
        let (ground, front) = zone.pieces.iter().partition(is_ground);
        (front, ground)
    }
}
