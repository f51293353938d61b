//! The same game by the million, with the same numbers on every machine.

use std::sync::atomic::AtomicBool;

use tapete_bots::{seating, team};
use tapete_game::{Bot, Game, Match, Outcome, Seed};

use crate::error::ArenaError;
use crate::tally::Tally;
use crate::work::{Bench, NEVER, n_threads, share_out};

/// How much to simulate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simulation {
    /// How many matches.
    pub matches: u64,
    /// The seed; match `i` is `seed/i`.
    pub seed: u64,
    /// How many threads, up to 256; 0 means one per core.
    pub threads: usize,
}

impl Simulation {
    /// Returns how many threads will work.
    pub fn n_threads(&self) -> usize {
        n_threads(self.threads)
    }
}

/// Plays many matches between bots and counts how they come out.
///
/// Bots are named as in [`tapete_bots::seating`]. Match `i` has the luck
/// `Seed { seed, index: i }` and its bots that of [`Seed::for_seat`], so each
/// can be repeated alone, and the tally is the same for any number of threads.
/// `progress` is told, from any thread and not strictly in order, how many
/// matches are done.
pub fn simulate(
    game: &Game,
    bots: &[String],
    options: &Simulation,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tally, ArenaError> {
    simulate_until(game, bots, options, &NEVER, progress)
}

/// Does the same until `stop` is set: then every thread ends the match in hand,
/// and the tally says how many were played. With one thread those are the first
/// ones; several share them out as it comes.
pub fn simulate_until(
    game: &Game,
    bots: &[String],
    options: &Simulation,
    stop: &AtomicBool,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tally, ArenaError> {
    let names = seating(game, bots)?;
    let parts = share_out(options.matches, options.threads, stop, progress, || {
        Ok(Counting {
            crew: Crew::new(game, &names)?,
            seed: options.seed,
            tally: Tally::new(game, names.clone()),
            counts: vec![0; game.facts().len()],
        })
    })?;
    let mut tally = Tally::new(game, names);
    for part in &parts {
        tally.merge(part);
    }
    Ok(tally)
}

/// One thread of a simulation.
struct Counting<'a> {
    crew: Crew<'a>,
    seed: u64,
    tally: Tally,
    /// Filled anew for each match.
    counts: Vec<i64>,
}

impl Bench for Counting<'_> {
    type Total = Tally;

    fn piece(&mut self, index: u64) -> Result<(), ArenaError> {
        let seed = Seed {
            seed: self.seed,
            index,
        };
        let outcome = self.crew.play(seed)?;
        self.tally
            .add(&self.crew.playing, &outcome, &mut self.counts);
        Ok(())
    }

    fn total(self) -> Tally {
        self.tally
    }
}

/// A match and its bots, used again and again: after the first match nothing
/// is allocated.
pub(crate) struct Crew<'a> {
    names: &'a [String],
    players: Vec<Box<dyn Bot>>,
    playing: Match,
}

impl<'a> Crew<'a> {
    /// Seats the bots, one name per seat.
    pub(crate) fn new(game: &Game, names: &'a [String]) -> Result<Crew<'a>, ArenaError> {
        let players = team(game, names)?;
        let listens = players.iter().any(|it| it.reads_story());
        let seed = Seed::new(0);
        Ok(Crew {
            names,
            players,
            playing: if listens {
                game.start(seed)
            } else {
                game.start_silent(seed)
            },
        })
    }

    /// Plays one match to its end.
    pub(crate) fn play(&mut self, seed: Seed) -> Result<Outcome, ArenaError> {
        self.playing.restart(seed);
        let seats = self.playing.game().seats();
        for (seat, player) in seats.zip(&mut self.players) {
            player.start(seat, seed.for_seat(seat.index()));
        }
        self.playing
            .play_out(&mut self.players)
            .map_err(|error| ArenaError::Move {
                seed,
                bot: self
                    .names
                    .get(error.seat.index())
                    .cloned()
                    .unwrap_or_default(),
                error,
            })?;
        self.playing
            .outcome()
            .ok_or(ArenaError::Unfinished { seed })
    }
}

#[cfg(test)]
mod tests;
