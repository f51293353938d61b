//! Whether a text of phrases still says the same in its canonical form.

use crate::lexer::{Symbol, Token, TokenKind};
use crate::parse::parse;
use crate::phrasing::Phrasings;
use crate::place::Sources;
use crate::problems::Problems;
use crate::tree::{Item, Tree, ValueKind};

/// Tells whether a text has the same clauses as a tree that was read before.
pub(super) fn says_the_same(
    (before, tree): (&str, &Tree),
    after: &str,
    phrasings: Phrasings<'_>,
) -> bool {
    let mut sources = Sources::new();
    let file = sources.add("", after);
    let again = parse(&sources, file, phrasings, &mut Problems::new());
    let mut pairs = tree.items.iter().zip(&again.items);
    tree.items.len() == again.items.len()
        && pairs.all(|(one, other)| clauses(one, before) == clauses(other, after))
}

/// Lists the words of each clause; what stands between clauses is none of them.
fn clauses<'a>(item: &'a Item, text: &'a str) -> Vec<Vec<&'a str>> {
    let words = |tokens: &[Token]| -> Vec<&'a str> {
        let is_word = |it: &&Token| !it.kind.is_trivia() && !is_separator(it.kind);
        let words = tokens.iter().filter(is_word);
        words
            .map(|it| text.get(it.span.range()).unwrap_or(""))
            .collect()
    };
    let of = |clause: &'a crate::tree::Clause| {
        let mut all = vec![clause.word.text.as_str()];
        for value in &clause.values {
            if let ValueKind::Phrase(block) = &value.kind {
                all.extend(words(&block.tokens));
            }
        }
        all
    };
    item.clauses.iter().map(of).collect()
}

fn is_separator(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::Symbol(Symbol::Comma | Symbol::Semicolon))
}
