//! The check that every family gets for nothing: words, values, conditions.

use crate::checked::{Checked, CheckedClause, CheckedItem, Line};
use crate::codes;
use crate::diagnostic::{Arg, Diagnostic, Phrase};
use crate::expect::{self, expect};
use crate::formula::compile;
use crate::help::DID_YOU_MEAN;
use crate::place::Place;
use crate::problems::Problems;
use crate::spanish::translate_examples;
use crate::tree::{Clause, Item, Tree};
use crate::words::{ClauseWord, KindWord, Times, VariableKind, Vocabulary, Word, nearest_word};
use std::collections::BTreeMap;
use tapete_speech::{Bilingual, sort_by_nearness};

/// Checks a tree against the words of some families.
///
/// What is wrong is reported and left out; a family need not speak of it again
/// ([`CheckedItem::failed`]). An item of a kind that no vocabulary knows is
/// checked as one of the first [open](Vocabulary::open) kind, if there is one.
pub fn check(tree: &Tree, vocabularies: &[&Vocabulary], problems: &mut Problems) -> Checked {
    let kinds: Vec<&'static KindWord> = vocabularies.iter().flat_map(|it| it.kinds).collect();
    let open = vocabularies.iter().find_map(|it| it.open);
    let mut names = BTreeMap::new();
    let mut checked = Checked::default();
    for item in &tree.items {
        // The parser has spoken of a kind that is missing.
        if item.kind.text.is_empty() {
            continue;
        }
        let known = kinds.iter().copied().find(|it| it.word.is(&item.kind.text));
        let is_open = |it: &&'static KindWord| !is_meant_for_other(item, it, &kinds);
        let Some(kind) = known.or(open.filter(is_open)) else {
            if !problems.has_at(item.kind.place) {
                problems.push(unknown_kind(item, &kinds));
            }
            continue;
        };
        check_name(item, kind, &mut names, problems);
        checked.items.push(check_item(item, kind, problems));
    }
    translate_examples(problems, vocabularies);
    checked
}

/// Tells whether the kind of an item is a misspelt one, although texts may make
/// kinds of their own: the word is near, and the first clause fits only there.
fn is_meant_for_other(item: &Item, open: &KindWord, kinds: &[&'static KindWord]) -> bool {
    let says = |kind: &KindWord, clause: &Clause| {
        let mut clauses = kind.clauses.iter();
        clauses.any(|it| it.word.is(&clause.word.text))
    };
    let Some(first) = item.clauses.first() else {
        return false;
    };
    let near = nearest_word(&item.kind.text, kinds.iter().map(|it| &it.word));
    let near = near.and_then(|near| kinds.iter().find(|it| it.word.is(near)));
    near.is_some_and(|it| says(it, first) && !says(open, first))
}

fn unknown_kind(item: &Item, kinds: &[&'static KindWord]) -> Diagnostic {
    let kind = &item.kind;
    let diagnostic = Diagnostic::new(&codes::UNKNOWN_KIND, kind.place).arg(kind.text.as_str());
    offer(
        diagnostic,
        &kind.text,
        kind.place,
        kinds.iter().map(|it| &it.word),
    )
}

fn check_name<'a>(
    item: &'a Item,
    kind: &'static KindWord,
    names: &mut BTreeMap<(&'a str, &'a str), Place>,
    problems: &mut Problems,
) {
    let Some(name) = &item.name else {
        if kind.named {
            problems.push(missing_name(item, item.kind.place));
        }
        return;
    };
    if name.text.trim().is_empty() {
        // The parser has spoken of a name without quotes.
        if !problems.has_at(name.place) {
            problems.push(missing_name(item, name.place));
        }
        return;
    }
    // A kind that the text declares itself is known by the word it is written with.
    let is_declared = !kind.word.is(&item.kind.text);
    let word = if is_declared {
        &item.kind.text
    } else {
        kind.word.name
    };
    let first = *names.entry((word, &name.text)).or_insert(name.place);
    if first != name.place {
        problems.push(
            Diagnostic::new(&codes::NAME_TAKEN, name.place)
                .arg(item.kind.text.as_str())
                .arg(name.text.as_str())
                .label(first, Bilingual::new("the first one", "el primero")),
        );
    }
}

fn missing_name(item: &Item, place: Place) -> Diagnostic {
    let help = Bilingual::new(
        "write `new {0} called \"…\"`",
        "escribe `nuevo {0} llamado \"…\"`",
    );
    Diagnostic::new(&codes::MISSING_NAME, place)
        .arg(item.kind.text.as_str())
        .help_with(help, vec![item.kind.text.as_str().into()])
}

fn check_item(item: &Item, kind: &'static KindWord, problems: &mut Problems) -> CheckedItem {
    let n_clauses = kind.clauses.len();
    let mut clauses: Vec<CheckedClause> = Vec::new();
    clauses.resize_with(n_clauses, CheckedClause::default);
    let mut first_places: Vec<Option<Place>> = vec![None; n_clauses];
    let find = |clause: &Clause| {
        kind.clauses
            .iter()
            .position(|it| it.word.is(&clause.word.text))
    };

    let mut written = item.clauses.iter().peekable();
    let mut previous = None;
    while let Some(clause) = written.next() {
        let Some(index) = find(clause) else {
            if !item.phrased
                && let Some(slip) = expect::split_word(kind.clauses, clause, written.clone())
            {
                problems.push(slip.diagnostic(&item.kind.text));
                clauses[slip.index].failed = true;
                for _ in 0..slip.n_more {
                    written.next();
                }
                continue;
            }
            if !item.phrased
                && expect::is_foreign_when(&clause.word.text)
                && let Some(previous) = previous.take()
            {
                problems.push(foreign_when(item, clause));
                // The line would count as one without a condition.
                let checked: &mut CheckedClause = &mut clauses[previous];
                checked.lines.pop();
                checked.failed = true;
                let is_condition = |next: &&Clause| find(next).is_none() && next.values.is_empty();
                if clause.values.is_empty() {
                    written.next_if(|it| is_condition(it));
                }
                continue;
            }
            let near = unknown_clause(item, kind, clause, problems);
            // The misspelt clause is not missing as well.
            if let Some(near) = near {
                clauses[near].failed = true;
            }
            continue;
        };
        previous = Some(index);
        let word = &kind.clauses[index];
        let can_slip = |it: &&Clause| !item.phrased && find(it).is_none();
        let slip = written.peek().copied().filter(can_slip);
        let joined = slip.and_then(|it| expect::value_in_one_word(word, kind.clauses, clause, it));
        let clause = joined.as_ref().unwrap_or(clause);
        if joined.is_some() {
            written.next();
        } else if let Some(next) = slip
            && expect::value_became_clause(word, kind.clauses, clause, next, problems)
        {
            written.next();
            clauses[index].failed = true;
            continue;
        }
        if joined.is_none()
            && let Some(next) = slip
            && let Some((meant, place)) = expect::range_in_words(word, clause, next)
        {
            problems.push(
                Diagnostic::new(&codes::UNKNOWN_CLAUSE, next.word.place)
                    .arg(item.kind.text.as_str())
                    .arg(next.word.text.as_str())
                    .help_with(DID_YOU_MEAN, vec![meant.as_str().into()])
                    .fix(place, meant),
            );
            written.next();
            clauses[index].failed = true;
            continue;
        }
        let first = *first_places[index].get_or_insert(clause.word.place);
        let repeated = word.times == Times::Once && first != clause.word.place;
        if repeated {
            problems.push(repeated_clause(clause, first));
            clauses[index].failed = true;
            continue;
        }
        match check_line(word, clause, problems) {
            Some(line) => clauses[index].lines.push(line),
            None => clauses[index].failed = true,
        }
    }

    finish_clauses(item, kind, &mut clauses, problems);
    CheckedItem {
        kind,
        written: item.kind.clone(),
        name: item.name.clone(),
        place: item.place,
        clauses,
    }
}

/// Puts the lines without a condition last, and tells of clauses that are missing.
fn finish_clauses(
    item: &Item,
    kind: &'static KindWord,
    clauses: &mut [CheckedClause],
    problems: &mut Problems,
) {
    // What is too much for one clause may be the value of one whose word is missing.
    let is_inside = |it: &&Diagnostic| {
        it.place.file == item.place.file && item.place.to(it.place) == item.place
    };
    let is_too_much = |it: &&Diagnostic| it.code.id == codes::TOO_MANY_VALUES.id;
    let mut known = problems.sorted().into_iter().filter(is_too_much);
    let is_broken = item.broken || known.any(|it| is_inside(&it));
    for (word, checked) in kind.clauses.iter().zip(clauses) {
        if word.times == Times::Rules {
            put_default_last(word, checked, problems);
        }
        if word.needed && checked.lines.is_empty() && !checked.failed {
            checked.failed = true;
            if !is_broken {
                problems.push(missing_clause(item, word));
            }
        }
    }
}

fn check_line(word: &'static ClauseWord, clause: &Clause, problems: &mut Problems) -> Option<Line> {
    if clause.broken {
        return None;
    }
    let value = expect(word, clause, problems);
    let when = match &clause.when {
        None => Some(None),
        Some(condition) if word.times == Times::Once => {
            let name = clause.word.text.as_str();
            problems.push(Diagnostic::new(&codes::NEEDLESS_WHEN, condition.place).arg(name));
            None
        }
        Some(condition) => {
            compile(condition, word.variables, VariableKind::Truth, problems).map(Some)
        }
    };
    Some(Line {
        value: value?,
        when: when?,
        place: clause.place,
    })
}

/// Moves the line without a condition to the end; a second one is refused.
fn put_default_last(word: &ClauseWord, checked: &mut CheckedClause, problems: &mut Problems) {
    let mut default: Option<Line> = None;
    let mut lines = Vec::with_capacity(checked.lines.len());
    for line in checked.lines.drain(..) {
        match (&line.when, &default) {
            (Some(_), _) => lines.push(line),
            (None, None) => default = Some(line),
            (None, Some(first)) => {
                problems.push(
                    Diagnostic::new(&codes::REPEATED_CLAUSE, line.place)
                        .arg(word.word.name)
                        .label(first.place, Bilingual::new("first here", "primero aquí"))
                        .help(Bilingual::new(
                            "only one line may stand without `when`; it is the default",
                            "sólo una línea puede ir sin `cuando`; es la regla por defecto",
                        )),
                );
                checked.failed = true;
            }
        }
    }
    lines.extend(default);
    checked.lines = lines;
}

/// Reports a clause that the kind does not have; returns the one it seems to
/// mean.
fn unknown_clause(
    item: &Item,
    kind: &'static KindWord,
    clause: &Clause,
    problems: &mut Problems,
) -> Option<usize> {
    let text = clause.word.text.as_str();
    let diagnostic = Diagnostic::new(&codes::UNKNOWN_CLAUSE, clause.word.place)
        .arg(item.kind.text.as_str())
        .arg(text);
    if problems.is_full() {
        // It is only counted: nobody reads what could be offered.
        problems.push(diagnostic);
        return None;
    }
    let words = || kind.clauses.iter().map(|it| &it.word);
    problems.push(offer(diagnostic, text, clause.word.place, words()));
    let near = nearest_word(text, words())?;
    kind.clauses.iter().position(|it| it.word.is(near))
}

fn foreign_when(item: &Item, clause: &Clause) -> Diagnostic {
    let help = Bilingual::new(
        "a condition begins with `when`",
        "una condición comienza con `cuando`",
    );
    Diagnostic::new(&codes::UNKNOWN_CLAUSE, clause.word.place)
        .arg(item.kind.text.as_str())
        .arg(clause.word.text.as_str())
        .help(help)
}

fn repeated_clause(clause: &Clause, first: Place) -> Diagnostic {
    Diagnostic::new(&codes::REPEATED_CLAUSE, clause.word.place)
        .arg(clause.word.text.as_str())
        .label(first, Bilingual::new("first here", "primero aquí"))
}

fn missing_clause(item: &Item, word: &ClauseWord) -> Diagnostic {
    Diagnostic::new(&codes::MISSING_CLAUSE, item.kind.place)
        .arg(item.kind.text.as_str())
        .arg(word.word.spelled())
        .help(example(&word.word))
}

/// Says how a word is used.
pub(crate) fn example(word: &Word) -> Phrase {
    let template = Bilingual::new("write for example `{0}`", "escribe por ejemplo `{0}`");
    Phrase::new(template, vec![Arg::Example(word.example)])
}

/// So many words are a list that people read; of more the nearest are offered.
const LISTED_MAX: usize = 7;
const NEAREST: usize = 3;

/// Adds "did you mean", or the list of words if none is near, or the nearest of
/// a long list.
pub(crate) fn offer<'a>(
    diagnostic: Diagnostic,
    text: &str,
    place: Place,
    words: impl Iterator<Item = &'a Word> + Clone,
) -> Diagnostic {
    if let Some(near) = nearest_word(text, words.clone()) {
        let template = Bilingual::new("did you mean `{0}`?", "¿quisiste decir `{0}`?");
        return diagnostic
            .help_with(template, vec![near.into()])
            .fix(place, near);
    }
    let mut words: Vec<&Word> = words.collect();
    let is_long = words.len() > LISTED_MAX;
    if is_long {
        sort_by_nearness(text, &mut words, |it| it.name);
        words.truncate(NEAREST);
    }
    let list = |spelling: fn(&Word) -> &'static str| {
        let spellings: Vec<String> = words
            .iter()
            .map(|it| format!("`{}`", spelling(it)))
            .collect();
        spellings.join(", ")
    };
    let english = list(|it| it.name);
    if english.is_empty() {
        return diagnostic;
    }
    let template = match is_long {
        true => Bilingual::new(
            "the nearest are {0}; `tapete words` lists all",
            "las más parecidas son {1}; `tapete words` las enumera todas",
        ),
        false => Bilingual::new("write one of {0}", "escribe uno de {1}"),
    };
    let spanish = list(|it| it.others.first().copied().unwrap_or(it.name));
    diagnostic.help_with(template, vec![english.into(), spanish.into()])
}
