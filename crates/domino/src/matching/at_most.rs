//! The new face is not higher.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Matching;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "AtMost",
        others: &["ComoMucho"],
        doc: Bilingual::new(
            "The new face may touch one that is equal or higher.",
            "La cara nueva toca a una igual o mayor.",
        ),
        example: "matches AtMost",
    },
    args: &[],
};

pub(super) const CHOICE: Matching = Matching {
    fits: |touch, _| {
        let (new, open) = touch.numbers();
        new <= open
    },
    by_faces: true,
    by_turns: false,
};
