//! From words to the tree, by recursive descent.
//!
//! A function that meets something it cannot read tells of it once and returns
//! [`Lost`]; the clause is then given up, and reading goes on at the next clause
//! word (`body.rs`). What a word can be is asked of the lexicon alone.

mod ability;
mod amount;
mod body;
mod clause;
mod cond;
mod cost;
mod deck;
mod effect;
mod event;
mod filter;
mod flow;
mod game;
mod moving;
mod predicate;
mod remedy;
mod selector;
mod tell;
mod verb;

pub(crate) use body::{Body, Inside, property_of};

use super::ast::{Counter, ZoneRef};
use super::codes;
use super::lexeme::{Lexeme, LexemeKind, unquoted};
use super::lexicon::{self, Role};
use tapete_lang::{Diagnostic, Place, Problems, Span, Spelled, Symbol, TextValue};

/// How deep phrases may nest.
pub(crate) const DEPTH_MAX: usize = 64;

/// How many parts a clause may join, so that no tree grows without bound.
pub(crate) const JOINS_MAX: usize = 256;

/// Something was not understood, and has been told.
#[derive(Debug)]
pub(crate) struct Lost;

pub(crate) type Read<T> = Result<T, Lost>;

pub(crate) struct Reader<'a, 'p> {
    lexemes: &'a [Lexeme<'a>],
    at: usize,
    end: usize,
    problems: &'p mut Problems,
    depth: usize,
    joins: usize,
    /// The tokens with which clauses begin.
    starts: Vec<usize>,
}

impl<'a, 'p> Reader<'a, 'p> {
    pub(crate) fn new(lexemes: &'a [Lexeme<'a>], problems: &'p mut Problems) -> Self {
        Self {
            lexemes,
            at: 0,
            end: lexemes.len(),
            problems,
            depth: 0,
            joins: 0,
            starts: Vec::new(),
        }
    }

    pub(crate) fn index(&self) -> usize {
        self.at
    }

    pub(crate) fn jump(&mut self, at: usize) {
        self.at = at.min(self.end);
    }

    /// Reads on only up to a piece, until [`Reader::widen`].
    pub(crate) fn narrow(&mut self, end: usize) -> usize {
        let before = self.end;
        self.end = end.clamp(self.at, self.lexemes.len());
        before
    }

    pub(crate) fn widen(&mut self, end: usize) {
        self.end = end.min(self.lexemes.len());
    }

    pub(crate) fn peek(&self) -> Option<&'a Lexeme<'a>> {
        self.peek_at(0)
    }

    pub(crate) fn peek_at(&self, ahead: usize) -> Option<&'a Lexeme<'a>> {
        let at = self.at + ahead;
        if at >= self.end {
            return None;
        }
        self.lexemes.get(at)
    }

    pub(crate) fn bump(&mut self) {
        self.at = (self.at + 1).min(self.end);
    }

    /// Returns the current place, or the empty one after the last piece.
    pub(crate) fn place(&self) -> Place {
        match self.peek() {
            Some(lexeme) => lexeme.place,
            None => {
                let last = self.place_before();
                Place {
                    span: last.span.after(),
                    ..last
                }
            }
        }
    }

    pub(crate) fn place_before(&self) -> Place {
        let before = self.at.checked_sub(1).and_then(|it| self.lexemes.get(it));
        match before.or(self.lexemes.first()) {
            Some(lexeme) => lexeme.place,
            None => Place {
                span: Span::default(),
                ..Place::default()
            },
        }
    }

    /// Returns the place from a start up to what was read last.
    pub(crate) fn since(&self, start: Place) -> Place {
        start.to(self.place_before())
    }

    pub(crate) fn is_symbol(&self, symbol: Symbol) -> bool {
        self.peek().is_some_and(|it| it.is_symbol(symbol))
    }

    pub(crate) fn symbol_at(&self, ahead: usize, symbol: Symbol) -> bool {
        self.peek_at(ahead).is_some_and(|it| it.is_symbol(symbol))
    }

    pub(crate) fn eat_symbol(&mut self, symbol: Symbol) -> bool {
        let is = self.is_symbol(symbol);
        if is {
            self.bump();
        }
        is
    }

    pub(crate) fn is_word(&self, role: Role, name: &str) -> bool {
        self.word_at(0, role, name)
    }

    pub(crate) fn word_at(&self, ahead: usize, role: Role, name: &str) -> bool {
        self.peek_at(ahead).is_some_and(|it| it.is(role, name))
    }

    pub(crate) fn is_glue(&self, name: &str) -> bool {
        self.is_word(Role::Glue, name)
    }

    pub(crate) fn eat_glue(&mut self, name: &str) -> bool {
        let is = self.is_glue(name);
        if is {
            self.bump();
        }
        is
    }

    pub(crate) fn kind_at(&self, ahead: usize) -> Option<LexemeKind> {
        self.peek_at(ahead).map(|it| it.kind)
    }

    /// Goes into something that may hold itself again.
    pub(crate) fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        if self.depth >= DEPTH_MAX {
            let place = self.place();
            self.problems
                .push(Diagnostic::new(&tapete_lang::codes::TOO_DEEP, place).arg(DEPTH_MAX));
            return Err(Lost);
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    /// Counts one more part of the clause.
    pub(crate) fn join(&mut self) -> Read<()> {
        self.joins += 1;
        if self.joins <= JOINS_MAX {
            return Ok(());
        }
        let place = self.place();
        self.problems
            .push(Diagnostic::new(&codes::TOO_MANY_PARTS, place).arg(JOINS_MAX));
        Err(Lost)
    }

    /// Takes the current piece as a word of a role, in its English spelling.
    pub(crate) fn take_word(&mut self, role: Role) -> Option<Spelled> {
        let lexeme = self.peek()?;
        let word = lexeme.sense(role)?;
        self.bump();
        Some(Spelled {
            text: word.name.to_owned(),
            place: lexeme.place,
        })
    }

    /// Takes a capitalised name; names of types and colours in English.
    pub(crate) fn take_name(&mut self) -> Option<Spelled> {
        let lexeme = self.peek().filter(|it| it.kind == LexemeKind::Name)?;
        if is_joint(lexeme) {
            return None;
        }
        self.bump();
        Some(Spelled {
            text: lexicon::kind_in_english(&lexeme.text),
            place: lexeme.place,
        })
    }

    /// Takes any name or lower-case word; a word of a role in English.
    pub(crate) fn take_any(&mut self, role: Role) -> Option<Spelled> {
        if let Some(word) = self.take_word(role) {
            return Some(word);
        }
        let lexeme = self.peek()?;
        match lexeme.kind {
            LexemeKind::Name => self.take_name(),
            LexemeKind::Word if !is_joint(lexeme) => {
                self.bump();
                Some(Spelled {
                    text: lexeme.text.clone().into_owned(),
                    place: lexeme.place,
                })
            }
            _ => None,
        }
    }

    /// Reads texts, with or without commas between them.
    pub(crate) fn texts(&mut self) -> Read<Vec<TextValue>> {
        let mut texts = vec![self.text()?];
        loop {
            let joined = self.is_symbol(Symbol::Comma) || self.is_glue("and");
            let next = self.kind_at(usize::from(joined));
            if !matches!(next, Some(LexemeKind::Text { .. })) {
                return Ok(texts);
            }
            if joined {
                self.bump();
            }
            texts.push(self.text()?);
        }
    }

    pub(crate) fn text(&mut self) -> Read<TextValue> {
        let Some(lexeme) = self.peek() else {
            return Err(self.expected(&codes::EXPECTED_TEXT, &[]));
        };
        let LexemeKind::Text { closed } = lexeme.kind else {
            return Err(self.expected(&codes::EXPECTED_TEXT, &[]));
        };
        if !closed {
            self.problems.push(Diagnostic::new(
                &tapete_lang::codes::UNTERMINATED_TEXT,
                lexeme.place,
            ));
        }
        self.bump();
        Ok(TextValue {
            text: unquoted(&lexeme.text),
            place: lexeme.place,
        })
    }

    /// Reads a whole number as written.
    pub(crate) fn number(&mut self) -> Read<i64> {
        let Some(lexeme) = self.peek().filter(|it| it.kind == LexemeKind::Number) else {
            return Err(self.expected(&codes::EXPECTED_AMOUNT, &[]));
        };
        let digits: String = lexeme.text.chars().filter(|&it| it != '_').collect();
        match digits.parse() {
            Ok(number) if !lexeme.text.ends_with('_') => {
                self.bump();
                Ok(number)
            }
            _ => {
                // The form may have told of it: a number that is too large.
                if !self.problems.has_at(lexeme.place) {
                    self.problems.push(
                        Diagnostic::new(&tapete_lang::codes::BAD_NUMBER, lexeme.place)
                            .arg(&*lexeme.text),
                    );
                }
                Err(Lost)
            }
        }
    }

    /// Tells whether a counter stands here: `+1/+1`, or a word with `counter`
    /// after it.
    pub(crate) fn is_counter(&self, ahead: usize) -> bool {
        match self.kind_at(ahead) {
            Some(LexemeKind::Figures) => true,
            Some(LexemeKind::Word | LexemeKind::Name) => {
                // `hp counters(time)` is a property and a number.
                self.word_at(ahead + 1, Role::Glue, "counter")
                    && !self.symbol_at(ahead + 2, Symbol::OpenParen)
            }
            _ => false,
        }
    }

    /// Reads `+1/+1 counters`, `time counter`, `poison`.
    pub(crate) fn counter(&mut self) -> Read<Counter> {
        let place = self.place();
        let counter = match self.kind_at(0) {
            Some(LexemeKind::Figures) => {
                let text = self
                    .peek()
                    .map_or(String::new(), |it| it.text.clone().into_owned());
                self.bump();
                Counter { text, place }
            }
            _ => {
                let Some(word) = self.take_any(Role::Property) else {
                    return Err(self.expected_name(tell::A_COUNTER, &[Role::Property]));
                };
                Counter {
                    text: word.text,
                    place,
                }
            }
        };
        self.eat_glue("counter");
        Ok(counter)
    }

    /// Reads `your graveyard`, `hand`.
    pub(crate) fn zone(&mut self) -> Read<ZoneRef> {
        let whose = self.whose();
        let stops = self
            .peek()
            .is_none_or(|it| it.sense(Role::Zone).is_none() && !is_plain(it));
        if stops {
            return Err(self.expected_name(tell::A_ZONE, &[Role::Zone, Role::Whose]));
        }
        match self.take_any(Role::Zone) {
            Some(name) => Ok(ZoneRef { whose, name }),
            None => Err(self.expected_name(tell::A_ZONE, &[Role::Zone, Role::Whose])),
        }
    }

    pub(crate) fn starts(self) -> Vec<usize> {
        self.starts
    }
}

/// Tells whether a piece is `and` or `or`, however it is spelled.
pub(crate) fn is_joint(lexeme: &Lexeme<'_>) -> bool {
    lexeme.is(Role::Glue, "and") || lexeme.is(Role::Glue, "or")
}

/// Tells whether a piece is a word or a name that the grammar has no other use
/// for, so that a game may have given it.
pub(crate) fn is_plain(lexeme: &Lexeme<'_>) -> bool {
    let is_reserved = |role| {
        matches!(
            role,
            Role::Glue | Role::Clause | Role::Select | Role::Whose | Role::Predicate | Role::Verb
        )
    };
    let is_word = matches!(lexeme.kind, LexemeKind::Word | LexemeKind::Name);
    is_word && !lexeme.senses.iter().any(|it| is_reserved(it.0))
}

/// Tells whether a name looks like a parameter: one capital, perhaps a digit.
pub(crate) fn is_param(name: &str) -> bool {
    let mut chars = name.chars();
    chars.next().is_some_and(char::is_uppercase) && chars.all(|it| it.is_ascii_digit())
}
