//! Who opens a hand, and with which tile if that is prescribed.

use tapete_game::{Chance, Seat};

use crate::pieces::Id;
use crate::state::How;

choices! {
    Begin: seat, highest_double, holder, winner, next, any_seat, highest_tile, highest_double_free,
    loser, out_or_blocker, declining_double, finder, winning_team
}

/// A way to decide who opens.
pub(crate) struct Begin {
    /// Decides.
    pub(crate) open: fn(&Deal<'_>, Given, &mut Chance) -> Opening,
}

/// The hands that have just been dealt, whatever holds them.
pub(crate) trait Held {
    fn n_seats(&self) -> usize;
    /// Returns the seat that holds a tile.
    fn holder(&self, tile: Id) -> Option<Seat>;
    /// Shows each tile that a seat holds.
    fn each(&self, show: &mut dyn FnMut(Seat, Id));
    fn is_double(&self, tile: Id) -> bool;
    /// Returns how heavy a tile is: most points first, then the highest face.
    fn weight(&self, tile: Id) -> (i64, i64);
    /// Returns the tile whose faces all show the n-th highest value, if the set
    /// has it.
    fn double_from_top(&self, n: u32) -> Option<Id>;
    fn team_of(&self, seat: Seat) -> u8;
    /// Tells whether two tiles are equal.
    fn is_same(&self, tile: Id, other: Id) -> bool {
        tile == other
    }
}

/// What can be asked when a hand has just been dealt.
pub(crate) struct Deal<'a> {
    pub(crate) held: &'a dyn Held,
    pub(crate) hand_number: u32,
    /// How the hand before ended; nothing in the first hand.
    pub(crate) last: Option<LastHand>,
}

/// How the hand before ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LastHand {
    pub(crate) starter: Seat,
    /// Who won it, if somebody did.
    pub(crate) winner: Option<Seat>,
    pub(crate) how: How,
    /// Who placed its last tile.
    pub(crate) last_player: Option<Seat>,
}

/// What the text gave in parentheses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Given {
    pub(crate) number: i64,
    pub(crate) tile: Option<Id>,
}

/// Who opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Opening {
    pub(crate) seat: Seat,
    /// The tile that must open, if one must.
    pub(crate) tile: Option<Id>,
    /// Tiles that everybody now knows to be in no hand.
    pub(crate) unheld: Unheld,
    /// A tile that no seat holds and for which all draw, in turn, until it is
    /// found; whoever finds it opens with it.
    pub(crate) sought: Option<Id>,
}

/// Tiles that everybody knows to be in no hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unheld {
    Nothing,
    Tile(Id),
    /// Every double heavier than this one.
    DoublesAbove(Id),
    /// Every double, and every tile heavier than this one.
    DoublesAndAbove(Id),
    /// Every tile heavier than this one.
    Above(Id),
}

impl Unheld {
    /// Tells whether a tile is among them.
    pub(crate) fn contains(self, held: &dyn Held, tile: Id) -> bool {
        let heavier = |other: Id| held.weight(tile) > held.weight(other);
        match self {
            Unheld::Nothing => false,
            Unheld::Tile(other) => held.is_same(tile, other),
            Unheld::DoublesAbove(other) => held.is_double(tile) && heavier(other),
            Unheld::DoublesAndAbove(other) => held.is_double(tile) || heavier(other),
            Unheld::Above(other) => heavier(other),
        }
    }
}

impl Opening {
    /// Returns an opening with any tile, which tells nothing about the hands.
    fn free(seat: Seat) -> Opening {
        Opening {
            seat,
            tile: None,
            unheld: Unheld::Nothing,
            sought: None,
        }
    }
}

impl Opening {
    /// Returns an opening with a tile that the seat holds.
    fn with(seat: Seat, tile: Id) -> Opening {
        Opening {
            tile: Some(tile),
            ..Opening::free(seat)
        }
    }
}

impl Deal<'_> {
    fn n_seats(&self) -> usize {
        self.held.n_seats()
    }

    fn any_seat(&self, chance: &mut Chance) -> Seat {
        Seat(chance.below(self.n_seats() as u32) as u8)
    }

    /// Lets whoever holds a tile open with it; if no seat does, all draw for it.
    fn with_sought(&self, tile: Id, chance: &mut Chance) -> Opening {
        match self.held.holder(tile) {
            Some(seat) => Opening::with(seat, tile),
            None => Opening {
                unheld: Unheld::Tile(tile),
                sought: Some(tile),
                ..Opening::free(self.first_seeker(chance))
            },
        }
    }

    /// Returns the seat after another.
    fn after(&self, Seat(seat): Seat) -> Seat {
        Seat((seat + 1) % self.n_seats() as u8)
    }

    /// Returns the seat that draws first where all draw for a tile: the one
    /// after the opener of the hand before, so that nobody always is.
    fn first_seeker(&self, chance: &mut Chance) -> Seat {
        match self.last {
            Some(last) => self.after(last.starter),
            None => self.any_seat(chance),
        }
    }

    /// Returns the heaviest tile that a seat holds among those wanted.
    fn heaviest(&self, wanted: impl Fn(Id) -> bool) -> Option<(Seat, Id)> {
        let mut best: Option<(Seat, Id)> = None;
        self.held.each(&mut |seat, tile| {
            let beats = |other: Id| self.held.weight(tile) > self.held.weight(other);
            if wanted(tile) && best.is_none_or(|(_, other)| beats(other)) {
                best = Some((seat, tile));
            }
        });
        best
    }

    /// Returns the heaviest double, or else the heaviest tile, with what is
    /// known thereby.
    fn highest(&self) -> Option<(Seat, Id, Unheld)> {
        if let Some((seat, tile)) = self.heaviest(|it| self.held.is_double(it)) {
            return Some((seat, tile, Unheld::DoublesAbove(tile)));
        }
        let (seat, tile) = self.heaviest(|_| true)?;
        Some((seat, tile, Unheld::DoublesAndAbove(tile)))
    }
}

/// A line of the rule list.
#[derive(Clone, Copy)]
pub(crate) struct BeginLine {
    pub(crate) choice: &'static Begin,
    pub(crate) given: Given,
}
