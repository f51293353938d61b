//! Where reading goes on after a mistake.
//!
//! Inside a block the rest of the line of the last lexeme that was read is left
//! out, but never the end of the block; if the mistake is already on a new
//! line, nothing is. A block that opens on the way is left out as a whole,
//! unless a brace is missing: then its end is the end of the block around.

use super::super::lexeme::{Kind, Sign};
use super::super::words::Meaning;
use super::Reader;

impl Reader<'_> {
    /// Tells whether blocks end or begin here, whatever went wrong before.
    pub(super) fn at_edge(&self) -> bool {
        matches!(
            self.kind(),
            Kind::End
                | Kind::Sign(Sign::CloseBlock)
                | Kind::Word(Meaning::Conditions | Meaning::Actions)
        )
    }

    /// Leaves out the rest of a line after a mistake in what began at an index.
    pub(super) fn discard(&mut self, began: usize) {
        if self.at == began {
            if self.at_edge() {
                return;
            }
            if self.is(Sign::OpenBlock) {
                self.skip_block();
                return;
            }
            self.bump();
        }
        let line = self.lexemes[self.at.saturating_sub(1)].line;
        while self.lexeme().line == line && !self.at_edge() {
            if self.is(Sign::OpenBlock) {
                self.skip_block();
                return;
            }
            self.bump();
        }
    }

    /// Goes past a block that means nothing here, or only past its brace if a
    /// brace is missing around it.
    pub(super) fn skip_block(&mut self) {
        let around = self.open.last().copied().flatten();
        let around_is_closed = around.is_none_or(|it| self.partner(it).is_some());
        match self.partner(self.at) {
            Some(partner) if around_is_closed => self.at = partner + 1,
            _ => self.bump(),
        }
    }

    /// Goes to the block that belongs to what could not be read, if it opens
    /// on the same line.
    pub(super) fn reach_block(&mut self) {
        let line = self.lexemes[self.at.saturating_sub(1)].line;
        while self.lexeme().line == line && !self.at_edge() && !self.is(Sign::OpenBlock) {
            self.bump();
        }
    }

    /// Goes forward to the first lexeme that satisfies a question, or to the
    /// end.
    pub(super) fn skip_to(&mut self, wanted: impl Fn(&Self) -> bool) {
        while !self.is_end() && !wanted(self) {
            self.bump();
        }
    }
}
