//! Costs: symbols first (`3BB`), then what must be done.

use tapete_game::Tongue;

use super::Speech;
use super::amount::is_letter;
use super::verb::{Form, PAY};
use crate::syntax::ast::{Amount, Cost};

/// More of a letter than this is written as a number before it.
const LETTERS_MAX: i64 = 5;

impl Speech<'_> {
    /// Writes costs: `3BB, tap, sacrifice a creature`.
    pub(super) fn costs(&self, costs: &[Cost]) -> String {
        let mut generic: i64 = 0;
        let mut has_generic = false;
        let mut letters = String::new();
        let mut rest: Vec<String> = Vec::new();
        for cost in costs {
            match cost {
                Cost::Some { amount, of } if self.names.is_generic(&of.text) => match amount {
                    Amount::Number(number) => {
                        generic = generic.saturating_add(*number);
                        has_generic = true;
                    }
                    Amount::Name(name) if is_letter(&name.text) => letters.push_str(&name.text),
                    amount => rest.push(self.words_of(amount, &of.text)),
                },
                Cost::Some { amount, of } => match (amount, self.names.letter(&of.text)) {
                    (Amount::Number(number @ 0..=LETTERS_MAX), Some(letter)) => {
                        letters.extend((0..*number).map(|_| letter));
                    }
                    (Amount::Number(number), Some(letter)) => {
                        rest.push(format!("{number} {letter}"));
                    }
                    (amount, _) => rest.push(self.words_of(amount, &of.text)),
                },
                Cost::Tap(_) => rest.push(self.tongue.pick("tap", "gira").to_owned()),
                Cost::Untap(_) => rest.push(self.tongue.pick("untap", "endereza").to_owned()),
                Cost::Effect(effect) => rest.push(self.step(effect, Form::Order)),
                Cost::Param(name) => rest.push(name.text.clone()),
            }
        }
        if has_generic && (generic > 0 || (letters.is_empty() && rest.is_empty())) {
            letters.insert_str(0, &generic.to_string());
        }
        if !letters.is_empty() {
            rest.insert(0, letters);
        }
        rest.join(", ")
    }

    /// Writes what must be done to play a card, beyond what its cost shows in
    /// letters and numbers.
    pub(super) fn deeds_to_play(&self, costs: &[Cost]) -> Option<String> {
        let deeds: Vec<String> = costs
            .iter()
            .filter_map(|it| self.deed_of_cost(it, Form::Order))
            .collect();
        if deeds.is_empty() {
            return None;
        }
        let deeds = self.and(&deeds);
        Some(self.tongue.pick(
            format!("as an additional cost to play this, {deeds}"),
            format!("como coste adicional para jugar {}, {deeds}", self.this),
        ))
    }

    /// Writes what may be paid or done besides, as a card is played.
    pub(super) fn may_also_pay(&self, costs: &[Cost]) -> String {
        let deeds: Option<Vec<String>> = costs
            .iter()
            .map(|it| self.deed_of_cost(it, Form::Bare))
            .collect();
        let does = match deeds {
            Some(deeds) => self.and(&deeds),
            None => format!("{} {}", PAY.say(Form::Bare, self.tongue), self.costs(costs)),
        };
        self.tongue.pick(
            format!("you may also {does} as you play this"),
            format!("además puedes {does} al jugar {}", self.this),
        )
    }

    /// Writes a cost that is done, not paid with resources.
    fn deed_of_cost(&self, cost: &Cost, form: Form) -> Option<String> {
        match cost {
            Cost::Effect(effect) => Some(self.step(effect, form)),
            Cost::Some { amount, of } if of.text.eq_ignore_ascii_case("life") => {
                let pay = PAY.say(form, self.tongue);
                Some(format!("{pay} {}", self.life(amount)))
            }
            _ => None,
        }
    }

    fn words_of(&self, amount: &Amount, of: &str) -> String {
        if of.eq_ignore_ascii_case("life") {
            let life = self.life(amount);
            return format!("{} {life}", PAY.say(Form::Order, self.tongue));
        }
        let noun = self.names.noun(of);
        match amount {
            Amount::Number(number) if noun.en[0] != "energy" => {
                let is_name = noun.en[0].starts_with(char::is_uppercase);
                let many = *number != 1 && !is_name;
                format!("{number} {}", noun.say(many, self.tongue))
            }
            amount => self.stuff(amount, of),
        }
    }

    /// Writes an amount of life.
    pub(super) fn life(&self, amount: &Amount) -> String {
        self.mass(amount, "life", ["vida", "vidas"])
    }

    /// Writes an amount of a resource or of another number of a player.
    pub(super) fn stuff(&self, amount: &Amount, of: &str) -> String {
        let of = of.to_owned();
        if of.eq_ignore_ascii_case("life") {
            return self.life(amount);
        }
        if of == "AnyOneColour" || of == "AnyColour" {
            return self.any_colour(amount, of == "AnyOneColour");
        }
        let noun = self.names.noun(&of);
        let is_mass = matches!(noun.en[0].as_str(), "energy" | "mana");
        match (self.tongue, is_mass) {
            (_, false) => self.counted(amount, &noun),
            (Tongue::En, true) => self.mass(amount, &noun.en[0], ["", ""]),
            (Tongue::Es, true) => {
                let of = format!("de {}", noun.es[0]);
                self.mass(amount, "", [&of, &of])
            }
        }
    }

    fn any_colour(&self, amount: &Amount, one: bool) -> String {
        let number = self.number(amount, false);
        let many = !matches!(amount, Amount::Number(1));
        match (self.tongue, one && many) {
            (Tongue::En, true) => format!("{number} mana of any one colour"),
            (Tongue::En, false) => format!("{number} mana of any colour"),
            (Tongue::Es, true) => format!("{number} manás de un mismo color a tu elección"),
            (Tongue::Es, false) if many => format!("{number} manás de cualquier color"),
            (Tongue::Es, false) => format!("{number} maná de cualquier color"),
        }
    }
}
