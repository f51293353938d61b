//! What all parts of the reading ask: lists of texts, names, and the nearest
//! name to a misspelt one.

use tapete_lang::{
    Bilingual, CheckedItem, CheckedValue, Code, Diagnostic, Line, PROBLEMS_MAX, Phrase, Place,
    Problems, Value, ValueKind,
};
use tapete_speech::nearest;

use super::codes::{BAD_NAME, DID_YOU_MEAN_QUOTED, NAME_LENGTH, ONE_OF, QUOTE_THEM, WRONG_LIST};
use crate::words::spelled;

/// The longest name of a card, deck or element, in characters.
pub(crate) const NAME_CHARS_MAX: usize = 60;

/// How many names a message lists at most.
const LISTED_MAX: usize = 12;

/// A text of a list, and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Quoted {
    pub(crate) text: String,
    pub(crate) place: Place,
}

/// Returns the values of a line that the family reads itself.
pub(super) fn raw(line: &Line) -> &[Value] {
    match &line.value {
        CheckedValue::Raw(values) => values,
        _ => &[],
    }
}

/// Returns the texts of a line; nothing if there is something else in it, which
/// is reported.
pub(super) fn texts(
    clause: &'static str,
    line: &Line,
    problems: &mut Problems,
) -> Option<Vec<Quoted>> {
    let values = raw(line);
    let wrong = values.iter().find(|it| !is_quoted(it));
    let place = match wrong {
        Some(wrong) => wrong.place,
        None if values.is_empty() => line.place,
        None => return Some(quoted(values)),
    };
    problems.push(wrong_list(clause, place));
    None
}

fn wrong_list(clause: &'static str, place: Place) -> Diagnostic {
    Diagnostic::new(&WRONG_LIST, place)
        .arg(spelled(clause))
        .help_with(QUOTE_THEM, vec![spelled(clause).into()])
}

/// Returns the texts among some values, also those in a list and names without
/// quotes.
pub(crate) fn quoted(values: &[Value]) -> Vec<Quoted> {
    let each = |value: &Value| match &value.kind {
        ValueKind::List(inner) => inner.iter().filter_map(one).collect(),
        _ => one(value).into_iter().collect::<Vec<Quoted>>(),
    };
    values.iter().flat_map(each).collect()
}

fn is_quoted(value: &Value) -> bool {
    match &value.kind {
        ValueKind::List(inner) => inner.iter().all(|it| one(it).is_some()),
        _ => one(value).is_some(),
    }
}

/// Returns a value that is one text.
pub(super) fn one(value: &Value) -> Option<Quoted> {
    match &value.kind {
        ValueKind::Text(text) | ValueKind::Name(text) => Some(Quoted {
            text: text.clone(),
            place: value.place,
        }),
        _ => None,
    }
}

/// Reports a name that nothing has, with the nearest one, or the list of names
/// if none is near.
pub(super) fn unknown<'a>(
    code: &'static Code,
    found: &Quoted,
    names: impl Iterator<Item = &'a str> + Clone,
    problems: &mut Problems,
) {
    let diagnostic = Diagnostic::new(code, found.place).arg(found.text.as_str());
    // What is only counted needs no help.
    problems.push(match problems.len() < PROBLEMS_MAX {
        true => offer(diagnostic, &found.text, names),
        false => diagnostic,
    });
}

fn offer<'a>(
    diagnostic: Diagnostic,
    text: &str,
    names: impl Iterator<Item = &'a str> + Clone,
) -> Diagnostic {
    if let Some(near) = nearest(text, names.clone()) {
        return diagnostic.help_with(DID_YOU_MEAN_QUOTED, vec![near.into()]);
    }
    let mut listed: Vec<String> = names
        .clone()
        .take(LISTED_MAX)
        .map(|it| format!("`{it}`"))
        .collect();
    if listed.is_empty() {
        return diagnostic;
    }
    if names.count() > LISTED_MAX {
        listed.push("…".to_owned());
    }
    diagnostic.help(Phrase::new(ONE_OF, vec![listed.join(", ").into()]))
}

/// Reports a name that cannot stand in a list of moves.
pub(super) fn check_name(item: &CheckedItem, problems: &mut Problems) {
    let Some(name) = item.name() else {
        return;
    };
    // The check has spoken of a name that says nothing.
    if is_name(name) || name.trim().is_empty() {
        return;
    }
    problems.push(
        Diagnostic::new(&BAD_NAME, item.head())
            .arg(name)
            .help_with(NAME_LENGTH, vec![NAME_CHARS_MAX.into()]),
    );
}

/// Tells whether a name fits on a line, between other words.
fn is_name(name: &str) -> bool {
    let fits = name.chars().count() <= NAME_CHARS_MAX;
    fits && name.trim() == name && !name.chars().any(|it| it.is_control())
}

/// Says a word in both languages, as an argument of a message.
pub(super) const fn both(en: &'static str, es: &'static str) -> Bilingual {
    Bilingual::new(en, es)
}
