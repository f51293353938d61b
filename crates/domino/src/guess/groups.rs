//! What the story of a hand says about where each unseen tile can be.

use tapete_game::Seat;

use crate::rules::Domino;
use crate::rules::Event;
use crate::tile::{TILES_MAX, Tiles, each};

/// Tiles of one holder that can be the same tiles.
#[derive(Clone)]
pub(super) struct Group {
    pub(super) holder: Holder,
    /// How many tiles are in it, played ones included.
    pub(super) size: u8,
    /// The tiles that can be in it.
    pub(super) possible: Tiles,
    /// The tiles that must be in it; neither in the size nor among the possible.
    pub(super) settled: Tiles,
    /// When it came there, counted in events; only for reading the story.
    since: usize,
}

/// Where a group of tiles is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Holder {
    Seat(Seat),
    Stock,
}

/// The groups of a hand, and the tiles whose group is not known.
#[derive(Clone)]
pub(super) struct Groups {
    pub(super) list: Vec<Group>,
    /// The tiles to deal out: all but those the seat has held itself.
    pub(super) unknown: Tiles,
    /// The tiles on the table.
    pub(super) played: Tiles,
    /// The tiles that fit the open ends; nothing before the first is placed.
    pub(super) fitting: Tiles,
}

/// A moment at which no tile in a hand fitted.
struct Stuck {
    seat: Seat,
    at: usize,
    fitting: Tiles,
}

/// When and by whom a tile was placed.
#[derive(Clone, Copy)]
struct Play {
    seat: Seat,
    at: usize,
}

impl Groups {
    /// Reads the story of one hand as `reader` was told it.
    pub(super) fn read(game: &Domino, story: &[Event], reader: Seat) -> Groups {
        let mut own: Tiles = 0;
        let mut nobody_holds: Tiles = 0;
        let mut must_open = None;
        let mut stuck: Vec<Stuck> = Vec::new();
        let mut plays: [Option<Play>; TILES_MAX] = [None; TILES_MAX];
        let mut fitting: Tiles = 0;
        let mut groups: Vec<Group> = Vec::new();
        for (at, event) in story.iter().enumerate() {
            match event {
                Event::Dealt { seat, tiles, .. } if *seat == reader => own |= game.set.mask(tiles),
                Event::Dealt { seat, count, .. } => groups.push(group(*seat, *count as u8, at)),
                Event::Opens {
                    seat,
                    tile,
                    nobody_holds: none,
                } => {
                    nobody_holds = game.set.mask(none);
                    must_open = tile.and_then(|it| game.set.index(it)).map(|it| (it, *seat));
                }
                Event::Placed {
                    seat, tile, laid, ..
                } => {
                    if let Some(index) = game.set.index(*tile) {
                        plays[usize::from(index)] = Some(Play { seat: *seat, at });
                    }
                    let [left, right] = laid.ends;
                    fitting = game.fits(left) | game.fits(right);
                }
                Event::Drew { seat, tile, .. } => {
                    stuck.push(Stuck {
                        seat: *seat,
                        at,
                        fitting,
                    });
                    match tile.and_then(|it| game.set.index(it)) {
                        Some(index) => own |= 1 << index,
                        None => groups.push(group(*seat, 1, at)),
                    }
                }
                Event::Passed { seat, .. } => stuck.push(Stuck {
                    seat: *seat,
                    at,
                    fitting,
                }),
                // The rest tells nothing here, or does not happen on this path.
                _ => {}
            }
        }
        let unknown = game.set.all() & !own;
        let n_held: u32 = groups.iter().map(|it| u32::from(it.size)).sum();
        let n_left = unknown.count_ones().saturating_sub(n_held) as u8;
        groups.push(Group::new(Holder::Stock, n_left, 0));
        for group in &mut groups {
            group.possible = each(unknown)
                .filter(|tile| {
                    let opens = must_open.filter(|(it, _)| it == tile).map(|(_, seat)| seat);
                    let play = plays[usize::from(*tile)];
                    let none_holds = nobody_holds >> tile & 1 == 1;
                    group.can_hold(*tile, play, opens, none_holds, &stuck)
                })
                .fold(0, |mask, tile| mask | 1 << tile);
        }
        Groups {
            list: merged(groups),
            unknown,
            fitting,
            played: each(unknown)
                .filter(|tile| plays[usize::from(*tile)].is_some())
                .fold(0, |mask, tile| mask | 1 << tile),
        }
    }
}

/// Joins groups that nothing tells apart, such as tiles drawn in one turn.
pub(super) fn merged(groups: Vec<Group>) -> Vec<Group> {
    let mut list: Vec<Group> = Vec::new();
    for group in groups {
        let same = |it: &&mut Group| it.holder == group.holder && it.possible == group.possible;
        match list.iter_mut().find(same) {
            Some(other) => {
                other.size += group.size;
                other.settled |= group.settled;
            }
            None => list.push(group),
        }
    }
    list
}

impl Groups {
    /// Lists the ways in which a seat can hold a tile that fits: each with its
    /// first fitting tile, so that no deal is in two of them.
    ///
    /// Everybody knows that the seat whose turn it is holds one, for otherwise
    /// it would have passed.
    pub(super) fn able(&self, seat: Seat) -> Vec<Groups> {
        let candidates = self.unknown & !self.played & self.fitting;
        let mut ways = Vec::new();
        let mut excluded: Tiles = 0;
        for tile in each(candidates) {
            let mut way = self.clone();
            for group in &mut way.list {
                if group.holder == Holder::Seat(seat) {
                    group.possible &= !excluded;
                } else {
                    group.possible &= !(1 << tile);
                }
            }
            excluded |= 1 << tile;
            ways.push(way);
        }
        ways
    }
}

fn group(seat: Seat, size: u8, since: usize) -> Group {
    Group {
        since,
        ..Group::new(Holder::Seat(seat), size, 0)
    }
}

impl Group {
    /// Returns a group that was there from the start.
    pub(super) fn new(holder: Holder, size: u8, possible: Tiles) -> Group {
        Group {
            holder,
            size,
            possible,
            settled: 0,
            since: 0,
        }
    }

    /// Tells whether a tile can have come to this group, given when it was
    /// placed, whether a seat had to open with it, whether it was in no hand
    /// when the hand began, and when its seat was stuck.
    fn can_hold(
        &self,
        tile: u8,
        play: Option<Play>,
        opens: Option<Seat>,
        nobody_holds: bool,
        stuck: &[Stuck],
    ) -> bool {
        let Holder::Seat(seat) = self.holder else {
            return play.is_none() && opens.is_none();
        };
        let dealt = self.was_dealt(stuck);
        if opens.is_some_and(|opener| opener != seat || !dealt) || (nobody_holds && dealt) {
            return false;
        }
        if play.is_some_and(|play| play.seat != seat || play.at < self.since) {
            return false;
        }
        let until = play.map_or(usize::MAX, |play| play.at);
        // A draw is a stuck moment of the hand before it, not of what it brought.
        !stuck.iter().any(|moment| {
            moment.seat == seat
                && self.since < moment.at
                && moment.at < until
                && moment.fitting >> tile & 1 == 1
        })
    }

    /// Tells whether the group came with the deal and not from the stock.
    fn was_dealt(&self, stuck: &[Stuck]) -> bool {
        !stuck.iter().any(|moment| moment.at == self.since)
    }
}
