//! Every tile is dealt once, and as the choice says.

use proptest::prelude::*;
use tapete_game::Seed;

use super::*;
use crate::choice::index_of;
use crate::pieces::Values;
use crate::sets::Form;
use crate::tile_set::Changes;

struct Dealt {
    set: Set,
    points: Vec<i64>,
    hands: Vec<Vec<Id>>,
    stock: Vec<Id>,
}

/// Deals in two teams, seats by turns.
fn deal(name: &str, set: &Set, n_seats: usize, hand_size: usize, number: i64, seed: u64) -> Dealt {
    let dealer = &CHOICES[index_of(NAMES, name).unwrap()];
    let points: Vec<i64> = (0..set.len())
        .map(|id| set.values.sum(&set.faces(id)))
        .collect();
    let teams: Vec<u8> = (0..n_seats).map(|it| (it % 2) as u8).collect();
    let mut stock: Vec<Id> = (0..set.len()).collect();
    let mut hands = vec![Vec::new(); n_seats];
    let mut chance = Chance::new(Seed::new(seed));
    let mut dealing = Dealing {
        set,
        points: &points,
        teams: &teams,
        hand_size,
        stock: &mut stock,
        hands: &mut hands,
        number,
        chance: &mut chance,
    };
    match dealer.deal {
        Some(deal) => deal(&mut dealing),
        None => {
            dealing.shuffle();
            dealing.fill();
        }
    }
    Dealt {
        set: set.clone(),
        points,
        hands,
        stock,
    }
}

impl Dealt {
    fn count(&self, seat: usize, is_counted: impl Fn(&Set, Id) -> bool) -> usize {
        let hand = self.hands[seat].iter();
        hand.filter(|id| is_counted(&self.set, **id)).count()
    }

    fn names(&self, seat: usize) -> String {
        let hand = self.hands[seat].iter();
        hand.map(|id| self.set.name(*id))
            .collect::<Vec<_>>()
            .join(" ")
    }
}

fn set(n_values: i64, n_faces: usize) -> Set {
    let values = Values::of_numbers(0..n_values);
    Set::new(values, Form::Necklaces, n_faces, &Changes::default()).unwrap()
}

fn shows(value: u8) -> impl Fn(&Set, Id) -> bool {
    move |set, id| set.faces(id).contains(value)
}

proptest! {
    #[test]
    fn every_tile_is_dealt_once(
        n_values in 1i64..9,
        n_faces in 1usize..4,
        n_seats in 2usize..7,
        size in 0usize..100,
        number in -2i64..10,
        seed: u64,
    ) {
        let set = set(n_values, n_faces);
        let n_tiles = set.len() as usize;
        // Sometimes more than there are.
        let hand_size = size % (n_tiles / n_seats + 3);
        for name in NAMES {
            let name = name.word.name;
            let dealt = deal(name, &set, n_seats, hand_size, number, seed);
            if hand_size * n_seats <= n_tiles {
                prop_assert!(dealt.hands.iter().all(|it| it.len() == hand_size), "{}", name);
            } else {
                prop_assert!(dealt.hands.iter().all(|it| it.len() <= hand_size), "{}", name);
                prop_assert!(dealt.stock.is_empty(), "{}", name);
            }
            let mut all: Vec<Id> = dealt.hands.iter().flatten().chain(&dealt.stock).copied().collect();
            all.sort_unstable();
            prop_assert_eq!(all, (0..set.len()).collect::<Vec<Id>>(), "{}", name);
        }
    }

    #[test]
    fn public_deals_do_not_depend_on_luck(one: u64, other: u64) {
        for (name, dealer) in NAMES.iter().zip(CHOICES).filter(|it| it.1.is_public) {
            prop_assert!(dealer.deal.is_some());
            let of = |seed| deal(name.word.name, &set(7, 2), 4, 5, 0, seed).hands;
            prop_assert_eq!(of(one), of(other));
        }
    }

    #[test]
    fn practice_deals_give_seat_0_what_they_say(seed: u64) {
        let set = set(7, 2);
        let of = |name| deal(name, &set, 4, 7, 6, seed);
        prop_assert!(of("ManyDoubles").count(0, Set::is_double) >= 4);
        prop_assert_eq!(of("FewDoubles").count(0, Set::is_double), 0);
        prop_assert_eq!(of("HighestDouble").count(0, |set, id| set.name(id) == "6|6"), 1);
        prop_assert!(of("Favours").count(0, shows(6)) >= 4);
        let shared = of("SharedWithPartner");
        prop_assert_eq!((shared.count(0, shows(6)), shared.count(2, shows(6))), (4, 3));
        let shared = of("SharedWithRival");
        prop_assert_eq!((shared.count(0, shows(6)), shared.count(1, shows(6))), (4, 3));
        let alone = deal("SharedWithPartner", &set, 2, 7, 6, seed);
        prop_assert!(alone.count(0, shows(6)) >= 4);
    }

    #[test]
    fn sums_are_even_or_odd_while_they_suffice(seed: u64) {
        let set = set(7, 2);
        for (name, rest) in [("EvenSums", 0), ("OddSums", 1)] {
            let dealt = deal(name, &set, 2, 6, 0, seed);
            let fits = |set: &Set, id| set.values.sum(&set.faces(id)) % 2 == rest;
            prop_assert_eq!((dealt.count(0, fits), dealt.count(1, fits)), (6, 6));
        }
        // There are 12 odd ones of 28.
        let dealt = deal("OddSums", &set, 2, 14, 0, seed);
        let odd = |set: &Set, id| set.values.sum(&set.faces(id)) % 2 != 0;
        prop_assert_eq!(dealt.count(0, odd), 12);
    }

    #[test]
    fn all_for_one_gives_each_seat_a_number(seed: u64) {
        let dealt = deal("AllForOne", &set(10, 2), 4, 5, 0, seed);
        for seat in 0..4 {
            let most = (0..10).map(|value| dealt.count(seat, shows(value))).max();
            prop_assert_eq!(most, Some(5));
        }
        // More seats than numbers must end too.
        prop_assert_eq!(deal("AllForOne", &set(3, 2), 6, 1, 0, seed).hands.len(), 6);
    }

    #[test]
    fn heavy_tiles_are_dealt_first(seed: u64) {
        let dealt = deal("HeavyFirst", &set(7, 2), 4, 4, 0, seed);
        let points = |id: &Id| dealt.points[*id as usize];
        let lightest = dealt.hands.iter().flatten().map(points).min();
        prop_assert!(lightest >= dealt.stock.iter().map(points).max());
        for round in 1..4 {
            let before = dealt.hands.iter().map(|it| points(&it[round - 1])).min();
            let now = dealt.hands.iter().map(|it| points(&it[round])).max();
            prop_assert!(before >= now);
        }
    }
}

#[test]
fn tiles_in_order_are_dealt_in_order() {
    let set = set(4, 2);
    let of = |name| deal(name, &set, 2, 3, 0, 1);
    let faces = of("SortedByFaces");
    assert_eq!(
        (faces.names(0), faces.names(1)),
        ("0|0 1|0 1|1".into(), "2|0 2|1 2|2".into())
    );
    let points = of("SortedByPoints");
    assert_eq!(
        (points.names(0), points.names(1)),
        ("0|0 1|0 1|1".into(), "2|0 2|1 3|0".into())
    );
    let in_order = of("InOrder");
    assert_eq!(
        (in_order.names(0), in_order.names(1)),
        ("0|0 1|1 2|1".into(), "1|0 2|0 2|2".into())
    );
}

#[test]
fn what_is_left_is_in_random_order() {
    let set = set(7, 2);
    for name in NAMES {
        let of = |seed| deal(name.word.name, &set, 2, 3, 6, seed).stock;
        let mut sorted = of(1);
        sorted.sort_unstable();
        assert_ne!(of(1), sorted, "{}", name.word.name);
        assert_ne!(of(1), of(2), "{}", name.word.name);
    }
}
