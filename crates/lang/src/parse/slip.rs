//! Words of the form that are misspelt or missing where a sentence begins. They
//! are told and then read as they were meant, so that one slip is one message.

use tapete_speech::{Bilingual, nearest};

use super::Parser;
use crate::codes;
use crate::diagnostic::Diagnostic;
use crate::help::DID_YOU_MEAN;
use crate::keyword::{KEYWORDS, Keyword};
use crate::lexer::TokenKind;

/// What was meant where a sentence should begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slip {
    /// A misspelt `new`, or one that is missing.
    New { missing: bool },
    /// A misspelt `include`, or one that is missing.
    Include { missing: bool },
}

impl Parser<'_> {
    /// Returns what was meant by what stands here, where a sentence should begin.
    pub(super) fn slip(&self) -> Option<Slip> {
        let at = self.cursor.index();
        if let Some(slip) = self.slip_of_new(at) {
            return Some(slip);
        }
        let is_text = |it: Option<TokenKind>| matches!(it, Some(TokenKind::Text { .. }));
        match self.cursor.kind()? {
            TokenKind::Text { .. } => Some(Slip::Include { missing: true }),
            TokenKind::Word if is_text(self.cursor.kind_at(1)) => self
                .meant(at, Keyword::Include)
                .map(|_| Slip::Include { missing: false }),
            _ => None,
        }
    }

    /// Tells whether a sentence begins at a token with a `new` that is misspelt or
    /// missing: a kind and a name follow.
    pub(super) fn slip_of_new(&self, at: usize) -> Option<Slip> {
        let kind = |ahead: usize| self.cursor.kind_of(at + ahead);
        let is_called = |it: Option<TokenKind>| it == Some(TokenKind::Keyword(Keyword::Called));
        let is_name = |it: Option<TokenKind>| it == Some(TokenKind::Name);
        if is_name(kind(0)) && is_called(kind(1)) {
            return Some(Slip::New { missing: true });
        }
        let is_slip = kind(0) == Some(TokenKind::Word) && is_name(kind(1)) && is_called(kind(2));
        (is_slip && self.meant(at, Keyword::New).is_some()).then_some(Slip::New { missing: false })
    }

    /// Returns what was meant by a misspelt `called`: a name follows.
    pub(super) fn slip_of_called(&self) -> Option<&'static str> {
        let at = self.cursor.index();
        let is_name = matches!(self.cursor.kind_of(at + 1), Some(TokenKind::Text { .. }));
        let is_slip = self.cursor.kind_of(at) == Some(TokenKind::Word) && is_name;
        self.meant(at, Keyword::Called).filter(|_| is_slip)
    }

    /// Returns the spelling of a word of the form that a token nearly has.
    fn meant(&self, at: usize, keyword: Keyword) -> Option<&'static str> {
        let word = KEYWORDS.iter().find(|it| it.keyword == keyword)?;
        nearest(self.cursor.slice_of(at), word.spellings.iter().copied())
    }

    /// Tells of a slip and goes to what follows the word.
    pub(super) fn tell_slip(&mut self, slip: Slip) {
        let (place, at) = (self.cursor.place(), self.cursor.index());
        let found = self.cursor.slice(place);
        let told = Diagnostic::new(&codes::UNEXPECTED, place).arg(found);
        let (keyword, missing) = match slip {
            Slip::New { missing } => (Keyword::New, missing),
            Slip::Include { missing } => (Keyword::Include, missing),
        };
        let told = match (self.meant(at, keyword), keyword) {
            (Some(meant), _) if !missing => told
                .help_with(DID_YOU_MEAN, vec![meant.into()])
                .fix(place, meant),
            (_, Keyword::Include) => told.help(Bilingual::new(
                "a file is read with `include` before its name",
                "un archivo se lee con `incluye` delante de su nombre",
            )),
            _ => told.help_with(
                Bilingual::new(
                    "a sentence begins with `new`: write `new {0}`",
                    "una oración comienza con `nuevo`: escribe `nuevo {0}`",
                ),
                vec![found.into()],
            ),
        };
        self.problems.push(told);
        if !missing {
            self.cursor.bump();
        }
    }
}
