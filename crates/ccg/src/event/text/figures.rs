//! Damage, life, counters and abilities, as people read it.

use std::fmt;

use tapete_game::Seat;
use tapete_speech::plural;

use super::Teller;
use crate::event::Named;
use crate::model::{AbilityId, CardId, Thing};
use crate::state::stands;

impl Teller<'_> {
    pub(super) fn tell_damage(
        &self,
        source: &Named,
        (target, target_card): (Thing, Option<CardId>),
        amount: i16,
        text: &mut String,
    ) -> fmt::Result {
        if source.card.is_none() {
            let whom = self.whom(target, target_card);
            return self.say(
                text,
                format_args!("{whom} takes {amount} damage"),
                format_args!("{whom} recibe {amount} de daño"),
            );
        }
        let (name, to) = (self.card(source), self.to_whom(target, target_card));
        self.say(
            text,
            format_args!("{name} deals {amount} damage {to}"),
            format_args!("{name} hace {amount} de daño {to}"),
        )
    }

    pub(super) fn tell_life(
        &self,
        seat: Seat,
        change: i32,
        life: i32,
        text: &mut String,
    ) -> fmt::Result {
        let seat = self.seat(seat);
        let by = change.unsigned_abs();
        if change >= 0 {
            self.say(
                text,
                format_args!("{seat} gains {by} life ({life})"),
                format_args!("{seat} gana {by} de vida ({life})"),
            )
        } else {
            self.say(
                text,
                format_args!("{seat} loses {by} life ({life})"),
                format_args!("{seat} pierde {by} de vida ({life})"),
            )
        }
    }

    pub(super) fn tell_counters(
        &self,
        (on, on_card): (Thing, Option<CardId>),
        kind: u8,
        change: i16,
        text: &mut String,
    ) -> fmt::Result {
        let whom = self.whom(on, on_card);
        let kind = self.game.counters.get(usize::from(kind));
        let kind = kind.map_or("?", |it| &it.name);
        let n = change.unsigned_abs();
        let en = plural(n, ["counter", "counters"]);
        let es = plural(n, ["contador", "contadores"]);
        if change >= 0 {
            self.say(
                text,
                format_args!("{whom} gets {n} {kind} {en}"),
                format_args!("{whom} recibe {n} {es} {kind}"),
            )
        } else {
            self.say(
                text,
                format_args!("{whom} loses {n} {kind} {en}"),
                format_args!("{whom} pierde {n} {es} {kind}"),
            )
        }
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
        let label = ability.map_or("", |it| self.tongue.pick(&it.label[0], &it.label[1]));
        let label = match label {
            "" => self.tongue.pick("an ability", "una habilidad"),
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
        let said: Vec<&str> = said.map(|it| self.tongue.pick(it.1, it.2)).collect();
        let said = said.join(self.tongue.pick(" and ", " y "));
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
        let whom = self.whom(on, on_card);
        let n = change.unsigned_abs();
        if change >= 0 {
            self.say(
                text,
                format_args!("{whom} is healed of {n} damage"),
                format_args!("{whom} se cura de {n} de daño"),
            )
        } else {
            self.say(
                text,
                format_args!("{whom} loses {n} health"),
                format_args!("{whom} pierde {n} de salud"),
            )
        }
    }
}
