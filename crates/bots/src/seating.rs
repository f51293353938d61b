//! From names to players: which bots there are, and who sits where.

use tapete_game::{Bot, BotWord, Game, Seat};
use tapete_speech::{nearest, same_name};

use crate::adviser::Adviser;
use crate::error::BotError;
use crate::first::First;
use crate::random::Random;
use crate::{first, random};

/// A bot for any game: its words, and how to make one.
struct Generic {
    word: fn() -> BotWord,
    make: fn() -> Box<dyn Bot>,
}

/// The bots that know no family. A new one is a file and a line here.
const GENERIC: [Generic; 2] = [
    Generic {
        word: random::word,
        make: || Box::new(Random::default()),
    },
    Generic {
        word: first::word,
        make: || Box::new(First),
    },
];

/// Lists the bots that can play the game: those for any game first, then those
/// that the family and the text bring along.
///
/// A bot of the game that is called like one for any game is not listed, since
/// that name means the bot for any game: `random` is the same everywhere.
pub fn names(game: &Game) -> Vec<BotWord> {
    known(game).into_iter().map(|it| it.word).collect()
}

/// Returns a player by its name or another spelling of it; case, spaces, `_`
/// and `-` do not matter.
pub fn seat(game: &Game, name: &str) -> Result<Box<dyn Bot>, BotError> {
    Ok(find(game, name)?.maker.make())
}

/// Returns a player for each seat, as [`seating`] places them.
pub fn team(game: &Game, names: &[String]) -> Result<Vec<Box<dyn Bot>>, BotError> {
    placed(game, names, |it| it.maker.make())
}

/// Returns the proper name of the bot in each seat.
///
/// One name plays all seats; as many names as seats, each its own. Where seats
/// play in teams, as many names as teams gives each team its bot, and two names
/// take turns team by team: the first plays for teams 0, 2, 4…, the second for
/// the others.
pub fn seating(game: &Game, names: &[String]) -> Result<Vec<String>, BotError> {
    placed(game, names, |it| it.word.name.clone())
}

/// A bot that can be asked for.
struct Known {
    word: BotWord,
    maker: Maker,
}

#[derive(Clone, Copy)]
enum Maker {
    Generic(fn() -> Box<dyn Bot>),
    Adviser(usize),
}

impl Maker {
    fn make(self) -> Box<dyn Bot> {
        match self {
            Maker::Generic(make) => make(),
            Maker::Adviser(bot) => Box::new(Adviser::new(bot)),
        }
    }
}

impl Known {
    fn spellings(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.word.name)
            .chain(&self.word.others)
            .map(String::as_str)
    }

    fn is_called(&self, name: &str) -> bool {
        self.spellings().any(|it| same_name(it, name))
    }
}

fn known(game: &Game) -> Vec<Known> {
    let mut known: Vec<Known> = GENERIC
        .iter()
        .map(|it| Known {
            word: (it.word)(),
            maker: Maker::Generic(it.make),
        })
        .collect();
    for (index, word) in game.bots().iter().enumerate() {
        let is_taken = known.iter().any(|it| it.is_called(&word.name));
        if !is_taken {
            known.push(Known {
                word: word.clone(),
                maker: Maker::Adviser(index),
            });
        }
    }
    known
}

fn find(game: &Game, name: &str) -> Result<Known, BotError> {
    let mut known = known(game);
    if let Some(index) = known.iter().position(|it| it.is_called(name)) {
        return Ok(known.swap_remove(index));
    }
    let near = nearest(name, known.iter().flat_map(Known::spellings));
    let near = near.and_then(|near| known.iter().find(|it| it.is_called(near)));
    Err(BotError::Unknown {
        name: name.to_owned(),
        nearest: near.map(|it| it.word.name.clone()),
        names: known.into_iter().map(|it| it.word.name).collect(),
    })
}

fn placed<T>(
    game: &Game,
    names: &[String],
    place: impl Fn(&Known) -> T,
) -> Result<Vec<T>, BotError> {
    let (n_names, n_seats, n_teams) = (names.len(), game.n_seats(), game.n_teams());
    let by_team = n_teams < n_seats && (n_names == 2 || n_names == n_teams);
    let name_index = |seat: Seat| {
        if n_names == n_seats {
            seat.index()
        } else if by_team {
            usize::from(game.team(seat).0) % n_names
        } else {
            0
        }
    };
    if n_names != 1 && n_names != n_seats && !by_team {
        return Err(BotError::Count {
            n_names,
            n_seats,
            n_teams,
        });
    }
    let known = names
        .iter()
        .map(|name| find(game, name))
        .collect::<Result<Vec<Known>, BotError>>()?;
    Ok(game
        .seats()
        .filter_map(|seat| known.get(name_index(seat)))
        .map(place)
        .collect())
}

#[cfg(test)]
mod tests;
