//! Why a simulation stopped before its end.

use std::fmt;

use tapete_bots::BotError;
use tapete_game::{MoveError, Seed, Tongue};

/// Why matches could not be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArenaError {
    /// The bots cannot sit down.
    Bots(BotError),
    /// The system gives no threads.
    Threads(String),
    /// A bot answered with something that is not a move.
    Move {
        /// The match in which it happened.
        seed: Seed,
        /// The bot that answered.
        bot: String,
        /// What was wrong with its answer.
        error: MoveError,
    },
    /// A match stopped although nobody had anything to choose.
    Unfinished {
        /// The match in which it happened.
        seed: Seed,
    },
}

impl ArenaError {
    /// Says what went wrong and how to see it again.
    pub fn text(&self, tongue: Tongue) -> String {
        match self {
            ArenaError::Bots(error) => error.text(tongue),
            ArenaError::Threads(reason) => tongue.pick(
                format!("cannot start the threads of the simulation: {reason}"),
                format!("no se pueden iniciar los hilos de la simulación: {reason}"),
            ),
            ArenaError::Move { seed, bot, error } => {
                let (index, seat) = (seed.index, error.seat);
                tongue.pick(
                    format!(
                        "match {index} cannot go on: the bot `{bot}` in seat {seat} gave an answer that is not a move: {error}; repeat it with `--seed {seed}`"
                    ),
                    format!(
                        "la partida {index} no puede seguir: el bot `{bot}` del asiento {seat} respondió algo que no es una jugada: {error}; repítala con `--seed {seed}`"
                    ),
                )
            }
            ArenaError::Unfinished { seed } => {
                let index = seed.index;
                tongue.pick(
                    format!(
                        "match {index} stopped without an outcome; repeat it with `--seed {seed}`"
                    ),
                    format!(
                        "la partida {index} se detuvo sin resultado; repítala con `--seed {seed}`"
                    ),
                )
            }
        }
    }

    /// Returns the match that failed, if a match did.
    pub fn seed(&self) -> Option<Seed> {
        match self {
            ArenaError::Bots(_) | ArenaError::Threads(_) => None,
            ArenaError::Move { seed, .. } | ArenaError::Unfinished { seed } => Some(*seed),
        }
    }
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Tongue::En))
    }
}

impl std::error::Error for ArenaError {}

impl From<BotError> for ArenaError {
    fn from(error: BotError) -> ArenaError {
        ArenaError::Bots(error)
    }
}
