//! High faces touch.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::Matching;
use crate::numbers::NUMBER_MAX;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "BothAbove",
        others: &["AmbasMayores"],
        doc: Bilingual::new(
            "Faces may touch if both are higher than this number.",
            "Se tocan dos caras si ambas son mayores que este número.",
        ),
        example: "matches BothAbove(3)",
    },
    args: &[ArgWord {
        name: "number",
        takes: ArgTakes::Number {
            min: -NUMBER_MAX,
            max: NUMBER_MAX,
        },
        needed: true,
    }],
};

pub(super) const CHOICE: Matching = Matching {
    fits: |touch, number| {
        let (new, open) = touch.numbers();
        new > number && open > number
    },
    by_faces: true,
    by_turns: false,
};
