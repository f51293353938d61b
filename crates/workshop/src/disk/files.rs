//! Reading and writing files with clear refusals: bounded, UTF-8, and never
//! half written.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::{fmt, process};

use tapete_lang::Tongue;

/// The longest text that is read; a game is a page, so this is far beyond any.
pub const FILE_BYTES_MAX: u64 = 8 << 20;

/// Why a file could not be read or written.
#[derive(Debug)]
pub struct FileError {
    /// Which file.
    pub path: PathBuf,
    why: Why,
}

#[derive(Debug)]
enum Why {
    Missing,
    Folder,
    TooLarge { bytes_max: u64 },
    NotText { byte: usize },
    Reading(io::Error),
    Writing(io::Error),
}

impl FileError {
    /// Says what failed and why.
    pub fn say(&self, tongue: Tongue) -> String {
        let path = self.path.display();
        let reason = self.reason(tongue);
        let writing = matches!(self.why, Why::Writing(_));
        match (tongue, writing) {
            (Tongue::En, false) => format!("cannot read {path}: {reason}"),
            (Tongue::En, true) => {
                format!("cannot write {path}: {reason}; what was there is unchanged")
            }
            (Tongue::Es, false) => format!("no se puede leer {path}: {reason}"),
            (Tongue::Es, true) => {
                format!("no se puede escribir {path}: {reason}; lo que había sigue igual")
            }
        }
    }

    /// Says only why.
    pub fn reason(&self, tongue: Tongue) -> String {
        let es = tongue == Tongue::Es;
        match &self.why {
            Why::Missing if es => "el archivo no existe".to_owned(),
            Why::Missing => "there is no such file".to_owned(),
            Why::Folder if es => "es una carpeta, no un archivo".to_owned(),
            Why::Folder => "it is a folder, not a file".to_owned(),
            Why::TooLarge { bytes_max } if es => {
                let mebibytes = bytes_max >> 20;
                format!("es demasiado grande: se leen como mucho {mebibytes} MiB")
            }
            Why::TooLarge { bytes_max } => {
                format!("it is too large: at most {} MiB are read", bytes_max >> 20)
            }
            Why::NotText { byte } if es => {
                format!("no es texto UTF-8: el byte {byte} no se entiende; guárdalo como UTF-8")
            }
            Why::NotText { byte } => {
                format!("it is not UTF-8 text: byte {byte} makes no sense; save it as UTF-8")
            }
            Why::Reading(error) | Why::Writing(error) => error.to_string(),
        }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Tongue::En))
    }
}

impl std::error::Error for FileError {}

/// Reads a whole text of at most [`FILE_BYTES_MAX`] bytes; a byte-order mark
/// at its start is left out.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    let bytes = read_bytes(path, FILE_BYTES_MAX)?;
    let text = String::from_utf8(bytes).map_err(|error| FileError {
        path: path.to_owned(),
        why: Why::NotText {
            byte: error.utf8_error().valid_up_to(),
        },
    })?;
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}

/// Reads a whole file of at most `bytes_max` bytes.
pub fn read_bytes(path: &Path, bytes_max: u64) -> Result<Vec<u8>, FileError> {
    let refuse = |why| FileError {
        path: path.to_owned(),
        why,
    };
    if path.is_dir() {
        return Err(refuse(Why::Folder));
    }
    let file = File::open(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => refuse(Why::Missing),
        _ => refuse(Why::Reading(error)),
    })?;
    let mut bytes = Vec::new();
    // One byte more than allowed tells a long file from one that just fits,
    // also for devices and pipes that do not know their length.
    file.take(bytes_max + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| refuse(Why::Reading(error)))?;
    if bytes.len() as u64 > bytes_max {
        return Err(refuse(Why::TooLarge { bytes_max }));
    }
    Ok(bytes)
}

/// Writes a file whole or not at all: beside it first, then in its place.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let refuse = |why| FileError {
        path: path.to_owned(),
        why,
    };
    if path.is_dir() {
        return Err(refuse(Why::Writing(io::ErrorKind::IsADirectory.into())));
    }
    // A link is followed, so that the link stays and its target changes.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let is_device = fs::metadata(&target).is_ok_and(|it| !it.is_file());
    let written = if is_device {
        fs::write(&target, bytes)
    } else {
        write_beside(&target, bytes)
    };
    written.map_err(|error| refuse(Why::Writing(error)))
}

fn write_beside(target: &Path, bytes: &[u8]) -> io::Result<()> {
    let old = fs::metadata(target).ok();
    if old.as_ref().is_some_and(|it| it.permissions().readonly()) {
        return Err(io::Error::from(io::ErrorKind::PermissionDenied));
    }
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    let beside = target.with_file_name(format!(".{name}.{}.new", process::id()));
    let written = (|| {
        let mut file = File::create_new(&beside)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        if let Some(old) = old {
            fs::set_permissions(&beside, old.permissions())?;
        }
        fs::rename(&beside, target)
    })();
    if written.is_err() {
        // The first error is the one to report; the leftover is best effort.
        let _ = fs::remove_file(&beside);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_and_keeps_its_old_self_otherwise() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.txt");
        write_atomically(&path, b"one").expect("written");
        write_atomically(&path, b"two").expect("written again");
        assert_eq!(read_text(&path).expect("read"), "two");
        let mut permissions = fs::metadata(&path).expect("there").permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).expect("set");
        let error = write_atomically(&path, b"three").expect_err("read only");
        assert!(error.say(Tongue::Es).contains("lo que había sigue igual"));
        assert_eq!(read_text(&path).expect("read"), "two");
        let names = fs::read_dir(folder.path()).expect("listed");
        assert_eq!(names.count(), 1, "nothing is left beside it");
    }

    #[test]
    fn what_is_no_text_is_refused_with_the_reason() {
        let folder = tempfile::tempdir().expect("a folder");
        let why = |path: &Path| read_text(path).expect_err("refused").to_string();
        assert!(why(folder.path()).ends_with("it is a folder, not a file"));
        assert!(why(&folder.path().join("gone")).ends_with("there is no such file"));
        let path = folder.path().join("a");
        fs::write(&path, b"abc\xff").expect("written");
        assert!(why(&path).contains("byte 3 makes no sense"));
        fs::write(&path, vec![b' '; FILE_BYTES_MAX as usize + 1]).expect("written");
        assert!(why(&path).ends_with("at most 8 MiB are read"));
        fs::write(&path, "\u{feff}new").expect("written");
        assert_eq!(read_text(&path).expect("read"), "new");
    }
}
