//! One play of a game, from its start to its end.

mod fast;

use std::any::Any;
use std::fmt;

use serde::{Deserialize, Serialize};
use tapete_speech::Tongue;

use crate::bot::Bot;
use crate::called::{Called, TakenBack};
use crate::chance::Chance;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::refusal::RefusalCode;
use crate::rules::Turn;
use crate::seat::{Reader, Seat};
use crate::seed::Seed;
use crate::telling::{Names, Telling};
use crate::told::{Audience, Told};
use crate::view::View;

/// One play of a game.
///
/// Bots and clients get a [`View`] or a [`Choice`](crate::Choice), never this.
pub struct Match {
    game: Game,
    inner: Box<dyn AnyMatch>,
    names: Names,
}

/// A refused move: the match is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveError {
    /// Who tried.
    pub seat: Seat,
    /// Why not, for programs.
    pub code: RefusalCode,
    /// Why not, now, for people.
    pub reason: String,
}

impl MoveError {
    pub(crate) fn new(seat: Seat, code: RefusalCode, reason: impl Into<String>) -> MoveError {
        MoveError {
            seat,
            code,
            reason: reason.into(),
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for MoveError {}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Who played it.
    pub seat: Seat,
    /// The text that names it.
    #[serde(rename = "move")]
    pub text: String,
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
    fn play(&mut self, seat: Seat, text: &str, telling: Telling<'_>) -> Result<(), MoveError>;
    fn n_moves(&mut self, seat: Seat) -> usize;
    fn play_nth(&mut self, seat: Seat, index: usize) -> Result<(), MoveError>;
    fn play_out(&mut self, players: &mut [Box<dyn Bot>]) -> Result<(), MoveError>;
    fn choose(&self, seat: Seat, bot: &mut dyn Bot) -> Result<String, MoveError>;
    fn call(&mut self, called: Called, telling: Telling<'_>) -> Result<(), MoveError>;
    fn take_back(&mut self, n_moves: usize, telling: Telling<'_>) -> Result<(), MoveError>;
    fn called(&self) -> Option<Called>;
    fn taken_back(&self) -> &[TakenBack];
    fn outcome(&self) -> Option<Outcome>;
    fn score(&self, seat: Seat) -> i64;
    fn n_played(&self) -> u32;
    fn n_turns(&self) -> u64;
    fn count(&self, counts: &mut [i64]);
    fn view(&self, telling: Telling<'_>) -> View;
    fn ask(&self, question: &str, telling: Telling<'_>) -> Option<String>;
    fn why_not(&self, seat: Seat, piece: &str, telling: Telling<'_>) -> Option<MoveError>;
    fn story_since(&self, from: usize, telling: Telling<'_>) -> Vec<Told>;
    fn n_told(&self, reader: Reader) -> usize;
    fn audiences_since(&self, from: usize, reader: Reader) -> Vec<Audience>;
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
        let names = game.names();
        Match { game, inner, names }
    }

    /// Says what the players are called, seat by seat: in views, stories and
    /// refusals from now on. Who has no name is `Player 1` and so on.
    pub fn name_players(&mut self, names: Names) {
        self.names = names;
    }

    /// Returns what the players are called.
    pub fn names(&self) -> &Names {
        &self.names
    }

    fn telling(&self, reader: Reader, tongue: Tongue) -> Telling<'_> {
        Telling::new(reader, tongue, &self.names)
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
        self.play_in(seat, text, Tongue::En)
    }

    /// Plays the move that a text names, or says why not, in that tongue.
    pub fn play_in(&mut self, seat: Seat, text: &str, tongue: Tongue) -> Result<(), MoveError> {
        let telling = Telling::new(Reader::Seat(seat), tongue, &self.names);
        self.inner.play(seat, text, telling)
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

    /// Ends the match because its players say so, not its rules: a seat
    /// resigned or ran out of time, or all agreed on a draw. Refused, in that
    /// tongue, once the match is over.
    pub fn call(&mut self, called: Called, tongue: Tongue) -> Result<(), MoveError> {
        let reader = called.loser().map_or(Reader::Spectator, Reader::Seat);
        let telling = Telling::new(reader, tongue, &self.names);
        self.inner.call(called, telling)
    }

    /// Takes moves back until only the first `n_moves` are left; their luck is
    /// the same again. The seat that asks is told in that tongue why not: a
    /// match without a story or seed of record cannot go back, nor can one that
    /// its players ended.
    pub fn take_back(
        &mut self,
        n_moves: usize,
        seat: Seat,
        tongue: Tongue,
    ) -> Result<(), MoveError> {
        let telling = Telling::new(Reader::Seat(seat), tongue, &self.names);
        self.inner.take_back(n_moves, telling)
    }

    /// Returns the end that the players brought about, if they did.
    pub fn called(&self) -> Option<Called> {
        self.inner.called()
    }

    /// Lists the moves that were taken back, in the order in which they were.
    pub fn taken_back(&self) -> &[TakenBack] {
        self.inner.taken_back()
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
        self.view_in(reader, Tongue::En)
    }

    /// Returns what the reader may know now, in that tongue.
    pub fn view_in(&self, reader: Reader, tongue: Tongue) -> View {
        self.inner.view(self.telling(reader, tongue))
    }

    /// Answers a question in the family's own words, from what the reader may
    /// know; nothing if the text is no question.
    pub fn ask(&self, reader: Reader, question: &str, tongue: Tongue) -> Option<String> {
        self.inner.ask(question, self.telling(reader, tongue))
    }

    /// Says why a seat that must act cannot play a piece that it sees, named by its
    /// id; nothing if a move starts from it or points at it, and where nobody can tell.
    pub fn why_not(&self, seat: Seat, piece: &str, tongue: Tongue) -> Option<MoveError> {
        let telling = self.telling(Reader::Seat(seat), tongue);
        self.inner.why_not(seat, piece, telling)
    }

    /// Returns all that the reader was told since the start.
    pub fn story(&self, reader: Reader, tongue: Tongue) -> Vec<Told> {
        self.story_since(reader, 0, tongue)
    }

    /// Returns what the reader was told from the event on that has that number;
    /// costs what it returns.
    pub fn story_since(&self, reader: Reader, from: usize, tongue: Tongue) -> Vec<Told> {
        self.inner.story_since(from, self.telling(reader, tongue))
    }

    /// Returns how many events the reader was told: the number of the next one.
    pub fn n_told(&self, reader: Reader) -> usize {
        self.inner.n_told(reader)
    }

    /// Returns, for each event that the reader was told from that number on, who
    /// learns from it what cannot be seen: for the laws.
    pub(crate) fn audiences_since(&self, reader: Reader, from: usize) -> Vec<Audience> {
        self.inner.audiences_since(from, reader)
    }

    /// Lists the moves played so far; empty in a silent match.
    pub fn played(&self) -> &[Played] {
        self.inner.played()
    }

    /// Returns a silent match that agrees with all that the seat knows, with
    /// luck of its own.
    pub fn guess(&self, seat: Seat, chance: &mut Chance) -> Match {
        let mut guess = Match::new(self.game.clone(), self.inner.guess(seat, chance));
        guess.names = self.names.clone();
        guess
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
        Match {
            game: self.game.clone(),
            inner: self.inner.duplicate(),
            names: self.names.clone(),
        }
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
