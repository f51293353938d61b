//! Faces with a given sum touch.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::Matching;
use crate::numbers::NUMBER_MAX;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "SumIs",
        others: &["SumaEs", "SumanEsto"],
        doc: Bilingual::new(
            "Faces may touch if their sum is this number.",
            "Se tocan dos caras si suman este número.",
        ),
        example: "matches SumIs(7)",
    },
    args: &[ArgWord {
        name: "sum",
        takes: ArgTakes::Number {
            min: -NUMBER_MAX,
            max: NUMBER_MAX,
        },
        needed: true,
    }],
};

pub(super) const CHOICE: Matching = Matching {
    fits: |touch, sum| {
        let (new, open) = touch.numbers();
        new + open == sum
    },
    by_faces: true,
    by_turns: false,
};
