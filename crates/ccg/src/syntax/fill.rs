//! Effects with what is given for their parameters in place of their letters.

use super::ast::{Amount, Argument, Effect, Filter};
use super::lexeme::lexemes;
use super::print;
use super::reader::Reader;
use tapete_lang::{FileId, Problems, TokenKind, Tongue, lex_phrases};

/// Returns an effect as it is on a card that gives those arguments; nothing if
/// that cannot be said in words of its own.
///
/// What is written is read as the same tree, so that it is enough to change the
/// words. Its places mean nothing then: it is to be told, not to be played.
pub(crate) fn filled(effect: &Effect, given: &[(String, Argument)]) -> Option<Effect> {
    let written = print::effect(effect, Tongue::En);
    let mut text = String::with_capacity(written.len());
    for token in lex_phrases(&written) {
        let word = written.get(token.span.range())?;
        let is_name = token.kind == TokenKind::Name;
        let argument = given.iter().find(|it| is_name && it.0 == word);
        match argument {
            Some((_, argument)) => text.push_str(&closed(argument)),
            None => text.push_str(word),
        }
    }
    let tokens = lex_phrases(&text);
    let lexemes = lexemes(&text, FileId::default(), &tokens);
    let mut problems = Problems::new();
    let mut reader = Reader::new(&lexemes, &mut problems);
    let effect = reader.effects().ok()?;
    let is_whole = reader.peek().is_none();
    (is_whole && problems.is_empty()).then_some(effect)
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
