//! Maps are read from views, and broken ones are not.

use super::*;
use crate::sample::charts::{usual, with_orders};
use crate::sample::set;

#[test]
fn a_map_has_sites_and_movers_between_them() {
    let view = usual();
    let chart = chart_of(&view).expect("a map");
    assert_eq!((chart.columns, chart.rows), (10, 10));
    assert_eq!((chart.sites.len(), chart.movers.len()), (22, 5));
    assert!(chart.movers.is_sorted_by_key(|it| it.left));
    assert!(chart.movers.iter().all(|it| (0.0..=1.0).contains(&it.done)));
    assert!(chart.hides_something() && chart.has_neutral() && chart.has_fresh());
}

#[test]
fn a_piece_that_is_nowhere_makes_it_no_map() {
    let mut lost = usual();
    lost.zones[0].pieces[3].lie = None;
    assert!(chart_of(&lost).is_none());
    for (source, target) in [
        ("planet.A", "fleet.0"),
        ("", "planet.A"),
        ("planet.A", "planet.ZZ"),
    ] {
        let mut lost = usual();
        lost.zones[0].pieces[24].lie = Some(Lie::Way(Way {
            source: source.to_owned(),
            target: target.to_owned(),
            gone: 0,
            left: 0,
        }));
        assert!(chart_of(&lost).is_none(), "{source} {target}");
    }
}

#[test]
fn a_site_beyond_the_edge_makes_the_map_larger() {
    let mut view = usual();
    view.zones[0].extent = None;
    view.zones[0].pieces[0].lie = Some(Lie::Place(Place {
        column: 12,
        row: 30,
    }));
    let chart = chart_of(&view).expect("a map");
    assert_eq!((chart.columns, chart.rows), (13, 31));
}

#[test]
fn the_chosen_move_touches_its_sites_in_order() {
    let view = with_orders(usual());
    let chart = chart_of(&view).expect("a map");
    let names = |highlight| -> Vec<&str> {
        let touched = chart.touched(&view, highlight);
        touched.iter().map(Site::name).collect()
    };
    assert_eq!(names(Some(1)), ["A", "D"]);
    assert!(names(None).is_empty() && names(Some(9)).is_empty());
}

#[test]
fn long_strengths_are_rounded() {
    let mut view = usual();
    let decimal = |units, places| Value::Decimal { units, places };
    let strengths = [
        (decimal(405_755, 6), "0.41"),
        (decimal(4, 1), "0.4"),
        (decimal(999_999, 6), "1"),
        (decimal(-405_755, 6), "-0.41"),
        (decimal(i64::MAX, 255), "0"),
        (Value::Number(3), "3"),
        (Value::Unknown, "?"),
    ];
    for (strength, shown) in strengths {
        set(&mut view.zones[0].pieces[0], Role::Strength, strength);
        let chart = chart_of(&view).expect("a map");
        assert_eq!(chart.sites[0].strength(), shown);
    }
}

#[test]
fn every_owner_has_a_mark() {
    let mut view = usual();
    let marks = |view: &View| -> Vec<char> {
        let owners = Seat::all(10).map(Some).chain([None]);
        owners.map(|it| mark(view, it)).collect()
    };
    for reader in [Reader::Seat(Seat(3)), Reader::Spectator] {
        view.reader = reader;
        let mut marks = marks(&view);
        marks.sort_unstable();
        marks.dedup();
        assert_eq!(marks.len(), 11);
    }
}
