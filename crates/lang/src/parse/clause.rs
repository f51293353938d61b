//! One clause: its word, its values, its condition, and where it ends.

use super::{Parser, begins_value, value};
use crate::keyword::Keyword;
use crate::lexer::{Symbol, TokenKind};
use crate::tree::{Clause, Spelled, Value};
use tapete_speech::Bilingual;

impl Parser<'_> {
    pub(super) fn clause(&mut self) -> Clause {
        let word_place = self.cursor.place();
        let word = Spelled {
            text: self.cursor.slice(word_place).to_owned(),
            place: word_place,
        };
        self.cursor.bump();
        let mut clause = Clause {
            word,
            values: Vec::new(),
            when: None,
            place: word_place,
            broken: false,
        };
        if self.cursor.is(Symbol::Colon) {
            self.cursor.bump();
        }
        self.values(&mut clause);
        if self.lost {
            clause.broken = true;
            self.synchronise();
        }
        let values = clause.values.iter().chain(&clause.when);
        clause.broken = clause.broken || values.into_iter().any(Value::is_broken);
        clause.place = word_place.to(self.cursor.place_before());
        clause
    }

    fn values(&mut self, clause: &mut Clause) {
        while let Some(kind) = self.cursor.kind()
            && !self.lost
        {
            match kind {
                TokenKind::Name if self.begins_clause() => return,
                // A sentence whose `new` is missing.
                TokenKind::Name if self.slip_of_new(self.cursor.index()).is_some() => return,
                _ if begins_value(kind) => {
                    let value = self.value();
                    clause.values.push(value);
                }
                TokenKind::Word if clause.values.is_empty() && self.word_is_value() => {
                    let value = self.value();
                    clause.values.push(value);
                }
                TokenKind::Keyword(Keyword::When) => {
                    self.cursor.bump();
                    if self.begins_clause_with_value() {
                        clause.when = Some(self.missing_value());
                        self.lost = false;
                        return;
                    }
                    clause.when = Some(self.value());
                    return;
                }
                TokenKind::Symbol(Symbol::Comma) => {
                    self.cursor.bump();
                    let goes_on = self.cursor.kind().is_some_and(|it| {
                        begins_value(it) || it == TokenKind::Keyword(Keyword::When)
                    });
                    if !goes_on {
                        return;
                    }
                }
                TokenKind::Symbol(Symbol::CloseParen | Symbol::CloseList | Symbol::CloseBlock) => {
                    self.unexpected(None);
                    self.cursor.bump();
                    clause.broken = true;
                }
                TokenKind::Word
                | TokenKind::Keyword(Keyword::New | Keyword::Include | Keyword::Called) => {
                    return;
                }
                TokenKind::Symbol(Symbol::Semicolon) => return,
                _ => {
                    let help = Bilingual::new(
                        "the value follows its clause directly, as in `deals 7`",
                        "el valor sigue directamente a su cláusula, como en `reparte 7`",
                    );
                    self.unexpected(clause.values.is_empty().then_some(help));
                    self.cursor.bump();
                    self.lost = true;
                }
            }
        }
    }

    /// Tells whether a lower-case word can only begin a clause: a value follows
    /// it, which no variable can have. `(`, `-` and `not` may follow both.
    pub(super) fn begins_clause_with_value(&self) -> bool {
        let has_value = matches!(
            self.cursor.kind_at(1),
            Some(TokenKind::Number | TokenKind::Name | TokenKind::Text { .. })
        );
        self.cursor.kind() == Some(TokenKind::Word) && has_value
    }

    /// Tells whether a lower-case word right after a clause word is its value:
    /// it is when something is glued to it or an operator follows, which no
    /// clause word can have.
    fn word_is_value(&self) -> bool {
        match self.cursor.kind_at(1) {
            Some(TokenKind::Symbol(Symbol::OpenParen | Symbol::Dot)) => self.cursor.is_glued(1),
            Some(TokenKind::Symbol(Symbol::Minus)) => false,
            Some(kind) => value::infix(kind).is_some(),
            None => false,
        }
    }
}
