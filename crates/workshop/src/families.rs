//! The one list of families. A new family adds one entry here and nothing
//! anywhere else outside its crate.

use tapete_family::Family;
use tapete_lang::{Phrasing, Tree};

/// Every family.
pub static FAMILIES: &[&Family] = &[
    &tapete_ccg::FAMILY,
    &tapete_domino::FAMILY,
    &tapete_duel::FAMILY,
    &tapete_konquest::FAMILY,
    #[cfg(feature = "pebbles")]
    &tapete_pebbles::FAMILY,
];

/// Lists the phrasings of all families.
pub fn phrasings() -> Vec<&'static Phrasing> {
    FAMILIES.iter().filter_map(|it| it.phrasing).collect()
}

/// Returns the family whose kinds a text uses most; the first of equals. A text
/// in phrases is of a family that has them.
pub(crate) fn family_of(tree: &Tree) -> Option<&'static Family> {
    let known = |family: &Family| {
        let kinds = family.vocabulary.kinds;
        let marks = |kind: &str| family.phrasing.is_some_and(|it| (it.knows)(kind));
        let knows = |kind: &str| kinds.iter().any(|it| it.word.is(kind)) || marks(kind);
        tree.items.iter().filter(|it| knows(&it.kind.text)).count()
    };
    let is_phrased = tree.items.iter().any(|it| it.phrased);
    let can_be = |family: &&Family| family.phrasing.is_some() || !is_phrased;
    let families = FAMILIES.iter().copied().filter(can_be);
    // A text without any mark of phrases is hardly of a family that has them.
    let is_alike = |family: &Family| family.phrasing.is_some() == is_phrased;
    // `max_by_key` gives the last of equals.
    let rated = |family: &&Family| (known(family), is_alike(family));
    families.rev().max_by_key(rated)
}
