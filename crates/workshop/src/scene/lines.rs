//! Files of tests in one line each, which a family reads itself; `cards
//! "file.tapete"` in a line of its own names a text whose cards they may use.

use tapete_family::{Lines, Text};
use tapete_lang::{FileId, Problems, Tongue};

use super::{Read, SceneError, SceneReport, SceneResult};
use crate::families::{FAMILIES, phrasings};
use crate::load::load;
use crate::shipped::shipped_reader;

/// The word that names a text of cards.
const CARDS: &str = "cards ";

/// Tells whether a text is a file of tests in one line each.
pub fn is_lines(text: &str) -> bool {
    of(text).is_some()
}

/// Returns how such a file is run; nothing for a file of scenes.
pub(super) fn of(text: &str) -> Option<&'static Lines> {
    let mut lines = FAMILIES.iter().filter_map(|it| it.lines);
    lines.find(|it| (it.is)(text))
}

/// Runs every line of such a file.
pub(super) fn report(
    lines: &Lines,
    text: &str,
    read: Read<'_>,
    tongue: Tongue,
) -> Result<SceneReport, SceneError> {
    let mut cards = String::new();
    for (index, line) in text.lines().enumerate() {
        if let Some(name) = line.trim().strip_prefix(CARDS) {
            let wrong = |message| SceneError {
                line: index + 1,
                message,
            };
            cards.push_str(&cards_named(name, &mut *read).map_err(wrong)?);
        }
    }
    let results = (lines.run)(text, &cards, tongue).into_iter();
    let scenes = results.map(|(line, name, result)| SceneResult {
        name,
        line,
        difference: result.err(),
    });
    Ok(SceneReport {
        scenes: scenes.collect(),
    })
}

/// Returns all texts that make the cards of a file, one after the other, or
/// what is wrong with them.
fn cards_named(name: &str, read: Read<'_>) -> Result<String, String> {
    let name = name.trim();
    let quoted = name.strip_prefix('"').and_then(|it| it.strip_suffix('"'));
    let name = quoted.ok_or_else(|| format!("`{name}`: write `cards \"file.tapete\"`"))?;
    let text = read(name, "").map_err(|reason| format!("cannot read {name}: {reason}"))?;
    let mut shipped = shipped_reader(Tongue::En);
    let main = Text::new(name, text);
    let loaded = load(&main, &[], None, &mut |name, from| {
        read(name, from).or_else(|_| shipped(name, from))
    });
    if loaded.problems.has_errors() {
        let told = tapete_lang::plain(&loaded.problems, &loaded.sources, Tongue::En);
        return Err(format!("{name} has errors\n{}", told.trim_end()));
    }
    let mut cards = String::new();
    for number in 0..loaded.sources.len() {
        let file = FileId(u16::try_from(number).unwrap_or(u16::MAX));
        let mut unheard = Problems::new();
        let tree = tapete_lang::parse(&loaded.sources, file, &phrasings(), &mut unheard);
        for item in tree.items {
            let range = item.place.span.range();
            let said = loaded.sources.text(file).get(range).unwrap_or_default();
            cards.push_str(said);
            cards.push('\n');
        }
    }
    Ok(cards)
}
