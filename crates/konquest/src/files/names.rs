//! The classes of names: what may stand between quotes, and where.

/// Tells whether a text can be the name of a map.
pub(super) fn is_id(text: &str) -> bool {
    bad_character(text).is_none() && !text.is_empty()
}

/// Returns the byte at which a text stops being a name of any class.
pub(super) fn bad_character(text: &str) -> Option<usize> {
    text.char_indices()
        .find(|&(at, it)| {
            let begins = it.is_ascii_alphabetic() || matches!(it, '_' | '$');
            let goes_on = it.is_ascii_digit() || it == '-';
            !(begins || (at > 0 && goes_on))
        })
        .map(|(at, _)| at)
}

/// Tells whether a text can be the name of a planet: 1 to 3 letters.
pub(super) fn is_planet(text: &str) -> bool {
    (1..=3).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_alphabetic())
}

/// Tells whether a text can be the name of a player: a letter, then up to 9
/// letters or digits.
pub(super) fn is_player(text: &str) -> bool {
    (1..=10).contains(&text.len())
        && text.bytes().all(|it| it.is_ascii_alphanumeric())
        && text.as_bytes()[0].is_ascii_alphabetic()
}

/// Tells whether a text is a planet's name as some dialects write it, such as
/// `P1`.
pub(super) fn is_planet_with_digits(text: &str) -> bool {
    is_player(text) && text.bytes().any(|it| it.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_classes_overlap_as_the_seed_says() {
        assert!(is_planet("Abc") && is_player("Abc") && is_id("Abc"));
        assert!(!is_planet("Abc1") && is_player("Abc1") && is_id("Abc1"));
        assert!(!is_player("Abc_1") && is_id("Abc_1"));
        assert!(is_id("$azar") && is_id("_-") && !is_id("-a") && !is_id("1a") && !is_id(""));
        assert!(is_player("Abcdefghij") && !is_player("Abcdefghijk") && !is_player(""));
        assert!(!is_planet("ñ") && !is_planet(""));
    }

    #[test]
    fn the_first_bad_character_is_found() {
        assert_eq!(bad_character("Dos, x"), Some(3));
        assert_eq!(bad_character("1a"), Some(0));
        assert_eq!(bad_character("aña"), Some(1));
        assert_eq!(bad_character("a1-$_"), None);
    }
}
