//! Events and conditions as text.

use super::Pen;
use super::amount::is_open;
use super::selector::cmp_text;
use crate::syntax::ast::{Cond, Event, EventKind, EventPart, EventWhat, Whose};
use crate::syntax::lexicon::Role;

impl Pen {
    pub(super) fn events(self, events: &[Event]) -> String {
        let events: Vec<String> = events.iter().map(|it| self.event(it)).collect();
        events.join(&format!(" {} ", self.glue("or")))
    }

    pub(super) fn event(self, event: &Event) -> String {
        match &event.kind {
            EventKind::Happens {
                who,
                verb,
                alone,
                combat,
                parts,
            } => {
                let who = self.selector(who);
                let verb = self.word(Role::EventVerb, &verb.text);
                let alone = if *alone { self.glue("alone") } else { "" };
                let mut out = Self::spaced(&[&who, &verb, alone]);
                for part in parts {
                    out.push(' ');
                    out.push_str(&self.event_part(part, *combat));
                }
                out
            }
            EventKind::LastRemoved { counter, from } => {
                let counter = self.counter(counter);
                let verb = self.word(Role::EventVerb, "is_removed");
                let from = self.selector(from);
                format!(
                    "{} {counter} {verb} {} {from}",
                    self.glue("last"),
                    self.glue("from")
                )
            }
            EventKind::Phase { whose, phase, ends } => {
                let whose = match whose {
                    Whose::Any => self.word(Role::Whose, "each_players"),
                    _ => self.whose(*whose),
                };
                let phase = self.name(Role::Phase, &phase.text);
                let verb = self.glue(if *ends { "ends" } else { "begins" });
                Self::spaced(&[&whose, &phase, verb])
            }
            EventKind::Moment(moment) => self.word(Role::Moment, &moment.text),
        }
    }

    fn event_part(self, part: &EventPart, combat: bool) -> String {
        let what = match &part.what {
            EventWhat::Selector(selector) => self.selector(selector),
            EventWhat::Zone(zone) => self.zone(zone),
            EventWhat::Word(word) => {
                let is_card = word.text == "card";
                let text = match is_card {
                    true => self.glue("card").to_owned(),
                    false => self.word(Role::Property, &word.text),
                };
                let is_damage = word.text == "damage";
                let combat = if combat && is_damage {
                    self.glue("combat")
                } else {
                    ""
                };
                Self::spaced(&[combat, &text])
            }
        };
        let word = part
            .word
            .as_ref()
            .map_or(String::new(), |it| self.word(Role::Glue, &it.text));
        Self::spaced(&[&word, &what])
    }

    pub(super) fn cond(self, cond: &Cond) -> String {
        match cond {
            Cond::And(left, right) => self.joined(left, right, "and"),
            Cond::Or(left, right) => self.joined(left, right, "or"),
            _ => self.cond_term(cond),
        }
    }

    /// Writes two conditions; what would take the `and` for its own stands in
    /// parentheses.
    fn joined(self, left: &Cond, right: &Cond, joint: &'static str) -> String {
        let left = match left {
            Cond::And(one, other) => self.joined(one, other, "and"),
            Cond::Or(one, other) => self.joined(one, other, "or"),
            _ => String::new(),
        } + &match left {
            Cond::And(..) | Cond::Or(..) => String::new(),
            _ => self.cond_closed(left),
        };
        format!("{left} {} {}", self.glue(joint), self.cond_closed(right))
    }

    fn cond_closed(self, cond: &Cond) -> String {
        let open = match cond {
            Cond::Is { .. } | Cond::Controls { .. } | Cond::And(..) | Cond::Or(..) => true,
            Cond::Compare { right, .. } => is_open(right),
            Cond::Not(inner) => return format!("{} {}", self.glue("not"), self.cond_closed(inner)),
            Cond::HasCounter { .. } | Cond::HasAbility { .. } | Cond::Word(_) => false,
        };
        match open {
            true => format!("({})", self.cond(cond)),
            false => self.cond_term(cond),
        }
    }

    fn cond_term(self, cond: &Cond) -> String {
        let verb = |name| self.word(Role::Predicate, name);
        match cond {
            Cond::And(..) | Cond::Or(..) => format!("({})", self.cond(cond)),
            Cond::Not(inner) => format!("{} {}", self.glue("not"), self.cond_term(inner)),
            Cond::HasCounter {
                who,
                counter,
                none,
                had,
            } => {
                let verb = verb(if *had { "had" } else { "has" });
                let no = if *none { self.glue("no") } else { "" };
                Self::spaced(&[&self.selector(who), &verb, no, &self.counter(counter)])
            }
            Cond::HasAbility {
                who,
                ability,
                lacks,
            } => {
                let verb = verb(if *lacks { "lacks" } else { "has" });
                format!("{} {verb} {}", self.selector(who), self.ability(ability))
            }
            Cond::Is { who, filter, was } => {
                let verb = verb(if *was { "was" } else { "is" });
                format!("{} {verb} {}", self.selector(who), self.filter(filter))
            }
            Cond::Controls { who, what } => {
                let verb = verb("controls");
                format!("{} {verb} {}", self.selector(who), self.selector(what))
            }
            Cond::Compare { left, cmp, right } => {
                let (left, right) = (self.amount(left), self.amount(right));
                format!("{left} {} {right}", cmp_text(*cmp))
            }
            Cond::Word(word) => self.word(Role::Condition, &word.text),
        }
    }
}
