//! A card game from a text that stands alone, for scenarios and tests.

use tapete_lang::{Diagnostic, Problems, Severity, Sources, Tongue, parse, plain};
use tapete_speech::Said;

use crate::define::codes::NO_SUCH_SUBTYPE;
use crate::model::Cards;

/// Compiles the card game of a text, or lists its problems with their places.
pub(crate) fn cards(text: &str, fast: bool) -> Result<Cards, String> {
    let (cards, problems, sources) = read(text, fast);
    cards.ok_or_else(|| plain(&problems, &sources, Tongue::En))
}

/// Compiles the card game of a text that nobody has written after the first
/// `n_written` bytes, or tells what is wrong with it: in both tongues, and without
/// places. What protects from nobody there is wrong too: nothing could show it.
pub(crate) fn made_up(text: &str, n_written: usize, fast: bool) -> Result<Cards, Said> {
    let (cards, problems, _) = read(text, fast);
    let warned = problems.sorted().into_iter().filter(|it| {
        let is_made_up = it.place.span.start as usize >= n_written;
        it.code == &NO_SUCH_SUBTYPE && is_made_up
    });
    let warned: Vec<Said> = warned.map(both).collect();
    match cards {
        Some(cards) if warned.is_empty() => Ok(cards),
        Some(_) => Err(Said::join(&warned, "; ")),
        None => Err(reasons(&problems)),
    }
}

/// Lists the errors of a text, each with its line, from 1.
pub(crate) fn errors(text: &str) -> Vec<(usize, Said)> {
    let (_, problems, sources) = read(text, true);
    let errors = problems.sorted().into_iter();
    let errors = errors.filter(|it| it.code.severity == Severity::Error);
    errors
        .map(|it| (sources.line_column(it.place).0 as usize, both(it)))
        .collect()
}

fn read(text: &str, fast: bool) -> (Option<Cards>, Problems, Sources) {
    let mut sources = Sources::new();
    let file = sources.add("text.tapete", text);
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[&crate::PHRASING], &mut problems);
    let items = tree.items.iter();
    let sentences: Vec<_> = items
        .map(|it| crate::syntax::read(&sources, it, &mut problems))
        .collect();
    let cards = crate::define::plan(&sentences, fast, &mut problems);
    let cards = cards.filter(|_| !problems.has_errors());
    (cards, problems, sources)
}

/// Writes all errors out.
fn reasons(problems: &Problems) -> Said {
    let errors = problems.sorted().into_iter();
    let errors = errors.filter(|it| it.code.severity == Severity::Error);
    let told: Vec<Said> = errors.map(both).collect();
    Said::join(&told, "; ")
}

fn both(problem: &Diagnostic) -> Said {
    Said {
        en: reason(problem, Tongue::En),
        es: reason(problem, Tongue::Es),
    }
}

fn reason(problem: &Diagnostic, tongue: Tongue) -> String {
    let help = problem.help.iter();
    let help: String = help.map(|it| format!(" ({})", it.say(tongue))).collect();
    format!("{}{help}", problem.message(tongue))
}
