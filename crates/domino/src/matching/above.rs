//! The new face is higher.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Matching;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Above",
        others: &["Mayor"],
        doc: Bilingual::new(
            "The new face may touch one that is lower.",
            "La cara nueva toca a una menor.",
        ),
        example: "matches Above",
    },
    args: &[],
};

pub(super) const CHOICE: Matching = Matching {
    fits: |touch, _| {
        let (new, open) = touch.numbers();
        new > open
    },
    by_faces: true,
    by_turns: false,
};
