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

/// The most values for which tiles are found by two at once.
const PAIR_VALUES_MAX: usize = 10;

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
        if let (true, Some(plain)) = (is_graph, self.plain_faces()) {
            let spots = || state.table.spots.iter();
            let wanted = spots()
                .filter(|spot| self.is_free_to(state, seat, spot))
                .fold(0, |wanted, spot| wanted | plain[usize::from(spot.need)]);
            if tiles.iter().any(|tile| self.mask(*tile) & wanted != 0) {
                return true;
            }
            return !self.plays.arms.is_empty()
                && spots().any(|spot| {
                    let wanted = plain[usize::from(spot.need)];
                    let fits = |tile: Id| {
                        self.mask(tile) & wanted != 0 && self.is_allowed(state, seat, tile, spot)
                    };
                    self.is_guest(state, seat, spot) && tiles.iter().any(|it| fits(*it))
                });
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
            let goes_on = match self.plain_faces() {
                Some(plain) if spot.kind != SpotKind::Root => {
                    let wanted = plain[usize::from(spot.need)];
                    let is_guest = self.is_guest(state, seat, spot);
                    let allows = |tile: Id| !is_guest || self.is_allowed(state, seat, tile, spot);
                    self.each_at_end(tiles, wanted, allows, |tile, turn| show(tile, index, turn))
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
    fn each_at_end(
        &self,
        tiles: &[Id],
        wanted: u64,
        allows: impl Fn(Id) -> bool,
        mut show: impl FnMut(Id, u8) -> bool,
    ) -> bool {
        for (place, tile) in tiles.iter().enumerate() {
            let fits = self.mask(*tile) & wanted != 0;
            if !fits || self.is_repeated(tiles, place) || !allows(*tile) {
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
        if finder.by_pairs {
            return self.each_equal(tiles, finder, found, lies, show);
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

    /// Shows the tiles found for a cell whose corners want equal values, turned so
    /// that they fit; returns whether `show` wants more.
    #[inline]
    fn each_equal(
        &self,
        tiles: &[Id],
        finder: &Finder,
        mut found: u64,
        lies: &[u64],
        show: &mut impl FnMut(Id, u8) -> bool,
    ) -> bool {
        let (mut wanted, mut asked) = (0, 0);
        for (corner, lying) in lies.iter().enumerate().filter(|(_, it)| **it != 0) {
            wanted |= u64::from(lying.trailing_zeros()) << (8 * corner);
            asked |= 0xff << (8 * corner);
        }
        while found != 0 {
            let place = found.trailing_zeros() as usize;
            found &= found - 1;
            if self.is_repeated(tiles, place) {
                continue;
            }
            let faces = finder.packed[place];
            for turn in 0..finder.n_turns[place] {
                let turned = turned(faces, turn.into(), lies.len());
                if (turned ^ wanted) & asked == 0 && !show(tiles[place], turn) {
                    return false;
                }
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

    /// Returns the same where besides only arms are asked for.
    #[inline]
    fn plain_faces(&self) -> Option<&[u64]> {
        let plays = &self.plays;
        let plain = plays.plain.as_deref();
        plain.filter(|_| plays.is_plain || plays.is_plain_on_arms)
    }

    /// Tells whether a seat may play on a spot whatever the tile.
    #[inline]
    fn is_free_to(&self, state: &State, seat: Seat, spot: &Spot) -> bool {
        state.table.is_due(spot) && (spot.arm == NO_ARM || self.is_own(state, seat, spot.arm))
    }

    /// Tells whether a seat may play on a spot only as some line of `plays_on`
    /// says.
    #[inline]
    fn is_guest(&self, state: &State, seat: Seat, spot: &Spot) -> bool {
        !self.plays.arms.is_empty()
            && spot.arm != NO_ARM
            && state.table.is_due(spot)
            && !self.is_own(state, seat, spot.arm)
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
    /// Whether equal values touch and tiles are few enough to be found by two
    /// corners that lie side by side.
    by_pairs: bool,
    /// Then, for two values that follow each other round a tile, the places of
    /// the tiles that show them so.
    pairs: [u64; PAIR_VALUES_MAX * PAIR_VALUES_MAX],
    /// And the faces of each tile, eight bits each.
    packed: [u64; FOUND_MAX],
    /// And in how many ways each can be turned.
    n_turns: [u8; FOUND_MAX],
    /// For each value that lies somewhere, the places in the hand of the tiles
    /// that show a value which fits it, one bit each.
    fitting: [u64; VALUES_MAX],
    all: u64,
}

impl Finder {
    fn new(game: &General, plain: &[u64], tiles: &[Id]) -> Finder {
        let mut finder = Finder {
            by_pairs: game.plays.is_equal
                && tiles.len() <= FOUND_MAX
                && plain.len() <= PAIR_VALUES_MAX
                && game.set.n_faces > 2,
            pairs: [0; PAIR_VALUES_MAX * PAIR_VALUES_MAX],
            packed: [0; FOUND_MAX],
            n_turns: [0; FOUND_MAX],
            fitting: [0; VALUES_MAX],
            all: 0,
        };
        if finder.by_pairs {
            finder.pair(game, tiles);
            return finder;
        }
        let mut shows = [0; VALUES_MAX];
        let mut all = 0;
        for (place, tile) in tiles.iter().take(FOUND_MAX).enumerate() {
            all |= 1 << place;
            for value in bits(game.mask(*tile)) {
                shows[value] |= 1 << place;
            }
        }
        for (fitting, fits) in finder.fitting.iter_mut().zip(plain) {
            *fitting = bits(*fits).fold(0, |places, value| places | shows[value]);
        }
        finder.all = all;
        finder
    }

    /// Notes what follows what round each tile.
    fn pair(&mut self, game: &General, tiles: &[Id]) {
        for (place, tile) in tiles.iter().enumerate() {
            let bit = 1 << place;
            self.all |= bit;
            let faces = game.set.faces(*tile);
            let values = faces.as_slice();
            let mut before = usize::from(values[values.len() - 1]);
            let mut packed = 0;
            for (index, value) in values.iter().enumerate() {
                let own = usize::from(*value);
                self.pairs[before * PAIR_VALUES_MAX + own] |= bit;
                self.fitting[own] |= bit;
                packed |= u64::from(*value) << (8 * index);
                before = own;
            }
            self.packed[place] = packed;
            let n_faces = values.len();
            let all = (1 << (8 * n_faces)) - 1;
            let is_as_before = |turn: &usize| turned(packed, *turn, n_faces) & all == packed;
            self.n_turns[place] = (1..n_faces).find(is_as_before).unwrap_or(n_faces) as u8;
        }
    }

    /// Returns the places of the tiles that show what lies on the corners, side
    /// by side where it does so.
    #[inline]
    fn find_by_pairs(&self, lies: &[u64]) -> u64 {
        let mut found = self.all;
        let mut before = lies[lies.len() - 1];
        for lying in lies {
            if *lying != 0 {
                if lying & (lying - 1) != 0 {
                    return 0;
                }
                let own = lying.trailing_zeros() as usize;
                found &= if before == 0 {
                    self.fitting[own]
                } else {
                    let before = before.trailing_zeros() as usize;
                    self.pairs[before * PAIR_VALUES_MAX + own]
                };
            }
            before = *lying;
        }
        found
    }

    /// Returns the places of the tiles that could touch all that lies on the
    /// corners of a cell, if only they could be turned so.
    #[inline]
    fn find(&self, lies: &[u64]) -> u64 {
        if self.by_pairs {
            return self.find_by_pairs(lies);
        }
        let mut found = self.all;
        for lying in lies.iter().filter(|it| **it != 0) {
            found &= bits(*lying).fold(u64::MAX, |found, value| found & self.fitting[value]);
        }
        found
    }
}

/// Turns packed faces, so that face `turn` comes first; what is above the last
/// face means nothing.
#[inline]
fn turned(faces: u64, turn: usize, n_faces: usize) -> u64 {
    faces >> (8 * turn) | faces << (8 * (n_faces - turn))
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
