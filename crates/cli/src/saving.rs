//! Where replays are written: never over what another program wrote there while
//! the match was played, and never lost where their place fails.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use tapete_game::{Replay, Tongue};
use tapete_workshop::{Before, FileError, change, look, write_aside};

use crate::failure::{unwell, wrong_use};
use crate::speech::{fill, speech};

/// How many names beside the wished one are tried.
const BESIDE_MAX: usize = 1000;

/// What lay at each place when this program last looked or wrote there; of any
/// other place it believes that it is free.
static SEEN: Mutex<BTreeMap<PathBuf, Before>> = Mutex::new(BTreeMap::new());

/// Refuses, before a match is played, a place where its replay cannot go or
/// would replace something else. What lies there now may be replaced.
pub(crate) fn check(path: Option<&Path>, tongue: Tongue) -> anyhow::Result<()> {
    let Some(path) = path else { return Ok(()) };
    let speech = speech(tongue);
    if path.is_dir() {
        return Err(wrong_use(fill(speech.is_a_folder, &[&path.display()])));
    }
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|it| !it.is_dir()) {
        return Err(wrong_use(fill(speech.no_such_folder, &[&folder.display()])));
    }
    let is_file = std::fs::metadata(path).is_ok_and(|it| it.is_file());
    if !is_file {
        return Ok(());
    }
    let not_replaced = || wrong_use(fill(speech.not_replaced, &[&path.display()]));
    let before = look(path).map_err(|_| not_replaced())?;
    let text = before.bytes().and_then(|it| std::str::from_utf8(it).ok());
    let is_ours = text.is_some_and(|it| it.is_empty() || Replay::read(it).is_ok());
    if !is_ours {
        return Err(not_replaced());
    }
    remember(path, before);
    Ok(())
}

/// Says that whatever lies there now may be replaced: the person was asked.
pub(crate) fn may_replace(path: &Path) {
    if let Ok(before) = look(path) {
        remember(path, before);
    }
}

/// Where a replay was written.
pub(crate) struct Saved {
    pub(crate) path: PathBuf,
    /// Whether another program wrote at the wished place meanwhile.
    pub(crate) is_beside: bool,
}

impl Saved {
    /// Says where, and why not where it was wished.
    pub(crate) fn say(&self, wished: &Path, tongue: Tongue) -> String {
        let (speech, path) = (speech(tongue), self.path.display());
        match self.is_beside {
            false => fill(speech.saved, &[&path]),
            true => fill(speech.saved_beside, &[&wished.display(), &path]),
        }
    }
}

/// Writes a replay; where its place fails, among the system's temporary files,
/// so that a played match is not lost.
pub(crate) fn save(replay: &Replay, path: &Path, tongue: Tongue) -> anyhow::Result<Saved> {
    let text = replay.write();
    let error = match write(path, text.as_bytes()) {
        Ok(saved) => return Ok(saved),
        Err(error) => error,
    };
    let mut message = error.say(tongue);
    // It may hold what others must not see: only its owner may read it.
    if let Ok(rescue) = write_aside("tapete-replay-", ".json", text.as_bytes()) {
        message.push_str("; ");
        message.push_str(&fill(speech(tongue).saved_instead, &[&rescue.display()]));
    }
    Err(unwell(message))
}

fn write(path: &Path, bytes: &[u8]) -> Result<Saved, FileError> {
    let seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
    let before = seen.get(path).cloned().unwrap_or_default();
    drop(seen);
    if change(path, &before, bytes)? {
        remember(path, Before::of(bytes));
        return Ok(Saved {
            path: path.to_owned(),
            is_beside: false,
        });
    }
    for number in 2..BESIDE_MAX {
        let beside = beside(path, number);
        if change(&beside, &Before::none(), bytes)? {
            return Ok(Saved {
                path: beside,
                is_beside: true,
            });
        }
    }
    Err(FileError::busy(path))
}

/// Names a file beside another: `night.json`, `night-2.json`.
fn beside(path: &Path, number: usize) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let name = match path.extension() {
        Some(extension) => format!("{stem}-{number}.{}", extension.to_string_lossy()),
        None => format!("{stem}-{number}"),
    };
    path.with_file_name(name)
}

fn remember(path: &Path, before: Before) {
    let mut seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
    seen.insert(path.to_owned(), before);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_program_wrote_meanwhile_stays() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("night.json");
        let read = |name: &str| std::fs::read_to_string(folder.path().join(name));
        assert!(check(Some(&path), Tongue::En).is_ok());
        assert!(!write(&path, b"one").expect("written").is_beside);
        assert!(!write(&path, b"two").expect("written").is_beside, "its own");
        std::fs::write(&path, "other").expect("written");
        let saved = write(&path, b"three").expect("written");
        assert!(saved.is_beside);
        assert!(saved.say(&path, Tongue::Es).contains("night-2.json"));
        assert_eq!(
            write(&path, b"four").expect("written").path,
            beside(&path, 3)
        );
        assert_eq!(read("night.json").expect("there"), "other");
        assert_eq!(read("night-2.json").expect("there"), "three");
        may_replace(&path);
        assert!(!write(&path, b"five").expect("written").is_beside);
    }

    #[test]
    fn what_is_no_replay_is_not_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("notes.txt");
        std::fs::write(&path, "mine").expect("written");
        assert!(check(Some(&path), Tongue::En).is_err());
        std::fs::write(&path, "").expect("written");
        assert!(check(Some(&path), Tongue::En).is_ok(), "it is empty");
    }
}
