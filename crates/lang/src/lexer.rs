//! Cuts a text into tokens, losing nothing: spaces and comments are tokens too.
//!
//! Dialects of the form may use it directly; it reports no problem itself, so
//! that each dialect can speak of a bad token in its own words.

use crate::keyword::{Keyword, keyword};
use crate::place::Span;

/// A piece of text and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    pub kind: TokenKind,
    pub span: Span,
}

/// What a piece of text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// A lower-case word: a clause, a variable.
    Word,
    /// A lower-case word of the form itself.
    Keyword(Keyword),
    /// A capitalised word.
    Name,
    /// Something that begins with a digit, well formed or not.
    Number,
    /// A text in quotes; `closed` is false when the line ended first.
    Text {
        closed: bool,
    },
    Symbol(Symbol),
    /// Spaces and tabs.
    Space,
    /// One line end.
    LineEnd,
    /// `// …` up to the line end.
    LineComment,
    /// `/* … */`, perhaps over several lines.
    BlockComment {
        closed: bool,
    },
    /// Characters that mean nothing in the language.
    Unknown,
}

/// Punctuation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    OpenParen,
    CloseParen,
    OpenList,
    CloseList,
    OpenBlock,
    CloseBlock,
    Comma,
    Semicolon,
    Colon,
    Dot,
    Range,
    Bar,
    Plus,
    Minus,
    Star,
    Slash,
    Percent,
    /// `&`, in phrases only; it means nothing in the common form.
    Ampersand,
    /// `` ` ``, in phrases only; it means nothing in the common form.
    Backtick,
    /// `=` or `==`.
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
}

impl TokenKind {
    /// Tells whether the token only separates others.
    pub fn is_trivia(self) -> bool {
        matches!(
            self,
            TokenKind::Space
                | TokenKind::LineEnd
                | TokenKind::LineComment
                | TokenKind::BlockComment { .. }
                | TokenKind::Unknown
        )
    }

    /// Tells whether the token is a comment.
    pub fn is_comment(self) -> bool {
        matches!(
            self,
            TokenKind::LineComment | TokenKind::BlockComment { .. }
        )
    }
}

/// Cuts a text into tokens that together cover it exactly.
pub fn lex(text: &str) -> Vec<Token> {
    cut(text, next)
}

/// Cuts a text into tokens as [`lex`] does, with the symbols that only phrases
/// use: `&` and back ticks.
pub fn lex_phrases(text: &str) -> Vec<Token> {
    cut(text, |text| match text.as_bytes().first() {
        Some(b'&') => (TokenKind::Symbol(Symbol::Ampersand), 1),
        Some(b'`') => (TokenKind::Symbol(Symbol::Backtick), 1),
        _ => next(text),
    })
}

fn cut(text: &str, next: fn(&str) -> (TokenKind, usize)) -> Vec<Token> {
    let mut tokens = Vec::with_capacity(text.len() / 4 + 1);
    let mut at = 0;
    while at < text.len() {
        let (kind, len) = next(&text[at..]);
        let span = Span::new(at as u32, (at + len) as u32);
        at += len;
        // A run of unknown characters is one problem.
        if let Some(last) = tokens.last_mut()
            && kind == TokenKind::Unknown
            && matches!(
                last,
                Token {
                    kind: TokenKind::Unknown,
                    ..
                }
            )
        {
            last.span.end = span.end;
            continue;
        }
        tokens.push(Token { kind, span });
    }
    tokens
}

/// Returns the first token of a text that is not empty, and its length.
fn next(text: &str) -> (TokenKind, usize) {
    let Some(first) = text.chars().next() else {
        return (TokenKind::Space, 0);
    };
    match first {
        '\r' | '\n' => {
            let len = if text.starts_with("\r\n") { 2 } else { 1 };
            (TokenKind::LineEnd, len)
        }
        '"' | '“' | '«' | '\'' => text_token(text, first),
        // A comment of other languages: one problem, whatever it says.
        '#' => {
            let len = text.find(['\r', '\n']).unwrap_or(text.len());
            (TokenKind::Unknown, len)
        }
        '/' if text.starts_with("//") => {
            let len = text.find(['\r', '\n']).unwrap_or(text.len());
            (TokenKind::LineComment, len)
        }
        '/' if text.starts_with("/*") => match text[2..].find("*/") {
            Some(inner) => (TokenKind::BlockComment { closed: true }, inner + 4),
            None => (TokenKind::BlockComment { closed: false }, text.len()),
        },
        '0'..='9' => (TokenKind::Number, number_len(text)),
        _ if begins_word(first) => {
            let len = text.find(|it| !continues_word(it)).unwrap_or(text.len());
            let word = &text[..len];
            if first.is_uppercase() {
                return (TokenKind::Name, len);
            }
            (
                keyword(word).map_or(TokenKind::Word, TokenKind::Keyword),
                len,
            )
        }
        _ if is_space(first) => (
            TokenKind::Space,
            text.find(|it| !is_space(it)).unwrap_or(text.len()),
        ),
        _ => symbol(text).unwrap_or((TokenKind::Unknown, first.len_utf8())),
    }
}

fn is_space(it: char) -> bool {
    (it.is_whitespace() && it != '\n' && it != '\r') || it == '\u{feff}'
}

fn begins_word(it: char) -> bool {
    it.is_alphabetic() || it == '_'
}

fn continues_word(it: char) -> bool {
    it.is_alphanumeric() || it == '_'
}

/// Takes digits and whatever is glued to them, so that `1.2.3` and `100hp`
/// are one bad number each; `2..4` stays a range.
fn number_len(text: &str) -> usize {
    let mut len = 0;
    let mut chars = text.chars().peekable();
    while let Some(it) = chars.next() {
        let dot_inside = it == '.' && chars.peek().is_some_and(char::is_ascii_digit);
        if !continues_word(it) && !dot_inside {
            break;
        }
        len += it.len_utf8();
    }
    len
}

/// A text ends at its quote, or at the line end, where the quote is missing.
fn text_token(text: &str, open: char) -> (TokenKind, usize) {
    let mut chars = text.char_indices().skip(1);
    while let Some((at, it)) = chars.next() {
        let closes = match open {
            '“' => matches!(it, '”' | '"' | '“'),
            '«' => matches!(it, '»' | '"'),
            '\'' => it == '\'',
            _ => it == '"',
        };
        match it {
            _ if closes => return (TokenKind::Text { closed: true }, at + it.len_utf8()),
            '\r' | '\n' => return (TokenKind::Text { closed: false }, at),
            '\\' if !text[at + 1..].starts_with(['\r', '\n']) => {
                chars.next();
            }
            _ => {}
        }
    }
    (TokenKind::Text { closed: false }, text.len())
}

fn symbol(text: &str) -> Option<(TokenKind, usize)> {
    const SYMBOLS: &[(&str, Symbol)] = &[
        ("..", Symbol::Range),
        ("==", Symbol::Equal),
        ("!=", Symbol::NotEqual),
        ("<=", Symbol::LessEqual),
        (">=", Symbol::GreaterEqual),
        ("(", Symbol::OpenParen),
        (")", Symbol::CloseParen),
        ("[", Symbol::OpenList),
        ("]", Symbol::CloseList),
        ("{", Symbol::OpenBlock),
        ("}", Symbol::CloseBlock),
        (",", Symbol::Comma),
        (";", Symbol::Semicolon),
        (":", Symbol::Colon),
        (".", Symbol::Dot),
        ("|", Symbol::Bar),
        ("+", Symbol::Plus),
        ("-", Symbol::Minus),
        ("*", Symbol::Star),
        ("/", Symbol::Slash),
        ("%", Symbol::Percent),
        ("=", Symbol::Equal),
        ("<", Symbol::Less),
        (">", Symbol::Greater),
    ];
    let (spelling, symbol) = SYMBOLS.iter().find(|(it, _)| text.starts_with(it))?;
    Some((TokenKind::Symbol(*symbol), spelling.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &str) -> Vec<&str> {
        let significant = lex(text).into_iter().filter(|it| !it.kind.is_trivia());
        significant.map(|it| &text[it.span.range()]).collect()
    }

    #[test]
    fn ranges_faces_and_decimals_are_told_apart() {
        assert_eq!(
            pieces("2..4 6|6 1.5 1.2.3 100hp"),
            ["2", "..", "4", "6", "|", "6", "1.5", "1.2.3", "100hp"]
        );
    }

    #[test]
    fn a_text_ends_at_its_line_and_keeps_escaped_quotes() {
        assert_eq!(
            pieces("\"a\\\"b\" \"open\nnew"),
            ["\"a\\\"b\"", "\"open", "new"]
        );
        assert_eq!(pieces("\"a\\\nb"), ["\"a\\", "b"]);
    }

    #[test]
    fn tokens_cover_the_text() {
        let text = "new Ñandú /* x\n */ “a” §§ // fin\r\nñ ≥ 1";
        let tokens = lex(text);
        let glued: String = tokens.iter().map(|it| &text[it.span.range()]).collect();
        assert_eq!(glued, text);
        assert_eq!(
            tokens
                .iter()
                .filter(|it| it.kind == TokenKind::Unknown)
                .count(),
            2
        );
    }
}
