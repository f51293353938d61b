//! Tiles whose sum is even are left.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Filter;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "EvenSums",
        others: &["SumasPares"],
        doc: Bilingual::new(
            "Only tiles whose faces sum to an even number are left.",
            "Solo quedan las fichas cuyas caras suman un número par.",
        ),
        example: "keeping EvenSums",
    },
    args: &[],
};

pub(super) const CHOICE: Filter = Filter {
    keeps: |_, sum| sum % 2 == 0,
};
