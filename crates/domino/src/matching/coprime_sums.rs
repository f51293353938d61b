//! Tiles whose sums have no common divisor touch.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Matching;
use crate::numbers::gcd;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "CoprimeSums",
        others: &["SumasCoprimas"],
        doc: Bilingual::new(
            "Tiles may touch if no number but 1 divides the sums of both, whatever the faces.",
            "Se tocan dos fichas si ningún número salvo el 1 divide las sumas de ambas, sean cuales sean las caras.",
        ),
        example: "matches CoprimeSums",
    },
    args: &[],
};

pub(super) const CHOICE: Matching = Matching {
    fits: |touch, _| touch.is_first || gcd(touch.new_sum, touch.open_sum) == 1,
    by_faces: false,
    by_turns: false,
};
