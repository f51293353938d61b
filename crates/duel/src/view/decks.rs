//! The decks to choose from, each as a card that says who fights in it, and with
//! what.

use tapete_game::{
    Arrangement, Attribute, Piece, Role, Shape, Telling, Tongue, Value, Zone, ZoneRole,
};

use crate::card::Deck;
use crate::duel::Duel;
use crate::options::Decks;
use crate::state::{Phase, State};

impl Duel {
    /// Returns the decks while they are being chosen; nothing where nobody chooses.
    pub(super) fn deck_zone(&self, state: &State, telling: Telling<'_>) -> Option<Zone> {
        if self.options.decks != Decks::Chosen {
            return None;
        }
        let is_open = state.phase == Phase::Decks && state.end.is_none();
        let offered = self.decks.iter().enumerate().filter(|_| is_open);
        let label = telling.pick("decks to choose from", "mazos para elegir");
        Some(Zone {
            short: telling.pick("decks", "mazos").to_owned(),
            pieces: offered
                .map(|(index, deck)| self.deck_piece(index, deck, telling.tongue()))
                .collect(),
            ..Zone::new(DECKS, ZoneRole::Other, label, Arrangement::Row)
        })
    }

    fn deck_piece(&self, index: usize, deck: &Deck, tongue: Tongue) -> Piece {
        let text = self.deck_lines(deck, tongue).join("; ");
        Piece {
            attributes: vec![
                Attribute::new("name", Role::Title, deck.name.as_str()),
                Attribute::new("text", Role::Rules, Value::Rules(text)),
            ],
            ..Piece::new(deck_id(index), Shape::Card)
        }
    }

    /// Says of each monster of a deck what it is and what it can do.
    pub(crate) fn deck_lines(&self, deck: &Deck, tongue: Tongue) -> Vec<String> {
        let each = usize::from(self.options.n_powers.max(1));
        let monsters = deck.monsters.iter().zip(deck.powers.chunks(each));
        let lines = monsters.map(|(monster, powers)| {
            let powers: Vec<&str> = powers.iter().map(|it| self.power_name(*it)).collect();
            let powers = powers.join(", ");
            let name = self.monster_name(*monster);
            let Some(card) = self.monsters.get(usize::from(*monster)) else {
                return format!("{name}: {powers}");
            };
            let element = self.element_name(card.element, tongue);
            let (life, attack) = (card.life, card.attack);
            match tongue {
                Tongue::En => format!("{name} ({element}, life {life}, attack {attack}): {powers}"),
                Tongue::Es => format!("{name} ({element}, vida {life}, ataque {attack}): {powers}"),
            }
        });
        lines.collect()
    }
}

const DECKS: &str = "decks";

/// Names a deck of the list.
pub(super) fn deck_id(index: usize) -> String {
    format!("deck.{}", index + 1)
}
