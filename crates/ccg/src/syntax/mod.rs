//! From the words of a card to its tree, and back.
//!
//! Nothing here knows what an ability does or which types a game has: names
//! stay names. The words of the grammar itself are data, in `lexicon`.

pub(crate) mod ast;
