//! The two forms of files as the workshop asks for them: JSON cards, and
//! scripts that stand alone.

use tapete_game::Game;
use tapete_lang::{Checked, Diagnostic, FileId, Phrase, Place, Problems, Sources, Tree, check};

use super::codes::{UNSAID_KEY, WITHOUT_KEY};
use super::json::JsonKind;
use super::shape::{Shaped, shape};
use super::{FileKind, native, pen, reader, write};
use crate::define::{DUEL, compile, inspect};
use crate::script::{self, Lexicon};
use crate::words::VOCABULARY;

/// Tells whether a file holds a script and nothing else: its name says so.
pub fn is_script(name: &str) -> bool {
    name.ends_with(".duel")
}

/// Checks a script that stands alone; it holds no game.
pub fn load_script(sources: &Sources, file: FileId, problems: &mut Problems) {
    script::parse(sources, file, &Lexicon::classic(), problems);
}

/// Writes a script that stands alone in its canonical form.
pub fn format_script(sources: &Sources, file: FileId) -> Result<String, Problems> {
    script::format(sources, file, &Lexicon::classic())
}

/// Tells whether a text is a JSON file of cards rather than of another family:
/// it is an object with a key that only cards have.
pub fn is_json(text: &str) -> bool {
    const KEYS: [&str; 9] = [
        "\"lifePoints\"",
        "\"attackPoints\"",
        "\"publicDescription\"",
        "\"activationEnergy\"",
        "\"code\"",
        "\"monsters\"",
        "\"powers\"",
        "\"decks\"",
        "\"elements\"",
    ];
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).trim_start();
    text.starts_with('{') && KEYS.iter().any(|it| text.contains(it))
}

/// Makes the game of a collection that has one; of all else, the cards are
/// checked.
pub fn load_json(
    sources: &mut Sources,
    file: FileId,
    n_seats: Option<usize>,
    problems: &mut Problems,
) -> Option<Game> {
    let opened = open(sources, file, problems)?;
    judge(&opened, sources, n_seats, problems)
}

/// Writes a JSON file in its canonical form. Keys that nobody knows are kept,
/// and of scripts only the layout changes, as in sentences.
pub fn format_json(sources: &mut Sources, file: FileId) -> Result<String, Problems> {
    let mut problems = Problems::new();
    let opened = open(sources, file, &mut problems);
    let Some(opened) = opened.filter(|_| !problems.has_errors()) else {
        return Err(problems);
    };
    let mut json = write::json(&opened.checked, opened.kind, sources);
    if let JsonKind::Object(members) = &mut json.kind {
        members.extend(opened.rest);
    }
    Ok(pen::write(&json))
}

/// Writes a JSON file in the sentence form; nothing if it has errors.
pub fn to_native(sources: &mut Sources, file: FileId, problems: &mut Problems) -> Option<String> {
    let opened = open(sources, file, problems)?;
    judge(&opened, sources, None, problems);
    for member in &opened.rest {
        let span = member.key_span;
        let diagnostic = Diagnostic::new(&UNSAID_KEY, Place { file, span });
        problems.push(diagnostic.arg(member.key.as_str()).help(WITHOUT_KEY));
    }
    if problems.has_errors() {
        return None;
    }
    match native::sentences(&opened.tree, sources) {
        Ok(text) => Some(text),
        Err(found) => {
            problems.append(found);
            None
        }
    }
}

/// Writes a text of the sentence form as JSON: one card or deck as a file of
/// its own, all else as a collection. JSON has words for all of it.
pub fn from_native(
    sources: &Sources,
    checked: &Checked,
) -> Result<String, Vec<(Phrase, Option<Place>)>> {
    let json = write::json(checked, write::kind_of(checked), sources);
    Ok(pen::write(&json))
}

/// A file that could be read.
struct Opened {
    kind: FileKind,
    tree: Tree,
    checked: Checked,
    rest: Vec<super::json::Member>,
}

/// Reads a file and checks it as sentences are checked.
fn open(sources: &mut Sources, file: FileId, problems: &mut Problems) -> Option<Opened> {
    let read = reader::read(sources, file, problems)?;
    let Shaped { kind, tree, rest } = shape(&read, sources, file, problems)?;
    let checked = check(&tree, &[&VOCABULARY], problems);
    Some(Opened {
        kind,
        tree,
        checked,
        rest,
    })
}

/// Compiles what was read, or looks at it if it holds no game.
fn judge(
    opened: &Opened,
    sources: &Sources,
    n_seats: Option<usize>,
    problems: &mut Problems,
) -> Option<Game> {
    let checked = &opened.checked;
    if checked.of_kind(DUEL).next().is_some() {
        return compile(sources, checked, n_seats, problems);
    }
    inspect(sources, checked, problems);
    None
}
