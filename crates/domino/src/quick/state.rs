//! The whole truth of a domino match, in one flat block.

use arrayvec::ArrayVec;
use serde::Serialize;
use tapete_game::{SEATS_MAX, Seat};

use super::tile::{TILES_MAX, Tiles};
use crate::state::{Counts, HANDS_MAX, MatchEnd};

/// A match: the hand being played, and what the hands before it left behind.
#[derive(Clone, Debug, PartialEq, Hash, Serialize)]
pub(crate) struct State {
    /// The tiles of each seat.
    pub(crate) hands: [Tiles; SEATS_MAX],
    /// What was not dealt; the last is drawn next. Where nobody draws, the order
    /// means nothing and is that of the set.
    pub(crate) stock: ArrayVec<u8, TILES_MAX>,
    /// The tiles on the table, as they were placed.
    pub(crate) placed: ArrayVec<Placed, TILES_MAX>,
    /// The open faces, left and right; meaningless while nothing is placed.
    /// One number, the left face in its low half: two that are written apart
    /// and read together would stall the hot path.
    open: u32,
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
    /// How many of them came after the last draw: only these make a block.
    pub(crate) passes_to_block: u8,
    /// Whose passes these were, one bit each; kept only where turns do not simply
    /// go round.
    #[serde(skip)]
    pub(crate) asked: u16,
    /// For each seat, the faces it is known to lack, one bit each.
    lacked: [u16; HANDS_MAX],
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Placed {
    /// Which tile, by its index in the set.
    pub(crate) tile: u8,
    /// At which end it was placed.
    pub(crate) end: End,
    /// By whom.
    pub(crate) seat: Seat,
}

/// Where a tile goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum End {
    /// To the left end.
    Left = 0,
    /// To the right end.
    Right = 1,
    /// On the empty table.
    Open = 2,
    /// To either end, which show the same face: one and the same choice. The
    /// tile goes to the right.
    Either = 3,
}

impl End {
    /// Returns the index of the end where the tile goes.
    #[inline]
    fn side(self) -> u32 {
        self as u32 & 1
    }
}

impl State {
    /// Returns a state without tiles, for a match to begin in.
    pub(crate) fn blank() -> State {
        State {
            hands: [0; SEATS_MAX],
            stock: ArrayVec::new(),
            placed: ArrayVec::new(),
            open: 0,
            acting: Seat(0),
            starter: Seat(0),
            must_open: None,
            reversed: false,
            passes_in_a_row: 0,
            passes_to_block: 0,
            asked: 0,
            lacked: [0; HANDS_MAX],
            hand_number: 0,
            last_winner: None,
            scores: [0; HANDS_MAX],
            ended: None,
            counts: Counts::default(),
        }
    }

    /// Returns the open faces, left and right.
    #[inline]
    pub(crate) fn ends(&self) -> [u8; 2] {
        [self.open as u8, (self.open >> 16) as u8]
    }

    /// Opens both ends.
    #[inline]
    pub(crate) fn set_ends(&mut self, left: u8, right: u8) {
        self.open = u32::from(left) | u32::from(right) << 16;
    }

    /// Changes the open face where a tile goes, given one face of the tile xor
    /// the other. Not a branch between left and right, which would be
    /// mispredicted half of the time.
    #[inline]
    pub(crate) fn cross(&mut self, end: End, across: u8) {
        self.open ^= u32::from(across) << (16 * end.side());
    }

    /// Returns what the ends would be with one of them crossed over a tile again.
    pub(crate) fn ends_across(&self, end: End, across: u8) -> [u8; 2] {
        let open = self.open ^ u32::from(across) << (16 * end.side());
        [open as u8, (open >> 16) as u8]
    }

    /// Returns the tiles of a seat. The mask, which changes no seat there is,
    /// spares the hot path a check.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Tiles {
        self.hands[seat.index() % SEATS_MAX]
    }

    #[inline]
    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Tiles {
        &mut self.hands[seat.index() % SEATS_MAX]
    }

    /// Returns the faces that a seat is known to lack, one bit each: those that
    /// were open when it passed or drew, as long as it drew nothing unseen since.
    pub(crate) fn lacked(&self, seat: Seat) -> u16 {
        self.lacked.get(seat.index()).copied().unwrap_or(0)
    }

    /// Notes that a seat can play at neither end.
    #[inline]
    pub(crate) fn note_lack(&mut self, seat: Seat) {
        let [left, right] = self.ends();
        if let Some(lacked) = self.lacked.get_mut(seat.index()) {
            *lacked |= 1 << (left & 15) | 1 << (right & 15);
        }
    }

    /// Forgets what a seat lacked, since it drew a tile that nobody saw.
    pub(crate) fn forget_lack(&mut self, seat: Seat) {
        if let Some(lacked) = self.lacked.get_mut(seat.index()) {
            *lacked = 0;
        }
    }

    /// Forgets what any seat lacked, for a new hand.
    pub(crate) fn forget_lacks(&mut self) {
        self.lacked = [0; HANDS_MAX];
    }

    /// Returns how many tiles were played in the whole match.
    pub(crate) fn n_tiles_played(&self) -> u32 {
        self.counts.tiles_played + self.placed.len() as u32
    }

    /// Forgets the match before.
    pub(crate) fn clear(&mut self) {
        self.placed.clear();
        self.hand_number = 0;
        self.last_winner = None;
        self.scores = [0; HANDS_MAX];
        self.ended = None;
        self.counts = Counts::default();
    }
}
