//! The numbers from 0 up.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::ValuesChoice;
use crate::pieces::{VALUES_MAX, Values};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Range",
        others: &["Rango"],
        doc: Bilingual::new(
            "The numbers from 0 up, this many: `Range(7)` is 0 to 6.",
            "Los números desde 0, tantos como se diga: `Rango(7)` es de 0 a 6.",
        ),
        example: "with_values Range(7)",
    },
    args: &[ArgWord {
        name: "how many",
        takes: ArgTakes::Number {
            min: 1,
            max: VALUES_MAX as i64,
        },
        needed: true,
    }],
};

pub(super) const CHOICE: ValuesChoice = ValuesChoice {
    make: |name| Values::of_numbers(0..name.number(0).unwrap_or(1)),
};
