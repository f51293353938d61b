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
            "Colores, tantos como se diga de: red, blue, yellow, green, black, pink, sky, orange y white. También se leen rojo, azul, amarillo, verde, negro, rosa, celeste, naranja y blanco. Cada uno vale su lugar en esta lista, desde 0.",
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
const COLOURS: [(&str, &str, &str); 9] = [
    ("red", "rojo", "#d55e00"),
    ("blue", "azul", "#0072b2"),
    ("yellow", "amarillo", "#f0e442"),
    ("green", "verde", "#009e73"),
    ("black", "negro", "#000000"),
    ("pink", "rosa", "#cc79a7"),
    ("sky", "celeste", "#56b4e9"),
    ("orange", "naranja", "#e69f00"),
    ("white", "blanco", "#ffffff"),
];

/// Returns the name of a colour that is written in Spanish, in small letters.
pub(crate) fn from_spanish(name: &str) -> Option<&'static str> {
    let colour = COLOURS.iter().find(|(_, spanish, _)| *spanish == name)?;
    Some(colour.0)
}

pub(super) const CHOICE: ValuesChoice = ValuesChoice {
    make: |name| {
        let n_colours = name.number(0).unwrap_or(1);
        let mut values = Values::default();
        for (number, (colour, _, painted)) in (0..n_colours).zip(COLOURS) {
            values.push(colour.to_owned(), number, Some(painted));
        }
        values
    },
};
