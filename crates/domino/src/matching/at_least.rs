//! The new face is not lower.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Matching;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "AtLeast",
        others: &["ComoPoco"],
        doc: Bilingual::new(
            "The new face may touch one that is equal or lower.",
            "La cara nueva toca a una igual o menor.",
        ),
        example: "matches AtLeast",
    },
    args: &[],
};

pub(super) const CHOICE: Matching = Matching {
    fits: |touch, _| {
        let (new, open) = touch.numbers();
        new >= open
    },
    by_faces: true,
    by_turns: false,
};
