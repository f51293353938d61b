//! Deals that agree where there are too many to count: one is found, then mixed
//! by exchanges of two to four tiles that keep it agreeing. An exchange and its
//! reverse are equally likely, so no deal is preferred in the long run; the run
//! is bounded, so the chances are near to equal, not exactly so.

use tapete_game::{Chance, Lent, Seat};

use super::Dealt;
use super::bits::TileBits;
use super::groups::{Group, Groups, Holder};

/// How many exchanges are tried for each tile.
const EXCHANGES_PER_TILE: usize = 100;

/// How many exchanges are tried at most: a few milliseconds.
const EXCHANGES_MAX: usize = 30_000;

/// The most tiles that are exchanged at once.
const CYCLE_MAX: usize = 4;

/// Where each tile lies: the index of its group, by the index of the tile.
type Homes = Lent<Vec<usize>>;

/// Deals out to the groups; `ways` split them so that the seat that is `able`
/// can play. Nothing if no deal agrees.
pub(super) fn deal<S: TileBits>(
    groups: &Groups<S>,
    ways: &[Groups<S>],
    able: Option<Seat>,
    chance: &mut Chance,
) -> Option<Dealt<S>> {
    let mut order: Lent<Vec<usize>> = (0..ways.len()).collect();
    chance.shuffle(&mut order);
    let mut homes = order.iter().find_map(|way| find(&ways[*way], chance))?;
    mix(groups, able, &mut homes, chance);
    let mut dealt: Dealt<S> = groups.list.iter().map(Group::pile).collect();
    for tile in groups.unknown.list() {
        dealt[homes[tile]].tiles.insert(tile);
    }
    Some(dealt)
}

/// Finds a deal: places tile after tile, and moves others on where they are in
/// the way, as one matches pairs.
fn find<S: TileBits>(groups: &Groups<S>, chance: &mut Chance) -> Option<Homes> {
    let mut tiles: Lent<Vec<usize>> = groups.unknown.list().collect();
    let n_tiles = tiles.iter().max().map_or(0, |it| it + 1);
    chance.shuffle(&mut tiles);
    let mut order: Lent<Vec<usize>> = (0..groups.list.len()).collect();
    chance.shuffle(&mut order);
    let mut held: Lent<Vec<S>> = Lent::new();
    held.resize(groups.list.len(), groups.unknown.none());
    let mut tried: Lent<Vec<bool>> = Lent::new();
    for tile in tiles.iter().copied() {
        tried.clear();
        tried.resize(held.len(), false);
        if !place(groups, &order, tile, &mut held, &mut tried) {
            return None;
        }
    }
    let mut homes = Homes::new();
    homes.resize(n_tiles, 0);
    for (group, tiles) in held.iter().enumerate() {
        for tile in tiles.list() {
            homes[tile] = group;
        }
    }
    Some(homes)
}

/// Places a tile, moving others on; each group is tried once, so this ends.
fn place<S: TileBits>(
    groups: &Groups<S>,
    order: &[usize],
    tile: usize,
    held: &mut [S],
    tried: &mut [bool],
) -> bool {
    for index in order.iter().copied() {
        let group = &groups.list[index];
        if tried[index] || !group.possible.has(tile) {
            continue;
        }
        tried[index] = true;
        if held[index].count() < group.size {
            held[index].insert(tile);
            return true;
        }
        let others: Lent<Vec<usize>> = held[index].list().collect();
        for other in others.iter().copied() {
            if place(groups, order, other, held, tried) {
                held[index].remove(other);
                held[index].insert(tile);
                return true;
            }
        }
    }
    false
}

/// Exchanges tiles at random where the deal goes on to agree.
fn mix<S: TileBits>(
    groups: &Groups<S>,
    able: Option<Seat>,
    homes: &mut Homes,
    chance: &mut Chance,
) {
    let tiles: Lent<Vec<usize>> = groups.unknown.list().collect();
    let fitting = groups.unknown.and(&groups.fitting).minus(&groups.played);
    let is_able = |homes: &Homes| {
        able.is_none_or(|seat| {
            fitting
                .list()
                .any(|tile| groups.list[homes[tile]].holder == Holder::Seat(seat))
        })
    };
    for _ in 0..(tiles.len() * EXCHANGES_PER_TILE).min(EXCHANGES_MAX) {
        let n_tiles = 2 + chance.below(CYCLE_MAX as u32 - 1) as usize;
        let mut cycle = [0; CYCLE_MAX];
        for place in &mut cycle[..n_tiles] {
            *place = tiles[chance.below(tiles.len() as u32) as usize];
        }
        let cycle = &cycle[..n_tiles];
        let mut before = [0; CYCLE_MAX];
        for (place, tile) in cycle.iter().enumerate() {
            before[place] = homes[*tile];
        }
        let next = |place: usize| before[(place + 1) % n_tiles];
        let distinct = cycle
            .iter()
            .enumerate()
            .all(|(place, tile)| !cycle[..place].contains(tile));
        let possible = cycle
            .iter()
            .enumerate()
            .all(|(place, tile)| groups.list[next(place)].possible.has(*tile));
        if !distinct || !possible {
            continue;
        }
        for (place, tile) in cycle.iter().enumerate() {
            homes[*tile] = next(place);
        }
        if !is_able(homes) {
            for (tile, home) in cycle.iter().zip(before) {
                homes[*tile] = home;
            }
        }
    }
}

#[cfg(test)]
mod tests;
