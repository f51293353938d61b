//! Keep the own numbers at every end.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT, own_ends};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "BothEnds",
        others: &["AmbasPuntas"],
        doc: Bilingual::new(
            "Leaves at all ends together the faces that are most frequent in the own hand.",
            "Deja en todas las puntas juntas las caras que más se repiten en la propia mano.",
        ),
        example: "plays BothEnds",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy { rate: own_ends };
