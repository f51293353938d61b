//! KDE's balanced player in small positions, worked out by hand.

use super::position::position;

const ME: Option<u8> = Some(0);
const RIVAL: Option<u8> = Some(1);

/// 60 ships keep 15 at home by half the ships and half the planets, but no
/// more than the 10 that the rival has; B grows from 10 to 30 in two turns.
#[test]
fn what_a_planet_needs_not_keep_attacks_with_a_garrison_to_leave_there() {
    let with = |ships| position(&[("A", 0, ME, ships, 10, 4), ("B", 4, RIVAL, 10, 10, 4)]);
    assert_eq!(with(60).orders("becai"), "A40B");
    // It keeps 8 of 30, and 22 are not more than 30.
    assert_eq!(with(30).orders("becai"), "");
}

/// The rival's 10 ships are fewer than the 12 that a planet builds: then half
/// the ships and half the planets count, 15; B would need 13 of those.
#[test]
fn a_rival_that_has_less_than_is_built_does_not_lower_garrisons() {
    let position = position(&[("A", 0, ME, 60, 12, 4), ("B", 4, RIVAL, 10, 10, 4)]);
    assert_eq!(position.orders("becai"), "A43B");
}

/// Each takes 5 ships when the fleet arrives and 15 to keep.
#[test]
fn of_equal_targets_the_later_comes_first() {
    let position = position(&[
        ("N", 7, None, 3, 10, 4),
        ("H", 10, ME, 60, 10, 4),
        ("M", 13, None, 3, 10, 4),
        ("R", 39, RIVAL, 50, 10, 4),
    ]);
    assert_eq!(position.orders("becai"), "H20M H20N");
}

/// Rich planets are worth looking at first, even if they are too dear.
#[test]
fn after_three_targets_that_are_too_dear_a_planet_attacks_no_more() {
    let dear = |columns: &[u8]| {
        let names = ["A", "B", "C"];
        let mut spots = vec![("H", 10, ME, 20, 10, 4), ("R", 39, RIVAL, 5, 1, 4)];
        for (name, column) in names.iter().zip(columns) {
            spots.push((name, *column, None, 30, 100, 4));
        }
        spots.push(("D", 11, None, 0, 1, 4));
        position(&spots)
    };
    assert_eq!(dear(&[8, 9]).orders("becai"), "H2D");
    assert_eq!(dear(&[8, 9, 12]).orders("becai"), "");
}

#[test]
fn a_planet_without_targets_supports_one_that_lacks_ships() {
    let lacking = || {
        position(&[
            ("H", 0, ME, 100, 10, 4),
            ("S", 4, ME, 0, 10, 4),
            ("R", 39, RIVAL, 90, 10, 4),
        ])
    };
    assert_eq!(lacking().orders("becai"), "H91S");
    let helped = lacking().arrange("fleet 0 H S 5 2");
    assert_eq!(helped.orders("becai"), "", "a fleet is on its way");
}

/// Those of U fight better. Ships move on once they are more than three turns
/// build.
#[test]
fn what_is_left_moves_to_where_ships_fight_better() {
    let with = |ships| {
        position(&[
            ("H", 0, ME, ships, 10, 4),
            ("U", 4, ME, 20, 10, 9),
            ("R", 39, RIVAL, 90, 10, 4),
        ])
    };
    assert_eq!(with(100).orders("becai"), "H93U");
    assert_eq!(with(40).orders("becai"), "H36U");
    assert_eq!(with(30).orders("becai"), "");
}

/// From H the free planet N is more than twice as far as U is.
#[test]
fn targets_far_behind_a_better_planet_are_left_to_it() {
    let with_better = |tenths| {
        position(&[
            ("H", 0, ME, 30, 10, 4),
            ("U", 1, ME, 7, 10, tenths),
            ("N", 4, None, 0, 10, 4),
            ("R", 39, RIVAL, 90, 10, 4),
        ])
    };
    assert_eq!(with_better(4).orders("becai"), "H6N");
    assert_eq!(with_better(9).orders("becai"), "");
}
