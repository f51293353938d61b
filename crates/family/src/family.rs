//! A family: a kind of game with its own rules code, and all it offers.

use std::ops::RangeInclusive;

use tapete_game::Game;
use tapete_lang::{Bilingual, Checked, Code, Phrasing, Problems, Sources, Tongue, Vocabulary};

use crate::answer::Answer;
use crate::form::Form;
use crate::lines::Lines;
use crate::tool::{Group, Tool};
use crate::words::WordList;

/// Makes the game of a checked text for a number of seats, or for the smallest
/// that it allows.
pub type Compile = fn(&Sources, &Checked, Option<usize>, &mut Problems) -> Option<Game>;

/// The rules of a family by other code than what `compile` chooses: the same
/// matches to the last event, at another speed. Benchmarks and tests compare.
pub struct Path {
    /// Its name, such as `general`.
    pub name: &'static str,
    /// Makes the game of a checked text.
    pub compile: Compile,
}

/// A kind of game with its own rules code.
pub struct Family {
    /// Its name, such as `domino`.
    pub name: &'static str,
    /// What people call its games, such as `Dominoes`: the heading of a list.
    pub title: Bilingual,
    /// What it is, in one sentence.
    pub doc: Bilingual,
    /// The name of the shipped game with which a newcomer begins; empty if it ships
    /// none.
    pub start_here: &'static str,
    /// The names of shipped games that are there to be measured: they play like any
    /// other, but no list offers them.
    pub benchmarks: &'static [&'static str],
    /// The kind of thing that is played: a text with a game has one.
    pub game_kind: &'static str,
    /// The words that a newcomer needs first, about twenty, in the order in which
    /// to learn them: `Domino`, `Domino.deals`, `Domino.begins.Holder`.
    pub first_words: &'static [&'static str],
    /// Its words.
    pub vocabulary: &'static Vocabulary,
    /// How its texts are told from others and cut into clauses, if their clauses
    /// are phrases.
    pub phrasing: Option<&'static Phrasing>,
    /// The diagnostics that it reports.
    pub codes: &'static [&'static Code],
    /// Tells how many players the game of a checked text takes; nothing if the
    /// text holds no game.
    pub players: fn(&Checked) -> Option<RangeInclusive<usize>>,
    /// Makes the game of a checked text, or reports why not.
    pub compile: Compile,
    /// The same rules by other code, to compare with.
    pub paths: &'static [Path],
    /// Looks at a checked text without a game, such as one of cards, where the
    /// words alone do not tell whether it is well.
    pub inspect: Option<fn(&Sources, &Checked, &mut Problems)>,
    /// The forms of files that it reads besides sentences.
    pub forms: &'static [Form],
    /// Its own files of tests, in one line each.
    pub lines: Option<&'static Lines>,
    /// Lists the words that its vocabulary does not have, such as those of
    /// scripts.
    pub words: Option<fn() -> Vec<WordList>>,
    /// Says what a name means that every text of the family knows, such as an
    /// ability; the same JSON as its tool `explain`.
    pub known_word: Option<fn(&str, Tongue) -> Option<Answer>>,
    /// What authors can run.
    pub tools: &'static [Tool],
    /// What the first words of tools with two words stand for.
    pub groups: &'static [Group],
}

impl Family {
    /// A family that offers nothing yet, for an entry to fill in what it has.
    pub const PLAIN: Family = Family {
        name: "",
        title: Bilingual::new("", ""),
        doc: Bilingual::new("", ""),
        start_here: "",
        benchmarks: &[],
        game_kind: "",
        first_words: &[],
        vocabulary: &Vocabulary {
            kinds: &[],
            open: None,
        },
        phrasing: None,
        codes: &[],
        players: |_| None,
        compile: |_, _, _, _| None,
        paths: &[],
        inspect: None,
        forms: &[],
        lines: None,
        words: None,
        known_word: None,
        tools: &[],
        groups: &[],
    };

    /// Returns the tool of that name.
    pub fn tool(&self, name: &str) -> Option<&'static Tool> {
        self.tools.iter().find(|it| it.name == name)
    }
}
