//! Equal faces touch.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Matching;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Equal",
        others: &["Iguales"],
        doc: Bilingual::new(
            "Only equal faces may touch.",
            "Solo se tocan caras iguales.",
        ),
        example: "matches Equal",
    },
    args: &[],
};

pub(super) const CHOICE: Matching = Matching {
    fits: |touch, _| touch.new == touch.open,
    by_faces: true,
    by_turns: false,
};
