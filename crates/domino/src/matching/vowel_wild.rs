//! Vowels touch all letters.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Matching;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "VowelWild",
        others: &["VocalComodin", "VocalComodín"],
        doc: Bilingual::new(
            "Equal faces may touch, and a vowel may touch any face.",
            "Se tocan caras iguales, y una vocal toca a cualquiera.",
        ),
        example: "matches VowelWild",
    },
    args: &[],
};

pub(super) const CHOICE: Matching = Matching {
    fits: |touch, _| {
        let is_vowel = |value| is_vowel(touch.values.name(value));
        touch.is_equal() || is_vowel(touch.new) || is_vowel(touch.open)
    },
    by_faces: true,
    by_turns: false,
};

fn is_vowel(name: &str) -> bool {
    let vowels = ["a", "e", "i", "o", "u"];
    vowels.iter().any(|it| it.eq_ignore_ascii_case(name))
}
