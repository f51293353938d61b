//! Files of a family that are not in the sentence form: how they are told from
//! it, loaded, formatted and converted.

use tapete_game::{Game, Seat, Seed};
use tapete_lang::{Checked, FileId, Phrase, Place, Problems, Sources, TextValue};

/// A form of files that a family reads besides sentences.
pub struct Form {
    /// The endings that such files usually have, such as `json`.
    pub endings: &'static [&'static str],
    /// Tells whether a text, given with its name, is in this form.
    pub is: fn(&str, &str) -> bool,
    /// Makes the game of a file, or reports why not; nothing if it holds none.
    /// Texts within the file may be added to the sources, to point into them.
    pub load: fn(&mut Sources, FileId, Option<usize>, &mut Problems) -> Option<Game>,
    /// Lists what a file includes; the texts are among the sources then.
    pub includes: Option<fn(&Sources, FileId) -> Vec<TextValue>>,
    /// Writes a file in its canonical form.
    pub format: fn(&mut Sources, FileId) -> Result<String, Problems>,
    /// How its files become sentences, and sentences such files.
    pub conversion: Option<Conversion>,
    /// How its files record matches.
    pub recording: Option<Recording>,
}

/// The way from a form to sentences and back.
pub struct Conversion {
    /// Whether only texts with a game can be written in the form.
    pub needs_game: bool,
    /// The ending of files in the form.
    pub extension: &'static str,
    /// Writes a file in the sentence form.
    pub to_native: fn(&mut Sources, FileId, &mut Problems) -> Option<String>,
    /// Writes a text of the sentence form in this form.
    pub from_native: fn(&Sources, &Checked) -> Written,
}

/// How files of a form record matches.
pub struct Recording {
    /// Returns the match that a file records, if it records one.
    pub recorded: fn(&Sources, FileId, &mut Problems) -> Option<Recorded>,
    /// Writes a match of a text of the sentence form.
    pub from_match: fn(&Checked, usize, Seed, Moves<'_>) -> Written,
    /// Writes a match of a file in this form.
    pub from_file_match: fn(&Sources, FileId, Seed, Moves<'_>) -> Written,
}

/// A match that a file records.
pub struct Recorded {
    /// The game as it started.
    pub game: Game,
    /// Its luck.
    pub seed: Seed,
    /// What was played.
    pub moves: Vec<(Seat, String)>,
}

/// Something that a form has no words for: what, and where it is said.
pub type Unsaid = (Phrase, Option<Place>);

/// The moves of a match, each with who played it.
pub type Moves<'a> = &'a [(Seat, String)];

/// A text in a form, or all that the form has no words for.
pub type Written = Result<String, Vec<Unsaid>>;
