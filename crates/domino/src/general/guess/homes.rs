//! Which tiles can be in which lot, and a deal that agrees with that.

use tapete_game::{Chance, Lent, Seat};

use super::check::{Check, Held};
use super::lots::{self, Lot, Lots};
use super::past::Past;
use super::{Guessed, TRIES_MAX};
use crate::general::game::General;
use crate::general::tiles::Event;
use crate::guess::{Counted, Group, Groups, Holder, ManyTiles, Pile, TileBits, merged};
use crate::pieces::Id;

/// How many ways in which tiles changed hands are all looked at.
const WAYS_LISTED: usize = 64;

/// How many are drawn where there are more.
const WAYS_DRAWN: usize = 24;

/// One way in which tiles changed hands.
struct Way {
    lots: Lots,
    counted: Counted<ManyTiles>,
    weight: f64,
}

/// What would have fitted at a moment.
pub(super) struct Fit {
    /// Which of [`Past::moments`].
    pub(super) moment: usize,
    pub(super) tiles: ManyTiles,
}

/// Deals the unseen tiles out; nothing if no deal agrees.
pub(super) fn deal(
    game: &General,
    past: &Past,
    hand: &[Event],
    open: Option<&[Vec<Id>]>,
    chance: &mut Chance,
) -> Option<Guessed> {
    let fits = fits(game, past);
    let check = Check::new(game, past, &fits);
    let mut ways: Lent<Vec<Way>> = ways(game, hand, open, chance)
        .drain(..)
        .filter_map(|(lots, weight)| {
            let (groups, able) = groups(game, past, &fits, &lots, check.is_needed())?;
            let counted = Counted::new(groups, able);
            // Where there are too many deals to count, all ways are alike.
            let n_deals = counted.total().map_or(1.0, |it| it as f64);
            Some(Way {
                lots,
                counted,
                weight: weight * n_deals,
            })
        })
        .filter(|way| way.weight > 0.0)
        .collect();
    let mut last = None;
    for _ in 0..TRIES_MAX {
        let way = pick(&mut ways, chance)?;
        let Some(dealt) = way.counted.deal(chance) else {
            // Too many to count, and after all none.
            way.weight = 0.0;
            continue;
        };
        let held = Held {
            lots: &way.lots,
            dealt: &dealt,
            plays: &past.plays,
        };
        let agrees = check.holds(&held);
        last = Some(finish(game, past, &way.lots, &dealt));
        if agrees {
            break;
        }
    }
    last
}

/// Lists the ways in which tiles may have changed hands, with how likely each
/// is; usually there is one.
fn ways(
    game: &General,
    hand: &[Event],
    open: Option<&[Vec<Id>]>,
    chance: &mut Chance,
) -> Lent<Vec<(Lots, f64)>> {
    let mut ways: Lent<Vec<(Lots, f64)>> = Lent::new();
    let mut planned: Lent<Vec<usize>> = Lent::new();
    let mut made: Lent<Vec<(usize, usize)>> = Lent::new();
    for _ in 0..WAYS_LISTED {
        made.clear();
        let mut weight = 1.0;
        let lots = lots::read(game, hand, open, &mut |sizes| {
            let chosen = planned.get(made.len()).copied().unwrap_or(0);
            made.push((chosen, sizes.len()));
            weight *= sizes.get(chosen).map_or(0.0, |it| f64::from(*it));
            chosen
        });
        ways.extend(lots.map(|lots| (lots, weight)));
        while made.last().is_some_and(|(chosen, n)| chosen + 1 >= *n) {
            made.pop();
        }
        if made.is_empty() {
            return ways;
        }
        planned.clear();
        planned.extend(made.iter().map(|it| it.0));
        if let Some(last) = planned.last_mut() {
            *last += 1;
        }
    }
    let drawn = (0..WAYS_DRAWN).filter_map(|_| {
        lots::read(game, hand, open, &mut |sizes| draw(sizes, chance)).map(|lots| (lots, 1.0))
    });
    drawn.collect()
}

/// Draws an index by its size.
pub(super) fn draw(sizes: &[u32], chance: &mut Chance) -> usize {
    let mut drawn = chance.below(sizes.iter().sum());
    for (index, size) in sizes.iter().enumerate() {
        if drawn < *size {
            return index;
        }
        drawn -= size;
    }
    0
}

/// Draws a way by its weight; nothing if none is possible.
fn pick<'a>(ways: &'a mut [Way], chance: &mut Chance) -> Option<&'a mut Way> {
    let total: f64 = ways.iter().map(|it| it.weight).sum();
    if total <= 0.0 {
        return None;
    }
    if let [way] = ways {
        return Some(way);
    }
    // 53 random bits, as many as a float holds.
    let mut drawn = (chance.bits() >> 11) as f64 / (1u64 << 53) as f64 * total;
    let index = ways.iter().position(|way| {
        let here = drawn < way.weight;
        drawn -= way.weight;
        here
    });
    let index = index.or_else(|| ways.iter().rposition(|it| it.weight > 0.0))?;
    ways.get_mut(index)
}

/// Works out what would have fitted at each moment; nothing at all where that
/// depends on tiles that are not known.
fn fits(game: &General, past: &Past) -> Lent<Vec<Fit>> {
    let mut fits: Lent<Vec<Fit>> = Lent::new();
    if past.asks_hidden {
        return fits;
    }
    for (index, moment) in past.moments.iter().enumerate() {
        let n_placed = moment.past.table.placed.len();
        let known = fits.last().filter(|it| {
            let before = &past.moments[it.moment].past.table.placed;
            game.judges_by_table() && n_placed > 0 && before.len() == n_placed
        });
        let tiles = match known {
            Some(fit) => fit.tiles,
            None => {
                let mut tiles = ManyTiles::default();
                for tile in 0..game.set.len() {
                    if game.fits_somewhere(&moment.past, moment.seat, tile) {
                        tiles.insert(tile as usize);
                    }
                }
                tiles
            }
        };
        fits.push(Fit {
            moment: index,
            tiles,
        });
    }
    fits
}

/// Works out which tiles can be in which lot, and which seat must be able to
/// play; nothing if what is known contradicts the way.
fn groups(
    game: &General,
    past: &Past,
    fits: &[Fit],
    lots: &Lots,
    apart: bool,
) -> Option<(Groups<ManyTiles>, Option<Seat>)> {
    let none = ManyTiles::default();
    let mut unknown = none;
    (0..game.set.len() as usize).for_each(|tile| unknown.insert(tile));
    let rules = Rules {
        game,
        past,
        fits,
        lots,
    };
    for lot in &lots.list {
        let Some(tile) = lot.tile else { continue };
        if lot.has_moved() && !rules.can_hold(lot, tile) {
            return None;
        }
        unknown.remove(tile as usize);
    }
    let mut played = none;
    for tile in past.plays.keys().filter(|it| unknown.has(**it as usize)) {
        played.insert(*tile as usize);
    }
    let mut list: Lent<Vec<_>> = Lent::new();
    for (index, lot) in lots.list.iter().enumerate() {
        if lot.tile.is_some() || lot.size == 0 {
            continue;
        }
        let mut possible = none;
        for tile in unknown.list() {
            if rules.can_hold(lot, tile as Id) {
                possible.insert(tile);
            }
        }
        list.push(Group {
            lot: if apart { index } else { 0 },
            ..Group::new(lot.holder(), lot.size, possible)
        });
    }
    let moments = fits.iter().map(|it| (&past.moments[it.moment], it));
    let now = moments.clone().find(|it| it.0.time == past.now);
    let able = now.filter(|it| it.0.able).and_then(|(moment, now)| {
        let seat = moment.seat;
        let is_known = lots.list.iter().any(|lot| {
            lot.holder() == Holder::Seat(seat)
                && !lot.placed
                && lot.tile.is_some_and(|tile| now.tiles.has(tile as usize))
        });
        (!is_known).then_some(seat)
    });
    let groups = Groups {
        list: merged(list.drain(..)),
        unknown,
        played,
        fitting: now.map_or(none, |it| it.1.tiles),
    };
    // Where everything fits, being able tells nothing.
    let able = able.filter(|_| groups.unknown.minus(&groups.fitting).count() > 0);
    Some((groups, able))
}

/// What is asked of a tile and a lot.
struct Rules<'a> {
    game: &'a General,
    past: &'a Past,
    fits: &'a [Fit],
    lots: &'a Lots,
}

impl Rules<'_> {
    /// Tells whether a tile can have gone the way of a lot.
    fn can_hold(&self, lot: &Lot, tile: Id) -> bool {
        let is_free = |fit: &Fit, until: usize| {
            let moment = &self.past.moments[fit.moment];
            moment.able
                || moment.time >= until
                || lot.holder_before(moment.time) != Holder::Seat(moment.seat)
                || !fit.tiles.has(tile as usize)
        };
        may_go(self.game, self.past, self.lots, lot, tile)
            .is_some_and(|until| self.fits.iter().all(|fit| is_free(fit, until)))
    }
}

/// Tells until when a tile would have been in a lot, or nothing if it cannot
/// have gone its way, whatever fitted when.
pub(super) fn may_go(
    game: &General,
    past: &Past,
    lots: &Lots,
    lot: &Lot,
    tile: Id,
) -> Option<usize> {
    let mut until = usize::MAX;
    if let Some((seat, time)) = past.plays.get(&tile) {
        if lot.holder_before(*time) != Holder::Seat(*seat) || lot.since() > *time {
            return None;
        }
        until = *time;
    }
    let is_elsewhere = past
        .known
        .iter()
        .chain(&lots.known)
        .any(|it| it.tile == tile && lot.holder_before(it.time) != it.holder);
    let nobody_held = past.opened.as_ref().is_some_and(|it| {
        matches!(lot.holder_before(it.time), Holder::Seat(_)) && it.unheld.contains(&tile)
    });
    let would_be_seen = lot.tile.is_none() && lot.was_held() && game.is_revealed(tile);
    (!is_elsewhere && !nobody_held && !would_be_seen && may_be_dealt(game, past, lot, tile))
        .then_some(until)
}

/// Tells whether a tile can have been dealt, or not dealt: some dealers deal
/// certain tiles before any other.
fn may_be_dealt(game: &General, past: &Past, lot: &Lot, tile: Id) -> bool {
    let (Some(is_first), Some(suffice)) = (game.deal.dealer.choice.first, past.first_suffice)
    else {
        return true;
    };
    match is_first(&game.set, tile) {
        true => lot.dealt || suffice,
        false => !lot.dealt || !suffice,
    }
}

/// Brings all tiles to where they are now.
fn finish(game: &General, past: &Past, lots: &Lots, dealt: &[Pile<ManyTiles>]) -> Guessed {
    let mut guessed = Guessed::new(game.n_seats);
    for lot in lots.list.iter().filter(|it| !it.placed) {
        if let Some(tile) = lot.tile {
            guessed.put(lot.holder(), tile);
        }
    }
    for pile in dealt {
        for tile in pile.tiles.list() {
            if !past.plays.contains_key(&(tile as Id)) {
                guessed.put(pile.holder, tile as Id);
            }
        }
    }
    guessed
}
