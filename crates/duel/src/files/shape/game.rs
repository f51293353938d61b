//! Collections: the lists of cards, and the game and the elements, whose keys
//! are the clauses of sentences.

use tapete_lang::{
    Bilingual, Clause, ClauseWord, Item, KindWord, Takes, TextValue, Times, Value, ValueKind,
};

use super::{Shaper, clause, value};
use crate::files::json::{Json, JsonKind};
use crate::words::VOCABULARY;

/// The most values of a list that are read: one more than a text may have, so
/// that too many are told.
const LIST_MAX: usize = 5_001;

const LIST: Bilingual = Bilingual::new("a list", "una lista");
const OBJECT: Bilingual = Bilingual::new("an object", "un objeto");
const GAME: Bilingual = Bilingual::new("the game", "el juego");
const ELEMENT: Bilingual = Bilingual::new("the element", "el elemento");

/// Returns the names of the elements that a collection declares.
pub(super) fn element_names(json: &Json) -> Option<Vec<String>> {
    let list = json.get("elements")?.list()?;
    let name = |it: &Json| {
        it.get("name")
            .and_then(Json::text)
            .unwrap_or_default()
            .to_owned()
    };
    let names: Vec<String> = list.iter().take(LIST_MAX).map(name).collect();
    (!names.is_empty()).then_some(names)
}

impl Shaper<'_> {
    pub(super) fn collection(&mut self, json: &Json, items: &mut Vec<Item>) {
        if let Some(game) = json.get("game") {
            if matches!(game.kind, JsonKind::Object(_)) {
                let item = self.declared("Duel", GAME, game);
                items.push(item);
            } else {
                self.wrong("game", OBJECT, game);
            }
        }
        let mut each = |key: &str, make: fn(&mut Self, &Json) -> Item| {
            let Some(found) = json.get(key) else {
                return;
            };
            let Some(list) = found.list() else {
                self.wrong(key, LIST, found);
                return;
            };
            for entry in list.iter().take(LIST_MAX) {
                match &entry.kind {
                    JsonKind::Object(_) => items.push(make(self, entry)),
                    JsonKind::Broken => {}
                    _ => self.no_card(entry),
                }
            }
        };
        each("elements", |shaper, it| {
            shaper.declared("Element", ELEMENT, it)
        });
        each("monsters", Shaper::monster);
        each("powers", Shaper::power);
        each("decks", Shaper::deck);
    }

    /// Makes an item whose keys are the clauses of its kind.
    fn declared(&mut self, kind: &'static str, what: Bilingual, json: &Json) -> Item {
        let name: TextValue = self.name(json, what, &["name"]);
        let mut item = self.item(kind, json, Some(name));
        let kind = VOCABULARY.kinds.iter().find(|it| it.word.name == kind);
        for member in json.members().iter().filter(|it| it.key != "name") {
            let place = self.place(member.key_span);
            let word = kind.and_then(|it| clause_word(it, &member.key));
            match word {
                Some(word) => self.clauses(word, &member.key, &member.value, &mut item.clauses),
                // The check says which clauses there are.
                None => item.clauses.push(clause(&member.key, place, Vec::new())),
            }
        }
        item
    }

    /// Writes the value of a key as the clauses that say the same.
    fn clauses(&mut self, word: &ClauseWord, key: &str, json: &Json, clauses: &mut Vec<Clause>) {
        let place = self.place(json.span);
        let one = |values| clause(key, place, values);
        match (&word.takes, &json.kind) {
            (_, JsonKind::Broken) => {}
            (Takes::Nothing, JsonKind::Flag(true)) => clauses.push(one(Vec::new())),
            (Takes::Nothing, JsonKind::Flag(false)) => {}
            (Takes::Nothing, _) => {
                let wanted = Bilingual::new("true or false", "verdadero o falso");
                self.wrong(key, wanted, json);
            }
            (Takes::NumberOrRange { .. }, JsonKind::List(ends)) => match ends.as_slice() {
                [from, to] => {
                    let ends = [from, to].map(|it| Box::new(self.plain(word, it)));
                    let [from, to] = ends;
                    let range = value(place, ValueKind::Range(from, to));
                    clauses.push(one(vec![range]));
                }
                _ => {
                    let wanted = Bilingual::new(
                        "a number, or a list of two",
                        "un número, o una lista de dos",
                    );
                    self.wrong(key, wanted, json);
                }
            },
            (Takes::Text, JsonKind::List(values)) if word.times == Times::List => {
                for it in values {
                    let value = self.plain(word, it);
                    clauses.push(clause(key, self.place(it.span), vec![value]));
                }
            }
            (Takes::Free, JsonKind::List(values)) => {
                let values = values.iter().map(|it| self.plain(word, it)).collect();
                clauses.push(one(values));
            }
            _ => {
                let value = self.plain(word, json);
                clauses.push(one(vec![value]));
            }
        }
    }

    /// Writes a value as a sentence would; what no sentence can say stays, for
    /// the check to tell.
    fn plain(&mut self, word: &ClauseWord, json: &Json) -> Value {
        let place = self.place(json.span);
        let kind = match &json.kind {
            JsonKind::Text(text) if matches!(word.takes, Takes::Name(_)) => {
                ValueKind::Name(text.clone())
            }
            JsonKind::Text(text) => ValueKind::Text(text.clone()),
            JsonKind::Number(text) => match text.parse() {
                Ok(number) => ValueKind::Number(number),
                Err(_) => ValueKind::Decimal(text.clone()),
            },
            JsonKind::Flag(true) => ValueKind::Name("True".to_owned()),
            JsonKind::Flag(false) => ValueKind::Name("False".to_owned()),
            JsonKind::Null => ValueKind::Name("Null".to_owned()),
            JsonKind::List(_) | JsonKind::Object(_) => ValueKind::List(Vec::new()),
            JsonKind::Broken => ValueKind::Broken,
        };
        value(place, kind)
    }
}

fn clause_word(kind: &'static KindWord, key: &str) -> Option<&'static ClauseWord> {
    kind.clauses.iter().find(|it| it.word.is(key))
}
