//! The disk: what a person names is looked for among what is shipped and among
//! files, and the rest of the workshop is handed texts.
//!
//! This is the only module of the workshop that reads or writes a file.

mod files;

use std::path::{Path, PathBuf};

use tapete_lang::Tongue;
use tapete_speech::Said;

pub use files::{
    Before, FILE_BYTES_MAX, FileError, change, look, read_bytes, read_text, read_to_change,
    write_aside, write_atomically,
};

use tapete_family::Text;

use crate::open::{OpenError, Opened, open_with};
use crate::shipped::{shipped, shipped_text};
use crate::toolbox::ends_as_a_text;

/// Opens a game for play: `game` is a shipped name or a file; each of `bots`
/// is a bot's name, a shipped bot, or a file whose first bot is meant.
pub fn open(game: &str, bots: &[String], n_seats: Option<usize>) -> Result<Opened, OpenError> {
    open_in(game, bots, n_seats, Tongue::En)
}

/// Opens a game for play, with the reasons of problems in that tongue.
pub fn open_in(
    game: &str,
    bots: &[String],
    n_seats: Option<usize>,
    tongue: Tongue,
) -> Result<Opened, OpenError> {
    let read = &mut disk_reader_in(PathBuf::new(), tongue);
    open_with(game, bots, n_seats, &mut find_text, read)
}

/// Finds the text of a shipped game, of a shipped bot or of a file.
pub fn find_text(name: &str) -> Result<Text, OpenError> {
    let path = Path::new(name);
    let looks_like_a_file = name.contains(['/', '\\']) || path.extension().is_some();
    match shipped_text(name) {
        // A file comes before a shipped text that is named by its path.
        Ok(text) if text.name != name || !path.exists() => return Ok(text),
        Err(unknown) if !looks_like_a_file && !path.exists() => {
            return Err(OpenError::Unknown(unknown));
        }
        Ok(_) | Err(_) => {}
    }
    let text =
        read_text(path).map_err(|error| OpenError::File(Said::each(|tongue| error.say(tongue))))?;
    Ok(Text::new(name, text))
}

/// Tells whether a name is that of a file and not, perhaps, of a card: there is
/// one, or it ends as the files of some family do.
pub fn is_file_name(name: &str) -> bool {
    Path::new(name).is_file() || ends_as_a_text(name)
}

/// Returns a reader of included texts: what is shipped first, then files, of
/// which those with relative names are looked for in `folder`.
pub fn disk_reader(folder: PathBuf) -> impl FnMut(&str) -> Result<String, String> {
    disk_reader_in(folder, Tongue::En)
}

/// Returns a reader of included texts that says in that tongue why it cannot
/// read one.
pub fn disk_reader_in(
    folder: PathBuf,
    tongue: Tongue,
) -> impl FnMut(&str) -> Result<String, String> {
    move |name| {
        let path = folder.join(name);
        if let Some(found) = shipped().iter().find(|it| it.path == name)
            && !path.exists()
        {
            return Ok(found.text.to_owned());
        }
        read_text(&path).map_err(|error| error.reason(tongue))
    }
}
