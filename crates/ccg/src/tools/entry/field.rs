//! Matches between decks: who plays them, and what came of them.

use serde::Serialize;
use tapete_family::{Matches, Refused, Workshop};
use tapete_game::Game;

use crate::tools::deck::Decks;

/// The usual player: good enough to use what a card does, and quick.
const USUAL: &str = "greedy";
const RANDOM: &str = "random";

/// How decks are tested.
pub(super) struct Field<'a> {
    pub(super) workshop: &'a dyn Workshop,
    /// Who plays both decks.
    pub(super) bot: String,
    /// The matches from each seat.
    pub(super) each: Matches,
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
    /// Returns the same as a line of comma-separated values.
    pub(super) fn csv(&self) -> String {
        let Score {
            matches,
            wins,
            losses,
            ties,
            win_rate,
            win_rate_low,
            win_rate_high,
        } = self;
        format!(
            "{matches},{wins},{losses},{ties},{win_rate:.4},{win_rate_low:.4},{win_rate_high:.4}"
        )
    }
}

/// Returns the bot that plays: the one asked for, or the usual one of the game.
pub(super) fn bot_of(workshop: &dyn Workshop, game: &Game, asked: Option<&str>) -> String {
    match asked {
        Some(asked) => asked.to_owned(),
        None if workshop.has_bot(game, USUAL) => USUAL.to_owned(),
        None => {
            let own = game.bots().first().map(|it| it.name.clone());
            own.unwrap_or_else(|| RANDOM.to_owned())
        }
    }
}

impl Field<'_> {
    /// Counts what was scored match by match: 2, 1 or 0.
    pub(super) fn score(&self, points: &[u8]) -> Score {
        let count = |wanted: u8| points.iter().filter(|it| **it == wanted).count() as u64;
        self.counted(count(2), count(0), count(1))
    }

    pub(super) fn counted(&self, wins: u64, losses: u64, ties: u64) -> Score {
        let matches = wins + losses + ties;
        let win_rate = (2 * wins + ties) as f64 / (2 * matches.max(1)) as f64;
        let (low, high) = self.workshop.interval(win_rate, matches);
        Score {
            matches,
            wins,
            losses,
            ties,
            win_rate,
            win_rate_low: low,
            win_rate_high: high,
        }
    }

    /// Returns the same matches as the other deck saw them.
    pub(super) fn turned(&self, it: Score) -> Score {
        self.counted(it.losses, it.wins, it.ties)
    }

    /// Returns both together.
    pub(super) fn and(&self, one: Score, other: Score) -> Score {
        self.counted(
            one.wins + other.wins,
            one.losses + other.losses,
            one.ties + other.ties,
        )
    }

    /// Plays a deck from both seats with the same luck; tells what it scored in
    /// each match. `first` has it in seat 0, `second` in seat 1.
    pub(super) fn both(&self, first: &Game, second: &Game) -> Result<Vec<u8>, Refused> {
        let mut points = self.workshop.series(first, &self.bot, self.each)?;
        let turned = self.workshop.series(second, &self.bot, self.each)?;
        points.extend(turned.into_iter().map(|it| 2_u8.saturating_sub(it)));
        Ok(points)
    }

    /// Plays two decks; tells what the first scored in each match.
    pub(super) fn points(&self, all: &Decks, one: usize, other: usize) -> Result<Vec<u8>, Refused> {
        match (all.pair(one, other), all.pair(other, one)) {
            (Some(first), Some(second)) => self.both(&first, &second),
            _ => Ok(Vec::new()),
        }
    }
}
