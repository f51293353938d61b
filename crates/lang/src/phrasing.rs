//! Phrases: clauses whose values are sentences that a family reads itself.

use crate::keyword::Keyword;
use crate::lexer::{Token, TokenKind};
use crate::parse::capitalise;
use std::fmt;

/// How a family tells its texts from others, and their clauses from each other.
///
/// In the common form a clause ends where its values end. A sentence such as
/// `when this enters: may draw 1` has no such end, so that only the family knows
/// where the next clause begins.
#[derive(Clone, Copy)]
pub struct Phrasing {
    /// Tells whether a kind marks a text as one of this family.
    pub knows: fn(kind: &str) -> bool,
    /// Returns where clauses begin: indices into the tokens, trivia among them,
    /// in strictly increasing order. The first token that is not trivia begins
    /// a clause in any case.
    pub split: fn(text: &str, tokens: &[Token]) -> Vec<usize>,
}

/// The phrasings of the families whose texts may come; none for a text that is
/// surely in the common form.
pub type Phrasings<'a> = &'a [&'a Phrasing];

impl fmt::Debug for Phrasing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Phrasing")
    }
}

/// The kinds that are in the common form in every text: bots are written alike
/// in all families.
const COMMON_KINDS: &[&str] = &["Bot", "Autómata"];

/// Tells whether things of a kind are in the common form in every text.
pub(crate) fn is_common(kind: &str) -> bool {
    COMMON_KINDS.contains(&kind)
}

/// Returns the phrasing of a text: the first one that knows one of its kinds.
pub(crate) fn phrasing_of<'a>(
    text: &str,
    tokens: &[Token],
    phrasings: Phrasings<'a>,
) -> Option<&'a Phrasing> {
    if phrasings.is_empty() {
        return None;
    }
    let mut after_new = false;
    let mut kinds = Vec::new();
    for token in tokens.iter().filter(|it| !it.kind.is_trivia()) {
        if after_new && matches!(token.kind, TokenKind::Name | TokenKind::Word) {
            kinds.push(capitalise(text.get(token.span.range()).unwrap_or("")));
        }
        after_new = token.kind == TokenKind::Keyword(Keyword::New);
    }
    let mut phrasings = phrasings.iter().copied();
    phrasings.find(|it| kinds.iter().any(|kind| (it.knows)(kind)))
}
