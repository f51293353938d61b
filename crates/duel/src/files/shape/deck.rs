//! Decks of a JSON file: monsters by name, and powers in lists.

use tapete_lang::{Bilingual, Item, Value, ValueKind};

use super::{Shaper, clause, value};
use crate::files::DECK_KEYS;
use crate::files::json::Json;

const DECK: Bilingual = Bilingual::new("the deck", "el mazo");
const NAMES: Bilingual = Bilingual::new("a list of names", "una lista de nombres");
const LISTS: Bilingual = Bilingual::new(
    "a list with a list of names for each monster",
    "una lista con una lista de nombres por cada monstruo",
);

impl Shaper<'_> {
    pub(super) fn deck(&mut self, json: &Json) -> Item {
        let known = &DECK_KEYS;
        let name = json.get("name").and_then(|it| self.text("name", it));
        let mut item = self.item("Deck", json, name);
        let example = "\"monsters\": [\"JARulay\", \"FlappyBird\", \"ZombraAzul\"]";
        let monsters = self.required(json, "monsters", DECK, known, example);
        match monsters.and_then(|it| self.names("monsters", it)) {
            Some((found, names)) => {
                let place = self.place(found.span);
                item.clauses.push(clause("monsters", place, names));
            }
            None => item.broken = true,
        }
        let example = "\"powers\": [[\"Attack\", \"Robar\", \"Envenenar\", \"sanar\"]]";
        let powers = self.required(json, "powers", DECK, known, example);
        match powers {
            Some(powers) => self.powers(powers, &mut item),
            None => item.broken = true,
        }
        self.keep(json, known, &mut item);
        item
    }

    /// Reads the powers: a list for each monster, or all names in one.
    fn powers(&mut self, powers: &Json, item: &mut Item) {
        let Some(lists) = powers.list().filter(|it| !it.is_empty()) else {
            self.wrong("powers", LISTS, powers);
            item.broken = true;
            return;
        };
        let is_flat = lists.iter().all(|it| it.text().is_some());
        let lines = if is_flat {
            std::slice::from_ref(powers)
        } else {
            lists
        };
        for line in lines {
            match self.names("powers", line) {
                Some((found, names)) => {
                    let place = self.place(found.span);
                    item.clauses.push(clause("powers", place, names));
                }
                None => {
                    // Its place is kept, so that no other is told to be missing.
                    let mut clause = clause("powers", self.place(line.span), Vec::new());
                    clause.broken = true;
                    item.clauses.push(clause);
                    item.broken = true;
                }
            }
        }
    }

    /// Returns a list of names with where it stands, or says that it is none.
    fn names<'j>(&mut self, key: &str, json: &'j Json) -> Option<(&'j Json, Vec<Value>)> {
        let Some(list) = json.list().filter(|it| !it.is_empty()) else {
            self.wrong(key, NAMES, json);
            return None;
        };
        let mut names = Vec::new();
        for name in list {
            match self.text(key, name) {
                Some(text) => names.push(value(text.place, ValueKind::Text(text.text))),
                None => return None,
            }
        }
        Some((json, names))
    }
}
