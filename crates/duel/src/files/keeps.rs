//! Keys that nobody knows, kept in sentences: `keeps "imageURL" "a.png"`.

use std::collections::BTreeSet;

use tapete_lang::{
    CheckedItem, CheckedValue, Diagnostic, Place, Problems, Sources, Spelled, Value, ValueKind,
};

use super::codes::{KEEPS_FORM, WRONG_KEEPS};
use super::json::{Json, JsonKind};
use super::{DECK_KEYS, MONSTER_KEYS, POWER_KEYS, pen, reader};

/// The name under which a value stands that has no form in sentences.
const JSON: &str = "Json";

/// Writes a value as a sentence says it.
pub(super) fn to_value(json: &Json, place: Place) -> Value {
    let kind = plain(json, place).unwrap_or_else(|| {
        let raw = ValueKind::Text(pen::write_line(json));
        ValueKind::Call {
            name: Spelled {
                text: JSON.to_owned(),
                place,
            },
            args: vec![Value { place, kind: raw }],
        }
    });
    Value { place, kind }
}

/// Returns a value that sentences have a form for.
fn plain(json: &Json, place: Place) -> Option<ValueKind> {
    match &json.kind {
        JsonKind::Text(text) => Some(ValueKind::Text(text.clone())),
        JsonKind::Flag(true) => Some(ValueKind::Name("True".to_owned())),
        JsonKind::Flag(false) => Some(ValueKind::Name("False".to_owned())),
        JsonKind::Null => Some(ValueKind::Name("Null".to_owned())),
        JsonKind::Number(text) => {
            let number: i64 = text.parse().ok()?;
            let is_said = number != i64::MIN && number.to_string() == *text;
            is_said.then_some(ValueKind::Number(number))
        }
        JsonKind::List(values) if !values.is_empty() => {
            let inner = values.iter().map(|it| {
                // Lists within lists would nest deeper than sentences may.
                let is_list = matches!(it.kind, JsonKind::List(_));
                let kind = plain(it, place).filter(|_| !is_list)?;
                Some(Value { place, kind })
            });
            inner.collect::<Option<Vec<Value>>>().map(ValueKind::List)
        }
        JsonKind::List(_) | JsonKind::Object(_) | JsonKind::Broken => None,
    }
}

/// Returns the keys that an item keeps, with their values.
pub(super) fn kept(item: &CheckedItem) -> Vec<(String, Json)> {
    item.lines("keeps")
        .iter()
        .filter_map(|it| read(&it.value))
        .collect()
}

/// Reports lines that keep nothing, or a key that a clause says.
pub(crate) fn check(item: &CheckedItem, problems: &mut Problems) {
    let known: &[&str] = match item.kind().word.name {
        "Monster" => &MONSTER_KEYS,
        "Power" => &POWER_KEYS,
        _ => &DECK_KEYS,
    };
    let mut keys: BTreeSet<String> = known.iter().map(|it| (*it).to_owned()).collect();
    for line in item.lines("keeps") {
        let is_new = read(&line.value).is_some_and(|it| keys.insert(it.0));
        if !is_new {
            problems.push(Diagnostic::new(&WRONG_KEEPS, line.place).help(KEEPS_FORM));
        }
    }
}

fn read(value: &CheckedValue) -> Option<(String, Json)> {
    let CheckedValue::Raw(values) = value else {
        return None;
    };
    let [key, value] = values.as_slice() else {
        return None;
    };
    match &key.kind {
        ValueKind::Text(key) => Some((key.clone(), to_json(value)?)),
        _ => None,
    }
}

fn to_json(value: &Value) -> Option<Json> {
    let kind = match &value.kind {
        ValueKind::Text(text) => JsonKind::Text(text.clone()),
        ValueKind::Number(number) => JsonKind::Number(number.to_string()),
        ValueKind::Decimal(text) => JsonKind::Number(text.clone()),
        ValueKind::Name(name) => match name.as_str() {
            "True" => JsonKind::Flag(true),
            "False" => JsonKind::Flag(false),
            "Null" => JsonKind::Null,
            _ => return None,
        },
        ValueKind::List(values) => {
            let inner = values.iter().map(to_json);
            JsonKind::List(inner.collect::<Option<Vec<Json>>>()?)
        }
        ValueKind::Call { name, args } => {
            let [only] = args.as_slice() else {
                return None;
            };
            match &only.kind {
                ValueKind::Text(text) if name.text == JSON => return parsed(text),
                _ => return None,
            }
        }
        _ => return None,
    };
    Some(Json::made(kind))
}

/// Reads JSON that stands in a text.
fn parsed(text: &str) -> Option<Json> {
    let mut sources = Sources::new();
    let file = sources.add("", text);
    let mut problems = Problems::new();
    let read = reader::read(&sources, file, &mut problems)?;
    (!problems.has_errors()).then_some(read.json)
}
