//! The body of an item whose clauses are phrases.

use super::Parser;
use crate::keyword::Keyword;
use crate::lexer::{Symbol, Token, TokenKind};
use crate::phrasing::Phrasing;
use crate::place::{Place, Span};
use crate::tree::{Block, Clause, Item, Spelled, Value, ValueKind};
use tapete_speech::Bilingual;

impl Parser<'_> {
    /// Reads everything up to the next sentence as clauses with phrases.
    pub(super) fn phrases(&mut self, phrasing: &Phrasing, item: &mut Item) {
        let start = self.cursor.index();
        let end = self.end_of_body();
        let tokens = self.cursor.all_between(start, end);
        let split = (phrasing.split)(self.cursor.text(), &tokens);
        let starts = sound(&split, &tokens);
        let ends = starts.iter().skip(1).copied().chain([tokens.len()]);
        for (start, end) in starts.iter().zip(ends) {
            let Some(tokens) = tokens.get(*start..end).and_then(trim) else {
                continue;
            };
            self.phrase(tokens, item);
        }
        self.cursor.jump_to(end);
    }

    /// Returns the index of the token after the body that begins here. What
    /// stands in brackets begins no sentence; nothing is jumped over for a
    /// bracket that is not closed.
    fn end_of_body(&self) -> usize {
        let mut at = self.cursor.index();
        while let Some(kind) = self.cursor.kind_of(at) {
            if super::begins_sentence(kind) || self.slip_of_new(at).is_some() {
                break;
            }
            at = self.cursor.partner_of(at).unwrap_or(at) + 1;
        }
        at
    }

    /// Reads one clause, whose first and last token are not trivia.
    fn phrase(&mut self, tokens: &[Token], item: &mut Item) {
        let Some(first) = tokens.first() else {
            return;
        };
        match first.kind {
            TokenKind::Keyword(Keyword::Called) => {
                self.cursor.jump_to_byte(first.span.start);
                self.called(item);
            }
            TokenKind::Symbol(Symbol::Backtick) => self.clause_of(tokens, ticked(tokens), item),
            _ => self.clause_of(tokens, 1, item),
        }
    }

    /// Makes a clause of a word, which has that many tokens, and the phrase
    /// after it.
    fn clause_of(&mut self, tokens: &[Token], n_word: usize, item: &mut Item) {
        let (word, rest) = tokens.split_at(n_word.min(tokens.len()));
        let (Some(first), Some(last)) = (word.first(), word.last()) else {
            return;
        };
        // A name without quotes may have taken the word with it.
        if first.span.start < self.cursor.place().span.start {
            return;
        }
        let place = self.place_of(first.span.to(last.span));
        let is_word = match first.kind {
            TokenKind::Word | TokenKind::Keyword(_) | TokenKind::Name => true,
            TokenKind::Symbol(Symbol::Backtick) => word.iter().any(|it| is_part(it.kind)),
            _ => false,
        };
        if !is_word {
            self.cursor.jump_to_byte(first.span.start);
            self.unexpected(Some(Bilingual::new(
                "a clause begins with a lower-case word",
                "una cláusula comienza con una palabra en minúscula",
            )));
            item.broken = true;
            return;
        }
        let phrase = rest.iter().position(|it| !it.kind.is_trivia());
        let phrase = phrase.and_then(|at| rest.get(at..));
        let phrase = phrase.map(|tokens| self.block_of(tokens));
        let whole = phrase.as_ref().map_or(place, |it| place.to(it.place));
        let values = phrase.map(|block| Value {
            place: block.place,
            kind: ValueKind::Phrase(block),
        });
        item.clauses.push(Clause {
            word: Spelled {
                text: plain_name(self.cursor.slice(place)),
                place,
            },
            values: values.into_iter().collect(),
            when: None,
            place: whole,
            broken: false,
        });
    }

    fn block_of(&self, tokens: &[Token]) -> Block {
        let start = tokens.first().map_or(Span::default(), |it| it.span);
        let end = tokens.last().map_or(start, |it| it.span);
        Block {
            tokens: tokens.to_vec(),
            place: self.place_of(start.to(end)),
        }
    }

    fn place_of(&self, span: Span) -> Place {
        Place {
            file: self.cursor.file(),
            span,
        }
    }
}

/// Returns the starts that make sense, whatever a family says: in order, each
/// at a token that matters. The first of those is among them, and so is what
/// follows `called "Name"`.
fn sound(split: &[usize], tokens: &[Token]) -> Vec<usize> {
    let mut split = split.to_vec();
    split.sort_unstable();
    let mut starts = Vec::new();
    // How many tokens of `called "Name"` have been met.
    let mut n_name = 0;
    for (at, token) in tokens.iter().enumerate() {
        if token.kind.is_trivia() {
            continue;
        }
        let is_text = matches!(token.kind, TokenKind::Text { .. });
        if starts.is_empty() || n_name == 2 || split.binary_search(&at).is_ok() {
            starts.push(at);
            n_name = usize::from(token.kind == TokenKind::Keyword(Keyword::Called));
        } else {
            n_name = if n_name == 1 && is_text { 2 } else { 0 };
        }
    }
    starts
}

/// Leaves out the trivia and the separators around a clause; returns nothing if
/// nothing else is there.
fn trim(tokens: &[Token]) -> Option<&[Token]> {
    let says = |it: &Token| {
        let separates = matches!(
            it.kind,
            TokenKind::Symbol(Symbol::Comma | Symbol::Semicolon)
        );
        !it.kind.is_trivia() && !separates
    };
    let first = tokens.iter().position(says)?;
    let last = tokens.iter().rposition(says)?;
    tokens.get(first..=last)
}

/// Counts the tokens of the name in back ticks that begins here; one if it is
/// not closed on its line.
fn ticked(tokens: &[Token]) -> usize {
    for (index, token) in tokens.iter().enumerate().skip(1) {
        match token.kind {
            TokenKind::Symbol(Symbol::Backtick) => return index + 1,
            TokenKind::Space => {}
            kind if is_part(kind) => {}
            _ => return 1,
        }
    }
    1
}

/// Tells whether a token can stand between back ticks.
fn is_part(kind: TokenKind) -> bool {
    matches!(
        kind,
        TokenKind::Word | TokenKind::Keyword(_) | TokenKind::Name | TokenKind::Number
    )
}

/// Returns a name in back ticks with underscores for its spaces; any other word
/// as it is.
fn plain_name(word: &str) -> String {
    let Some(inside) = word.strip_prefix('`') else {
        return word.to_owned();
    };
    let parts: Vec<&str> = inside.trim_end_matches('`').split_whitespace().collect();
    parts.join("_")
}
