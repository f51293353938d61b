//! The words and the diagnostics of all families together.

use tapete_family::{Answer, Family};
use tapete_lang::{Code, Tongue, Vocabulary};

use crate::families::FAMILIES;

/// Lists the vocabularies of all families.
pub fn vocabularies() -> Vec<&'static Vocabulary> {
    FAMILIES.iter().map(|it| it.vocabulary).collect()
}

/// Says what a name means that every text of some family knows, such as an
/// ability.
pub fn known_word(word: &str, tongue: Tongue) -> Option<Answer> {
    let known = |it: &&Family| it.known_word.and_then(|known| known(word, tongue));
    FAMILIES.iter().find_map(known)
}

/// Lists every code: those of the language, then those of each family.
pub fn all_codes() -> Vec<&'static Code> {
    let families = FAMILIES.iter().flat_map(|it| it.codes);
    tapete_lang::CODES.iter().chain(families).copied().collect()
}

/// Lists the codes that `text` means, written `scope:code` or only `code`.
pub fn find_codes(text: &str) -> Vec<&'static Code> {
    let (scope, id) = match text.split_once(':') {
        Some((scope, id)) => (Some(scope), id),
        None => (None, text),
    };
    all_codes()
        .into_iter()
        .filter(|it| it.id == id && scope.is_none_or(|scope| scope == it.scope))
        .collect()
}

/// Returns a message as it is for any arguments: `…` for each.
pub fn general(message: &str) -> String {
    let mut text = String::with_capacity(message.len());
    let mut rest = message;
    while let Some(open) = rest.find('{') {
        text.push_str(&rest[..open]);
        rest = &rest[open..];
        let bytes = rest.as_bytes();
        let is_argument =
            bytes.get(1).is_some_and(u8::is_ascii_digit) && bytes.get(2) == Some(&b'}');
        let (shown, n_bytes) = if is_argument { ("…", 3) } else { ("{", 1) };
        text.push_str(shown);
        rest = &rest[n_bytes..];
    }
    text.push_str(rest);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_found_with_and_without_its_scope() {
        assert_eq!(find_codes("lang:unknown-kind").len(), 1);
        assert_eq!(find_codes("unknown-kind").len(), 1);
        assert!(find_codes("domino:unknown-kind").is_empty());
    }

    #[test]
    fn codes_are_unique_within_their_scope() {
        let mut names: Vec<_> = all_codes().iter().map(|it| (it.scope, it.id)).collect();
        let n_codes = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), n_codes);
    }

    #[test]
    fn a_general_message_names_no_argument() {
        assert_eq!(general("a `{0}` has { {1}"), "a `…` has { …");
    }
}
