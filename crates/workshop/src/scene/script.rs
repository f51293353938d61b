//! Reads a file of scenes into scenes with steps.

use super::{Scene, SceneError};

/// One command with what it should give.
#[derive(Clone, Debug)]
pub(super) struct Step {
    /// The line of the command, from 1.
    pub(super) line: usize,
    /// The command as written, without `!` and `quietly`.
    pub(super) command: String,
    /// Whether it must be refused.
    pub(super) refused: bool,
    /// Whether its output is not shown.
    pub(super) quietly: bool,
    /// The lines between `text` and `end`.
    pub(super) body: String,
    /// What comes out, without `=> `.
    pub(super) expected: Vec<String>,
    /// The index of the line where `expected` begins.
    pub(super) expected_at: usize,
}

/// Reads the scenes of a text.
pub fn scenes(text: &str) -> Result<Vec<Scene>, SceneError> {
    let mut scenes: Vec<Scene> = Vec::new();
    let mut lines = text.lines().enumerate();
    let mut may_expect = false;
    while let Some((index, line)) = lines.next() {
        let error = |message: String| SceneError {
            line: index + 1,
            message,
        };
        if let Some(name) = scene_name(line) {
            check_name(name, &scenes).map_err(error)?;
            scenes.push(Scene {
                name: name.to_owned(),
                line: index + 1,
                steps: Vec::new(),
            });
            may_expect = false;
            continue;
        }
        let trimmed = line.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            may_expect = false;
            continue;
        }
        let Some(scene) = scenes.last_mut() else {
            let message = "a scene begins with its name; write `--- name-of-the-scene ---` first";
            return Err(error(message.to_owned()));
        };
        if let Some(expected) = line.strip_prefix("=>") {
            match scene.steps.last_mut() {
                Some(step) if may_expect => {
                    let expected = expected.strip_prefix(' ').unwrap_or(expected);
                    step.expected.push(expected.trim_end().to_owned());
                }
                _ => {
                    let message = "`=>` must stand right below the command that gives it";
                    return Err(error(message.to_owned()));
                }
            }
            continue;
        }
        let mut step = read_step(index, trimmed);
        if matches!(
            step.command.split_whitespace().next(),
            Some("text" | "bots_text")
        ) {
            let mut closed = false;
            for (_, line) in lines.by_ref() {
                if line.trim_end() == "end" {
                    closed = true;
                    break;
                }
                step.body.push_str(line);
                step.body.push('\n');
                step.expected_at += 1;
            }
            step.expected_at += 1;
            if !closed {
                return Err(error("the text has no line `end`".to_owned()));
            }
        }
        scene.steps.push(step);
        may_expect = true;
    }
    Ok(scenes)
}

fn scene_name(line: &str) -> Option<&str> {
    let name = line.strip_prefix("---")?.trim_end().strip_suffix("---")?;
    Some(name.trim())
}

fn check_name(name: &str, scenes: &[Scene]) -> Result<(), String> {
    if name.is_empty() {
        return Err("the scene needs a name: what it shows, in words".to_owned());
    }
    match scenes.iter().find(|it| it.name == name) {
        Some(other) => Err(format!(
            "the name `{name}` is taken by the scene in line {}",
            other.line
        )),
        None => Ok(()),
    }
}

fn read_step(index: usize, line: &str) -> Step {
    let (refused, line) = match line.strip_prefix('!') {
        Some(rest) => (true, rest.trim_start()),
        None => (false, line),
    };
    let (quietly, line) = match line.strip_prefix("quietly ") {
        Some(rest) => (true, rest.trim_start()),
        None => (false, line),
    };
    Step {
        line: index + 1,
        command: line.to_owned(),
        refused,
        quietly,
        body: String::new(),
        expected: Vec::new(),
        expected_at: index + 1,
    }
}
