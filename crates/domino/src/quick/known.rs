//! What a seat may know at a line of pairs.
//!
//! Nothing that takes work is kept during play, where it would cost every
//! match: who put and covered what is read again from the tiles on the table,
//! when a strategy asks.

use arrayvec::ArrayVec;
use tapete_game::Seat;

use super::state::{End, State};
use super::tile::{Tile, Tiles, each};
use super::{Domino, Move};
use crate::known::{Known, Play, PlayKind};
use crate::pieces::Faces;

/// What a seat may know at a line of pairs, and the moves it can choose from.
#[derive(Clone, Copy)]
pub(crate) struct KnownLine<'a> {
    game: &'a Domino,
    state: &'a State,
    seat: Seat,
    moves: &'a [Move],
}

/// A tile on the table: who placed it, what it covered and what it put.
struct Step {
    seat: Seat,
    /// The value covered, and who had put it; nothing for the opening.
    covered: Option<(u8, Seat)>,
    put: ArrayVec<u8, 2>,
}

impl<'a> KnownLine<'a> {
    #[inline]
    pub(crate) fn new(game: &'a Domino, state: &'a State, seat: Seat) -> KnownLine<'a> {
        KnownLine {
            game,
            state,
            seat,
            moves: &[],
        }
    }

    /// Lists the moves of the seat.
    #[inline]
    pub(crate) fn list(&self, moves: &mut Vec<Move>) {
        self.game.list_moves(self.state, self.seat, moves);
    }

    /// Returns the same with the moves it has.
    #[inline]
    pub(crate) fn with_moves<'b>(&'b self, moves: &'b [Move]) -> KnownLine<'b> {
        KnownLine { moves, ..*self }
    }

    fn hand(&self) -> Tiles {
        self.state.hand(self.seat)
    }

    fn with_face(&self, value: u8) -> Tiles {
        let tables = &self.game.set.with_face;
        tables.get(usize::from(value)).copied().unwrap_or(0)
    }

    /// Goes through the tiles on the table as they were placed.
    fn steps(&self) -> impl Iterator<Item = Step> {
        let mut ends = [(0, Seat(0)); 2];
        self.state.placed.iter().map(move |placed| {
            let tile = self.game.set.tile(placed.tile);
            let seat = placed.seat;
            let side = match placed.end {
                End::Open => {
                    let (high, low) = tile.faces();
                    ends = [(high, seat), (low, seat)];
                    return Step {
                        seat,
                        covered: None,
                        put: ArrayVec::from([high, low]),
                    };
                }
                End::Left => 0,
                End::Right | End::Either => 1,
            };
            let covered = ends[side];
            let value = tile.beyond(covered.0);
            ends[side] = (value, seat);
            Step {
                seat,
                covered: Some(covered),
                put: ArrayVec::from_iter([value]),
            }
        })
    }

    /// Returns who put the value at an end.
    fn who_put(&self, end: End) -> Option<Seat> {
        let goes_there = |other: End| match end {
            End::Left => other == End::Left,
            _ => other != End::Left,
        };
        let mut latest = self.state.placed.iter().rev();
        latest
            .find(|it| it.end == End::Open || goes_there(it.end))
            .map(|it| it.seat)
    }
}

fn faces_of(tile: Tile) -> Faces {
    let (high, low) = tile.faces();
    Faces::new(&[high, low])
}

impl Known for KnownLine<'_> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn n_seats(&self) -> usize {
        self.game.n_seats
    }

    fn team_of(&self, seat: Seat) -> u8 {
        self.game.team_of(seat)
    }

    fn next_seat(&self) -> Seat {
        let n_seats = self.game.n_seats;
        let step = if self.state.reversed { n_seats - 1 } else { 1 };
        Seat(((self.seat.index() + step) % n_seats) as u8)
    }

    fn n_values(&self) -> usize {
        usize::from(self.game.set.face_max) + 1
    }

    fn number(&self, value: u8) -> i64 {
        i64::from(value)
    }

    fn each_held(&self, show: &mut dyn FnMut(&Faces, i64)) {
        for index in each(self.hand()) {
            let tile = self.game.set.tile(index);
            show(&faces_of(tile), i64::from(tile.points()));
        }
    }

    fn count_of(&self, value: u8) -> u32 {
        (self.hand() & self.with_face(value)).count_ones()
    }

    fn n_tiles(&self, seat: Seat) -> u32 {
        self.state.hand(seat).count_ones()
    }

    fn n_in_stock(&self) -> usize {
        self.state.stock.len()
    }

    fn n_on_table(&self) -> usize {
        self.state.placed.len()
    }

    fn last_passed(&self) -> bool {
        self.state.passes_in_a_row > 0
    }

    /// Nobody asks on this path: a game whose bots do stays on the general one.
    fn own_turns(&self) -> u32 {
        0
    }

    /// Nobody asks on this path, either.
    fn own_passes(&self) -> u32 {
        0
    }

    fn own_score(&self) -> i64 {
        self.state.scores[usize::from(self.game.team_of(self.seat))]
    }

    fn ends_sum(&self) -> i64 {
        if self.state.placed.is_empty() {
            return 0;
        }
        self.state.ends().iter().map(|it| i64::from(*it)).sum()
    }

    fn hand_number(&self) -> u32 {
        self.state.hand_number
    }

    fn n_open(&self, value: u8) -> u32 {
        if self.state.placed.is_empty() {
            return 0;
        }
        self.state.ends().iter().filter(|it| **it == value).count() as u32
    }

    fn n_seen(&self, value: u8) -> u32 {
        let placed = self.state.placed.iter();
        let placed = placed.fold(0, |all: Tiles, it| all | 1 << it.tile);
        (placed & self.with_face(value)).count_ones()
    }

    fn lacks(&self, seat: Seat, value: u8) -> bool {
        self.state.lacked(seat) & 1_u16.checked_shl(value.into()).unwrap_or(0) != 0
    }

    fn n_put(&self, seat: Seat, value: u8) -> u32 {
        let own = self.steps().filter(|it| it.seat == seat);
        own.map(|it| it.put.iter().filter(|put| **put == value).count() as u32)
            .sum()
    }

    fn n_covered(&self, seat: Seat, value: u8) -> u32 {
        let own = self.steps().filter(|it| it.seat == seat);
        own.filter(|it| it.covered.is_some_and(|(covered, _)| covered == value))
            .count() as u32
    }

    fn n_placed_by(&self, seat: Seat) -> u32 {
        let placed = self.state.placed.iter();
        placed.filter(|it| it.seat == seat).count() as u32
    }

    fn play(&self, index: usize) -> Play {
        let Some(Move { tile, end }) = self.moves.get(index).copied() else {
            return Play::of_kind(PlayKind::Other);
        };
        let tile = self.game.set.tile(tile);
        let [left, right] = self.state.ends();
        let (covers, other) = match end {
            End::Open => (None, None),
            End::Left => (Some(left), Some(right)),
            End::Right | End::Either => (Some(right), Some(left)),
        };
        let mut opens = ArrayVec::new();
        match covers {
            Some(covered) => opens.push(tile.beyond(covered)),
            None => {
                let (high, low) = tile.faces();
                opens.extend([high, low]);
            }
        }
        Play {
            kind: PlayKind::Place,
            faces: faces_of(tile),
            points: i64::from(tile.points()),
            covers,
            covered_seat: covers.and_then(|_| self.who_put(end)),
            ends_total: opens.iter().chain(&other).copied().map(i64::from).sum(),
            opens,
            gains: 0,
        }
    }
}
