//! A tie shares the points.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Settled, Tie};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Split",
        others: &["Reparten"],
        doc: Bilingual::new(
            "When the best are level, nobody wins the hand, and they share its points.",
            "Si hay empate, nadie gana la mano y se reparten sus puntos.",
        ),
        example: "ties Split",
    },
    args: &[],
};

pub(super) const CHOICE: Tie = Tie {
    decide: |_, _| Settled::Shared,
};
