//! Reads lexemes into a tree by a shape, and recovers after every mistake.
//!
//! The shape bounds the depth, so no text makes this recurse further than the
//! form goes. An object tells one problem of form; after it, reading goes on at
//! the next comma or closing bracket of the same level, or at the word of a
//! section. Whoever loses its closing bracket that way is `lost`, and the
//! objects around it try in turn to find themselves again.

mod expected;
mod list;
mod record;
mod value;

use self::expected::Expected;
use super::codes;
use super::dialect::{Habits, Mode};
use super::lexeme::{Lexeme, LexemeKind, unquoted};
use super::shape::{self, SECTIONS, Shape};
use super::tree::Record;
use tapete_lang::help::DID_YOU_MEAN;
use tapete_lang::{Arg, Bilingual, Diagnostic, FileId, PROBLEMS_MAX, Place, Problems, Span};
use tapete_speech::nearest;

const END_OF_FILE: Bilingual = Bilingual::new("the end of the file", "el fin del archivo");

/// What reading gives besides problems of form.
pub(super) struct Parsed<'a> {
    /// The file; nothing in it counts when there were problems.
    pub(super) record: Option<Record<'a>>,
    /// Problems that count only when the form is without one.
    pub(super) late: Problems,
}

/// Where a text comes from and how it is read.
#[derive(Clone, Copy)]
pub(super) struct Text<'a> {
    pub(super) file: FileId,
    pub(super) text: &'a str,
    pub(super) mode: Mode,
}

/// Reads a whole file of a shape.
pub(super) fn parse<'a>(
    text: Text<'a>,
    lexemes: &'a [Lexeme],
    shape: &'static Shape,
    habits: &mut Habits,
    problems: &mut Problems,
) -> Parsed<'a> {
    let mut parser = Parser {
        text,
        lexemes,
        at: 0,
        habits,
        problems,
        late: Problems::new(),
        failed: false,
        lost: false,
    };
    let record = parser.file(shape);
    Parsed {
        record,
        late: parser.late,
    }
}

struct Parser<'a, 'p> {
    text: Text<'a>,
    lexemes: &'a [Lexeme],
    at: usize,
    habits: &'p mut Habits,
    problems: &'p mut Problems,
    late: Problems,
    /// Whether the object being read has told its problem.
    failed: bool,
    /// Whether an object gave up before its closing bracket.
    lost: bool,
}

impl<'a> Parser<'a, '_> {
    fn file(&mut self, shape: &'static Shape) -> Option<Record<'a>> {
        if !self.take(LexemeKind::OpenObject) {
            self.unexpected(Expected::Sign("{"));
            // Where only the brace is missing, the rest is read all the same.
            if !self.at_section_key() {
                return None;
            }
        }
        let record = self.sections(shape);
        if self.kind() != LexemeKind::End {
            self.unexpected(Expected::End);
        }
        Some(record)
    }

    fn lexeme(&self) -> Lexeme {
        const END: Lexeme = Lexeme {
            kind: LexemeKind::End,
            span: Span::new(0, 0),
            faulty: false,
        };
        // The last lexeme is the end, and nobody steps over it.
        self.lexemes.get(self.at).copied().unwrap_or(END)
    }

    fn kind(&self) -> LexemeKind {
        self.lexeme().kind
    }

    fn kind_after(&self) -> LexemeKind {
        self.lexemes
            .get(self.at + 1)
            .map_or(LexemeKind::End, |it| it.kind)
    }

    /// Returns where the lexeme stands.
    fn place(&self) -> Place {
        Place {
            file: self.text.file,
            span: self.lexeme().span,
        }
    }

    /// Returns how the lexeme is written.
    fn written(&self) -> &'a str {
        let text: &'a str = self.text.text;
        text.get(self.lexeme().span.range()).unwrap_or("")
    }

    /// Steps to the next lexeme.
    fn step(&mut self) {
        if self.lexeme().faulty {
            self.failed = true;
        }
        if self.kind() != LexemeKind::End {
            self.at += 1;
        }
    }

    /// Steps over a lexeme of a kind; tells whether it was there.
    fn take(&mut self, kind: LexemeKind) -> bool {
        let is_there = self.kind() == kind;
        if is_there {
            self.step();
        }
        is_there
    }

    /// Tells a problem of the object being read, if it has told none.
    fn tell(&mut self, problem: Diagnostic) {
        if !self.failed && !self.lexeme().faulty {
            self.problems.push(problem);
        }
        self.failed = true;
    }

    /// Tells that something else was expected here.
    fn unexpected(&mut self, expected: Expected<'_>) {
        let place = self.place();
        let written = self.written();
        if self.failed || self.lexeme().faulty {
            self.failed = true;
            return;
        }
        if self.problems.len() >= PROBLEMS_MAX {
            // Past the limit a problem is only counted, so no help is sought.
            self.tell(Diagnostic::new(&codes::E101, place));
            return;
        }
        let is_unknown_word = self.kind() == LexemeKind::Word && !shape::is_word(written);
        if is_unknown_word {
            let problem = Diagnostic::new(&codes::E006, place).arg(written);
            let near = expected
                .near(written)
                .or_else(|| nearest(written, shape::words()));
            self.tell(match near {
                Some(near) => problem
                    .help_with(DID_YOU_MEAN, vec![near.into()])
                    .fix(place, near),
                None => problem.help(expected.help(written)),
            });
            return;
        }
        let found = self.found();
        self.tell(
            Diagnostic::new(&codes::E101, place)
                .arg(expected.phrase())
                .arg(found)
                .help(expected.help(written)),
        );
    }

    /// Returns the lexeme as it is shown in a message.
    fn found(&self) -> Arg {
        match self.kind() {
            LexemeKind::End => END_OF_FILE.into(),
            _ => format!("`{}`", self.written()).into(),
        }
    }

    /// Tells whether a section begins here.
    fn at_section(&self) -> bool {
        self.kind() == LexemeKind::Word
            && self.kind_after() == LexemeKind::Colon
            && SECTIONS.contains(&self.written())
    }

    /// Tells whether a section begins here, in quotes or not.
    fn at_section_key(&self) -> bool {
        let key = unquoted(self.written());
        self.kind_after() == LexemeKind::Colon && SECTIONS.contains(&key)
    }

    /// Skips to the next comma or closing bracket of this level, or to a
    /// section.
    fn skip(&mut self) {
        let mut depth = 0_usize;
        loop {
            match self.kind() {
                LexemeKind::End => return,
                LexemeKind::Comma if depth == 0 => return,
                LexemeKind::CloseObject | LexemeKind::CloseList => {
                    if depth == 0 {
                        return;
                    }
                    depth -= 1;
                }
                LexemeKind::OpenObject | LexemeKind::OpenList => depth += 1,
                _ if self.at_section() => return,
                _ => {}
            }
            self.step();
        }
    }
}
