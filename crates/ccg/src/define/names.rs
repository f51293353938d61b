//! Words for things: singular and plural are one word, and the usual ones have
//! Spanish labels.

use tapete_lang::Tongue;
use tapete_speech::Said;

use crate::syntax::lexicon::{self, Role};

/// Returns the label of a word in both tongues.
pub(super) fn labels(word: &str) -> Said {
    let plain = |word: &str| word.replace('_', " ");
    let mut spanish = lexicon::spell_kind(word, Tongue::Es);
    for role in [Role::Zone, Role::Phase, Role::Property] {
        if spanish == word {
            spanish = lexicon::spell(role, word, Tongue::Es).to_owned();
        }
    }
    Said::new(plain(word), plain(&spanish))
}

/// Tells whether two words are one, singular or plural.
pub(super) fn same_word(name: &str, word: &str) -> bool {
    name == word || is_plural(name, word) || is_plural(word, name)
}

/// Tells whether `many` is the plural of `one`.
fn is_plural(one: &str, many: &str) -> bool {
    let stem = |ending: &str| many.strip_suffix(ending);
    stem("s") == Some(one)
        || stem("es") == Some(one)
        || (many.ends_with("ies") && stem("ies") == one.strip_suffix('y') && one.len() > 1)
        || (stem("ves").is_some()
            && (stem("ves") == one.strip_suffix('f') || stem("ves") == one.strip_suffix("fe")))
}
