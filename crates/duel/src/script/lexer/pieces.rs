//! What can be said of the pieces of a text before they are lexemes.

use super::Extent;
use std::collections::BTreeSet;
use tapete_lang::{Symbol, Token, TokenKind};

/// Puts together what belongs to one number: `1.` is a number in scripts, and
/// `1..2` or `1.x` is one bad number.
pub(in super::super) fn glue_numbers(extent: Extent<'_>, pieces: Vec<Token>) -> Vec<Token> {
    let mut glued: Vec<Token> = Vec::with_capacity(pieces.len());
    for piece in pieces {
        let Some(last) = glued.last_mut() else {
            glued.push(piece);
            continue;
        };
        let is_point = matches!(piece.kind, TokenKind::Symbol(Symbol::Dot | Symbol::Range));
        let after_point = extent.slice(last.span).ends_with('.')
            && matches!(
                piece.kind,
                TokenKind::Number | TokenKind::Word | TokenKind::Name | TokenKind::Keyword(_)
            );
        if last.kind == TokenKind::Number && (is_point || after_point) {
            last.span.end = piece.span.end;
        } else {
            glued.push(piece);
        }
    }
    glued
}

/// Returns what a number is worth; nothing if it is badly written, or too
/// large to be worth anything.
pub(super) fn number(text: &str) -> Option<f64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = |it: &str| it.bytes().all(|it| it.is_ascii_digit());
    if whole.is_empty() || !digits(whole) || !digits(fraction) {
        return None;
    }
    let number: f64 = text.parse().ok()?;
    number.is_finite().then_some(number)
}

/// Collects the words after `let`, which are known from then on.
pub(super) fn names<'a>(extent: Extent<'a>, pieces: &[Token]) -> BTreeSet<&'a str> {
    let mut names = BTreeSet::new();
    let mut after_let = false;
    for piece in pieces {
        if piece.kind.is_trivia() {
            continue;
        }
        let is_word = matches!(
            piece.kind,
            TokenKind::Word | TokenKind::Name | TokenKind::Keyword(_)
        );
        let text = extent.slice(piece.span);
        if after_let && is_word {
            names.insert(text);
        }
        after_let = text == "let";
    }
    names
}

/// Returns the level that the first line asks for.
pub(super) fn level(extent: Extent<'_>, pieces: &[Token]) -> u8 {
    let mut words = pieces
        .iter()
        .filter(|it| !it.kind.is_trivia())
        .map(|it| extent.slice(it.span));
    let asks = words.next() == Some("language");
    u8::from(!(asks && words.next() == Some("0")))
}
