//! From one form of files to the other: maps and saved games of a family's old
//! form to sentences, sentences and replays to the old form.

use tapete_family::{Conversion, Family, Form, Recording, Text, Unsaid};
use tapete_game::{Replay, ReplayError, Seat};
use tapete_lang::{Problems, Sources};

use crate::forms::{form_of, recorded_whole};
use crate::load::{Read, load};
use crate::replays::{is_replay, open_replay};

/// What came of a conversion.
pub struct Converted {
    /// The text in the other form.
    pub text: String,
    /// The ending that its file should have.
    pub extension: &'static str,
}

/// Why a text was not converted.
pub enum ConvertError {
    /// It has errors of its own.
    Problems(Box<(Sources, Problems)>),
    /// It says what the other form has no words for.
    Unsaid(Box<(Sources, Vec<Unsaid>)>),
    /// Its family has no other form; nothing if it is of no family.
    NoForm(Option<&'static Family>),
    /// A replay is broken.
    Replay(ReplayError),
    /// The match has no end yet, and the other form hides nothing.
    Unfinished,
}

/// Writes a text in the other form. A file that records a match becomes a replay,
/// which keeps all of it; sentences would only hold its beginning. A replay of a match without an end is
/// converted only if `reveals` allows to show what was hidden in it.
pub fn convert(text: &Text, reveals: bool, read: Read<'_>) -> Result<Converted, ConvertError> {
    if let Some((family, form)) = form_of(&text.name, &text.text) {
        return to_sentences(text, family, form);
    }
    if is_replay(&text.text) {
        return of_replay(&text.text, reveals);
    }
    let loaded = load(text, &[], None, read);
    if loaded.problems.has_errors() {
        let found = Box::new((loaded.sources, loaded.problems));
        return Err(ConvertError::Problems(found));
    }
    let is_empty = loaded.checked.items.is_empty();
    let says_enough = |it: &&Conversion| loaded.game.is_some() || !(it.needs_game || is_empty);
    let conversion = loaded.family.and_then(conversion).filter(says_enough);
    let Some(conversion) = conversion else {
        return Err(ConvertError::NoForm(loaded.family));
    };
    let text = (conversion.from_native)(&loaded.sources, &loaded.checked);
    written(text, conversion.extension, loaded.sources)
}

fn conversion(family: &'static Family) -> Option<&'static Conversion> {
    family.forms.iter().find_map(|it| it.conversion.as_ref())
}

fn recording(family: &'static Family) -> Option<&'static Recording> {
    family.forms.iter().find_map(|it| it.recording.as_ref())
}

fn to_sentences(
    text: &Text,
    family: &'static Family,
    form: &Form,
) -> Result<Converted, ConvertError> {
    let Some(conversion) = &form.conversion else {
        return Err(ConvertError::NoForm(Some(family)));
    };
    // Sentences say how a match begins, and not what was played.
    if let Some(replay) = recorded_whole(text, form) {
        return Ok(Converted {
            text: replay.write(),
            extension: "json",
        });
    }
    let mut sources = Sources::new();
    let file = sources.add(&text.name, text.text.as_str());
    let mut problems = Problems::new();
    match (conversion.to_native)(&mut sources, file, &mut problems) {
        Some(text) => Ok(Converted {
            text,
            extension: "tapete",
        }),
        None => Err(ConvertError::Problems(Box::new((sources, problems)))),
    }
}

fn of_replay(text: &str, reveals: bool) -> Result<Converted, ConvertError> {
    let opened = open_replay(text).map_err(ConvertError::Replay)?;
    let replay: &Replay = &opened.replay;
    if !replay.is_finished() && !reveals {
        return Err(ConvertError::Unfinished);
    }
    let Some(recording) = opened.loaded.family.and_then(recording) else {
        return Err(ConvertError::NoForm(opened.loaded.family));
    };
    let playing = replay
        .play_to(&opened.game, replay.moves.len())
        .map_err(ConvertError::Replay)?;
    let Some(seed) = playing.seed() else {
        return Err(ConvertError::NoForm(opened.loaded.family));
    };
    let moves = playing.played().iter();
    let moves: Vec<(Seat, String)> = moves.map(|it| (it.seat, it.text.clone())).collect();
    let main = replay.texts.first();
    let of_form = main.filter(|it| form_of(&it.name, &it.text).is_some());
    let written_text = if let Some(main) = of_form {
        let mut sources = Sources::new();
        let file = sources.add("", main.text.as_str());
        (recording.from_file_match)(&sources, file, seed, &moves)
    } else {
        (recording.from_match)(&opened.loaded.checked, replay.n_seats, seed, &moves)
    };
    let ending = opened.loaded.family.and_then(conversion);
    let ending = ending.map_or("json", |it| it.extension);
    written(written_text, ending, opened.loaded.sources)
}

fn written(
    text: Result<String, Vec<Unsaid>>,
    extension: &'static str,
    sources: Sources,
) -> Result<Converted, ConvertError> {
    match text {
        Ok(text) => Ok(Converted { text, extension }),
        Err(unsaid) => Err(ConvertError::Unsaid(Box::new((sources, unsaid)))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn converted(name: &str, text: &str) -> String {
        let text = Text::new(name, text);
        let made = convert(&text, true, &mut |name, _| Err(name.to_owned()));
        made.unwrap_or_else(|_| panic!("{name} was not converted"))
            .text
    }

    #[test]
    fn a_saved_game_keeps_its_match() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/konquest/saves/");
        let read = |name: &str| std::fs::read_to_string(format!("{folder}{name}"));
        let text = read("s02_envios.json").expect("an example");
        let replay = converted("s02_envios.json", &text);
        assert!(is_replay(&replay), "{replay}");
        let opened = open_replay(&replay).unwrap_or_else(|_| panic!("a replay"));
        let story = opened.replay.verify(&opened.game);
        assert!(story.is_ok_and(|n_events| n_events > 3));
        // And back again: the same log.
        let back = converted("replay.json", &replay);
        let log = |text: &str| text.split("ENVIOS").nth(1).map(str::to_owned);
        let whole = crate::format("s02_envios.json", &text).ok();
        assert_eq!(log(&back), log(&whole.expect("a form")));
        // Where nothing was played, sentences say all there is.
        let text = read("s01_inicio.json").expect("an example");
        let sentences = converted("s01_inicio.json", &text);
        assert!(sentences.starts_with("new Galaxy"), "{sentences}");
    }
}
