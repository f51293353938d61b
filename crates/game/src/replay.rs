//! Recorded matches: the text of the game, the seed and the moves as text.
//!
//! A replay is JSON with a version. Old versions open for ever: a new one adds
//! fields, and [`Replay::read`] fills in what an old one lacks.

mod digest;
mod sealed;

use std::fmt;

use serde::{Deserialize, Serialize};
use tapete_speech::{Said, Tongue, said};

use crate::called::{Called, UNDONE_MAX};
use crate::chance::CHANCE_NAME;
use crate::game::Game;
use crate::playing::{Match, MoveError, Played};
use crate::seat::{Reader, Seat};
use crate::seed::Seed;
use crate::telling::Names;
use sealed::Sealed;

/// The version that is written.
pub const REPLAY_VERSION: u32 = 3;

/// The first version of which every change is noticed.
const MARKED_VERSION: u32 = 3;

/// The longest replay that is opened, in bytes.
const REPLAY_BYTES_MAX: usize = 64 << 20;

/// A recorded match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replay {
    /// The version of this format.
    pub tapete_replay: u32,
    /// The algorithm of chance.
    pub chance: String,
    /// The family.
    pub family: String,
    /// The name of the game.
    pub game: String,
    /// The texts that make the game: the main file first, then what it includes.
    pub texts: Vec<ReplayText>,
    /// How many seats the match had.
    pub n_seats: usize,
    /// Who sat where: a bot's name, or `person`.
    pub players: Vec<String>,
    /// What the players were called; an empty name is none. Since version 2.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// The seed, as text so that no reader rounds it.
    pub seed: String,
    /// The moves in order, without those that were taken back.
    pub moves: Vec<ReplayMove>,
    /// What was taken back, in the order in which it was. Since version 2.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<ReplayUndone>,
    /// The end that the players brought about, if the rules did not. Since
    /// version 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub called: Option<Called>,
    /// Every event as data, in order: what `--verify` compares. As the judge saw
    /// it, or, of a match without an end, as spectators did.
    pub events: Vec<serde_json::Value>,
    /// Why the match ended, or nothing if it was left before its end.
    pub ended_by: Option<String>,
    /// Whether the file says something else than when it was written.
    #[serde(skip)]
    is_changed: bool,
}

/// One text of a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplayText {
    /// The file's name.
    pub name: String,
    /// All it says.
    pub text: String,
}

/// One move of a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplayMove {
    /// Who played.
    pub seat: Seat,
    /// What.
    #[serde(rename = "move")]
    pub text: String,
}

/// Moves of a replay that were taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplayUndone {
    /// How many moves were left.
    pub to: usize,
    /// The moves after them, which count no more.
    pub moves: Vec<ReplayMove>,
}

/// What is wrong with a replay, and where, in both tongues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError {
    said: Said,
}

impl ReplayError {
    /// Returns an error that reads so in English and so in Spanish.
    pub fn new(en: impl Into<String>, es: impl Into<String>) -> ReplayError {
        ReplayError {
            said: Said::new(en, es),
        }
    }

    /// Returns what is wrong, in that tongue.
    pub fn say(&self, tongue: Tongue) -> &str {
        self.said.get(tongue)
    }

    fn broken(what: impl fmt::Display) -> ReplayError {
        ReplayError::new(
            format!("the replay is broken: {what}"),
            format!("la repetición está dañada: {what}"),
        )
    }

    /// The replay says one thing of a match, and its texts and moves give another.
    fn differs(what: Said, recorded: &str, given: &str) -> ReplayError {
        let Said { en, es } = what;
        ReplayError::new(
            format!("{en} differs: the replay tells {recorded}, the rules give {given}"),
            format!("{es} difiere: la repetición dice {recorded}, las reglas dan {given}"),
        )
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said.en)
    }
}

impl std::error::Error for ReplayError {}

impl Replay {
    /// Records a match that keeps its story.
    pub fn record(played: &Match, texts: Vec<ReplayText>, players: Vec<String>) -> Replay {
        let game = played.game();
        let seed = played.seed().unwrap_or(Seed::new(0));
        Replay {
            tapete_replay: REPLAY_VERSION,
            chance: CHANCE_NAME.to_owned(),
            family: game.family().to_owned(),
            game: game.name().to_owned(),
            texts,
            n_seats: game.n_seats(),
            players,
            names: names_of(played),
            seed: seed.to_string(),
            moves: moves_of(played.played()),
            undone: played
                .taken_back()
                .iter()
                .map(|it| ReplayUndone {
                    to: it.to,
                    moves: moves_of(&it.moves),
                })
                .collect(),
            called: played.called(),
            events: events(played, reader_of(played)),
            ended_by: played.outcome().map(|it| it.ended_by.to_owned()),
            is_changed: false,
        }
    }

    /// Tells whether every change to the file is noticed, also of what no event
    /// shows, such as names: versions before 3 had no mark for it.
    pub fn is_marked(&self) -> bool {
        self.tapete_replay >= MARKED_VERSION
    }

    /// Tells whether the match was played to its end.
    pub fn is_finished(&self) -> bool {
        self.ended_by.is_some()
    }

    /// Returns as whom the replay may be read by somebody who asks to be
    /// `asked`: a match without an end only as spectators saw it.
    pub fn reader(&self, asked: Reader) -> Reader {
        if self.is_finished() {
            asked
        } else {
            Reader::Spectator
        }
    }

    /// Writes the replay as text, in the newest version. Luck and moves of a match
    /// without an end are sealed in it: what is secret follows from them. Any
    /// other replay is marked with what all of it comes to.
    pub fn write(&self) -> String {
        // Plain data: JSON refuses none of it.
        let mut data = serde_json::to_value(self).unwrap_or_default();
        data["tapete_replay"] = self.tapete_replay.max(REPLAY_VERSION).into();
        if self.is_finished() {
            data[MARK] = mark_of(&data).into();
        } else {
            let sealed = Sealed {
                seed: self.seed.clone(),
                moves: self.moves.clone(),
                undone: self.undone.clone(),
            };
            data["seed"] = "".into();
            data["moves"] = serde_json::Value::Array(Vec::new());
            if let Some(fields) = data.as_object_mut() {
                fields.remove("undone");
            }
            data[SEAL] = sealed.write(&data).into();
        }
        let mut text = serde_json::to_string_pretty(&data).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Reads a replay, or says what is wrong with it and where.
    pub fn read(text: &str) -> Result<Replay, ReplayError> {
        if text.len() > REPLAY_BYTES_MAX {
            let n_bytes = text.len();
            return Err(ReplayError::new(
                format!("the file has {n_bytes} bytes; a replay has at most {REPLAY_BYTES_MAX}"),
                format!(
                    "el archivo tiene {n_bytes} bytes; una repetición tiene a lo sumo {REPLAY_BYTES_MAX}"
                ),
            ));
        }
        let data: serde_json::Value =
            serde_json::from_str(text).map_err(|error| not_json(text, &error))?;
        let Some(version) = data
            .get("tapete_replay")
            .and_then(serde_json::Value::as_u64)
        else {
            return Err(ReplayError::new(
                "this is not a replay: it has no `tapete_replay` with a version",
                "esto no es una repetición: no tiene `tapete_replay` con una versión",
            ));
        };
        if version > u64::from(REPLAY_VERSION) {
            return Err(ReplayError::new(
                format!(
                    "the replay has version {version}; this program reads versions up to {REPLAY_VERSION}"
                ),
                format!(
                    "la repetición tiene la versión {version}; este programa lee hasta la {REPLAY_VERSION}"
                ),
            ));
        }
        let replay = unsealed(data)?;
        if replay.undone.len() > UNDONE_MAX {
            return Err(ReplayError::broken(format!(
                "moves are taken back more than {UNDONE_MAX} times"
            )));
        }
        if replay.chance != CHANCE_NAME {
            let chance = &replay.chance;
            return Err(ReplayError::new(
                format!(
                    "the replay draws its luck with `{chance}`, which this program does not know"
                ),
                format!("la repetición saca su suerte con `{chance}`, que este programa no conoce"),
            ));
        }
        Ok(replay)
    }

    /// Starts the recorded match of `game`, before its first move.
    pub fn start(&self, game: &Game) -> Result<Match, ReplayError> {
        let n_seats = game.n_seats();
        for (what, recorded, given) in [
            (
                Said::new("the family", "la familia"),
                self.family.clone(),
                game.family().to_owned(),
            ),
            (
                Said::new("the game", "el juego"),
                self.game.clone(),
                game.name().to_owned(),
            ),
            (
                Said::new("the number of seats", "el número de asientos"),
                self.n_seats.to_string(),
                n_seats.to_string(),
            ),
            (
                Said::new("the number of players", "el número de jugadores"),
                self.players.len().to_string(),
                n_seats.to_string(),
            ),
        ] {
            if recorded != given {
                return Err(ReplayError::differs(what, &recorded, &given));
            }
        }
        let seed = self.seed.parse().map_err(ReplayError::broken)?;
        let mut playing = game.start(seed);
        playing.name_players(Names::new(&self.names).or(playing.names()));
        Ok(playing)
    }

    /// Plays the first `n_moves` recorded moves; after the last of them, what
    /// the players called counts too.
    pub fn play_to(&self, game: &Game, n_moves: usize) -> Result<Match, ReplayError> {
        let mut playing = self.start(game)?;
        for (index, it) in self.moves.iter().take(n_moves).enumerate() {
            self.play_one(&mut playing, index, it)?;
        }
        if n_moves >= self.moves.len() {
            self.call(&mut playing)?;
        }
        Ok(playing)
    }

    /// Ends the match as its players did, if they did.
    fn call(&self, playing: &mut Match) -> Result<(), ReplayError> {
        let Some(called) = self.called else {
            return Ok(());
        };
        let refused = |error: MoveError| ReplayError::broken(format!("its end: {error}"));
        playing.call(called, Tongue::En).map_err(refused)
    }

    /// Plays what was taken back and takes it back again, so that a replay
    /// cannot hold moves that were never possible.
    fn undo(&self, game: &Game) -> Result<(), ReplayError> {
        let mut playing = self.start(game)?;
        let parts = self.parts()?;
        for (at, (undone, part)) in self.undone.iter().zip(parts).enumerate() {
            for it in part {
                let played = playing.play(it.seat, &it.text);
                played.map_err(|error| undone_refused(at, &it.text, &error))?;
            }
            let back = playing.take_back(undone.to, Seat(0), Tongue::En);
            back.map_err(|error| undone_refused(at, "", &error))?;
        }
        Ok(())
    }

    /// Returns the moves that were played before moves were first taken back,
    /// those between the first and the second time, and so on.
    fn parts(&self) -> Result<Vec<Vec<&ReplayMove>>, ReplayError> {
        let mut line: Vec<&ReplayMove> = self.moves.iter().collect();
        let mut parts = Vec::new();
        for undone in self.undone.iter().rev() {
            if undone.to > line.len() {
                let (to, n_moves) = (undone.to, line.len());
                return Err(ReplayError::broken(format!(
                    "moves are taken back to {to} where there are {n_moves}"
                )));
            }
            parts.push(line.split_off(undone.to));
            line.extend(&undone.moves);
        }
        parts.push(line);
        parts.reverse();
        Ok(parts)
    }

    fn play_one(
        &self,
        playing: &mut Match,
        index: usize,
        it: &ReplayMove,
    ) -> Result<(), ReplayError> {
        let played = playing.play(it.seat, &it.text);
        played.map_err(|error| self.refused(index, &error))
    }

    /// Says which recorded move was refused, and why.
    pub fn refused(&self, index: usize, error: &MoveError) -> ReplayError {
        let (number, n_moves) = (index + 1, self.moves.len());
        let text = self.moves.get(index).map_or("", |it| it.text.as_str());
        let seat = error.seat;
        ReplayError::new(
            format!("move {number} of {n_moves} (seat {seat}, `{text}`) cannot be played: {error}"),
            format!(
                "la jugada {number} de {n_moves} (asiento {seat}, `{text}`) no se puede jugar: {error}"
            ),
        )
    }

    /// Plays the whole match again and compares every event and the end.
    ///
    /// Returns how many events agreed.
    pub fn verify(&self, game: &Game) -> Result<usize, ReplayError> {
        let mut playing = self.start(game)?;
        let mut refused = None;
        for (index, it) in self.moves.iter().enumerate() {
            if let Err(error) = self.play_one(&mut playing, index, it) {
                refused = Some(error);
                break;
            }
        }
        if refused.is_none() {
            refused = self.call(&mut playing).and_then(|()| self.undo(game)).err();
        }
        // An event that differs happened before the refusal, so it comes first.
        let seen = self.compare(&playing)?;
        if let Some(error) = refused {
            return Err(error);
        }
        if seen < self.events.len() {
            return Err(ReplayError::differs(
                Said::new("the number of events", "el número de sucesos"),
                &self.events.len().to_string(),
                &seen.to_string(),
            ));
        }
        let ended_by = playing.outcome().map(|it| it.ended_by.to_owned());
        if ended_by != self.ended_by {
            return Err(ReplayError::differs(
                Said::new("the end", "el final"),
                &shown(self.ended_by.as_deref()),
                &shown(ended_by.as_deref()),
            ));
        }
        // Last: what the rules give is told more precisely.
        if self.is_changed {
            return Err(ReplayError::new(
                "the file was changed after it was written: the match can be played so, but \
                 players, names, texts or something else in it say what they did not say",
                "el archivo se cambió después de escribirse: la partida se puede jugar así, pero \
                 jugadores, nombres, textos u otra cosa dicen lo que no decían",
            ));
        }
        Ok(seen)
    }

    /// Compares what happened with what was recorded, once for all moves.
    fn compare(&self, playing: &Match) -> Result<usize, ReplayError> {
        let story = playing.story(self.reader(Reader::Judge), Tongue::En);
        for (index, told) in story.iter().enumerate() {
            let data: serde_json::Value = serde_json::from_str(&told.data).unwrap_or_default();
            let recorded = self.events.get(index);
            if recorded != Some(&data) {
                let recorded = recorded.map(serde_json::Value::to_string);
                let (number, n_moves) = (index + 1, told.n_played);
                return Err(ReplayError::differs(
                    said!(
                        "event {number} (after {n_moves} moves)",
                        "el suceso {number} (tras {n_moves} jugadas)",
                    ),
                    &shown(recorded.as_deref()),
                    &shown(Some(&data.to_string())),
                ));
            }
        }
        Ok(story.len())
    }
}

/// The field of what is sealed.
const SEAL: &str = "sealed";

/// The field of what the whole file comes to.
const MARK: &str = "mark";

/// Returns what all fields but the mark itself come to.
fn mark_of(data: &serde_json::Value) -> String {
    digest::to_hex(&digest::digest("tapete: the mark of a match", data, b""))
}

/// Makes a replay of its fields, the sealed ones too, and sees whether they say
/// what they said when they were written.
fn unsealed(mut data: serde_json::Value) -> Result<Replay, ReplayError> {
    let mut take = |name: &str| data.as_object_mut().and_then(|it| it.remove(name));
    let (sealed, mark) = (take(SEAL), take(MARK));
    let mut replay = Replay::deserialize(&data).map_err(ReplayError::broken)?;
    // Only a match without an end is sealed, and it stays without one.
    if sealed.is_some() && replay.is_finished() {
        return Err(bad_seal());
    }
    let is_marked = replay.is_marked();
    let is_left = is_marked && !replay.is_finished();
    if sealed.is_some() || is_left {
        let sealed = sealed.as_ref().and_then(|it| it.as_str());
        let opened = sealed.and_then(|it| match is_marked {
            true => Sealed::read(it, &data),
            false => Sealed::read_v2(it),
        });
        let opened = opened.ok_or_else(bad_seal)?;
        replay.seed = opened.seed;
        replay.moves = opened.moves;
        replay.undone = opened.undone;
    }
    // What is sealed was compared already.
    replay.is_changed = match is_marked && !is_left {
        true => mark.as_ref().and_then(|it| it.as_str()) != Some(mark_of(&data).as_str()),
        false => mark.is_some(),
    };
    Ok(replay)
}

fn moves_of(played: &[Played]) -> Vec<ReplayMove> {
    let each = played.iter().map(|it| ReplayMove {
        seat: it.seat,
        text: it.text.clone(),
    });
    each.collect()
}

/// Returns the names that were given, in the order of the seats; none at all if
/// nobody has one.
fn names_of(playing: &Match) -> Vec<String> {
    let given = |seat| playing.names().given(seat).unwrap_or_default().to_owned();
    let names: Vec<String> = playing.game().seats().map(given).collect();
    match names.iter().all(String::is_empty) {
        true => Vec::new(),
        false => names,
    }
}

fn undone_refused(at: usize, text: &str, error: &MoveError) -> ReplayError {
    let number = at + 1;
    ReplayError::new(
        format!("what was taken back as number {number} (`{text}`) cannot be played: {error}"),
        format!("lo deshecho en el número {number} (`{text}`) no se puede jugar: {error}"),
    )
}

fn shown(it: Option<&str>) -> String {
    it.map_or_else(|| "-".to_owned(), |it| format!("`{it}`"))
}

/// A file that is cut off is told from one that is something else.
fn not_json(text: &str, error: &serde_json::Error) -> ReplayError {
    let (line, column) = (error.line(), error.column());
    if error.is_eof() && text.trim_start().starts_with('{') {
        return ReplayError::new(
            format!("the replay is cut short: it breaks off in line {line}, column {column}"),
            format!("la repetición está incompleta: se corta en la línea {line}, columna {column}"),
        );
    }
    ReplayError::new(
        format!("this is not a replay: line {line}, column {column} is not JSON"),
        format!("esto no es una repetición: la línea {line}, columna {column} no es JSON"),
    )
}

fn bad_seal() -> ReplayError {
    ReplayError::new(
        "the replay is broken: its sealed part cannot be opened, for it, or something else in the \
         file, was changed after it was written",
        "la repetición está dañada: su parte sellada no se puede abrir, porque ella u otra cosa \
         del archivo se cambió después de escribirse",
    )
}

/// Returns who may read the whole story of a match: nobody before its end.
fn reader_of(playing: &Match) -> Reader {
    if playing.is_over() {
        Reader::Judge
    } else {
        Reader::Spectator
    }
}

fn events(playing: &Match, reader: Reader) -> Vec<serde_json::Value> {
    playing
        .story(reader, Tongue::En)
        .iter()
        .map(|told| serde_json::from_str(&told.data).unwrap_or_default())
        .collect()
}

#[cfg(test)]
mod tests;
