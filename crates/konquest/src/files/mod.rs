//! The two files of Konquest: the map configuration and the saved game.
//!
//! Both are read with every problem told in one run, strictly first and then,
//! if need be, with the variants of sibling programs; both are written in one
//! standard form. Nothing here plays a match, except for the small second
//! implementation of the rules that holds a log against itself.

mod data;

mod codes;
mod dialect;
mod lexeme;
mod lexer;
mod names;
mod number;

mod parse;
mod shape;
mod tree;

mod check;
pub(crate) mod trace;

mod write;

#[cfg(test)]
mod tests;

pub use codes::CODES;
pub(crate) use codes::E228;
pub use data::{
    COLOUR_WORDS, Colour, FleetEntry, KIND_WORDS, Kind, KonquestFile, MapFile, Origin, PlanetEntry,
    PlayerEntry, RULES_WORDS, SaveFile, SavedPlanet, SavedPlayer,
};
pub use write::{Unwritable, format, write};

use self::dialect::{Habits, Mode};
use self::lexeme::{Lexeme, LexemeKind, unquoted};
use self::parse::Text;
use tapete_lang::{FileId, Problems, Sources};

/// Tells whether a text is a file of Konquest rather than one of Tapete: its
/// first character that is not blank is `{`, or that brace is missing and it
/// begins with a section.
pub fn is_file(text: &str) -> bool {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let blank = [' ', '\t', '\n', '\r', '\u{c}'];
    let text = text.trim_start_matches(blank);
    let begins = |section: &str| {
        let rest = text.trim_start_matches('"').strip_prefix(section);
        let rest = rest.map(|it| it.trim_start_matches('"').trim_start_matches(blank));
        rest.is_some_and(|it| it.starts_with(':'))
    };
    text.starts_with('{') || shape::SECTIONS.iter().any(|it| begins(it))
}

/// Reads a map or a saved game, whichever the text is.
///
/// Returns nothing if there are errors; warnings come with the file.
pub fn read(sources: &Sources, file: FileId, problems: &mut Problems) -> Option<KonquestFile> {
    let strict = Reading::new(sources, file, Mode::Strict);
    if !strict.problems.has_errors() {
        problems.append(strict.problems);
        return strict.file;
    }
    // In a dialect, what the standard form dislikes is no news to the author.
    let extended = Reading::new(sources, file, Mode::Extended);
    let habits = match extended.problems.has_errors() {
        true => extended.habits.but_in_order(),
        false => extended.habits,
    };
    let reading = match habits.is_dialect() {
        true => extended,
        false => strict,
    };
    let file = reading.file.filter(|_| !reading.problems.has_errors());
    problems.append(reading.problems);
    file
}

/// Reads a text in the standard form only.
fn read_strict(sources: &Sources, file: FileId) -> (Option<KonquestFile>, Problems) {
    let reading = Reading::new(sources, file, Mode::Strict);
    let file = reading.file.filter(|_| !reading.problems.has_errors());
    (file, reading.problems)
}

/// A text read in one way.
struct Reading {
    file: Option<KonquestFile>,
    problems: Problems,
    habits: Habits,
}

impl Reading {
    fn new(sources: &Sources, file: FileId, mode: Mode) -> Self {
        let text = Text {
            file,
            text: sources.text(file),
            mode,
        };
        let mut habits = Habits::default();
        let mut problems = Problems::new();
        let lexemes = lexer::lex(file, text.text, mode, &mut habits, &mut problems);
        let is_save = is_save(text.text, &lexemes);
        let shape = match is_save {
            true => &shape::SAVE,
            false => &shape::MAP,
        };
        let parsed = parse::parse(text, &lexemes, shape, &mut habits, &mut problems);
        let record = parsed.record.filter(|_| !problems.has_errors());
        let mut found = None;
        if let Some(record) = record {
            problems.append(parsed.late);
            found = match is_save {
                true => check::save(&record, &mut problems).map(KonquestFile::Save),
                false => check::map(&record, &mut habits, &mut problems).map(KonquestFile::Map),
            };
        }
        Reading {
            file: found,
            problems,
            habits,
        }
    }
}

/// Tells the two files apart by the keys that only one of them has.
fn is_save(text: &str, lexemes: &[Lexeme]) -> bool {
    const OF_SAVES: [&str; 9] = [
        "propietario",
        "neutral",
        "ENVIOS",
        "turnoEnvio",
        "turnoLlegada",
        "filaInicial",
        "columnaInicial",
        "filaObjetivo",
        "columnaObjetivo",
    ];
    const OF_MAPS: [&str; 4] = ["id", "alAzar", "planetasNeutrales", "planetas"];
    let (mut n_of_saves, mut n_of_maps) = (0, 0);
    for (index, lexeme) in lexemes.iter().enumerate() {
        let is_key = matches!(lexeme.kind, LexemeKind::Word | LexemeKind::Name)
            && lexemes.get(index + 1).map(|it| it.kind) == Some(LexemeKind::Colon);
        if is_key {
            let key = unquoted(text.get(lexeme.span.range()).unwrap_or(""));
            n_of_saves += usize::from(OF_SAVES.contains(&key));
            n_of_maps += usize::from(OF_MAPS.contains(&key));
        }
    }
    n_of_saves > n_of_maps
}
