//! The prime numbers.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::ValuesChoice;
use crate::numbers::is_prime;
use crate::pieces::Values;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Primes",
        others: &["Primos"],
        doc: Bilingual::new(
            "The prime numbers up to this one: `Primes(13)` is 2, 3, 5, 7, 11 and 13.",
            "Los números primos hasta este: `Primos(13)` es 2, 3, 5, 7, 11 y 13.",
        ),
        example: "with_values Primes(13)",
    },
    args: &[ArgWord {
        name: "highest",
        takes: ArgTakes::Number {
            min: 2,
            max: HIGHEST_MAX,
        },
        needed: true,
    }],
};

/// The last prime that fits: there are 64 up to it.
const HIGHEST_MAX: i64 = 311;

pub(super) const CHOICE: ValuesChoice = ValuesChoice {
    make: |name| {
        let highest = name.number(0).unwrap_or(2);
        Values::of_numbers((2..=highest).filter(|it| is_prime(*it)))
    },
};
