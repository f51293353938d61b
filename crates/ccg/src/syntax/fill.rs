//! Effects and clauses with what is given for their parameters in place of
//! their letters.

use super::ast::{Amount, Argument, ClauseKind, Effect, Filter};
use super::lexeme::lexemes;
use super::print;
use super::reader::{Read, Reader};
use tapete_lang::{FileId, Problems, TokenKind, Tongue, lex_phrases};

/// What a cost that is only a number is paid with, in words that are told and
/// never played.
pub(crate) const ANYTHING: &str = "AnyResource";

/// How many numbers may be tried as costs.
const AMOUNTS_MAX: usize = 4;

/// Returns an effect as it is on a card that gives those arguments; nothing if
/// that cannot be said in words of its own.
///
/// What is written is read as the same tree, so that it is enough to change the
/// words. Its places mean nothing then: it is to be told, not to be played.
pub(crate) fn filled(effect: &Effect, given: &[(String, Argument)]) -> Option<Effect> {
    filled_text(&print::effect(effect, Tongue::En), given, |it| it.effects())
}

/// Returns a clause of an ability as it is where those arguments are given;
/// nothing if that cannot be said in words of its own.
pub(crate) fn filled_clause(
    clause: &ClauseKind,
    given: &[(String, Argument)],
) -> Option<ClauseKind> {
    filled_text(&print::clause(clause, Tongue::En), given, |it| it.clause())
}

/// A number may be given for an amount and for a cost, and only reading tells
/// which: every way is tried, plain numbers first.
fn filled_text<T>(
    written: &str,
    given: &[(String, Argument)],
    read: impl Fn(&mut Reader<'_, '_>) -> Read<T>,
) -> Option<T> {
    let is_amount = |it: &(String, Argument)| matches!(it.1, Argument::Amount(_));
    let n_amounts = given.iter().filter(|it| is_amount(it)).count();
    (0..1_u32 << n_amounts.min(AMOUNTS_MAX)).find_map(|costs| {
        let mut at = 0;
        let words = given.iter().map(|it| {
            let text = closed(&it.1);
            if !is_amount(it) {
                return (it.0.as_str(), text);
            }
            let is_cost = costs >> at & 1 == 1;
            at += 1;
            match is_cost {
                true => (it.0.as_str(), format!("{text} * {ANYTHING}")),
                false => (it.0.as_str(), text),
            }
        });
        let words: Vec<(&str, String)> = words.collect();
        read_whole(&swapped(written, &words)?, &read)
    })
}

/// Puts what is given in the place of its letters.
fn swapped(written: &str, words: &[(&str, String)]) -> Option<String> {
    let mut text = String::with_capacity(written.len());
    for token in lex_phrases(written) {
        let word = written.get(token.span.range())?;
        let is_name = token.kind == TokenKind::Name;
        let given = words.iter().find(|it| is_name && it.0 == word);
        text.push_str(given.map_or(word, |it| &it.1));
    }
    Some(text)
}

fn read_whole<T>(text: &str, read: impl Fn(&mut Reader<'_, '_>) -> Read<T>) -> Option<T> {
    let tokens = lex_phrases(text);
    let lexemes = lexemes(text, FileId::default(), &tokens);
    let mut problems = Problems::new();
    let mut reader = Reader::new(&lexemes, &mut problems);
    let read = read(&mut reader).ok()?;
    let is_whole = reader.peek().is_none();
    (is_whole && problems.is_empty()).then_some(read)
}

/// Writes an argument so that nothing around it goes into it.
fn closed(argument: &Argument) -> String {
    let text = print::argument(argument);
    match argument {
        Argument::Amount(Amount::Number(_) | Amount::Name(_))
        | Argument::Filter(Filter::Word(_))
        | Argument::Cost(_) => text,
        Argument::Amount(_) | Argument::Filter(_) => format!("({text})"),
    }
}
