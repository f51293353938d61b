//! Deals that agree where there are too many to count: one is found, then mixed
//! by exchanges of two to four tiles that keep it agreeing. An exchange and its
//! reverse are equally likely, so no deal is preferred in the long run; the run
//! is bounded, so the chances are near to equal, not exactly so.

use tapete_game::{Chance, Seat};

use super::Dealt;
use super::groups::{Groups, Holder};
use crate::tile::{TILES_MAX, Tiles, each};

/// How many exchanges are tried for each tile.
const EXCHANGES_PER_TILE: usize = 100;

/// The most tiles that are exchanged at once.
const CYCLE_MAX: usize = 4;

/// Where each tile lies: the index of its group, by the index of the tile.
type Homes = [usize; TILES_MAX];

/// Deals out to the groups; `ways` split them so that the seat that is `able`
/// can play. Nothing if no deal agrees.
pub(super) fn deal(
    groups: &Groups,
    ways: &[Groups],
    able: Option<Seat>,
    chance: &mut Chance,
) -> Option<Dealt> {
    let mut order: Vec<usize> = (0..ways.len()).collect();
    chance.shuffle(&mut order);
    let mut homes = order.iter().find_map(|way| find(&ways[*way], chance))?;
    mix(groups, able, &mut homes, chance);
    let mut dealt: Dealt = groups.list.iter().map(|it| (it.holder, 0)).collect();
    for tile in each(groups.unknown) {
        dealt[homes[usize::from(tile)]].1 |= 1 << tile;
    }
    Some(dealt)
}

/// Finds a deal: places tile after tile, and moves others on where they are in
/// the way, as one matches pairs.
fn find(groups: &Groups, chance: &mut Chance) -> Option<Homes> {
    let mut tiles: Vec<u8> = each(groups.unknown).collect();
    chance.shuffle(&mut tiles);
    let mut order: Vec<usize> = (0..groups.list.len()).collect();
    chance.shuffle(&mut order);
    let mut held: Vec<Tiles> = vec![0; groups.list.len()];
    for tile in tiles {
        let mut tried = vec![false; held.len()];
        if !place(groups, &order, tile, &mut held, &mut tried) {
            return None;
        }
    }
    let mut homes = [0; TILES_MAX];
    for (group, tiles) in held.iter().enumerate() {
        for tile in each(*tiles) {
            homes[usize::from(tile)] = group;
        }
    }
    Some(homes)
}

/// Places a tile, moving others on; each group is tried once, so this ends.
fn place(
    groups: &Groups,
    order: &[usize],
    tile: u8,
    held: &mut [Tiles],
    tried: &mut [bool],
) -> bool {
    for index in order.iter().copied() {
        let group = &groups.list[index];
        if tried[index] || group.possible >> tile & 1 == 0 {
            continue;
        }
        tried[index] = true;
        if held[index].count_ones() < u32::from(group.size) {
            held[index] |= 1 << tile;
            return true;
        }
        for other in each(held[index]) {
            if place(groups, order, other, held, tried) {
                held[index] = held[index] & !(1 << other) | 1 << tile;
                return true;
            }
        }
    }
    false
}

/// Exchanges tiles at random where the deal goes on to agree.
fn mix(groups: &Groups, able: Option<Seat>, homes: &mut Homes, chance: &mut Chance) {
    let tiles: Vec<u8> = each(groups.unknown).collect();
    let fitting = groups.fitting & !groups.played;
    let is_able = |homes: &Homes| {
        able.is_none_or(|seat| {
            each(groups.unknown & fitting)
                .any(|tile| groups.list[homes[usize::from(tile)]].holder == Holder::Seat(seat))
        })
    };
    for _ in 0..tiles.len() * EXCHANGES_PER_TILE {
        let n_tiles = 2 + chance.below(CYCLE_MAX as u32 - 1) as usize;
        let mut cycle = [0; CYCLE_MAX];
        for place in &mut cycle[..n_tiles] {
            *place = tiles[chance.below(tiles.len() as u32) as usize];
        }
        let cycle = &cycle[..n_tiles];
        let mut mixed = *homes;
        for (place, tile) in cycle.iter().enumerate() {
            let next = cycle[(place + 1) % n_tiles];
            mixed[usize::from(*tile)] = homes[usize::from(next)];
        }
        let distinct = cycle
            .iter()
            .enumerate()
            .all(|(place, tile)| !cycle[..place].contains(tile));
        let possible = cycle.iter().all(|tile| {
            let group = &groups.list[mixed[usize::from(*tile)]];
            group.possible >> tile & 1 == 1
        });
        if distinct && possible && is_able(&mixed) {
            *homes = mixed;
        }
    }
}

#[cfg(test)]
mod tests;
