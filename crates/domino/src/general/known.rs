//! What one seat may know at any table, for strategies.

use std::cell::RefCell;

use arrayvec::ArrayVec;
use tapete_game::Seat;

use super::game::General;
use super::moves::Move;
use super::state::State;
use super::table::SpotKind;
use super::variables::About;
use crate::known::{Known, Play, PlayKind};
use crate::pieces::{Faces, Id};
use crate::sights::Sight;
use crate::variables::{OF_ALL_HANDS, slot};

/// What one seat may know, and the moves it has.
#[derive(Clone, Copy)]
pub(crate) struct KnownTable<'a> {
    game: &'a General,
    state: &'a State,
    seat: Seat,
    moves: &'a [Move],
}

impl<'a> KnownTable<'a> {
    #[inline]
    pub(crate) fn new(game: &'a General, state: &'a State, seat: Seat) -> KnownTable<'a> {
        KnownTable {
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
    pub(crate) fn with_moves<'b>(&'b self, moves: &'b [Move]) -> KnownTable<'b> {
        KnownTable { moves, ..*self }
    }
}

impl Known for KnownTable<'_> {
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
        self.game.step(self.state, self.seat, 1)
    }

    fn n_values(&self) -> usize {
        self.game.set.values.len()
    }

    fn number(&self, value: u8) -> i64 {
        self.game.set.values.number(value)
    }

    fn each_held(&self, show: &mut dyn FnMut(&Faces, i64)) {
        for tile in self.held() {
            let points = self.game.tile_points(self.state, *tile);
            show(&self.game.set.faces(*tile), points);
        }
    }

    fn count_of(&self, value: u8) -> u32 {
        let hand = self.held().iter();
        hand.filter(|tile| self.game.mask(**tile) >> value & 1 == 1)
            .count() as u32
    }

    fn n_tiles(&self, seat: Seat) -> u32 {
        self.state.hand(seat).len() as u32
    }

    fn n_in_stock(&self) -> usize {
        self.state.n_in_stock()
    }

    fn n_on_table(&self) -> usize {
        self.state.table.placed.len()
    }

    fn last_passed(&self) -> bool {
        self.state.passes_in_a_row > 0
    }

    fn own_turns(&self) -> u32 {
        self.state.seats[self.seat.index()].turns
    }

    fn own_passes(&self) -> u32 {
        self.state.seats[self.seat.index()].passes
    }

    fn own_score(&self) -> i64 {
        self.state.scores[usize::from(self.game.team_of(self.seat))]
    }

    fn ends_sum(&self) -> i64 {
        self.state.table.ends_sum(&self.game.set.values)
    }

    fn hand_number(&self) -> u32 {
        self.state.hand_number
    }

    fn n_open(&self, value: u8) -> u32 {
        let spots = self.state.table.spots.iter();
        let is_open = |kind| !matches!(kind, SpotKind::Root | SpotKind::Cell);
        spots
            .filter(|spot| is_open(spot.kind) && spot.need == value)
            .count() as u32
    }

    fn n_seen(&self, value: u8) -> u32 {
        let placed = self.state.table.placed.iter();
        placed.filter(|it| it.faces.contains(value)).count() as u32
    }

    fn lacks(&self, seat: Seat, value: u8) -> bool {
        self.state.seats[seat.index()].lacks >> value & 1 == 1
    }

    fn n_put(&self, seat: Seat, value: u8) -> u32 {
        let own = self.state.table.placed.iter().filter(|it| it.seat == seat);
        own.map(|it| {
            let n_covered = usize::from(it.covers.is_some());
            let opened = it.faces.as_slice().iter().skip(n_covered);
            opened.filter(|face| **face == value).count() as u32
        })
        .sum()
    }

    fn n_covered(&self, seat: Seat, value: u8) -> u32 {
        let own = self.state.table.placed.iter().filter(|it| it.seat == seat);
        own.filter(|it| it.covers == Some(value)).count() as u32
    }

    fn n_placed_by(&self, seat: Seat) -> u32 {
        let placed = self.state.table.placed.iter();
        placed.filter(|it| it.seat == seat).count() as u32
    }

    fn play(&self, index: usize) -> Play {
        let (tile, spot, turn) = match self.moves.get(index) {
            Some(Move::Place { tile, spot, turn }) => (*tile, usize::from(*spot), *turn),
            Some(Move::Draw) => return Play::of_kind(PlayKind::Draw),
            Some(Move::Pass) => return Play::of_kind(PlayKind::Pass),
            _ => return Play::of_kind(PlayKind::Other),
        };
        let faces = self.game.laid_faces(tile, turn);
        let at = self.state.table.spots[spot];
        let is_graph = !matches!(at.kind, SpotKind::Root | SpotKind::Cell);
        let covered_seat = self.state.table.placed.get(usize::from(at.to));
        let n_covered = usize::from(is_graph);
        let opens: ArrayVec<u8, { crate::pieces::FACES_MAX }> =
            faces.as_slice().iter().skip(n_covered).copied().collect();
        let ends_total = self.state.table.ends_total_after(
            &self.game.table,
            &self.game.set.values,
            spot,
            &faces,
            self.game.asks(slot::ENDS_TOTAL),
        );
        Play {
            kind: PlayKind::Place,
            faces: self.game.set.faces(tile),
            points: self.game.tile_points(self.state, tile),
            covers: is_graph.then_some(at.need),
            covered_seat: covered_seat.filter(|_| is_graph).map(|it| it.seat),
            opens,
            gains: self.gains(tile, spot, turn),
            ends_total,
        }
    }
}

thread_local! {
    /// Where placements are tried out, kept so that no move asks for memory.
    static TRIED: RefCell<State> = RefCell::new(State::blank(0));
}

impl KnownTable<'_> {
    /// Tells whether the seat does not see its own hand.
    fn is_blind(&self) -> bool {
        self.game.sight(self.state.hand_number) == Sight::Nothing
    }

    /// Returns what the seat sees of its own hand.
    fn held(&self) -> &[Id] {
        if self.is_blind() {
            self.state.turned.as_slice()
        } else {
            self.state.hand(self.seat)
        }
    }

    /// Returns what a placement scores at once.
    fn gains(&self, tile: Id, spot: usize, turn: u8) -> i64 {
        let lines = &self.game.hand.gains;
        if lines.is_empty() {
            return 0;
        }
        TRIED.with_borrow_mut(|after| {
            after.copy_from(self.state);
            self.game.lay(after, self.seat, (tile, spot, turn));
            let slots = self.game.slots(after, About::seat(self.seat));
            let is_blind = self.is_blind();
            let known = |index: usize| {
                let of_hand = matches!(index, slot::HAND_POINTS | slot::HAND_DOUBLES);
                if OF_ALL_HANDS.contains(&index) || (is_blind && of_hand) {
                    0
                } else {
                    slots(index)
                }
            };
            let holding = lines
                .iter()
                .filter(|(when, _)| when.as_ref().is_none_or(|it| it.holds(known)));
            holding.fold(0_i64, |sum, (_, amount)| {
                sum.saturating_add(amount.eval(known))
            })
        })
    }
}
