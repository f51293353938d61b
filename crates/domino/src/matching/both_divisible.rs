//! Multiples touch.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::Matching;
use crate::numbers::NUMBER_MAX;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "BothDivisible",
        others: &["AmbasDivisibles"],
        doc: Bilingual::new(
            "Faces may touch if this number divides both.",
            "Se tocan dos caras si este número divide a ambas.",
        ),
        example: "matches BothDivisible(2)",
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
        new % divisor.max(1) == 0 && open % divisor.max(1) == 0
    },
    by_faces: true,
    by_turns: false,
};
