//! The disk: what a person names is looked for among what is shipped and among
//! files, and the rest of the workshop is handed texts.
//!
//! This is the only module of the workshop that reads or writes a file.

mod files;

use std::path::{Component, Path, PathBuf};

use tapete_lang::Tongue;
use tapete_speech::{Bilingual, Said};

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

/// Returns a reader of included texts: what is shipped first, then files beside
/// or below the text that includes them, of which those with relative names are
/// looked for in `folder`.
pub fn disk_reader(folder: PathBuf) -> impl FnMut(&str, &str) -> Result<String, String> {
    disk_reader_in(folder, Tongue::En)
}

const OUTSIDE: Bilingual = Bilingual::new(
    "a text may include only files beside it or below it, and shipped texts; put the file there",
    "un texto solo puede incluir archivos que estén junto a él o más abajo, y textos incorporados; \
     pon el archivo ahí",
);

const NO_FILE: Bilingual = Bilingual::new(
    "it is no plain file, so it is not read",
    "no es un archivo común, así que no se lee",
);

/// Returns a reader of included texts that says in that tongue why it cannot
/// read one.
pub fn disk_reader_in(
    folder: PathBuf,
    tongue: Tongue,
) -> impl FnMut(&str, &str) -> Result<String, String> {
    move |name, from| {
        let path = folder.join(name);
        if let Some(found) = shipped().iter().find(|it| it.path == name) {
            return match path.exists() {
                true => read_text(&path).map_err(|error| error.reason(tongue)),
                false => Ok(found.text.to_owned()),
            };
        }
        // What a person names may lie anywhere; what a stranger's text names,
        // such as a file of passwords, must not get into a replay.
        if !from.is_empty() {
            if !is_below(name, from) || leads_away(&path, &folder.join(from)) {
                return Err(OUTSIDE.get(tongue).to_owned());
            }
            // A pipe would keep whoever reads it waiting.
            if std::fs::metadata(&path).is_ok_and(|it| !it.is_file() && !it.is_dir()) {
                return Err(NO_FILE.get(tongue).to_owned());
            }
        }
        read_text(&path).map_err(|error| error.reason(tongue))
    }
}

/// Tells whether a name is that of a file beside or below another; both are clean.
fn is_below(name: &str, from: &str) -> bool {
    let folder = from.rfind('/').map_or("", |it| &from[..=it]);
    let Some(rest) = name.strip_prefix(folder) else {
        return false;
    };
    let is_plain = |part: Component<'_>| matches!(part, Component::Normal(_));
    Path::new(rest).components().all(is_plain)
}

/// Tells whether links lead from a file below a folder to one elsewhere.
fn leads_away(path: &Path, from: &Path) -> bool {
    let folder = from.parent().filter(|it| !it.as_os_str().is_empty());
    let folder = std::fs::canonicalize(folder.unwrap_or(Path::new(".")));
    match (std::fs::canonicalize(path), folder) {
        (Ok(path), Ok(folder)) => !path.starts_with(folder),
        // There is no such file, which is told when it is read.
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_beside_and_below_are_told_from_others() {
        for (name, from) in [
            ("bot.tapete", "main.tapete"),
            ("a/lib/bot.tapete", "a/main.tapete"),
            ("/a/b/bot.tapete", "/a/main.tapete"),
            ("../x/bot.tapete", "../x/main.tapete"),
        ] {
            assert!(is_below(name, from), "{name} {from}");
        }
        for (name, from) in [
            ("/etc/passwd", "main.tapete"),
            ("/etc/passwd", "/a/main.tapete"),
            ("../bot.tapete", "main.tapete"),
            ("bot.tapete", "a/main.tapete"),
            ("ab/bot.tapete", "a/main.tapete"),
            ("../bot.tapete", "../x/main.tapete"),
        ] {
            assert!(!is_below(name, from), "{name} {from}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn no_link_leads_an_include_away() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        std::fs::create_dir_all(at("in/lib")).expect("folders");
        std::fs::write(at("secret"), "secret").expect("written");
        std::fs::write(at("in/lib/own"), "own").expect("written");
        symlink(at("secret"), at("in/file")).expect("a link");
        symlink(folder.path(), at("in/away")).expect("a link");
        symlink(at("in/lib/own"), at("in/near")).expect("a link");
        let mut read = disk_reader(folder.path().to_owned());
        for name in ["in/file", "in/away/secret", "secret", "in/../secret"] {
            let error = read(name, "in/main.tapete").expect_err("it lies elsewhere");
            assert!(error.contains("beside it or below it"), "{name}: {error}");
        }
        for name in ["in/lib/own", "in/near"] {
            assert_eq!(read(name, "in/main.tapete").as_deref(), Ok("own"));
        }
        assert_eq!(
            read("secret", "").as_deref(),
            Ok("secret"),
            "a person named it"
        );
        let error = read("in/gone", "in/main.tapete").expect_err("there is none");
        assert_eq!(error, "there is no such file");
    }
}
