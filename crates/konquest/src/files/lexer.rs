//! Cuts a text into lexemes and tells what is wrong with single ones.
//!
//! Reading goes on after every mistake at the place where the author most
//! probably meant it to go on, so that one mistake is told once.

use super::codes;
use super::dialect::{Habits, Mode};
use super::lexeme::{Lexeme, LexemeKind, is_quote};
use super::names;
use super::number;
use tapete_lang::help::WRITE;
use tapete_lang::{Bilingual, Diagnostic, FileId, Phrase, Place, Problems, Span};

const ONLY_THESE: Bilingual = Bilingual::new(
    "leave it out; write words, numbers, names in straight quotes `\"`, and { } [ ] : ,",
    "quítalo; escribe palabras, números, nombres entre comillas rectas `\"`, y { } [ ] : ,",
);
const NO_NEGATIVES: Bilingual = Bilingual::new(
    "write the number without a sign: there are no negative numbers here",
    "escribe el número sin signo: aquí no hay números negativos",
);
const ZERO_FIRST: Bilingual = Bilingual::new(
    "write a zero before the point, as in `0.5`",
    "escribe un cero antes del punto, como en `0.5`",
);
const CLOSE_IT: Bilingual = Bilingual::new(
    "write `\"` at the end of the name: `{0}`",
    "escribe `\"` al final del nombre: `{0}`",
);
const EMPTY: Bilingual = Bilingual::new("nothing", "nada");
const BAD: Bilingual = Bilingual::new("the character `{0}`", "el carácter `{0}`");
const SPACE: Bilingual = Bilingual::new("a space", "un espacio");
const NAMES_HAVE: Bilingual = Bilingual::new(
    "write a letter first, then letters from A to Z or digits, and close the name with `\"`",
    "escribe primero una letra, después letras de la A a la Z o dígitos, y cierra el nombre con `\"`",
);

/// Cuts a text into lexemes; the last one is always the end.
pub(super) fn lex(
    file: FileId,
    text: &str,
    mode: Mode,
    habits: &mut Habits,
    problems: &mut Problems,
) -> Vec<Lexeme> {
    let mut lexer = Lexer {
        file,
        text,
        at: 0,
        mode,
        habits,
        problems,
        lexemes: Vec::new(),
        faulty: false,
    };
    if text.starts_with('\u{feff}') {
        lexer.at = '\u{feff}'.len_utf8();
    }
    while lexer.next() {}
    lexer.push(LexemeKind::End, text.len());
    lexer.lexemes
}

struct Lexer<'a> {
    file: FileId,
    text: &'a str,
    /// The byte up to which the text is cut.
    at: usize,
    mode: Mode,
    habits: &'a mut Habits,
    problems: &'a mut Problems,
    lexemes: Vec<Lexeme>,
    /// Whether something was skipped right before.
    faulty: bool,
}

impl Lexer<'_> {
    /// Cuts the next lexeme; tells whether there was one.
    fn next(&mut self) -> bool {
        let rest = &self.text[self.at..];
        let Some(first) = rest.chars().next() else {
            return false;
        };
        let sign = match first {
            ' ' | '\t' | '\n' | '\r' | '\u{c}' => {
                self.at += first.len_utf8();
                return true;
            }
            '{' => LexemeKind::OpenObject,
            '}' => LexemeKind::CloseObject,
            '[' => LexemeKind::OpenList,
            ']' => LexemeKind::CloseList,
            ':' => LexemeKind::Colon,
            ',' => LexemeKind::Comma,
            '"' => {
                self.name();
                return true;
            }
            _ if self.mode == Mode::Extended && is_quote(first) => {
                self.habits.n_curly_quotes += 1;
                self.name();
                return true;
            }
            _ if first.is_ascii_digit() => {
                self.number();
                return true;
            }
            _ if begins_word(first) => {
                let length = rest.find(|it| !goes_on_word(it)).unwrap_or(rest.len());
                self.push(LexemeKind::Word, self.at + length);
                return true;
            }
            _ => {
                self.unknown(first);
                return true;
            }
        };
        self.push(sign, self.at + 1);
        true
    }

    /// Adds what stands up to a byte as one lexeme.
    fn push(&mut self, kind: LexemeKind, end: usize) {
        self.lexemes.push(Lexeme {
            kind,
            span: span(self.at, end),
            faulty: std::mem::take(&mut self.faulty),
        });
        self.at = end;
    }

    fn place(&self, start: usize, end: usize) -> Place {
        Place {
            file: self.file,
            span: span(start, end),
        }
    }

    /// Skips characters that begin nothing; a run of them is one problem.
    fn unknown(&mut self, first: char) {
        let rest = &self.text[self.at..];
        let length = rest.find(begins_something).unwrap_or(rest.len());
        let place = self.place(self.at, self.at + first.len_utf8());
        let help = match (first, rest[length..].chars().next()) {
            ('-' | '+', Some('0'..='9')) => NO_NEGATIVES,
            ('.', Some('0'..='9')) => ZERO_FIRST,
            _ => ONLY_THESE,
        };
        let shown = first.escape_debug().to_string();
        let mut problem = Diagnostic::new(&codes::E001, place).arg(shown).help(help);
        if is_quote(first) {
            problem = problem.fix(place, "\"");
        }
        self.problems.push(problem);
        self.at += length;
        self.faulty = true;
    }

    fn number(&mut self) {
        let length = number::length(&self.text[self.at..]);
        let (start, end) = (self.at, self.at + length);
        let written = &self.text[start..end];
        let whole = self.place(start, end);
        let kind = match number::read(written) {
            number::Number::Integer => LexemeKind::Integer,
            number::Number::Decimal => LexemeKind::Decimal,
            number::Number::LeadingZero => {
                let better = number::without_zeros(written);
                self.problems.push(
                    Diagnostic::new(&codes::E004, whole)
                        .arg(written)
                        .help_with(WRITE, vec![better.into()])
                        .fix(whole, better),
                );
                self.faulty = true;
                LexemeKind::Integer
            }
            number::Number::TooLong if self.mode == Mode::Extended => {
                self.habits.n_long_decimals += 1;
                LexemeKind::Decimal
            }
            bad @ (number::Number::TooLong | number::Number::Bad) => {
                let place = match bad {
                    number::Number::TooLong => self.place(start + number::LENGTH_MAX, end),
                    _ => whole,
                };
                let problem = Diagnostic::new(&codes::E005, place).arg(written);
                self.problems.push(match number::mended(written) {
                    Some(better) => problem
                        .help_with(number::MEND_IT, vec![better.clone().into()])
                        .fix(whole, better),
                    None => problem.help(number::LIKE_THIS),
                });
                self.faulty = true;
                LexemeKind::Decimal
            }
        };
        self.push(kind, end);
    }

    /// Cuts a text in quotes.
    ///
    /// Without a second quote on the line, or with a sign of the form before
    /// it, the author most probably forgot to close it right there.
    fn name(&mut self) {
        let start = self.at;
        let quote_length = self.text[start..].chars().next().map_or(1, char::len_utf8);
        let inside = &self.text[start + quote_length..];
        let is_close = |it: char| match self.mode {
            Mode::Strict => it == '"',
            Mode::Extended => is_quote(it),
        };
        let stop = inside
            .char_indices()
            .find(|&(_, it)| is_close(it) || matches!(it, '\n' | '\r'));
        let content_start = start + quote_length;
        let content = stop.map_or(inside, |(at, _)| &inside[..at]);
        let Some((close_at, close_quote)) = stop.filter(|&(_, it)| is_close(it)) else {
            let kept = self.text_before_signs(content);
            self.problems.push(
                Diagnostic::new(&codes::E002, self.place(start, start + quote_length))
                    .help_with(CLOSE_IT, vec![format!("\"{kept}\"").into()])
                    .fix(
                        self.place(content_start, content_start + kept.len()),
                        format!("{kept}\""),
                    ),
            );
            self.faulty = true;
            self.push(LexemeKind::Name, content_start + kept.len());
            return;
        };
        let whole_end = content_start + close_at + close_quote.len_utf8();
        if self.mode == Mode::Extended {
            // Where the name is used decides what it may hold.
            self.push(LexemeKind::Name, whole_end);
            return;
        }
        if content.is_empty() {
            self.bad_name(self.place(start, whole_end), EMPTY.into());
            self.push(LexemeKind::Name, whole_end);
            return;
        }
        let Some(bad) = names::bad_character(content) else {
            self.push(LexemeKind::Name, whole_end);
            return;
        };
        let character = content[bad..].chars().next().unwrap_or(' ');
        let bad_start = content_start + bad;
        let place = self.place(bad_start, bad_start + character.len_utf8());
        let found = match character {
            ' ' => Phrase::from(SPACE),
            _ => Phrase::new(BAD, vec![character.escape_debug().to_string().into()]),
        };
        self.bad_name(place, found);
        let kept = self.text_before_signs(content);
        let end = if kept.len() == content.len() {
            whole_end
        } else {
            content_start + kept.len()
        };
        self.push(LexemeKind::Name, end);
    }

    /// Returns what stands before the first sign of the form, without the
    /// spaces after it.
    fn text_before_signs<'t>(&self, content: &'t str) -> &'t str {
        match content.find(['{', '}', '[', ']', ':', ',']) {
            Some(at) => content[..at].trim_end(),
            None => content,
        }
    }

    fn bad_name(&mut self, place: Place, found: Phrase) {
        self.problems.push(
            Diagnostic::new(&codes::E003, place)
                .arg(found)
                .help(NAMES_HAVE),
        );
        self.faulty = true;
    }
}

/// Texts are shorter than 4 GiB: [`tapete_lang::Sources`] keeps no longer one.
fn span(start: usize, end: usize) -> Span {
    Span::new(start as u32, end as u32)
}

fn begins_word(it: char) -> bool {
    it.is_alphabetic() || it == '_'
}

/// Letters that were written as a letter and a mark (`ñ` of some systems) are
/// part of a word too.
fn goes_on_word(it: char) -> bool {
    it.is_alphanumeric() || it == '_' || ('\u{300}'..='\u{36f}').contains(&it)
}

fn begins_something(it: char) -> bool {
    begins_word(it)
        || it.is_ascii_digit()
        || matches!(
            it,
            ' ' | '\t' | '\n' | '\r' | '\u{c}' | '{' | '}' | '[' | ']' | ':' | ',' | '"'
        )
}
