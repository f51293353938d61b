//! Texts in quotes: escapes, and characters that may not stand in them.

use tapete_lang::{Bilingual, Place, Span};

use super::{Reader, shown};
use crate::files::codes::{BAD_TEXT, ESCAPES, SYNTAX};

impl Reader<'_> {
    /// Reads a text in quotes; nothing if it does not end on its line.
    pub(super) fn string(&mut self) -> Option<String> {
        let start = self.at;
        self.at += 1;
        let mut out = String::new();
        loop {
            let rest = self.text.get(self.at..).unwrap_or("");
            let Some(it) = rest.chars().next() else {
                self.unended(start);
                return None;
            };
            match it {
                '"' => {
                    self.at += 1;
                    return Some(out);
                }
                '\n' | '\r' => {
                    self.unended(start);
                    return None;
                }
                '\\' => match self.escape(rest) {
                    Some(it) => out.push(it),
                    None => out.push('\u{fffd}'),
                },
                it if u32::from(it) < 0x20 && it != '\t' => {
                    let span = Span::new(self.at as u32, self.at as u32 + 1);
                    let shown = format!("U+{:04X}", u32::from(it));
                    let diagnostic = self.diagnostic(&BAD_TEXT, span).arg(shown);
                    self.problems.push(diagnostic.help(ESCAPES));
                    self.at += 1;
                }
                it => {
                    out.push(it);
                    self.at += it.len_utf8();
                }
            }
        }
    }

    fn unended(&mut self, start: usize) {
        self.has_gaps = true;
        let span = Span::new(start as u32, start as u32 + 1);
        let quote = Bilingual::new("`\"` at the end of the text", "`\"` al final del texto");
        let here = Span::new(self.at as u32, self.at as u32);
        let end = Bilingual::new("the end of the line", "el final de la línea");
        let file = self.file;
        let diagnostic = self.diagnostic(&SYNTAX, here).arg(quote).arg(end);
        let label = Bilingual::new("the text begins here", "el texto comienza aquí");
        self.problems
            .push(diagnostic.label(Place { file, span }, label));
    }

    /// Reads an escape; what means nothing is reported and skipped.
    fn escape(&mut self, rest: &str) -> Option<char> {
        let start = self.at;
        let letter = rest.chars().nth(1);
        self.at += 1 + letter.map_or(0, char::len_utf8);
        let meant = match letter {
            Some('n') => Some('\n'),
            Some('r') => Some('\r'),
            Some('t') => Some('\t'),
            Some('b') => Some('\u{8}'),
            Some('f') => Some('\u{c}'),
            Some(it @ ('"' | '\\' | '/')) => Some(it),
            Some('u') => self.code_point(),
            _ => None,
        };
        if meant.is_none() {
            let span = self.span_from(start);
            let found = self.text.get(span.range()).unwrap_or("");
            let diagnostic = self.diagnostic(&BAD_TEXT, span).arg(shown(found));
            self.problems.push(diagnostic.help(ESCAPES));
        }
        meant
    }

    /// Reads the four digits after `\u`, and the second half of a pair.
    fn code_point(&mut self) -> Option<char> {
        let high = self.four_digits()?;
        if !(0xD800..0xDC00).contains(&high) {
            return char::from_u32(high);
        }
        let is_pair = self
            .text
            .get(self.at..)
            .is_some_and(|it| it.starts_with("\\u"));
        if !is_pair {
            return None;
        }
        self.at += 2;
        let low = self.four_digits()?;
        if !(0xDC00..0xE000).contains(&low) {
            return None;
        }
        char::from_u32(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
    }

    fn four_digits(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + 4)?;
        if !digits.bytes().all(|it| it.is_ascii_hexdigit()) {
            return None;
        }
        self.at += 4;
        u32::from_str_radix(digits, 16).ok()
    }
}
