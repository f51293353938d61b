//! Recorded matches: the text of the game, the seed and the moves as text.
//!
//! A replay is JSON with a version. Old versions open for ever: a new one adds
//! fields, and [`Replay::read`] fills in what an old one lacks.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::chance::CHANCE_NAME;
use crate::game::Game;
use crate::playing::Match;
use crate::seat::{Reader, Seat};
use crate::seed::Seed;
use crate::tongue::Tongue;

/// The version that is written.
pub const REPLAY_VERSION: u32 = 1;

/// The longest replay that is opened, in bytes.
const REPLAY_BYTES_MAX: usize = 64 << 20;

/// A recorded match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replay {
    /// The version of this format.
    pub tapete_replay: u32,
    /// The algorithm of chance.
    pub chance: String,
    /// The family.
    pub family: String,
    /// The name of the game.
    pub game: String,
    /// The texts that make the game: the main file first, then what it includes.
    pub texts: Vec<ReplayText>,
    /// How many seats the match had.
    pub n_seats: usize,
    /// Who sat where: a bot's name, or `person`.
    pub players: Vec<String>,
    /// The seed, as text so that no reader rounds it.
    pub seed: String,
    /// The moves in order.
    pub moves: Vec<ReplayMove>,
    /// Every event as data, in order, as the judge saw it: what `--verify` compares.
    pub events: Vec<serde_json::Value>,
    /// Why the match ended, or nothing if it was left before its end.
    pub ended_by: Option<String>,
}

/// One text of a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplayText {
    /// The file's name.
    pub name: String,
    /// All it says.
    pub text: String,
}

/// One move of a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplayMove {
    /// Who played.
    pub seat: Seat,
    /// What.
    #[serde(rename = "move")]
    pub text: String,
}

/// What is wrong with a replay, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError(pub String);

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ReplayError {}

/// Only the version, to tell a foreign file from a newer one.
#[derive(Deserialize)]
struct Header {
    tapete_replay: Option<u32>,
}

impl Replay {
    /// Records a match that keeps its story.
    pub fn record(played: &Match, texts: Vec<ReplayText>, players: Vec<String>) -> Replay {
        let game = played.game();
        let seed = played.seed().unwrap_or(Seed::new(0));
        Replay {
            tapete_replay: REPLAY_VERSION,
            chance: CHANCE_NAME.to_owned(),
            family: game.family().to_owned(),
            game: game.name().to_owned(),
            texts,
            n_seats: game.n_seats(),
            players,
            seed: seed.to_string(),
            moves: played
                .played()
                .iter()
                .map(|it| ReplayMove {
                    seat: it.seat,
                    text: it.text.clone(),
                })
                .collect(),
            events: events(played),
            ended_by: played.outcome().map(|it| it.ended_by.to_owned()),
        }
    }

    /// Writes the replay as text.
    pub fn write(&self) -> String {
        // Plain data: JSON refuses none of it.
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Reads a replay, or says what is wrong with it and where.
    pub fn read(text: &str) -> Result<Replay, ReplayError> {
        if text.len() > REPLAY_BYTES_MAX {
            return Err(ReplayError(format!(
                "the file has {} bytes; a replay has at most {REPLAY_BYTES_MAX}",
                text.len()
            )));
        }
        let header: Header = serde_json::from_str(text)
            .map_err(|error| ReplayError(format!("this is not a replay: {error}")))?;
        match header.tapete_replay {
            None => Err(ReplayError(
                "this is not a replay: it has no `tapete_replay` with a version".to_owned(),
            )),
            Some(version) if version > REPLAY_VERSION => Err(ReplayError(format!(
                "the replay has version {version}; this program reads versions up to {REPLAY_VERSION}"
            ))),
            Some(_) => {
                let replay: Replay = serde_json::from_str(text)
                    .map_err(|error| ReplayError(format!("the replay is broken: {error}")))?;
                if replay.chance != CHANCE_NAME {
                    return Err(ReplayError(format!(
                        "the replay draws its luck with `{}`, which this program does not know",
                        replay.chance
                    )));
                }
                Ok(replay)
            }
        }
    }

    /// Starts the recorded match of `game`, before its first move.
    pub fn start(&self, game: &Game) -> Result<Match, ReplayError> {
        if game.n_seats() != self.n_seats {
            return Err(ReplayError(format!(
                "the replay has {} seats, but its game has {}",
                self.n_seats,
                game.n_seats()
            )));
        }
        let seed = self
            .seed
            .parse()
            .map_err(|error| ReplayError(format!("the seed is broken: {error}")))?;
        Ok(game.start(seed))
    }

    /// Plays the first `n_moves` recorded moves.
    pub fn play_to(&self, game: &Game, n_moves: usize) -> Result<Match, ReplayError> {
        let mut playing = self.start(game)?;
        for (index, it) in self.moves.iter().take(n_moves).enumerate() {
            self.play_one(&mut playing, index, it)?;
        }
        Ok(playing)
    }

    fn play_one(
        &self,
        playing: &mut Match,
        index: usize,
        it: &ReplayMove,
    ) -> Result<(), ReplayError> {
        playing.play(it.seat, &it.text).map_err(|error| {
            ReplayError(format!(
                "move {} of {} (seat {}, `{}`) cannot be played: {error}",
                index + 1,
                self.moves.len(),
                it.seat,
                it.text
            ))
        })
    }

    /// Plays the whole match again and compares every event and the end.
    ///
    /// Returns how many events agreed.
    pub fn verify(&self, game: &Game) -> Result<usize, ReplayError> {
        let mut playing = self.start(game)?;
        let mut refused = None;
        for (index, it) in self.moves.iter().enumerate() {
            if let Err(error) = self.play_one(&mut playing, index, it) {
                refused = Some(error);
                break;
            }
        }
        // An event that differs happened before the refusal, so it comes first.
        let seen = self.compare(&playing)?;
        if let Some(error) = refused {
            return Err(error);
        }
        if seen < self.events.len() {
            return Err(ReplayError(format!(
                "the replay tells of {} events, but its moves give only {seen}",
                self.events.len()
            )));
        }
        let ended_by = playing.outcome().map(|it| it.ended_by.to_owned());
        if ended_by != self.ended_by {
            return Err(ReplayError(format!(
                "the replay ends by {}, but its moves end by {}",
                shown(self.ended_by.as_deref()),
                shown(ended_by.as_deref())
            )));
        }
        Ok(seen)
    }

    /// Compares what happened with what was recorded, once for all moves.
    fn compare(&self, playing: &Match) -> Result<usize, ReplayError> {
        let story = playing.story(Reader::Judge, Tongue::En);
        for (index, told) in story.iter().enumerate() {
            let data: serde_json::Value = serde_json::from_str(&told.data).unwrap_or_default();
            let recorded = self.events.get(index);
            if recorded != Some(&data) {
                let recorded =
                    recorded.map_or_else(|| "nothing".to_owned(), serde_json::Value::to_string);
                return Err(ReplayError(format!(
                    "event {} (after {} moves) differs: the replay tells {recorded}, the rules give {data}",
                    index + 1,
                    told.n_played
                )));
            }
        }
        Ok(story.len())
    }
}

fn shown(ended_by: Option<&str>) -> String {
    ended_by.map_or_else(|| "nothing".to_owned(), |it| format!("`{it}`"))
}

fn events(playing: &Match) -> Vec<serde_json::Value> {
    playing
        .story(Reader::Judge, Tongue::En)
        .iter()
        .map(|told| serde_json::from_str(&told.data).unwrap_or_default())
        .collect()
}

#[cfg(test)]
mod tests;
