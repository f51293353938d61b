//! What one seat may know, for strategies: the state behind it stays private,
//! so that no bot can read another hand, and none knows which table it is at.

use arrayvec::ArrayVec;
use tapete_game::Seat;

use crate::pieces::{FACES_MAX, Faces};

/// What one seat may know: what everybody sees, and its own hand.
///
/// Values are what faces show, as indices. A seat *puts* a value when a tile of
/// its leaves that value open, and *covers* it when a tile of its goes there.
pub(crate) trait Known {
    /// Returns who knows all this.
    fn seat(&self) -> Seat;
    fn n_seats(&self) -> usize;
    fn team_of(&self, seat: Seat) -> u8;
    /// Returns who acts next if nothing special happens.
    fn next_seat(&self) -> Seat;

    /// Returns how many values there are.
    fn n_values(&self) -> usize;
    /// Returns what a value is worth.
    fn number(&self, value: u8) -> i64;

    /// Shows each tile of the own hand with its points.
    fn each_held(&self, show: &mut dyn FnMut(&Faces, i64));
    /// Returns how many tiles of the own hand show a value.
    fn count_of(&self, value: u8) -> u32;

    /// Returns how many tiles a seat holds, which everybody sees.
    fn n_tiles(&self, seat: Seat) -> u32;
    fn n_in_stock(&self) -> usize;
    fn n_on_table(&self) -> usize;
    /// Tells whether the turn just taken was a pass.
    fn last_passed(&self) -> bool;
    /// How many turns the seat has taken in this hand.
    fn own_turns(&self) -> u32;
    /// How many of them were passes.
    fn own_passes(&self) -> u32;
    /// The score of the seat's team.
    fn own_score(&self) -> i64;
    /// The sum of the open ends, each counted once.
    fn ends_sum(&self) -> i64;
    /// Which hand of the match this is, from 1.
    fn hand_number(&self) -> u32;

    /// Returns how many open ends show a value.
    fn n_open(&self, value: u8) -> u32;
    /// Returns how many tiles on the table show a value.
    fn n_seen(&self, value: u8) -> u32;
    /// Tells whether a seat is known to hold nothing of a value: it passed or
    /// drew while the value was open, and drew nothing unseen since.
    fn lacks(&self, seat: Seat, value: u8) -> bool;
    /// Returns how often a seat put a value in this hand.
    fn n_put(&self, seat: Seat, value: u8) -> u32;
    /// Returns how often a seat covered a value in this hand.
    fn n_covered(&self, seat: Seat, value: u8) -> u32;
    /// Returns how many tiles a seat placed in this hand.
    fn n_placed_by(&self, seat: Seat) -> u32;

    /// Returns the move at an index of the list.
    fn play(&self, index: usize) -> Play;
}

impl dyn Known + '_ {
    /// Lists the other seats of the own team.
    pub(crate) fn partners(&self) -> impl Iterator<Item = Seat> {
        let (own, team) = (self.seat(), self.team_of(self.seat()));
        Seat::all(self.n_seats()).filter(move |it| *it != own && self.team_of(*it) == team)
    }

    /// Lists the seats of all other teams.
    pub(crate) fn rivals(&self) -> impl Iterator<Item = Seat> {
        let team = self.team_of(self.seat());
        Seat::all(self.n_seats()).filter(move |it| self.team_of(*it) != team)
    }
}

/// What a move is to a strategy.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Play {
    pub(crate) kind: PlayKind,
    /// The tile; without faces where none is placed.
    pub(crate) faces: Faces,
    /// What the tile is worth.
    pub(crate) points: i64,
    /// The value that the tile covers; nothing for an opening, nor in a grid.
    pub(crate) covers: Option<u8>,
    /// Who had put it, if a seat did.
    pub(crate) covered_seat: Option<Seat>,
    /// The values that the tile leaves open, one for each new end: a double
    /// that opens a line leaves its value twice.
    pub(crate) opens: ArrayVec<u8, FACES_MAX>,
    /// What the move scores at once.
    pub(crate) gains: i64,
    /// What the open ends are worth together after the move.
    pub(crate) ends_total: i64,
}

/// What is done in a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum PlayKind {
    /// A tile is placed.
    #[default]
    Place,
    /// A tile is taken from the stock.
    Draw,
    Pass,
    /// Anything else that a game may let a seat do.
    Other,
}

impl Play {
    /// Returns a move in which no tile is placed.
    pub(crate) fn of_kind(kind: PlayKind) -> Play {
        Play {
            kind,
            ..Play::default()
        }
    }
}
