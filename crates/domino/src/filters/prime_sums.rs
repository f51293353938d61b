//! Tiles whose sum is a prime number are left.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Filter;
use crate::numbers::is_prime;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "PrimeSums",
        others: &["SumasPrimas"],
        doc: Bilingual::new(
            "Only tiles whose faces sum to a prime number are left.",
            "Solo quedan las fichas cuyas caras suman un número primo.",
        ),
        example: "keeping PrimeSums",
    },
    args: &[],
};

pub(super) const CHOICE: Filter = Filter {
    keeps: |_, sum| is_prime(sum),
};
