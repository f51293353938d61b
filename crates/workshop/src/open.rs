//! From what a person asks for, a game and who plays it, to the game.

use std::fmt;

use tapete_bots::BotError;
use tapete_family::{Loaded, Text};
use tapete_game::Game;
use tapete_lang::Tongue;
use tapete_speech::{Said, same_name};

use crate::load::{Read, load};
use crate::shipped::{NameError, shipped_bots, shipped_reader, shipped_text};

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
    /// A file cannot be read; says which one and why.
    File(Said),
    /// There is no such bot; says which one, and which there are.
    NoBot(Said),
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
            OpenError::File(said) => said.get(tongue).to_owned(),
            OpenError::NoBot(said) => said.get(tongue).to_owned(),
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

/// Finds the text that a name stands for.
pub type Find<'a> = &'a mut dyn FnMut(&str) -> Result<Text, OpenError>;

/// Opens a shipped game for play; each of `bots` is a bot's name or a shipped
/// bot.
pub fn open_shipped(
    game: &str,
    bots: &[String],
    n_seats: Option<usize>,
    tongue: Tongue,
) -> Result<Opened, OpenError> {
    let mut find = |name: &str| shipped_text(name).map_err(OpenError::Unknown);
    let read = &mut shipped_reader(tongue);
    open_with(game, bots, n_seats, &mut find, read)
}

/// Opens a game for play: `find` knows the texts that `game` and each of `bots`
/// may name, `read` those that they include. A bot is a bot's name, a shipped
/// bot, or a text, whose first bot is meant.
pub fn open_with(
    game: &str,
    bots: &[String],
    n_seats: Option<usize>,
    find: Find<'_>,
    read: Read<'_>,
) -> Result<Opened, OpenError> {
    let main = find(game)?;
    let mut extra: Vec<Text> = Vec::new();
    // For each bot, the extra text that brings it.
    let mut sources: Vec<Option<usize>> = Vec::new();
    for bot in bots {
        let text = bot_text(bot, &mut *find)?;
        sources.push(text.map(|text| {
            let known = extra.iter().position(|it| it.name == text.name);
            known.unwrap_or_else(|| {
                extra.push(text);
                extra.len() - 1
            })
        }));
    }
    let loaded = load(&main, &extra, n_seats, read);
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
            None => {
                check_bot(&game, bot, &main, read)?;
                bot.clone()
            }
            Some(index) => match loaded.extra_names[index].first() {
                Some(name) => name.clone(),
                None => return Err(OpenError::NoBot(brings_none(bot))),
            },
        });
    }
    Ok(Opened {
        game,
        loaded,
        bots: names,
    })
}

/// Refuses a bot that the game does not know, and names those that could be
/// asked for, the shipped ones too.
fn check_bot(game: &Game, bot: &str, main: &Text, read: Read<'_>) -> Result<(), OpenError> {
    let Err(error) = tapete_bots::seat(game, bot) else {
        return Ok(());
    };
    let mut with_shipped = error;
    if let BotError::Unknown {
        name,
        nearest,
        names,
    } = &mut with_shipped
    {
        for shipped in shipped_bots() {
            let text = Text::new(shipped.path, shipped.text);
            if load(main, &[text], Some(game.n_seats()), &mut *read)
                .game
                .is_some()
            {
                names.push(shipped.name.to_owned());
            }
        }
        *nearest = tapete_speech::nearest(name, names.iter().map(String::as_str))
            .map(str::to_owned)
            .or(nearest.take());
    }
    Err(OpenError::NoBot(Said::new(
        with_shipped.text(Tongue::En),
        with_shipped.text(Tongue::Es),
    )))
}

fn brings_none(file: &str) -> Said {
    Said::new(
        format!("the file {file} brings no bot"),
        format!("el archivo {file} no trae ningún bot"),
    )
}

/// The ending of texts, by which a bot's file is told from its name.
const ENDING: &str = ".tapete";

/// Returns the text that a bot comes from, if it is a file or a shipped bot.
fn bot_text(bot: &str, find: Find<'_>) -> Result<Option<Text>, OpenError> {
    if bot.ends_with(ENDING) {
        return find(bot).map(Some);
    }
    let found = shipped_bots().find(|it| same_name(it.name, bot));
    Ok(found.map(|it| Text::new(it.path, it.text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(bot: &str) -> String {
        match open_shipped("block", &[bot.to_owned()], None, Tongue::En) {
            Ok(_) => String::new(),
            Err(error) => error.say(Tongue::En),
        }
    }

    #[test]
    fn a_bot_that_is_not_there_is_told_with_the_shipped_ones() {
        let refusal = refused("carefull");
        assert!(refusal.contains("did you mean `careful`?"), "{refusal}");
        assert!(refusal.contains("`random`"), "{refusal}");
        assert!(refusal.contains("`sieve`"), "{refusal}");
        assert_eq!(refused("careful"), "");
        assert_eq!(refused("BotaGorda"), "");
    }
}
