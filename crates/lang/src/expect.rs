//! Whether the values of a clause are what the clause takes.

mod combined;
mod describe;
mod names;
mod slips;

pub(crate) use slips::{
    is_foreign_when, range_in_words, split_word, value_became_clause, value_in_one_word,
};

use crate::check::example;
use crate::checked::{CheckedName, CheckedValue};
use crate::codes;
use crate::diagnostic::{Arg, Diagnostic};
use crate::formula::compile;
use crate::help::DID_YOU_MEAN;
use crate::place::Place;
use crate::problems::Problems;
use crate::tree::{Clause, Op, Value, ValueKind};
use crate::words::{ClauseWord, NameWord, Takes, VariableKind};
use combined::expect_combined;
use describe::{describe, describe_arg};
use names::expect_name;
use slips::{joined_by_and, meant_as_one};
use tapete_speech::Bilingual;

/// Checks the values of a clause; returns nothing after a problem.
pub(crate) fn expect(
    word: &'static ClauseWord,
    clause: &Clause,
    problems: &mut Problems,
) -> Option<CheckedValue> {
    let values = clause.values.as_slice();
    let owner = Owner {
        name: &clause.word.text,
        place: clause.word.place,
    };
    match &word.takes {
        Takes::Free => return Some(CheckedValue::Raw(values.to_vec())),
        Takes::Nothing => {
            if let Some(value) = values.first() {
                problems.push(too_many(
                    value,
                    owner,
                    Bilingual::new("no value", "ningún valor"),
                ));
                return None;
            }
            return Some(CheckedValue::Nothing);
        }
        Takes::Phrase if values.is_empty() => return Some(CheckedValue::Nothing),
        _ => {}
    }
    let Some(value) = values.first() else {
        problems.push(
            Diagnostic::new(&codes::MISSING_VALUE, owner.place)
                .arg(owner.name)
                .help(example(&word.word)),
        );
        return None;
    };
    if let Some(second) = values.get(1) {
        problems.push(second_value(word, owner, value, second));
        return None;
    }
    expect_value(word, owner, value, problems)
}

/// Tells that a second value is there, and what was probably meant.
fn second_value(word: &ClauseWord, owner: Owner<'_>, value: &Value, second: &Value) -> Diagnostic {
    if let (ValueKind::Name(name), ValueKind::List(_)) = (&value.kind, &second.kind) {
        return wrong_bracket(name, second.place, "[");
    }
    let diagnostic = too_many(second, owner, describe(&word.takes));
    match meant_as_one(word, value, second) {
        Some(meant) => diagnostic
            .help_with(DID_YOU_MEAN, vec![meant.as_str().into()])
            .fix(value.place.to(second.place), meant),
        None => diagnostic.help(example(&word.word)),
    }
}

/// Checks the only value of a clause.
fn expect_value(
    word: &'static ClauseWord,
    owner: Owner<'_>,
    value: &Value,
    problems: &mut Problems,
) -> Option<CheckedValue> {
    let wrong = |problems: &mut Problems| {
        let wanted = describe(&word.takes);
        problems.push(wrong_value(value, owner, wanted).help(example(&word.word)));
    };
    match &word.takes {
        Takes::Number { min, max } => match constant(value) {
            Some(number) => in_range(value, number, *min, *max, problems).map(CheckedValue::Number),
            None => {
                wrong(problems);
                None
            }
        },
        Takes::NumberOrRange { min, max } => match range(value) {
            Some((from, to)) => expect_range(value, from, to, (*min, *max), problems),
            None => {
                wrong(problems);
                None
            }
        },
        Takes::Amount if !can_be_amount(value) => {
            wrong(problems);
            None
        }
        Takes::Amount => {
            compile(value, word.variables, VariableKind::Number, problems).map(CheckedValue::Amount)
        }
        Takes::Faces => {
            let faces = value.faces().map(CheckedValue::Faces);
            if faces.is_none() {
                wrong(problems);
            }
            faces
        }
        Takes::Text => match &value.kind {
            ValueKind::Text(text) => Some(CheckedValue::Text(text.clone())),
            _ => {
                wrong(problems);
                None
            }
        },
        Takes::Block => match &value.kind {
            ValueKind::Block(block) => Some(CheckedValue::Block(block.clone())),
            _ => {
                wrong(problems);
                None
            }
        },
        Takes::Phrase => match &value.kind {
            ValueKind::Phrase(block) => Some(CheckedValue::Phrase(block.clone())),
            _ => {
                wrong(problems);
                None
            }
        },
        Takes::Name(names) => expect_name(value, names, owner, describe(&word.takes), problems)
            .map(CheckedValue::Name),
        Takes::AnyOf(names) => expect_any_of(word, names, owner, value, problems),
        Takes::Combined(names) => {
            expect_combined(value, names, owner, problems).map(CheckedValue::Combined)
        }
        Takes::Free | Takes::Nothing => None,
    }
}

/// Checks the two ends of a range.
fn expect_range(
    value: &Value,
    from: i64,
    to: i64,
    (min, max): (i64, i64),
    problems: &mut Problems,
) -> Option<CheckedValue> {
    // `2-4` is a difference, and means a range.
    if !(min..=max).contains(&from) && is_difference(value) {
        let help = Bilingual::new(
            "a range is written with two dots, as in `{0}..{1}`",
            "un intervalo se escribe con dos puntos seguidos, como en `{0}..{1}`",
        );
        let bounds = vec![min.into(), max.into()];
        problems.push(out_of_range(value, from, min, max).help_with(help, bounds));
        return None;
    }
    let from = in_range(value, from, min, max, problems)?;
    // `4..2` is told as an end below its beginning.
    let to = in_range(value, to, from, max, problems)?;
    Some(CheckedValue::Range(from, to))
}

/// Checks names that are joined by `or`.
fn expect_any_of(
    word: &'static ClauseWord,
    names: &'static [NameWord],
    owner: Owner<'_>,
    value: &Value,
    problems: &mut Problems,
) -> Option<CheckedValue> {
    if let Some(meant) = joined_by_and(value) {
        let wanted = describe(&word.takes);
        problems.push(
            wrong_value(value, owner, wanted)
                .help_with(DID_YOU_MEAN, vec![meant.as_str().into()])
                .fix(value.place, meant),
        );
        return None;
    }
    let mut alternatives = Vec::new();
    collect_alternatives(value, &mut alternatives);
    let n_alternatives = alternatives.len();
    let checked: Vec<CheckedName> = alternatives
        .into_iter()
        .filter_map(|it| expect_name(it, names, owner, describe(&word.takes), problems))
        .collect();
    (checked.len() == n_alternatives).then_some(CheckedValue::AnyOf(checked))
}

/// Who takes the value: a clause or a name, as it is written.
#[derive(Clone, Copy)]
struct Owner<'a> {
    name: &'a str,
    place: Place,
}

fn collect_alternatives<'a>(value: &'a Value, alternatives: &mut Vec<&'a Value>) {
    match &value.kind {
        ValueKind::Binary {
            op: Op::Or,
            left,
            right,
        } => {
            collect_alternatives(left, alternatives);
            collect_alternatives(right, alternatives);
        }
        ValueKind::List(values) if !values.is_empty() => {
            for value in values {
                collect_alternatives(value, alternatives);
            }
        }
        _ => alternatives.push(value),
    }
}

/// Returns the number that a value is, also when it is calculated.
fn constant(value: &Value) -> Option<i64> {
    let mut unheard = Problems::new();
    compile(value, &[], VariableKind::Number, &mut unheard)?.constant()
}

/// Tells whether a value can be worth a number; what it is made of is not
/// looked at.
fn can_be_amount(value: &Value) -> bool {
    match &value.kind {
        ValueKind::Number(_) | ValueKind::Variable(_) | ValueKind::Minus(_) => true,
        ValueKind::Binary { op, .. } => match op {
            Op::Add | Op::Subtract | Op::Multiply | Op::Divide | Op::Remainder => true,
            Op::Or
            | Op::And
            | Op::Equal
            | Op::NotEqual
            | Op::Less
            | Op::LessEqual
            | Op::Greater
            | Op::GreaterEqual
            | Op::Faces => false,
        },
        ValueKind::Decimal(_)
        | ValueKind::Text(_)
        | ValueKind::Name(_)
        | ValueKind::Call { .. }
        | ValueKind::List(_)
        | ValueKind::Range(..)
        | ValueKind::Not(_)
        | ValueKind::Block(_)
        | ValueKind::Phrase(_)
        | ValueKind::Broken => false,
    }
}

fn range(value: &Value) -> Option<(i64, i64)> {
    match &value.kind {
        ValueKind::Range(from, to) => Some((constant(from)?, constant(to)?)),
        _ => constant(value).map(|it| (it, it)),
    }
}

fn in_range(
    value: &Value,
    number: i64,
    min: i64,
    max: i64,
    problems: &mut Problems,
) -> Option<i64> {
    if (min..=max).contains(&number) {
        return Some(number);
    }
    problems.push(out_of_range(value, number, min, max));
    None
}

fn out_of_range(value: &Value, number: i64, min: i64, max: i64) -> Diagnostic {
    Diagnostic::new(&codes::NUMBER_OUT_OF_RANGE, value.place)
        .arg(number)
        .arg(min)
        .arg(max)
}

fn is_difference(value: &Value) -> bool {
    matches!(
        value.kind,
        ValueKind::Binary {
            op: Op::Subtract,
            ..
        }
    )
}

fn wrong_value(value: &Value, owner: Owner<'_>, wanted: impl Into<Arg>) -> Diagnostic {
    value
        .diagnostic(&codes::WRONG_VALUE)
        .arg(owner.name)
        .arg(wanted)
        .arg(value.what())
}

/// Speaks of `Doubles[6]` and `Doubles{6}`.
fn wrong_bracket(name: &str, place: Place, bracket: &str) -> Diagnostic {
    let help = Bilingual::new(
        "what belongs to a name stands in round brackets: `{0}(…)`",
        "lo que pertenece a un nombre va entre paréntesis: `{0}(…)`",
    );
    Diagnostic::new(&codes::UNEXPECTED, place)
        .arg(bracket)
        .help_with(help, vec![name.into()])
}

fn too_many(value: &Value, owner: Owner<'_>, wanted: impl Into<Arg>) -> Diagnostic {
    value
        .diagnostic(&codes::TOO_MANY_VALUES)
        .arg(owner.name)
        .arg(wanted)
}
