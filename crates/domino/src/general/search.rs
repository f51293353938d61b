//! Which placements a seat has.
//!
//! Where values alone decide what fits, spots and tiles meet as sets of values,
//! and at a cell only the tiles that show what its corners want are turned at
//! all. Anything else is asked of `fit`, tile by tile.

use tapete_game::Seat;

use super::fit::is_new_turn;
use super::game::General;
use super::grid::CORNERS_MAX;
use super::state::State;
use super::table::{NO_ARM, Spot, SpotKind};
use crate::pieces::{Id, VALUES_MAX};

/// The most tiles of a hand that are looked up by value; more are tried one by
/// one.
const FOUND_MAX: usize = 64;

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
            let n_corners = self.set.n_faces.min(CORNERS_MAX);
            let finder = Finder::new(self, plain, tiles);
            for index in 0..table.spots.len() {
                let lies = &table.lies[index][..n_corners];
                let mut in_cell = |tile, turn| show(tile, index, turn);
                if !self.each_in_cell(tiles, plain, &finder, lies, &mut in_cell) {
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

    /// Shows the tiles that fit a cell, given what lies on its corners; returns
    /// whether `show` wants more.
    #[inline]
    fn each_in_cell(
        &self,
        tiles: &[Id],
        plain: &[u64],
        finder: &Finder,
        lies: &[u64],
        show: &mut impl FnMut(Id, u8) -> bool,
    ) -> bool {
        let mut found = finder.find(lies);
        if found == 0 && tiles.len() <= FOUND_MAX {
            return true;
        }
        let cell = Corners::new(plain, lies);
        while found != 0 {
            let place = found.trailing_zeros() as usize;
            found &= found - 1;
            if !self.each_rotation(tiles, place, &cell, show) {
                return false;
            }
        }
        (FOUND_MAX..tiles.len()).all(|place| self.each_rotation(tiles, place, &cell, show))
    }

    /// Shows how a tile can be turned to fit a cell; returns whether `show`
    /// wants more.
    #[inline]
    fn each_rotation(
        &self,
        tiles: &[Id],
        place: usize,
        cell: &Corners,
        show: &mut impl FnMut(Id, u8) -> bool,
    ) -> bool {
        let faces = self.set.faces(tiles[place]);
        let turns = cell.turns(faces.as_slice());
        if turns == 0 || self.is_repeated(tiles, place) {
            return true;
        }
        let n_turns = faces.n_turns();
        bits(turns.into())
            .take_while(|turn| *turn < n_turns)
            .all(|turn| show(tiles[place], turn as u8))
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
    pub(super) fn is_repeated(&self, tiles: &[Id], place: usize) -> bool {
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

/// Finds the tiles of a hand by what they could touch.
struct Finder {
    /// For each value that lies somewhere, the places in the hand of the tiles
    /// that show a value which fits it, one bit each.
    fitting: [u64; VALUES_MAX],
    all: u64,
}

impl Finder {
    fn new(game: &General, plain: &[u64], tiles: &[Id]) -> Finder {
        let mut shows = [0; VALUES_MAX];
        let mut all = 0;
        for (place, tile) in tiles.iter().take(FOUND_MAX).enumerate() {
            all |= 1 << place;
            for value in bits(game.mask(*tile)) {
                shows[value] |= 1 << place;
            }
        }
        let mut fitting = [0; VALUES_MAX];
        for (fitting, fits) in fitting.iter_mut().zip(plain) {
            *fitting = bits(*fits).fold(0, |places, value| places | shows[value]);
        }
        Finder { fitting, all }
    }

    /// Returns the places of the tiles that could touch all that lies on the
    /// corners of a cell, if only they could be turned so.
    #[inline]
    fn find(&self, lies: &[u64]) -> u64 {
        let mut found = self.all;
        for lying in lies.iter().filter(|it| **it != 0) {
            found &= bits(*lying).fold(u64::MAX, |found, value| found & self.fitting[value]);
        }
        found
    }
}

/// The corners of a cell that is free.
struct Corners {
    n: usize,
    /// For each value, the corners where it may lie, one bit each, twice round
    /// and from the last to the first: so a shift turns the tile.
    takes: [u16; VALUES_MAX],
}

impl Corners {
    fn new(plain: &[u64], lies: &[u64]) -> Corners {
        let n = lies.len();
        let twice = 1 | 1 << n;
        let bit = |corner: usize| {
            if corner == 0 {
                twice
            } else {
                twice << (n - corner)
            }
        };
        let mut free = 0;
        for (corner, _) in lies.iter().enumerate().filter(|(_, it)| **it == 0) {
            free |= bit(corner);
        }
        let mut takes = [free; VALUES_MAX];
        for (corner, lying) in lies.iter().enumerate().filter(|(_, it)| **it != 0) {
            let wanted = bits(*lying).fold(u64::MAX, |wanted, value| wanted & plain[value]);
            for value in bits(wanted) {
                takes[value] |= bit(corner);
            }
        }
        Corners { n, takes }
    }

    /// Returns the turns in which faces fit, one bit each: turned by `t`, face
    /// `k + t` comes to corner `k`.
    #[inline]
    fn turns(&self, faces: &[u8]) -> u16 {
        let all = (1 << self.n) - 1;
        let each = faces.iter().enumerate();
        each.fold(all, |turns, (face, value)| {
            turns & self.takes[usize::from(*value)] >> (self.n - face)
        })
    }
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
