//! What belongs to a side that has cards in play: the hand, what lies on the table,
//! and piles.

use tapete_game::{Arrangement, Lie, Piece, Seat, View, Zone, ZoneRole};

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
            _ if zone.role == ZoneRole::Hand => side.hands.push(zone),
            Arrangement::Pile => side.piles.push(zone),
            _ => side.fields.push(zone),
        }
    }
    side
}

/// A card on the table with what is attached to it, which lies under it.
pub(crate) struct Bearer<'a> {
    pub(crate) card: &'a Piece,
    pub(crate) tucked: Vec<&'a Piece>,
}

impl<'a> Side<'a> {
    /// Splits what lies in a zone into what stands in front and the ground
    /// behind it, such as lands. What bears something stands in front.
    pub(crate) fn rows(zone: &'a Zone) -> (Vec<Bearer<'a>>, Vec<&'a Piece>) {
        let is_ground = |piece: &Piece| match Card::of(piece) {
            Some(Card::Collectible(card)) => card.is_ground(),
            Some(Card::Fighter(_) | Card::Plain(_)) | None => false,
        };
        let (mut front, mut ground) = (Vec::new(), Vec::new());
        let pieces = zone.pieces.iter().enumerate();
        for (index, card) in pieces.filter(|(index, _)| host_of(zone, *index).is_none()) {
            let others = zone.pieces.iter().enumerate();
            let tucked = others.filter(|(other, _)| host_of(zone, *other) == Some(index));
            let tucked: Vec<&Piece> = tucked.map(|(_, piece)| piece).collect();
            match tucked.is_empty() && is_ground(card) {
                true => ground.push(card),
                false => front.push(Bearer { card, tucked }),
            }
        }
        (front, ground)
    }
}

/// Returns the card under which another lies: one before it that lies under none.
fn host_of(zone: &Zone, index: usize) -> Option<usize> {
    let joined = |index: usize| match zone.pieces.get(index)?.lie.as_ref()? {
        Lie::Joint(joint) => zone.place_of(&joint.to).filter(|to| *to < index),
        Lie::Cell(_) | Lie::Place(_) | Lie::Way(_) => None,
    };
    joined(index).filter(|host| joined(*host).is_none())
}

/// Tells whether a pile lies face down, so that its uppermost card is no news
/// even to who knows it: decks and prizes do.
pub(crate) fn is_face_down(zone: &Zone) -> bool {
    matches!(zone.role, ZoneRole::Deck | ZoneRole::Prizes)
}
