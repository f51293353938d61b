//! Words of a family that are no part of its vocabulary, such as those of
//! scripts, so that people can look them up all the same.

use tapete_lang::{Bilingual, Word};

/// Words that stand in the same kind of place.
pub struct WordList {
    /// What programs call such words, such as `script`.
    pub role: &'static str,
    /// The kind of thing whose sentences have them.
    pub kind: &'static str,
    /// What they are for.
    pub title: Bilingual,
    /// What one of them is, as a line of help: `{0}` is the kind, `{1}` the title.
    pub about: Bilingual,
    /// The words, in the order in which one learns them.
    pub words: Vec<&'static Word>,
    /// Writes an example with Spanish words.
    pub in_spanish: fn(&str) -> String,
}
