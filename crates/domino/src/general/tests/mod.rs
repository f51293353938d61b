//! Tests that look into the general path.

mod blocks;
mod counts;
mod names;
mod oracle;
mod properties;

use tapete_lang::{Problems, Sources, Tongue, check, parse, plain};

use super::General;
use crate::VOCABULARY;
use crate::define::general;

/// Compiles the clauses of a game that must have no problem.
fn compiled(clauses: &str) -> General {
    let text = format!("new Domino called \"Test\" {clauses}");
    let mut sources = Sources::new();
    let file = sources.add("test.tapete", &text);
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[], &mut problems);
    let checked = check(&tree, &[&VOCABULARY], &mut problems);
    let game = general(&checked, None, &mut problems);
    assert_eq!(plain(&problems, &sources, Tongue::En), "", "{text}");
    game.expect("a text without problems is a game")
}
