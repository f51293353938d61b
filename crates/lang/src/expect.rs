//! Whether the values of a clause are what the clause takes.

use crate::check::{example, offer};
use crate::checked::{CheckedArg, CheckedName, CheckedValue};
use crate::codes;
use crate::diagnostic::{Arg, Diagnostic, Phrase};
use crate::formula::compile;
use crate::place::Place;
use crate::problems::Problems;
use crate::tongue::Bilingual;
use crate::tree::{Clause, Op, Spelled, Value, ValueKind};
use crate::words::{ArgTakes, ArgWord, ClauseWord, NameWord, Takes, VariableKind};

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
        problems.push(too_many(second, owner, describe(&word.takes)));
        return None;
    }
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
            Some((from, to)) => {
                let from = in_range(value, from, *min, *max, problems)?;
                // `4..2` is told as an end below its beginning.
                let to = in_range(value, to, from, *max, problems)?;
                Some(CheckedValue::Range(from, to))
            }
            None => {
                wrong(problems);
                None
            }
        },
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
        Takes::Name(names) => expect_name(value, names, owner, describe(&word.takes), problems)
            .map(CheckedValue::Name),
        Takes::AnyOf(names) => {
            let mut alternatives = Vec::new();
            collect_alternatives(value, &mut alternatives);
            let n_alternatives = alternatives.len();
            let checked: Vec<CheckedName> = alternatives
                .into_iter()
                .filter_map(|it| expect_name(it, names, owner, describe(&word.takes), problems))
                .collect();
            (checked.len() == n_alternatives).then_some(CheckedValue::AnyOf(checked))
        }
        Takes::Free | Takes::Nothing => None,
    }
}

/// Recognises `turns clockwise`, where a small letter has made a clause of the
/// value, and reports that instead of two other problems.
pub(crate) fn small_letter(
    word: &'static ClauseWord,
    clause: &Clause,
    next: &Clause,
    problems: &mut Problems,
) -> bool {
    let (Takes::Name(names) | Takes::AnyOf(names)) = word.takes else {
        return false;
    };
    if !clause.values.is_empty() || clause.when.is_some() || clause.broken {
        return false;
    }
    let text = next.word.text.to_lowercase();
    let mut spellings = names.iter().flat_map(|it| it.word.spellings());
    let Some(meant) = spellings.find(|it| it.to_lowercase() == text) else {
        return false;
    };
    problems.push(
        Diagnostic::new(&codes::UNKNOWN_NAME, next.word.place)
            .arg(clause.word.text.as_str())
            .arg(next.word.text.as_str())
            .help_with(
                Bilingual::new(
                    "names begin with a capital: write `{0}`",
                    "los nombres llevan mayúscula: escribe `{0}`",
                ),
                vec![meant.into()],
            )
            .fix(next.word.place, meant),
    );
    true
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

fn expect_name(
    value: &Value,
    names: &'static [NameWord],
    owner: Owner<'_>,
    wanted: Phrase,
    problems: &mut Problems,
) -> Option<CheckedName> {
    let bare;
    let (name, args): (&Spelled, &[Value]) = match &value.kind {
        ValueKind::Name(text) => {
            bare = Spelled {
                text: text.clone(),
                place: value.place,
            };
            (&bare, &[])
        }
        ValueKind::Call { name, args } => (name, args),
        ValueKind::Broken => return None,
        _ => {
            let diagnostic = wrong_value(value, owner, wanted);
            problems.push(offer(
                diagnostic,
                "",
                value.place,
                names.iter().map(|it| &it.word),
            ));
            return None;
        }
    };
    let Some(word) = names.iter().find(|it| it.word.is(&name.text)) else {
        let diagnostic = Diagnostic::new(&codes::UNKNOWN_NAME, name.place)
            .arg(owner.name)
            .arg(name.text.as_str());
        let words = names.iter().map(|it| &it.word);
        problems.push(offer(diagnostic, &name.text, name.place, words));
        return None;
    };
    let owner = Owner {
        name: &name.text,
        place: name.place,
    };
    if let Some(extra) = args.get(word.args.len()) {
        let n_args = Phrase::new(
            Bilingual::new(
                "at most {0} values in brackets",
                "a lo sumo {0} valores entre paréntesis",
            ),
            vec![word.args.len().into()],
        );
        let none = Bilingual::new("no value in brackets", "ningún valor entre paréntesis").into();
        let wanted = if word.args.is_empty() { none } else { n_args };
        problems.push(too_many(extra, owner, wanted).help(example(&word.word)));
        return None;
    }
    if word.args.get(args.len()).is_some_and(|it| it.needed) {
        problems.push(
            Diagnostic::new(&codes::MISSING_VALUE, value.place)
                .arg(owner.name)
                .help(example(&word.word)),
        );
        return None;
    }
    let checked: Vec<CheckedArg> = args
        .iter()
        .zip(word.args)
        .filter_map(|(arg, arg_word)| expect_arg(arg, arg_word, owner, problems))
        .collect();
    let place = value.place;
    (checked.len() == args.len()).then_some(CheckedName {
        word,
        args: checked,
        place,
    })
}

fn expect_arg(
    value: &Value,
    word: &'static ArgWord,
    owner: Owner<'_>,
    problems: &mut Problems,
) -> Option<CheckedArg> {
    let checked = match &word.takes {
        ArgTakes::Free => Some(CheckedArg::Raw(value.clone())),
        ArgTakes::Text => match &value.kind {
            ValueKind::Text(text) => Some(CheckedArg::Text(text.clone())),
            _ => None,
        },
        ArgTakes::Faces => value.faces().map(CheckedArg::Faces),
        ArgTakes::Number { min, max } => match constant(value) {
            Some(number) => {
                return in_range(value, number, *min, *max, problems).map(CheckedArg::Number);
            }
            None => None,
        },
        ArgTakes::Name(names) => {
            let wanted = describe_arg(&word.takes);
            return expect_name(value, names, owner, wanted, problems).map(CheckedArg::Name);
        }
    };
    if checked.is_none() && !value.is_broken() {
        problems.push(wrong_value(value, owner, describe_arg(&word.takes)));
    }
    checked
}

/// Returns the number that a value is, also when it is calculated.
fn constant(value: &Value) -> Option<i64> {
    let mut unheard = Problems::new();
    compile(value, &[], VariableKind::Number, &mut unheard)?.constant()
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
    problems.push(
        Diagnostic::new(&codes::NUMBER_OUT_OF_RANGE, value.place)
            .arg(number)
            .arg(min)
            .arg(max),
    );
    None
}

fn wrong_value(value: &Value, owner: Owner<'_>, wanted: impl Into<Arg>) -> Diagnostic {
    value
        .diagnostic(&codes::WRONG_VALUE)
        .arg(owner.name)
        .arg(wanted)
        .arg(value.what())
}

fn too_many(value: &Value, owner: Owner<'_>, wanted: impl Into<Arg>) -> Diagnostic {
    value
        .diagnostic(&codes::TOO_MANY_VALUES)
        .arg(owner.name)
        .arg(wanted)
}

/// Says what a clause takes.
fn describe(takes: &Takes) -> Phrase {
    let (template, bounds) = match takes {
        Takes::Nothing => (Bilingual::new("no value", "ningún valor"), None),
        Takes::Number { min, max } => (
            Bilingual::new("a number from {0} to {1}", "un número de {0} a {1}"),
            Some((min, max)),
        ),
        Takes::NumberOrRange { min, max } => (
            Bilingual::new(
                "a number or a range from {0} to {1}",
                "un número o un intervalo de {0} a {1}",
            ),
            Some((min, max)),
        ),
        Takes::Text => (
            Bilingual::new("a text in quotes", "un texto entre comillas"),
            None,
        ),
        Takes::Name(_) => (Bilingual::new("one name", "un nombre"), None),
        Takes::AnyOf(_) => (
            Bilingual::new("names joined by `or`", "nombres unidos por `o`"),
            None,
        ),
        Takes::Free => (Bilingual::new("a value", "un valor"), None),
        Takes::Block => (Bilingual::new("a block `{ … }`", "un bloque `{ … }`"), None),
    };
    let args = bounds.map_or_else(Vec::new, |(min, max)| vec![(*min).into(), (*max).into()]);
    Phrase::new(template, args)
}

fn describe_arg(takes: &ArgTakes) -> Phrase {
    match takes {
        ArgTakes::Number { min, max } => describe(&Takes::Number {
            min: *min,
            max: *max,
        }),
        ArgTakes::Faces => Bilingual::new("a tile such as `6|6`", "una ficha como `6|6`").into(),
        ArgTakes::Text => describe(&Takes::Text),
        ArgTakes::Name(names) => describe(&Takes::Name(names)),
        ArgTakes::Free => describe(&Takes::Free),
    }
}
