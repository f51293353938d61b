//! How people call seats, monsters, cards and states.

use tapete_game::Tongue;

use crate::duel::Duel;
use crate::event::{Fighter, Given};
use crate::explain::{element_name, state_word};
use crate::options::Decks;
use crate::script::ast::Condition;

impl Duel {
    /// Returns the name of a monster card.
    pub(crate) fn monster_name(&self, card: u16) -> &str {
        let card = self.monsters.get(usize::from(card));
        card.map_or("?", |it| &it.name)
    }

    /// Returns the name of a power card.
    pub(crate) fn power_name(&self, card: u16) -> &str {
        let card = self.powers.get(usize::from(card));
        card.map_or("?", |it| &it.name)
    }

    /// Returns the name of a monster in a match: with its number in the deck
    /// where a team may have two of that name.
    pub(crate) fn fighter_name(&self, who: &Fighter) -> String {
        let name = self.monster_name(who.card);
        if self.may_repeat(who.card) {
            format!("{name} {}", u32::from(who.index) + 1)
        } else {
            name.to_owned()
        }
    }

    /// Returns the name of an element in a tongue.
    pub(crate) fn element_name(&self, element: u8, tongue: Tongue) -> &str {
        let element = self.elements.get(usize::from(element));
        element.map_or("?", |it| element_name(it, tongue))
    }

    fn may_repeat(&self, card: u16) -> bool {
        let is_it = |it: &&u16| **it == card;
        let mut decks = self.decks.iter();
        self.options.decks == Decks::Random
            || decks.any(|deck| deck.monsters.iter().filter(is_it).count() > 1)
    }
}

/// Returns the word for a state that an action gives.
pub(crate) fn given_word(given: Given, tongue: Tongue) -> &'static str {
    let state = match given {
        Given::Poison => Condition::Poisoned,
        Given::Burn => Condition::Burned,
        Given::Freeze => Condition::Frozen,
        Given::Sleep => Condition::Asleep,
    };
    state_word(state, tongue)
}
