//! Who opens a hand, and with which tile if that is prescribed.

use tapete_game::{Chance, Seat};

use crate::tile::{TileSet, Tiles};

choices! { Begin: seat, highest_double, holder, winner, next, any_seat }

/// A way to decide who opens.
pub(crate) struct Begin {
    /// Decides.
    pub(crate) open: fn(&Deal<'_>, Given, &mut Chance) -> Opening,
}

/// What can be asked when a hand has just been dealt.
pub(crate) struct Deal<'a> {
    pub(crate) set: &'a TileSet,
    pub(crate) hands: &'a [Tiles],
    /// Who opened the hand before; nobody in the first hand.
    pub(crate) last_starter: Option<Seat>,
    /// Who won the hand before, if somebody did.
    pub(crate) last_winner: Option<Seat>,
}

/// What the text gave in parentheses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Given {
    pub(crate) number: i64,
    pub(crate) tile: Option<u8>,
}

/// Who opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Opening {
    pub(crate) seat: Seat,
    /// The tile that must open, if one must.
    pub(crate) tile: Option<u8>,
    /// Tiles that everybody now knows to be in no hand.
    pub(crate) nobody_holds: Tiles,
}

impl Opening {
    /// Returns an opening with any tile, which tells nothing about the hands.
    fn free(seat: Seat) -> Opening {
        Opening {
            seat,
            tile: None,
            nobody_holds: 0,
        }
    }
}

impl Deal<'_> {
    fn n_seats(&self) -> usize {
        self.hands.len()
    }

    fn any_seat(&self, chance: &mut Chance) -> Seat {
        Seat(chance.below(self.n_seats() as u32) as u8)
    }

    /// Returns the seat that holds a tile.
    fn holder(&self, tile: u8) -> Option<Seat> {
        let index = self.hands.iter().position(|hand| hand >> tile & 1 == 1)?;
        Some(Seat(index as u8))
    }
}

/// A line of the rule list.
#[derive(Clone, Copy)]
pub(crate) struct BeginLine {
    pub(crate) choice: &'static Begin,
    pub(crate) given: Given,
}
