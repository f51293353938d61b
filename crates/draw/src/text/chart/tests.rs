//! Maps as text, compared with golden files and held to what must be true.

use tapete_game::{Lie, Place, Reader, Role, Tongue, Value, View};

use super::super::tests::expect;
use super::super::{Hit, Ink, Sheet, chart_notes, screen, table_within};
use crate::chart::{Chart, mark};
use crate::sample::charts::{chart_view, judged, largest, small, usual, with_orders};

#[test]
fn maps_in_windows_of_all_sizes() {
    let mut text = String::new();
    let rooms = [(120, 40), (80, 40), (80, 14), (53, 15), (40, 30)];
    for room in rooms {
        for (name, view) in [("usual", usual()), ("small", small())] {
            for highlight in [None, Some(1)] {
                let (width, height) = room;
                let sheet = table_within(
                    &with_orders(view.clone()),
                    width,
                    height,
                    highlight,
                    Tongue::En,
                );
                text.push_str(&format!("{name} in {width} x {height}, {highlight:?}\n"));
                text.push_str(&sheet.to_plain_string());
                text.push('\n');
            }
        }
    }
    expect("chart", &text);
}

#[test]
fn whole_screens_with_a_map() {
    let mut text = String::new();
    for (view, width, tongue) in [
        (usual(), 80, Tongue::En),
        (judged(usual()), 80, Tongue::Es),
        (usual(), 40, Tongue::Es),
    ] {
        text.push_str(&screen(&view, width, tongue).to_plain_string());
        text.push('\n');
    }
    text.push_str(&chart_notes(&judged(largest()), 60, Tongue::En, 4).to_plain_string());
    text.push_str(&chart_notes(&usual(), 60, Tongue::Es, 0).to_plain_string());
    expect("chart-screen", &text);
}

/// Gives every site that many ships.
fn with_ships(mut view: View, ships: i64) -> View {
    for piece in view.zones.iter_mut().flat_map(|it| &mut it.pieces) {
        for it in &mut piece.attributes {
            if it.role == Role::Ships && it.value != Value::Unknown {
                it.value = Value::from(ships);
            }
        }
    }
    view
}

#[test]
fn a_map_keeps_its_shape_and_its_figures_while_numbers_grow() {
    for view in [usual(), small(), chart_view((10, 10), 10, 2, 0)] {
        for room in [(120, 40), (80, 40), (80, 14), (80, 12), (60, 24)] {
            let shape = |ships: i64| {
                let view = with_ships(view.clone(), ships);
                let sheet = table_within(&view, room.0, room.1, None, Tongue::En);
                let chart = Chart::of(&view.zones[0]).expect("a map");
                let sites = chart.sites.iter().map(|it| Hit::Piece(it.piece.id.clone()));
                let sites: Vec<Hit> = sites.collect();
                let areas = sheet.spotted.iter().filter(|it| sites.contains(&it.what));
                let areas = areas.map(|it| (it.row, it.column, it.width, it.height));
                let text = sheet.to_plain_string();
                (areas.collect::<Vec<_>>(), text.matches('+').count())
            };
            let first = shape(1);
            for ships in [10, 100, 9_999, 123_456, i64::MAX] {
                assert_eq!(shape(ships), first, "{ships} in {room:?}");
            }
        }
    }
}

/// Reads the letters of an area.
fn letters(sheet: &Sheet, what: &Hit) -> String {
    let mut text = String::new();
    for area in sheet.spotted.iter().filter(|it| it.what == *what) {
        for row in &sheet.rows[area.row..area.row + area.height] {
            let cells = &row[area.column..area.column + area.width];
            text.extend(cells.iter().map(|cell| cell.glyph));
            text.push(' ');
        }
    }
    text
}

#[test]
fn every_site_can_be_read_and_nothing_covers_it() {
    let views = [
        usual(),
        small(),
        largest(),
        chart_view((12, 12), 140, 10, 60),
    ];
    for view in views {
        let chart = Chart::of(&view.zones[0]).expect("a map");
        for (width, height) in [(24, 0), (40, 20), (53, 15), (80, 14), (120, 40), (500, 300)] {
            let sheet = table_within(&view, width, height, Some(0), Tongue::En);
            for site in &chart.sites {
                let what = Hit::Piece(site.piece.id.clone());
                let read = letters(&sheet, &what);
                let mut words = read.split([' ', '!', '+']).filter(|it| !it.is_empty());
                let marked = format!("{}{}", mark(&view, site.piece.owner), site.name());
                let first = words.next().expect("its name");
                let read: String = match first.strip_prefix(&marked) {
                    Some("") => words.next().unwrap_or_default().to_owned(),
                    Some(rest) => rest.to_owned(),
                    None => panic!("{first} instead of {marked}"),
                };
                assert_eq!(read, site.ships(), "{marked} in {width} x {height}");
            }
        }
    }
}

#[test]
fn movers_stand_beside_sites_and_not_on_them() {
    let crowded = judged(chart_view((12, 12), 140, 10, 60));
    for (view, n_seen_min) in [(usual(), 5), (largest(), 55), (crowded, 1)] {
        let chart = Chart::of(&view.zones[0]).expect("a map");
        let sheet = table_within(&view, 120, 40, None, Tongue::En);
        let mut n_seen = 0;
        for mover in &chart.movers {
            let what = Hit::Piece(mover.piece.id.clone());
            let read = letters(&sheet, &what);
            let Some(arrow) = read.chars().next() else {
                continue;
            };
            n_seen += 1;
            assert!("←↑→↓↖↗↘↙".contains(arrow), "{read}");
            let ships = read[arrow.len_utf8()..].trim();
            assert!(ships.is_empty() || ships == mover.ships(), "{read}");
        }
        // Where sites are everywhere, few movers find a place.
        assert!(n_seen >= n_seen_min, "{n_seen}");
    }
}

#[test]
fn arrows_point_where_movers_go() {
    use super::movers::arrow;
    assert_eq!(arrow((3, 0)), '→');
    assert_eq!(arrow((9, 1)), '→');
    assert_eq!(arrow((2, -2)), '↗');
    assert_eq!(arrow((0, -1)), '↑');
    assert_eq!(arrow((-4, -3)), '↖');
    assert_eq!(arrow((-1, 9)), '↓');
    assert_eq!(arrow((0, 0)), '·');
}

#[test]
fn owners_have_their_ink_and_the_chosen_sites_stand_out() {
    let view = with_orders(usual());
    let ink_of = |sheet: &Sheet, name: &str| {
        let what = Hit::Piece(format!("planet.{name}"));
        let area = sheet.spotted.iter().find(|it| it.what == what);
        area.map(|it| sheet.rows[it.row][it.column].ink)
    };
    let sheet = table_within(&view, 80, 14, None, Tongue::En);
    assert_eq!(ink_of(&sheet, "A"), Some(Ink::Seat(0)));
    assert_eq!(ink_of(&sheet, "B"), Some(Ink::Seat(1)));
    assert_eq!(ink_of(&sheet, "E"), Some(Ink::TileFresh));
    assert_eq!(ink_of(&sheet, "V"), Some(Ink::Plain));
    let sheet = table_within(&view, 80, 14, Some(1), Tongue::En);
    assert_eq!(ink_of(&sheet, "A"), Some(Ink::Accent));
    assert_eq!(ink_of(&sheet, "D"), Some(Ink::Accent));
    assert_eq!(ink_of(&sheet, "B"), Some(Ink::Seat(1)));
}

#[test]
fn the_reader_looks_at_the_chosen_sites_or_at_what_changed_or_home() {
    let mut view = with_orders(largest());
    let hit = |sheet: &Sheet| {
        let focus = sheet.focus.expect("something to see");
        sheet.hit(focus.row, focus.column).cloned()
    };
    // A and D are too far apart for a window, so D is seen, where ships go.
    let sheet = table_within(&view, 40, 14, Some(1), Tongue::En);
    assert_eq!(hit(&sheet), Some(Hit::Piece("planet.D".to_owned())));
    let sheet = table_within(&view, 40, 14, None, Tongue::En);
    assert_eq!(hit(&sheet), Some(Hit::Piece("planet.E".to_owned())));
    for piece in &mut view.zones[0].pieces {
        piece.fresh = false;
    }
    let sheet = table_within(&view, 40, 14, None, Tongue::En);
    assert_eq!(hit(&sheet), Some(Hit::Piece("planet.A".to_owned())));
    view.reader = Reader::Spectator;
    assert_eq!(table_within(&view, 40, 14, None, Tongue::En).focus, None);
}

#[test]
fn a_map_too_large_for_memory_is_a_row() {
    let mut view = small();
    view.zones[0].pieces[0].lie = Some(Lie::Place(Place {
        column: u16::MAX,
        row: u16::MAX,
    }));
    let sheet = table_within(&view, 80, 14, None, Tongue::En);
    assert!(sheet.height < 20 && sheet.width == 80);
}
