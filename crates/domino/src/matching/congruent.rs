//! Faces with the same remainder touch.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::Matching;
use crate::numbers::NUMBER_MAX;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Congruent",
        others: &["Congruentes"],
        doc: Bilingual::new(
            "Faces may touch that leave the same remainder when divided by this number.",
            "Se tocan caras que dejan el mismo resto al dividirlas por este número.",
        ),
        example: "matches Congruent(3)",
    },
    args: &[ArgWord {
        name: "divisor",
        takes: ArgTakes::Number {
            min: 1,
            max: NUMBER_MAX,
        },
        needed: true,
    }],
};

pub(super) const CHOICE: Matching = Matching {
    fits: |touch, divisor| {
        let (new, open) = touch.numbers();
        (new - open) % divisor.max(1) == 0
    },
    by_faces: true,
    by_turns: false,
};
