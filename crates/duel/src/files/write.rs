//! From checked text to JSON: cards, decks, collections.

use tapete_lang::{Block, Checked, CheckedItem, CheckedValue, Sources, Times, Value, ValueKind};

use super::json::{Json, JsonKind};
use super::layout::Layout;
use super::{FileKind, keeps};
use crate::card::Element;
use crate::define::{DUEL, Written, elements_of, lexicon, quoted, written};
use crate::options::Preset;
use crate::script::Lexicon;

/// Returns what a text is as a file: one card, one deck, or a collection.
pub(super) fn kind_of(checked: &Checked) -> FileKind {
    let [only] = checked.items.as_slice() else {
        return FileKind::Collection;
    };
    match only.kind().word.name {
        "Monster" => FileKind::Monster,
        "Power" => FileKind::Power,
        "Deck" => FileKind::Deck,
        _ => FileKind::Collection,
    }
}

/// Writes a checked text as a file of a kind.
pub(super) fn json(checked: &Checked, kind: FileKind, sources: &Sources) -> Json {
    let elements = elements_of(checked, Preset::Modern);
    let writer = Writer {
        sources,
        lexicon: lexicon(&elements),
        elements,
    };
    let first = checked.items.first();
    match (kind, first) {
        (FileKind::Monster, Some(item)) => writer.monster(item),
        (FileKind::Power, Some(item)) => writer.power(item),
        (FileKind::Deck, Some(item)) => writer.deck(item),
        _ => writer.collection(checked),
    }
}

struct Writer<'a> {
    sources: &'a Sources,
    elements: Vec<Element>,
    lexicon: Lexicon,
}

type Members = Vec<(String, Json)>;

impl Writer<'_> {
    fn collection(&self, checked: &Checked) -> Json {
        let mut members: Members = Vec::new();
        if let Some(game) = checked.of_kind(DUEL).next() {
            members.push(("game".to_owned(), declared(game)));
        }
        let elements: Vec<Json> = checked.of_kind("Element").map(declared).collect();
        if !elements.is_empty() {
            members.push(("elements".to_owned(), Json::made(JsonKind::List(elements))));
        }
        let monsters = checked.of_kind("Monster").map(|it| self.monster(it));
        let powers = checked.of_kind("Power").map(|it| self.power(it));
        let decks = checked.of_kind("Deck").map(|it| self.deck(it));
        let lists: [(&str, Vec<Json>); 3] = [
            ("monsters", monsters.collect()),
            ("powers", powers.collect()),
            ("decks", decks.collect()),
        ];
        for (key, list) in lists {
            members.push((key.to_owned(), Json::made(JsonKind::List(list))));
        }
        Json::object_of(members)
    }

    fn monster(&self, item: &CheckedItem) -> Json {
        let state = match item.line("poisoned").is_some() {
            true => 2,
            false => 1,
        };
        let mut members: Members = vec![
            ("state".to_owned(), Json::number_of(state)),
            ("type".to_owned(), self.element(item)),
            ("attackPoints".to_owned(), number(item, "with_attack")),
            ("lifePoints".to_owned(), number(item, "with_life")),
        ];
        members.extend(common(item));
        Json::object_of(members)
    }

    fn power(&self, item: &CheckedItem) -> Json {
        let mut members: Members = vec![
            ("code".to_owned(), Json::text_of(self.code(item))),
            ("activationEnergy".to_owned(), number(item, "costs")),
        ];
        members.extend(common(item));
        Json::object_of(members)
    }

    fn deck(&self, item: &CheckedItem) -> Json {
        let names = |value: &CheckedValue| {
            let CheckedValue::Raw(values) = value else {
                return Json::made(JsonKind::List(Vec::new()));
            };
            let names = quoted(values).into_iter().map(|it| Json::text_of(it.text));
            Json::made(JsonKind::List(names.collect()))
        };
        let mut members: Members = Vec::new();
        if let Some(name) = item.name() {
            members.push(("name".to_owned(), Json::text_of(name)));
        }
        if let Some(line) = item.line("monsters") {
            members.push(("monsters".to_owned(), names(&line.value)));
        }
        let powers = item.lines("powers").iter().map(|it| names(&it.value));
        let powers = JsonKind::List(powers.collect());
        members.push(("powers".to_owned(), Json::made(powers)));
        members.extend(keeps::kept(item));
        Json::object_of(members)
    }

    /// Returns the number of a monster's element; its name if there is no such.
    fn element(&self, item: &CheckedItem) -> Json {
        let line = item.line("is").map(|it| &it.value);
        let name = match line {
            Some(CheckedValue::Raw(values)) => quoted(values).into_iter().next(),
            _ => None,
        };
        let name = name.map_or(String::new(), |it| it.text);
        match self.lexicon.element(&name) {
            Some(index) if usize::from(index) < self.elements.len() => Json::number_of(index),
            _ => Json::text_of(name),
        }
    }

    /// Returns the text of a power's script.
    fn code(&self, item: &CheckedItem) -> String {
        let inside = |block: Option<&Block>| {
            let whole = block.map_or("", |it| self.sources.slice(it.place));
            let open = whole.strip_prefix('{').unwrap_or(whole);
            open.strip_suffix('}').unwrap_or(open)
        };
        let layout = match written(item) {
            Written::Blocks {
                conditions,
                actions,
            } => Layout::of_blocks(inside(conditions), inside(actions)),
            Written::Whole(block) => Layout::of(inside(Some(block))),
            Written::File(file) => Layout::of_code(self.sources.text(file)),
        };
        layout.code()
    }
}

/// Returns the keys that both kinds of cards have, and those kept.
fn common(item: &CheckedItem) -> Members {
    let id = item.line("numbered").and_then(|it| it.value.number());
    let says = item.line("says").and_then(|it| it.value.text());
    let mut members = vec![
        ("id".to_owned(), Json::number_of(id.unwrap_or(0))),
        (
            "name".to_owned(),
            Json::text_of(item.name().unwrap_or_default()),
        ),
        (
            "publicDescription".to_owned(),
            Json::text_of(says.unwrap_or_default()),
        ),
    ];
    members.extend(keeps::kept(item));
    members
}

fn number(item: &CheckedItem, clause: &str) -> Json {
    let line = item.line(clause).and_then(|it| it.value.number());
    Json::number_of(line.unwrap_or(0))
}

/// Writes the game or an element: its clauses as keys.
fn declared(item: &CheckedItem) -> Json {
    let name = Json::text_of(item.name().unwrap_or_default());
    let mut members: Members = vec![("name".to_owned(), name)];
    for clause in item.kind().clauses {
        let lines = item.lines(clause.word.name);
        let values: Vec<Json> = lines.iter().flat_map(|it| values(&it.value)).collect();
        let is_list = match lines.first().map(|it| &it.value) {
            None => continue,
            Some(CheckedValue::Raw(_) | CheckedValue::Text(_)) => clause.times == Times::List,
            Some(_) => false,
        };
        let value = match (is_list, values.into_iter()) {
            (true, values) => Json::made(JsonKind::List(values.collect())),
            (false, mut values) => match values.next() {
                Some(value) => value,
                None => continue,
            },
        };
        members.push((clause.word.name.to_owned(), value));
    }
    Json::object_of(members)
}

/// Writes the value of a line.
fn values(value: &CheckedValue) -> Vec<Json> {
    match value {
        CheckedValue::Nothing => vec![Json::made(JsonKind::Flag(true))],
        CheckedValue::Number(number) => vec![Json::number_of(*number)],
        CheckedValue::Range(from, to) if from == to => vec![Json::number_of(*from)],
        CheckedValue::Range(from, to) => {
            let ends = [*from, *to].map(Json::number_of).to_vec();
            vec![Json::made(JsonKind::List(ends))]
        }
        CheckedValue::Text(text) => vec![Json::text_of(text.as_str())],
        CheckedValue::Name(name) => vec![Json::text_of(name.id())],
        CheckedValue::Raw(values) => values.iter().flat_map(raw).collect(),
        CheckedValue::Amount(_)
        | CheckedValue::Faces(_)
        | CheckedValue::AnyOf(_)
        | CheckedValue::Combined(_)
        | CheckedValue::Block(_)
        | CheckedValue::Phrase(_) => Vec::new(),
    }
}

fn raw(value: &Value) -> Vec<Json> {
    match &value.kind {
        ValueKind::Number(number) => vec![Json::number_of(*number)],
        _ => {
            let texts = quoted(std::slice::from_ref(value));
            texts.into_iter().map(|it| Json::text_of(it.text)).collect()
        }
    }
}
