//! The rules of a text: a preset, and what the text changes in it.

use tapete_lang::{CheckedItem, Names};

use crate::options::{Options, Preset};
use crate::words::{
    AT_LIMITS, DECK_SIGHTS, DECKS, DISCARDS, DRAWS_FROM, FORMATIONS, LIFE_LIMITS, NEEDS, PRESETS,
};

/// Returns the rules that a text starts from.
pub(super) fn preset(item: Option<&CheckedItem>) -> Preset {
    let said = item.and_then(|it| PRESETS.meant(it.line("rules")?));
    said.unwrap_or(Preset::Modern)
}

/// Returns the rules of a text.
pub(super) fn read(item: &CheckedItem) -> Options {
    let mut options = preset(Some(item)).options();
    let reader = Reader { item };
    reader.number("energy", &mut options.energy);
    reader.number("energy_each_turn", &mut options.energy_each_turn);
    reader.number("hand", &mut options.hand);
    reader.number("draws", &mut options.draw);
    reader.number("hand_limit", &mut options.hand_limit);
    reader.number("team_of", &mut options.n_monsters);
    reader.number("powers_each", &mut options.n_powers);
    reader.number("element_step", &mut options.step);
    reader.number("poison_takes", &mut options.poison);
    reader.number("burn_takes", &mut options.burn);
    reader.number("burn_weakens", &mut options.burn_weakens);
    reader.number("first_energy", &mut options.first_energy);
    reader.number("first_cards", &mut options.first_cards);
    reader.name("draws_from", &DRAWS_FROM, &mut options.draws_first);
    reader.name("card_needs", &NEEDS, &mut options.needs_more);
    reader.name("life_limit", &LIFE_LIMITS, &mut options.life_limit);
    reader.name("discards", &DISCARDS, &mut options.discard);
    reader.name("at_limit", &AT_LIMITS, &mut options.at_limit);
    reader.name("decks", &DECKS, &mut options.decks);
    reader.name("decks_are", &DECK_SIGHTS, &mut options.decks_open);
    reader.name("formation", &FORMATIONS, &mut options.formation);
    let mut rounds: u32 = options.round_limit.unwrap_or(0);
    reader.number("round_limit", &mut rounds);
    options.round_limit = (rounds > 0).then_some(rounds);
    let mut turns: u32 = 0;
    reader.number("turn_limit", &mut turns);
    options.turn_limit = (turns > 0).then_some(turns);
    options
}

struct Reader<'a> {
    item: &'a CheckedItem,
}

impl Reader<'_> {
    /// Puts the number of a clause into a field, if the clause is there; its
    /// range fits the field.
    fn number<T: TryFrom<i64>>(&self, clause: &str, field: &mut T) {
        let said = self.item.line(clause).and_then(|it| it.value.number());
        if let Some(number) = said.and_then(|it| T::try_from(it).ok()) {
            *field = number;
        }
    }

    /// Puts what the name of a clause means into a field.
    fn name<T: Copy + PartialEq>(&self, clause: &str, names: &Names<T>, field: &mut T) {
        let said = self.item.line(clause).and_then(|it| names.meant(it));
        if let Some(value) = said {
            *field = value;
        }
    }
}
