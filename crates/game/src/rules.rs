//! What a family writes: the typed rules of one compiled game, in three parts.
//! What its authors can run, the fourth part, needs no match and stands with the
//! family's entry in the list of families.

mod play;
mod tell;
mod think;

use crate::seat::{Seat, SeatSet};

pub use play::Play;
pub use tell::Tell;
pub use think::Think;

/// The rules of one game, compiled and ready to start matches: whoever writes
/// the three parts has written this.
pub trait Rules: Play + Tell + Think {}

impl<R: Play + Tell + Think> Rules for R {}

/// Who must act now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One seat chooses.
    Seat(Seat),
    /// Several seats choose in the same turn, in any order, without seeing
    /// each other's choices until the turn is done.
    Together(SeatSet),
    /// Nobody: the match has ended.
    Over,
}

impl Turn {
    /// Returns the seats that may act now.
    #[inline]
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::Seat(seat) => SeatSet::one(seat),
            Turn::Together(seats) => seats,
            Turn::Over => SeatSet::EMPTY,
        }
    }
}
