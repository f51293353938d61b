//! Slips that the form takes for clauses: values with a small letter, words
//! written apart, and the `if` of other languages.

use super::{describe, wrong_bracket};
use crate::check::{example, offer};
use crate::codes;
use crate::diagnostic::Diagnostic;
use crate::help::DID_YOU_MEAN;
use crate::keyword::keyword;
use crate::place::Place;
use crate::problems::Problems;
use crate::tree::{Clause, Op, Value, ValueKind};
use crate::words::{ClauseWord, NameWord, Takes, nearest_word};
use tapete_speech::{Bilingual, nearest};

/// Recognises a name in two words, `Lowest Hand`, and one whose value stands
/// without brackets, `Holder 6|6`; returns how it is written.
pub(super) fn meant_as_one(word: &ClauseWord, first: &Value, second: &Value) -> Option<String> {
    let (Takes::Name(names) | Takes::AnyOf(names) | Takes::Combined(names)) = word.takes else {
        return None;
    };
    let ValueKind::Name(name) = &first.kind else {
        return None;
    };
    if let ValueKind::Name(rest) = &second.kind {
        let whole = format!("{name}{rest}").to_lowercase();
        let mut spellings = names.iter().flat_map(|it| it.word.spellings());
        return spellings
            .find(|it| it.to_lowercase() == whole)
            .map(str::to_owned);
    }
    let takes_value = names
        .iter()
        .any(|it| it.word.is(name) && !it.args.is_empty());
    let faces = second
        .faces()
        .filter(|it| it.iter().all(|it| is_bare(it)))?;
    takes_value.then(|| format!("{name}({})", faces.join("|")))
}

/// Recognises `Out and Blocked`, where one or the other is meant; returns how
/// that is written.
pub(super) fn joined_by_and(value: &Value) -> Option<String> {
    let ValueKind::Binary {
        op: Op::And,
        left,
        right,
    } = &value.kind
    else {
        return None;
    };
    match (&left.kind, &right.kind) {
        (ValueKind::Name(left), ValueKind::Name(right)) => Some(format!("{left} or {right}")),
        _ => None,
    }
}

/// Recognises `for_players 2 to 4`, where a range is meant; returns how it is
/// written, and in place of what. `next` is the unknown clause after a known one.
pub(crate) fn range_in_words(
    word: &ClauseWord,
    clause: &Clause,
    next: &Clause,
) -> Option<(String, Place)> {
    let takes_range = matches!(word.takes, Takes::NumberOrRange { .. });
    if !takes_range || !matches!(next.word.text.as_str(), "to" | "a" | "hasta") {
        return None;
    }
    match (clause.values.as_slice(), next.values.as_slice()) {
        ([from], [to]) => match (&from.kind, &to.kind) {
            (ValueKind::Number(first), ValueKind::Number(last)) => {
                Some((format!("{first}..{last}"), from.place.to(to.place)))
            }
            _ => None,
        },
        _ => None,
    }
}

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
        Takes::Nothing | Takes::Free | Takes::Phrase => return false,
        Takes::Name(names) | Takes::AnyOf(names) | Takes::Combined(names) => names,
        Takes::Number { .. }
        | Takes::NumberOrRange { .. }
        | Takes::Amount
        | Takes::Text
        | Takes::Faces
        | Takes::Block => &[],
    };
    let text = next.word.text.as_str();
    let folded = text.to_lowercase();
    let mut spellings = names.iter().flat_map(|it| it.word.spellings());
    if let Some(meant) = spellings.find(|it| it.to_lowercase() == folded) {
        let block = next.values.first().map(|it| (&it.kind, it.place));
        problems.push(match block {
            Some((ValueKind::Block(_), place)) => wrong_bracket(meant, place, "{"),
            _ => small_letter(clause, next, meant),
        });
        return true;
    }
    let is_variable = word.variables.iter().any(|it| it.word.is(text));
    if matches!(word.takes, Takes::Amount) && is_variable && !next.values.is_empty() {
        problems.push(sign_after_variable(clause, next));
        return true;
    }
    let misspelt = nearest_word(text, others.iter().map(|it| &it.word)).is_some();
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

/// Puts together `gains points` and `opens red`, where the value is one
/// lower-case word, which the form takes for a clause of its own.
///
/// `next` is the unknown clause after a known one; `others` are the clauses
/// that it could be a misspelling of.
pub(crate) fn value_in_one_word(
    word: &'static ClauseWord,
    others: &'static [ClauseWord],
    clause: &Clause,
    next: &Clause,
) -> Option<Clause> {
    let is_alone = clause.values.is_empty() && clause.when.is_none() && !clause.broken;
    let text = next.word.text.as_str();
    if !is_alone || !next.values.is_empty() || is_foreign_when(text) {
        return None;
    }
    let is_value = match word.takes {
        // What is neither a variable nor near a clause is an unknown variable.
        Takes::Amount => {
            word.variables.iter().any(|it| it.word.is(text))
                || nearest_word(text, others.iter().map(|it| &it.word)).is_none()
        }
        Takes::Faces => true,
        Takes::Nothing
        | Takes::Number { .. }
        | Takes::NumberOrRange { .. }
        | Takes::Text
        | Takes::Name(_)
        | Takes::AnyOf(_)
        | Takes::Combined(_)
        | Takes::Free
        | Takes::Block
        | Takes::Phrase => false,
    };
    is_value.then(|| Clause {
        word: clause.word.clone(),
        values: vec![Value {
            place: next.word.place,
            kind: ValueKind::Variable(text.to_owned()),
        }],
        when: next.when.clone(),
        place: clause.place.to(next.place),
        broken: next.broken,
    })
}

/// Tells whether a face can be written without quotes.
fn is_bare(face: &str) -> bool {
    let digits = face.strip_prefix('-').unwrap_or(face);
    let is_number = digits.bytes().all(|it| it.is_ascii_digit());
    let is_word = face.chars().all(|it| it.is_alphanumeric() || it == '_');
    is_number || (is_word && keyword(face).is_none())
}

/// Tells whether a word is what other languages write for `when`, or nearly it.
pub(crate) fn is_foreign_when(text: &str) -> bool {
    matches!(text, "if" | "si") || nearest(text, ["when", "cuando"]).is_some()
}

/// A clause word written apart: `with tiles`, `with-tiles`.
pub(crate) struct SplitWord {
    /// The clause that is meant.
    pub(crate) index: usize,
    /// How many of the clauses that follow are parts of the word.
    pub(crate) n_more: usize,
    place: Place,
    written: String,
    meant: String,
}

impl SplitWord {
    /// Says how the word is written in one.
    pub(crate) fn diagnostic(&self, kind: &str) -> Diagnostic {
        Diagnostic::new(&codes::UNKNOWN_CLAUSE, self.place)
            .arg(kind)
            .arg(self.written.as_str())
            .help_with(DID_YOU_MEAN, vec![self.meant.as_str().into()])
            .fix(self.place, self.meant.as_str())
    }
}

/// Recognises a clause word whose parts are not joined with `_`.
pub(crate) fn split_word<'a>(
    words: &'static [ClauseWord],
    clause: &Clause,
    following: impl Iterator<Item = &'a Clause>,
) -> Option<SplitWord> {
    // The longest word of ours has three parts.
    const MORE_MAX: usize = 2;
    let find = |meant: &str| words.iter().position(|it| it.word.is(meant));
    let mut found = SplitWord {
        index: 0,
        n_more: 0,
        place: clause.word.place,
        written: clause.word.text.clone(),
        meant: clause.word.text.clone(),
    };
    if let Some(value) = clause.values.first() {
        let ValueKind::Minus(inner) = &value.kind else {
            return None;
        };
        let ValueKind::Variable(part) = &inner.kind else {
            return None;
        };
        found.written = format!("{}-{part}", found.written);
        found.meant = format!("{}_{part}", found.meant);
        found.place = found.place.to(inner.place);
        found.index = find(&found.meant)?;
        return Some(found);
    }
    for next in following.take(MORE_MAX) {
        found.n_more += 1;
        found.written = format!("{} {}", found.written, next.word.text);
        found.meant = format!("{}_{}", found.meant, next.word.text);
        found.place = found.place.to(next.word.place);
        if let Some(index) = find(&found.meant) {
            found.index = index;
            return Some(found);
        }
        if !next.values.is_empty() {
            return None;
        }
    }
    None
}

/// Speaks of `gains points - 3`, where `points -3` looks like a clause.
fn sign_after_variable(clause: &Clause, next: &Clause) -> Diagnostic {
    let help = Bilingual::new(
        "put the calculation in parentheses, as in `{0} ({1} - 1)`",
        "pon el cálculo entre paréntesis, como en `{0} ({1} - 1)`",
    );
    let words = vec![
        clause.word.text.as_str().into(),
        next.word.text.as_str().into(),
    ];
    Diagnostic::new(&codes::MISSING_VALUE, clause.word.place)
        .arg(clause.word.text.as_str())
        .help_with(help, words)
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
