//! Names with their arguments.

use super::{Owner, constant, describe_arg, in_range, too_many, wrong_value};
use crate::check::{example, offer};
use crate::checked::{CheckedArg, CheckedName};
use crate::codes;
use crate::diagnostic::{Diagnostic, Phrase};
use crate::problems::Problems;
use crate::tree::{Spelled, Value, ValueKind};
use crate::words::{ArgTakes, ArgWord, NameWord};
use tapete_speech::Bilingual;

pub(super) fn expect_name(
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
        // `ends out or blocked`: a name with a small letter.
        ValueKind::Variable(text) => {
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
