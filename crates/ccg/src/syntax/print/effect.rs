//! Effects as text: sequences, choices, and what is said of someone.

use super::Pen;
use crate::syntax::ast::{Duration, Effect, EffectKind, Filter, Modal, Moving, Selector};
use crate::syntax::lexicon::Role;

impl Pen {
    /// Writes effects one after the other, as a clause has them.
    pub(super) fn effects(self, effect: &Effect) -> String {
        match &effect.kind {
            EffectKind::Sequence(effects) if effects.len() > 1 => {
                let effects: Vec<String> =
                    effects.iter().map(|it| self.effect(it, false)).collect();
                effects.join(&format!(" {} ", self.glue("then")))
            }
            _ => self.effect(effect, false),
        }
    }

    /// Writes what holds all the time.
    pub(super) fn standing(self, effects: &[Effect]) -> String {
        let effects: Vec<String> = effects.iter().map(|it| self.effect(it, true)).collect();
        effects.join(" ; ")
    }

    /// Writes one effect; several in braces. What stands all the time `has` an
    /// ability, what happens makes someone gain it.
    pub(super) fn effect(self, effect: &Effect, stands: bool) -> String {
        match &effect.kind {
            EffectKind::Sequence(effects) => {
                let effects: Vec<String> =
                    effects.iter().map(|it| self.effect(it, stands)).collect();
                format!("{{ {} }}", effects.join(" ; "))
            }
            EffectKind::Gets { .. }
            | EffectKind::Gains { .. }
            | EffectKind::Loses { .. }
            | EffectKind::LosesAll { .. }
            | EffectKind::Becomes { .. }
            | EffectKind::Rule { .. }
            | EffectKind::Costs { .. } => self.said(&effect.kind, stands),
            kind => self.done(kind),
        }
    }

    /// Writes an effect inside another that goes on after it.
    pub(super) fn inner(self, effect: &Effect) -> String {
        let goes_on = matches!(
            effect.kind,
            EffectKind::May(_)
                | EffectKind::If { .. }
                | EffectKind::Unless { .. }
                | EffectKind::ForEach { .. }
                | EffectKind::Repeat { .. }
                | EffectKind::Flip { .. }
        );
        let text = self.effect(effect, false);
        match goes_on {
            true => format!("{{ {text} }}"),
            false => text,
        }
    }

    /// Writes what is said of someone or something.
    fn said(self, kind: &EffectKind, stands: bool) -> String {
        let verb = |name| self.word(Role::Predicate, name);
        match kind {
            EffectKind::Gets {
                who,
                power,
                toughness,
                per,
                duration,
            } => {
                let figures = format!("{}/{}", self.signed(power), self.signed(toughness));
                let per = match per {
                    Some((filter, zone)) => {
                        let within = self.within(zone.as_ref());
                        format!("{} {}{within}", self.glue("for_each"), self.filter(filter))
                    }
                    None => String::new(),
                };
                let parts = [&self.selector(who), &verb("gets"), &figures, &per];
                self.lasting(&parts.map(String::as_str), duration)
            }
            EffectKind::Gains {
                who,
                abilities,
                duration,
            } => {
                let word = verb(if stands { "has" } else { "gains" });
                let parts = [&self.selector(who), &word, &self.abilities(abilities)];
                self.lasting(&parts.map(String::as_str), duration)
            }
            EffectKind::Loses {
                who,
                abilities,
                duration,
            } => {
                let parts = [
                    &self.selector(who),
                    &verb("loses"),
                    &self.abilities(abilities),
                ];
                self.lasting(&parts.map(String::as_str), duration)
            }
            EffectKind::LosesAll { who, duration } => {
                let (all, abilities) = (self.glue("all"), self.glue("abilities"));
                let parts = [&self.selector(who), &verb("loses"), all, abilities];
                self.lasting(&parts, duration)
            }
            EffectKind::Becomes {
                who,
                words,
                figures,
                duration,
            } => {
                let words: Vec<String> = words
                    .iter()
                    .map(|it| self.name(Role::Kind, &it.text))
                    .collect();
                let figures = match figures {
                    Some((power, toughness)) => {
                        format!("{}/{}", self.amount(power), self.amount(toughness))
                    }
                    None => String::new(),
                };
                let parts = [
                    &self.selector(who),
                    &verb("becomes"),
                    &words.join(" "),
                    &figures,
                ];
                self.lasting(&parts.map(String::as_str), duration)
            }
            EffectKind::Rule {
                who,
                modal,
                word,
                by,
                except_by,
                duration,
            } => {
                let modal = verb(match modal {
                    Modal::Cant => "cant",
                    Modal::Must => "must",
                    Modal::Doesnt => "doesnt",
                });
                let word = self.word(Role::Rule, &word.text);
                let by = self.by_whom(by.as_ref(), except_by.as_ref());
                let parts = [&self.selector(who), &modal, &word, &by];
                self.lasting(&parts.map(String::as_str), duration)
            }
            EffectKind::Costs { who, amount, less } => {
                let less = self.glue(if *less { "less" } else { "more" });
                let amount = self.operand(amount);
                format!("{} {} {amount} {less}", self.selector(who), verb("costs"))
            }
            other => self.done(other),
        }
    }

    /// Writes by whom something cannot be done: `by Knight`, `except_by 2 Creature`.
    fn by_whom(self, by: Option<&Filter>, except_by: Option<&(i64, Filter)>) -> String {
        let by = by.map(|it| format!("{} {}", self.glue("by"), self.filter(it)));
        let except = except_by.map(|(number, filter)| {
            let number = match number {
                1 => String::new(),
                _ => number.to_string(),
            };
            Self::spaced(&[self.glue("except_by"), &number, &self.filter(filter)])
        });
        Self::spaced(&[&by.unwrap_or_default(), &except.unwrap_or_default()])
    }

    fn lasting(self, parts: &[&str], duration: &Duration) -> String {
        Self::spaced(&[&Self::spaced(parts), &self.duration(duration)])
    }

    pub(super) fn duration(self, duration: &Duration) -> String {
        match duration {
            Duration::Unsaid => String::new(),
            Duration::Until(moment) => {
                format!(
                    "{} {}",
                    self.glue("until"),
                    self.word(Role::Until, &moment.text)
                )
            }
            Duration::Permanently => self.glue("permanently").to_owned(),
            Duration::AsLongAs(cond) => {
                format!("{} {}", self.glue("as_long_as"), self.cond(cond))
            }
        }
    }

    pub(super) fn moving(self, moving: &Moving) -> String {
        let mut parts: Vec<String> = Vec::new();
        if let Some(zone) = &moving.from {
            parts.push(format!("{} {}", self.glue("from"), self.zone(zone)));
        }
        let edge = match (moving.top, moving.bottom) {
            (true, _) => Some(self.glue("top")),
            (_, true) => Some(self.glue("bottom")),
            (false, false) => None,
        };
        match (edge, &moving.to) {
            (Some(edge), Some(zone)) => {
                let (on, of) = (self.glue("on"), self.glue("of"));
                parts.push(format!("{on} {edge} {of} {}", self.zone(zone)));
            }
            (Some(edge), None) => parts.push(format!("{} {edge}", self.glue("on"))),
            (None, Some(zone)) => parts.push(format!("{} {}", self.glue("to"), self.zone(zone))),
            (None, None) => {}
        }
        if moving.tapped {
            parts.push(self.glue("tapped").to_owned());
        }
        if moving.attacking {
            parts.push(self.glue("attacking").to_owned());
        }
        if moving.under_owner {
            let owner = self.word(Role::Select, "owner");
            parts.push(format!("{} {owner}", self.glue("under")));
        }
        if let Some((amount, counter)) = &moving.with {
            let amount = self.operand(amount);
            parts.push(format!(
                "{} {amount} {}",
                self.glue("with"),
                self.counter(counter)
            ));
        }
        if let Some(host) = &moving.attached_to {
            parts.push(format!(
                "{} {}",
                self.glue("attached_to"),
                self.selector(host)
            ));
        }
        parts.join(" ")
    }

    /// Writes who does something, if it is said, and the verb that fits.
    pub(super) fn doer(self, who: Option<&Selector>, alone: &str, said: &str) -> String {
        match who {
            None => self.word(Role::Verb, alone),
            Some(who) => format!(
                "{} {}",
                self.selector(who),
                self.word(Role::Predicate, said)
            ),
        }
    }
}
