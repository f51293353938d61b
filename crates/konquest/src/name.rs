//! Names of planets: short enough to be part of an order, and flat enough to
//! lie in a state.

use std::fmt;

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};

/// The longest name of a planet, in bytes.
pub(crate) const NAME_MAX: usize = 8;

/// The name of a planet: ASCII letters and digits, a letter first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Name(ArrayString<NAME_MAX>);

impl Name {
    /// Returns the text as a name, if it can be one.
    pub(crate) fn new(text: &str) -> Option<Name> {
        let begins_well = text.starts_with(|it: char| it.is_ascii_alphabetic());
        if !begins_well || !text.chars().all(|it| it.is_ascii_alphanumeric()) {
            return None;
        }
        ArrayString::from(text).ok().map(Name)
    }

    /// Returns the name with that number in the sequence A…Z, AA…ZZ, AAA….
    pub(crate) fn nth(index: usize) -> Name {
        let mut letters = [0; NAME_MAX];
        let mut from = NAME_MAX;
        let mut rest = index + 1;
        while rest > 0 && from > 0 {
            from -= 1;
            letters[from] = b'A' + ((rest - 1) % 26) as u8;
            rest = (rest - 1) / 26;
        }
        Name::of_letters(&letters[from..])
    }

    /// Returns a name of three capitals by its number below 26³.
    pub(crate) fn of_three(number: u32) -> Name {
        let letter = |it: u32| b'A' + (it % 26) as u8;
        Name::of_letters(&[letter(number / 676), letter(number / 26), letter(number)])
    }

    fn of_letters(letters: &[u8]) -> Name {
        let mut name = ArrayString::new();
        for letter in letters.iter().take(NAME_MAX) {
            // A name is never longer than the letters it is made of.
            name.push(char::from(*letter));
        }
        Name(name)
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// Tells whether the name has a digit, so that a number beside it needs a
    /// space.
    pub(crate) fn has_digits(&self) -> bool {
        self.0.bytes().any(|it| it.is_ascii_digit())
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_go_from_a_to_z_and_then_get_longer() {
        let names = [0, 25, 26, 27, 51, 52, 701, 702].map(|it| Name::nth(it).to_string());
        assert_eq!(names, ["A", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA"]);
        assert_eq!(Name::of_three(0).as_str(), "AAA");
        assert_eq!(Name::of_three(17_575).as_str(), "ZZZ");
    }

    #[test]
    fn a_name_begins_with_a_letter_and_is_short() {
        assert!(Name::new("P1").is_some_and(|it| it.has_digits()));
        assert!(Name::new("Abc").is_some_and(|it| !it.has_digits()));
        for text in ["", "1P", "A-B", "ñ", "Abcdefghi"] {
            assert_eq!(Name::new(text), None, "{text}");
        }
    }
}
