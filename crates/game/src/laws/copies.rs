//! Laws of copies: clones, silent matches, saved matches and new beginnings go
//! on exactly like the match they come from.

use std::collections::VecDeque;

use tapete_speech::Tongue;

use crate::bot::{Bot, Choice};
use crate::chance::Chance;
use crate::outcome::TURN_LIMIT;
use crate::playing::Match;
use crate::seat::{Reader, Seat};
use crate::seed::Seed;

use super::keep::Walk;
use super::listing::Advised;
use super::{Broken, Trial, fast, random_index};

const SILENT: &str = "a silent match goes as one that keeps its story";
const SAVED: &str = "a saved match goes on as if it had not been saved";
const COPIES: &str = "copies are independent";
const RESTART: &str = "a match begun again equals a new one";
const BOTS: &str = "bots that play the same moves end the same";
const ADVISED: &str = "a bot that is asked move by move plays as in a simulation";

/// How many earlier copies are kept to see that they do not change.
const COPIES_MAX: usize = 24;

/// How many moves a bot of the family is asked for, at most.
const ASKED_MAX: u32 = 2000;

/// Matches that must stay equal to the one that is walked.
pub(super) struct Companions {
    silent: Match,
    /// Saved and loaded again and again on the way.
    reloaded: Match,
    /// Earlier copies, and what they were.
    copies: Vec<(Match, String)>,
}

impl Companions {
    pub(super) fn start(trial: Trial<'_>) -> Companions {
        Companions {
            silent: trial.game.start_silent(trial.seed),
            reloaded: trial.game.start(trial.seed),
            copies: Vec::new(),
        }
    }

    /// Plays the move that was just played in the walked match.
    pub(super) fn follow(
        &mut self,
        trial: Trial<'_>,
        (seat, index): (Seat, usize),
    ) -> Result<(), Broken> {
        for (law, other) in [(SILENT, &mut self.silent), (SAVED, &mut self.reloaded)] {
            other.play_nth(seat, index).map_err(|error| {
                trial.broken(law, other, format!("move {index} of seat {seat}: {error}"))
            })?;
        }
        Ok(())
    }

    pub(super) fn compare(&self, trial: Trial<'_>, playing: &Match) -> Result<(), Broken> {
        let state = playing.state_text();
        for (law, other) in [(SILENT, &self.silent), (SAVED, &self.reloaded)] {
            trial.same(
                law,
                playing,
                "the states part",
                [&state, &other.state_text()],
            )?;
            fast::same_key(trial, playing, other)?;
            let alike = other.turn() == playing.turn()
                && other.n_played() == playing.n_played()
                && other.n_turns() == playing.n_turns()
                && other.outcome() == playing.outcome();
            trial.hold(law, playing, alike, || {
                "turn, number of moves or outcome differ".to_owned()
            })?;
        }
        let quiet = self.silent.story(Reader::Judge, Tongue::En).is_empty()
            && self.silent.played().is_empty();
        trial.hold(SILENT, playing, quiet, || {
            "a silent match tells a story".to_owned()
        })
    }

    /// Saves and loads the companion that lives from it.
    pub(super) fn reload(&mut self, trial: Trial<'_>, playing: &Match) -> Result<(), Broken> {
        let before = self.reloaded.truth();
        trial.same(
            SAVED,
            playing,
            "the match that was loaded parts from the one that was not",
            [&playing.truth(), &before],
        )?;
        let saved = self
            .reloaded
            .save()
            .ok_or_else(|| trial.broken(SAVED, playing, "it cannot be saved".to_owned()))?;
        self.reloaded = trial.game.load(&saved).map_err(|error| {
            trial.broken(SAVED, playing, format!("it cannot be loaded: {error}"))
        })?;
        let again = self.reloaded.truth();
        trial.same(SAVED, playing, "loading changes it", [&before, &again])?;
        let kept = self.reloaded.seed() == playing.seed()
            && self.reloaded.played() == playing.played()
            && self.reloaded.story(Reader::Judge, Tongue::En)
                == playing.story(Reader::Judge, Tongue::En);
        trial.hold(SAVED, playing, kept, || {
            "seed, moves or story were lost".to_owned()
        })
    }

    /// Keeps a copy, to look at it again at the end.
    pub(super) fn remember(&mut self, playing: &Match) {
        if self.copies.len() < COPIES_MAX {
            self.copies.push((playing.clone(), playing.truth()));
        }
    }

    pub(super) fn unchanged(&self, trial: Trial<'_>) -> Result<(), Broken> {
        for (copy, saved) in &self.copies {
            let what = "a copy changed while the match went on";
            trial.same(COPIES, copy, what, [saved, &copy.truth()])?;
        }
        Ok(())
    }
}

/// A match in used memory starts and goes as a fresh one.
pub(super) fn begins_again(trial: Trial<'_>, walk: &Walk) -> Result<(), Broken> {
    let other = Seed {
        seed: trial.seed.seed,
        index: trial.seed.index.wrapping_add(1),
    };
    let mut used = walk.finished.clone();
    for seed in [other, Seed::new(!trial.seed.seed), trial.seed] {
        used.restart(seed);
        let fresh = trial.game.start(seed);
        trial.same(
            RESTART,
            &used,
            format_args!("seed {seed}"),
            [&fresh.truth(), &used.truth()],
        )?;
    }
    for (step, state) in walk.steps.iter().zip(&walk.states) {
        trial.same(
            RESTART,
            &used,
            "the states part",
            [state, &used.state_text()],
        )?;
        used.play_nth(step.0, step.1).map_err(|error| {
            trial.broken(
                RESTART,
                &used,
                format!("move {} is refused: {error}", step.1),
            )
        })?;
    }
    trial.same(
        RESTART,
        &used,
        "the same moves end otherwise",
        [&walk.finished.truth(), &used.truth()],
    )
}

/// Bots that repeat the moves of each seat come to the same end, although they
/// are asked in another order where several seats act together, and although
/// the rules may count and pick moves without listing them.
pub(super) fn bots_end_alike(trial: Trial<'_>, walk: &Walk) -> Result<(), Broken> {
    let cut = walk
        .finished
        .outcome()
        .is_some_and(|outcome| outcome.ended_by == TURN_LIMIT);
    if cut {
        return Ok(());
    }
    let mut players: Vec<Box<dyn Bot>> = Vec::new();
    for seat in trial.game.seats() {
        let steps = walk.steps.iter().filter(|step| step.0 == seat);
        players.push(Box::new(Repeater {
            indexes: steps.map(|step| step.1).collect(),
        }));
    }
    let mut playing = trial.game.start_silent(trial.seed);
    playing
        .play_out(&mut players)
        .map_err(|error| trial.broken(BOTS, &playing, error.to_string()))?;
    trial.same(
        BOTS,
        &playing,
        "the ends part",
        [&walk.finished.state_text(), &playing.state_text()],
    )
}

/// A bot of the family that plays all seats comes to the same end when it is
/// asked for texts, move by move, as when it plays the match out.
pub(super) fn advised_end_alike(trial: Trial<'_>, chance: &mut Chance) -> Result<(), Broken> {
    let words = trial.game.bots();
    let bot = random_index(words.len(), chance);
    let Some(word) = words.get(bot) else {
        return Ok(());
    };
    let luck = chance.bits();
    let crew = || -> Vec<Box<dyn Bot>> {
        let seats = trial.game.seats();
        let player = |seat: Seat| Advised::new(bot, luck ^ seat.index() as u64);
        seats.map(|seat| Box::new(player(seat)) as _).collect()
    };
    let mut simulated = trial.game.start_silent(trial.seed);
    let mut asked = simulated.clone();
    let broken = |at: &Match, error| {
        let detail = format!("bot `{}`: {error}", word.name);
        trial.broken(ADVISED, at, detail)
    };
    simulated
        .play_out(&mut crew())
        .map_err(|error| broken(&simulated, error))?;
    let mut players = crew();
    while let Some(seat) = asked.turn().seats().first() {
        if asked.n_played() == ASKED_MAX {
            return Ok(());
        }
        asked
            .choose(seat, players[seat.index()].as_mut())
            .and_then(|text| asked.play(seat, &text))
            .map_err(|error| broken(&asked, error))?;
    }
    trial.same(
        ADVISED,
        &asked,
        format_args!("bot `{}`", word.name),
        [&simulated.state_text(), &asked.state_text()],
    )
}

/// Plays what its seat played before.
struct Repeater {
    indexes: VecDeque<usize>,
}

impl Bot for Repeater {
    fn start(&mut self, _seat: Seat, _seed: u64) {}

    fn choose(&mut self, choice: &Choice<'_>) -> usize {
        let counted = choice.n_moves();
        if counted != choice.moves().len() {
            // Out of range, hence refused.
            return usize::MAX;
        }
        // Out of range too, when the match asks for more.
        self.indexes.pop_front().unwrap_or(counted)
    }
}
