//! A won hand is worth nothing.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Score;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Nothing",
        others: &["Nada"],
        doc: Bilingual::new(
            "A won hand is worth nothing by itself; `gains` and `hand_gains` may bring points.",
            "Una mano ganada no vale nada por sí misma; `gana_puntos` y `por_mano` pueden dar puntos.",
        ),
        example: "scores Nothing hand_gains 2",
    },
    args: &[],
};

pub(super) const CHOICE: Score = Score {
    points: |_, _, _| 0,
    everyone: false,
};
