//! The old file forms as the workshop asks for them: a file to a game, to a
//! recorded match, to the sentence form and back.

use tapete_game::{Game, Seat, Seed};
use tapete_lang::{Checked, FileId, Problems, Sources};

use crate::convert::{
    Inexpressible, map_to_save_file, to_map_file, to_native as native, to_save_file,
};
use crate::define::{Opening, compile_file, open_save};
use crate::files::{self, KonquestFile};

/// Makes the game of a file; of a saved game, one that begins where it stopped.
pub fn load(
    sources: &Sources,
    file: FileId,
    n_seats: Option<usize>,
    problems: &mut Problems,
) -> Option<Game> {
    let file = files::read(sources, file, problems)?;
    compile_file(&file, n_seats, problems)
}

/// Returns the match that a saved game records; nothing of a map.
pub fn recorded(sources: &Sources, file: FileId, problems: &mut Problems) -> Option<Opening> {
    let KonquestFile::Save(save) = files::read(sources, file, problems)? else {
        return None;
    };
    match open_save(&save) {
        Ok(opening) => Some(opening),
        Err(refused) => {
            problems.append(refused);
            None
        }
    }
}

/// Writes a file in the sentence form.
pub fn to_native(sources: &Sources, file: FileId, problems: &mut Problems) -> Option<String> {
    Some(native(&files::read(sources, file, problems)?))
}

/// Writes a text of the sentence form as a map file, or says what a map file
/// cannot say.
pub fn from_native(checked: &Checked) -> Result<String, Vec<Inexpressible>> {
    written(KonquestFile::Map(to_map_file(checked)?))
}

/// Writes a match as a saved game, or says what a saved game cannot say.
pub fn from_match(
    checked: &Checked,
    n_seats: usize,
    seed: Seed,
    played: &[(Seat, String)],
) -> Result<String, Vec<Inexpressible>> {
    let save = to_save_file(checked, Some(n_seats), seed, played)?;
    written(KonquestFile::Save(save))
}

/// Writes a match of a map file or of a saved game as a saved game.
pub fn from_file_match(
    sources: &Sources,
    file: FileId,
    seed: Seed,
    played: &[(Seat, String)],
) -> Result<String, Vec<Inexpressible>> {
    let Some(file) = files::read(sources, file, &mut Problems::new()) else {
        return Err(Vec::new());
    };
    written(KonquestFile::Save(map_to_save_file(&file, seed, played)?))
}

fn written(file: KonquestFile) -> Result<String, Vec<Inexpressible>> {
    files::write(&file).map_err(|unwritable| {
        let reasons = unwritable.reasons.into_iter();
        let each = reasons.map(|what| Inexpressible { what, place: None });
        each.collect()
    })
}
