//! The whole truth of a domino match, in one flat block.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tapete_game::Seat;

use crate::tile::{TILES_MAX, Tiles};

/// The most seats of a domino game.
pub(crate) const HANDS_MAX: usize = 10;

/// A match: the hand being played, and what the hands before it left behind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct State {
    /// The tiles of each seat.
    pub(crate) hands: [Tiles; HANDS_MAX],
    /// What was not dealt; the last is drawn next. Where nobody draws, the order
    /// means nothing and is that of the set.
    pub(crate) stock: ArrayVec<u8, TILES_MAX>,
    /// The tiles on the table, as they were placed.
    pub(crate) placed: ArrayVec<Placed, TILES_MAX>,
    /// The open faces, left and right; meaningless while nothing is placed.
    pub(crate) ends: [u8; 2],
    /// Who must act.
    pub(crate) acting: Seat,
    /// Who opened this hand.
    pub(crate) starter: Seat,
    /// The tile that must open the hand, if one must.
    pub(crate) must_open: Option<u8>,
    /// Whether turns go round the other way.
    pub(crate) reversed: bool,
    /// How many passes there were since the last tile was placed.
    pub(crate) passes_in_a_row: u8,
    /// Which hand of the match this is, from 1.
    pub(crate) hand_number: u32,
    /// Who won the hand before, if somebody did.
    pub(crate) last_winner: Option<Seat>,
    /// The points of each team.
    pub(crate) scores: [i64; HANDS_MAX],
    /// How the match ended, once it has.
    pub(crate) ended: Option<MatchEnd>,
    /// What is counted over the whole match.
    pub(crate) counts: Counts,
}

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Placed {
    /// Which tile, by its index in the set.
    pub(crate) tile: u8,
    /// At which end it was placed.
    pub(crate) end: End,
}

/// Where a tile goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum End {
    /// On the empty table.
    Open,
    /// To the left end.
    Left,
    /// To the right end.
    Right,
    /// To either end, which show the same face: one and the same choice.
    Either,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MatchEnd {
    /// The winning team, if one won.
    pub(crate) team: Option<u8>,
    /// By what.
    pub(crate) how: How,
}

/// By what a hand or a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum How {
    /// A seat placed its last tile.
    Out,
    /// Nobody could play.
    Blocked,
    /// A team reached the points that the match was played to.
    Target,
}

/// What is counted over the whole match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Counts {
    pub(crate) tiles_played: u32,
    /// The passes that ended a hand in a block are not in here.
    pub(crate) passes: u32,
    pub(crate) draws: u32,
    pub(crate) points: i64,
    /// Turns taken, passes of a block included.
    pub(crate) turns: u32,
}

impl State {
    /// Returns a state without tiles, for a match to begin in.
    pub(crate) fn blank() -> State {
        State {
            hands: [0; HANDS_MAX],
            stock: ArrayVec::new(),
            placed: ArrayVec::new(),
            ends: [0; 2],
            acting: Seat(0),
            starter: Seat(0),
            must_open: None,
            reversed: false,
            passes_in_a_row: 0,
            hand_number: 0,
            last_winner: None,
            scores: [0; HANDS_MAX],
            ended: None,
            counts: Counts::default(),
        }
    }

    /// Forgets the match before.
    pub(crate) fn clear(&mut self) {
        self.hand_number = 0;
        self.last_winner = None;
        self.scores = [0; HANDS_MAX];
        self.ended = None;
        self.counts = Counts::default();
    }
}
