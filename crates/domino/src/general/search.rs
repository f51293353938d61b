//! Which placements a seat has.
//!
//! Where values alone decide what fits, spots and tiles meet as sets of values,
//! and at a cell only the tiles that show what its corners want are turned at
//! all. Anything else is asked of `fit`, tile by tile.

use tapete_game::Seat;

use super::fit::{is_new_rotation, is_new_turn};
use super::game::General;
use super::grid::CORNERS_MAX;
use super::state::State;
use super::table::{NO_ARM, Spot, SpotKind};
use crate::pieces::{FACES_MAX, Id, VALUES_MAX};

/// The most tiles of a hand that are looked up by value; more are tried one by
/// one.
const FOUND_MAX: usize = 64;

/// The values that may lie on each corner of a cell, one bit each.
type Wants = [u64; CORNERS_MAX];

impl General {
    /// Tells whether a seat can place a tile now.
    #[inline]
    pub(super) fn can_place(&self, state: &State, seat: Seat) -> bool {
        self.some_fits(state, seat, placeable(state, seat))
    }

    /// Tells whether a tile, which a seat holds, could be placed now.
    pub(super) fn fits_somewhere(&self, state: &State, seat: Seat, tile: Id) -> bool {
        self.some_fits(state, seat, &[tile])
    }

    /// Tells whether one of some tiles could be placed now.
    #[inline]
    fn some_fits(&self, state: &State, seat: Seat, tiles: &[Id]) -> bool {
        let is_graph = self.table.grid.is_none() && !state.table.is_empty();
        if let (true, Some(plain)) = (is_graph, self.plain()) {
            let spots = state.table.spots.iter();
            let wanted = spots
                .filter(|spot| self.is_open_to(state, seat, spot))
                .fold(0, |wanted, spot| wanted | plain[usize::from(spot.need)]);
            return tiles.iter().any(|tile| self.mask(*tile) & wanted != 0);
        }
        let mut fits = false;
        self.each_placement_of(state, seat, tiles, |_, _, _| {
            fits = true;
            false
        });
        fits
    }

    /// Shows every placement of a seat, spot by spot, each spot's tiles in the
    /// order of the hand, until `show` returns false: the tile, the spot by its
    /// index, and which face comes first.
    #[inline]
    pub(super) fn each_placement(
        &self,
        state: &State,
        seat: Seat,
        show: impl FnMut(Id, usize, u8) -> bool,
    ) {
        self.each_placement_of(state, seat, placeable(state, seat), show);
    }

    /// Shows every placement of some tiles.
    #[inline]
    fn each_placement_of(
        &self,
        state: &State,
        seat: Seat,
        tiles: &[Id],
        mut show: impl FnMut(Id, usize, u8) -> bool,
    ) {
        let table = &state.table;
        if let (Some(plain), Some(SpotKind::Cell)) =
            (self.plain(), table.spots.first().map(|it| it.kind))
        {
            let finder = Finder::new(self, tiles);
            for index in 0..table.spots.len() {
                let wants = wants(plain, &table.lies[index]);
                let mut in_cell = |tile, turn| show(tile, index, turn);
                if !self.each_in_cell(tiles, &finder, &wants, &mut in_cell) {
                    return;
                }
            }
            return;
        }
        for index in 0..table.spots.len() {
            if !self.is_offered(state, seat, index) {
                continue;
            }
            let spot = &table.spots[index];
            let goes_on = match self.plain() {
                Some(plain) if spot.kind != SpotKind::Root => {
                    let wanted = plain[usize::from(spot.need)];
                    self.each_at_end(tiles, wanted, |tile, turn| show(tile, index, turn))
                }
                _ => (0..tiles.len()).all(|place| {
                    let tile = tiles[place];
                    self.is_repeated(tiles, place)
                        || !self.is_allowed(state, seat, tile, spot)
                        || self.each_turn(state, seat, tile, index, |turn| show(tile, index, turn))
                }),
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Shows the tiles that fit an open end; returns whether `show` wants more.
    #[inline]
    fn each_at_end(&self, tiles: &[Id], wanted: u64, mut show: impl FnMut(Id, u8) -> bool) -> bool {
        for (place, tile) in tiles.iter().enumerate() {
            if self.mask(*tile) & wanted == 0 || self.is_repeated(tiles, place) {
                continue;
            }
            let faces = self.set.faces(*tile);
            for turn in 0..faces.len() as u8 {
                let fits = wanted >> faces.get(usize::from(turn)) & 1 == 1;
                if fits && is_new_turn(&faces, turn) && !show(*tile, turn) {
                    return false;
                }
            }
        }
        true
    }

    /// Shows the tiles that fit a cell; returns whether `show` wants more.
    #[inline]
    fn each_in_cell(
        &self,
        tiles: &[Id],
        finder: &Finder,
        wants: &Wants,
        show: &mut impl FnMut(Id, u8) -> bool,
    ) -> bool {
        if tiles.len() > FOUND_MAX {
            return (0..tiles.len()).all(|place| self.each_rotation(tiles, place, wants, show));
        }
        let mut found = finder.find(wants);
        while found != 0 {
            let place = found.trailing_zeros() as usize;
            found &= found - 1;
            if !self.each_rotation(tiles, place, wants, show) {
                return false;
            }
        }
        true
    }

    /// Shows how a tile can be turned to fit a cell; returns whether `show`
    /// wants more.
    #[inline]
    fn each_rotation(
        &self,
        tiles: &[Id],
        place: usize,
        wants: &Wants,
        show: &mut impl FnMut(Id, u8) -> bool,
    ) -> bool {
        let faces = self.set.faces(tiles[place]);
        let n_faces = faces.len().min(CORNERS_MAX);
        // Twice round, so that every turn is a part of it.
        let mut round = [0; 2 * FACES_MAX];
        round[..n_faces].copy_from_slice(&faces.as_slice()[..n_faces]);
        round.copy_within(..n_faces, n_faces);
        for turn in 0..n_faces {
            let turned = &round[turn..turn + n_faces];
            let fits = turned
                .iter()
                .zip(wants)
                .all(|(value, want)| want >> value & 1 == 1);
            if fits
                && is_new_rotation(&faces, turn as u8)
                && !self.is_repeated(tiles, place)
                && !show(tiles[place], turn as u8)
            {
                return false;
            }
        }
        true
    }

    /// Returns, for each open value, the values that fit it, where nothing else
    /// is asked of a tile and a spot.
    #[inline]
    fn plain(&self) -> Option<&[u64]> {
        let plain = self.plays.plain.as_deref();
        plain.filter(|_| self.plays.is_plain)
    }

    /// Tells whether an equal tile comes earlier in the hand.
    #[inline]
    fn is_repeated(&self, tiles: &[Id], place: usize) -> bool {
        self.has_copies && {
            let kind = self.set.kind(tiles[place]);
            tiles[..place].iter().any(|it| self.set.kind(*it) == kind)
        }
    }

    /// Tells whether a seat may play on a spot at all.
    #[inline]
    fn is_open_to(&self, state: &State, seat: Seat, spot: &Spot) -> bool {
        state.table.is_due(spot)
            && (spot.arm == NO_ARM
                || !self.plays.arms.is_empty()
                || self.is_own(state, seat, spot.arm))
    }

    /// Tells whether a spot is one where a seat may play, and not the same
    /// choice as a later one.
    #[inline]
    fn is_offered(&self, state: &State, seat: Seat, index: usize) -> bool {
        let spot = &state.table.spots[index];
        if !self.is_open_to(state, seat, spot) {
            return false;
        }
        let later = &state.table.spots[index + 1..];
        spot.kind == SpotKind::Cell
            || !later
                .iter()
                .any(|other| other.need == spot.need && self.is_same_choice(state, spot, other))
    }
}

/// Returns the tiles that a seat may place: whoever turned up a tile places that
/// one.
#[inline]
fn placeable(state: &State, seat: Seat) -> &[Id] {
    match &state.turned {
        Some(tile) if seat == state.acting => std::slice::from_ref(tile),
        _ => state.hand(seat),
    }
}

/// Finds the tiles of a hand by the values they show.
struct Finder {
    /// For each value, the places in the hand of the tiles that show it, one
    /// bit each.
    shows: [u64; VALUES_MAX],
    all: u64,
}

impl Finder {
    #[inline]
    fn new(game: &General, tiles: &[Id]) -> Finder {
        let mut shows = [0; VALUES_MAX];
        let mut all = 0;
        for (place, tile) in tiles.iter().take(FOUND_MAX).enumerate() {
            all |= 1 << place;
            for value in bits(game.mask(*tile)) {
                shows[value] |= 1 << place;
            }
        }
        Finder { shows, all }
    }

    /// Returns the places of the tiles that show, for each corner, some value
    /// that is wanted there.
    #[inline]
    fn find(&self, wants: &Wants) -> u64 {
        wants
            .iter()
            .filter(|want| **want != u64::MAX)
            .fold(self.all, |found, want| {
                found & bits(*want).fold(0, |showing, value| showing | self.shows[value])
            })
    }
}

/// Returns what may lie on each corner, given what lies there already.
#[inline]
fn wants(plain: &[u64], lies: &[u64; CORNERS_MAX]) -> Wants {
    lies.map(|lying| bits(lying).fold(u64::MAX, |want, value| want & plain[value]))
}

/// Lists the values of a set.
#[inline]
pub(super) fn bits(mut values: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if values == 0 {
            return None;
        }
        let value = values.trailing_zeros() as usize;
        values &= values - 1;
        Some(value)
    })
}
