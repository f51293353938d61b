//! Tiles whose sum is a Fibonacci number are left.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Filter;
use crate::numbers::is_fibonacci;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "FibonacciSums",
        others: &["SumasDeFibonacci"],
        doc: Bilingual::new(
            "Only tiles whose faces sum to a Fibonacci number (0, 1, 2, 3, 5, 8…) are left.",
            "Solo quedan las fichas cuyas caras suman un número de Fibonacci (0, 1, 2, 3, 5, 8…).",
        ),
        example: "keeping FibonacciSums",
    },
    args: &[],
};

pub(super) const CHOICE: Filter = Filter {
    keeps: |_, sum| is_fibonacci(sum),
};
