//! Files ending in `.ccg`, in the words of the thesis and of the block forms, as
//! the workshop asks for them.

use std::fmt::Write as _;

use tapete_game::Game;
use tapete_lang::{Checked, FileId, Phrase, Place, Problems, Sources, Tongue, lex_phrases};

use crate::define::{look, plan, sentences};
use crate::syntax::dialect::{Script, ScriptItem, ScriptKind, read_file};
use crate::syntax::print;

/// Tells whether a file is in the dialect: its name says so.
pub fn is_dialect(name: &str) -> bool {
    name.ends_with(".ccg")
}

/// Makes the game of a file that has one; of all else, the cards are checked.
pub fn load(
    sources: &Sources,
    file: FileId,
    n_seats: Option<usize>,
    problems: &mut Problems,
) -> Option<Game> {
    let sentences = read_file(sources, file, problems).sentences(problems);
    if !sentences.iter().any(|it| it.kind.text == "CardGame") {
        look(&sentences, problems);
        return None;
    }
    let cards = plan(&sentences, true, problems)?;
    n_seats.is_none_or(|it| it == 2).then(|| Game::new(cards))
}

/// Writes a file in the canonical form of the dialect.
pub fn format(sources: &Sources, file: FileId) -> Result<String, Problems> {
    let mut problems = Problems::new();
    let script = read_file(sources, file, &mut problems);
    if problems.has_errors() {
        return Err(problems);
    }
    let text = sources.text(file);
    Ok(print::script(&script, text, &lex_phrases(text)))
}

/// Writes a file in the sentence form; nothing if it cannot be read.
pub fn to_native(sources: &Sources, file: FileId, problems: &mut Problems) -> Option<String> {
    let script = read_file(sources, file, problems);
    let mut text = String::new();
    for item in &script.items {
        if let ScriptKind::Include(path) = &item.kind {
            let path = path.text.replace('\\', "\\\\").replace('"', "\\\"");
            // Writing to a string cannot fail.
            let _ = writeln!(text, "include \"{path}\"\n");
        }
    }
    text.push_str(&print::native(&script, Tongue::En, problems));
    (!problems.has_errors()).then_some(text)
}

/// Writes a text of the sentence form in the dialect, which has words for all
/// of it.
pub fn from_native(
    sources: &Sources,
    checked: &Checked,
) -> Result<String, Vec<(Phrase, Option<Place>)>> {
    let sentences = sentences(sources, checked, &mut Problems::new());
    let items = sentences.into_iter().map(|it| ScriptItem {
        place: it.place,
        kind: ScriptKind::Sentence(it),
    });
    let script = Script {
        items: items.collect(),
    };
    Ok(print::script(&script, "", &[]))
}
