//! What pieces and zones are called for programs: the same in views, moves and
//! events.

use tapete_game::Seat;

use crate::event::Named;
use crate::model::{CardId, Cards, FIRST_CARD, NOTHING, Thing};
use crate::state::{CardState, State};

/// Names a card that a reader can follow. The place of a token that is gone may
/// be another card's one day, so the id says which card it is as well: one id is
/// never two different ones.
pub(crate) fn card_id(thing: Thing, card: CardId) -> String {
    format!("card.{thing}.{}", card.0)
}

/// Names a zone of a seat.
pub(crate) fn zone_id(game: &Cards, number: usize, seat: Seat) -> String {
    let name = game.zones.get(number).map_or("", |it| &it.name);
    format!("{name}.{seat}")
}

impl Named {
    /// Returns the id of the card that is named, for a reader who may know which
    /// it is.
    pub(crate) fn id(&self) -> Option<String> {
        let is_card = self.thing >= FIRST_CARD && self.thing != NOTHING;
        let card = self.card.filter(|_| is_card)?;
        Some(card_id(self.thing, card))
    }
}

impl Cards {
    /// Returns the id of a card of the match.
    pub(super) fn id_of(&self, state: &State, thing: Thing) -> String {
        let card = state.card(thing).map(|it| it.card);
        card.map_or(String::new(), |it| card_id(thing, it))
    }

    /// Returns the id of a zone as moves of cards name it; nothing for the places
    /// that no view shows.
    pub(crate) fn zone_as_told(&self, zone: u8, seat: Seat) -> Option<String> {
        match zone {
            CardState::ON_STACK if self.options.has_stack => Some("stack".to_owned()),
            _ if usize::from(zone) < self.zones.len() => {
                Some(zone_id(self, usize::from(zone), seat))
            }
            _ => None,
        }
    }
}
