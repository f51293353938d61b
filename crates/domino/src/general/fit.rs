//! Whether a tile may go to a spot, and turned how.

use tapete_game::Seat;

use super::game::{General, Lines};
use super::search::bits;
use super::state::State;
use super::table::{NO_ARM, Spot, SpotKind};
use super::variables::About;
use crate::matching::Touch;
use crate::pieces::{Faces, Id};
use crate::tables::arms::ArmsAllowed;
use crate::variables::slot;

impl General {
    /// Tells whether what may be placed follows from the table alone, once
    /// something lies there.
    pub(super) fn judges_by_table(&self) -> bool {
        self.plays.is_plain && self.plays.arms.is_empty() && self.table.hub.is_none()
    }

    /// Tells whether a tile could go to one spot, equal to others or not.
    pub(super) fn fits_spot(&self, state: &State, seat: Seat, tile: Id, index: usize) -> bool {
        let spot = state.table.spots[index];
        let mut fits = false;
        if state.table.is_due(&spot) && self.is_allowed(state, seat, tile, &spot) {
            self.each_turn(state, seat, tile, index, |_| {
                fits = true;
                false
            });
        }
        fits
    }

    /// Tells whether two spots with the same value are one and the same choice:
    /// nothing in the rules tells them apart.
    pub(super) fn is_same_choice(&self, state: &State, spot: &Spot, other: &Spot) -> bool {
        spot.need == other.need
            && self.is_same_arm(spot.arm, other.arm)
            && state.table.is_due(other)
            && (spot.kind == SpotKind::Long) == (other.kind == SpotKind::Long)
            && (spot.to == other.to || (spot.kind != SpotKind::Long && !self.parent_matters()))
            && (!self.ends_matter() || state.table.n_counted(spot) == state.table.n_counted(other))
    }

    /// Tells whether nothing tells two arms apart: of those that nobody owns,
    /// one is like the other.
    fn is_same_arm(&self, arm: u8, other: u8) -> bool {
        let is_free = |arm: u8| {
            let hub = self.table.hub;
            arm != NO_ARM && hub.is_some_and(|hub| arm >= hub.n_owned)
        };
        arm == other || is_free(arm) && is_free(other)
    }

    /// Tells whether rules ask on which tile one plays.
    fn parent_matters(&self) -> bool {
        !self.plays.forbidden_on_partner.is_empty()
            || self.plays.matches.iter().any(|(_, it)| !it.by_faces())
    }

    /// Tells whether rules ask what the open ends are.
    fn ends_matter(&self) -> bool {
        const ENDS: u64 = 1 << slot::ENDS_TOTAL
            | 1 << slot::ENDS_SUM
            | 1 << slot::ENDS_COUNT
            | 1 << slot::ENDS_EQUAL
            | 1 << slot::ENDS_DOUBLES
            | 1 << slot::ENDS_SAME;
        self.asked & ENDS != 0
    }

    /// Tells whether an arm is the seat's own, or open to it.
    pub(super) fn is_own(&self, state: &State, seat: Seat, arm: u8) -> bool {
        if self.is_long_turn(state, seat) {
            return arm == seat.0;
        }
        arm == seat.0 && self.table.hub.is_some_and(|hub| arm < hub.n_owned)
            || state.table.open_arms >> arm & 1 == 1
            || !state.table.pending.is_empty()
    }

    /// Tells whether a seat is in the middle of its long first turn.
    pub(super) fn is_long_turn(&self, state: &State, seat: Seat) -> bool {
        let own = &state.seats[seat.index()];
        self.plays.long_first_turn && !own.has_begun && own.turns > 0
    }

    /// Tells whether nothing but the faces could forbid a tile on a spot.
    pub(super) fn is_allowed(&self, state: &State, seat: Seat, tile: Id, spot: &Spot) -> bool {
        let about = About::tile(seat, tile, spot.arm);
        let holds = |when: &Option<tapete_lang::Formula>| {
            when.as_ref()
                .is_none_or(|it| it.holds(self.slots(state, about)))
        };
        if spot.kind == SpotKind::Root {
            // Any of equal tiles will do.
            let kind = self.set.kind(tile);
            if state.must_open.is_some_and(|it| self.set.kind(it) != kind) {
                return false;
            }
            if self.table.hub.is_some() && !self.set.is_double(tile) {
                return false;
            }
        }
        if spot.arm != NO_ARM && !self.is_own(state, seat, spot.arm) {
            let allows = |arms: ArmsAllowed| match arms {
                ArmsAllowed::Own => false,
                ArmsAllowed::Any => true,
                ArmsAllowed::Previous => spot.arm == self.seat_before(state, seat).0,
                ArmsAllowed::Partner => {
                    let owner = Seat(spot.arm);
                    owner.index() < self.n_seats && self.team_of(owner) == self.team_of(seat)
                }
            };
            let lines = &self.plays.arms;
            if self.is_long_turn(state, seat)
                || !lines
                    .iter()
                    .any(|(when, arms)| allows(*arms) && holds(when))
            {
                return false;
            }
        }
        let kind = self.set.kind(tile);
        let plays = &self.plays;
        let forbidden = any_holds(&plays.forbidden_tiles, |it| *it == kind, holds)
            || (self.set.is_double(tile) && any_holds(&plays.forbidden_doubles, |()| true, holds))
            || (self.is_on_partner(state, seat, spot)
                && any_holds(&plays.forbidden_on_partner, |()| true, holds))
            || (!plays.forbidden_before_double.is_empty()
                && self.is_before_double(state, tile, spot)
                && any_holds(&plays.forbidden_before_double, |()| true, holds));
        !forbidden
    }

    /// Tells whether a tile that is no double would go on a value whose double
    /// does not lie yet.
    fn is_before_double(&self, state: &State, tile: Id, spot: &Spot) -> bool {
        let lies = |value: u8| {
            let mut placed = state.table.placed.iter();
            placed.any(|it| it.faces.is_double() && it.faces.get(0) == value)
        };
        !matches!(spot.kind, SpotKind::Root | SpotKind::Cell)
            && !self.set.is_double(tile)
            && !lies(spot.need)
    }

    fn is_on_partner(&self, state: &State, seat: Seat, spot: &Spot) -> bool {
        let parent = state.table.placed.get(usize::from(spot.to));
        spot.kind != SpotKind::Cell
            && parent
                .is_some_and(|it| it.seat != seat && self.team_of(it.seat) == self.team_of(seat))
    }

    /// Shows the ways in which a tile may be turned on a spot, by the face that
    /// comes first; returns whether `show` wants more.
    pub(super) fn each_turn(
        &self,
        state: &State,
        seat: Seat,
        tile: Id,
        index: usize,
        mut show: impl FnMut(u8) -> bool,
    ) -> bool {
        let spot = &state.table.spots[index];
        let faces = self.set.faces(tile);
        if spot.kind == SpotKind::Root {
            return show(0);
        }
        let is_wild = self.is_wild(state, seat, tile, spot.arm);
        for turn in 0..faces.len() as u8 {
            let fits = match self.table.grid {
                None => {
                    is_new_turn(&faces, turn)
                        && (is_wild
                            || self.touches(state, seat, tile, faces.get(usize::from(turn)), spot))
                }
                Some(_) => {
                    usize::from(turn) < faces.n_turns()
                        && (is_wild
                            || self.fits_cell(state, seat, tile, faces.rotated(turn.into()), index))
                }
            };
            if fits && !show(turn) {
                return false;
            }
        }
        true
    }

    fn is_wild(&self, state: &State, seat: Seat, tile: Id, arm: u8) -> bool {
        let plays = &self.plays;
        if plays.wild_tiles.is_empty() && plays.wild_doubles.is_empty() {
            return false;
        }
        let about = About::tile(seat, tile, arm);
        let holds = |when: &Option<tapete_lang::Formula>| {
            when.as_ref()
                .is_none_or(|it| it.holds(self.slots(state, about)))
        };
        let kind = self.set.kind(tile);
        any_holds(&plays.wild_tiles, |it| *it == kind, holds)
            || (self.set.is_double(tile) && any_holds(&plays.wild_doubles, |()| true, holds))
    }

    /// Tells whether a face may touch the open value of a spot.
    fn touches(&self, state: &State, seat: Seat, tile: Id, new: u8, spot: &Spot) -> bool {
        let parent = state
            .table
            .placed
            .get(usize::from(spot.to))
            .map(|it| it.tile);
        self.matches(state, seat, tile, (parent, spot.arm), new, spot.need)
    }

    /// Tells whether every corner of a tile agrees with all that lies there.
    fn fits_cell(&self, state: &State, seat: Seat, tile: Id, faces: Faces, index: usize) -> bool {
        let lies = &state.table.lies[index];
        faces.as_slice().iter().zip(lies).all(|(new, lying)| {
            bits(*lying)
                .all(|open| self.matches(state, seat, tile, (None, NO_ARM), *new, open as u8))
        })
    }

    /// Tells whether two values may touch by some line that holds.
    fn matches(
        &self,
        state: &State,
        seat: Seat,
        tile: Id,
        (parent, arm): (Option<Id>, u8),
        new: u8,
        open: u8,
    ) -> bool {
        if let Some(plain) = &self.plays.plain {
            return plain[usize::from(open)] >> new & 1 == 1;
        }
        let about = About::tile(seat, tile, arm);
        let values = &self.set.values;
        let mut touch = Touch::of_values(new, open, values);
        if self.parent_matters() {
            let parent = parent.unwrap_or(tile);
            touch.new_points = self.tile_points(state, tile);
            touch.open_points = self.tile_points(state, parent);
            touch.new_sum = values.sum(&self.set.faces(tile));
            touch.open_sum = values.sum(&self.set.faces(parent));
            touch.n_turns = self.n_turns_of_hand(state);
            touch.is_first = state.table.is_empty();
        }
        self.plays.matches.iter().any(|(when, comparison)| {
            when.as_ref()
                .is_none_or(|it| it.holds(self.slots(state, about)))
                && comparison.fits(&touch)
        })
    }

    fn n_turns_of_hand(&self, state: &State) -> i64 {
        let turns = state.seats[..self.n_seats].iter();
        turns.map(|it| i64::from(it.turns)).sum()
    }

    /// Returns the faces of a tile as they will lie on a spot.
    pub(super) fn laid_faces(&self, tile: Id, turn: u8) -> Faces {
        let faces = self.set.faces(tile);
        if self.table.grid.is_some() {
            faces.rotated(turn.into())
        } else {
            faces.swapped_first(turn.into())
        }
    }

    /// Returns the seat before another, in the direction of turns.
    pub(super) fn seat_before(&self, state: &State, Seat(seat): Seat) -> Seat {
        let n_seats = self.n_seats as u8;
        if state.reversed {
            Seat((seat + 1) % n_seats)
        } else {
            Seat((seat + n_seats - 1) % n_seats)
        }
    }
}

/// Tells whether some line speaks of what is wanted and holds.
fn any_holds<T>(
    lines: &Lines<T>,
    wanted: impl Fn(&T) -> bool,
    holds: impl Fn(&Option<tapete_lang::Formula>) -> bool,
) -> bool {
    lines.iter().any(|(when, it)| wanted(it) && holds(when))
}

/// Tells whether no earlier face of a tile shows the same.
#[inline]
pub(super) fn is_new_turn(faces: &Faces, turn: u8) -> bool {
    let value = faces.get(usize::from(turn));
    !faces.as_slice()[..usize::from(turn)].contains(&value)
}
