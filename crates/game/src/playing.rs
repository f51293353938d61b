//! One play of a game, from its start to its end.

mod fast;

use std::any::Any;
use std::fmt;

use tapete_speech::Tongue;

use crate::bot::Bot;
use crate::chance::Chance;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::rules::Turn;
use crate::seat::{Reader, Seat};
use crate::seed::Seed;
use crate::view::View;

/// One play of a game.
///
/// Bots and clients get a [`View`] or a [`Choice`](crate::Choice), never this.
pub struct Match {
    game: Game,
    inner: Box<dyn AnyMatch>,
}

/// A refused move: the match is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveError {
    /// Who tried.
    pub seat: Seat,
    /// Why not, now.
    pub reason: String,
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for MoveError {}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who played it.
    pub seat: Seat,
    /// The text that names it.
    pub text: String,
}

/// An event as one reader learns it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What people read.
    pub text: String,
    /// The same as data, in JSON.
    pub data: String,
    /// How many moves had been played when it happened.
    pub n_played: usize,
}

/// The object behind a [`Match`]; implemented once, for all rules.
pub(crate) trait AnyMatch: Any + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn as_any_mut(&mut self) -> &mut dyn Any;
    /// Becomes a copy; tells whether the other is a match of the same rules, as
    /// it must be.
    fn copy_from(&mut self, other: &dyn AnyMatch) -> bool;
    fn copy_state(&mut self, other: &dyn AnyMatch);
    fn forget_story(&mut self);
    fn duplicate(&self) -> Box<dyn AnyMatch>;
    fn seed(&self) -> Option<Seed>;
    fn restart(&mut self, seed: Seed);
    fn turn(&self) -> Turn;
    fn moves(&self, seat: Seat) -> Vec<String>;
    fn play(&mut self, seat: Seat, text: &str, tongue: Tongue) -> Result<(), MoveError>;
    fn n_moves(&mut self, seat: Seat) -> usize;
    fn play_nth(&mut self, seat: Seat, index: usize) -> Result<(), MoveError>;
    fn play_out(&mut self, players: &mut [Box<dyn Bot>]) -> Result<(), MoveError>;
    fn choose(&self, seat: Seat, bot: &mut dyn Bot) -> Result<String, MoveError>;
    fn outcome(&self) -> Option<Outcome>;
    fn score(&self, seat: Seat) -> i64;
    fn n_played(&self) -> u32;
    fn n_turns(&self) -> u64;
    fn count(&self, counts: &mut [i64]);
    fn view(&self, reader: Reader, tongue: Tongue) -> View;
    fn ask(&self, reader: Reader, question: &str, tongue: Tongue) -> Option<String>;
    fn story(&self, reader: Reader, tongue: Tongue) -> Vec<Told>;
    fn played(&self) -> &[Played];
    fn guess(&self, seat: Seat, chance: &mut Chance) -> Box<dyn AnyMatch>;
    /// Makes the other a guess; tells whether it is a match of the same rules,
    /// as it must be.
    fn guess_into(&self, other: &mut dyn AnyMatch, seat: Seat, chance: &mut Chance) -> bool;
    fn key(&self) -> u128;
    fn known_key(&self, reader: Reader) -> Option<u128>;
    fn arrange(&mut self, line: &str) -> Result<(), String>;
    fn script(&mut self, chance: Chance);
    fn chance(&self) -> &Chance;
    fn set_chance(&mut self, chance: Chance);
    fn state_text(&self) -> String;
    fn truth(&self) -> String;
    fn save(&self) -> Option<String>;
}

impl Match {
    pub(crate) fn new(game: Game, inner: Box<dyn AnyMatch>) -> Match {
        Match { game, inner }
    }

    /// Returns the game that is played.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the seed, unless the match is a guess.
    pub fn seed(&self) -> Option<Seed> {
        self.inner.seed()
    }

    /// Begins another match in the same memory.
    pub fn restart(&mut self, seed: Seed) {
        self.inner.restart(seed);
    }

    /// Tells who must act.
    pub fn turn(&self) -> Turn {
        self.inner.turn()
    }

    /// Tells whether the match has ended.
    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// Returns the texts of a seat's moves, always in the same order; empty if
    /// the seat may not act now.
    pub fn moves(&self, seat: Seat) -> Vec<String> {
        self.inner.moves(seat)
    }

    /// Plays the move that a text names, or says why not, in English.
    pub fn play(&mut self, seat: Seat, text: &str) -> Result<(), MoveError> {
        self.inner.play(seat, text, Tongue::En)
    }

    /// Plays the move that a text names, or says why not, in that tongue.
    pub fn play_in(&mut self, seat: Seat, text: &str, tongue: Tongue) -> Result<(), MoveError> {
        self.inner.play(seat, text, tongue)
    }

    /// Lets the bots play to the end, one bot per seat.
    ///
    /// Where several seats may act in the same turn, the lowest is asked first.
    pub fn play_out(&mut self, players: &mut [Box<dyn Bot>]) -> Result<(), MoveError> {
        self.inner.play_out(players)
    }

    /// Asks a bot what it would play in that seat, and returns the text that
    /// plays it; changes nothing.
    pub fn choose(&self, seat: Seat, bot: &mut dyn Bot) -> Result<String, MoveError> {
        self.inner.choose(seat, bot)
    }

    /// Returns the outcome once the match has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome()
    }

    /// Returns the score of a seat now.
    pub fn score(&self, seat: Seat) -> i64 {
        self.inner.score(seat)
    }

    /// Returns how many moves were played.
    pub fn n_played(&self) -> u32 {
        self.inner.n_played()
    }

    /// Returns how many turns were taken, forced ones included.
    pub fn n_turns(&self) -> u64 {
        self.inner.n_turns()
    }

    /// Writes what the family counts, in the order of [`Game::facts`].
    pub fn count(&self, counts: &mut [i64]) {
        self.inner.count(counts);
    }

    /// Returns what the reader may know now, in English.
    pub fn view(&self, reader: Reader) -> View {
        self.inner.view(reader, Tongue::En)
    }

    /// Returns what the reader may know now, in that tongue.
    pub fn view_in(&self, reader: Reader, tongue: Tongue) -> View {
        self.inner.view(reader, tongue)
    }

    /// Answers a question in the family's own words, from what the reader may
    /// know; nothing if the text is no question.
    pub fn ask(&self, reader: Reader, question: &str, tongue: Tongue) -> Option<String> {
        self.inner.ask(reader, question, tongue)
    }

    /// Returns all that the reader was told since the start.
    pub fn story(&self, reader: Reader, tongue: Tongue) -> Vec<Told> {
        self.inner.story(reader, tongue)
    }

    /// Lists the moves played so far; empty in a silent match.
    pub fn played(&self) -> &[Played] {
        self.inner.played()
    }

    /// Returns a silent match that agrees with all that the seat knows, with
    /// luck of its own.
    pub fn guess(&self, seat: Seat, chance: &mut Chance) -> Match {
        Match::new(self.game.clone(), self.inner.guess(seat, chance))
    }

    /// Sets up a position for a scene.
    pub fn arrange(&mut self, line: &str) -> Result<(), String> {
        self.inner.arrange(line)
    }

    /// Begins again with that luck, for tests and scenes.
    pub fn script(&mut self, chance: Chance) {
        self.inner.script(chance);
    }

    /// Replaces the luck that is still to come, for whoever goes through all
    /// that luck can bring.
    pub fn set_chance(&mut self, chance: Chance) {
        self.inner.set_chance(chance);
    }

    /// Returns the luck that is still to come: the whole truth, for tests only.
    pub fn chance(&self) -> &Chance {
        self.inner.chance()
    }

    /// Returns the state as canonical text: the whole truth, for tests only.
    pub fn state_text(&self) -> String {
        self.inner.state_text()
    }

    /// Returns all there is to a match as text, story and luck included: the
    /// whole truth, for tests only. Equal matches have equal texts.
    pub fn truth(&self) -> String {
        self.inner.truth()
    }

    /// Writes what [`Game::load`] needs to go on exactly here: the seed and the
    /// moves. Holds secrets.
    ///
    /// Nothing for a silent match, a guess, or a position that was arranged.
    pub fn save(&self) -> Option<String> {
        self.inner.save()
    }
}

impl Clone for Match {
    fn clone(&self) -> Match {
        Match::new(self.game.clone(), self.inner.duplicate())
    }
}

impl fmt::Debug for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Match({:?}, {} moves played)",
            self.game,
            self.n_played()
        )
    }
}
