//! Phrases: which of their tokens stand against each other, and which apart.
//!
//! Two tokens that stood apart are put together only where that can make no
//! third one of them.

use super::rows::Builder;
use crate::lexer::{Symbol, TokenKind};
use crate::place::Span;
use crate::tree::{Tree, ValueKind};

/// Returns where the phrases of a text stand, in order.
pub(super) fn phrases(tree: &Tree) -> Vec<Span> {
    let clauses = tree.items.iter().flat_map(|it| &it.clauses);
    let values = clauses.flat_map(|it| &it.values);
    let mut spans: Vec<Span> = values
        .filter_map(|it| match &it.kind {
            ValueKind::Phrase(block) => Some(block.place.span),
            _ => None,
        })
        .collect();
    spans.sort_unstable();
    spans
}

impl Builder<'_> {
    /// Tells whether a token is part of a phrase.
    pub(super) fn is_in_phrase(&self, at: usize) -> bool {
        let start = self.tokens[at].span.start;
        let before = self.phrases.partition_point(|it| it.start <= start);
        let phrase = before.checked_sub(1).and_then(|it| self.phrases.get(it));
        phrase.is_some_and(|it| start < it.end)
    }

    /// Tells whether a token of a phrase stands against the one before it.
    pub(super) fn is_glued_in_phrase(&self, at: usize) -> bool {
        let Some(before) = self.before else {
            return false;
        };
        let (left, right) = (self.tokens[before], self.tokens[at]);
        let touching = left.span.end == right.span.start;
        glues_left(right.kind)
            || glues_right(left.kind)
            || (touching && keeps(left.kind, right.kind))
            || is_path(left.kind, right.kind)
            || self.is_ticked(before, at)
    }

    /// The first tick of a name holds what follows, the second what stands
    /// before it.
    fn is_ticked(&self, before: usize, at: usize) -> bool {
        let is_tick = |at: usize| self.tokens[at].kind == TokenKind::Symbol(Symbol::Backtick);
        if is_tick(at) {
            self.tick_is_open
        } else {
            is_tick(before) && self.tick_is_open
        }
    }
}

/// Tells whether a token always stands against the one before it.
fn glues_left(kind: TokenKind) -> bool {
    matches!(
        kind,
        TokenKind::Symbol(
            Symbol::Comma
                | Symbol::Semicolon
                | Symbol::Colon
                | Symbol::CloseParen
                | Symbol::CloseList
        )
    )
}

/// Tells whether a token always stands against the one after it.
fn glues_right(kind: TokenKind) -> bool {
    matches!(
        kind,
        TokenKind::Symbol(Symbol::OpenParen | Symbol::OpenList)
    )
}

/// Tells whether two tokens that touch stay so, as in `+1/+1` and `Absorb(1)`.
fn keeps(before: TokenKind, at: TokenKind) -> bool {
    let is_sign = |it: TokenKind| {
        matches!(
            it,
            TokenKind::Symbol(
                Symbol::Plus
                    | Symbol::Minus
                    | Symbol::Slash
                    | Symbol::Dot
                    | Symbol::Range
                    | Symbol::Bar
            )
        )
    };
    let calls = at == TokenKind::Symbol(Symbol::OpenParen);
    is_sign(before) || is_sign(at) || calls
}

/// Tells whether one of two tokens is the dot of a path, as in `card.name`. A
/// dot beside a number or another dot could become one token with it.
fn is_path(before: TokenKind, at: TokenKind) -> bool {
    let is_word = |it: TokenKind| {
        matches!(
            it,
            TokenKind::Word | TokenKind::Keyword(_) | TokenKind::Name
        )
    };
    let dot = TokenKind::Symbol(Symbol::Dot);
    let closes = before == TokenKind::Symbol(Symbol::CloseParen);
    (at == dot && (is_word(before) || closes)) || (before == dot && is_word(at))
}
