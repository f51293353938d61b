//! From what a person asks for, a game and who plays it, to the game.

use std::fmt;
use std::path::{Path, PathBuf};

use tapete_family::{Loaded, Text};
use tapete_game::Game;
use tapete_lang::Tongue;
use tapete_speech::same_name;

use crate::files::{FileError, read_text};
use crate::load::load;
use crate::shipped::{NameError, find_game, shipped, shipped_bots};

/// A game that was asked for and is well, with the bots that were asked for.
pub struct Opened {
    /// The game.
    pub game: Game,
    /// All that came of its texts.
    pub loaded: Loaded,
    /// The names of the bots, where a file was given the name of its bot.
    pub bots: Vec<String>,
}

/// Why a game that was asked for cannot be played.
pub enum OpenError {
    /// No shipped game and no file has that name.
    Unknown(NameError),
    /// A file cannot be read.
    File(FileError),
    /// The file of bots brings no bot.
    NoBot(String),
    /// The number of players does not fit the game.
    Players {
        /// How many were asked for.
        n_seats: usize,
        /// The fewest and the most that the game takes.
        fits: (usize, usize),
    },
    /// Its text has errors, or no game.
    Problems(Box<Loaded>),
}

impl OpenError {
    /// Says what is wrong; the problems of a text are told by whoever shows them.
    pub fn say(&self, tongue: Tongue) -> String {
        let es = tongue == Tongue::Es;
        match self {
            OpenError::Unknown(error) => error.say(tongue),
            OpenError::File(error) => error.say(tongue),
            OpenError::NoBot(file) if es => format!("el archivo {file} no trae ningún bot"),
            OpenError::NoBot(file) => format!("the file {file} brings no bot"),
            OpenError::Players { n_seats, fits } if es => {
                format!(
                    "el juego es {}, no para {n_seats}",
                    players_text(*fits, tongue)
                )
            }
            OpenError::Players { n_seats, fits } => {
                format!(
                    "the game is {}, not for {n_seats}",
                    players_text(*fits, tongue)
                )
            }
            OpenError::Problems(loaded) if !loaded.problems.has_errors() => {
                let text = "the text holds no game";
                if es {
                    "el texto no contiene ningún juego"
                } else {
                    text
                }
                .to_owned()
            }
            OpenError::Problems(_) if es => "el texto del juego tiene errores".to_owned(),
            OpenError::Problems(_) => "the text of the game has errors".to_owned(),
        }
    }
}

fn players_text((min, max): (usize, usize), tongue: Tongue) -> String {
    match (tongue, min == max) {
        (Tongue::En, true) => format!("for {min} players"),
        (Tongue::En, false) => format!("for {min} to {max} players"),
        (Tongue::Es, true) => format!("para {min} jugadores"),
        (Tongue::Es, false) => format!("para {min} a {max} jugadores"),
    }
}

impl fmt::Debug for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Tongue::En))
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Tongue::En))
    }
}

impl std::error::Error for OpenError {}

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
    let main = find_text(game)?;
    let mut extra: Vec<Text> = Vec::new();
    // For each bot, the extra text that brings it.
    let mut sources: Vec<Option<usize>> = Vec::new();
    for bot in bots {
        let text = bot_text(bot)?;
        sources.push(text.map(|text| {
            let known = extra.iter().position(|it| it.name == text.name);
            known.unwrap_or_else(|| {
                extra.push(text);
                extra.len() - 1
            })
        }));
    }
    let loaded = load(
        &main,
        &extra,
        n_seats,
        &mut disk_reader_in(PathBuf::new(), tongue),
    );
    if let (Some(n_seats), Some(fits)) = (n_seats, &loaded.players)
        && !fits.contains(&n_seats)
    {
        return Err(OpenError::Players {
            n_seats,
            fits: (*fits.start(), *fits.end()),
        });
    }
    let Some(game) = loaded.game.clone() else {
        return Err(OpenError::Problems(Box::new(loaded)));
    };
    let mut names = Vec::new();
    for (bot, source) in bots.iter().zip(sources) {
        names.push(match source {
            None => bot.clone(),
            Some(index) => match loaded.extra_names[index].first() {
                Some(name) => name.clone(),
                None => return Err(OpenError::NoBot(bot.clone())),
            },
        });
    }
    Ok(Opened {
        game,
        loaded,
        bots: names,
    })
}

/// Finds the text of a shipped game, of a shipped bot or of a file.
pub fn find_text(game: &str) -> Result<Text, OpenError> {
    let unknown = match find_game(game) {
        Ok(found) => return Ok(Text::new(found.path, found.text)),
        Err(unknown) => unknown,
    };
    if let Some(found) = shipped_bots().find(|it| same_name(it.name, game)) {
        return Ok(Text::new(found.path, found.text));
    }
    let path = Path::new(game);
    let looks_like_a_file = game.contains(['/', '\\']) || path.extension().is_some();
    if let Some(found) = shipped().iter().find(|it| it.path == game)
        && !path.exists()
    {
        return Ok(Text::new(found.path, found.text));
    }
    if !looks_like_a_file && !path.exists() {
        return Err(OpenError::Unknown(unknown));
    }
    let text = read_text(path).map_err(OpenError::File)?;
    Ok(Text::new(game, text))
}

/// Returns the text that a bot comes from, if it is a file or a shipped bot.
fn bot_text(bot: &str) -> Result<Option<Text>, OpenError> {
    if Path::new(bot).extension().is_some_and(|it| it == "tapete") {
        return find_text(bot).map(Some);
    }
    let found = shipped_bots().find(|it| same_name(it.name, bot));
    Ok(found.map(|it| Text::new(it.path, it.text)))
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
