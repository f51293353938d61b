//! One at a time: while a program looks at a file and puts another in its place,
//! no other program of ours does so in the same folder.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long another program may keep a folder: it only looks and writes.
const WAIT_MAX: Duration = Duration::from_secs(20);

/// How long it is waited before it is asked again.
const WAIT_STEP: Duration = Duration::from_millis(2);

/// Takes the folder for this program; it is given back when what is returned is
/// dropped, and by the system if the program ends.
pub(super) fn take(folder: &Path) -> io::Result<Option<File>> {
    let Some(file) = opened(folder)? else {
        return Ok(None);
    };
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(Some(file)),
            Err(TryLockError::WouldBlock) if begun.elapsed() < WAIT_MAX => sleep(WAIT_STEP),
            Err(TryLockError::WouldBlock) => return Err(io::ErrorKind::ResourceBusy.into()),
            // Some file systems of other machines lock nothing: there it is
            // looked and written all the same, only less surely.
            Err(TryLockError::Error(_)) => return Ok(None),
        }
    }
}

/// The folder itself is taken, so that nothing is left in it.
#[cfg(unix)]
fn opened(folder: &Path) -> io::Result<Option<File>> {
    // Who may write into a folder but not list it works without.
    Ok(File::open(folder).ok())
}

/// A folder cannot be taken here, but a file in it.
#[cfg(not(unix))]
fn opened(folder: &Path) -> io::Result<Option<File>> {
    let file = folder.join(".tapete.lock");
    let opened = File::options().create(true).append(true).open(file);
    opened.map(Some)
}
