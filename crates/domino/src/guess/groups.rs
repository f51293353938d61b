//! Groups of tiles that came to be where they are in the same way, and which
//! tiles can be in each.

use tapete_game::{Lent, Seat};

use super::bits::TileBits;

/// Tiles of one holder that can be the same tiles.
#[derive(Clone)]
pub(crate) struct Group<S> {
    pub(crate) holder: Holder,
    /// Tells groups of one holder apart that came there in different ways,
    /// where that matters.
    pub(crate) lot: usize,
    /// How many tiles are in it, played ones included.
    pub(crate) size: u32,
    /// The tiles that can be in it.
    pub(crate) possible: S,
    /// The tiles that must be in it; neither in the size nor among the possible.
    pub(crate) settled: S,
}

/// Where a group of tiles is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Holder {
    Seat(Seat),
    Stock,
    /// Out of play; the seat had to give it away.
    Away(Seat),
}

/// The groups of a hand, and the tiles whose group is not known.
#[derive(Clone)]
pub(crate) struct Groups<S: TileBits> {
    pub(crate) list: Lent<Vec<Group<S>>>,
    /// The tiles to deal out: all but those the seat has held itself.
    pub(crate) unknown: S,
    /// The tiles on the table.
    pub(crate) played: S,
    /// The tiles that fit the open ends; nothing before the first is placed.
    pub(crate) fitting: S,
}

/// The tiles of one group, dealt out.
#[derive(Clone)]
pub(crate) struct Pile<S> {
    pub(crate) holder: Holder,
    pub(crate) lot: usize,
    pub(crate) tiles: S,
}

impl<S: TileBits> Group<S> {
    pub(crate) fn new(holder: Holder, size: u32, possible: S) -> Group<S> {
        Group {
            holder,
            lot: 0,
            size,
            settled: possible.none(),
            possible,
        }
    }

    /// Returns its place in a deal, with the tiles that are settled.
    pub(super) fn pile(&self) -> Pile<S> {
        Pile {
            holder: self.holder,
            lot: self.lot,
            tiles: self.settled.clone(),
        }
    }
}

/// Joins groups that nothing tells apart, such as tiles drawn in one turn.
pub(crate) fn merged<S: TileBits>(groups: impl Iterator<Item = Group<S>>) -> Lent<Vec<Group<S>>> {
    let mut list: Lent<Vec<Group<S>>> = Lent::new();
    for group in groups {
        let same = |it: &&mut Group<S>| {
            it.holder == group.holder && it.lot == group.lot && it.possible == group.possible
        };
        match list.iter_mut().find(same) {
            Some(other) => {
                other.size += group.size;
                other.settled = other.settled.or(&group.settled);
            }
            None => list.push(group),
        }
    }
    list
}

impl<S: TileBits> Groups<S> {
    /// Lists the ways in which a seat can hold a tile that fits: each with its
    /// first fitting tile, so that no deal is in two of them.
    ///
    /// Everybody knows that the seat whose turn it is holds one, for otherwise
    /// it would have passed.
    pub(super) fn able(&self, seat: Seat) -> Lent<Vec<Groups<S>>> {
        let candidates = self.unknown.minus(&self.played).and(&self.fitting);
        let mut ways = Lent::<Vec<_>>::new();
        let mut excluded = self.unknown.none();
        for tile in candidates.list() {
            let mut way = self.clone();
            for group in way.list.iter_mut() {
                if group.holder == Holder::Seat(seat) {
                    group.possible = group.possible.minus(&excluded);
                } else {
                    group.possible.remove(tile);
                }
            }
            excluded.insert(tile);
            ways.push(way);
        }
        ways
    }
}
