//! Tests of what sentences mean, and of what is wrong with them.

mod problems;

use tapete_lang::{Problems, Sources, Tongue, parse, plain};

use super::plan::{look, plan};
use crate::PHRASING;
use crate::model::Cards;
use crate::syntax::read;

/// Reads a text; returns its game, if it has one, and its problems, one to a
/// line.
pub(crate) fn read_text(text: &str, fast: bool) -> (Option<Cards>, String) {
    let mut sources = Sources::new();
    let file = sources.add("text", text);
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[&PHRASING], &mut problems);
    let sentences: Vec<_> = tree
        .items
        .iter()
        .map(|it| read(&sources, it, &mut problems))
        .collect();
    let has_game = sentences.iter().any(|it| it.kind.text == super::book::GAME);
    let cards = if has_game {
        plan(&sentences, fast, &mut problems)
    } else {
        look(&sentences, &mut problems)
    };
    (cards, plain(&problems, &sources, Tongue::En))
}
