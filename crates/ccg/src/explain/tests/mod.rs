//! Rules text, read as a player would read it.

mod golden;
mod grammar;
mod kinds;
mod label;
mod trees;
mod words;

use tapete_game::Tongue;
use tapete_lang::{FileId, Place, Problems, Spelled, lex};

use super::{Names, rules_text};
use crate::syntax::ast::Sentence;
use crate::syntax::read_body;

const TONGUES: [Tongue; 2] = [Tongue::En, Tongue::Es];

/// Reads the sentences of a text, each of which begins a line.
fn sentences(text: &str) -> Vec<Sentence> {
    let mut found = Vec::new();
    for block in format!("\n{text}").split("\nnew ").skip(1) {
        let block: Vec<&str> = block.lines().map(without_comment).collect();
        let block = block.join("\n");
        let (kind, body) = block.split_once(' ').unwrap_or((block.trim(), ""));
        let mut problems = Problems::new();
        let read = read_body(body, FileId::default(), &lex(body), &mut problems);
        assert!(problems.sorted().is_empty() && !read.broken, "{block}");
        found.push(Sentence {
            kind: spelled(kind.trim()),
            name: read.name,
            clauses: read.clauses,
            place: Place::default(),
            broken: false,
        });
    }
    found
}

fn without_comment(line: &str) -> &str {
    line.split("//").next().unwrap_or("")
}

fn spelled(text: &str) -> Spelled {
    Spelled {
        text: text.to_owned(),
        place: Place::default(),
    }
}

/// Returns the rules text of a card with that clause, in both tongues; nothing
/// if the clause is not understood.
fn texts(kind: &str, clause: &str) -> Option<[String; 2]> {
    let body = format!("called \"Test\" {clause}");
    let mut problems = Problems::new();
    let read = read_body(&body, FileId::default(), &lex(&body), &mut problems);
    if !problems.sorted().is_empty() || read.broken {
        return None;
    }
    let sentence = Sentence {
        kind: spelled(kind),
        name: read.name,
        clauses: read.clauses,
        place: Place::default(),
        broken: false,
    };
    Some(TONGUES.map(|tongue| rules_text(&sentence, &Names::default(), &|_| None, tongue)))
}

/// Returns both texts of a sorcery's effect.
fn effect(text: &str) -> [String; 2] {
    let found = texts("Sorcery", &format!("does: {text}"));
    found.unwrap_or_else(|| panic!("not understood: {text}"))
}

/// Checks that a text is made of whole sentences without words of the grammar.
fn assert_reads(text: &str, from: &str) {
    let begins = text.chars().next().is_some_and(|it| !it.is_lowercase());
    assert!(begins && text.ends_with('.'), "{from}: {text}");
    for leftover in [
        "_", "  ", " ,", " .", "{", "}", " de el ", " a el ", "..", ", ,",
    ] {
        assert!(!text.contains(leftover), "{from}: {text}");
    }
}
