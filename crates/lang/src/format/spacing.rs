//! Which tokens stand against each other, and which apart.

use super::rows::Builder;
use crate::lexer::{Symbol, TokenKind};

impl Builder<'_> {
    /// Tells whether a token stands against the one before it.
    pub(super) fn is_glued(&self, at: usize) -> bool {
        let Some(before) = self.before else {
            return false;
        };
        let glues_left = matches!(
            self.tokens[at].kind,
            TokenKind::Symbol(
                Symbol::CloseParen
                    | Symbol::CloseList
                    | Symbol::Comma
                    | Symbol::Dot
                    | Symbol::Range
                    | Symbol::Bar
            )
        );
        let glues_right = matches!(
            self.tokens[before].kind,
            TokenKind::Symbol(
                Symbol::OpenParen | Symbol::OpenList | Symbol::Dot | Symbol::Range | Symbol::Bar
            )
        );
        glues_left || glues_right || self.before_is_sign || self.is_call(before, at)
    }

    /// A name always takes the bracket after it; a lower-case word does only
    /// where the author wrote it so, for otherwise the bracket is a value.
    fn is_call(&self, before: usize, at: usize) -> bool {
        if self.tokens[at].kind != TokenKind::Symbol(Symbol::OpenParen) {
            return false;
        }
        let touching = self.tokens[before].span.end == self.tokens[at].span.start;
        match self.tokens[before].kind {
            TokenKind::Name => true,
            TokenKind::Word | TokenKind::Keyword(_) => {
                touching && self.start_at(before).is_none() && self.is_word_value(before)
            }
            _ => false,
        }
    }

    /// Keywords are values only at the end of a path, as in `hand.new`.
    fn is_word_value(&self, at: usize) -> bool {
        let after_dot = at > 0 && self.tokens[at - 1].kind == TokenKind::Symbol(Symbol::Dot);
        self.tokens[at].kind == TokenKind::Word || after_dot
    }

    /// Tells whether the token before ends a value, so that `-` subtracts.
    pub(super) fn ends_value(&self) -> bool {
        let Some(before) = self.before else {
            return false;
        };
        if self.start_at(before).is_some() {
            return false;
        }
        match self.tokens[before].kind {
            TokenKind::Word | TokenKind::Name | TokenKind::Number | TokenKind::Text { .. } => true,
            TokenKind::Keyword(_) => self.is_word_value(before),
            TokenKind::Symbol(symbol) => {
                matches!(
                    symbol,
                    Symbol::CloseParen | Symbol::CloseList | Symbol::CloseBlock
                )
            }
            _ => false,
        }
    }
}
