//! The pieces that a script is cut into.

use super::words::Meaning;
use tapete_lang::{Diagnostic, Span};

/// A piece of a script that the reader looks at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexeme {
    pub(super) kind: Kind,
    pub(super) span: Span,
    /// The line on which it begins, from 0.
    pub(super) line: u32,
    /// Something that means nothing was left out right before it, on its own
    /// line, so that what seems to be missing there is no second mistake.
    pub(super) after_odd: bool,
}

/// What a piece of a script is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Kind {
    /// A word of the language.
    Word(Meaning),
    /// An element of the game.
    Element(u8),
    /// A name that some `let` gives.
    Name,
    /// A word that means nothing; the lexer tells of it.
    Unknown,
    Number(f64),
    /// A number that is badly written; the lexer tells of it.
    BadNumber,
    Sign(Sign),
    End,
}

/// Punctuation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    OpenParen,
    CloseParen,
    OpenBlock,
    CloseBlock,
    OpenPlace,
    ClosePlace,
    Comma,
    Dot,
    Percent,
    Plus,
    Minus,
    Star,
    Slash,
    /// `=`.
    Single,
    /// `==`.
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
}

/// A script cut into pieces.
pub(super) struct Lexed {
    /// Never empty: the last one is the end.
    pub(super) lexemes: Vec<Lexeme>,
    /// For each `{`, the index of its `}`.
    pub(super) partners: Vec<Option<u32>>,
    /// What is wrong with single pieces.
    pub(super) faults: Vec<Fault>,
    /// The text ends inside a comment that is not closed.
    pub(super) ends_in_comment: bool,
}

/// A problem of a single piece.
pub(super) struct Fault {
    /// The lexeme that it is about; nothing if the piece was left out.
    pub(super) lexeme: Option<usize>,
    pub(super) diagnostic: Diagnostic,
}
