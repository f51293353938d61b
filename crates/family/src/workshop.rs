//! What a tool may ask of the world around it.

use tapete_game::{Game, Seed};
use tapete_speech::Tongue;

use crate::refused::Refused;
use crate::text::{Loaded, Text};

/// The world around a tool: texts, luck, and many matches at once.
///
/// A tool knows no files, clocks, bots or threads; whoever runs it hands it this.
pub trait Workshop {
    /// Returns the person's language.
    fn tongue(&self) -> Tongue;

    /// Finds the text that a person names: something shipped, or a file.
    fn find(&self, name: &str) -> Result<Text, Refused>;

    /// Finds the text of a file; nothing if the name is not that of a file but
    /// of something else.
    fn find_file(&self, name: &str) -> Option<Result<Text, Refused>>;

    /// Lists the shipped texts of a family.
    fn shipped(&self, family: &str) -> Vec<Text>;

    /// Lists those of them that hold a game.
    fn shipped_games(&self, family: &str) -> Vec<Text>;

    /// Reads a text, with others as if they stood at the end of it.
    fn load(&self, main: &Text, extra: &[Text]) -> Loaded;

    /// Returns a text in sentences, if it has another form that can be
    /// converted.
    fn in_sentences(&self, text: &Text) -> Result<Text, Refused>;

    /// Returns the luck that was asked for, or draws some that is told, so that
    /// the same can be run again.
    fn seed(&self, asked: Option<Seed>) -> Seed;

    /// Draws luck for something that nobody needs to run again.
    fn fresh_seed(&self) -> Seed;

    /// Tells whether a game has a bot of that name.
    fn has_bot(&self, game: &Game, bot: &str) -> bool;

    /// Says how many matches will be played in all.
    fn expect(&self, matches: u64);

    /// Plays matches of a game, with one bot in all seats; tells what seat 0
    /// scored in each: 2 for a win, 1 for a tie, 0 for a loss.
    fn series(&self, game: &Game, bot: &str, matches: Matches) -> Result<Vec<u8>, Refused>;

    /// Lets two bots play every deal from both sides; tells how often the first
    /// won, lost and tied.
    fn contest(
        &self,
        game: &Game,
        bots: [&str; 2],
        deals: Matches,
    ) -> Result<(u64, u64, u64), Refused>;

    /// Returns where a rate lies 95 times of 100 that was seen in so many
    /// matches.
    fn interval(&self, rate: f64, matches: u64) -> (f64, f64);
}

/// How many matches, with which luck, on how many threads (0: one per core).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Matches {
    pub n: u64,
    pub seed: u64,
    pub threads: usize,
}
