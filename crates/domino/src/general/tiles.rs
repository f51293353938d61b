//! How the general path names tiles in its story.

use std::fmt;

use serde::Serialize;

use super::game::General;
use crate::event::{self, TileName};
use crate::pieces::Id;

/// A tile as people name it, which still knows which one it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "String")]
pub(crate) struct TileText {
    pub(crate) id: Id,
    /// Which of equal tiles it is, from 0. People are not told, but whoever
    /// follows the pieces can tell them apart.
    copy: u32,
    text: String,
}

/// What happens on the general path.
pub(crate) type Event = event::Event<TileText>;

impl TileName for TileText {
    fn piece_id(&self) -> String {
        match self.copy {
            0 => format!("tile.{}", self.text),
            copy => format!("tile.{}#{copy}", self.text),
        }
    }
}

impl fmt::Display for TileText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl From<TileText> for String {
    fn from(tile: TileText) -> String {
        match tile.copy {
            0 => tile.text,
            copy => format!("{}#{copy}", tile.text),
        }
    }
}

impl General {
    /// Names a tile for the story.
    pub(super) fn text(&self, tile: Id) -> TileText {
        TileText {
            id: tile,
            copy: tile - self.set.kind(tile),
            text: self.set.name(tile),
        }
    }

    /// Names tiles for the story.
    pub(super) fn texts(&self, tiles: &[Id]) -> Vec<TileText> {
        tiles.iter().map(|tile| self.text(*tile)).collect()
    }
}
