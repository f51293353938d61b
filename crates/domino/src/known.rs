//! What one seat may know, for strategies: the state behind it stays private,
//! so that no bot can read another hand.

use tapete_game::Seat;

use crate::rules::{Domino, Move};
use crate::state::{End, State};
use crate::tile::{Tile, Tiles};

/// What one seat may know.
pub(crate) struct Known<'a> {
    game: &'a Domino,
    state: &'a State,
    seat: Seat,
}

impl<'a> Known<'a> {
    pub(crate) fn new(game: &'a Domino, state: &'a State, seat: Seat) -> Known<'a> {
        Known { game, state, seat }
    }

    /// Returns the own hand.
    pub(crate) fn hand(&self) -> Tiles {
        self.state.hands[self.seat.index()]
    }

    /// Returns how many tiles a seat holds, which everybody sees.
    pub(crate) fn n_tiles(&self, seat: Seat) -> u32 {
        self.state.hands[seat.index()].count_ones()
    }

    /// Returns how many tiles the rival with the fewest holds.
    pub(crate) fn fewest_of_rivals(&self) -> u32 {
        let own = self.game.team_of(self.seat);
        Seat::all(self.game.n_seats)
            .filter(|seat| self.game.team_of(*seat) != own)
            .map(|seat| self.n_tiles(seat))
            .min()
            .unwrap_or(0)
    }

    pub(crate) fn n_seats(&self) -> usize {
        self.game.n_seats
    }

    pub(crate) fn n_in_stock(&self) -> usize {
        self.state.stock.len()
    }

    pub(crate) fn n_on_table(&self) -> usize {
        self.state.placed.len()
    }

    pub(crate) fn last_passed(&self) -> bool {
        self.state.passes_in_a_row > 0
    }

    pub(crate) fn is_opening(&self) -> bool {
        self.state.placed.is_empty()
    }

    pub(crate) fn points(&self, tiles: Tiles) -> u32 {
        self.game.set.points(tiles)
    }

    pub(crate) fn doubles(&self) -> Tiles {
        self.game.set.doubles
    }

    pub(crate) fn tile(&self, chosen: Move) -> Tile {
        self.game.set.tile(chosen.tile)
    }

    /// Returns how many tiles of the own hand show a face.
    pub(crate) fn count_of(&self, face: u8) -> u32 {
        (self.hand() & self.game.set.with_face[usize::from(face)]).count_ones()
    }

    /// Returns the face that a move leaves open; nothing for an opening, which
    /// leaves both.
    pub(crate) fn new_end(&self, chosen: Move) -> Option<u8> {
        let [left, right] = self.state.ends();
        match chosen.end {
            End::Open => None,
            End::Left => Some(self.tile(chosen).beyond(left)),
            End::Right | End::Either => Some(self.tile(chosen).beyond(right)),
        }
    }
}
