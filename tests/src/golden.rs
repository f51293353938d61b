//! Files that hold what came out: found, compared, written anew on request.

use std::path::{Path, PathBuf};

use libtest_mimic::Failed;

/// Returns the root of the project.
pub fn root() -> PathBuf {
    let suite = Path::new(env!("CARGO_MANIFEST_DIR"));
    suite.parent().unwrap_or(suite).to_path_buf()
}

/// Tells whether files are to be written anew instead of compared.
pub fn updating() -> bool {
    std::env::var_os("UPDATE_EXPECT").is_some_and(|it| it != "0")
}

/// Lists the files of a folder of the project with that extension, sorted,
/// subfolders included; a folder that does not exist has none.
pub fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut waiting = vec![root().join(folder)];
    while let Some(folder) = waiting.pop() {
        let Ok(entries) = std::fs::read_dir(folder) else {
            continue;
        };
        for path in entries.flatten().map(|it| it.path()) {
            if path.is_dir() {
                waiting.push(path);
            } else if path.extension().is_some_and(|it| it == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Returns a path as it is written from the root of the project.
pub fn shown(path: &Path) -> String {
    let root = root();
    let path = path.strip_prefix(&root).unwrap_or(path);
    let parts: Vec<_> = path.iter().map(|it| it.to_string_lossy()).collect();
    parts.join("/")
}

/// Reads a file, or says which one cannot be read.
pub fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", shown(path)))
}

/// Reads a file by its name from the root of the project, as includes and
/// scenes name it. The refusal names no path of this machine, since it becomes
/// part of a scene.
pub fn project_file(name: &str, _from: &str) -> Result<String, String> {
    std::fs::read_to_string(root().join(name)).map_err(|_| "there is no such file".to_owned())
}

/// Compares a file with what came out now, or writes it.
///
/// `repeat` names the trial, for the command that writes the file.
pub fn compare(path: &Path, now: &str, repeat: &str) -> Result<(), Failed> {
    if updating() {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(path, now)?;
        return Ok(());
    }
    let name = shown(path);
    let advice = format!("UPDATE_EXPECT=1 cargo suite {repeat}");
    let Ok(before) = std::fs::read_to_string(path) else {
        return Err(format!("{name} is missing; write it with `{advice}` and read it").into());
    };
    match first_difference(&before, now) {
        None => Ok(()),
        Some(difference) => Err(format!(
            "{name} {difference}\nif the change is right, write it with `{advice}`"
        )
        .into()),
    }
}

/// Says where two texts first differ.
fn first_difference(before: &str, now: &str) -> Option<String> {
    let mut before_lines = before.lines();
    let mut now_lines = now.lines();
    let mut number = 0;
    loop {
        number += 1;
        match (before_lines.next(), now_lines.next()) {
            (None, None) => return None,
            (before, now) if before == now => {}
            (before, now) => {
                let quoted =
                    |it: Option<&str>| it.map_or("nothing".to_owned(), |it| format!("`{it}`"));
                return Some(format!(
                    "differs in line {number}:\n  before {}\n  now    {}",
                    quoted(before),
                    quoted(now)
                ));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_named() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        let longer = first_difference("a\nb\n", "a\nb\nc\n").unwrap();
        assert!(
            longer.contains("line 3") && longer.contains("nothing"),
            "{longer}"
        );
        let other = first_difference("a\nb\n", "a\nx\n").unwrap();
        assert!(other.contains("line 2") && other.contains("`x`"), "{other}");
    }
}
