//! Doubles only late.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "DoublesLast",
        others: &["DoblesAlFinal"],
        doc: Bilingual::new(
            "Keeps doubles as long as another tile fits.",
            "Guarda los dobles mientras quepa otra ficha.",
        ),
        example: "plays DoublesLast",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |_, play| -i64::from(play.faces.is_double()),
};
