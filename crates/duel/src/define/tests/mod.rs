//! Tests of reading texts: what they mean, and what is wrong with them.

mod meaning;
mod problems;

use tapete_lang::{Problems, Severity, Sources, Tongue, check, parse, plain};

use crate::duel::Plan;
use crate::words::VOCABULARY;

/// Reads a text; returns its plan, if it has one, and its problems, one to a
/// line.
pub(crate) fn read(text: &str) -> (Option<Plan>, String) {
    let mut sources = Sources::new();
    let file = sources.add("text", text);
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[], &mut problems);
    let checked = check(&tree, &[&VOCABULARY], &mut problems);
    let plan = match checked.of_kind(super::DUEL).next() {
        Some(_) => super::plan(&sources, &checked, None, &mut problems),
        None => {
            super::inspect(&sources, &checked, &mut problems);
            None
        }
    };
    (plan, plain(&problems, &sources, Tongue::En))
}

/// Returns the errors of a text, one to a line.
pub(crate) fn errors(text: &str) -> String {
    let is_error = |line: &&str| line.contains(Severity::Error.word(Tongue::En));
    let (_, problems) = read(text);
    problems.lines().filter(is_error).collect()
}
