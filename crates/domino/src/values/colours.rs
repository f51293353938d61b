//! Colours instead of numbers.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, NameWord, Word};

use super::ValuesChoice;
use crate::pieces::Values;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Colours",
        others: &["Colores"],
        doc: Bilingual::new(
            "Colours, this many of: red, blue, yellow, green, black, pink, sky, orange and white. Each is worth its place in this list, from 0.",
            "Colores, tantos como se diga de: red, blue, yellow, green, black, pink, sky, orange y white. Cada uno vale su lugar en esta lista, desde 0.",
        ),
        example: "with_values Colours(6)",
    },
    args: &[ArgWord {
        name: "how many",
        takes: ArgTakes::Number {
            min: 1,
            max: COLOURS.len() as i64,
        },
        needed: true,
    }],
};

/// The palette of Okabe and Ito and white: told apart by those who do not see
/// all colours, the first ones best.
const COLOURS: [(&str, &str); 9] = [
    ("red", "#d55e00"),
    ("blue", "#0072b2"),
    ("yellow", "#f0e442"),
    ("green", "#009e73"),
    ("black", "#000000"),
    ("pink", "#cc79a7"),
    ("sky", "#56b4e9"),
    ("orange", "#e69f00"),
    ("white", "#ffffff"),
];

pub(super) const CHOICE: ValuesChoice = ValuesChoice {
    make: |name| {
        let n_colours = name.number(0).unwrap_or(1);
        let mut values = Values::default();
        for (number, (colour, painted)) in (0..n_colours).zip(COLOURS) {
            values.push(colour.to_owned(), number, Some(painted));
        }
        values
    },
};
