//! A tie has no winner.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Settled, Tie};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Nobody",
        others: &["Nadie"],
        doc: Bilingual::new(
            "When the best are level, nobody wins the hand.",
            "Si hay empate, nadie gana la mano.",
        ),
        example: "ties Nobody",
    },
    args: &[],
};

pub(super) const CHOICE: Tie = Tie {
    decide: |_, _| Settled::Nobody,
};
