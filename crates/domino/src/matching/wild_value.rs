//! One value touches all.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::Matching;
use crate::numbers::NUMBER_MAX;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "WildValue",
        others: &["ValorComodin", "ValorComodín"],
        doc: Bilingual::new(
            "Equal faces may touch, and a face with this number may touch any.",
            "Se tocan caras iguales, y una cara con este número toca a cualquiera.",
        ),
        example: "matches WildValue(0)",
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
        touch.is_equal() || new == number || open == number
    },
    by_faces: true,
    by_turns: false,
};
