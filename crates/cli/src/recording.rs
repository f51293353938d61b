//! Recorded matches, in whatever form their files are, and their turns.

use std::io::Write as _;

use tapete_game::{Game, Match, Reader, Replay, ReplayError, Tongue};
use tapete_workshop::{OpenedRecord, RecordError, Text, open_record, open_replay};

use crate::failure::{unwell, wrong_use};
use crate::out::stderr_colored;
use crate::speech::{fill, speech};

/// A recorded match and the game that it is of.
pub(crate) struct Recording {
    pub(crate) replay: Replay,
    pub(crate) game: Game,
    /// Whether the file itself keeps secrets until the match has an end; some
    /// forms hide nothing.
    pub(crate) hides: bool,
}

/// What the file of a recorded match turned out to be.
pub(crate) enum Found {
    /// A recorded match.
    Match(Box<Recording>),
    /// A game that nobody has played.
    Game,
}

impl Recording {
    /// Opens a text that should be a recorded match, or says why it is none.
    pub(crate) fn open(text: &Text, tongue: Tongue) -> anyhow::Result<Recording> {
        let name = &text.name;
        match Recording::find(text, tongue)? {
            Found::Match(recording) => Ok(*recording),
            Found::Game => Err(wrong_use(fill(speech(tongue).no_match_there, &[name]))),
        }
    }

    /// Opens a text in any form that records matches.
    pub(crate) fn find(text: &Text, tongue: Tongue) -> anyhow::Result<Found> {
        let recording = match open_record(text) {
            Some(Ok(OpenedRecord { replay, game })) => Recording {
                replay,
                game,
                hides: false,
            },
            Some(Err(RecordError::NoMatch)) => return Ok(Found::Game),
            Some(Err(RecordError::Problems(found))) => {
                let (sources, problems) = *found;
                let colored = stderr_colored();
                let shown = tapete_lang::render(&problems, &sources, tongue, colored);
                // Where this cannot be written, nothing else can be told either.
                let _ = write!(crate::out::stderr(), "{shown}");
                return Err(unwell(fill(speech(tongue).no_replay, &[&text.name])));
            }
            None => {
                let opened = open_replay(&text.text);
                let opened = opened.map_err(|error| broken(&text.name, &error, tongue))?;
                Recording {
                    replay: opened.replay,
                    game: opened.game,
                    hides: true,
                }
            }
        };
        Ok(Found::Match(Box::new(recording)))
    }

    /// Returns with whose eyes the match may be seen, if those are asked for.
    pub(crate) fn reader(&self, asked: Reader) -> Reader {
        match self.hides {
            true => self.replay.reader(asked),
            false => asked,
        }
    }

    /// Tells whether something of the match is still to be kept secret.
    pub(crate) fn keeps_secret(&self) -> bool {
        self.hides && !self.replay.is_finished()
    }

    /// Returns how many moves were played before a turn, or how many turns
    /// there are if that is none of them.
    pub(crate) fn moves_before(&self, turn: u64) -> Result<Result<usize, u64>, ReplayError> {
        let mut playing = self.replay.start(&self.game)?;
        let clock = Clock::of(&playing);
        let mut last = clock.turn(&playing);
        if last >= turn {
            return Ok(Ok(0));
        }
        for (index, it) in self.replay.moves.iter().enumerate() {
            let played = playing.play(it.seat, &it.text);
            played.map_err(|error| self.replay.refused(index, &error))?;
            last = clock.turn(&playing);
            if last >= turn {
                return Ok(Ok(index + 1));
            }
        }
        Ok(Err(last))
    }
}

/// Says what is wrong with a recorded match.
pub(crate) fn broken(file: &str, error: &ReplayError, tongue: Tongue) -> anyhow::Error {
    unwell(format!("{file}: {}", error.say(tongue)))
}

/// Numbers the turns of a match as people do, from 1: some families count the
/// turns that were taken, others the one that is being played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    is_behind: bool,
}

impl Clock {
    /// Returns the clock of a match, given how it starts.
    pub(crate) fn of(start: &Match) -> Clock {
        Clock {
            is_behind: start.n_turns() == 0,
        }
    }

    /// Returns which turn is being played, or was the last.
    pub(crate) fn turn(self, playing: &Match) -> u64 {
        let waits = self.is_behind && !playing.is_over();
        playing.n_turns() + u64::from(waits)
    }
}
