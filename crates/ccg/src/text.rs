//! A card game from a text that stands alone, for scenarios and tests.

use tapete_lang::{Problems, Sources, parse, plain};

use crate::model::Cards;

/// Compiles the card game of a text, or lists its problems.
pub(crate) fn cards(text: &str, fast: bool) -> Result<Cards, String> {
    let mut sources = Sources::new();
    let file = sources.add("text.tapete", text);
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[&crate::PHRASING], &mut problems);
    let items = tree.items.iter();
    let sentences: Vec<_> = items
        .map(|it| crate::syntax::read(&sources, it, &mut problems))
        .collect();
    let cards = crate::define::plan(&sentences, fast, &mut problems);
    match cards {
        Some(cards) if !problems.has_errors() => Ok(cards),
        _ => Err(plain(&problems, &sources, tapete_lang::Tongue::En)),
    }
}
