//! Doubles before all else.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "DoublesFirst",
        others: &["DoblesPrimero"],
        doc: Bilingual::new(
            "Plays a double whenever one fits.",
            "Juega un doble siempre que quepa.",
        ),
        example: "plays DoublesFirst",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |_, play| i64::from(play.faces.is_double()),
};
