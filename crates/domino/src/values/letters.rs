//! The letters of the alphabet.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::ValuesChoice;
use crate::pieces::Values;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Letters",
        others: &["Letras"],
        doc: Bilingual::new(
            "The first letters of the alphabet, this many; all 26, from a to z, if no number is given. Each is worth its place, from 0: with `WildValue(0)` the letter a touches any.",
            "Las primeras letras del alfabeto, tantas como se diga; las 26, de la a a la z, si no se da un número. Cada una vale su lugar, desde 0: con `ValorComodin(0)` la a es comodín.",
        ),
        example: "with_values Letters(7)",
    },
    args: &[ArgWord {
        name: "how many",
        takes: ArgTakes::Number {
            min: 1,
            max: LETTERS_MAX,
        },
        needed: false,
    }],
};

/// How many letters there are.
const LETTERS_MAX: i64 = 26;

pub(super) const CHOICE: ValuesChoice = ValuesChoice {
    make: |name| {
        let n_letters = name.number(0).unwrap_or(LETTERS_MAX).clamp(1, LETTERS_MAX);
        let mut values = Values::default();
        for (number, letter) in (0..n_letters).zip('a'..='z') {
            values.push(letter.to_string(), number, None);
        }
        values
    },
};
