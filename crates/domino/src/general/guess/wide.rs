//! Deals of sets too large to count: each unseen tile is drawn from the whole
//! set until it can be where it must be. Hands are small beside such a set, so
//! the chances are near to equal, not exactly so.

use rustc_hash::FxHashSet;
use tapete_game::{Chance, Lent};

use super::Guessed;
use super::homes::{draw, may_go};
use super::lots::{self, Lot, Lots};
use super::past::{Moment, Past};
use crate::general::game::General;
use crate::general::tiles::Event;
use crate::guess::Holder;
use crate::pieces::Id;

/// How often a tile is drawn before one that does not agree is taken.
const DRAWS_MAX: usize = 400;

/// How often all is dealt so that the seat to act can play.
const DEALS_MAX: usize = 20;

/// Deals the unseen tiles out; nothing if the story does not hold together.
pub(super) fn deal(
    game: &General,
    past: &Past,
    hand: &[Event],
    open: Option<&[Vec<Id>]>,
    chance: &mut Chance,
) -> Option<Guessed> {
    let mut dealing = None;
    for _ in 0..DEALS_MAX {
        let lots = lots::read(game, hand, open, &mut |sizes| draw(sizes, chance))?;
        let mut it = Dealing::new(game, past, lots);
        it.place_known(chance);
        it.fill(chance);
        let agrees = it.is_able();
        dealing = Some(it);
        if agrees {
            break;
        }
    }
    dealing.map(Dealing::finish)
}

struct Dealing<'a> {
    game: &'a General,
    past: &'a Past,
    lots: Lots,
    /// The tiles of each lot.
    tiles: Lent<Vec<Lent<Vec<Id>>>>,
    taken: Lent<FxHashSet<Id>>,
}

impl<'a> Dealing<'a> {
    fn new(game: &'a General, past: &'a Past, lots: Lots) -> Dealing<'a> {
        let own = |it: &Lot| Lent::from_iter(it.tile);
        let tiles: Lent<Vec<Lent<Vec<Id>>>> = lots.list.iter().map(own).collect();
        Dealing {
            game,
            past,
            taken: tiles.iter().flat_map(|it| it.iter()).copied().collect(),
            tiles,
            lots,
        }
    }

    fn room(&self, index: usize) -> u32 {
        let lot = &self.lots.list[index];
        lot.size.saturating_sub(self.tiles[index].len() as u32)
    }

    /// Brings tiles of which something is known to lots where they can be.
    fn place_known(&mut self, chance: &mut Chance) {
        let mut told: Lent<Vec<Id>> = self.past.plays.keys().copied().collect();
        let known = self.past.known.iter().chain(&self.lots.known);
        told.extend(known.map(|it| it.tile));
        told.sort_unstable();
        told.dedup();
        told.retain(|it| !self.taken.contains(it));
        let mut tried: Lent<Vec<bool>> = Lent::new();
        for tile in told.iter().copied() {
            tried.clear();
            tried.resize(self.tiles.len(), false);
            self.bring(tile, &mut tried, chance);
            self.taken.insert(tile);
        }
    }

    /// Brings a tile to a lot where it can be, moving others on where they are
    /// in the way; each lot is tried once, so this ends.
    fn bring(&mut self, tile: Id, tried: &mut [bool], chance: &mut Chance) -> bool {
        let mut lots: Lent<Vec<usize>> = (0..self.tiles.len())
            .filter(|index| {
                let lot = &self.lots.list[*index];
                lot.tile.is_none() && !tried[*index] && self.can_hold(lot, tile)
            })
            .collect();
        let rooms: Lent<Vec<u32>> = lots.iter().map(|index| self.room(*index)).collect();
        if rooms.iter().any(|it| *it > 0) {
            self.tiles[lots[draw(&rooms, chance)]].push(tile);
            return true;
        }
        chance.shuffle(&mut lots);
        for index in lots.iter().copied() {
            if std::mem::replace(&mut tried[index], true) {
                continue;
            }
            for place in 0..self.tiles[index].len() {
                let other = self.tiles[index][place];
                if self.bring(other, tried, chance) {
                    self.tiles[index][place] = tile;
                    return true;
                }
            }
        }
        false
    }

    /// Fills the hands; what is left is the stock.
    fn fill(&mut self, chance: &mut Chance) {
        for index in 0..self.tiles.len() {
            if self.lots.list[index].holder() == Holder::Stock {
                continue;
            }
            for _ in 0..self.room(index) {
                let mut any = None;
                for _ in 0..DRAWS_MAX {
                    let tile = chance.below(self.game.set.len());
                    if self.taken.contains(&tile) {
                        continue;
                    }
                    any = Some(tile);
                    if self.can_hold(&self.lots.list[index], tile) {
                        break;
                    }
                }
                if let Some(tile) = any {
                    self.taken.insert(tile);
                    self.tiles[index].push(tile);
                }
            }
        }
    }

    fn can_hold(&self, lot: &Lot, tile: Id) -> bool {
        let Some(until) = may_go(self.game, self.past, &self.lots, lot, tile) else {
            return false;
        };
        self.past.asks_hidden
            || !self.past.moments.iter().any(|it| {
                !it.able
                    && it.time < until
                    && lot.holder_before(it.time) == Holder::Seat(it.seat)
                    && self.fits(it, tile)
            })
    }

    fn fits(&self, moment: &Moment, tile: Id) -> bool {
        self.game.fits_somewhere(&moment.past, moment.seat, tile)
    }

    /// Tells whether the seat to act can play.
    fn is_able(&self) -> bool {
        let now = self.past.moments.last();
        let now = now.filter(|it| it.able && it.time == self.past.now);
        now.is_none_or(|now| {
            let lots = self.lots.list.iter().zip(&self.tiles);
            lots.filter(|(lot, _)| lot.holder() == Holder::Seat(now.seat))
                .flat_map(|(_, tiles)| tiles.iter())
                .any(|tile| !self.past.plays.contains_key(tile) && self.fits(now, *tile))
        })
    }

    fn finish(self) -> Guessed {
        let mut guessed = Guessed::new(self.game.n_seats);
        for (lot, tiles) in self.lots.list.iter().zip(&self.tiles) {
            for tile in tiles.iter() {
                // The stock of a set that is not listed is only a number.
                let is_there = self.game.set.is_listed() || lot.holder() != Holder::Stock;
                if is_there && !self.past.plays.contains_key(tile) {
                    guessed.put(lot.holder(), *tile);
                }
            }
        }
        if self.game.set.is_listed() {
            let rest = (0..self.game.set.len()).filter(|it| !self.taken.contains(it));
            guessed.stock.extend(rest);
        }
        guessed
    }
}
