//! Play from what the own hand is full of.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT, over};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Data",
        others: &["Dato"],
        doc: Bilingual::new(
            "Plays the tile whose faces are most frequent in the own hand.",
            "Juega la ficha cuyas caras más se repiten en la propia mano.",
        ),
        example: "plays Data",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| over(play.faces.as_slice(), |face| known.count_of(face)),
};
