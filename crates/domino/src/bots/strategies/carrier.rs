//! Play for the own hand.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT, carry};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Carrier",
        others: &["LlevaLaMano"],
        doc: Bilingual::new(
            "Leaves open what it holds most of, and does not cover an end of its own.",
            "Deja abierto lo que más tiene, y no tapa una punta propia.",
        ),
        example: "plays Carrier",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy { rate: carry };
