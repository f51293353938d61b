//! The one list of families. A new family adds one entry here and nothing
//! anywhere else outside its crate.

use std::ops::RangeInclusive;

use tapete_game::Game;
use tapete_lang::{Bilingual, Checked, Code, Problems, Tree, Vocabulary};

/// A kind of game with its own rules code.
pub struct Family {
    /// Its name, such as `domino`.
    pub name: &'static str,
    /// What it is, in one sentence.
    pub doc: Bilingual,
    /// The kind of thing that is played: a text with a game has one.
    pub game_kind: &'static str,
    /// Its words.
    pub vocabulary: &'static Vocabulary,
    /// The diagnostics that it reports.
    pub codes: &'static [&'static Code],
    /// Tells how many players the game of a checked text takes; nothing if the
    /// text holds no game.
    pub players: fn(&Checked) -> Option<RangeInclusive<usize>>,
    /// Makes the game of a checked text, or reports why not.
    pub compile: fn(&Checked, Option<usize>, &mut Problems) -> Option<Game>,
}

/// Every family.
pub static FAMILIES: &[Family] = &[Family {
    name: "domino",
    doc: Bilingual::new(
        "Tiles with faces, laid end to end on a table.",
        "Fichas con caras que se ponen una junto a otra en la mesa.",
    ),
    game_kind: "Domino",
    vocabulary: &tapete_domino::VOCABULARY,
    codes: tapete_domino::CODES,
    players: tapete_domino::players,
    compile: tapete_domino::compile,
}];

impl Family {
    /// Returns the family whose kinds a text uses most; the first of equals.
    pub(crate) fn of(tree: &Tree) -> Option<&'static Family> {
        let known = |family: &Family| {
            let kinds = family.vocabulary.kinds;
            let knows = |kind: &str| kinds.iter().any(|it| it.word.is(kind));
            tree.items.iter().filter(|it| knows(&it.kind.text)).count()
        };
        // `max_by_key` gives the last of equals.
        FAMILIES.iter().rev().max_by_key(|family| known(family))
    }
}
