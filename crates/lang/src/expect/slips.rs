//! Values written with a small letter, which the form takes for clauses.

use super::describe;
use crate::check::{example, offer};
use crate::codes;
use crate::diagnostic::Diagnostic;
use crate::problems::Problems;
use crate::suggest::suggest_word;
use crate::tongue::Bilingual;
use crate::tree::Clause;
use crate::words::{ClauseWord, NameWord, Takes};

/// Recognises `turns clockwise` and `for_players four`, where the value has
/// become a clause that nobody knows, and reports that alone.
///
/// `next` is the unknown clause after a known one; `others` are the clauses
/// that it could be a misspelling of.
pub(crate) fn value_became_clause(
    word: &'static ClauseWord,
    others: &'static [ClauseWord],
    clause: &Clause,
    next: &Clause,
    problems: &mut Problems,
) -> bool {
    if !clause.values.is_empty() || clause.when.is_some() || clause.broken {
        return false;
    }
    let names: &[NameWord] = match word.takes {
        Takes::Nothing | Takes::Free => return false,
        Takes::Name(names) | Takes::AnyOf(names) => names,
        Takes::Number { .. } | Takes::NumberOrRange { .. } | Takes::Text | Takes::Block => &[],
    };
    let text = next.word.text.as_str();
    let folded = text.to_lowercase();
    let mut spellings = names.iter().flat_map(|it| it.word.spellings());
    if let Some(meant) = spellings.find(|it| it.to_lowercase() == folded) {
        problems.push(small_letter(clause, next, meant));
        return true;
    }
    let misspelt = suggest_word(text, others.iter().map(|it| &it.word)).is_some();
    if misspelt || !next.values.is_empty() || next.broken {
        return false;
    }
    let place = next.word.place;
    let owner = clause.word.text.as_str();
    problems.push(if names.is_empty() {
        let found = Bilingual::new("a lower-case word", "una palabra en minúscula");
        Diagnostic::new(&codes::WRONG_VALUE, place)
            .arg(owner)
            .arg(describe(&word.takes))
            .arg(found)
            .help(example(&word.word))
    } else {
        let diagnostic = Diagnostic::new(&codes::UNKNOWN_NAME, place)
            .arg(owner)
            .arg(text);
        offer(diagnostic, text, place, names.iter().map(|it| &it.word))
    });
    true
}

fn small_letter(clause: &Clause, next: &Clause, meant: &str) -> Diagnostic {
    let help = Bilingual::new(
        "names begin with a capital: write `{0}`",
        "los nombres llevan mayúscula: escribe `{0}`",
    );
    Diagnostic::new(&codes::UNKNOWN_NAME, next.word.place)
        .arg(clause.word.text.as_str())
        .arg(next.word.text.as_str())
        .help_with(help, vec![meant.into()])
        .fix(next.word.place, meant)
}
