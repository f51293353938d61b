//! What the variables of conditions are worth now.

use tapete_game::Seat;

use super::game::General;
use super::state::State;
use crate::pieces::Id;
use crate::state::How;
use crate::variables::slot;

/// Whom and what a condition is about.
#[derive(Clone, Copy)]
pub(super) struct About {
    pub(super) seat: Seat,
    /// How the hand ended, once it has.
    pub(super) how: Option<How>,
    /// The tile in question, where one is.
    pub(super) tile: Option<Id>,
}

impl About {
    pub(super) fn seat(seat: Seat) -> About {
        About {
            seat,
            how: None,
            tile: None,
        }
    }
}

impl General {
    /// Returns all variables, each worked out only when asked.
    pub(super) fn slots<'a>(
        &'a self,
        state: &'a State,
        about: About,
    ) -> impl Fn(usize) -> i64 + Copy + 'a {
        move |index| self.value(state, about, index)
    }

    fn value(&self, state: &State, about: About, index: usize) -> i64 {
        let seat = about.seat;
        let own = &state.seats[seat.index()];
        let team = self.team_of(seat);
        match index {
            slot::PLAYERS => self.n_seats as i64,
            slot::HAND_NUMBER => i64::from(state.hand_number),
            slot::OUT => match about.how {
                Some(how) => i64::from(how == How::Out),
                None => i64::from(state.hand(seat).is_empty()),
            },
            slot::BLOCKED => i64::from(about.how == Some(How::Blocked)),
            slot::STOPPED => i64::from(about.how == Some(How::Stopped)),
            slot::HAND_TILES => state.hand(seat).len() as i64,
            slot::HAND_POINTS => self.hand_points(state, seat),
            slot::HAND_DOUBLES => i64::from(self.n_doubles(state, seat)),
            slot::STOCK_TILES => state.n_in_stock() as i64,
            slot::OWN_TURNS => i64::from(own.turns),
            slot::OWN_PASSES => i64::from(own.passes),
            slot::OWN_SCORE => state.scores[usize::from(team)],
            slot::STUCK => i64::from(Seat::all(self.n_seats).all(|it| !self.can_place(state, it))),
            slot::TEAM_OUT => i64::from(self.some_team_is_out(state)),
            slot::HANDS_EQUAL => {
                let mut points = Seat::all(self.n_seats).map(|it| self.hand_points(state, it));
                let first = points.next();
                i64::from(points.all(|it| Some(it) == first))
            }
            slot::BEST_SCORE => state.scores[..self.n_teams]
                .iter()
                .copied()
                .max()
                .unwrap_or(0),
            slot::OTHERS_SCORE => (0..self.n_teams)
                .filter(|it| *it != usize::from(team))
                .map(|it| state.scores[it])
                .max()
                .unwrap_or(0),
            slot::DRAWN => i64::from(state.n_drawn),
            slot::DOUBLES_MOST => Seat::all(self.n_seats)
                .map(|it| i64::from(self.n_doubles(state, it)))
                .max()
                .unwrap_or(0),
            slot::LEFT_POINTS => Seat::all(self.n_seats)
                .map(|it| self.counted_points(state, it))
                .sum(),
            _ => self.value_of_table(state, about, index),
        }
    }

    /// Returns what the table, the last tile or the tile in question is worth.
    fn value_of_table(&self, state: &State, about: About, index: usize) -> i64 {
        match index {
            slot::TABLE_TILES => state.table.placed.len() as i64,
            slot::ENDS_TOTAL => state.table.ends_total(&self.set.values),
            slot::ENDS_SUM => {
                let ends = state.table.ends();
                ends.map(|spot| self.set.values.number(spot.need)).sum()
            }
            slot::ENDS_COUNT => state.table.ends().count() as i64,
            slot::ENDS_EQUAL => {
                let mut ends = state.table.ends().map(|spot| spot.need);
                let first = ends.next();
                let mut n_ends = 1;
                let same = ends.all(|it| {
                    n_ends += 1;
                    Some(it) == first
                });
                i64::from(same && n_ends > 1)
            }
            slot::ENDS_DOUBLES => {
                let doubles = state
                    .table
                    .ends()
                    .filter(|it| state.table.n_counted(it) == 2);
                doubles.count() as i64
            }
            slot::ENDS_SAME => {
                let ends = || state.table.ends();
                let n_equal = |need: u8| ends().filter(|it| it.need == need).count();
                ends().map(|it| n_equal(it.need)).max().unwrap_or(0) as i64
            }
            slot::ARMS_STARTED => i64::from(state.table.started_arms.count_ones()),
            slot::PENDING => i64::from(!state.table.pending.is_empty()),
            slot::BRIDGE => i64::from(state.last.grid.bridge),
            slot::CLOSED => i64::from(state.last.grid.closed),
            slot::PLAYED_DOUBLE => {
                i64::from(state.last.tile.is_some_and(|tile| self.set.is_double(tile)))
            }
            slot::PLAYED_POINTS => state
                .last
                .tile
                .map_or(0, |tile| self.tile_points(state, tile)),
            slot::PLAYED_HIGH => state.last.tile.map_or(-1, |tile| self.high(tile)),
            slot::PLAYED_LOW => state.last.tile.map_or(-1, |tile| self.low(tile)),
            slot::PLAYED_EDGES => i64::from(state.last.grid.edges),
            slot::CAPICUA => i64::from(state.last.capicua),
            slot::TILE_DOUBLE => i64::from(about.tile.is_some_and(|tile| self.set.is_double(tile))),
            slot::TILE_POINTS => about.tile.map_or(0, |tile| self.tile_points(state, tile)),
            slot::TILE_HIGH => about.tile.map_or(-1, |tile| self.high(tile)),
            slot::TILE_LOW => about.tile.map_or(-1, |tile| self.low(tile)),
            _ => self.value_of_passes(state, index),
        }
    }

    /// Returns what passes count.
    fn value_of_passes(&self, state: &State, index: usize) -> i64 {
        match index {
            slot::TEAM_PASSES => self.team_passes(state),
            slot::MOST_PASSES => self
                .each_seat(state, |it| i64::from(it.passes))
                .max()
                .unwrap_or(0),
            slot::ALL_PASSES => self.each_seat(state, |it| i64::from(it.passes)).sum(),
            slot::PASSES_ROW => i64::from(state.passes_in_a_row),
            slot::PASSED_TWICE => self.each_seat(state, |it| i64::from(it.passes >= 2)).sum(),
            slot::PASSER_AGAIN => i64::from(
                state.passes_in_a_row > 1
                    && state.first_passer.is_some()
                    && state.first_passer == state.last.seat,
            ),
            slot::OPENING_PASSED => i64::from(
                state.passes_in_a_row == 1
                    && state.table.placed.len() == 1
                    && state.last.seat != Some(state.starter),
            ),
            slot::OTHERS_PASSED => {
                // The turn need not go round: a seat may pass twice meanwhile.
                let placer = state.table.placed.last().map_or(0, |it| 1 << it.seat.0);
                let n_others = state.passers.count_ones();
                let by_others = placer != 0 && state.passers & placer == 0;
                let is_each_once = n_others == state.passes_in_a_row;
                i64::from(by_others && is_each_once && n_others as usize == self.n_seats - 1)
            }
            slot::MATCH_PASSES => i64::from(state.counts.passes + state.counts.block_passes),
            slot::LAST_PASSED => i64::from(state.passes_in_a_row > 0),
            _ => 0,
        }
    }

    fn each_seat<'a>(
        &self,
        state: &'a State,
        value: impl Fn(&super::state::SeatFacts) -> i64 + 'a,
    ) -> impl Iterator<Item = i64> + 'a {
        state.seats[..self.n_seats].iter().map(value)
    }

    fn team_passes(&self, state: &State) -> i64 {
        (0..self.n_teams as u8)
            .map(|team| {
                Seat::all(self.n_seats)
                    .filter(|seat| self.team_of(*seat) == team)
                    .map(|seat| i64::from(state.seats[seat.index()].passes))
                    .sum()
            })
            .max()
            .unwrap_or(0)
    }

    /// Tells whether all seats of some team have no tile left.
    pub(super) fn some_team_is_out(&self, state: &State) -> bool {
        (0..self.n_teams as u8).any(|team| {
            Seat::all(self.n_seats)
                .filter(|seat| self.team_of(*seat) == team)
                .all(|seat| state.hand(seat).is_empty())
        })
    }

    /// Returns what a tile is worth in this match.
    pub(super) fn tile_points(&self, state: &State, tile: Id) -> i64 {
        if let Some((_, points)) = self.worth.iter().find(|(it, _)| *it == self.set.kind(tile)) {
            return *points;
        }
        // Equal tiles are worth the same.
        if let Some(formula) = state.formulas.get(self.set.kind(tile) as usize) {
            let faces = self.set.faces(tile);
            let numbers = self.set.values.numbers_of(&faces);
            return crate::tile_points::formula_points(*formula, &numbers[..faces.len()]);
        }
        match self.points.get(tile as usize) {
            Some(points) => *points,
            None => {
                let faces = self.set.faces(tile);
                let numbers = self.set.values.numbers_of(&faces);
                (self.tile_points.points)(&numbers[..faces.len()])
            }
        }
    }

    /// Returns the points of a hand.
    pub(super) fn hand_points(&self, state: &State, seat: Seat) -> i64 {
        let tiles = state.hand(seat).iter();
        tiles.map(|tile| self.tile_points(state, *tile)).sum()
    }

    pub(super) fn n_doubles(&self, state: &State, seat: Seat) -> u32 {
        let tiles = state.hand(seat).iter();
        tiles.filter(|tile| self.set.is_double(**tile)).count() as u32
    }

    /// Returns the highest number on a tile.
    pub(super) fn high(&self, tile: Id) -> i64 {
        self.face_numbers(tile).max().unwrap_or(0)
    }

    fn low(&self, tile: Id) -> i64 {
        self.face_numbers(tile).min().unwrap_or(0)
    }

    fn face_numbers(&self, tile: Id) -> impl Iterator<Item = i64> {
        let faces = self.set.faces(tile);
        let numbers = self.set.values.numbers_of(&faces);
        (0..faces.len()).map(move |index| numbers[index])
    }
}
