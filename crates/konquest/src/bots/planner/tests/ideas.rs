//! Each idea of the planner, in the smallest position that shows it.

use tapete_game::Seat;

use super::{IN_TURN, TOGETHER, look, orders, row};
use crate::options::{Battle, NeutralBuilding, Options};

/// What cannot be attacked: too many ships.
const WALL: i64 = 100_000;

/// A has 50 ships, and the rival next to it 40 of the same kind. Who orders
/// after us will see what we leave, so half of its 40 stays.
#[test]
fn a_planet_keeps_enough_against_rivals_that_order_later() {
    let lines = [(0, Some(0), 50, 0, 5), (1, Some(1), 40, 0, 5)];
    let (galaxy, state) = row(IN_TURN, 2, &lines);
    look(&galaxy, &state, Seat(0), |chart| {
        chart.weigh_threats();
        assert_eq!(chart.spots[0].surplus, 30);
        assert!(!chart.spots[0].is_doomed);
    });
    // The rival has ordered already when the second seat does.
    look(&galaxy, &state, Seat(1), |chart| {
        chart.weigh_threats();
        assert_eq!(chart.spots[1].surplus, 40);
    });
}

/// The same with production and a fleet on its way: they will have come when
/// the rival could be there, two turns from now.
#[test]
fn what_comes_in_time_may_replace_what_leaves() {
    let lines = [(0, Some(0), 20, 3, 5), (2, Some(1), 40, 0, 5)];
    let (galaxy, state) = row(IN_TURN, 2, &lines);
    look(&galaxy, &state, Seat(0), |chart| {
        chart.weigh_threats();
        assert_eq!(chart.spots[0].surplus, 3);
    });
}

/// What cannot be held is free to go.
#[test]
fn nothing_stays_where_it_would_not_be_enough() {
    let lines = [(0, Some(0), 10, 0, 5), (1, Some(1), 400, 0, 5)];
    let (galaxy, state) = row(IN_TURN, 2, &lines);
    look(&galaxy, &state, Seat(0), |chart| {
        chart.weigh_threats();
        assert_eq!(chart.spots[0].surplus, 10);
        assert!(chart.spots[0].is_doomed);
    });
}

/// The rival in the middle has 30 ships and builds 2, so 32 stand there when
/// fleets land in two turns. Neither neighbour has 33, both together send just
/// that. The far one would come a turn later and has no part in it.
#[test]
fn planets_that_are_equally_far_attack_together_with_exactly_enough() {
    let lines = [
        (2, Some(0), 20, 0, 5),
        (4, Some(1), 30, 2, 5),
        (6, Some(0), 25, 0, 5),
        (7, Some(0), 9, 0, 5),
        (60, Some(1), WALL, 0, 5),
    ];
    let mut sent = orders(TOGETHER, 2, &lines);
    sent.retain(|it| it.1 == 1 && it.0 < 3);
    sent.sort_unstable();
    let attack: i64 = sent.iter().map(|it| it.2).sum();
    assert_eq!((sent.len(), attack), (2, 33), "{sent:?}");
}

/// In a duel as many would have even odds; more are sent, and more for sure.
#[test]
fn a_duel_gets_more_than_even_odds() {
    let lines = [
        (0, Some(0), 60, 0, 5),
        (1, None, 20, 10, 5),
        (60, Some(1), WALL, 0, 5),
    ];
    let sent = |battle| {
        let options = Options { battle, ..TOGETHER };
        let (galaxy, state) = row(options, 2, &lines);
        look(&galaxy, &state, Seat(0), |chart| {
            chart.weigh_threats();
            chart.raid_on(1).map(|it| it.strength)
        })
    };
    assert_eq!(sent(Battle::Proportional), Some(20 * 500_000 + 1));
    let duel = sent(Battle::Duel).expect("an attack");
    assert!((23 * 500_000..27 * 500_000).contains(&duel), "{duel}");
}

/// Both are two turns away and have 10 ships; one builds 8, the other 2.
#[test]
fn the_planet_that_builds_more_is_taken_first() {
    let options = Options {
        neutral_building: NeutralBuilding::Same(0),
        ..TOGETHER
    };
    let lines = [
        (2, None, 10, 2, 5),
        (4, Some(0), 11, 0, 5),
        (6, None, 10, 8, 5),
        (60, Some(1), WALL, 0, 5),
    ];
    assert_eq!(orders(options, 2, &lines), [(1, 2, 11)]);
}

/// B is nobody's and has 6 ships. The rival C will take it next turn, and keep
/// little; we arrive the turn after that, with what it takes then: 6 ships left
/// of C's, and 4 built.
#[test]
fn a_planet_that_a_rival_is_about_to_take_is_taken_from_it_just_after() {
    let options = Options {
        neutral_building: NeutralBuilding::Same(0),
        ..TOGETHER
    };
    let lines = [
        (0, Some(0), 30, 0, 5),
        (2, None, 6, 4, 5),
        (3, Some(1), 30, 0, 5),
        (60, Some(2), WALL, 0, 5),
    ];
    let (galaxy, state) = row(options, 3, &lines);
    look(&galaxy, &state, Seat(0), |chart| {
        chart.weigh_threats();
        chart.weigh_claims();
        let claim = chart.spots[1].claim;
        assert_eq!((claim.ahead, claim.owner, claim.ships), (1, 1, 7));
        let raid = chart.raid_on(1).expect("an attack");
        assert_eq!((raid.ahead, raid.strength), (2, 11 * 500_000 + 1));
    });
}

/// With one rival there is nobody else to come after.
#[test]
fn a_single_rival_claims_nothing() {
    let lines = [
        (0, Some(0), 30, 0, 5),
        (2, None, 6, 4, 5),
        (3, Some(1), 30, 0, 5),
    ];
    let (galaxy, state) = row(TOGETHER, 2, &lines);
    look(&galaxy, &state, Seat(0), |chart| {
        chart.weigh_claims();
        assert_eq!(chart.spots[1].claim.ahead, usize::MAX);
    });
}

/// The rival has just taken C and hardly holds it; its other planet is strong.
#[test]
fn a_planet_that_a_rival_hardly_holds_is_taken_from_it() {
    let lines = [
        (0, Some(0), 30, 5, 5),
        (2, Some(1), 1, 6, 5),
        (4, Some(1), WALL, 0, 5),
    ];
    assert_eq!(orders(TOGETHER, 2, &lines)[0], (0, 1, 8));
}

/// Ships hit harder before and behind A; only one lies on the way.
#[test]
fn what_is_left_moves_towards_the_front() {
    let lines = [
        (6, Some(0), 1, 0, 6),
        (10, Some(0), 40, 0, 5),
        (14, Some(0), 1, 0, 6),
        (24, Some(1), WALL, 0, 5),
    ];
    assert_eq!(orders(TOGETHER, 2, &lines), [(1, 2, 40)]);
}

/// Both are as far from the rival; ships of B hit twice as hard.
#[test]
fn what_is_left_moves_to_where_ships_hit_harder() {
    let lines = [
        (9, Some(0), 40, 0, 4),
        (10, Some(0), 5, 0, 8),
        (30, Some(1), WALL, 0, 5),
    ];
    assert_eq!(orders(TOGETHER, 2, &lines), [(0, 1, 40)]);
}

/// B falls to A's attack in two turns, and lies nearer to the rival: what is
/// left of A goes there with it.
#[test]
fn ships_gather_on_a_planet_that_is_about_to_be_taken() {
    let lines = [
        (0, Some(0), 40, 0, 5),
        (2, None, 3, 6, 8),
        (12, Some(1), WALL, 0, 5),
    ];
    assert_eq!(orders(TOGETHER, 2, &lines), [(0, 1, 40)]);
}

/// B is next to a rival with ten times its ships, A far behind: B is left. Were
/// the rival weaker, all would stay where they are.
#[test]
fn a_doomed_planet_is_left() {
    let lines = |rival: i64| {
        [
            (0, Some(0), 7, 0, 5),
            (4, Some(0), 12, 0, 5),
            (5, Some(1), rival, 0, 5),
        ]
    };
    assert_eq!(orders(TOGETHER, 2, &lines(120)), [(1, 0, 12)]);
    assert_eq!(orders(TOGETHER, 2, &lines(20)), []);
}
