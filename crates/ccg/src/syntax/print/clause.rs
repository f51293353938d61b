//! The clauses of cards, abilities and decks as text.

use super::Pen;
use crate::syntax::ast::{ClauseKind, Cond, EffectKind, Param, Worth};
use crate::syntax::lexeme::quoted;
use crate::syntax::lexicon::{Role, kind_in_english};
use tapete_lang::Spelled;

impl Pen {
    pub(super) fn clause(self, clause: &ClauseKind) -> String {
        let word = |name| self.word(Role::Clause, name);
        match clause {
            ClauseKind::With { name, value } => self.with(&name.text, value),
            ClauseKind::Is(names) => format!("{} {}", word("is"), self.names(names, " ")),
            ClauseKind::Colored(names) => {
                let joint = format!(" {} ", self.glue("and"));
                format!("{} {}", word("colored"), self.names(names, &joint))
            }
            ClauseKind::OwnedBy(owner) => format!("{} {}", word("is_owned_by"), owner.text),
            ClauseKind::Has(abilities) => {
                format!("{} {}", word("has_ability"), self.abilities(abilities))
            }
            ClauseKind::Requires(costs) => format!("{} {}", word("requires"), self.costs(costs)),
            ClauseKind::MayAlsoPay(costs) => {
                format!("{} {}", word("may_also_pay"), self.costs(costs))
            }
            ClauseKind::EvolvesFrom(name) => {
                format!("{} {}", word("evolves_from"), quoted(&name.text))
            }
            ClauseKind::PlayOnly(only) => self.play_only(only),
            ClauseKind::Text(text) => format!("{} {}", word("text"), quoted(&text.text)),
            ClauseKind::Flavor(text) => format!("{} {}", word("flavor"), quoted(&text.text)),
            ClauseKind::Rarity(rarity) => format!("{} {}", word("rarity"), rarity.text),
            ClauseKind::IsToken => word("is_token"),
            ClauseKind::Takes(params) => format!("{} {}", word("takes"), self.params(params)),
            ClauseKind::Means(abilities) => {
                format!("{} {}", word("means"), self.abilities(abilities))
            }
            ClauseKind::ForGame(name) => format!("{} {}", word("for_game"), quoted(&name.text)),
            ClauseKind::Holds(cards) => {
                let cards: Vec<String> = cards
                    .iter()
                    .map(|(number, name)| format!("{number} * {}", card_name(&name.text)))
                    .collect();
                format!("{} {}", word("holds"), cards.join(", "))
            }
            ClauseKind::Idea(text) => format!("{} {}", word("idea"), quoted(&text.text)),
            other => self.rule_clause(other),
        }
    }

    /// Writes what a card does, and when.
    fn rule_clause(self, clause: &ClauseKind) -> String {
        let word = |name| self.word(Role::Clause, name);
        match clause {
            ClauseKind::Does(effect) => match effect.kind {
                EffectKind::Action { .. } => {
                    format!("{} {}", word("defined_as"), self.effects(effect))
                }
                _ => format!("{}: {}", word("does"), self.effects(effect)),
            },
            ClauseKind::Target(filter) => format!("{} {}", word("target"), self.filter(filter)),
            ClauseKind::When {
                events,
                condition,
                effect,
            } => {
                let events = self.events(events) + &self.if_cond(condition.as_ref());
                format!("{} {events}: {}", word("when"), self.effects(effect))
            }
            ClauseKind::Always { condition, effects } => {
                let effects = self.standing(effects);
                match condition {
                    Some(cond) => format!("{} {}: {effects}", word("while"), self.cond(cond)),
                    None => format!("{}: {effects}", word("always")),
                }
            }
            ClauseKind::Can {
                costs,
                effect,
                only,
            } => {
                let costs = self.costs(costs);
                let can = Self::spaced(&[&word("can"), &costs]);
                let only = match only.is_empty() {
                    true => String::new(),
                    false => format!(" {}", self.play_only(only)),
                };
                format!("{can}: {}{only}", self.effects(effect))
            }
            ClauseKind::Instead {
                event,
                condition,
                effect,
            } => {
                let event = self.event(event) + &self.if_cond(condition.as_ref());
                let instead = word("instead");
                format!(
                    "{instead} {} {event}: {}",
                    self.glue("of"),
                    self.effects(effect)
                )
            }
            ClauseKind::EntersTapped => format!("{} {}", word("enters"), self.glue("tapped")),
            ClauseKind::EntersWith {
                amount,
                counter,
                condition,
            } => {
                let (amount, counter) = (self.operand(amount), self.counter(counter));
                let with = self.glue("with");
                let condition = self.if_cond(condition.as_ref());
                format!("{} {with} {amount} {counter}{condition}", word("enters"))
            }
            ClauseKind::Attack {
                name,
                costs,
                effect,
            } => {
                let costs = match costs.is_empty() {
                    true => String::new(),
                    false => format!(" {} {}", word("requires"), self.costs(costs)),
                };
                let does = word("does");
                let effect = self.effects(effect);
                format!(
                    "{} {}{costs} {does}: {effect}",
                    word("attack"),
                    quoted(&name.text)
                )
            }
            other => self.game_clause(other),
        }
    }

    fn with(self, name: &str, value: &Worth) -> String {
        let value = match value {
            Worth::Amount(amount) => self.amount(amount),
            Worth::Cost(costs) => self.costs(costs),
            Worth::Name(name) => self.name(Role::Kind, &name.text),
        };
        let property = self.name(Role::Property, name);
        let with = self.word(Role::Clause, "with");
        match name {
            "damage" | "health" => format!("{with}_{property} {value}"),
            _ => format!("{with} {property} {value}"),
        }
    }

    pub(super) fn names(self, names: &[Spelled], joint: &str) -> String {
        let names: Vec<String> = names
            .iter()
            .map(|it| self.name(Role::Kind, &it.text))
            .collect();
        names.join(joint)
    }

    /// Writes ` if …`, with the space before it.
    pub(super) fn if_cond(self, cond: Option<&Cond>) -> String {
        match cond {
            Some(cond) => format!(" {} {}", self.glue("if"), self.cond(cond)),
            None => String::new(),
        }
    }

    fn play_only(self, only: &[Spelled]) -> String {
        let only: Vec<String> = only
            .iter()
            .map(|it| self.word(Role::Timing, &it.text))
            .collect();
        let joint = format!(" {} ", self.glue("and"));
        format!(
            "{} {}",
            self.word(Role::Clause, "play_only"),
            only.join(&joint)
        )
    }

    pub(super) fn params(self, params: &[Param]) -> String {
        let params: Vec<String> = params
            .iter()
            .map(|it| match &it.default {
                Some(default) => format!("{} = {}", it.name.text, self.argument(default)),
                None => it.name.text.clone(),
            })
            .collect();
        params.join(", ")
    }
}

/// Writes the name of a card in a deck, without quotes if it is one plain name.
fn card_name(name: &str) -> String {
    let is_plain = name.starts_with(|it: char| it.is_ascii_uppercase())
        && name.chars().all(|it| it.is_ascii_alphabetic())
        && kind_in_english(name) == name
        && !matches!(name, "AND" | "OR" | "Y" | "O");
    match is_plain {
        true => name.to_owned(),
        false => quoted(name),
    }
}
