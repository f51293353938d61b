//! Points that count at once.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "TakesPoints",
        others: &["TomaPuntos"],
        doc: Bilingual::new(
            "Plays what scores the most points at once.",
            "Juega lo que más puntos anota en el acto.",
        ),
        example: "plays TakesPoints",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |_, play| play.gains,
};
