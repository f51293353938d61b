//! The pieces that a text is cut into.

use tapete_lang::Span;

/// A piece of text and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lexeme {
    pub(super) kind: LexemeKind,
    pub(super) span: Span,
    /// A problem was told about it or right before it, so that nobody should
    /// wonder about it again.
    pub(super) faulty: bool,
}

/// What a piece of text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LexemeKind {
    OpenObject,
    CloseObject,
    OpenList,
    CloseList,
    Colon,
    Comma,
    /// Digits.
    Integer,
    /// `0.` and digits.
    Decimal,
    /// A text in quotes; the span covers the quotes.
    Name,
    /// A bare word: a key, a truth, a kind, a colour.
    Word,
    /// The end of the text.
    End,
}

/// Tells whether a character is a quote that some dialect writes.
pub(super) fn is_quote(it: char) -> bool {
    matches!(it, '"' | '“' | '”' | '„')
}

/// Returns the content of a name, without its quotes.
pub(super) fn unquoted(text: &str) -> &str {
    text.trim_matches(is_quote)
}
