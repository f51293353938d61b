//! Cuts a script into lexemes and tells what is wrong with single ones.
//!
//! The shared lexer does the cutting; here its pieces get the meaning that they
//! have in scripts. What means nothing is told of and left out, unless it is a
//! word: that one stands for something the author meant. The signs that came
//! with level 1 mean something only in their place (`,` between two values,
//! `[` after `Ally`), so that everywhere else they are what they were before.

mod pieces;

pub(super) use pieces::glue_numbers;

use super::codes;
use super::lexeme::{Fault, Kind, Lexed, Lexeme, Sign};
use super::lexicon::Lexicon;
use super::meant;
use super::words::{self, Meaning, StatementWord, WhoWord};
use pieces::{level, names, number};
use std::collections::BTreeSet;
use tapete_lang::{Bilingual, Diagnostic, FileId, Place, Span, Symbol, Token, TokenKind, lex};

/// Where a script stands: a whole file or a part of one.
#[derive(Clone, Copy)]
pub(super) struct Extent<'a> {
    /// The text of the whole file.
    pub(super) text: &'a str,
    pub(super) file: FileId,
    /// The part of it that is the script.
    pub(super) span: Span,
}

impl<'a> Extent<'a> {
    pub(super) fn slice(&self, span: Span) -> &'a str {
        self.text.get(span.range()).unwrap_or("")
    }

    pub(super) fn place(&self, span: Span) -> Place {
        Place {
            file: self.file,
            span,
        }
    }
}

/// Cuts a script into lexemes.
pub(super) fn lex_script(extent: Extent<'_>, lexicon: &Lexicon) -> Lexed {
    let offset = extent.span.start;
    let mut pieces = lex(extent.slice(extent.span));
    for piece in &mut pieces {
        piece.span = Span::new(piece.span.start + offset, piece.span.end + offset);
    }
    let pieces = glue_numbers(extent, pieces);
    let names = names(extent, &pieces);
    let level = level(extent, &pieces);
    let mut lexer = Lexer {
        extent,
        lexicon,
        names,
        level,
        line: 0,
        odd_line: None,
        last: Span::new(offset, offset),
        last_line: 0,
        parens: Vec::new(),
        n_places: 0,
        out: Lexed {
            lexemes: Vec::with_capacity(pieces.len() / 2 + 1),
            partners: Vec::new(),
            faults: Vec::new(),
            ends_in_comment: false,
        },
    };
    for piece in &pieces {
        lexer.piece(*piece);
    }
    lexer.line = lexer.last_line;
    lexer.push(Kind::End, lexer.last.after());
    lexer.out.partners = partners(&lexer.out.lexemes);
    lexer.add_words();
    lexer.out
}

struct Lexer<'a> {
    extent: Extent<'a>,
    lexicon: &'a Lexicon,
    /// The names that some `let` gives.
    names: BTreeSet<&'a str>,
    level: u8,
    line: u32,
    /// The line on which something was just left out.
    odd_line: Option<u32>,
    /// The last piece that was not white.
    last: Span,
    last_line: u32,
    /// For each open parenthesis, whether commas may stand in it.
    parens: Vec<bool>,
    /// How many `[` are open.
    n_places: usize,
    out: Lexed,
}

impl Lexer<'_> {
    fn piece(&mut self, piece: Token) {
        let text = self.extent.slice(piece.span);
        match piece.kind {
            TokenKind::LineEnd => self.line += 1,
            TokenKind::Space | TokenKind::LineComment => {}
            TokenKind::BlockComment { closed } => {
                self.line += text.bytes().filter(|it| *it == b'\n').count() as u32;
                if !closed {
                    self.open_comment(piece.span);
                }
            }
            TokenKind::Unknown => self.odd(piece.span),
            TokenKind::Word | TokenKind::Keyword(_) | TokenKind::Name => {
                let kind = self.word(text);
                self.push(kind, piece.span);
            }
            TokenKind::Number => {
                let kind = number(text).map_or(Kind::BadNumber, Kind::Number);
                if kind == Kind::BadNumber {
                    self.fault_of_lexeme(meant::bad_number(self.extent, piece.span));
                }
                self.push(kind, piece.span);
            }
            TokenKind::Text { .. } => {
                self.fault_of_lexeme(meant::text(self.extent, piece.span));
                self.push(Kind::Unknown, piece.span);
            }
            TokenKind::Symbol(symbol) => match self.sign(symbol, text) {
                Some(sign) => {
                    self.follow(sign);
                    self.push(Kind::Sign(sign), piece.span);
                }
                None => self.odd(piece.span),
            },
        }
    }

    fn push(&mut self, kind: Kind, span: Span) {
        let lexeme = Lexeme {
            kind,
            span,
            line: self.line,
            after_odd: self.odd_line.take() == Some(self.line),
        };
        self.out.lexemes.push(lexeme);
        self.last = span;
        self.last_line = self.line;
    }

    /// Leaves out a piece that means nothing; a run of the same is one problem.
    fn odd(&mut self, span: Span) {
        let glued = self.odd_line == Some(self.line) && self.last.end == span.start;
        let same = self.extent.slice(self.last) == self.extent.slice(span);
        if !(glued && same) {
            let diagnostic = meant::odd(self.extent, span);
            self.out.faults.push(Fault {
                lexeme: None,
                diagnostic,
            });
        }
        self.odd_line = Some(self.line);
        self.last = span;
        self.last_line = self.line;
    }

    fn open_comment(&mut self, span: Span) {
        let open = Span::new(span.start, span.start + 2);
        let diagnostic = Diagnostic::new(&codes::E001, self.extent.place(open))
            .arg("/*")
            .help(Bilingual::new(
                "close the comment with `*/`",
                "cierra el comentario con `*/`",
            ));
        self.out.faults.push(Fault {
            lexeme: None,
            diagnostic,
        });
        self.out.ends_in_comment = true;
    }

    /// Adds a problem of the lexeme that is pushed next.
    fn fault_of_lexeme(&mut self, diagnostic: Diagnostic) {
        self.out.faults.push(Fault {
            lexeme: Some(self.out.lexemes.len()),
            diagnostic,
        });
    }

    /// Tells what a word is; of unknown ones is told later, when it is known
    /// what follows them.
    fn word(&self, text: &str) -> Kind {
        if let Some(word) = words::find(text) {
            let is_first = self.out.lexemes.is_empty();
            let is_language = word.meaning == Meaning::Statement(StatementWord::Language);
            let known = word.level <= self.level || (is_first && is_language);
            return if known {
                Kind::Word(word.meaning)
            } else {
                Kind::Unknown
            };
        }
        if let Some(element) = self.lexicon.element(text) {
            let known = self.level > 0 || self.lexicon.name(element) == text;
            return if known {
                Kind::Element(element)
            } else {
                Kind::Unknown
            };
        }
        if self.names.contains(text) && self.level > 0 {
            return Kind::Name;
        }
        Kind::Unknown
    }

    /// Tells of every unknown word.
    fn add_words(&mut self) {
        let lexemes = &self.out.lexemes;
        for (at, lexeme) in lexemes.iter().enumerate() {
            if lexeme.kind != Kind::Unknown {
                continue;
            }
            // A text in quotes was told of when it was met.
            let text = self.extent.slice(lexeme.span);
            if !text.starts_with(|it: char| it.is_alphabetic() || it == '_') {
                continue;
            }
            let next = lexemes.get(at + 1).map(|it| it.kind);
            let is_call = next == Some(Kind::Sign(Sign::OpenParen));
            let word = meant::Unknown {
                extent: self.extent,
                lexicon: self.lexicon,
                span: lexeme.span,
                is_call,
                level: self.level,
            };
            self.out.faults.push(Fault {
                lexeme: Some(at),
                diagnostic: word.diagnostic(),
            });
        }
    }

    /// Returns what a symbol is here; nothing where it means nothing.
    fn sign(&self, symbol: Symbol, text: &str) -> Option<Sign> {
        let sign = plain_sign(symbol, text);
        if sign.is_some() || self.level == 0 {
            return sign;
        }
        match symbol {
            Symbol::Comma => {
                let between_values = self.parens.last() == Some(&true);
                between_values.then_some(Sign::Comma)
            }
            Symbol::Dot => {
                let after_monster = match self.kind_before(0) {
                    Some(Kind::Word(Meaning::Who(who))) => who.alone().is_some(),
                    it => it == Some(Kind::Sign(Sign::ClosePlace)),
                };
                after_monster.then_some(Sign::Dot)
            }
            Symbol::OpenList => {
                let Some(Kind::Word(Meaning::Who(who))) = self.kind_before(0) else {
                    return None;
                };
                matches!(who, WhoWord::Ally | WhoWord::Enemy).then_some(Sign::OpenPlace)
            }
            Symbol::CloseList => (self.n_places > 0).then_some(Sign::ClosePlace),
            Symbol::Percent => {
                let chance = Kind::Word(Meaning::Statement(StatementWord::Chance));
                let after_number =
                    matches!(self.kind_before(0), Some(Kind::Number(_) | Kind::BadNumber));
                let after_chance = after_number && self.kind_before(1) == Some(chance);
                after_chance.then_some(Sign::Percent)
            }
            _ => None,
        }
    }

    fn kind_before(&self, n_between: usize) -> Option<Kind> {
        let at = self.out.lexemes.len().checked_sub(n_between + 1)?;
        self.out.lexemes.get(at).map(|it| it.kind)
    }

    /// Keeps account of what is open.
    fn follow(&mut self, sign: Sign) {
        match sign {
            Sign::OpenParen => {
                let commas = match self.kind_before(0) {
                    Some(Kind::Word(Meaning::Function(function))) => function.n_args() > 1,
                    Some(Kind::Word(Meaning::Action(action))) => action.params().len() > 1,
                    _ => false,
                };
                self.parens.push(commas);
            }
            Sign::CloseParen => drop(self.parens.pop()),
            Sign::OpenBlock | Sign::CloseBlock => {
                self.parens.clear();
                self.n_places = 0;
            }
            Sign::OpenPlace => self.n_places += 1,
            Sign::ClosePlace => self.n_places -= 1,
            _ => {}
        }
    }
}

/// Returns the signs that mean something wherever they stand.
fn plain_sign(symbol: Symbol, text: &str) -> Option<Sign> {
    Some(match symbol {
        Symbol::OpenParen => Sign::OpenParen,
        Symbol::CloseParen => Sign::CloseParen,
        Symbol::OpenBlock => Sign::OpenBlock,
        Symbol::CloseBlock => Sign::CloseBlock,
        Symbol::Plus => Sign::Plus,
        Symbol::Minus => Sign::Minus,
        Symbol::Star => Sign::Star,
        Symbol::Slash => Sign::Slash,
        Symbol::Equal if text == "=" => Sign::Single,
        Symbol::Equal => Sign::Equal,
        Symbol::NotEqual => Sign::NotEqual,
        Symbol::Less => Sign::Less,
        Symbol::LessEqual => Sign::LessEqual,
        Symbol::Greater => Sign::Greater,
        Symbol::GreaterEqual => Sign::GreaterEqual,
        Symbol::Comma
        | Symbol::Dot
        | Symbol::OpenList
        | Symbol::CloseList
        | Symbol::Percent
        | Symbol::Ampersand
        | Symbol::Backtick
        | Symbol::Semicolon
        | Symbol::Colon
        | Symbol::Range
        | Symbol::Bar => return None,
    })
}

/// Pairs braces.
fn partners(lexemes: &[Lexeme]) -> Vec<Option<u32>> {
    let mut partners = vec![None; lexemes.len()];
    let mut open = Vec::new();
    for (at, lexeme) in lexemes.iter().enumerate() {
        match lexeme.kind {
            Kind::Sign(Sign::OpenBlock) => open.push(at),
            Kind::Sign(Sign::CloseBlock) => {
                if let Some(start) = open.pop() {
                    partners[start] = Some(at as u32);
                }
            }
            _ => {}
        }
    }
    partners
}
