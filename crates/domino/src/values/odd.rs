//! The odd numbers.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::ValuesChoice;
use crate::pieces::{VALUES_MAX, Values};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Odd",
        others: &["Impares"],
        doc: Bilingual::new(
            "The odd numbers below this one: `Odd(10)` is 1, 3, 5, 7 and 9.",
            "Los números impares menores que este: `Impares(10)` es 1, 3, 5, 7 y 9.",
        ),
        example: "with_values Odd(10)",
    },
    args: &[ArgWord {
        name: "below",
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
        Values::of_numbers((1..below).step_by(2))
    },
};
