//! Matches between decks: who plays them, and what came of them.

use std::cell::Cell;

use indicatif::ProgressBar;
use serde::Serialize;
use tapete_arena::{ArenaError, Simulation, series, wilson_of};
use tapete_game::{Game, Tongue};

use crate::failure::{unwell, wrong_use};

/// The usual player: good enough to use what a card does, and quick.
const USUAL: &str = "greedy";
const RANDOM: &str = "random";

/// How decks are tested.
pub(super) struct Field<'a> {
    /// Who plays both decks.
    pub(super) bot: String,
    /// How many matches from each seat.
    pub(super) n_each: u64,
    pub(super) seed: u64,
    pub(super) threads: usize,
    pub(super) tongue: Tongue,
    pub(super) bar: &'a ProgressBar,
    /// How many matches were played before.
    pub(super) done: Cell<u64>,
}

/// How often a deck won, lost and tied; a tie counts half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub(super) struct Score {
    pub(super) matches: u64,
    pub(super) wins: u64,
    pub(super) losses: u64,
    pub(super) ties: u64,
    pub(super) win_rate: f64,
    pub(super) win_rate_low: f64,
    pub(super) win_rate_high: f64,
}

impl Score {
    /// Counts what was scored match by match: 2, 1 or 0.
    pub(super) fn of(points: &[u8]) -> Score {
        let count = |wanted: u8| points.iter().filter(|it| **it == wanted).count() as u64;
        Score::from_counts(count(2), count(0), count(1))
    }

    pub(super) fn from_counts(wins: u64, losses: u64, ties: u64) -> Score {
        let matches = wins + losses + ties;
        let win_rate = (2 * wins + ties) as f64 / (2 * matches.max(1)) as f64;
        let interval = wilson_of(win_rate, matches);
        Score {
            matches,
            wins,
            losses,
            ties,
            win_rate,
            win_rate_low: interval.low,
            win_rate_high: interval.high,
        }
    }

    /// Returns the same matches as the other deck saw them.
    pub(super) fn turned(self) -> Score {
        Score::from_counts(self.losses, self.wins, self.ties)
    }

    /// Returns both together.
    pub(super) fn and(self, other: Score) -> Score {
        Score::from_counts(
            self.wins + other.wins,
            self.losses + other.losses,
            self.ties + other.ties,
        )
    }
}

/// Returns the bot that plays: the one asked for, or the usual one of the game.
pub(super) fn bot_of(game: &Game, asked: Option<&str>) -> String {
    let knows = |name: &str| tapete_bots::seating(game, &[name.to_owned()]).is_ok();
    match asked {
        Some(asked) => asked.to_owned(),
        None if knows(USUAL) => USUAL.to_owned(),
        None => {
            let own = game.bots().first().map(|it| it.name.clone());
            own.unwrap_or_else(|| RANDOM.to_owned())
        }
    }
}

/// Tells what kept matches from being played.
pub(super) fn told(error: &ArenaError, tongue: Tongue) -> anyhow::Error {
    match error {
        ArenaError::Bots(_) => wrong_use(error.text(tongue)),
        ArenaError::Threads(_) | ArenaError::Move { .. } | ArenaError::Unfinished { .. } => {
            unwell(error.text(tongue))
        }
    }
}

impl Field<'_> {
    /// Plays matches of a game; tells what seat 0 scored in each.
    fn play(&self, game: &Game) -> anyhow::Result<Vec<u8>> {
        let options = Simulation {
            matches: self.n_each,
            seed: self.seed,
            threads: self.threads,
        };
        let (bar, done) = (self.bar, self.done.get());
        let progress = move |n: u64| bar.set_position(done + n);
        let played = series(game, std::slice::from_ref(&self.bot), &options, &progress);
        let played = played.map_err(|error| told(&error, self.tongue))?;
        self.done.set(done + self.n_each);
        Ok(played)
    }

    /// Plays a deck from both seats with the same luck; tells what it scored in
    /// each match. `first` has it in seat 0, `second` in seat 1.
    pub(super) fn both(&self, first: &Game, second: &Game) -> anyhow::Result<Vec<u8>> {
        let mut points = self.play(first)?;
        let turned = self.play(second)?.into_iter();
        points.extend(turned.map(|it| 2_u8.saturating_sub(it)));
        Ok(points)
    }
}
