//! Abilities by name: parameters filled in, one entry for each set of arguments.

use tapete_lang::{Place, Spelled};

use super::codes;
use super::maker::{Extra, Maker};
use super::rules::fast_flag;
use super::say;
use crate::model::{Ability, AbilityId, AbilityName};
use crate::syntax::ast::{self, AbilityRef, Argument, ClauseKind, Cost, Filter, Param, Sentence};
use crate::syntax::fill::filled_clause;

/// How deep abilities may be made of others.
const DEPTH_MAX: usize = 24;
/// How many abilities a game may have, each set of arguments counted.
const ABILITIES_MAX: usize = 4000;
/// How many abilities may be asked for by name with a bit of their own.
const MARKS_MAX: u8 = 64;

impl Maker<'_> {
    /// Returns the name of an ability, whatever its arguments.
    pub(super) fn ability_name(&mut self, name: &Spelled) -> Option<AbilityName> {
        if let Some(at) = self.ability_names.iter().position(|it| *it == name.text) {
            return u16::try_from(at).ok().map(AbilityName);
        }
        if self.book.ability(&name.text).is_none() {
            let known = self.book.ability_names();
            self.unknown(&codes::UNKNOWN_ABILITY, name, &known);
            return None;
        }
        self.ability_names.push(name.text.clone());
        self.mark_of.push(None);
        let at = self.ability_names.len() - 1;
        u16::try_from(at).ok().map(AbilityName)
    }

    /// Returns the bit by which an ability can be asked for, if one is left.
    pub(super) fn mark(&mut self, name: AbilityName) -> Option<u8> {
        let mark = self.mark_of.get_mut(name.index())?;
        if mark.is_none() && self.n_marks < MARKS_MAX {
            *mark = Some(self.n_marks);
            self.n_marks += 1;
        }
        *mark
    }

    /// Goes into a definition of the library, or of the text; returns what to
    /// go back to.
    pub(super) fn enter_library(&mut self, library: bool, place: Place) -> Option<Place> {
        let before = self.library;
        self.library = library.then(|| before.unwrap_or(place));
        before
    }

    /// Returns an ability with its arguments, made if it is new.
    pub(super) fn ability(&mut self, ability: &AbilityRef) -> Option<AbilityId> {
        let name = self.ability_name(&ability.name)?;
        let found = self.book.ability(&ability.name.text)?;
        let given = self.arguments(found.sentence, ability)?;
        let key = say::key(&ability.name.text, &given);
        if let Some(made) = self.made.get(&key) {
            return Some(*made);
        }
        if self.making.contains(&key) || self.making.len() >= DEPTH_MAX {
            self.wrong_with(
                &codes::ABILITY_CYCLE,
                ability.name.place,
                vec![ability.name.text.as_str().into()],
                vec![(codes::BREAK_CYCLE, Vec::new())],
            );
            return None;
        }
        if self.abilities.len() >= ABILITIES_MAX {
            self.is_full();
            return None;
        }
        let closed = AbilityRef {
            name: ability.name.clone(),
            args: given.iter().map(|it| it.1.clone()).collect(),
        };
        let label = self.keyword_label(&closed);
        let text = self.ability_text(&filled_sentence(found.sentence, &given));
        let id = AbilityId(self.abilities.len() as u16);
        self.abilities.push(Ability {
            name: Some(name),
            label: label.clone(),
            ..Ability::default()
        });
        self.extras.push(Extra::default());
        // An ability may speak of itself (`gains`), so it is known before it
        // is made; one that is a part of itself is a circle.
        let means = parts_of(found.sentence);
        let has = had_by(found.sentence);
        if means.is_none() && has.is_empty() {
            self.made.insert(key.clone(), id);
        }
        self.making.push(key.clone());
        let library = self.enter_library(found.library, ability.name.place);
        let outer = std::mem::replace(&mut self.given, given);
        let is_fast = self.fast && found.library;
        let fast = fast_flag(&ability.name.text).filter(|_| is_fast);
        let mut made = Ability {
            name: Some(name),
            label,
            text,
            ..Ability::default()
        };
        let mut extra = Extra::default();
        match (fast, means) {
            (Some(bits), _) => made.flags = bits,
            (None, Some(parts)) => {
                for part in parts {
                    if let Some(part) = self.ability(part) {
                        made.parts.push(part);
                    }
                }
            }
            (None, None) => {
                self.body(&found.sentence.clauses, &mut made, &mut extra);
                if !has.is_empty() {
                    self.with_others(&has, &mut made, &mut extra);
                }
            }
        }
        self.given = outer;
        self.library = library;
        self.making.pop();
        self.made.insert(key, id);
        if let Some(entry) = self.abilities.get_mut(id.index()) {
            *entry = made;
        }
        if let Some(entry) = self.extras.get_mut(id.index()) {
            *entry = extra;
        }
        Some(id)
    }

    /// Makes an ability that says something itself and has others too one of
    /// parts: what it says itself is the first.
    fn with_others(&mut self, has: &[&AbilityRef], made: &mut Ability, extra: &mut Extra) {
        let whole = Ability {
            name: made.name,
            label: made.label.clone(),
            text: made.text.clone(),
            ..Ability::default()
        };
        let own = std::mem::replace(made, whole);
        if self.abilities.len() >= ABILITIES_MAX {
            return self.is_full();
        }
        made.parts.push(AbilityId(self.abilities.len() as u16));
        self.abilities.push(own);
        self.extras.push(std::mem::take(extra));
        for other in has {
            if let Some(part) = self.ability(other) {
                made.parts.push(part);
            }
        }
    }

    /// Returns what an ability means with what is given to it; nothing if there
    /// is no such ability, or something else is given.
    pub(super) fn meaning(&self, ability: &AbilityRef) -> Option<Sentence> {
        let sentence = self.book.ability(&ability.name.text)?.sentence;
        let params = params_of(sentence);
        let values = params.iter().enumerate().map(|(at, param)| {
            let value = ability.args.get(at).or(param.default.as_ref())?;
            Some((param.name.text.clone(), value.clone()))
        });
        let given: Vec<_> = values.collect::<Option<_>>()?;
        Some(filled_sentence(sentence, &given))
    }

    /// Returns what each parameter of an ability is; nothing if it does not
    /// fit.
    pub(super) fn arguments(
        &mut self,
        sentence: &Sentence,
        ability: &AbilityRef,
    ) -> Option<Vec<(String, Argument)>> {
        let params = params_of(sentence);
        let n_needed = params.iter().filter(|it| it.default.is_none()).count();
        let n_given = ability.args.len();
        if n_given < n_needed || n_given > params.len() {
            let names: Vec<&str> = params.iter().map(|it| it.name.text.as_str()).collect();
            let how = if names.is_empty() {
                ability.name.text.clone()
            } else {
                format!("{}({})", ability.name.text, names.join(", "))
            };
            self.wrong_with(
                &codes::WRONG_ARGUMENTS,
                ability.name.place,
                vec![
                    ability.name.text.as_str().into(),
                    params.len().into(),
                    n_given.into(),
                ],
                vec![(codes::WRITE_ARGUMENTS, vec![how.into()])],
            );
            return None;
        }
        let mut given = Vec::new();
        for (at, param) in params.iter().enumerate() {
            let argument = match (ability.args.get(at), &param.default) {
                (Some(argument), _) => self.closed(argument),
                (None, Some(default)) => default.clone(),
                (None, None) => continue,
            };
            given.push((param.name.text.clone(), argument));
        }
        Some(given)
    }

    /// Returns an argument without parameters of the ability around it.
    fn closed(&self, argument: &Argument) -> Argument {
        match argument {
            Argument::Amount(ast::Amount::Name(word)) | Argument::Filter(Filter::Word(word)) => {
                self.argument(&word.text).unwrap_or(argument).clone()
            }
            Argument::Amount(amount) => Argument::Amount(self.closed_amount(amount)),
            Argument::Filter(filter) => Argument::Filter(self.closed_filter(filter)),
            Argument::Cost(costs) => match costs.as_slice() {
                [Cost::Param(word)] => self.argument(&word.text).unwrap_or(argument).clone(),
                _ => Argument::Cost(self.closed_costs(costs)),
            },
        }
    }

    fn closed_amount(&self, amount: &ast::Amount) -> ast::Amount {
        let closed = |it: &ast::Amount| Box::new(self.closed_amount(it));
        match amount {
            ast::Amount::Name(word) => match self.argument(&word.text) {
                Some(Argument::Amount(amount)) => amount.clone(),
                _ => amount.clone(),
            },
            ast::Amount::Add(one, other) => ast::Amount::Add(closed(one), closed(other)),
            ast::Amount::Subtract(one, other) => ast::Amount::Subtract(closed(one), closed(other)),
            ast::Amount::Multiply(one, other) => ast::Amount::Multiply(closed(one), closed(other)),
            ast::Amount::Half { amount, up } => ast::Amount::Half {
                amount: closed(amount),
                up: *up,
            },
            ast::Amount::Count { filter, zone } => ast::Amount::Count {
                filter: Box::new(self.closed_filter(filter)),
                zone: zone.clone(),
            },
            other => other.clone(),
        }
    }

    fn closed_filter(&self, filter: &Filter) -> Filter {
        let closed = |it: &Filter| Box::new(self.closed_filter(it));
        match filter {
            Filter::Word(word) => match self.argument(&word.text) {
                Some(Argument::Filter(filter)) => filter.clone(),
                _ => filter.clone(),
            },
            Filter::Not(inner) => Filter::Not(closed(inner)),
            Filter::And(one, other) => Filter::And(closed(one), closed(other)),
            Filter::Or(one, other) => Filter::Or(closed(one), closed(other)),
            other => other.clone(),
        }
    }

    /// Returns costs without parameters of the ability around them.
    pub(super) fn closed_costs(&self, costs: &[Cost]) -> Vec<Cost> {
        let mut closed = Vec::new();
        for cost in costs {
            match cost {
                Cost::Param(word) => match self.argument(&word.text) {
                    Some(Argument::Cost(costs)) => closed.extend(costs.iter().cloned()),
                    Some(Argument::Amount(amount)) => closed.push(Cost::Some {
                        amount: amount.clone(),
                        of: super::book::spelled(super::costs::GENERIC, word.place),
                    }),
                    _ => closed.push(cost.clone()),
                },
                Cost::Some { amount, of } => {
                    let of = match self.argument(&of.text) {
                        Some(Argument::Filter(Filter::Word(word))) => word.clone(),
                        _ => of.clone(),
                    };
                    closed.push(Cost::Some {
                        amount: self.closed_amount(amount),
                        of,
                    });
                }
                other => closed.push(other.clone()),
            }
        }
        closed
    }
}

/// Returns an ability as it is where those arguments are given, to be told; a
/// clause that cannot be said so keeps its letters.
fn filled_sentence(sentence: &Sentence, given: &[(String, Argument)]) -> Sentence {
    let mut filled = sentence.clone();
    for clause in &mut filled.clauses {
        if !matches!(clause.kind, ClauseKind::Takes(_)) {
            let filled = filled_clause(&clause.kind, given);
            clause.kind = filled.unwrap_or_else(|| clause.kind.clone());
        }
    }
    filled
}

fn params_of(sentence: &Sentence) -> Vec<&Param> {
    let clauses = sentence.clauses.iter();
    let takes = clauses.filter_map(|it| match &it.kind {
        ClauseKind::Takes(params) => Some(params),
        _ => None,
    });
    takes.flatten().collect()
}

/// Returns the abilities that an ability has besides what it says itself.
fn had_by(sentence: &Sentence) -> Vec<&AbilityRef> {
    let clauses = sentence.clauses.iter();
    let has = clauses.filter_map(|it| match &it.kind {
        ClauseKind::Has(abilities) => Some(abilities),
        _ => None,
    });
    has.flatten().collect()
}

fn parts_of(sentence: &Sentence) -> Option<&[AbilityRef]> {
    sentence.clauses.iter().find_map(|it| match &it.kind {
        ClauseKind::Means(parts) => Some(parts.as_slice()),
        _ => None,
    })
}
