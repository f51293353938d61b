//! Doubles before all else.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Strategy;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "DoublesFirst",
        others: &["DoblesPrimero"],
        doc: Bilingual::new(
            "Plays a double whenever one fits.",
            "Juega un doble siempre que quepa.",
        ),
        example: "plays DoublesFirst",
    },
    args: &[],
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, chosen| i64::from(known.tile(chosen).is_double()),
};
