//! Faces with a given common divisor touch.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::Matching;
use crate::numbers::{NUMBER_MAX, gcd};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "GcdIs",
        others: &["McdEs"],
        doc: Bilingual::new(
            "Faces may touch if neither is 0 and their greatest common divisor is this number.",
            "Se tocan dos caras si ninguna es 0 y su máximo común divisor es este número.",
        ),
        example: "matches GcdIs(1)",
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
        new != 0 && open != 0 && gcd(new, open) == divisor
    },
    by_faces: true,
    by_turns: false,
};
