//! Rules text, read as a player would read it.

mod golden;

use tapete_game::Tongue;
use tapete_lang::{FileId, Place, Problems, Spelled, lex};

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
