//! Scenes: short test scripts of text in and text out. The format is told in
//! `docs/scenes.md`.
//!
//! A scene sets up a game, does something and holds what came out; running it
//! compares, updating it writes down what comes out now.

mod ask;
mod lines;
mod script;
mod stage;

use std::fmt;

pub use lines::is_lines;
use script::Step;
pub use script::scenes;
use stage::Stage;
use tapete_lang::Tongue;

pub use crate::load::Read;

/// A short test script.
#[derive(Clone, Debug)]
pub struct Scene {
    /// A fact, in words joined by `-`, unique in its file.
    pub name: String,
    /// The line of the name, from 1.
    pub line: usize,
    steps: Vec<Step>,
}

/// A file of scenes that cannot be read as such.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneError {
    /// Where, from 1.
    pub line: usize,
    /// What is wrong, and what to write.
    pub message: String,
}

impl fmt::Display for SceneError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for SceneError {}

/// What came of a file of scenes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneReport {
    /// Each scene in the order of the file.
    pub scenes: Vec<SceneResult>,
}

impl SceneReport {
    /// Tells whether every scene passed.
    pub fn passed(&self) -> bool {
        self.scenes.iter().all(SceneResult::passed)
    }
}

/// What came of one scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneResult {
    /// Its name.
    pub name: String,
    /// The line of its name, from 1.
    pub line: usize,
    /// What differed, if anything did.
    pub difference: Option<String>,
}

impl SceneResult {
    /// Tells whether all came out as written.
    pub fn passed(&self) -> bool {
        self.difference.is_none()
    }
}

/// Runs every scene of a text, or every line of one that a family runs so.
pub fn run(text: &str, read: Read<'_>) -> Result<SceneReport, SceneError> {
    run_in(text, read, Tongue::En)
}

/// The same, where lines of a family say what failed in a tongue.
pub fn run_in(text: &str, read: Read<'_>, tongue: Tongue) -> Result<SceneReport, SceneError> {
    if let Some(lines) = lines::of(text) {
        return lines::report(lines, text, read, tongue);
    }
    let results = scenes(text)?.into_iter().map(|scene| {
        let difference = scene.run(&mut *read).err();
        SceneResult {
            name: scene.name,
            line: scene.line,
            difference,
        }
    });
    Ok(SceneReport {
        scenes: results.collect(),
    })
}

/// Returns the text with every `=>` line as it comes out now.
///
/// What is wrong with the scene itself, such as an unknown command, cannot be
/// written down and is returned as an error.
pub fn update(text: &str, read: Read<'_>) -> Result<String, SceneError> {
    if is_lines(text) {
        return Err(SceneError {
            line: 1,
            message: "scenarios say what must come out; there is nothing to update".to_owned(),
        });
    }
    let lines: Vec<&str> = text.lines().collect();
    let mut new = String::with_capacity(text.len());
    let mut copied = 0;
    for scene in scenes(text)? {
        let mut stage = Stage::new(&mut *read);
        for step in &scene.steps {
            let (output, _) = stage.perform(step)?;
            for line in &lines[copied..step.expected_at] {
                new.push_str(line);
                new.push('\n');
            }
            for line in &output {
                new.push_str(format!("=> {line}").trim_end());
                new.push('\n');
            }
            copied = step.expected_at + step.expected.len();
        }
        stage.finish()?;
    }
    for line in &lines[copied..] {
        new.push_str(line);
        new.push('\n');
    }
    Ok(new)
}

impl Scene {
    /// Runs the scene, or says what differed and where.
    pub fn run(&self, read: Read<'_>) -> Result<(), String> {
        let mut stage = Stage::new(read);
        for step in &self.steps {
            let (output, refused) = stage.perform(step).map_err(|it| it.to_string())?;
            if output != step.expected {
                return Err(difference(step, &output));
            }
            if refused && !step.refused {
                return Err(format!(
                    "line {}: `{}` was refused; write `!` before it if it should be",
                    step.line, step.command
                ));
            }
            if !refused && step.refused {
                return Err(format!(
                    "line {}: `{}` should have been refused, but was not",
                    step.line, step.command
                ));
            }
        }
        stage.finish().map_err(|it| it.to_string())
    }
}

fn difference(step: &Step, output: &[String]) -> String {
    use fmt::Write as _;
    let mut text = format!(
        "line {}: `{}` came out differently",
        step.line, step.command
    );
    let n_lines = step.expected.len().max(output.len());
    for index in 0..n_lines {
        let (wanted, came) = (step.expected.get(index), output.get(index));
        if wanted == came {
            if let Some(line) = wanted {
                let _ = write!(text, "\n    => {line}");
            }
            continue;
        }
        if let Some(line) = wanted {
            let _ = write!(text, "\n  - => {line}");
        }
        if let Some(line) = came {
            let _ = write!(text, "\n  + => {line}");
        }
    }
    text
}

#[cfg(test)]
mod tests;
