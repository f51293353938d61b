//! Tiles whose sum is odd are left.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Filter;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "OddSums",
        others: &["SumasImpares"],
        doc: Bilingual::new(
            "Only tiles whose faces sum to an odd number are left.",
            "Solo quedan las fichas cuyas caras suman un número impar.",
        ),
        example: "keeping OddSums",
    },
    args: &[],
};

pub(super) const CHOICE: Filter = Filter {
    keeps: |_, sum| sum % 2 != 0,
};
