//! Doubles before all else.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "DoublesFirst",
        others: &["DoblesPrimero"],
        doc: Bilingual::new(
            "Plays a double whenever one fits, the heaviest first.",
            "Juega un doble siempre que quepa, el más pesado primero.",
        ),
        example: "plays DoublesFirst",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |_, play| match play.faces.is_double() {
        true => play.points.saturating_add(1),
        false => 0,
    },
};
