//! Writing the replay of a match: the only place here that writes a file.

use std::path::PathBuf;

use tapete_game::{Match, Replay, ReplayText, Tongue};
use tapete_workshop::write_atomically;

use super::Player;

/// Which file to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Request {
    /// The file.
    pub(super) path: PathBuf,
    /// Whether a file that is there already may be replaced.
    pub(super) may_replace: bool,
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

/// Writes the replay of a match; a file is either whole or as it was.
pub(super) fn write(
    request: &Request,
    playing: &Match,
    texts: &[ReplayText],
    players: &[Player],
    tongue: Tongue,
) -> Result<(), Unsaved> {
    if request.path.is_file() && !request.may_replace {
        return Err(Unsaved::Exists);
    }
    let replay = Replay::record(playing, texts.to_vec(), names(players));
    write_atomically(&request.path, replay.write().as_bytes())
        .map_err(|error| Unsaved::Because(error.say(tongue)))
}
