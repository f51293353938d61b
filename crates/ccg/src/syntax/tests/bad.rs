//! Bad texts: what is told of each, where, and what is offered instead.

use super::*;
use std::fmt::Write;

/// Every text after its kind, on a line; below it what is told.
const CASES: &str = include_str!("texts/bad.txt");

#[test]
fn every_bad_text_is_told_of_exactly() {
    let mut actual = String::new();
    let mut n_cases = 0;
    for line in CASES.lines() {
        let Some(text) = line.strip_prefix("> ") else {
            continue;
        };
        n_cases += 1;
        let (_, told) = match text.strip_prefix("ccg ") {
            Some(text) => {
                let (_, told) = script(text);
                ((), told)
            }
            None => {
                let (_, told) = body(text);
                ((), told)
            }
        };
        assert!(!told.is_empty(), "{text}");
        let _ = writeln!(actual, "{line}");
        for problem in told {
            let _ = writeln!(actual, "{problem}");
        }
    }
    assert!(n_cases >= 60, "{n_cases}");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/src/syntax/tests/texts/bad.txt"
        );
        std::fs::write(path, &actual).expect("the file of bad texts can be written");
        return;
    }
    assert_eq!(actual, CASES);
}

#[test]
fn every_code_has_an_example_that_shows_it() {
    for code in codes::CODES.iter().filter(|it| !it.wrong.is_empty()) {
        let mut sources = Sources::new();
        let file = sources.add("wrong.ccg", code.wrong);
        let mut problems = Problems::new();
        let script = read_file(&sources, file, &mut problems);
        script.sentences(&mut problems);
        let told: Vec<&str> = problems.sorted().iter().map(|it| it.code.id).collect();
        assert_eq!(told, [code.id], "{}", code.wrong);
        let file = sources.add("right.ccg", code.right);
        let mut problems = Problems::new();
        let script = read_file(&sources, file, &mut problems);
        script.sentences(&mut problems);
        assert!(problems.is_empty(), "{}", code.right);
    }
}
