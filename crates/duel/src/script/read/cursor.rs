//! A walk over the lexemes, and how much of a script there may be.

use super::super::lexeme::{Kind, Lexeme, Sign};
use super::super::words::{Meaning, StatementWord};
use super::super::{DEPTH_MAX, NODES_MAX, codes};
use super::Reader;
use super::told;
use tapete_lang::{Bilingual, Diagnostic, Place, Span};

impl Reader<'_> {
    pub(super) fn lexeme(&self) -> Lexeme {
        self.lexeme_at(0)
    }

    /// Returns a lexeme further on; past the end, the end.
    pub(super) fn lexeme_at(&self, ahead: usize) -> Lexeme {
        let at = (self.at + ahead).min(self.lexemes.len() - 1);
        self.lexemes[at]
    }

    pub(super) fn kind(&self) -> Kind {
        self.lexeme().kind
    }

    pub(super) fn is(&self, sign: Sign) -> bool {
        self.kind() == Kind::Sign(sign)
    }

    pub(super) fn is_word(&self, word: StatementWord) -> bool {
        self.kind() == Kind::Word(Meaning::Statement(word))
    }

    pub(super) fn is_end(&self) -> bool {
        self.kind() == Kind::End
    }

    pub(super) fn bump(&mut self) {
        self.at = (self.at + 1).min(self.lexemes.len() - 1);
    }

    /// Goes past a sign if it is here.
    pub(super) fn eat(&mut self, sign: Sign) -> bool {
        let found = self.is(sign);
        if found {
            self.bump();
        }
        found
    }

    /// Goes past a word if it is here.
    pub(super) fn eat_word(&mut self, word: StatementWord) -> bool {
        let found = self.is_word(word);
        if found {
            self.bump();
        }
        found
    }

    pub(super) fn place(&self) -> Place {
        self.extent.place(self.lexeme().span)
    }

    pub(super) fn slice(&self) -> String {
        self.extent.slice(self.lexeme().span).to_owned()
    }

    /// Returns the span of the lexeme before this one.
    pub(super) fn span_before(&self) -> Span {
        match self.at.checked_sub(1).and_then(|it| self.lexemes.get(it)) {
            Some(lexeme) => lexeme.span,
            None => Span::new(self.extent.span.start, self.extent.span.start),
        }
    }

    /// Returns the place from a byte up to the end of the last lexeme read.
    pub(super) fn place_from(&self, start: u32) -> Place {
        let end = self.span_before().end.max(start);
        self.extent.place(Span::new(start, end))
    }

    /// Returns where the `{` at an index is closed.
    pub(super) fn partner(&self, open: usize) -> Option<usize> {
        let partner = self.partners.get(open).copied().flatten();
        partner.map(|it| it as usize)
    }

    /// Counts one more part of the tree; nothing when there are too many.
    pub(super) fn node(&mut self, place: Place) -> Option<()> {
        self.notes.n_nodes += 1;
        if self.notes.n_nodes > NODES_MAX {
            self.too_big(place.span, Bilingual::new("256 parts", "256 partes"));
        }
        (!self.notes.stopped).then_some(())
    }

    /// Goes one level deeper; nothing when that is too deep.
    pub(super) fn deeper(&mut self) -> Option<()> {
        self.depth += 1;
        if self.depth > DEPTH_MAX {
            let levels = Bilingual::new("32 levels", "32 niveles");
            self.too_big(self.lexeme().span, levels);
            return None;
        }
        Some(())
    }

    pub(super) fn shallower(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }

    /// Tells that the script is too big, and reads no further.
    pub(super) fn too_big(&mut self, span: Span, limit: Bilingual) {
        let diagnostic = Diagnostic::new(&codes::E401, self.extent.place(span))
            .arg(limit)
            .help(told::SHORTER);
        self.error(diagnostic);
        self.notes.stopped = true;
        self.at = self.lexemes.len() - 1;
    }
}
