//! The words and the diagnostics of all families together.

use tapete_lang::{Code, Vocabulary};

use crate::families::FAMILIES;

/// Lists the vocabularies of all families.
pub fn vocabularies() -> Vec<&'static Vocabulary> {
    FAMILIES.iter().map(|it| it.vocabulary).collect()
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
