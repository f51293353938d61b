//! Texts as they are handed round, and what came of them.

use std::ops::RangeInclusive;

use tapete_game::{Game, ReplayText};
use tapete_lang::{Checked, Problems, Sources, Tongue};

use crate::family::Family;
use crate::refused::Refused;

/// A text and the name under which its problems are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// A file name, from which includes are resolved.
    pub name: String,
    /// All it says.
    pub text: String,
}

impl Text {
    /// Returns a text with a name.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Text {
        Text {
            name: name.into(),
            text: text.into(),
        }
    }
}

/// What came of some texts.
pub struct Loaded {
    /// Every text that was read, for showing problems.
    pub sources: Sources,
    /// All that is wrong with them.
    pub problems: Problems,
    /// The family whose words they use.
    pub family: Option<&'static Family>,
    /// What the family was handed.
    pub checked: Checked,
    /// The game; nothing if some problem is an error or no text holds a game.
    pub game: Option<Game>,
    /// How many players the game takes.
    pub players: Option<RangeInclusive<usize>>,
    /// The texts that make the game, the main one first, for its replays.
    pub texts: Vec<ReplayText>,
    /// The names of the things that each extra text brings.
    pub extra_names: Vec<Vec<String>>,
    /// Whether the texts say nothing at all.
    pub is_empty: bool,
}

impl Loaded {
    /// Tells whether the texts are of a family.
    pub fn is_of(&self, family: &str) -> bool {
        self.family.is_some_and(|it| it.name == family)
    }

    /// Returns the texts if nothing is wrong with them, or refuses them under the
    /// name that a person called them by.
    pub fn without_errors(self, called: &str, tongue: Tongue) -> Result<Loaded, Refused> {
        if !self.problems.has_errors() {
            return Ok(self);
        }
        let message = tongue.pick(
            format!("{called} has errors"),
            format!("{called} tiene errores"),
        );
        Err(Refused::problems(self.sources, self.problems, message))
    }

    /// Compiles the game again, by another path of its family; nothing if there
    /// is no such path, or no game.
    pub fn game_by(&self, path: &str, n_seats: Option<usize>) -> Option<Game> {
        let path = self.family?.paths.iter().find(|it| it.name == path)?;
        (path.compile)(&self.sources, &self.checked, n_seats, &mut Problems::new())
    }
}
