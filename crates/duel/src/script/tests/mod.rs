//! Scripts in, problems and trees out.

mod blocks;
mod codes;
mod damage;
mod examples;
mod form;
mod level_one;
mod limits;
mod meant;
mod words;
mod writing;

use super::ast::Script;
use super::{Lexicon, parse};
use std::path::{Path, PathBuf};
use tapete_lang::{Problems, Severity, Sources, Tongue, plain};

/// What reading a script gave.
struct Outcome {
    script: Option<Script>,
    problems: Problems,
    sources: Sources,
}

impl Outcome {
    fn of(text: &str) -> Self {
        Self::with(text, &Lexicon::classic())
    }

    fn with(text: &str, lexicon: &Lexicon) -> Self {
        let mut sources = Sources::new();
        let file = sources.add("test.duel", text);
        let mut problems = Problems::new();
        let script = parse(&sources, file, lexicon, &mut problems);
        assert_eq!(script.is_none(), problems.has_errors());
        Self {
            script,
            problems,
            sources,
        }
    }

    /// Lists the errors as an `.expect` file does: `2:5 E001`.
    fn errors(&self) -> Vec<String> {
        self.listed(|it| it == Severity::Error)
    }

    /// Lists all but notes.
    fn marks(&self) -> Vec<String> {
        self.listed(|it| it != Severity::Note)
    }

    /// Lists the codes of everything.
    fn ids(&self) -> Vec<&'static str> {
        self.problems.sorted().iter().map(|it| it.code.id).collect()
    }

    fn listed(&self, wanted: impl Fn(Severity) -> bool) -> Vec<String> {
        let sorted = self.problems.sorted();
        let listed = sorted.iter().filter(|it| wanted(it.code.severity));
        let mark = |it: &&&tapete_lang::Diagnostic| {
            let (line, column) = self.sources.line_column(it.place);
            format!("{line}:{column} {}", it.code.id)
        };
        listed.map(|it| mark(&it)).collect()
    }

    fn said(&self, tongue: Tongue) -> String {
        plain(&self.problems, &self.sources, tongue)
    }
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/duel/scripts")
        .join(name)
}

/// Lists the example scripts of a folder with their names and what is expected.
fn examples(name: &str) -> Vec<(String, String, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder(name)).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|it| it == "duel") {
            let text = std::fs::read_to_string(&path).unwrap();
            let expected = std::fs::read_to_string(path.with_extension("expect")).unwrap();
            let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
            found.push((stem, text, expected));
        }
    }
    found.sort();
    assert!(found.len() > 10, "{name}");
    found
}
