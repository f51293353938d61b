//! KDE's three simple players, the wanderer and the passive one in small
//! positions.

use super::position::position;

const ME: Option<u8> = Some(0);
const RIVAL: Option<u8> = Some(1);

#[test]
fn a_planet_sends_seven_tenths_to_the_nearest_that_is_weaker() {
    let weak = |ships| position(&[("A", 5, ME, ships, 10, 4), ("B", 8, RIVAL, 5, 10, 4)]);
    assert_eq!(weak(29).orders("normal"), "A20B");
    assert_eq!(
        weak(14).orders("normal"),
        "",
        "9 are fewer than it ever sends"
    );
    assert_eq!(weak(15).orders("normal"), "A10B");
    assert_eq!(weak(28).orders("weak"), "");
    assert_eq!(weak(29).orders("weak"), "A20B");
    assert_eq!(weak(42).orders("hard"), "");
    assert_eq!(weak(43).orders("hard"), "A30B");
    assert_eq!(weak(1_000).orders("passive"), "");
}

#[test]
fn the_nearest_counts_and_the_first_of_those_equally_near() {
    let at = |left, right| {
        position(&[
            ("A", left, None, 1, 10, 4),
            ("H", 10, ME, 30, 10, 4),
            ("B", right, RIVAL, 1, 10, 4),
        ])
    };
    assert_eq!(at(7, 13).orders("normal"), "H21A");
    assert_eq!(at(7, 12).orders("normal"), "H21B");
}

#[test]
fn as_strong_is_not_weaker() {
    let with = |ships| position(&[("A", 0, ME, 20, 10, 4), ("B", 1, RIVAL, ships, 10, 4)]);
    assert_eq!(with(13).orders("normal"), "A14B");
    assert_eq!(with(14).orders("normal"), "");
}

#[test]
fn planets_that_an_earlier_fleet_flies_to_are_left_alone() {
    let both = || {
        position(&[
            ("A", 0, ME, 40, 10, 4),
            ("B", 1, None, 0, 10, 4),
            ("C", 6, RIVAL, 0, 10, 4),
        ])
    };
    assert_eq!(both().orders("normal"), "A28B");
    assert_eq!(both().arrange("fleet 0 A B 5 2").orders("normal"), "A28C");
    let of_the_rival = both().arrange("fleet 1 A B 5 2");
    assert_eq!(of_the_rival.orders("normal"), "A28B", "it is not seen");
}

/// Orders of the same turn do not count, so two planets may choose the same.
#[test]
fn two_planets_may_send_to_the_same_one() {
    let position = position(&[
        ("A", 0, ME, 40, 10, 4),
        ("B", 3, RIVAL, 5, 10, 4),
        ("C", 6, ME, 50, 10, 4),
    ]);
    assert_eq!(position.orders("normal"), "A28B C35B");
}

#[test]
fn without_a_target_a_planet_shares_with_one_that_has_less_than_half() {
    let with = |ships| {
        position(&[
            ("A", 0, ME, 40, 10, 4),
            ("B", 3, ME, ships, 10, 4),
            ("C", 6, RIVAL, 90, 10, 4),
        ])
    };
    assert_eq!(with(10).orders("normal"), "A15B", "half the difference");
    assert_eq!(with(20).orders("normal"), "", "20 is not less than half");
    let rich = |name: &str| {
        let position = position(&[
            ("A", 0, ME, 60, 10, 4),
            ("B", 3, ME, 6, 10, 4),
            ("C", 6, RIVAL, 90, 10, 4),
        ]);
        position.orders(name)
    };
    assert_eq!(rich("weak"), "A27B");
    assert_eq!(rich("hard"), "A18B", "a third of it");
}

/// What a planet ordered away is gone for those that come after it.
#[test]
fn later_planets_see_what_earlier_ones_sent() {
    let position = position(&[
        ("A", 0, ME, 40, 10, 4),
        ("B", 1, RIVAL, 20, 10, 4),
        ("C", 6, ME, 25, 10, 4),
    ]);
    // A keeps 12, which is not less than half of 25; with 11 it would be.
    assert_eq!(position.orders("normal"), "A28B");
    let poorer = super::position::position(&[
        ("A", 0, ME, 36, 10, 4),
        ("B", 1, RIVAL, 20, 10, 4),
        ("C", 6, ME, 25, 10, 4),
    ]);
    assert_eq!(poorer.orders("normal"), "A25B C7A");
}

/// Each planet sends to a weaker one that is not its own, or stays.
#[test]
fn the_wanderer_sends_from_half_to_all_to_weaker_planets() {
    let position = position(&[
        ("A", 0, ME, 40, 10, 4),
        ("B", 1, RIVAL, 19, 10, 4),
        ("C", 6, None, 60, 10, 4),
        ("D", 7, ME, 3, 10, 4),
    ]);
    let mut seen = [false; 2];
    for seed in 0..200 {
        let seat = tapete_game::Seat(0);
        let orders = super::orders_of(&position.galaxy, &position.state, seat, "wanderer", seed);
        seen[orders.len()] = true;
        for order in orders {
            assert_eq!((order.source, order.target), (0, 1));
            assert!((20..=40).contains(&order.ships));
        }
    }
    assert_eq!(seen, [true, true]);
}
