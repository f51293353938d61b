//! Damage, life, counters and abilities, as people read it.

use std::fmt;

use tapete_game::Seat;
use tapete_speech::plural;

use super::{Teller, Verb};
use crate::event::{Event, Named};
use crate::model::{AbilityId, CardId, Thing};
use crate::state::stands;

const GAINS: Verb = [["gain", "gains"], ["ganas", "gana"]];
const LOSES: Verb = [["lose", "loses"], ["pierdes", "pierde"]];

impl Teller<'_> {
    /// What happens to creatures and players: damage, life, counters, abilities.
    pub(super) fn tell_change(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
            Event::Damage {
                source,
                target,
                target_card,
                amount,
                ..
            } => self.tell_damage(source, (*target, *target_card), *amount, text),
            Event::Prevented {
                target,
                target_card,
                amount,
            } => self.tell_prevented((*target, *target_card), *amount, text),
            Event::Life { seat, change, life } => self.tell_life(*seat, *change, *life, text),
            Event::Counters {
                on,
                on_card,
                kind,
                change,
            } => self.tell_counters((*on, *on_card), *kind, *change, text),
            Event::Figures {
                card,
                power,
                toughness,
            } => {
                let name = self.card(card);
                self.say(
                    text,
                    format_args!("{name} gets {power:+}/{toughness:+}"),
                    format_args!("{name} obtiene {power:+}/{toughness:+}"),
                )
            }
            Event::Gains {
                card,
                ability,
                gains,
            } => self.tell_gain(card, *ability, *gains, text),
            Event::LosesAbility { card, name } => {
                let ability = self.game.ability_names.get(name.index());
                let ability = ability.map_or("", |it| it.as_str());
                let name = self.card(card);
                self.say(
                    text,
                    format_args!("{name} loses {ability}"),
                    format_args!("{name} pierde {ability}"),
                )
            }
            Event::LosesAll { card } => {
                let name = self.card(card);
                self.say(
                    text,
                    format_args!("{name} loses all abilities"),
                    format_args!("{name} pierde todas sus habilidades"),
                )
            }
            Event::Healed {
                on,
                on_card,
                change,
            } => self.tell_healed((*on, *on_card), *change, text),
            Event::Becomes { card, number } => self.tell_becoming(card, *number, text),
            Event::BecomesFigures {
                card,
                power,
                toughness,
            } => {
                let name = self.card(card);
                self.say(
                    text,
                    format_args!("{name} becomes {power}/{toughness}"),
                    format_args!("{name} se convierte en {power}/{toughness}"),
                )
            }
            Event::Afflicted { card, stands } => self.tell_affliction(card, *stands, text),
            // The others are told elsewhere.
            _ => Ok(()),
        }
    }

    fn tell_prevented(
        &self,
        (target, target_card): (Thing, Option<CardId>),
        amount: i16,
        text: &mut String,
    ) -> fmt::Result {
        let whom = self.whom(target, target_card);
        let te = if self.is_you(target) { "te " } else { "" };
        let to = match te {
            "" => format!(" a {whom}"),
            _ => String::new(),
        };
        let es = plural(amount, ["previene", "previenen"]);
        self.say(
            text,
            format_args!("{amount} damage to {whom} is prevented"),
            format_args!("se {te}{es} {amount} de daño{to}"),
        )
    }

    pub(super) fn tell_damage(
        &self,
        source: &Named,
        (target, target_card): (Thing, Option<CardId>),
        amount: i16,
        text: &mut String,
    ) -> fmt::Result {
        let aimed = (target, target_card);
        if source.card.is_none() {
            let takes = self.happens(aimed, [["take", "takes"], ["recibes", "recibe"]]);
            return self.say(
                text,
                format_args!("{takes} {amount} damage"),
                format_args!("{takes} {amount} de daño"),
            );
        }
        let (name, whom) = (self.card(source), self.whom(target, target_card));
        if self.is_you(target) {
            return self.say(
                text,
                format_args!("{name} deals {amount} damage to you"),
                format_args!("{name} te hace {amount} de daño"),
            );
        }
        self.say(
            text,
            format_args!("{name} deals {amount} damage to {whom}"),
            format_args!("{name} hace {amount} de daño a {whom}"),
        )
    }

    pub(super) fn tell_life(
        &self,
        seat: Seat,
        change: i32,
        life: i32,
        text: &mut String,
    ) -> fmt::Result {
        let verb = match change >= 0 {
            true => GAINS,
            false => LOSES,
        };
        let (does, by) = (self.does(seat, verb), change.unsigned_abs());
        self.say(
            text,
            format_args!("{does} {by} life ({life})"),
            format_args!("{does} {by} de vida ({life})"),
        )
    }

    pub(super) fn tell_counters(
        &self,
        (on, on_card): (Thing, Option<CardId>),
        kind: u8,
        change: i16,
        text: &mut String,
    ) -> fmt::Result {
        let verb = match change >= 0 {
            true => [["get", "gets"], ["recibes", "recibe"]],
            false => LOSES,
        };
        let happens = self.happens((on, on_card), verb);
        let kind = self.game.counters.get(usize::from(kind));
        let kind = kind.map_or("?", |it| &it.name);
        let n = change.unsigned_abs();
        let en = plural(n, ["counter", "counters"]);
        let es = plural(n, ["contador", "contadores"]);
        self.say(
            text,
            format_args!("{happens} {n} {kind} {en}"),
            format_args!("{happens} {n} {es} {kind}"),
        )
    }

    pub(super) fn tell_gain(
        &self,
        card: &Named,
        ability: AbilityId,
        gains: bool,
        text: &mut String,
    ) -> fmt::Result {
        let name = self.card(card);
        let ability = self.game.abilities.get(ability.index());
        let label = ability.map_or("", |it| it.label.get(self.telling.tongue()));
        let label = match label {
            "" => self.pick("an ability", "una habilidad"),
            label => label,
        };
        if gains {
            self.say(
                text,
                format_args!("{name} gains {label}"),
                format_args!("{name} gana {label}"),
            )
        } else {
            self.say(
                text,
                format_args!("{name} loses {label}"),
                format_args!("{name} pierde {label}"),
            )
        }
    }

    /// A creature that falls asleep, or is paralysed.
    pub(super) fn tell_affliction(
        &self,
        card: &Named,
        bits: u16,
        text: &mut String,
    ) -> fmt::Result {
        const WORDS: [(u16, &str, &str); 3] = [
            (stands::ASLEEP, "asleep", "dormida"),
            (stands::PARALYSED, "paralysed", "paralizada"),
            (stands::CONFUSED, "confused", "confundida"),
        ];
        let name = self.card(card);
        let said = WORDS.iter().filter(|it| bits & it.0 != 0);
        let said: Vec<&str> = said.map(|it| self.pick(it.1, it.2)).collect();
        let said = said.join(self.pick(" and ", " y "));
        self.say(
            text,
            format_args!("{name} becomes {said}"),
            format_args!("{name} queda {said}"),
        )
    }

    pub(super) fn tell_healed(
        &self,
        (on, on_card): (Thing, Option<CardId>),
        change: i16,
        text: &mut String,
    ) -> fmt::Result {
        let n = change.unsigned_abs();
        if change >= 0 {
            let verb = [["are healed", "is healed"], ["te curas", "se cura"]];
            let happens = self.happens((on, on_card), verb);
            return self.say(
                text,
                format_args!("{happens} of {n} damage"),
                format_args!("{happens} de {n} de daño"),
            );
        }
        let happens = self.happens((on, on_card), LOSES);
        self.say(
            text,
            format_args!("{happens} {n} health"),
            format_args!("{happens} {n} de salud"),
        )
    }
}
