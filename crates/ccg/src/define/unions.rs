//! What a card is beyond its sentence: what it makes, what it is put on, and the
//! unions that the engine asks first.

use tapete_lang::Spelled;
use tapete_speech::{Said, Tongue};

use super::maker::{Extra, Maker};
use super::names::labels;
use crate::model::{Ability, AbilityId, Act, Card, Cost, Qualities, Step, Test};

impl Maker<'_> {
    pub(super) fn makes_of(&self, qualities: &Qualities) -> u8 {
        let mut makes = 0;
        for (at, resource) in self.resources.iter().enumerate() {
            if resource.quality.is_some_and(|it| qualities.has(it)) {
                makes |= 1_u8.checked_shl(at as u32).unwrap_or(0);
            }
        }
        makes
    }

    /// An ability that taps for one resource is only a note on the card.
    pub(super) fn simple_makers(&mut self, own: &mut Ability, card: &mut Card) {
        let mut makes = 0;
        own.activated.retain(|id| match self.simple_maker(*id) {
            Some(bits) => {
                makes |= bits;
                false
            }
            None => true,
        });
        card.makes |= makes;
    }

    fn simple_maker(&self, id: crate::model::ActivatedId) -> Option<u8> {
        let activated = self.activated.get(id.index())?;
        let cost = self.costs.get(activated.costs.index())?;
        let only_tap = Cost {
            tap: true,
            ..Cost::default()
        };
        let program = self.programs.get(activated.program.index())?;
        if *cost != only_tap || activated.only != Default::default() || !program.is_mana {
            return None;
        }
        let mut bits = 0;
        let mut n_choices = 1;
        let mut n_adds = 0;
        for step in self.steps.get(usize::from(program.start)..)? {
            match step {
                Step::End => break,
                Step::OneOf(n) | Step::Mode(n) => n_choices = usize::from(*n),
                Step::Jump(_) => {}
                Step::AddAny(amount) if self.constant(*amount) == Some(1) => {
                    n_adds += 1;
                    for (at, resource) in self.resources.iter().enumerate() {
                        if resource.quality.is_some() {
                            bits |= 1_u8.checked_shl(at as u32).unwrap_or(0);
                        }
                    }
                }
                Step::Do(Act::Add(of)) => {
                    n_adds += 1;
                    let total: u32 = of.iter().map(|it| u32::from(*it)).sum();
                    let at = of.iter().position(|it| *it == 1)?;
                    if total != 1 {
                        return None;
                    }
                    bits |= 1_u8.checked_shl(at as u32).unwrap_or(0);
                }
                _ => return None,
            }
        }
        (n_adds == n_choices && bits != 0).then_some(bits)
    }

    pub(super) fn attachment(&mut self, kind: &Spelled, extra: Extra, card: &mut Card) {
        if !card.nature.attaches {
            return;
        }
        if let Some(test) = extra.attaches_to {
            card.attaches_to = Some(test);
            card.nature.enchants = true;
            return;
        }
        let at = self.kinds.kind(&kind.text);
        let word = at
            .and_then(|it| self.kinds.attaches_to(it))
            .map(str::to_owned);
        let is_worn = word.is_some();
        let bit = word
            .and_then(|it| self.kinds.bit(&it))
            .or_else(|| self.kinds.bit("Creature"));
        if let Some(bit) = bit {
            let is = self.test(Test::Is(bit));
            if !is_worn {
                // Its own words say whom it is put on; there it stays.
                card.attaches_to = Some(is);
                return;
            }
            let yours = self.test(Test::YouControl);
            card.attaches_to = Some(self.both(is, yours));
        }
    }

    /// Fills in the unions and the type line, when everything is made.
    pub(super) fn finish_card(&mut self, card: &mut Card) {
        let ids = card.abilities.clone();
        for id in ids {
            self.unite(id, card, 0);
        }
        // A basic land has no sentence of its own.
        let is_worded = !card.type_line.en.is_empty();
        if !is_worded {
            card.type_line = Said::each(|tongue| self.plain_type_line(card, tongue));
        }
    }

    /// Writes the types of a card, then its subtypes.
    fn plain_type_line(&self, card: &Card, tongue: Tongue) -> String {
        let word = |bit: u8| {
            let name = self.kinds.names.get(usize::from(bit))?;
            Some(labels(name).into_text(tongue))
        };
        let subtypes = card.subtypes;
        let type_bits = self.kinds.type_bits();
        // The types that others extend come first.
        let types = type_bits.both(&card.qualities).minus(&subtypes);
        let types: Vec<String> = types.iter().filter_map(word).collect();
        let subtypes: Vec<String> = subtypes.iter().filter_map(word).collect();
        match subtypes.is_empty() {
            true => types.join(" "),
            false => format!("{} — {}", types.join(" "), subtypes.join(" ")),
        }
    }

    fn unite(&self, id: AbilityId, card: &mut Card, depth: usize) {
        let Some(ability) = self.abilities.get(id.index()) else {
            return;
        };
        card.flags |= ability.flags;
        card.has_statics |= !ability.statics.is_empty();
        card.has_rules |= !ability.rules.is_empty();
        card.has_replacements |= !ability.replacements.is_empty();
        card.has_activated |= !ability.activated.is_empty();
        let mark = ability
            .name
            .and_then(|it| self.mark_of.get(it.index()).copied().flatten());
        if let Some(mark) = mark {
            card.marks |= 1 << (mark & 63);
        }
        for trigger in &ability.triggers {
            if let Some(trigger) = self.triggers.get(trigger.index()) {
                card.listens |= 1 << (trigger.on as u8);
            }
        }
        if depth < 32 {
            for part in &ability.parts {
                self.unite(*part, card, depth + 1);
            }
        }
    }
}
