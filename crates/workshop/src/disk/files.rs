//! Reading and writing files with clear refusals: bounded, UTF-8, never half
//! written, and never over what somebody else has written meanwhile.

mod lock;

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use tapete_lang::Tongue;

/// The longest text that is read; a game is a page, so this is far beyond any.
pub const FILE_BYTES_MAX: u64 = 8 << 20;

/// The longest file that is looked at before it is changed: beyond any replay.
const CHANGED_BYTES_MAX: u64 = 128 << 20;

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
    /// Returns that others write at that place all the time.
    pub fn busy(path: &Path) -> FileError {
        FileError {
            path: path.to_owned(),
            why: Why::Writing(io::ErrorKind::ResourceBusy.into()),
        }
    }

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
    text_of(path, read_bytes(path, FILE_BYTES_MAX)?, FILE_BYTES_MAX)
}

fn text_of(path: &Path, bytes: Vec<u8>, bytes_max: u64) -> Result<String, FileError> {
    if bytes.len() as u64 > bytes_max {
        return Err(FileError {
            path: path.to_owned(),
            why: Why::TooLarge { bytes_max },
        });
    }
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

/// What a file held when it was read, to see later whether it still does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Before(Option<Vec<u8>>);

impl Before {
    /// There was no file.
    pub fn none() -> Before {
        Before(None)
    }

    /// It held these bytes.
    pub fn of(bytes: &[u8]) -> Before {
        Before(Some(bytes.to_owned()))
    }

    /// Returns what it held, if there was a file.
    pub fn bytes(&self) -> Option<&[u8]> {
        self.0.as_deref()
    }
}

/// Reads what a file holds now, nothing if there is none.
pub fn look(path: &Path) -> Result<Before, FileError> {
    match read_bytes(path, CHANGED_BYTES_MAX) {
        Ok(bytes) => Ok(Before(Some(bytes))),
        Err(error) if matches!(error.why, Why::Missing) => Ok(Before(None)),
        Err(error) => Err(error),
    }
}

/// Reads a text that is about to be changed, empty if there is none, and what
/// [`change`] wants to know of it.
pub fn read_to_change(path: &Path) -> Result<(String, Before), FileError> {
    let before = look(path)?;
    let bytes = before.0.clone().unwrap_or_default();
    Ok((text_of(path, bytes, FILE_BYTES_MAX)?, before))
}

/// Writes a file whole, unless somebody else has written there since it was read;
/// tells whether it was written. Whoever was too late reads again.
pub fn change(path: &Path, before: &Before, bytes: &[u8]) -> Result<bool, FileError> {
    write(path, Some(before), bytes)
}

/// Writes a file whole or not at all: beside it first, then in its place.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    write(path, None, bytes).map(|_| ())
}

/// Writes a file that only its owner may read into the system's folder for such,
/// under a name that nobody can guess; returns where it is.
pub fn write_aside(prefix: &str, suffix: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    let mut file = tempfile::Builder::new()
        .prefix(prefix)
        .suffix(suffix)
        .tempfile()?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    Ok(file.keep()?.1)
}

fn write(path: &Path, before: Option<&Before>, bytes: &[u8]) -> Result<bool, FileError> {
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
    if is_device {
        let written = fs::write(&target, bytes);
        return written
            .map(|()| true)
            .map_err(|it| refuse(Why::Writing(it)));
    }
    // Held until the file is in its place, so that nobody comes between looking
    // and writing.
    let _lock = match before {
        Some(_) => Some(lock::take(folder_of(&target)).map_err(|it| refuse(Why::Writing(it)))?),
        None => None,
    };
    if let Some(before) = before
        && look(&target)? != *before
    {
        return Ok(false);
    }
    let written = write_beside(&target, bytes);
    written
        .map(|()| true)
        .map_err(|it| refuse(Why::Writing(it)))
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

fn write_beside(target: &Path, bytes: &[u8]) -> io::Result<()> {
    let old = fs::metadata(target).ok();
    if old.as_ref().is_some_and(|it| it.permissions().readonly()) {
        return Err(io::Error::from(io::ErrorKind::PermissionDenied));
    }
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    let prefix = format!(".{name}.");
    let mut builder = tempfile::Builder::new();
    builder.prefix(&prefix).suffix(".new");
    // As any new file: what of it others may read is for the person to say.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    // On errors it takes itself away.
    let mut file = builder.tempfile_in(folder_of(target))?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    if let Some(old) = old {
        fs::set_permissions(file.path(), old.permissions())?;
    }
    file.persist(target)?;
    Ok(())
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
    fn what_somebody_else_wrote_meanwhile_is_not_written_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.txt");
        let (text, before) = read_to_change(&path).expect("nothing yet");
        assert!(text.is_empty() && before.bytes().is_none());
        assert!(change(&path, &before, b"one").expect("written"));
        assert!(
            !change(&path, &before, b"two").expect("looked at"),
            "there is one now"
        );
        let (text, before) = read_to_change(&path).expect("read");
        assert_eq!(text, "one");
        write_atomically(&path, b"other").expect("written");
        assert!(!change(&path, &before, b"two").expect("looked at"));
        assert_eq!(read_text(&path).expect("read"), "other");
        assert!(change(&path, &Before::of(b"other"), b"two").expect("written"));
        let names = fs::read_dir(folder.path()).expect("listed");
        assert_eq!(names.count(), 1, "nothing is left beside it");
    }

    #[test]
    fn many_at_once_lose_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.txt");
        let add = || loop {
            let (text, before) = read_to_change(&path).expect("read");
            if change(&path, &before, format!("{text}x").as_bytes()).expect("looked at") {
                break;
            }
        };
        std::thread::scope(|scope| {
            (0..4).for_each(|_| drop(scope.spawn(|| (0..25).for_each(|_| add()))));
        });
        assert_eq!(read_text(&path).expect("read"), "x".repeat(100));
    }

    #[cfg(unix)]
    #[test]
    fn what_is_put_aside_is_private_and_new_files_are_as_the_system_says() {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
        let aside = write_aside("tapete-test-", ".json", b"secret").expect("written");
        assert_eq!(mode(&aside), 0o600);
        assert_eq!(read_text(&aside).expect("read"), "secret");
        fs::remove_file(aside).expect("removed");
        let folder = tempfile::tempdir().expect("a folder");
        let (own, plain) = (folder.path().join("a"), folder.path().join("b"));
        write_atomically(&own, b"one").expect("written");
        fs::write(&plain, "one").expect("written");
        assert_eq!(mode(&own), mode(&plain));
        fs::set_permissions(&own, fs::Permissions::from_mode(0o640)).expect("set");
        write_atomically(&own, b"two").expect("written");
        assert_eq!(mode(&own), 0o640, "what it was it stays");
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
