//! Play from the rarest numbers first.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT, over};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "DataKeeper",
        others: &["GuardaDato"],
        doc: Bilingual::new(
            "Plays the tile whose faces are rarest in the own hand.",
            "Juega la ficha cuyas caras menos se repiten en la propia mano.",
        ),
        example: "plays DataKeeper",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| -over(play.faces.as_slice(), |face| known.count_of(face)),
};
