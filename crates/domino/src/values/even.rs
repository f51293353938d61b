//! The even numbers.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::ValuesChoice;
use crate::pieces::{VALUES_MAX, Values};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Even",
        others: &["Pares"],
        doc: Bilingual::new(
            "Half this many even numbers, from 0 up: `Even(10)` is 0, 2, 4, 6 and 8.",
            "La mitad de tantos números pares, desde 0: `Pares(10)` es 0, 2, 4, 6 y 8.",
        ),
        example: "with_values Even(10)",
    },
    args: &[ArgWord {
        name: "twice how many",
        takes: ArgTakes::Number {
            min: 2,
            max: 2 * VALUES_MAX as i64,
        },
        needed: true,
    }],
};

pub(super) const CHOICE: ValuesChoice = ValuesChoice {
    make: |name| {
        let below = name.number(0).unwrap_or(2);
        Values::of_numbers((0..below / 2).map(|it| 2 * it))
    },
};
