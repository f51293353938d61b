//! Tests of JSON files: the examples of the original, round trips, bad input.

mod bad;
mod examples;
mod reading;
mod round_trip;

use tapete_lang::{Problems, Sources, Tongue, check, parse, plain};

use super::form;
use crate::words::VOCABULARY;

/// Checks a file; returns its problems, one to a line.
fn problems(text: &str) -> String {
    let mut sources = Sources::new();
    let file = sources.add("a.json", text);
    let mut problems = Problems::new();
    form::load_json(&mut sources, file, None, &mut problems);
    plain(&problems, &sources, Tongue::En)
}

/// Returns the problems of a file as `line:column id`.
fn told(text: &str) -> Vec<String> {
    let brief = |line: &str| {
        let (head, rest) = line.split_once('[')?;
        let place: Vec<&str> = head.split(": ").collect();
        let numbers = place.iter().rev().nth(1)?.rsplit(':').take(2);
        let numbers: Vec<&str> = numbers.collect();
        let id = rest.split_once(']')?.0;
        Some(format!("{}:{} {id}", numbers.get(1)?, numbers.first()?))
    };
    problems(text).lines().filter_map(brief).collect()
}

fn formatted(text: &str) -> Result<String, String> {
    let mut sources = Sources::new();
    let file = sources.add("a.json", text);
    form::format_json(&mut sources, file).map_err(|it| plain(&it, &sources, Tongue::En))
}

/// Writes a file as sentences.
fn to_sentences(text: &str) -> Result<String, String> {
    let mut sources = Sources::new();
    let file = sources.add("a.json", text);
    let mut problems = Problems::new();
    let sentences = form::to_native(&mut sources, file, &mut problems);
    sentences.ok_or_else(|| plain(&problems, &sources, Tongue::En))
}

/// Writes sentences as a file.
fn to_json(text: &str) -> String {
    let mut sources = Sources::new();
    let file = sources.add("a.tapete", text);
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[], &mut problems);
    let checked = check(&tree, &[&VOCABULARY], &mut problems);
    match checked.of_kind(crate::define::DUEL).next() {
        Some(_) => drop(crate::compile(&sources, &checked, None, &mut problems)),
        None => crate::inspect(&sources, &checked, &mut problems),
    }
    assert!(
        !problems.has_errors(),
        "{}",
        plain(&problems, &sources, Tongue::En)
    );
    form::from_native(&sources, &checked).expect("JSON has words for all of it")
}
