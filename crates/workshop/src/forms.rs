//! Files of a family that are not in the sentence form: how they are told from
//! it, loaded, formatted and converted.

use tapete_family::{Family, Form, Recorded, Text};
use tapete_game::{Game, Match, Replay, ReplayText};
use tapete_lang::{Problems, Sources};

use crate::families::{FAMILIES, phrasings};
use crate::replays::is_replay;

/// Returns the form of a text that is not in the sentence form.
pub(crate) fn form_of(name: &str, text: &str) -> Option<(&'static Family, &'static Form)> {
    if is_replay(text) {
        return None;
    }
    let of_family = |family: &'static Family| family.forms.iter().map(move |it| (family, it));
    let mut forms = FAMILIES.iter().copied().flat_map(of_family);
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

/// Returns the match of a file as a replay that can be opened again and gone on
/// with; nothing if the file records none that anybody played.
///
/// The game of such a file begins where its match stopped, so the replay holds
/// no moves: the file in it has them.
pub(crate) fn recorded_whole(text: &Text, form: &Form) -> Option<Replay> {
    let recording = form.recording.as_ref()?;
    let mut sources = Sources::new();
    let file = sources.add(&text.name, text.text.as_str());
    let mut problems = Problems::new();
    let recorded = (recording.recorded)(&sources, file, &mut problems)?;
    let game = (form.load)(&mut sources, file, None, &mut problems)?;
    let was_played = !recorded.moves.is_empty() && !problems.has_errors();
    was_played.then(|| replay_of(text, &game, &game.start(recorded.seed)))
}

fn replay_of(text: &Text, game: &Game, playing: &Match) -> Replay {
    let players = game
        .seats()
        .map(|seat| game.player(seat).unwrap_or("person").to_owned());
    let texts = vec![ReplayText {
        name: text.name.clone(),
        text: text.text.clone(),
    }];
    Replay::record(playing, texts, players.collect())
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
    let replay = replay_of(text, &game, &playing);
    OpenedRecord { replay, game }
}
