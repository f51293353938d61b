//! Phrases: clauses whose values are sentences that a family reads itself.

use crate::keyword::Keyword;
use crate::lexer::{Symbol, Token, TokenKind};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use tapete_speech::capital;

/// How a family tells its texts from others, and their clauses from each other.
///
/// In the common form a clause ends where its values end. A sentence such as
/// `when this enters: may draw 1` has no such end, so that only the family knows
/// where the next clause begins.
#[derive(Clone, Copy)]
pub struct Phrasing {
    /// Tells whether a word marks a text as one of this family: a kind, or a
    /// lower-case word that no other family has, for texts whose kinds are of
    /// others too or of their own.
    pub knows: fn(word: &str) -> bool,
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

/// Returns the phrasing of a text: the first one that knows one of its words.
pub(crate) fn phrasing_of<'a>(
    text: &str,
    tokens: &[Token],
    phrasings: Phrasings<'a>,
) -> Option<&'a Phrasing> {
    if phrasings.is_empty() {
        return None;
    }
    let words = marks(text, tokens);
    let mut phrasings = phrasings.iter().copied();
    phrasings.find(|it| words.iter().any(|word| (it.knows)(word)))
}

/// Lists the words that may mark a text: kinds, and lower-case words outside of
/// braces, each once.
fn marks<'a>(text: &'a str, tokens: &[Token]) -> BTreeSet<Cow<'a, str>> {
    let mut words = BTreeSet::new();
    let mut n_open = 0_usize;
    let mut after_new = false;
    for token in tokens.iter().filter(|it| !it.kind.is_trivia()) {
        let word = text.get(token.span.range()).unwrap_or("");
        match token.kind {
            TokenKind::Name if after_new => {
                words.insert(Cow::Borrowed(word));
            }
            // A kind without its capital is a slip that the parser tells of.
            TokenKind::Word if after_new => {
                words.insert(Cow::Owned(capital(word)));
            }
            TokenKind::Word if n_open == 0 => {
                words.insert(Cow::Borrowed(word));
            }
            TokenKind::Symbol(Symbol::OpenBlock) => n_open += 1,
            TokenKind::Symbol(Symbol::CloseBlock) => n_open = n_open.saturating_sub(1),
            _ => {}
        }
        after_new = token.kind == TokenKind::Keyword(Keyword::New);
    }
    words
}
