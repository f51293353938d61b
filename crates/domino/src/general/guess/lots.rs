//! Who got how many tiles, when and from where: lots of tiles whose way is the
//! same, as the story of a hand tells it to one seat.
//!
//! What a seat saw is a lot of its own. Where an unseen tile changes hands and
//! it is not even known from which lot it came, somebody must choose; each of
//! these choices is as likely as the lot is large.

use tapete_game::{Lent, Seat};

use super::past::{Known, Time};
use crate::general::game::General;
use crate::general::tiles::{Event, TileText};
use crate::guess::Holder;
use crate::pieces::Id;

/// Tiles whose way is the same.
#[derive(Clone, Debug)]
pub(super) struct Lot {
    /// How many tiles it has, played ones included.
    pub(super) size: u32,
    /// The tile, where the seat knows it; it is the only one then.
    pub(super) tile: Option<Id>,
    /// Whether a tile that the seat knew was placed.
    pub(super) placed: bool,
    /// Whether it was dealt, and not drawn.
    pub(super) dealt: bool,
    /// Where it was, and since when. What happened before the opening is left
    /// out, for nothing depends on it.
    stays: Lent<Vec<(Time, Holder)>>,
}

/// The lots of a hand.
#[derive(Default)]
pub(super) struct Lots {
    pub(super) list: Lent<Vec<Lot>>,
    /// Tiles that the seat had put into the stock itself.
    pub(super) known: Lent<Vec<Known>>,
}

impl Lot {
    fn new(size: u32, tile: Option<Id>, holder: Holder) -> Lot {
        Lot {
            size,
            tile,
            placed: false,
            dealt: holder != Holder::Stock,
            stays: [(0, holder)].into_iter().collect(),
        }
    }

    /// Returns where it is now.
    pub(super) fn holder(&self) -> Holder {
        self.stays.last().map_or(Holder::Stock, |it| it.1)
    }

    /// Returns where it was just before some time.
    pub(super) fn holder_before(&self, time: Time) -> Holder {
        let stays = self.stays.iter().take_while(|(since, _)| *since < time);
        stays
            .last()
            .or(self.stays.first())
            .map_or(Holder::Stock, |it| it.1)
    }

    /// Returns since when it is where it is.
    pub(super) fn since(&self) -> Time {
        self.stays.last().map_or(0, |it| it.0)
    }

    /// Tells whether it changed hands after the opening.
    pub(super) fn has_moved(&self) -> bool {
        self.stays.len() > 1
    }

    /// Tells whether it was in a hand at any time.
    pub(super) fn was_held(&self) -> bool {
        self.dealt || self.stays.iter().any(|it| matches!(it.1, Holder::Seat(_)))
    }
}

/// Reads the story of a hand. `open` are hands that everybody knows without
/// being told; `choose` is handed the sizes of the lots from which a tile can
/// have come, and returns the index of one. Nothing if the story does not hold
/// together.
pub(super) fn read(
    game: &General,
    hand: &[Event],
    open: Option<&[Vec<Id>]>,
    choose: &mut impl FnMut(&[u32]) -> usize,
) -> Option<Lots> {
    let mut reading = Reading {
        game,
        lots: Lots::default(),
        opened: false,
        passing: Lent::new(),
        choose,
    };
    let dealt = hand.iter().map(|it| match it {
        Event::Dealt { count, .. } => *count,
        _ => 0,
    });
    let n_left = game.set.len().checked_sub(dealt.sum())?;
    reading.put(Lot::new(n_left, None, Holder::Stock), 0, Holder::Stock);
    for (index, event) in hand.iter().enumerate() {
        reading.follow(2 * index, event, open)?;
    }
    reading.hand_over();
    Some(reading.lots)
}

struct Reading<'a, F> {
    game: &'a General,
    lots: Lots,
    opened: bool,
    /// Tiles that all seats pass on at the same time.
    passing: Lent<Vec<(Lot, Seat)>>,
    choose: &'a mut F,
}

impl<F: FnMut(&[u32]) -> usize> Reading<'_, F> {
    fn follow(&mut self, time: Time, event: &Event, open: Option<&[Vec<Id>]>) -> Option<()> {
        if !matches!(event, Event::Gave { to: Some(_), .. }) {
            self.hand_over();
        }
        match event {
            Event::Dealt {
                seat, count, tiles, ..
            } => {
                let mut tiles: Lent<Vec<Id>> = tiles.iter().map(|it| it.id).collect();
                if let Some(hand) = open.and_then(|it| it.get(seat.index())) {
                    tiles.clear();
                    tiles.extend_from_slice(hand);
                }
                let holder = Holder::Seat(*seat);
                let n_hidden = count.saturating_sub(tiles.len() as u32);
                self.put(Lot::new(n_hidden, None, holder), 0, holder);
                for tile in tiles.iter() {
                    self.lots.list.push(Lot::new(1, Some(*tile), holder));
                }
            }
            Event::Shown {
                seat: Some(seat),
                tiles,
            } => {
                for tile in tiles {
                    self.learn(*seat, tile.id)?;
                }
            }
            Event::TurnedUp { seat, tile, .. } => self.learn(*seat, tile.id)?,
            Event::Gave { seat, to, tile, .. } => {
                let lot = self.take(Holder::Seat(*seat), id(tile))?;
                match to {
                    Some(to) => self.passing.push((lot, *to)),
                    None => self.put(lot, time, Holder::Away(*seat)),
                }
            }
            Event::Redrew {
                seat, tile, drawn, ..
            } => {
                let back = self.take(Holder::Seat(*seat), id(tile))?;
                let drawn = self.take(Holder::Stock, id(drawn))?;
                self.put(drawn, time, Holder::Seat(*seat));
                self.put(back, time, Holder::Stock);
            }
            Event::Opens { .. } => self.open(time),
            Event::Drew { seat, tile, .. } => {
                let lot = self.take(Holder::Stock, id(tile))?;
                self.put(lot, time, Holder::Seat(*seat));
            }
            Event::Robbed {
                seat, from, tile, ..
            } => {
                let lot = self.take(Holder::Seat(*from), id(tile))?;
                self.put(lot, time, Holder::Seat(*seat));
            }
            Event::Placed { seat, tile, .. } => match self.find(Holder::Seat(*seat), tile.id) {
                Some(lot) => self.lots.list[lot].placed = true,
                None if self.is_elsewhere(tile.id) => return None,
                None => {}
            },
            Event::Worth { .. }
            | Event::HandStarted { .. }
            | Event::Redealt
            | Event::Shown { seat: None, .. }
            | Event::Passed { .. }
            | Event::Turn { .. }
            | Event::Marked { .. }
            | Event::Gained { .. }
            | Event::HandEnded { .. }
            | Event::Scored { .. }
            | Event::AllScored { .. }
            | Event::Ranked { .. } => {}
        }
        Some(())
    }

    /// From now on it matters when tiles move. What lies in the stock has no
    /// place there, so that a tile which the seat put back is any of them.
    fn open(&mut self, time: Time) {
        if self.opened {
            return;
        }
        self.opened = true;
        let known = &mut self.lots.known;
        let mut n_tiles = 0;
        self.lots.list.retain(|lot| {
            let Some(tile) = lot.tile.filter(|_| lot.holder() == Holder::Stock) else {
                return true;
            };
            n_tiles += 1;
            known.push(Known {
                tile,
                time,
                holder: Holder::Stock,
            });
            false
        });
        if n_tiles > 0 {
            let mut lot = Lot::new(n_tiles, None, Holder::Stock);
            lot.dealt = false;
            self.join(lot);
        }
    }

    /// Notes that a seat holds a tile.
    fn learn(&mut self, seat: Seat, tile: Id) -> Option<()> {
        let holder = Holder::Seat(seat);
        if self.find(holder, tile).is_none() {
            let lot = self.take(holder, Some(tile))?;
            self.lots.list.push(lot);
        }
        Some(())
    }

    fn find(&self, holder: Holder, tile: Id) -> Option<usize> {
        let mut lots = self.lots.list.iter();
        lots.position(|it| it.tile == Some(tile) && it.holder() == holder && !it.placed)
    }

    /// Tells whether a tile that was not found is known to be elsewhere.
    fn is_elsewhere(&self, tile: Id) -> bool {
        self.lots.list.iter().any(|it| it.tile == Some(tile))
    }

    /// Takes a tile from a holder, the one that is named if one is.
    fn take(&mut self, holder: Holder, tile: Option<Id>) -> Option<Lot> {
        if let Some(index) = tile.and_then(|tile| self.find(holder, tile)) {
            return Some(self.lots.list.swap_remove(index));
        }
        if tile.is_some_and(|tile| self.is_elsewhere(tile)) {
            return None;
        }
        let (game, list) = (self.game, &self.lots.list);
        // What lies open would have been named.
        let may_be = |lot: &Lot| match lot.tile {
            None => lot.size > 0,
            Some(own) => tile.is_none() && !lot.placed && !game.is_revealed(own),
        };
        let candidates: Lent<Vec<usize>> = (0..list.len())
            .filter(|index| list[*index].holder() == holder && may_be(&list[*index]))
            .collect();
        let index = match candidates[..] {
            [] => return None,
            [index] => index,
            _ => {
                let sizes: Lent<Vec<u32>> = candidates.iter().map(|it| list[*it].size).collect();
                *candidates.get((self.choose)(&sizes))?
            }
        };
        if self.lots.list[index].tile.is_some() {
            return Some(self.lots.list.swap_remove(index));
        }
        let from = &mut self.lots.list[index];
        from.size -= 1;
        Some(Lot {
            size: 1,
            tile,
            ..from.clone()
        })
    }

    fn put(&mut self, mut lot: Lot, time: Time, holder: Holder) {
        if self.opened {
            lot.stays.push((time, holder));
        } else {
            lot.stays.clear();
            lot.stays.push((0, holder));
            lot.dealt &= holder != Holder::Stock;
        }
        self.join(lot);
    }

    /// Adds a lot, to one that came the same way if there is one.
    fn join(&mut self, lot: Lot) {
        let by_deal = self.game.deal.dealer.choice.first.is_some();
        let same = |it: &&mut Lot| {
            it.tile.is_none() && (it.dealt == lot.dealt || !by_deal) && it.stays == lot.stays
        };
        match self.lots.list.iter_mut().find(same) {
            Some(other) if lot.tile.is_none() => other.size += lot.size,
            _ => self.lots.list.push(lot),
        }
    }

    /// Gives the tiles that all seats pass on to those who get them.
    fn hand_over(&mut self) {
        let mut passing = std::mem::take(&mut self.passing);
        for (lot, to) in passing.drain(..) {
            self.put(lot, 0, Holder::Seat(to));
        }
        self.passing = passing;
    }
}

fn id(tile: &Option<TileText>) -> Option<Id> {
    tile.as_ref().map(|it| it.id)
}
