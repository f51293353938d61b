//! The files of Konquest: what is read, told and written.

mod codes;
mod damage;
mod dialects;
mod examples;
mod expected;
mod form;
mod meaning;
mod round_trip;
mod samples;
mod trace;
mod unwritable;

use super::{KonquestFile, MapFile, SaveFile, read};
use std::path::{Path, PathBuf};
use tapete_lang::{Problems, Severity, Sources, Tongue};

/// What reading a text gave: the file, and the problems as code, line, column.
struct Outcome {
    file: Option<KonquestFile>,
    errors: Vec<(String, u32, u32)>,
    warnings: Vec<(String, u32, u32)>,
    problems: Problems,
}

impl Outcome {
    fn of(text: &str) -> Self {
        let mut sources = Sources::new();
        let id = sources.add("test", text);
        let mut problems = Problems::new();
        let file = read(&sources, id, &mut problems);
        let list = |severity: Severity| {
            let sorted = problems.sorted();
            let of_severity = sorted.iter().filter(|it| it.code.severity == severity);
            of_severity
                .map(|it| {
                    let (line, column) = sources.line_column(it.place);
                    (it.code.id.to_owned(), line, column)
                })
                .collect()
        };
        Outcome {
            file,
            errors: list(Severity::Error),
            warnings: list(Severity::Warning),
            problems,
        }
    }

    /// Writes the errors as `E101@3:4 E105@6:1`.
    fn shown(&self) -> String {
        let shown: Vec<String> = self
            .errors
            .iter()
            .chain(&self.warnings)
            .map(|(id, line, column)| format!("{id}@{line}:{column}"))
            .collect();
        shown.join(" ")
    }

    /// Writes the messages and the help in a language.
    fn said(&self, tongue: Tongue) -> String {
        let mut said = String::new();
        for problem in self.problems.sorted() {
            said.push_str(&problem.message(tongue));
            for help in &problem.help {
                said.push_str(" = ");
                said.push_str(&help.say(tongue));
            }
            said.push('\n');
        }
        said
    }

    fn map(self) -> MapFile {
        match self.file {
            Some(KonquestFile::Map(map)) => map,
            other => panic!("not a map: {other:?}\n{}", self.problems.len()),
        }
    }

    fn save(self) -> SaveFile {
        match self.file {
            Some(KonquestFile::Save(save)) => save,
            other => panic!("not a saved game: {other:?}\n{}", self.problems.len()),
        }
    }
}

fn examples_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/konquest")
}

/// Lists all example files of a folder with their texts.
fn examples(folder: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = std::fs::read_dir(examples_folder().join(folder))
        .unwrap()
        .map(|it| {
            let path = it.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (
                format!("{folder}/{name}"),
                std::fs::read_to_string(path).unwrap(),
            )
        })
        .collect();
    found.sort();
    assert!(!found.is_empty(), "{folder}");
    found
}

/// Reads a text with `¦` before every place where a problem should be, and
/// writes the problems; those at a mark without their place.
fn problems_at(marked: &str) -> String {
    let mut marks = Vec::new();
    let mut text = String::new();
    let (mut line, mut column) = (1, 1);
    for it in marked.chars() {
        match it {
            '¦' => marks.push(format!("@{line}:{column}")),
            '\n' => (line, column) = (line + 1, 1),
            _ => column += 1,
        }
        if it != '¦' {
            text.push(it);
        }
    }
    let mut shown = Outcome::of(&text).shown();
    for mark in marks {
        assert!(shown.contains(&mark), "nothing at {mark}: {shown}\n{text}");
        shown = format!("{shown} ").replace(&format!("{mark} "), " ");
    }
    shown.trim_end().to_owned()
}

/// A map as the examples write it, with one part replaced.
fn map_with(part: &str, by: &str) -> String {
    let text = samples::MAP;
    assert!(text.contains(part), "{part}");
    text.replacen(part, by, 1)
}

/// A saved game as the examples write it, with one part replaced.
fn save_with(part: &str, by: &str) -> String {
    let text = samples::SAVE;
    assert!(text.contains(part), "{part}");
    text.replacen(part, by, 1)
}
