//! The laws that every game must keep, as functions that any family's tests
//! call for nothing.
//!
//! All of them play random matches through the dynamic interface, so they know
//! no family. [`keep`] is one match through every law of play; [`secrets`] and
//! [`same_story_same_view`] look for what reaches a reader who may not know it;
//! [`posterior`] and [`sampler`] hold the guesses of a family against the exact
//! chances. The last three are for small games: they enumerate.

mod calling;
mod copies;
mod ending;
mod fast;
mod keep;
mod listing;
mod posterior;
mod refusal;
mod replaying;
mod sampler;
mod secrets;
mod showing;
mod story;
#[cfg(test)]
mod tests;
mod together;
#[cfg(test)]
pub(crate) mod toys;
mod watching;

use std::fmt;

use crate::chance::Chance;
use crate::game::Game;
use crate::playing::Match;
use crate::seat::{Reader, SEATS_MAX, Seat};
use crate::seed::Seed;

pub use keep::keep;
pub use posterior::{Posterior, PosteriorError, posterior};
pub use sampler::{SamplerReport, sampler};
pub use secrets::secrets;
pub use story::{StoryReport, same_story_same_view};

/// A law that a game broke, and how to see it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The law, as a sentence.
    pub law: &'static str,
    /// The name of the game.
    pub game: String,
    /// The luck of the match.
    pub seed: Seed,
    /// How many moves had been played.
    pub n_played: u32,
    /// What happened instead.
    pub detail: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` breaks the law \"{}\": {}\nto repeat it: seed {} after {} moves",
            self.game, self.law, self.detail, self.seed, self.n_played
        )
    }
}

impl std::error::Error for Broken {}

/// The game and the luck under trial: what every complaint must name.
#[derive(Clone, Copy)]
struct Trial<'a> {
    game: &'a Game,
    seed: Seed,
}

impl Trial<'_> {
    fn broken(self, law: &'static str, at: &Match, detail: String) -> Broken {
        Broken {
            law,
            game: self.game.name().to_owned(),
            seed: self.seed,
            n_played: at.n_played(),
            detail,
        }
    }

    /// Complains unless `holds`.
    fn hold(
        self,
        law: &'static str,
        at: &Match,
        holds: bool,
        detail: impl FnOnce() -> String,
    ) -> Result<(), Broken> {
        if holds {
            Ok(())
        } else {
            Err(self.broken(law, at, detail()))
        }
    }

    /// Complains unless both texts are the same, and shows where they part.
    fn same(
        self,
        law: &'static str,
        at: &Match,
        what: impl fmt::Display,
        [one, other]: [&str; 2],
    ) -> Result<(), Broken> {
        self.hold(law, at, one == other, || {
            format!("{what}: {}", difference(one, other))
        })
    }

    /// Returns the luck of the random players, unrelated to that of the match.
    fn players(self) -> Chance {
        Chance::quick(self.seed.for_seat(SEATS_MAX))
    }

    /// Lists everybody who may read but the judge.
    fn readers(self) -> impl Iterator<Item = Reader> {
        let seats: Vec<Seat> = self.game.seats().collect();
        seats
            .into_iter()
            .map(Reader::Seat)
            .chain([Reader::Spectator])
    }
}

/// How much of two differing texts a complaint shows.
const SHOWN_CHARS_MAX: usize = 120;

/// Says where two texts part.
fn difference(one: &str, other: &str) -> String {
    let same = one
        .chars()
        .zip(other.chars())
        .take_while(|(a, b)| a == b)
        .count();
    let from = same.saturating_sub(SHOWN_CHARS_MAX / 3);
    let part = |text: &str| -> String { text.chars().skip(from).take(SHOWN_CHARS_MAX).collect() };
    format!(
        "from character {from} on, `{}` against `{}`",
        part(one),
        part(other)
    )
}

/// Returns one of the seats that must act.
fn random_seat(playing: &Match, chance: &mut Chance) -> Option<Seat> {
    let seats: Vec<Seat> = playing.turn().seats().iter().collect();
    let index = chance.below(seats.len() as u32) as usize;
    seats.get(index).copied()
}

/// How many seats are tried that act at the same time: what holds for any four
/// of ten holds for all.
const TRIED_SEATS_MAX: usize = 4;

/// Returns the seats that must act, or some of them where they are many.
fn some_seats(playing: &Match, chance: &mut Chance) -> Vec<Seat> {
    let mut seats: Vec<Seat> = playing.turn().seats().iter().collect();
    while seats.len() > TRIED_SEATS_MAX {
        seats.remove(random_index(seats.len(), chance));
    }
    seats
}

/// Returns an index below `n_items`.
fn random_index(n_items: usize, chance: &mut Chance) -> usize {
    chance.below(u32::try_from(n_items).unwrap_or(u32::MAX)) as usize
}

/// Names a reader in a complaint.
fn reader_name(reader: Reader) -> String {
    match reader {
        Reader::Seat(seat) => format!("seat {seat}"),
        Reader::Spectator => "a spectator".to_owned(),
        Reader::Judge => "the judge".to_owned(),
    }
}
