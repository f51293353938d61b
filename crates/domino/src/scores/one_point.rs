//! A won hand is worth one point.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Score;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "OnePoint",
        others: &["UnPunto"],
        doc: Bilingual::new(
            "A won hand is worth one point, so that `plays_to 3` is the first to win three hands.",
            "Una mano ganada vale un punto; así `juega_hasta 3` es el primero que gane tres manos.",
        ),
        example: "scores OnePoint",
    },
    args: &[],
};

pub(super) const CHOICE: Score = Score {
    points: |_, _, _| 1,
    everyone: false,
};
