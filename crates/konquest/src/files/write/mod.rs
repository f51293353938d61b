//! Writes the standard form: tabs, one field per line, a fixed order.
//!
//! What was written is read again before it is given out, so that nothing is
//! ever written that means something else. What the form cannot say is told
//! instead.

mod map;
mod pen;
mod save;

use super::data::KonquestFile;
use super::{read, read_strict};
use std::fmt;
use tapete_lang::{Arg, Bilingual, FileId, Phrase, Problems, Severity, Sources, Tongue};
use tapete_speech::Said;

const DIFFERENT: Bilingual = Bilingual::new(
    "what would be written means something else",
    "lo que se escribiría significa otra cosa",
);
const SAID: Bilingual = Bilingual::new("{0}", "{0}");
const CELLS: Bilingual = Bilingual::new(
    "a map of this form cannot say where the planet `{0}` is",
    "un mapa de esta forma no puede decir dónde está el planeta `{0}`",
);
const HOMELESS: Bilingual = Bilingual::new(
    "a map of this form cannot have the player `{0}` without planets",
    "un mapa de esta forma no puede tener al jugador `{0}` sin planetas",
);

/// Why something cannot be written in this form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unwritable {
    /// Never empty.
    pub reasons: Vec<Phrase>,
}

impl Unwritable {
    /// Says all reasons in one language.
    pub fn say(&self, tongue: Tongue) -> String {
        let said: Vec<String> = self.reasons.iter().map(|it| it.say(tongue)).collect();
        said.join("; ")
    }
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Tongue::En))
    }
}

impl std::error::Error for Unwritable {}

/// Writes a file in the standard form.
///
/// The same value always gives the same bytes, and they read back to it.
pub fn write(file: &KonquestFile) -> Result<String, Unwritable> {
    let mut reasons = beyond_the_form(file);
    if !reasons.is_empty() {
        return Err(Unwritable { reasons });
    }
    let text = match file {
        KonquestFile::Map(map) => map::write(map),
        KonquestFile::Save(save) => save::write(save),
    };
    let mut sources = Sources::new();
    let id = sources.add("", text);
    let (read_back, problems) = read_strict(&sources, id);
    for problem in problems.sorted() {
        if problem.code.severity == Severity::Error {
            let both = Arg::Said(Said {
                en: problem.message(Tongue::En),
                es: problem.message(Tongue::Es),
            });
            reasons.push(Phrase::new(SAID, vec![both]));
        }
    }
    if !reasons.is_empty() {
        return Err(Unwritable { reasons });
    }
    match read_back {
        Some(read_back) if read_back == normal(file) => Ok(sources.text(id).to_owned()),
        _ => Err(Unwritable {
            reasons: vec![DIFFERENT.into()],
        }),
    }
}

/// Reads a file and writes it in the standard form.
///
/// Of a text that cannot be written so, the problems say where it departs from
/// the standard form.
pub fn format(sources: &Sources, file: FileId) -> Result<String, Problems> {
    let mut problems = Problems::new();
    let Some(found) = read(sources, file, &mut problems) else {
        return Err(problems);
    };
    write(&found).map_err(|_| {
        let (_, strict) = read_strict(sources, file);
        strict
    })
}

/// Lists what a value holds that the form has no words for.
fn beyond_the_form(file: &KonquestFile) -> Vec<Phrase> {
    let KonquestFile::Map(map) = file else {
        return Vec::new();
    };
    let with_cell = map.planets.iter().filter(|it| it.cell.is_some());
    let cells = with_cell.map(|it| Phrase::new(CELLS, vec![it.name.as_str().into()]));
    let homeless = map.players.iter().filter(|it| it.planets.is_empty());
    let homeless = homeless.map(|it| Phrase::new(HOMELESS, vec![it.name.as_str().into()]));
    cells.take(1).chain(homeless.take(1)).collect()
}

/// Returns the value as reading gives it: no limit is never 0, and neutral
/// planets that are mentioned have a production.
fn normal(file: &KonquestFile) -> KonquestFile {
    let mut normal = file.clone();
    match &mut normal {
        KonquestFile::Map(map) => {
            map.limit = map.limit.filter(|&it| it > 0);
            if map.show_ships || map.show_stats {
                map.neutral_production = Some(map.neutral_production.unwrap_or(0));
            }
            map.planets.sort_by_key(|it| it.neutral);
        }
        KonquestFile::Save(save) => {
            save.limit = save.limit.filter(|&it| it > 0);
            save.planets.sort_by_key(|it| it.owner.is_none());
        }
    }
    normal
}
