//! Maps as pictures: nothing overlaps, everything can be read and found.

use proptest::prelude::*;
use tapete_game::{Extent, Lie, Place, Role, Tongue, View, Way};

use super::*;
use crate::png::parse;
use crate::sample::charts::{chart_view, judged, largest, small, usual, with_orders};
use crate::sample::{options, set, worded};
use crate::text::expect;
use crate::{GifOptions, PictureOptions, gif, svg};

fn frame(view: &View, width: f64) -> Frame {
    let extent = view.zones[0].extent.expect("a size");
    let (columns, rows) = (usize::from(extent.columns), usize::from(extent.rows));
    Frame {
        left: 0.0,
        top: 0.0,
        side: width / columns as f64,
        columns,
        rows,
        scale: 1.0,
    }
}

#[test]
fn a_small_map_looks_as_it_did() {
    expect("chart-small-svg", &svg(&small(), &options(400)));
}

#[test]
fn nothing_of_a_site_leaves_its_cell() {
    for (view, width) in [
        (usual(), 825.0),
        (usual(), 330.0),
        (small(), 520.0),
        (largest(), 819.0),
    ] {
        let frame = frame(&view, width);
        let chart = Chart::of(&view.zones[0]).expect("a map");
        for site in &chart.sites {
            let (x, y) = frame.middle(site.column, site.row);
            let half = frame.side / 2.0 + 0.01;
            for area in frame.art(site, &view).areas() {
                let is_inside = area.left >= x - half
                    && area.right <= x + half
                    && area.top >= y - half
                    && area.bottom <= y + half;
                assert!(is_inside, "{}: {area:?} at {x},{y} {half}", site.name());
            }
        }
    }
}

#[test]
fn every_name_and_every_number_of_ships_is_whole() {
    for view in [usual(), judged(usual()), small(), largest()] {
        let picture = svg(&view, &options(960));
        let chart = Chart::of(&view.zones[0]).expect("a map");
        for site in &chart.sites {
            let id = super::super::tile::piece_id(&site.piece.id);
            let (_, after) = picture.split_once(&format!("id=\"{id}\"")).expect("it");
            let (group, _) = after.split_once("</g>\n</g>").expect("its end");
            for text in [site.name(), &site.ships()] {
                assert!(group.contains(&format!(">{text}</text>")), "{id} {text}");
            }
        }
    }
}

#[test]
fn what_is_hidden_looks_hidden() {
    let view = usual();
    let picture = svg(&view, &options(960));
    let n_hidden = |view: &View| {
        let unknown = |it: &&tapete_game::Piece| it.text(Role::Production) == "?";
        view.zones[0].pieces.iter().filter(unknown).count()
    };
    assert!(n_hidden(&view) > 2);
    // The sign in the legend is one more; ways are no circles.
    let dashed = picture
        .lines()
        .filter(|it| it.starts_with("<circle") && it.contains("stroke-dasharray"));
    assert_eq!(dashed.count(), n_hidden(&view) + 1);
}

#[test]
fn numbers_of_movers_cover_no_site_and_no_other_number() {
    let view = judged(chart_view((12, 12), 60, 5, 80));
    let frame = frame(&view, 820.0);
    let chart = Chart::of(&view.zones[0]).expect("a map");
    let mut free = Free::new(frame);
    let sites: Vec<Area> = chart
        .sites
        .iter()
        .flat_map(|it| frame.art(it, &view).areas())
        .collect();
    assert!(sites.len() > 100);
    for area in &sites {
        free.take(*area);
    }
    let labels = movers::label_areas(&chart, frame, &mut free);
    assert!(labels.len() > 40, "{}", labels.len());
    for (index, label) in labels.iter().enumerate() {
        assert!(sites.iter().all(|it| !it.meets(label)));
        assert!(labels[index + 1..].iter().all(|it| !it.meets(label)));
    }
}

#[test]
fn the_chosen_move_and_what_changed_can_be_seen() {
    let view = with_orders(usual());
    let mut options = options(960);
    let plain = svg(&view, &options);
    assert!(plain.contains("class=\"piece fresh\"") && !plain.contains("chosen"));
    assert!(plain.contains("data-moves=\"0 1\""));
    options.highlight = Some(0);
    let chosen = svg(&view, &options);
    assert_eq!(chosen.matches("class=\"piece chosen\"").count(), 2);
    assert_eq!(chosen.matches("class=\"way chosen\"").count(), 1);
}

#[test]
fn a_map_lies_on_the_sky_and_dominoes_on_felt() {
    let sky = svg(&usual(), &options(960));
    let felt = svg(&crate::sample::view(5, 2, 7), &options(960));
    assert!(sky.contains("tapete-sky") && !sky.contains("tapete-felt"));
    assert!(felt.contains("tapete-felt") && !felt.contains("tapete-sky"));
    assert_ne!(
        crate::svg::edge_colour(&sky),
        crate::svg::edge_colour(&felt)
    );
}

#[test]
fn pictures_of_maps_are_bounded() {
    let side = u16::MAX;
    for extent in [(side, side), (side, 1), (1, side), (0, 0)] {
        let mut view = small();
        view.zones[0].extent = Some(Extent {
            columns: extent.0,
            rows: extent.1,
        });
        let picture = svg(&view, &options(960));
        let size = parse(&picture).expect("a picture").size();
        assert!(size.height() < 1500.0, "{extent:?} {}", size.height());
        assert!(picture.len() < 200_000, "{extent:?} {}", picture.len());
    }
    let picture = svg(&largest(), &options(960));
    assert!(picture.len() < 600_000, "{}", picture.len());
}

#[test]
fn frames_of_a_map_make_a_moving_picture_in_which_nothing_jumps() {
    let mut views = vec![usual(); 4];
    for (turn, view) in (1..).zip(&mut views) {
        for piece in &mut view.zones[0].pieces {
            if let Some(Lie::Way(way)) = &mut piece.lie {
                way.gone += turn;
            }
        }
    }
    views[2].log.push("a long story ".repeat(12));
    let frames = crate::svg_frames(&views, &options(960));
    let id = super::super::tile::piece_id("planet.A");
    let first_circle = |svg: &String| {
        let (_, after) = svg.split_once(&format!("id=\"{id}\"")).expect("it");
        let (_, circle) = after.split_once("<circle ").expect("its disc");
        circle.split_once('r').map(|(place, _)| place.to_owned())
    };
    let wish = GifOptions {
        width: 200,
        ..GifOptions::default()
    };
    assert!(frames.iter().all(|it| first_circle(it).is_some()));
    let moving = gif(frames.into_iter(), wish).expect("a moving picture");
    assert!(moving.starts_with(b"GIF89a"));
}

#[test]
fn a_map_stays_in_its_place_whatever_is_written_around_it() {
    let mut views = vec![usual(); 6];
    views[1].log.clear();
    views[2].log.push("a long story ".repeat(30));
    views[2].facts[0].value = "and a long fact ".repeat(30).into();
    views[3].to_act.clear();
    views[3].facts.clear();
    views[4] = crate::sample::finished(views[4].clone());
    views[4].log.push("a long story ".repeat(30));
    for piece in &mut views[5].zones[0].pieces {
        piece.fresh = false;
        piece.owner = piece.owner.or(Some(tapete_game::Seat(1)));
        set(piece, Role::Ships, 1);
        set(piece, Role::Production, 2);
        set(piece, Role::Strength, 1);
    }
    views[5].zones[0].pieces.truncate(22);
    let heights = views.iter().map(|view| {
        let picture = svg(view, &options(960));
        parse(&picture).expect("a picture").size().height()
    });
    let heights: Vec<f32> = heights.collect();
    assert!(heights.iter().all(|it| *it == heights[0]), "{heights:?}");
}

#[test]
fn the_legend_follows_the_tongue() {
    let spanish = PictureOptions {
        tongue: Tongue::Es,
        ..options(960)
    };
    let picture = svg(&usual(), &spanish);
    assert!(picture.contains("recién cambiado") && picture.contains("en camino"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    #[test]
    fn any_map_gives_a_well_formed_picture_and_a_whole_sheet(
        words in prop::collection::vec(any::<String>(), 20),
        places in prop::collection::vec((0..40_u16, 0..40_u16), 1..30),
        ways in prop::collection::vec((0..40_usize, 0..40_usize, any::<u16>(), any::<u16>()), 0..9),
        width in 0..1500_u32,
    ) {
        let mut view = chart_view((9, 9), places.len(), 3, ways.len());
        let mut words = words.iter().cycle().cloned();
        let mut word = || words.next().unwrap_or_default();
        let n_sites = places.len();
        let (sites, movers) = view.zones[0].pieces.split_at_mut(n_sites);
        for (piece, (column, row)) in sites.iter_mut().zip(places) {
            worded(piece, &mut word);
            piece.lie = Some(Lie::Place(Place { column, row }));
        }
        for (piece, (source, target, gone, left)) in movers.iter_mut().zip(ways) {
            worded(piece, &mut word);
            let [source, target] = [source, target].map(|it| sites[it % n_sites].id.clone());
            piece.lie = Some(Lie::Way(Way { source, target, gone, left }));
        }
        let mut options = options(width);
        options.highlight = Some(0);
        prop_assert!(parse(&svg(&view, &options)).is_ok());
        let sheet = crate::text::screen(&view, width as usize, Tongue::En);
        prop_assert!(sheet.rows.iter().flatten().all(|cell| !cell.glyph.is_control()));
        prop_assert!(sheet.rows.iter().all(|row| row.len() == sheet.width));
        for it in &sheet.spotted {
            prop_assert!(it.column + it.width <= sheet.width);
            prop_assert!(it.row + it.height <= sheet.height);
        }
    }
}

#[test]
fn a_seat_is_painted_in_the_colour_that_its_view_gives_it() {
    let count = |view: &View, colour: &str| svg(view, &options(400)).matches(colour).count();
    let (blue, cyan) = ("#3d8bff", "#1fc9d6");
    let mut view = small();
    let n_blue = count(&view, blue);
    assert!(n_blue > 0);
    assert_eq!(count(&view, cyan), 0);
    view.seats[0].hue = Some(6);
    assert_eq!((count(&view, blue), count(&view, cyan)), (0, n_blue));
}
