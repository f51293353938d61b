//! Values that the text names.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::ValuesChoice;
use crate::numbers::NUMBER_MAX;
use crate::pieces::Values;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Listed",
        others: &["Enumerados"],
        doc: Bilingual::new(
            "The values in this text, with a blank between each and the next. A whole number is worth itself, anything else its place in the list, from 0.",
            "Los valores de este texto, con un espacio entre uno y otro. Un número entero vale lo que dice; lo demás, su lugar en la lista, desde 0.",
        ),
        example: "with_values Listed(\"♠ ♥ ♦ ♣\")",
    },
    args: &[ArgWord {
        name: "values",
        takes: ArgTakes::Text,
        needed: true,
    }],
};

pub(super) const CHOICE: ValuesChoice = ValuesChoice {
    make: |name| {
        let mut values = Values::default();
        for written in name.text(0).unwrap_or_default().split_whitespace() {
            // A value named twice would be two values that nobody can tell apart.
            if values.index(written).is_none() {
                let place = values.len() as i64;
                // The bound keeps sums and products of points within their type.
                let number = written
                    .parse()
                    .ok()
                    .filter(|it: &i64| it.abs() <= NUMBER_MAX);
                values.push(written.to_owned(), number.unwrap_or(place), None);
            }
        }
        values
    },
};
