//! Method calls as clauses: `(new Card()).called("X")` is `new Card called "X"`.

use crate::syntax::lexeme::{Lexeme, LexemeKind};
use tapete_lang::Symbol;

/// Leaves out the parentheses and dots of method calls on something new.
pub(super) fn flatten(lexemes: Vec<Lexeme<'_>>) -> Vec<Lexeme<'_>> {
    let partners = partners(&lexemes);
    let mut dropped = vec![false; lexemes.len()];
    let mut at = 0;
    while at < lexemes.len() {
        let opens_new = is(&lexemes, at, Symbol::OpenParen) && is_new(&lexemes, at + 1);
        let close = partners.get(at).copied().flatten();
        if let Some(close) = close.filter(|_| opens_new) {
            drop_at(&mut dropped, at);
            drop_at(&mut dropped, close);
            drop_empty(&lexemes, &partners, at + 2, &mut dropped);
            at = calls(&lexemes, &partners, close + 1, &mut dropped);
            continue;
        }
        if is_new(&lexemes, at) {
            drop_empty(&lexemes, &partners, at + 1, &mut dropped);
        }
        at += 1;
    }
    let mut dropped = dropped.into_iter();
    let mut begins_line = false;
    let mut kept = Vec::with_capacity(lexemes.len());
    for mut lexeme in lexemes {
        begins_line = begins_line || lexeme.begins_line;
        if dropped.next() == Some(true) {
            continue;
        }
        lexeme.begins_line = begins_line;
        begins_line = false;
        kept.push(lexeme);
    }
    kept
}

/// Drops the signs of `.word(…)` after `.word(…)`; returns where they end.
fn calls(
    lexemes: &[Lexeme<'_>],
    partners: &[Option<usize>],
    start: usize,
    dropped: &mut [bool],
) -> usize {
    let mut at = start;
    loop {
        let is_call = is(lexemes, at, Symbol::Dot) && is(lexemes, at + 2, Symbol::OpenParen);
        let close = partners.get(at + 2).copied().flatten();
        let Some(close) = close.filter(|_| is_call) else {
            return at;
        };
        for gone in [at, at + 2, close] {
            drop_at(dropped, gone);
        }
        at = close + 1;
    }
}

/// Drops the empty parentheses after the kind that stands at an index.
fn drop_empty(
    lexemes: &[Lexeme<'_>],
    partners: &[Option<usize>],
    kind: usize,
    dropped: &mut [bool],
) {
    let is_kind = lexemes
        .get(kind)
        .is_some_and(|it| it.kind == LexemeKind::Name);
    let is_empty = partners.get(kind + 1).copied().flatten() == Some(kind + 2);
    if is_kind && is_empty && is(lexemes, kind + 1, Symbol::OpenParen) {
        drop_at(dropped, kind + 1);
        drop_at(dropped, kind + 2);
    }
}

fn drop_at(dropped: &mut [bool], at: usize) {
    if let Some(it) = dropped.get_mut(at) {
        *it = true;
    }
}

fn is(lexemes: &[Lexeme<'_>], at: usize, symbol: Symbol) -> bool {
    lexemes.get(at).is_some_and(|it| it.is_symbol(symbol))
}

pub(super) fn is_new(lexemes: &[Lexeme<'_>], at: usize) -> bool {
    let new = ["new", "nuevo", "nueva"];
    lexemes.get(at).is_some_and(|it| new.contains(&&*it.text))
}

/// For each opening parenthesis, where it closes.
fn partners(lexemes: &[Lexeme<'_>]) -> Vec<Option<usize>> {
    let mut partners = vec![None; lexemes.len()];
    let mut open = Vec::new();
    for (at, lexeme) in lexemes.iter().enumerate() {
        if lexeme.is_symbol(Symbol::OpenParen) {
            open.push(at);
        } else if lexeme.is_symbol(Symbol::CloseParen)
            && let Some(start) = open.pop()
            && let Some(partner) = partners.get_mut(start)
        {
            *partner = Some(at);
        }
    }
    partners
}
