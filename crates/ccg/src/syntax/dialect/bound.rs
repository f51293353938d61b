//! Requirements and targets that were given a name: `requires requirements` is
//! what `val requirements` says.

use super::items::starts;
use crate::syntax::lexeme::{Lexeme, LexemeKind};
use crate::syntax::lexicon::Role;
use std::borrow::Cow;
use std::collections::BTreeMap;
use tapete_lang::Symbol;

/// How many pieces a named value may have once the names in it are replaced;
/// names of names could double it each time.
const PIECES_MAX: usize = 500;
/// How many pieces all uses together may add to a file.
const ADDED_MAX: usize = 50_000;

/// What a name stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Requirements,
    Target,
}

struct Bound<'a> {
    sort: Sort,
    value: Vec<Lexeme<'a>>,
}

/// The pieces of a file twice: with the uses of names as names, as it is
/// written; and with what they stand for in their place, as it is meant.
pub(super) struct Both<'a> {
    pub(super) written: Vec<Lexeme<'a>>,
    /// Nothing if no name is used.
    pub(super) meant: Option<Vec<Lexeme<'a>>>,
}

/// Finds the uses of named requirements and targets.
pub(super) fn bound<'a>(lexemes: Vec<Lexeme<'a>>) -> Both<'a> {
    let starts = starts(&lexemes);
    let ends: Vec<usize> = starts.iter().skip(1).copied().collect();
    let mut known: BTreeMap<String, Bound<'a>> = BTreeMap::new();
    let mut written = lexemes;
    let mut meant: Vec<Lexeme<'a>> = Vec::with_capacity(written.len());
    let mut n_added = 0;
    let mut is_used = false;
    for (index, start) in starts.iter().copied().enumerate() {
        let end = ends.get(index).copied().unwrap_or(written.len());
        if index == 0 {
            meant.extend(written.iter().take(start).cloned());
        }
        let item_at = meant.len();
        for at in start..end {
            let found = found_at(&written, at, &known);
            let Some(lexeme) = written.get_mut(at) else {
                break;
            };
            match found.filter(|it| n_added + it.value.len() < ADDED_MAX) {
                Some(found) => {
                    is_used = true;
                    n_added += found.value.len();
                    meant.extend(in_place(&found.value, lexeme));
                    lexeme.kind = LexemeKind::Name;
                    lexeme.senses = &[];
                }
                None => meant.push(lexeme.clone()),
            }
        }
        let item = meant.get(item_at..).unwrap_or_default();
        if let Some((name, bound)) = binding(item) {
            known.insert(name, bound);
        }
    }
    Both {
        written,
        meant: is_used.then_some(meant),
    }
}

/// Returns what the name at an index stands for, if it is used there.
fn found_at<'k, 'a>(
    lexemes: &[Lexeme<'a>],
    at: usize,
    known: &'k BTreeMap<String, Bound<'a>>,
) -> Option<&'k Bound<'a>> {
    let lexeme = lexemes.get(at)?;
    let is_name = matches!(lexeme.kind, LexemeKind::Word | LexemeKind::Name);
    let found = known.get(&*lexeme.text).filter(|_| is_name)?;
    let before = lexemes.get(at.checked_sub(1)?)?;
    let opens = match found.sort {
        Sort::Requirements => ["requires", "costs", "may_also_pay"]
            .iter()
            .any(|it| before.is(Role::Clause, it)),
        Sort::Target => before.is(Role::Clause, "target") || before.is(Role::Select, "target"),
    };
    // A word of the language is a name only where nothing else can stand.
    let joins = before.is(Role::Glue, "and")
        || before.is(Role::Glue, "or")
        || before.is(Role::Glue, "not")
        || before.is_symbol(Symbol::Ampersand)
        || before.is_symbol(Symbol::Comma)
        || before.is_symbol(Symbol::OpenParen)
        || before.is_symbol(Symbol::Equal);
    (opens || (joins && lexeme.senses.is_empty())).then_some(found)
}

/// Returns the pieces of a value where its name stands, in parentheses.
fn in_place<'a>(value: &[Lexeme<'a>], name: &Lexeme<'a>) -> Vec<Lexeme<'a>> {
    let sign = |symbol: Symbol, text: &'static str| Lexeme {
        kind: LexemeKind::Symbol(symbol),
        text: Cow::Borrowed(text),
        senses: &[],
        ..name.clone()
    };
    let inner = value.iter().map(|it| Lexeme {
        place: name.place,
        token: name.token,
        begins_line: false,
        glued: false,
        ..it.clone()
    });
    std::iter::once(sign(Symbol::OpenParen, "("))
        .chain(inner)
        .chain([sign(Symbol::CloseParen, ")")])
        .collect()
}

/// Returns the name that an item gives to requirements or a target, and these.
fn binding<'a>(item: &[Lexeme<'a>]) -> Option<(String, Bound<'a>)> {
    let is_bind = item
        .first()
        .is_some_and(|it| matches!(&*it.text, "val" | "var"));
    let rest = item.get(usize::from(is_bind)..)?;
    let name = rest.first()?;
    let of = rest.get(1).filter(|it| it.is_symbol(Symbol::Colon));
    let of = of.and_then(|_| rest.get(2)).filter(|_| is_bind);
    let equal = if of.is_some() { 3 } else { 1 };
    if !rest.get(equal)?.is_symbol(Symbol::Equal) {
        return None;
    }
    let value = rest.get(equal + 1..)?;
    let is_sign = |it: &Lexeme<'_>| it.is_symbol(Symbol::Comma) || it.is_symbol(Symbol::Semicolon);
    let n_kept = value.iter().rposition(|it| !is_sign(it))? + 1;
    let value = value.get(..n_kept).filter(|it| it.len() <= PIECES_MAX)?;
    let begin = value.iter().find(|it| !it.is_symbol(Symbol::OpenParen))?;
    let sort = match of.map(|it| &*it.text) {
        Some("Requirements" | "Requirement") => Sort::Requirements,
        Some("Target" | "Targets") => Sort::Target,
        Some(_) => return None,
        None if begin.kind == LexemeKind::Number => Sort::Requirements,
        None if begin.kind == LexemeKind::Name => Sort::Target,
        None => return None,
    };
    let bound = Bound {
        sort,
        value: value.to_vec(),
    };
    Some((name.text.clone().into_owned(), bound))
}
