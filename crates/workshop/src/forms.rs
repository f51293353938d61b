//! Files of a family that are not in the sentence form: how they are told from
//! it, loaded, formatted and converted.

use tapete_game::{Game, Replay, ReplayText, Seat, Seed};
use tapete_lang::{Checked, FileId, Phrase, Place, Problems, Sources, TextValue};

use crate::families::{FAMILIES, Family, phrasings};
use crate::load::Text;
use crate::replays::is_replay;

/// A form of files that a family reads besides sentences.
pub struct Form {
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

/// Returns the form of a text that is not in the sentence form.
pub(crate) fn form_of(name: &str, text: &str) -> Option<(&'static Family, &'static Form)> {
    if is_replay(text) {
        return None;
    }
    let of_family = |family: &'static Family| family.forms.iter().map(move |it| (family, it));
    let mut forms = FAMILIES.iter().flat_map(of_family);
    forms.find(|(_, form)| (form.is)(name, text))
}

/// Writes a text in canonical form, whatever form it has.
pub fn format(name: &str, text: &str) -> Result<String, (Sources, Problems)> {
    let mut sources = Sources::new();
    let file = sources.add(name, text);
    let formatted = match form_of(name, text) {
        Some((_, form)) => (form.format)(&mut sources, file),
        None => tapete_lang::format(&sources, file, &phrasings()),
    };
    formatted.map_err(|problems| (sources, problems))
}

/// A file that records a match, opened to be shown.
pub struct OpenedRecord {
    /// The match, as a replay of ours would hold it.
    pub replay: Replay,
    /// The game as it started.
    pub game: Game,
}

/// Why a file of another form shows no match.
pub enum RecordError {
    /// It has errors.
    Problems(Box<(Sources, Problems)>),
    /// It holds no match: a game that nobody has played, or cards.
    NoMatch,
}

/// Opens a file of another form that records a match; nothing if the text is
/// in no other form.
pub fn open_record(text: &Text) -> Option<Result<OpenedRecord, RecordError>> {
    let (_, form) = form_of(&text.name, &text.text)?;
    let Some(recording) = &form.recording else {
        return Some(Err(RecordError::NoMatch));
    };
    let mut sources = Sources::new();
    let file = sources.add(&text.name, text.text.as_str());
    let mut problems = Problems::new();
    let recorded = (recording.recorded)(&sources, file, &mut problems);
    if problems.has_errors() {
        let found = Box::new((sources, problems));
        return Some(Err(RecordError::Problems(found)));
    }
    Some(recorded.map_or(Err(RecordError::NoMatch), |it| Ok(played(text, it))))
}

fn played(text: &Text, recorded: Recorded) -> OpenedRecord {
    let Recorded { game, seed, moves } = recorded;
    let mut playing = game.start(seed);
    for (seat, text) in &moves {
        // The family made the moves by playing them.
        if playing.play(*seat, text).is_err() {
            break;
        }
    }
    let players = game
        .seats()
        .map(|seat| game.player(seat).unwrap_or("person").to_owned());
    let texts = vec![ReplayText {
        name: text.name.clone(),
        text: text.text.clone(),
    }];
    let replay = Replay::record(&playing, texts, players.collect());
    OpenedRecord { replay, game }
}
