//! Numbers with their nouns: `1 point`, `2 points`, `1 punto`, `0 puntos`.

use std::fmt::Display;

/// A number that things can be counted with.
pub trait Count: Copy + Display {
    /// Tells whether its noun stands in the singular: for 1, and for -1 too.
    fn is_one(self) -> bool;
}

macro_rules! count {
    ($one:pat => $($number:ty)+) => {
        $(impl Count for $number {
            fn is_one(self) -> bool {
                matches!(self, $one)
            }
        })+
    };
}

count!(1 => u8 u16 u32 u64 usize);
count!(1 | -1 => i8 i16 i32 i64 isize);

/// Returns a number with its noun, of which both forms are given: first the one
/// for one, then the one for many.
///
/// ```
/// use tapete_speech::{Tongue, counted};
///
/// let cards = |n: u32, tongue: Tongue| counted(n, tongue.pick(["card", "cards"], ["carta", "cartas"]));
/// assert_eq!(cards(1, Tongue::Es), "1 carta");
/// assert_eq!(cards(3, Tongue::En), "3 cards");
/// ```
pub fn counted(number: impl Count, forms: [&str; 2]) -> String {
    format!("{number} {}", plural(number, forms))
}

/// Returns the form that a word takes after a number, also of a verb or an
/// article: the one for one, or the one for many.
pub fn plural<T>(number: impl Count, [one, many]: [T; 2]) -> T {
    if number.is_one() { one } else { many }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tongue::Tongue;

    fn points(number: i64, tongue: Tongue) -> String {
        counted(
            number,
            tongue.pick(["point", "points"], ["punto", "puntos"]),
        )
    }

    #[test]
    fn one_is_alone_in_english() {
        for (number, text) in [
            (0, "0 points"),
            (1, "1 point"),
            (2, "2 points"),
            (-1, "-1 point"),
            (-2, "-2 points"),
            (11, "11 points"),
            (21, "21 points"),
        ] {
            assert_eq!(points(number, Tongue::En), text);
        }
    }

    #[test]
    fn one_is_alone_in_spanish() {
        for (number, text) in [
            (0, "0 puntos"),
            (1, "1 punto"),
            (2, "2 puntos"),
            (-1, "-1 punto"),
            (101, "101 puntos"),
        ] {
            assert_eq!(points(number, Tongue::Es), text);
        }
    }

    #[test]
    fn any_width_of_number_counts() {
        assert_eq!(counted(1_u8, ["vez", "veces"]), "1 vez");
        assert_eq!(counted(u64::MAX, ["x", "xs"]), format!("{} xs", u64::MAX));
        assert_eq!(counted(i64::MIN, ["x", "xs"]), format!("{} xs", i64::MIN));
    }

    #[test]
    fn verbs_agree_too() {
        assert_eq!(plural(1_usize, ["llega", "llegan"]), "llega");
        assert_eq!(plural(0_usize, ["llega", "llegan"]), "llegan");
    }
}
