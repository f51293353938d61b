//! What is not said of a text that is already known to be broken: a name that
//! cannot be found may stand in a part that was not understood.

use tapete_lang::{Code, Diagnostic, Place, Problems, Severity};

use super::book::GAME;
use super::codes;
use crate::syntax::ast::Sentence;

/// How much of a text was understood before its meaning is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// All of it, or the sentences with mistakes are known.
    Whole,
    /// A sentence or a file is missing.
    Parts,
    /// The game itself has a mistake, and with it the rules of everything else.
    NotTheGame,
}

/// What names that cannot be found are told with.
const UNRESOLVED: &[&Code] = &[
    &codes::UNKNOWN_TYPE,
    &codes::UNKNOWN_WORD,
    &codes::UNKNOWN_PROPERTY,
    &codes::UNKNOWN_COUNTER,
    &codes::UNKNOWN_ZONE,
    &codes::UNKNOWN_PHASE,
    &codes::UNKNOWN_RESOURCE,
    &codes::UNKNOWN_CARD,
    &codes::UNKNOWN_TOKEN,
    &codes::UNKNOWN_DECK,
    &codes::UNKNOWN_ACTION,
    &codes::UNKNOWN_RULE,
    &codes::UNKNOWN_ABILITY,
    &codes::UNKNOWN_GAME,
    &codes::NO_SUCH_SUBTYPE,
];

/// Tells how much of a text was understood.
pub(super) fn heard(sentences: &[Sentence], problems: &Problems) -> Heard {
    let errors: Vec<Place> = problems
        .sorted()
        .iter()
        .filter(|it| it.code.severity == Severity::Error)
        .map(|it| it.place)
        .collect();
    let has = |it: &Sentence, error: &Place| {
        it.place.file == error.file && it.place.to(*error) == it.place
    };
    let mut games = sentences.iter().filter(|it| it.kind.text == GAME);
    if games.any(|it| errors.iter().any(|error| has(it, error))) {
        return Heard::NotTheGame;
    }
    let is_lost = |error: &Place| !sentences.iter().any(|it| has(it, error));
    match errors.iter().any(is_lost) {
        true => Heard::Parts,
        false => Heard::Whole,
    }
}

/// Looks at the meaning of a text of which parts are missing: names that cannot
/// be found are not told.
pub(super) fn without_names<T>(
    problems: &mut Problems,
    work: impl FnOnce(&mut Problems) -> T,
) -> T {
    let mut found = Problems::new();
    let result = work(&mut found);
    let is_sure = |it: &&Diagnostic| !UNRESOLVED.iter().any(|code| std::ptr::eq(it.code, *code));
    let sure: Vec<Diagnostic> = found
        .sorted()
        .into_iter()
        .filter(is_sure)
        .cloned()
        .collect();
    problems.extend(sure);
    result
}
