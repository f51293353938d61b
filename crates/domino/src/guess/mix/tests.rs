use std::collections::BTreeMap;

use super::*;
use crate::guess::count::Dealer;
use crate::guess::groups::{Group, Pile};
use crate::quick::tile::Tiles;

/// Six tiles in three groups, of which each refuses something.
fn groups() -> Groups<Tiles> {
    let group = |seat: Option<u8>, size, possible| {
        let holder = seat.map_or(Holder::Stock, |it| Holder::Seat(Seat(it)));
        Group::new(holder, size, possible)
    };
    Groups {
        list: [
            group(Some(1), 2, 0b00_1111),
            group(Some(2), 2, 0b11_1001),
            group(None, 2, 0b11_0110),
        ]
        .into_iter()
        .collect(),
        unknown: 0b11_1111,
        played: 0,
        fitting: 0b00_1010,
    }
}

fn counted(mut deal: impl FnMut(&mut Chance) -> Option<Dealt<Tiles>>) -> BTreeMap<Vec<Tiles>, u32> {
    let mut chance = Chance::quick(5);
    let mut counts = BTreeMap::new();
    for _ in 0..N_DEALS {
        let dealt = deal(&mut chance).expect("a deal");
        let mut tiles = vec![0; 3];
        for Pile {
            holder, tiles: its, ..
        } in dealt.iter()
        {
            let place = match holder {
                Holder::Seat(seat) => seat.index() - 1,
                Holder::Stock | Holder::Away(_) => 2,
            };
            tiles[place] |= *its;
        }
        *counts.entry(tiles).or_default() += 1;
    }
    counts
}

const N_DEALS: u32 = 20_000;

#[test]
fn mixed_deals_are_as_likely_as_counted_ones() {
    let groups = groups();
    let ways = std::slice::from_ref(&groups);
    let mixed = counted(|chance| deal(&groups, ways, None, chance));
    let exact = counted(|chance| {
        let mut dealer = Dealer::new(&groups.settled());
        dealer.ways(&mut 0)?;
        dealer.deal(chance)
    });
    assert!(exact.len() > 5, "{exact:?}");
    assert_same_chances(&mixed, exact.keys());
    assert_same_chances(&exact, mixed.keys());
}

#[test]
fn the_seat_to_act_can_play_in_every_mixed_deal() {
    let groups = groups();
    let ways = groups.able(Seat(2));
    let mixed = counted(|chance| deal(&groups, &ways, Some(Seat(2)), chance));
    assert!(mixed.keys().all(|it| it[1] & groups.fitting != 0));
    let all = counted(|chance| deal(&groups, std::slice::from_ref(&groups), None, chance));
    let able = all.keys().filter(|it| it[1] & groups.fitting != 0);
    assert_same_chances(&mixed, able);
}

#[test]
fn groups_that_contradict_each_other_give_no_deal() {
    let mut groups = groups();
    groups.list[0].possible = 1;
    assert!(deal(&groups, &[groups.clone()], None, &mut Chance::quick(1)).is_none());
    assert_eq!(Dealer::new(&groups.settled()).ways(&mut 0), Some(0));
}

/// Complains unless just these deals came up, all equally often but for luck.
fn assert_same_chances<'a>(
    counts: &BTreeMap<Vec<Tiles>, u32>,
    deals: impl Iterator<Item = &'a Vec<Tiles>>,
) {
    let deals: Vec<_> = deals.collect();
    assert_eq!(counts.keys().collect::<Vec<_>>(), deals);
    let expected = f64::from(N_DEALS) / deals.len() as f64;
    for (tiles, count) in counts {
        let off = (f64::from(*count) - expected).abs() / expected.sqrt();
        assert!(off < 5.0, "{tiles:?} came up {count} times, not {expected}");
    }
}
