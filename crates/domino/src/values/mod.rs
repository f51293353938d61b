//! What the faces of the tiles show.

use tapete_lang::CheckedName;

use crate::pieces::Values;

choices! { ValuesChoice: range, even, odd, primes, letters, colours, listed }

pub(crate) use colours::from_spanish;

/// A way to name the values of a game.
pub(crate) struct ValuesChoice {
    /// Makes the values; at least one, unless a text lists none.
    pub(crate) make: fn(&CheckedName) -> Values,
}

#[cfg(test)]
mod tests {
    use tapete_lang::{CheckedArg, CheckedName};

    use super::*;
    use crate::choice::index_of;
    use crate::pieces::VALUES_MAX;

    fn made(name: &str, args: Vec<CheckedArg>) -> Values {
        let index = index_of(NAMES, name).unwrap();
        let name = CheckedName {
            word: &NAMES[index],
            args,
            place: Default::default(),
        };
        (CHOICES[index].make)(&name)
    }

    fn numbers(name: &str, number: i64) -> Vec<i64> {
        made(name, vec![CheckedArg::Number(number)]).numbers
    }

    #[test]
    fn each_choice_makes_the_values_it_says() {
        assert_eq!(numbers("Range", 7), [0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(numbers("Even", 7), [0, 2, 4]);
        assert_eq!(numbers("Even", 10), [0, 2, 4, 6, 8]);
        assert_eq!(numbers("Odd", 7), [1, 3, 5]);
        assert_eq!(numbers("Odd", 10), [1, 3, 5, 7, 9]);
        assert_eq!(numbers("Primes", 13), [2, 3, 5, 7, 11, 13]);
        let letters = made("Letters", vec![]);
        assert_eq!((letters.len(), letters.name(25)), (26, "z"));
        let colours = made("Colours", vec![CheckedArg::Number(9)]);
        assert_eq!((colours.len(), colours.name(0)), (9, "red"));
        assert!(colours.colours.iter().all(|it| it.is_some()));
    }

    #[test]
    fn no_choice_makes_more_values_than_a_game_can_have() {
        for (name, most) in [("Range", 64), ("Even", 128), ("Odd", 128), ("Primes", 311)] {
            assert_eq!(numbers(name, most).len(), VALUES_MAX, "{name}");
        }
        let many: Vec<String> = (0..100).map(|it| format!("v{it}")).collect();
        let many = made("Listed", vec![CheckedArg::Text(many.join(" "))]);
        assert_eq!(many.len(), VALUES_MAX);
    }

    #[test]
    fn a_listed_number_is_worth_itself() {
        let listed = made(
            "Listed",
            vec![CheckedArg::Text(" J Q 7 q -3 ♠ ".to_owned())],
        );
        assert_eq!(listed.names, ["J", "Q", "7", "-3", "♠"]);
        assert_eq!(listed.numbers, [0, 1, 7, -3, 4]);
    }
}
