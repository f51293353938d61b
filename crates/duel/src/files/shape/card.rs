//! Monster and power cards.

use tapete_lang::{Bilingual, Block, Diagnostic, Item, Place, Span, ValueKind};

use super::{Shaper, clause, value};
use crate::files::codes::{CLASSIC_NUMBERS, KEY_OUT_OF_RANGE, STATES};
use crate::files::json::Json;
use crate::files::{MONSTER_KEYS, POWER_KEYS};
use crate::options::FIGURE_MAX;

/// The elements of the original, by their numbers.
const CLASSIC: [&str; 5] = ["Plant", "Water", "Fire", "Air", "Earth"];

/// The names that older cards give the states.
const NORMAL: [&str; 1] = ["Normal"];
const POISONED: [&str; 2] = ["Envenenado", "Poisoned"];

const MONSTER: Bilingual = Bilingual::new("the monster", "el monstruo");
const POWER: Bilingual = Bilingual::new("the power", "el poder");

impl Shaper<'_> {
    pub(super) fn monster(&mut self, json: &Json) -> Item {
        let known = &MONSTER_KEYS;
        let name = self.name(json, MONSTER, known);
        let mut item = self.item("Monster", json, Some(name));
        match self.required(json, "type", MONSTER, known, "\"type\": 0") {
            Some(found) => self.element(found, &mut item),
            None => item.broken = true,
        }
        let figures = [
            ("lifePoints", "with_life", 1, "\"lifePoints\": 350"),
            ("attackPoints", "with_attack", 0, "\"attackPoints\": 100"),
        ];
        for (key, word, min, example) in figures {
            let found = self.required(json, key, MONSTER, known, example);
            self.figure(key, word, found, min, &mut item);
        }
        if let Some(found) = self.usual(json, "state", MONSTER, "1") {
            self.state(found, &mut item);
        }
        self.common(json, MONSTER, &mut item);
        self.keep(json, known, &mut item);
        item
    }

    pub(super) fn power(&mut self, json: &Json) -> Item {
        let known = &POWER_KEYS;
        let name = self.name(json, POWER, known);
        let mut item = self.item("Power", json, Some(name));
        let (key, example) = ("activationEnergy", "\"activationEnergy\": 20");
        let found = self.required(json, key, POWER, known, example);
        self.figure(key, "costs", found, 0, &mut item);
        self.common(json, POWER, &mut item);
        let example = "\"code\": \"Conditions{} Actions{Draw(2)}\"";
        let code = self.required(json, "code", POWER, known, example);
        match code.and_then(|it| self.text("code", it)) {
            Some(code) => {
                let file = self.sources.name(self.file);
                let name = match (&item.name, self.is_collection) {
                    (Some(name), true) => format!("{file}: {}: code", name.text),
                    _ => format!("{file}: code"),
                };
                let end = code.text.len() as u32;
                let script = Place {
                    file: self.sources.add(name, code.text),
                    span: Span::new(0, end),
                };
                let block = Block {
                    tokens: Vec::new(),
                    place: script,
                };
                let block = value(script, ValueKind::Block(block));
                let mut clause = clause("script", code.place, Vec::new());
                clause.values.push(block);
                item.clauses.push(clause);
            }
            None => {
                // Nobody need say that the script is missing as well.
                let mut clause = clause("script", item.kind.place, Vec::new());
                clause.broken = true;
                item.clauses.push(clause);
                item.broken = true;
            }
        }
        self.keep(json, known, &mut item);
        item
    }

    /// Reads the number and the description that both kinds of cards have.
    fn common(&mut self, json: &Json, what: Bilingual, item: &mut Item) {
        if let Some(found) = self.usual(json, "id", what, "0") {
            let max = i64::from(i32::MAX);
            if let Some(number) = self.number("id", found, -max, max)
                && number != 0
            {
                let place = self.place(found.span);
                let number = value(place, ValueKind::Number(number));
                item.clauses.push(clause("numbered", place, vec![number]));
            }
        }
        if let Some(found) = self.usual(json, "publicDescription", what, "\"\"")
            && let Some(text) = self.text("publicDescription", found)
            && !text.text.is_empty()
        {
            let says = value(text.place, ValueKind::Text(text.text));
            item.clauses.push(clause("says", text.place, vec![says]));
        }
    }

    fn figure(
        &mut self,
        key: &'static str,
        word: &str,
        found: Option<&Json>,
        min: i64,
        item: &mut Item,
    ) {
        let number = found.and_then(|it| {
            let number = self.number(key, it, min, FIGURE_MAX.into())?;
            Some((self.place(it.span), number))
        });
        match number {
            Some((place, number)) => {
                let number = value(place, ValueKind::Number(number));
                item.clauses.push(clause(word, place, vec![number]));
            }
            None => item.broken = true,
        }
    }

    /// Reads an element: a number, or a name as older cards have it.
    fn element(&mut self, found: &Json, item: &mut Item) {
        let place = self.place(found.span);
        let name = match (found.text(), found.number()) {
            (Some(name), _) => Some(name.to_owned()),
            (None, Some(number)) => self.numbered(number, place),
            (None, None) => {
                let wanted = Bilingual::new(
                    "the number or the name of an element",
                    "el número o el nombre de un elemento",
                );
                self.wrong("type", wanted, found);
                None
            }
        };
        match name {
            Some(name) => {
                let name = value(place, ValueKind::Text(name));
                item.clauses.push(clause("is", place, vec![name]));
            }
            None => item.broken = true,
        }
    }

    /// Returns the name of the element with a number.
    fn numbered(&mut self, number: i64, place: Place) -> Option<String> {
        let index = usize::try_from(number).ok();
        let (name, n_elements) = match &self.elements {
            Some(declared) => (
                index.and_then(|it| declared.get(it).cloned()),
                declared.len(),
            ),
            None => {
                let name = index.and_then(|it| CLASSIC.get(it));
                (name.map(|it| (*it).to_owned()), CLASSIC.len())
            }
        };
        if name.is_none() {
            let diagnostic = Diagnostic::new(&KEY_OUT_OF_RANGE, place);
            let diagnostic = diagnostic
                .arg("type")
                .arg(number)
                .arg(0_usize)
                .arg(n_elements.saturating_sub(1));
            self.problems.push(match self.elements {
                Some(_) => diagnostic,
                None => diagnostic.help(CLASSIC_NUMBERS),
            });
        }
        name
    }

    /// Reads a state: a number, or a name as older cards have it.
    fn state(&mut self, found: &Json, item: &mut Item) {
        let place = self.place(found.span);
        let is_one_of = |names: &[&str]| found.text().is_some_and(|it| names.contains(&it));
        let number = found.number();
        if number == Some(1) || is_one_of(&NORMAL) {
            return;
        }
        if number == Some(2) || is_one_of(&POISONED) {
            item.clauses.push(clause("poisoned", place, Vec::new()));
            return;
        }
        item.broken = true;
        match number {
            Some(number) => {
                let diagnostic = Diagnostic::new(&KEY_OUT_OF_RANGE, place);
                let diagnostic = diagnostic
                    .arg("state")
                    .arg(number)
                    .arg(1_usize)
                    .arg(2_usize);
                self.problems.push(diagnostic.help(STATES));
            }
            None => {
                let wanted = Bilingual::new(
                    "1 (Normal) or 2 (Envenenado)",
                    "1 (Normal) o 2 (Envenenado)",
                );
                self.wrong("state", wanted, found);
            }
        }
    }
}
