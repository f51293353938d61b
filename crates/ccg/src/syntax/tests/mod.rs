//! What the reader and the printer do, sentence by sentence.

mod bad;
mod files;
mod layout;
pub(crate) mod made;
mod soup;
mod trees;

use super::ast::Sentence;
use super::dialect::{Script, ScriptKind, read_file};
use super::*;
use std::fmt::Debug;
use tapete_lang::Tongue;

/// Reads a text of the dialect and what was told of it.
fn script(text: &str) -> (Script, Vec<String>) {
    let mut sources = Sources::new();
    let file = sources.add("test.ccg", text);
    let mut problems = Problems::new();
    let script = read_file(&sources, file, &mut problems);
    (script, told(&sources, &problems))
}

/// Reads one sentence of the common form after its kind.
fn body(text: &str) -> (Vec<ast::Clause>, Vec<String>) {
    let mut sources = Sources::new();
    let file = sources.add("test.tapete", text);
    let mut problems = Problems::new();
    let body = read_body(text, file, &lex_phrases(text), &mut problems);
    let told = told(&sources, &problems);
    assert_eq!(body.broken, !told.is_empty(), "{text}: {told:?}");
    (body.clauses, told)
}

/// Reads sentences of the common form, which are sentences of the dialect too.
fn sentences(text: &str) -> Vec<Sentence> {
    let (script, told) = script(text);
    assert_eq!(told, Vec::<String>::new(), "{text}");
    let of = |kind| match kind {
        ScriptKind::Sentence(sentence) => sentence,
        other => panic!("no sentence: {other:?}"),
    };
    script.items.into_iter().map(|it| of(it.kind)).collect()
}

/// Says each problem in a line: place, code, message and help.
fn told(sources: &Sources, problems: &Problems) -> Vec<String> {
    let say = |it: &&tapete_lang::Diagnostic| {
        let (line, column) = sources.line_column(it.place);
        let help: Vec<String> = it.help.iter().map(|it| it.say(Tongue::En)).collect();
        let help = match help.is_empty() {
            true => String::new(),
            false => format!("; {}", help.join("; ")),
        };
        let message = it.message(Tongue::En);
        format!("{line}:{column} {}: {message}{help}", it.code.id)
    };
    problems.sorted().iter().map(say).collect()
}

/// Shows a tree without its places.
fn shape(tree: &impl Debug) -> String {
    let full = format!("{tree:?}");
    let mut out = String::with_capacity(full.len());
    let mut rest = full.as_str();
    while let Some(at) = rest.find("Place { file") {
        out.push_str(&rest[..at]);
        let end = rest[at..].find("} }").map_or(rest.len(), |it| at + it + 3);
        rest = &rest[end..];
    }
    out.push_str(rest);
    out
}
