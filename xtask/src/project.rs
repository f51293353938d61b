//! The project on disk: its root, its files, and the programs that chores run.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Returns the folder that holds the workspace.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_path_buf()
}

/// Returns the folder that cargo builds into.
pub(crate) fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder),
        None => root().join("target"),
    }
}

/// Returns cargo, the one that runs this chore if there is one.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Builds the program as the tests build it, and returns its path.
///
/// With all of the workspace: another choice of packages would want other
/// features of what they use, and cargo would build nearly everything again.
pub(crate) fn built_program() -> Result<PathBuf, String> {
    let mut build = cargo(&["build", "-q", "--workspace", "--bins"]);
    if !succeeds(&mut build)? {
        return Err(format!(
            "`{}` failed; mend what it says above",
            shown(&build)
        ));
    }
    let name = format!("tapete{}", std::env::consts::EXE_SUFFIX);
    Ok(target().join("debug").join(name))
}

/// Builds with cargo in the release profile.
pub(crate) fn build_release(args: &[&str]) -> Result<(), String> {
    let mut command = cargo(&["build", "--release", "-q"]);
    command.args(args);
    if succeeds(&mut command)? {
        Ok(())
    } else {
        Err(format!(
            "`{}` failed; mend what it says above",
            shown(&command)
        ))
    }
}

/// Returns the path of the program that [`build_release`] made.
pub(crate) fn release_program(name: &str) -> PathBuf {
    target()
        .join("release")
        .join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// Runs a command with our own input and output; tells whether it went well.
pub(crate) fn succeeds(command: &mut Command) -> Result<bool, String> {
    let status = command
        .status()
        .map_err(|error| format!("cannot run `{}`: {error}", shown(command)))?;
    Ok(status.success())
}

/// Runs a command and returns what it prints, or says how it failed.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let output = command
        .stderr(std::process::Stdio::inherit())
        .output()
        .map_err(|error| format!("cannot run `{}`: {error}", shown(command)))?;
    if !output.status.success() {
        return Err(format!("`{}` failed ({})", shown(command), output.status));
    }
    String::from_utf8(output.stdout)
        .map_err(|_| format!("`{}` printed something that is not text", shown(command)))
}

/// Returns a command as one would type it.
pub(crate) fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut text = program
        .file_stem()
        .unwrap_or(program.as_os_str())
        .to_string_lossy()
        .into_owned();
    for arg in command.get_args() {
        text.push(' ');
        text.push_str(&arg.to_string_lossy());
    }
    text
}

/// Returns the exit code of a program that ran, as our own.
pub(crate) fn passed_on(status: std::process::ExitStatus) -> ExitCode {
    // A program ended by a signal has no code.
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    ExitCode::from(code.unwrap_or(1))
}

/// Reads a file of the project, or says which one cannot be read.
pub(crate) fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path)
        .map_err(|error| format!("cannot read {}: {error}", path.display()))
}

/// Tells whether a family is one that people get; nothing means the language
/// itself. The suite brings a family of its own along, and where the whole
/// workspace is built, so does the program.
pub(crate) fn is_shipped(family: &str) -> bool {
    family.is_empty() || root().join("crates").join(family).is_dir()
}

/// Lists every file below a folder, sorted, without what is built or hidden.
pub(crate) fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let mut waiting = vec![folder.to_path_buf()];
    while let Some(folder) = waiting.pop() {
        let entries = std::fs::read_dir(&folder)
            .map_err(|error| format!("cannot list {}: {error}", folder.display()))?;
        for entry in entries {
            let entry =
                entry.map_err(|error| format!("cannot list {}: {error}", folder.display()))?;
            let path = entry.path();
            let name = entry.file_name();
            let name = name.to_string_lossy();
            if path.is_dir() {
                if name != "target" && !(name.starts_with('.') && name != ".ci") {
                    waiting.push(path);
                }
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
