//! Problems of single tokens, told once for the whole file.
//!
//! What stands in a block is left alone: it may be in a dialect, and whoever
//! reads the block speaks of it in its own words.

use super::cursor::blocks;
use crate::codes;
use crate::diagnostic::Diagnostic;
use crate::keyword::Keyword;
use crate::lexer::{Token, TokenKind};
use crate::place::{FileId, Place, Span};
use crate::problems::Problems;
use crate::text::unquote;
use tapete_speech::Bilingual;

/// Reports tokens that mean nothing, and reads the operators of other languages
/// as what they mean once they have been told of, so that one slip is one
/// problem.
pub(super) fn read(text: &str, file: FileId, tokens: &mut [Token], problems: &mut Problems) {
    let blocks = blocks(tokens);
    let mut blocks = blocks.iter().peekable();
    let mut before = "";
    for token in tokens {
        while blocks.next_if(|it| it.end <= token.span.start).is_some() {}
        if blocks.peek().is_some_and(|it| it.start < token.span.start) {
            before = "";
            continue;
        }
        let slice = text.get(token.span.range()).unwrap_or("");
        // `not not` takes itself back.
        let is_not = token.kind == TokenKind::Keyword(Keyword::Not);
        let is_word = matches!(token.kind, TokenKind::Word | TokenKind::Keyword(_)) && !is_not;
        if is_word && slice == before {
            tell_twice(file, token, slice, problems);
            continue;
        }
        if !token.kind.is_trivia() || token.kind == TokenKind::LineEnd {
            before = if is_word { slice } else { "" };
        }
        read_token(text, file, token, problems);
    }
}

/// Tells of a word that is written twice in a line, and leaves the second one out: no word
/// but `not` is ever followed by itself.
fn tell_twice(file: FileId, token: &mut Token, slice: &str, problems: &mut Problems) {
    let place = Place {
        file,
        span: token.span,
    };
    let told = Diagnostic::new(&codes::UNEXPECTED, place).arg(slice);
    problems.push(told.help(Bilingual::new(
        "it is written twice: leave one out",
        "está escrita dos veces: quita una",
    )));
    token.kind = TokenKind::Space;
}

/// Does the same for a text in phrases, where braces hold no dialect.
pub(super) fn read_phrases(
    text: &str,
    file: FileId,
    tokens: &mut [Token],
    problems: &mut Problems,
) {
    for token in tokens {
        read_token(text, file, token, problems);
    }
}

fn read_token(text: &str, file: FileId, token: &mut Token, problems: &mut Problems) {
    let slice = text.get(token.span.range()).unwrap_or("");
    report(file, *token, slice, problems);
    if token.kind == TokenKind::Unknown {
        token.kind = match slice {
            "&&" | "&" => TokenKind::Keyword(Keyword::And),
            "!" => TokenKind::Keyword(Keyword::Not),
            _ => token.kind,
        };
    }
}

fn report(file: FileId, token: Token, slice: &str, problems: &mut Problems) {
    let place = Place {
        file,
        span: token.span,
    };
    match token.kind {
        TokenKind::Unknown => problems.push(unknown(place, slice)),
        TokenKind::Number => report_number(place, slice, problems),
        TokenKind::Text { closed } => report_text(place, slice, closed, problems),
        TokenKind::BlockComment { closed: false } => {
            let start = token.span.start;
            let place = Place {
                file,
                span: Span::new(start, start + 2),
            };
            problems.push(
                Diagnostic::new(&codes::UNCLOSED_BRACKET, place)
                    .arg("/*")
                    .arg("*/"),
            );
        }
        TokenKind::Word
        | TokenKind::Keyword(_)
        | TokenKind::Name
        | TokenKind::Symbol(_)
        | TokenKind::Space
        | TokenKind::LineEnd
        | TokenKind::LineComment
        | TokenKind::BlockComment { closed: true } => {}
    }
}

/// What a number is worth; nothing when it is badly written.
pub(super) enum Numeral {
    Whole(i64),
    Decimal(String),
    TooLarge,
    Bad,
}

pub(super) fn numeral(slice: &str) -> Numeral {
    let digits: String = slice.chars().filter(|&it| it != '_').collect();
    let mut parts = digits.split('.');
    let all_digits = parts.all(|it| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit()));
    if !all_digits || slice.ends_with('_') {
        return Numeral::Bad;
    }
    match digits.matches('.').count() {
        0 => digits.parse().map_or(Numeral::TooLarge, Numeral::Whole),
        1 => Numeral::Decimal(digits),
        _ => Numeral::Bad,
    }
}

fn report_number(place: Place, slice: &str, problems: &mut Problems) {
    match numeral(slice) {
        Numeral::Whole(_) | Numeral::Decimal(_) => {}
        Numeral::TooLarge => problems.push(
            Diagnostic::new(&codes::NUMBER_OUT_OF_RANGE, place)
                .arg(slice)
                .arg(-i64::MAX)
                .arg(i64::MAX),
        ),
        Numeral::Bad => problems.push(Diagnostic::new(&codes::BAD_NUMBER, place).arg(slice)),
    }
}

fn report_text(place: Place, slice: &str, closed: bool, problems: &mut Problems) {
    if !closed {
        problems.push(
            Diagnostic::new(&codes::UNTERMINATED_TEXT, place).help(Bilingual::new(
                "close the text with `\"` on the same line; write `\\n` for a line end inside it",
                "cierra el texto con `\"` en la misma línea; escribe `\\n` para un salto de línea",
            )),
        );
        return;
    }
    if !slice.starts_with('"') {
        let inner: String = slice.chars().skip(1).collect();
        let inner = inner.trim_end_matches(['"', '”', '“', '»', '\'']);
        let quote: String = slice.chars().take(1).collect();
        problems.push(
            Diagnostic::new(&codes::UNKNOWN_CHARACTER, place)
                .arg(quote)
                .help(Bilingual::new(
                    "texts stand between straight quotes: `\"…\"`",
                    "los textos van entre comillas rectas: `\"…\"`",
                ))
                .fix(place, format!("\"{inner}\"")),
        );
    }
    for escape in unquote(slice).bad_escapes {
        let start = place.span.start;
        let span = Span::new(start + escape.start, start + escape.end);
        let bad = slice.get(escape.range()).unwrap_or("");
        problems.push(
            Diagnostic::new(&codes::BAD_ESCAPE, Place { span, ..place })
                .arg(bad)
                .help(Bilingual::new(
                    "the escapes are `\\n`, `\\t`, `\\\"`, `\\\\` and `\\u{f1}`",
                    "los escapes son `\\n`, `\\t`, `\\\"`, `\\\\` y `\\u{f1}`",
                )),
        );
    }
}

fn unknown(place: Place, slice: &str) -> Diagnostic {
    const INSTEAD: &[(&str, &str)] = &[
        ("≤", "<="),
        ("≥", ">="),
        ("≠", "!="),
        ("×", "*"),
        ("÷", "/"),
        ("−", "-"),
        ("–", "-"),
        ("…", ".."),
        ("&&", "and"),
        ("&", "and"),
        ("!", "not"),
    ];
    if slice.starts_with('#') {
        let span = Span::new(place.span.start, place.span.start + 1);
        let place = Place { span, ..place };
        return Diagnostic::new(&codes::UNKNOWN_CHARACTER, place)
            .arg("#")
            .help(Bilingual::new(
                "a comment begins with `//`",
                "un comentario comienza con `//`",
            ))
            .fix(place, "//");
    }
    let diagnostic = Diagnostic::new(&codes::UNKNOWN_CHARACTER, place).arg(slice);
    match INSTEAD.iter().find(|it| it.0 == slice) {
        Some(&(_, instead)) => diagnostic
            .help_with(
                Bilingual::new("write `{0}`", "escribe `{0}`"),
                vec![instead.into()],
            )
            .fix(place, instead),
        None => diagnostic,
    }
}
