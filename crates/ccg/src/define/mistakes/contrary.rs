//! Filters that nothing passes, since they contradict themselves, and types
//! given to abilities that nothing has.

use tapete_lang::{Arg, Place, Tongue};
use tapete_speech::Said;

use super::said;
use crate::define::codes;
use crate::define::maker::Maker;
use crate::define::names::same_word;
use crate::syntax::ast::{AbilityRef, Amount, Argument, ClauseKind, Cmp, Filter, Sentence};
use crate::syntax::lexicon::{self, Role};
use crate::syntax::walk::{Node, walk};

/// States of which nothing has both.
const OPPOSITES: &[(&str, &str)] = &[
    ("tapped", "untapped"),
    ("exhausted", "untapped"),
    ("blocked", "unblocked"),
    ("attacking", "blocking"),
    ("you_control", "opponent_controls"),
    ("you_own", "opponent_owns"),
    ("you", "opponent"),
    ("attached", "unattached"),
    ("token", "nontoken"),
    ("damaged", "undamaged"),
    ("multicoloured", "monocoloured"),
    ("multicoloured", "colourless"),
    ("monocoloured", "colourless"),
    ("active", "benched"),
];

/// How many steps are looked for a way in which a filter holds.
const STEPS_MAX: usize = 4000;

/// Something that holds of one thing.
#[derive(Clone, Copy)]
enum Fact<'a> {
    Is(&'a str, Place),
    IsNot(&'a str, Place),
    Compares(&'a str, Cmp, i64, Place),
    Has(&'a AbilityRef),
    Lacks(&'a AbilityRef),
}

/// Two facts that exclude each other.
struct Clash {
    place: Place,
    one: Arg,
    other: Arg,
}

impl Maker<'_> {
    /// Tells of filters that nothing ever passes.
    pub(super) fn check_filters(&mut self, sentence: &Sentence) {
        let params: Vec<&str> = sentence
            .clauses
            .iter()
            .filter_map(|it| match &it.kind {
                ClauseKind::Takes(params) => Some(params),
                _ => None,
            })
            .flatten()
            .map(|it| it.name.text.as_str())
            .collect();
        let mut filters: Vec<(&Filter, Place)> = Vec::new();
        let mut abilities: Vec<&AbilityRef> = Vec::new();
        for clause in &sentence.clauses {
            walk(clause, &mut |node| match node {
                Node::Filter(filter) => filters.push((filter, clause.place)),
                Node::Ability(ability) => abilities.push(ability),
                _ => {}
            });
        }
        for (filter, clause) in filters {
            let mut steps = STEPS_MAX;
            let clash = clash(&mut vec![filter], &mut Vec::new(), &mut steps);
            if let Some(Clash { place, one, other }) = clash {
                let help = vec![(codes::JOIN_WITH_OR, Vec::new())];
                self.wrong_with(&codes::CONTRADICTION, place, vec![one, other], help);
                // What is told so is no impossible target as well.
                self.aimed.retain(|it| clause.to(it.place) != clause);
            }
        }
        for argument in abilities.iter().flat_map(|it| &it.args) {
            if let Argument::Filter(filter) = argument {
                self.check_argument(filter, &params);
            }
        }
    }

    /// Tells of a type given to an ability that nothing has.
    fn check_argument(&mut self, filter: &Filter, params: &[&str]) {
        match filter {
            Filter::And(one, other) | Filter::Or(one, other) => {
                self.check_argument(one, params);
                self.check_argument(other, params);
            }
            Filter::Not(inner) => self.check_argument(inner, params),
            Filter::Word(word) => {
                let text = word.text.as_str();
                let is_name = text.starts_with(char::is_uppercase);
                let is_known = !is_name
                    || params.contains(&text)
                    || text == "X"
                    || self.knows_word(text)
                    || self.resource(text).is_some()
                    || self.is_generic(text)
                    || self.book.ability(text).is_some()
                    || self.problems.has_at(word.place);
                if !is_known {
                    let shown = Arg::Said(Said {
                        en: text.to_owned(),
                        es: lexicon::spell_kind(text, Tongue::Es),
                    });
                    let help = vec![(codes::GIVE_SUBTYPE, vec![shown.clone()])];
                    self.wrong_with(&codes::NO_SUCH_SUBTYPE, word.place, vec![shown], help);
                }
            }
            _ => {}
        }
    }
}

/// Looks for a way in which all filters hold of one thing; returns what clashes
/// if there is none.
fn clash<'a>(
    pending: &mut Vec<&'a Filter>,
    facts: &mut Vec<Fact<'a>>,
    steps: &mut usize,
) -> Option<Clash> {
    let Some(left) = steps.checked_sub(1) else {
        // Too long to tell: it may hold.
        return None;
    };
    *steps = left;
    let filter = pending.pop()?;
    let fact = match filter {
        Filter::And(one, other) => {
            pending.push(other);
            pending.push(one);
            return clash(pending, facts, steps);
        }
        Filter::Or(one, other) => {
            let n_facts = facts.len();
            let mut rest = pending.clone();
            rest.push(one);
            let first = clash(&mut rest, facts, steps)?;
            facts.truncate(n_facts);
            pending.push(other);
            clash(pending, facts, steps)?;
            return Some(first);
        }
        Filter::Word(word) => Some(match bare(&word.text) {
            Some(denied) => Fact::IsNot(denied, word.place),
            None => Fact::Is(&word.text, word.place),
        }),
        Filter::With(ability) => Some(Fact::Has(ability)),
        Filter::Without(ability) => Some(Fact::Lacks(ability)),
        Filter::Not(inner) => match &**inner {
            Filter::Word(word) if bare(&word.text).is_none() => {
                Some(Fact::IsNot(&word.text, word.place))
            }
            _ => None,
        },
        Filter::Compare {
            property,
            cmp,
            amount: Amount::Number(number),
        } => Some(Fact::Compares(
            &property.text,
            *cmp,
            *number,
            property.place,
        )),
        _ => None,
    };
    if let Some(fact) = fact {
        if let Some(against) = facts.iter().find(|it| excludes(**it, fact)) {
            let place = fact.place();
            return Some(Clash {
                place,
                one: against.say(),
                other: fact.say(),
            });
        }
        facts.push(fact);
    }
    clash(pending, facts, steps)
}

/// Returns what a word such as `NonBlack` denies.
fn bare(word: &str) -> Option<&str> {
    let rest = word.strip_prefix("Non")?;
    let rest = rest.trim_start_matches(['_', '-']);
    rest.starts_with(char::is_uppercase).then_some(rest)
}

fn excludes(one: Fact<'_>, other: Fact<'_>) -> bool {
    match (one, other) {
        (Fact::Is(a, _), Fact::Is(b, _)) => {
            let (a, b) = (a.to_lowercase(), b.to_lowercase());
            let is_pair = |it: &(&str, &str)| (it.0 == a && it.1 == b) || (it.0 == b && it.1 == a);
            OPPOSITES.iter().any(is_pair)
        }
        (Fact::Is(a, _), Fact::IsNot(b, _)) | (Fact::IsNot(a, _), Fact::Is(b, _)) => {
            same_word(a, b) || a == b
        }
        // Who has Absorb(2) may lack Absorb(1).
        (Fact::Has(a), Fact::Lacks(b)) | (Fact::Lacks(b), Fact::Has(a)) => {
            a.name.text == b.name.text && (b.args.is_empty() || a.args == b.args)
        }
        (Fact::Compares(a, cmp, number, _), Fact::Compares(b, other, bound, _)) => {
            a == b && {
                let (low, high) = range(cmp, number);
                let (least, most) = range(other, bound);
                low.max(least) > high.min(most)
            }
        }
        _ => false,
    }
}

/// Returns the numbers that pass, from the least to the most; of `!=` all.
fn range(cmp: Cmp, number: i64) -> (i64, i64) {
    match cmp {
        Cmp::Less => (i64::MIN, number.saturating_sub(1)),
        Cmp::LessEqual => (i64::MIN, number),
        Cmp::Equal => (number, number),
        Cmp::NotEqual => (i64::MIN, i64::MAX),
        Cmp::GreaterEqual => (number, i64::MAX),
        Cmp::Greater => (number.saturating_add(1), i64::MAX),
    }
}

impl Fact<'_> {
    fn place(self) -> Place {
        match self {
            Fact::Is(_, place) | Fact::IsNot(_, place) | Fact::Compares(_, _, _, place) => place,
            Fact::Has(ability) | Fact::Lacks(ability) => ability.name.place,
        }
    }

    fn say(self) -> Arg {
        match self {
            Fact::Is(word, _) => word_of(word),
            Fact::IsNot(word, _) => match word_of(word) {
                Arg::Said(Said { en, es }) => Arg::Said(Said {
                    en: format!("not {en}"),
                    es: format!("no {es}"),
                }),
                other => other,
            },
            Fact::Has(ability) => Arg::Said(Said {
                en: format!("with {}", ability.name.text),
                es: format!("con {}", ability.name.text),
            }),
            Fact::Lacks(ability) => Arg::Said(Said {
                en: format!("without {}", ability.name.text),
                es: format!("sin {}", ability.name.text),
            }),
            Fact::Compares(property, cmp, number, _) => {
                let sign = match cmp {
                    Cmp::Less => "<",
                    Cmp::LessEqual => "<=",
                    Cmp::Equal => "=",
                    Cmp::NotEqual => "!=",
                    Cmp::GreaterEqual => ">=",
                    Cmp::Greater => ">",
                };
                let written = |it: &str| format!("{it} {sign} {number}");
                Arg::Said(Said {
                    en: written(property),
                    es: written(lexicon::spell(Role::Property, property, Tongue::Es)),
                })
            }
        }
    }
}

fn word_of(word: &str) -> Arg {
    match word.starts_with(char::is_uppercase) {
        true => Arg::Said(Said {
            en: word.to_owned(),
            es: lexicon::spell_kind(word, Tongue::Es),
        }),
        false => said(Role::State, word),
    }
}
