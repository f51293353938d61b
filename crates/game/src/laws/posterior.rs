//! The exact chances of every state, given what a seat was told: all luck is
//! laid down in turn, and what would have told another story is dropped.
//!
//! Worlds that reach the same state by different luck are added up after every
//! move, since their future is the same. That keeps small games small; a start
//! that shuffles nine cards already takes 362,880 runs.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt;

use tapete_speech::Tongue;

use crate::chance::Chance;
use crate::game::Game;
use crate::playing::{Match, Played};
use crate::seat::{Reader, Seat};
use crate::seed::Seed;
use crate::told::Told;

/// How many pieces of play, from one move to the next, are tried at most.
const RUNS_MAX: usize = 500_000;

/// How many different states are followed at most.
const WORLDS_MAX: usize = 200_000;

/// The probability of each state that agrees with what a seat was told, by its
/// [`Match::state_text`].
pub type Posterior = BTreeMap<String, f64>;

/// Why the exact chances cannot be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PosteriorError {
    /// The game is not small.
    TooMuchLuck,
    /// No luck tells the seat this story: the match is silent or was set up by
    /// hand, or its rules draw luck from elsewhere.
    NothingAgrees {
        /// After how many moves.
        n_played: usize,
    },
}

impl fmt::Display for PosteriorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PosteriorError::TooMuchLuck => write!(
                f,
                "the game is too large to try all luck ({RUNS_MAX} runs or {WORLDS_MAX} states)"
            ),
            PosteriorError::NothingAgrees { n_played } => {
                write!(
                    f,
                    "no luck tells the story that was told after {n_played} moves"
                )
            }
        }
    }
}

impl std::error::Error for PosteriorError {}

/// Returns the exact chances of all states that agree with what `seat` was told
/// in this match.
///
/// Luck is weighed as it is drawn. A choice of another seat that was told is
/// taken as given, however likely it was; one that was not told is as likely as
/// any other listed choice that would have told the same. How many moves each
/// seat made, and in which order, is taken as known.
pub fn posterior(truth: &Match, seat: Seat) -> Result<Posterior, PosteriorError> {
    let story = truth.story(Reader::Seat(seat), Tongue::En);
    let mut worlds = Worlds::start(truth.game(), seat, &story)?;
    for played in truth.played() {
        worlds.follow(played, &story)?;
    }
    Ok(worlds.posterior())
}

/// All that a seat can take for the truth, followed move by move.
pub(super) struct Worlds {
    seat: Seat,
    n_played: usize,
    n_runs: usize,
    worlds: BTreeMap<String, World>,
}

struct World {
    playing: Match,
    weight: f64,
}

impl Worlds {
    /// Lists the worlds that tell the story's beginning.
    pub(super) fn start(game: &Game, seat: Seat, story: &[Told]) -> Result<Worlds, PosteriorError> {
        let mut worlds = Worlds {
            seat,
            n_played: 0,
            n_runs: 0,
            worlds: BTreeMap::new(),
        };
        let mut playing = game.start(Seed::new(0));
        let mut luck = Odometer::default();
        while let Some(chance) = luck.next() {
            worlds.count_run()?;
            playing.script(chance);
            let weight = luck.drawn(&playing)?;
            if worlds.agrees(&playing, story) {
                worlds.add(playing.clone(), weight)?;
            }
        }
        worlds.checked()
    }

    /// Goes on with the next move of the truth, whose story reaches at least
    /// that far.
    pub(super) fn follow(&mut self, played: &Played, story: &[Told]) -> Result<(), PosteriorError> {
        self.n_played += 1;
        for (_, world) in std::mem::take(&mut self.worlds) {
            let texts = if played.seat == self.seat {
                vec![played.text.clone()]
            } else {
                world.playing.moves(played.seat)
            };
            let mut choices = Vec::new();
            for text in &texts {
                let agreeing = self.play_all(&world, played.seat, text, story)?;
                if !agreeing.is_empty() {
                    choices.push(agreeing);
                }
            }
            let n_choices = choices.len() as f64;
            for (playing, luck) in choices.into_iter().flatten() {
                self.add(playing, world.weight * luck / n_choices)?;
            }
        }
        if self.worlds.is_empty() {
            return Err(PosteriorError::NothingAgrees {
                n_played: self.n_played,
            });
        }
        Ok(())
    }

    /// Returns the chances, which add up to 1.
    pub(super) fn posterior(&self) -> Posterior {
        let total: f64 = self.worlds.values().map(|world| world.weight).sum();
        self.worlds
            .iter()
            .map(|(state, world)| (state.clone(), world.weight / total))
            .collect()
    }

    /// Plays one move with all luck it can have; returns what agrees.
    fn play_all(
        &mut self,
        world: &World,
        seat: Seat,
        text: &str,
        story: &[Told],
    ) -> Result<Vec<(Match, f64)>, PosteriorError> {
        let mut agreeing = Vec::new();
        let mut luck = Odometer::default();
        while let Some(chance) = luck.next() {
            self.count_run()?;
            let mut playing = world.playing.clone();
            playing.set_chance(chance);
            if playing.play(seat, text).is_err() {
                break;
            }
            let weight = luck.drawn(&playing)?;
            if self.agrees(&playing, story) {
                agreeing.push((playing, weight));
            }
        }
        Ok(agreeing)
    }

    fn agrees(&self, playing: &Match, story: &[Told]) -> bool {
        let n_told = story.partition_point(|told| told.n_played <= self.n_played);
        playing.story(Reader::Seat(self.seat), Tongue::En) == story[..n_told]
    }

    fn add(&mut self, playing: Match, weight: f64) -> Result<(), PosteriorError> {
        match self.worlds.entry(playing.state_text()) {
            Entry::Occupied(mut world) => world.get_mut().weight += weight,
            Entry::Vacant(place) => {
                place.insert(World { playing, weight });
            }
        }
        if self.worlds.len() > WORLDS_MAX {
            return Err(PosteriorError::TooMuchLuck);
        }
        Ok(())
    }

    fn count_run(&mut self) -> Result<(), PosteriorError> {
        self.n_runs += 1;
        if self.n_runs > RUNS_MAX {
            return Err(PosteriorError::TooMuchLuck);
        }
        Ok(())
    }

    fn checked(self) -> Result<Worlds, PosteriorError> {
        if self.worlds.is_empty() {
            return Err(PosteriorError::NothingAgrees { n_played: 0 });
        }
        Ok(self)
    }
}

/// Goes through all luck, the last choice first, like the wheels of a counter.
#[derive(Default)]
struct Odometer {
    planned: Vec<u32>,
    done: bool,
}

impl Odometer {
    /// Returns the next luck, until all was tried.
    fn next(&mut self) -> Option<Chance> {
        (!self.done).then(|| Chance::scripted(self.planned.clone()))
    }

    /// Moves on past the luck that the match just drew; returns how likely that
    /// was, unless it is so unlikely that there must be too many others.
    fn drawn(&mut self, playing: &Match) -> Result<f64, PosteriorError> {
        let mut drawn = playing.chance().drawn().to_vec();
        let weight: f64 = drawn.iter().map(|(_, n)| 1.0 / f64::from(*n)).product();
        if weight * (RUNS_MAX as f64) < 1.0 {
            return Err(PosteriorError::TooMuchLuck);
        }
        while drawn.last().is_some_and(|(choice, n)| choice + 1 >= *n) {
            drawn.pop();
        }
        self.done = drawn.is_empty();
        self.planned = drawn.iter().map(|(choice, _)| *choice).collect();
        if let Some(last) = self.planned.last_mut() {
            *last += 1;
        }
        Ok(weight)
    }
}
