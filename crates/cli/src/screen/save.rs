//! Writing the replay of a match: the only place here that has a file written.

use std::path::PathBuf;

use tapete_game::{Match, Replay, ReplayText, Tongue};

use super::Player;
use crate::saving::{self, Saved};

/// Which file to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Request {
    /// The file.
    pub(super) path: PathBuf,
    /// What it may replace.
    pub(super) over: Over,
}

/// What a replay may replace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Over {
    /// No file at all.
    Nothing,
    /// What this program saw or wrote there; beside anything else it is written
    /// under another name.
    Own,
    /// Whatever is there: the person was asked.
    Anything,
}

/// Why nothing was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unsaved {
    /// The file is there already and nobody said it may be replaced.
    Exists,
    /// Something else, in words.
    Because(String),
}

/// Returns who sat where, as a replay names them.
pub(super) fn names(players: &[Player]) -> Vec<String> {
    players
        .iter()
        .map(|player| match player {
            Player::Person => "person".to_owned(),
            Player::Bot { name, .. } => name.clone(),
        })
        .collect()
}

/// Writes the replay of a match, and says where; a file is either whole or as it
/// was.
pub(super) fn write(
    request: &Request,
    playing: &Match,
    texts: &[ReplayText],
    players: &[Player],
    tongue: Tongue,
) -> Result<Saved, Unsaved> {
    match request.over {
        Over::Nothing if request.path.is_file() => return Err(Unsaved::Exists),
        Over::Anything => saving::may_replace(&request.path),
        Over::Nothing | Over::Own => {}
    }
    let replay = Replay::record(playing, texts.to_vec(), names(players));
    saving::save(&replay, &request.path, tongue)
        .map_err(|error| Unsaved::Because(error.to_string()))
}
