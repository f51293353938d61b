//! Reads JSON with every problem told in one run, each where it is.
//!
//! After a mistake reading goes on at the next comma or bracket, so that a
//! missing sign costs one message and not the rest of the file.

mod text;

use std::collections::BTreeMap;

use tapete_lang::{Bilingual, Diagnostic, FileId, Place, Problems, Sources, Span};

use super::codes::{
    CLOSE_IT, COMMA, DUPLICATE_KEY, FIRST_KEY, NO_TRAILING_COMMA, ONE_VALUE, QUOTED_KEY, QUOTES,
    RENAME_KEY, SHALLOWER, SHORTER, SYNTAX, TOO_DEEP, TOO_LARGE,
};
use super::json::{Json, JsonKind, Member};

/// The largest file that is read, in bytes.
pub(crate) const BYTES_MAX: usize = 4 << 20;

/// How deep lists and objects may nest.
pub(crate) const DEPTH_MAX: usize = 32;

/// What was read of a file.
pub(crate) struct Read {
    /// What is broken in it is marked as such.
    pub(crate) json: Json,
    /// Whether something was skipped, so that it is unknown what is missing.
    pub(crate) has_gaps: bool,
}

/// Reads a whole file; nothing if it is too large to be read.
pub(crate) fn read(sources: &Sources, file: FileId, problems: &mut Problems) -> Option<Read> {
    let text = sources.text(file);
    let mut reader = Reader {
        text,
        file,
        at: 0,
        depth: 0,
        stopped: false,
        has_gaps: false,
        problems,
    };
    if text.len() > BYTES_MAX {
        let diagnostic = reader.diagnostic(&TOO_LARGE, Span::default());
        let diagnostic = diagnostic.arg(text.len()).arg(BYTES_MAX);
        reader.problems.push(diagnostic.help(SHORTER));
        return None;
    }
    if text.starts_with('\u{feff}') {
        reader.at = '\u{feff}'.len_utf8();
    }
    reader.blank();
    let json = reader.value();
    reader.blank();
    if reader.at < text.len() && !reader.stopped {
        let span = reader.piece();
        let end = Bilingual::new("the end of the file", "el final del archivo");
        let diagnostic = reader.expected(end, span);
        reader.problems.push(diagnostic.help(ONE_VALUE));
    }
    let has_gaps = reader.has_gaps;
    Some(Read { json, has_gaps })
}

struct Reader<'a> {
    text: &'a str,
    file: FileId,
    at: usize,
    depth: usize,
    /// Nothing more is read: brackets nest too deep, or the file ended.
    stopped: bool,
    has_gaps: bool,
    problems: &'a mut Problems,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn span_from(&self, start: usize) -> Span {
        Span::new(start as u32, self.at as u32)
    }

    fn diagnostic(&self, code: &'static tapete_lang::Code, span: Span) -> Diagnostic {
        let file = self.file;
        Diagnostic::new(code, Place { file, span })
    }

    /// Says what was expected where something else stands.
    fn expected(&self, what: Bilingual, span: Span) -> Diagnostic {
        let found = self.text.get(span.range()).unwrap_or("");
        let diagnostic = self.diagnostic(&SYNTAX, span).arg(what);
        match found.is_empty() {
            true => diagnostic.arg(Bilingual::new(
                "the end of the file",
                "el final del archivo",
            )),
            false => diagnostic.arg(shown(found)),
        }
    }

    fn blank(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    /// Returns where the next piece stands: a sign, or a run of letters.
    fn piece(&self) -> Span {
        let rest = self.text.get(self.at..).unwrap_or("");
        let is_letter = |it: char| it.is_alphanumeric() || matches!(it, '_' | '.' | '+' | '-');
        let len = match rest.chars().next() {
            None => 0,
            Some(first) if is_letter(first) => rest.find(|it| !is_letter(it)).unwrap_or(rest.len()),
            Some(first) => first.len_utf8(),
        };
        Span::new(self.at as u32, (self.at + len) as u32)
    }

    fn value(&mut self) -> Json {
        let start = self.at;
        let kind = match self.peek() {
            Some(b'{') => self.nested(Reader::object),
            Some(b'[') => self.nested(Reader::list),
            Some(b'"') => self.string().map_or(JsonKind::Broken, JsonKind::Text),
            _ => self.plain(),
        };
        Json {
            kind,
            span: self.span_from(start),
        }
    }

    fn nested(&mut self, read: fn(&mut Self) -> JsonKind) -> JsonKind {
        if self.depth == DEPTH_MAX {
            let span = self.piece();
            let diagnostic = self.diagnostic(&TOO_DEEP, span).arg(DEPTH_MAX);
            self.problems.push(diagnostic.help(SHALLOWER));
            self.stopped = true;
            self.has_gaps = true;
            return JsonKind::Broken;
        }
        self.depth += 1;
        let kind = read(self);
        self.depth -= 1;
        kind
    }

    /// Reads a number or a word; anything else is reported and skipped.
    fn plain(&mut self) -> JsonKind {
        let span = self.piece();
        let text = self.text.get(span.range()).unwrap_or("");
        let kind = match text {
            "null" => JsonKind::Null,
            "true" => JsonKind::Flag(true),
            "false" => JsonKind::Flag(false),
            number if is_number(number) => JsonKind::Number(number.to_owned()),
            _ => {
                let what = Bilingual::new("a value", "un valor");
                let mut diagnostic = self.expected(what, span);
                let is_quote = matches!(text, "'" | "“" | "”" | "«");
                let is_word = text.starts_with(char::is_alphabetic);
                if is_quote || is_word {
                    diagnostic = diagnostic.help(QUOTES);
                }
                self.problems.push(diagnostic);
                // A sign that ends a value is left for whoever waits for it.
                if is_word || text.starts_with(|it: char| it.is_ascii_digit()) {
                    self.at = span.end as usize;
                } else if !matches!(text, "," | "}" | "]") {
                    self.skip();
                }
                return JsonKind::Broken;
            }
        };
        self.at = span.end as usize;
        kind
    }

    /// Goes on at the next comma or closing bracket, past texts.
    fn skip(&mut self) {
        self.has_gaps = true;
        let mut depth = 0_usize;
        while let Some(byte) = self.peek() {
            match byte {
                b'"' => {
                    self.skip_string();
                    continue;
                }
                b'{' | b'[' => depth += 1,
                b'}' | b']' | b',' if depth == 0 => return,
                b'}' | b']' => depth -= 1,
                _ => {}
            }
            self.at += 1;
        }
    }

    fn skip_string(&mut self) {
        self.at += 1;
        while let Some(byte) = self.peek() {
            self.at += 1;
            match byte {
                b'\\' => self.at += 1,
                b'"' | b'\n' => return,
                _ => {}
            }
        }
        self.at = self.at.min(self.text.len());
    }

    fn list(&mut self) -> JsonKind {
        let open = self.at;
        self.at += 1;
        let mut values = Vec::new();
        loop {
            self.blank();
            match self.peek() {
                Some(b']') if values.is_empty() => break,
                None => return self.unclosed(open, JsonKind::List(values)),
                _ => values.push(self.value()),
            }
            match self.after_value(b']') {
                After::More => {}
                After::Closed => return JsonKind::List(values),
                After::Stop => return self.unclosed(open, JsonKind::List(values)),
            }
        }
        self.at += 1;
        JsonKind::List(values)
    }

    fn object(&mut self) -> JsonKind {
        let open = self.at;
        self.at += 1;
        let mut members: Vec<Member> = Vec::new();
        let mut known: BTreeMap<String, Span> = BTreeMap::new();
        loop {
            self.blank();
            match self.peek() {
                Some(b'}') if members.is_empty() => break,
                None => return self.unclosed(open, JsonKind::Object(members)),
                _ => {
                    if let Some(member) = self.member() {
                        self.add(member, &mut members, &mut known);
                    }
                }
            }
            match self.after_value(b'}') {
                After::More => {}
                After::Closed => return JsonKind::Object(members),
                After::Stop => return self.unclosed(open, JsonKind::Object(members)),
            }
        }
        self.at += 1;
        JsonKind::Object(members)
    }

    /// Reads `"key": value`; without a key, what stands there is skipped.
    fn member(&mut self) -> Option<Member> {
        let start = self.at;
        if self.peek() != Some(b'"') {
            let span = self.piece();
            let key = Bilingual::new("a key in quotes", "una clave entre comillas");
            let diagnostic = self.expected(key, span);
            self.problems.push(diagnostic.help(QUOTED_KEY));
            self.skip();
            return None;
        }
        let key = self.string();
        let key_span = self.span_from(start);
        self.blank();
        if self.peek() == Some(b':') {
            self.at += 1;
        } else {
            let span = self.piece();
            let diagnostic = self.expected(Bilingual::new("`:`", "`:`"), span);
            self.problems.push(diagnostic);
            if matches!(self.peek(), Some(b',' | b'}' | b']') | None) {
                return None;
            }
        }
        self.blank();
        let value = self.value();
        Some(Member {
            key: key?,
            key_span,
            value,
        })
    }

    fn add(
        &mut self,
        member: Member,
        members: &mut Vec<Member>,
        known: &mut BTreeMap<String, Span>,
    ) {
        let first = known.insert(member.key.clone(), member.key_span);
        let Some(span) = first else {
            members.push(member);
            return;
        };
        let file = self.file;
        let diagnostic = self.diagnostic(&DUPLICATE_KEY, member.key_span);
        let diagnostic = diagnostic.arg(member.key.as_str());
        let diagnostic = diagnostic.label(Place { file, span }, FIRST_KEY);
        self.problems.push(diagnostic.help(RENAME_KEY));
    }

    /// Reads what stands between two values, or after the last one.
    fn after_value(&mut self, close: u8) -> After {
        if self.stopped {
            return After::Stop;
        }
        self.blank();
        match self.peek() {
            Some(b',') => {
                let comma = self.at;
                self.at += 1;
                self.blank();
                if self.peek() == Some(close) {
                    let span = Span::new(comma as u32, comma as u32 + 1);
                    let what = Bilingual::new("a value after the comma", "un valor tras la coma");
                    let diagnostic = self.expected(what, span);
                    self.problems.push(diagnostic.help(NO_TRAILING_COMMA));
                    self.at += 1;
                    return After::Closed;
                }
                After::More
            }
            Some(byte) if byte == close => {
                self.at += 1;
                After::Closed
            }
            None => After::Stop,
            Some(byte) => {
                let span = self.piece();
                let what = match close {
                    b']' => Bilingual::new("`,` or `]`", "`,` o `]`"),
                    _ => Bilingual::new("`,` or `}`", "`,` o `}`"),
                };
                let diagnostic = self.expected(what, span);
                if matches!(byte, b']' | b'}') {
                    // The other bracket: it was most probably meant to close.
                    self.problems.push(diagnostic);
                    self.at += 1;
                    return After::Closed;
                }
                self.problems.push(diagnostic.help(COMMA));
                if byte != b'"' && byte != b'{' && byte != b'[' {
                    self.skip();
                    return match self.peek() {
                        Some(_) => self.after_value(close),
                        None => After::Stop,
                    };
                }
                After::More
            }
        }
    }

    /// Reports a bracket that the file does not close; once, the innermost.
    fn unclosed(&mut self, open: usize, kind: JsonKind) -> JsonKind {
        if !self.stopped {
            self.stopped = true;
            let span = Span::new(open as u32, open as u32 + 1);
            let close = match self.text.as_bytes().get(open) {
                Some(b'[') => Bilingual::new("`]`", "`]`"),
                _ => Bilingual::new("`}`", "`}`"),
            };
            let end = Span::new(self.at as u32, self.at as u32);
            let diagnostic = self.expected(close, end);
            let file = self.file;
            let opened = Place { file, span };
            let label = Bilingual::new("it opens here", "se abre aquí");
            self.problems
                .push(diagnostic.label(opened, label).help(CLOSE_IT));
        }
        kind
    }
}

enum After {
    More,
    Closed,
    Stop,
}

/// Returns a piece in backticks, or how a character without a shape is called.
fn shown(piece: &str) -> String {
    match piece.chars().next() {
        Some(it) if it.is_control() => format!("U+{:04X}", u32::from(it)),
        _ => format!("`{piece}`"),
    }
}

/// Tells whether a text is a number of JSON.
fn is_number(text: &str) -> bool {
    let text = text.strip_prefix('-').unwrap_or(text);
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent)),
        None => (text, None),
    };
    let (whole, fraction) = match mantissa.split_once('.') {
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (mantissa, None),
    };
    let digits = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit());
    let has_zero = whole.len() > 1 && whole.starts_with('0');
    let exponent = exponent.map(|it| it.strip_prefix(['+', '-']).unwrap_or(it));
    digits(whole) && !has_zero && fraction.is_none_or(digits) && exponent.is_none_or(digits)
}
