//! The clauses of games as text.

use super::Pen;
use crate::syntax::ast::{Allow, Attribute, ClauseKind, Effect, Flow, SettingValue};
use crate::syntax::lexeme::quoted;
use crate::syntax::lexicon::Role;

impl Pen {
    pub(super) fn game_clause(self, clause: &ClauseKind) -> String {
        let word = |name: &str| self.word(Role::GameClause, name);
        match clause {
            ClauseKind::Extends(name) => format!("{} {}", word("extends"), quoted(&name.text)),
            ClauseKind::Setting { name, values } => {
                let values: Vec<String> = values
                    .iter()
                    .map(|it| self.setting_value(it, Role::SettingValue))
                    .collect();
                format!(
                    "{} {}",
                    self.word(Role::Setting, &name.text),
                    values.join(" ")
                )
            }
            ClauseKind::Zone { name, attributes } => {
                let name = self.name(Role::Zone, &name.text);
                Self::spaced(&[&word("zone"), &name, &self.attributes(attributes)])
            }
            ClauseKind::Type {
                name,
                extends,
                attributes,
            } => {
                let name = self.name(Role::Kind, &name.text);
                let extends = match extends {
                    Some(other) => {
                        format!(
                            "{} {}",
                            self.glue("extends"),
                            self.name(Role::Kind, &other.text)
                        )
                    }
                    None => String::new(),
                };
                let attributes = self.attributes(attributes);
                Self::spaced(&[&word("type"), &name, &extends, &attributes])
            }
            ClauseKind::Names { list, names } => {
                let names: Vec<String> = names.iter().map(|it| self.counter_name(it)).collect();
                format!("{} {}", word(&list.text), names.join(" "))
            }
            ClauseKind::Resource { name, attributes } => {
                let name = self.name(Role::Kind, &name.text);
                Self::spaced(&[&word("resource"), &name, &self.attributes(attributes)])
            }
            ClauseKind::RequiresMeans { how, of } => {
                let how_word = self.word(Role::Means, &how.text);
                let of_word = match how.text.as_str() {
                    "presence" if of.is_some() => self.glue("of"),
                    _ => "",
                };
                let of = of
                    .as_ref()
                    .map_or(String::new(), |it| self.name(Role::Kind, &it.text));
                Self::spaced(&[&word("requires_means"), &how_word, of_word, &of])
            }
            ClauseKind::Combat(style) => {
                format!("{} {}", word("combat"), self.word(Role::Means, &style.text))
            }
            ClauseKind::Phase {
                name,
                attributes,
                allows,
                effect,
            } => self.phase(&name.text, attributes, allows, effect.as_ref()),
            ClauseKind::Flow(flow) => self.flow(flow),
            ClauseKind::Ends { how, condition } => {
                let when = self.word(Role::Clause, "when");
                format!("{} {when} {}", word(&how.text), self.cond(condition))
            }
            ClauseKind::StateBased {
                what,
                condition,
                effect,
            } => {
                let when = self.word(Role::Clause, "when");
                let what = self.selector(what) + &self.if_cond(condition.as_ref());
                format!(
                    "{} {when} {what}: {}",
                    word("state_based"),
                    self.effects(effect)
                )
            }
            ClauseKind::Uses(decks) => {
                let decks: Vec<String> = decks.iter().map(|it| quoted(&it.text)).collect();
                format!("{} {}", word("uses"), decks.join(" "))
            }
            ClauseKind::StartsWith(lines) => {
                let lines: Vec<String> = lines.iter().map(|it| quoted(&it.text)).collect();
                format!("{} {}", word("starts_with"), lines.join(" "))
            }
            // The clauses of cards are written elsewhere.
            _ => String::new(),
        }
    }

    fn phase(
        self,
        name: &str,
        attributes: &[Attribute],
        allows: &[Allow],
        effect: Option<&Effect>,
    ) -> String {
        let word = self.word(Role::GameClause, "phase");
        let name = self.name(Role::Phase, name);
        let mut out = Self::spaced(&[&word, &name, &self.attributes(attributes)]);
        if let Some(effect) = effect {
            out.push_str(&format!(": {}", self.effects(effect)));
        }
        for allow in allows {
            out.push(' ');
            out.push_str(&self.allow(allow));
        }
        out
    }

    fn setting_value(self, value: &SettingValue, role: Role) -> String {
        match value {
            SettingValue::Number(number) => number.to_string(),
            SettingValue::Word(word) => self.name(role, &word.text),
            SettingValue::Text(text) => quoted(&text.text),
        }
    }

    fn attributes(self, attributes: &[Attribute]) -> String {
        let attributes: Vec<String> = attributes
            .iter()
            .map(|it| {
                let role = match it.word.text.as_str() {
                    "empties" | "refill" => Role::When,
                    _ => Role::Zone,
                };
                let word = self.word(Role::Attribute, &it.word.text);
                let value = it.value.as_ref();
                let value = value.map_or(String::new(), |it| self.setting_value(it, role));
                Self::spaced(&[&word, &value])
            })
            .collect();
        attributes.join(" ")
    }

    fn allow(self, allow: &Allow) -> String {
        let word = self.word(Role::GameClause, "allow");
        let what = self.word(Role::Allow, &allow.what.text);
        let once = if allow.once { self.glue("once") } else { "" };
        let text = Self::spaced(&[&word, &what, once]);
        match &allow.effect {
            Some(effect) => format!("{text}: {}", self.effects(effect)),
            None => text,
        }
    }

    pub(super) fn flow(self, flow: &Flow) -> String {
        let need = |required| self.glue(if required { "required" } else { "optional" });
        let name = |name: &str| self.name(Role::Kind, name);
        let mut out = format!("{} {}", need(flow.required), name(&flow.phase.text));
        for (index, step) in flow.steps.iter().enumerate() {
            let begins = match index {
                0 => format!("{} {}", self.glue("consisting"), self.glue("of")),
                _ => format!("{} {}", self.glue("followed"), self.glue("by")),
            };
            let more = match step.or_more {
                true => format!(" {} {}", self.glue("or"), self.glue("more")),
                false => String::new(),
            };
            let need = need(step.required);
            let one = self.glue("one");
            out.push_str(&format!(
                " {begins} {one}{more} {need} {}",
                name(&step.name.text)
            ));
        }
        let (ended, by, one) = (self.glue("ended"), self.glue("by"), self.glue("one"));
        out.push_str(&format!(
            " {ended} {by} {one} {}",
            name(&flow.ended_by.text)
        ));
        out
    }
}
