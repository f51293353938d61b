//! From JSON to the tree that sentences have: which card a file holds, and its
//! keys as clauses.

mod card;
mod deck;
mod game;

use tapete_lang::{
    Bilingual, Clause, Diagnostic, FileId, Item, Place, Problems, Sources, Span, Spelled,
    TextValue, Tree, Value, ValueKind,
};
use tapete_speech::nearest;

use super::codes::{
    ADD_KEY, KEY_ASSUMED, KEY_OUT_OF_RANGE, KEYS_OF_CARDS, MEANT_KEY, MISSING_KEY, NO_CARD,
    PUT_THAT, WITHIN, WRITE_KEY, WRONG_KEY_VALUE,
};
use super::json::{Json, JsonKind, Member};
use super::reader::Read;
use super::{COLLECTION_KEYS, FileKind, keeps};

/// A file as a tree.
pub(crate) struct Shaped {
    pub(crate) kind: FileKind,
    pub(crate) tree: Tree,
    /// The keys of a collection that nobody knows.
    pub(crate) rest: Vec<Member>,
}

/// Makes the tree of a file. The scripts of its powers become texts of their
/// own, so that problems can point into them.
pub(crate) fn shape(
    read: &Read,
    sources: &mut Sources,
    file: FileId,
    problems: &mut Problems,
) -> Option<Shaped> {
    let json = &read.json;
    let mut shaper = Shaper {
        has_gaps: read.has_gaps,
        sources,
        file,
        problems,
        elements: game::element_names(json),
        is_collection: false,
    };
    if !matches!(json.kind, JsonKind::Object(_)) {
        if json.kind != JsonKind::Broken {
            shaper.no_card(json);
        }
        return None;
    }
    let kind = kind_of(json);
    let mut shaped = Shaped {
        kind,
        tree: Tree::default(),
        rest: Vec::new(),
    };
    let items = &mut shaped.tree.items;
    match kind {
        FileKind::Monster => items.push(shaper.monster(json)),
        FileKind::Power => items.push(shaper.power(json)),
        FileKind::Deck => items.push(shaper.deck(json)),
        FileKind::Collection => {
            shaper.is_collection = true;
            shaper.collection(json, items);
            let is_unknown = |it: &&Member| !COLLECTION_KEYS.contains(&it.key.as_str());
            shaped.rest = json.members().iter().filter(is_unknown).cloned().collect();
        }
    }
    Some(shaped)
}

/// Tells what a file holds by the keys that only one of them has.
fn kind_of(json: &Json) -> FileKind {
    let has = |key: &str| json.get(key).is_some();
    let is_object = |it: &Json| matches!(it.kind, JsonKind::Object(_));
    let lists = ["monsters", "powers"]
        .iter()
        .filter_map(|it| json.get(it)?.list());
    let mut listed = lists.flatten().peekable();
    let holds_cards = listed.clone().any(is_object);
    let has_lists = has("monsters") || has("powers");
    let is_empty = has_lists && listed.peek().is_none() && !has("name");
    let is_whole = has("game") || has("elements") || has("decks");
    if is_whole || holds_cards || is_empty {
        FileKind::Collection
    } else if has_lists {
        FileKind::Deck
    } else if has("code") || has("activationEnergy") {
        FileKind::Power
    } else {
        FileKind::Monster
    }
}

struct Shaper<'a> {
    sources: &'a mut Sources,
    file: FileId,
    problems: &'a mut Problems,
    /// The elements that the file declares, by number.
    elements: Option<Vec<String>>,
    is_collection: bool,
    /// A key that is not there may have been skipped.
    has_gaps: bool,
}

impl Shaper<'_> {
    fn place(&self, span: Span) -> Place {
        Place {
            file: self.file,
            span,
        }
    }

    /// Returns a small place to point at for what concerns an object as a
    /// whole.
    fn head(&self, object: &Json) -> Place {
        let start = object.span.start;
        let end = (start + 1).min(object.span.end.max(start));
        self.place(Span::new(start, end))
    }

    fn no_card(&mut self, json: &Json) {
        let place = self.place(json.span);
        let diagnostic = Diagnostic::new(&NO_CARD, place).arg(json.what());
        self.problems.push(diagnostic.help(KEYS_OF_CARDS));
    }

    /// Begins an item of a kind, with its name.
    fn item(&mut self, kind: &str, object: &Json, name: Option<TextValue>) -> Item {
        let head = match &name {
            Some(name) if !name.text.is_empty() => name.place,
            _ => self.head(object),
        };
        Item {
            kind: Spelled {
                text: kind.to_owned(),
                place: head,
            },
            name,
            clauses: Vec::new(),
            place: self.place(object.span),
            phrased: false,
            broken: object.is_broken(),
        }
    }

    /// Reads the name that a card must have; an empty one if it is missing, which
    /// is told here.
    fn name(&mut self, object: &Json, what: Bilingual, known: &[&str]) -> TextValue {
        let name = self.required(object, "name", what, known, "\"name\": \"Robar\"");
        let text = name.and_then(|it| self.text("name", it));
        match text {
            Some(text) if !text.text.trim().is_empty() => text,
            Some(text) => {
                let diagnostic = Diagnostic::new(&MISSING_KEY, text.place);
                self.problems.push(diagnostic.arg(what).arg("name"));
                text
            }
            None => {
                let place = name.map_or(self.head(object), |it| self.place(it.span));
                // A name that was skipped is not missing.
                let text = match self.has_gaps {
                    true => format!("? {}", object.span.start),
                    false => String::new(),
                };
                TextValue { text, place }
            }
        }
    }

    /// Returns the value of a key that must be there, or says that it is not.
    fn required<'j>(
        &mut self,
        object: &'j Json,
        key: &'static str,
        what: Bilingual,
        known: &[&str],
        example: &'static str,
    ) -> Option<&'j Json> {
        let found = object.get(key);
        if found.is_none() && !self.has_gaps {
            let unknown = object.members().iter().map(|it| it.key.as_str());
            let unknown = unknown.filter(|it| !known.contains(it));
            let diagnostic = Diagnostic::new(&MISSING_KEY, self.head(object));
            let diagnostic = diagnostic.arg(what).arg(key);
            self.problems.push(match nearest(key, unknown) {
                Some(near) => diagnostic.help_with(MEANT_KEY, vec![near.into()]),
                None => diagnostic.help_with(WRITE_KEY, vec![example.into()]),
            });
        }
        found
    }

    /// Returns the value of a key that may be missing, and says what is assumed
    /// instead.
    fn usual<'j>(
        &mut self,
        object: &'j Json,
        key: &'static str,
        what: Bilingual,
        assumed: &'static str,
    ) -> Option<&'j Json> {
        let found = object.get(key);
        if found.is_none() && !self.has_gaps {
            let diagnostic = Diagnostic::new(&KEY_ASSUMED, self.head(object));
            let diagnostic = diagnostic.arg(what).arg(key).arg(assumed);
            let example = format!("\"{key}\": {assumed}");
            self.problems
                .push(diagnostic.help_with(ADD_KEY, vec![example.into()]));
        }
        found
    }

    fn wrong(&mut self, key: &str, wanted: Bilingual, found: &Json) {
        if found.is_broken() {
            return;
        }
        let place = self.place(found.span);
        let diagnostic = Diagnostic::new(&WRONG_KEY_VALUE, place);
        let diagnostic = diagnostic.arg(key).arg(wanted).arg(found.what());
        self.problems
            .push(diagnostic.help_with(PUT_THAT, vec![wanted.into()]));
    }

    /// Returns a text, or says that it is none.
    fn text(&mut self, key: &str, json: &Json) -> Option<TextValue> {
        let place = self.place(json.span);
        match json.text() {
            Some(text) => Some(TextValue {
                text: text.to_owned(),
                place,
            }),
            None => {
                self.wrong(key, Bilingual::new("a text", "un texto"), json);
                None
            }
        }
    }

    /// Returns a whole number in a range, or says that it is none.
    fn number(&mut self, key: &str, json: &Json, min: i64, max: i64) -> Option<i64> {
        let Some(number) = json.number() else {
            let wanted = Bilingual::new("a whole number", "un número entero");
            self.wrong(key, wanted, json);
            return None;
        };
        if (min..=max).contains(&number) {
            return Some(number);
        }
        let place = self.place(json.span);
        let diagnostic = Diagnostic::new(&KEY_OUT_OF_RANGE, place);
        let diagnostic = diagnostic.arg(key).arg(number).arg(min).arg(max);
        self.problems
            .push(diagnostic.help_with(WITHIN, vec![min.into(), max.into()]));
        None
    }

    /// Adds the keys that nobody knows, each as a clause that keeps it.
    fn keep(&mut self, object: &Json, known: &[&str], item: &mut Item) {
        let unknown = object.members().iter();
        for member in unknown.filter(|it| !known.contains(&it.key.as_str())) {
            let key_place = self.place(member.key_span);
            let key = value(key_place, ValueKind::Text(member.key.clone()));
            let place = self.place(member.value.span);
            let kept = keeps::to_value(&member.value, place);
            item.clauses
                .push(clause("keeps", key_place, vec![key, kept]));
        }
    }
}

/// Returns a clause whose word stands at a place.
fn clause(word: &str, place: Place, values: Vec<Value>) -> Clause {
    let last = values.last().map_or(place, |it| it.place);
    Clause {
        word: Spelled {
            text: word.to_owned(),
            place,
        },
        values,
        when: None,
        place: if last.span.end >= place.span.end {
            place.to(last)
        } else {
            place
        },
        broken: false,
    }
}

fn value(place: Place, kind: ValueKind) -> Value {
    Value { place, kind }
}
