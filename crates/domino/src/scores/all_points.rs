//! The winners score the points in all hands.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Score;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "AllPoints",
        others: &["TodosLosPuntos"],
        doc: Bilingual::new(
            "The winners score the points left in all hands, their own included.",
            "Los ganadores anotan los puntos que quedan en todas las manos, también las suyas.",
        ),
        example: "scores AllPoints",
    },
    args: &[],
};

pub(super) const CHOICE: Score = Score {
    points: |hand, _, _| hand.points.iter().sum(),
    everyone: false,
};
