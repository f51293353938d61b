//! What the variables of conditions are worth now.

use tapete_game::Seat;

use super::game::General;
use super::state::State;
use super::table::NO_ARM;
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
    /// The arm where it would go.
    pub(super) arm: Option<u8>,
}

impl About {
    pub(super) fn seat(seat: Seat) -> About {
        About {
            seat,
            how: None,
            tile: None,
            arm: None,
        }
    }
}

impl About {
    /// A tile that a seat would place on an arm, or on none.
    pub(super) fn tile(seat: Seat, tile: Id, arm: u8) -> About {
        About {
            tile: Some(tile),
            arm: Some(arm).filter(|it| *it != NO_ARM),
            ..About::seat(seat)
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

    /// One list of everything, so that asking is one jump.
    fn value(&self, state: &State, about: About, index: usize) -> i64 {
        let seat = about.seat;
        let own = &state.seats[seat.index()];
        let (table, last) = (&state.table, &state.last);
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
            slot::DRAWN => i64::from(state.n_drawn),
            slot::STUCK => i64::from(Seat::all(self.n_seats).all(|it| !self.can_place(state, it))),
            slot::TEAM_OUT => i64::from(self.some_team_is_out(state)),
            slot::HANDS_EQUAL => i64::from(self.hands_are_equal(state)),
            slot::DOUBLES_MOST => self.most_doubles(state),
            slot::LEFT_POINTS => self.left_points(state),
            slot::OWN_SCORE => state.scores[usize::from(self.team_of(seat))],
            slot::BEST_SCORE => self.best_score(state, None),
            slot::OTHERS_SCORE => self.best_score(state, Some(self.team_of(seat))),
            slot::OWN_TURNS => i64::from(own.turns),
            slot::OWN_PASSES => i64::from(own.passes),
            slot::TEAM_PASSES => self.team_passes(state),
            slot::MOST_PASSES => self.passes(state).max().unwrap_or(0),
            slot::ALL_PASSES => self.passes(state).sum(),
            slot::PASSES_ROW => i64::from(state.passes_in_a_row),
            slot::PASSED_TWICE => self.passes(state).filter(|it| *it >= 2).count() as i64,
            slot::PASSER_AGAIN => i64::from(is_passer_again(state)),
            slot::OPENING_PASSED => i64::from(is_opening_passed(state)),
            slot::OTHERS_PASSED => i64::from(self.have_others_passed(state)),
            slot::MATCH_PASSES => i64::from(state.counts.passes + state.counts.block_passes),
            slot::LAST_PASSED => i64::from(state.passes_in_a_row > 0),
            slot::TABLE_TILES => table.placed.len() as i64,
            slot::ENDS_TOTAL => table.ends_total(&self.set.values),
            slot::ENDS_SUM => table.ends_sum(&self.set.values),
            slot::ENDS_COUNT => table.ends().count() as i64,
            slot::ENDS_EQUAL => i64::from(table.ends_are_equal()),
            slot::ENDS_DOUBLES => table.ends().filter(|it| table.n_counted(it) == 2).count() as i64,
            slot::ENDS_SAME => table.most_equal_ends() as i64,
            slot::ARMS_STARTED => i64::from(table.started_arms.count_ones()),
            slot::PENDING => i64::from(!table.pending.is_empty()),
            slot::BRIDGE => i64::from(last.grid.bridge),
            slot::CLOSED => i64::from(last.grid.closed),
            slot::PLAYED_EDGES => i64::from(last.grid.edges),
            slot::CAPICUA => i64::from(last.capicua),
            slot::PLAYED_DOUBLE => i64::from(last.tile.is_some_and(|it| self.set.is_double(it))),
            slot::PLAYED_POINTS => last.tile.map_or(0, |it| self.tile_points(state, it)),
            slot::PLAYED_HIGH => last.tile.map_or(-1, |it| self.high(it)),
            slot::PLAYED_LOW => last.tile.map_or(-1, |it| self.low(it)),
            slot::TILE_DOUBLE => i64::from(about.tile.is_some_and(|it| self.set.is_double(it))),
            slot::TILE_POINTS => about.tile.map_or(0, |it| self.tile_points(state, it)),
            slot::TILE_HIGH => about.tile.map_or(-1, |it| self.high(it)),
            slot::TILE_LOW => about.tile.map_or(-1, |it| self.low(it)),
            slot::ARM_OWN => i64::from(about.arm == Some(seat.0)),
            slot::ARM_PREVIOUS => {
                let before = self.seat_before(state, seat);
                i64::from(about.arm == Some(before.0) && before != seat)
            }
            slot::ARM_OTHERS => {
                let near = [seat, self.seat_before(state, seat)];
                i64::from(about.arm.is_some_and(|it| !near.contains(&Seat(it))))
            }
            _ => 0,
        }
    }

    fn hands_are_equal(&self, state: &State) -> bool {
        let mut points = Seat::all(self.n_seats).map(|it| self.hand_points(state, it));
        let first = points.next();
        points.all(|it| Some(it) == first)
    }

    fn most_doubles(&self, state: &State) -> i64 {
        let doubles = Seat::all(self.n_seats).map(|it| self.n_doubles(state, it));
        doubles.max().map_or(0, i64::from)
    }

    fn left_points(&self, state: &State) -> i64 {
        let points = Seat::all(self.n_seats).map(|it| self.counted_points(state, it));
        points.sum()
    }

    /// Returns the best score of all teams, but for one.
    fn best_score(&self, state: &State, but: Option<u8>) -> i64 {
        let each = state.scores[..self.n_teams].iter().enumerate();
        let others = each.filter(|it| but.map(usize::from) != Some(it.0));
        others.map(|it| *it.1).max().unwrap_or(0)
    }

    /// Tells whether everybody but who laid the last tile has passed once since.
    fn have_others_passed(&self, state: &State) -> bool {
        // The turn need not go round: a seat may pass twice meanwhile.
        let placer = state.table.placed.last().map_or(0, |it| 1 << it.seat.0);
        let n_others = state.passers.count_ones();
        let by_others = placer != 0 && state.passers & placer == 0;
        let is_each_once = n_others == state.passes_in_a_row;
        by_others && is_each_once && n_others as usize == self.n_seats - 1
    }

    fn passes(&self, state: &State) -> impl Iterator<Item = i64> {
        let seats = state.seats[..self.n_seats].iter();
        seats.map(|it| i64::from(it.passes))
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

/// Tells whether who passed first in this row of passes has passed again.
fn is_passer_again(state: &State) -> bool {
    state.passes_in_a_row > 1
        && state.first_passer.is_some()
        && state.first_passer == state.last.seat
}

/// Tells whether the opening tile has just been answered with a pass.
fn is_opening_passed(state: &State) -> bool {
    state.passes_in_a_row == 1
        && state.table.placed.len() == 1
        && state.last.seat != Some(state.starter)
}
