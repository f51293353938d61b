//! Pictures are well-formed, complete, and keep secrets.

use proptest::prelude::*;
use resvg::tiny_skia::{Rect, Transform};
use resvg::usvg::{Group, Node};
use tapete_game::{Reader, Seat};

use super::*;
use crate::grid::Lattice;
use crate::png::parse;
use crate::sample::cards::{duel, duel_of, open_hands, page, with_plays};
use crate::sample::charts::{chart_view, judged, largest, small, usual, with_orders};
use crate::sample::grids::{coloured, grid_view, renamed, with_faces};
use crate::sample::{finished, options, view, with_moves};
use crate::{GifOptions, gif, png};

fn shots() -> Vec<(&'static str, View, u32)> {
    let joined = crate::layout::sample::shots().into_iter();
    let mut shots: Vec<_> = joined.map(|(name, view)| (name, view, 960)).collect();
    shots.extend([
        ("one-tile", view(1, 2, 7), 960),
        ("five-tiles", with_moves(view(5, 2, 7)), 960),
        ("a-whole-set", view(28, 4, 10), 960),
        ("double-nine", finished(view(55, 4, 20)), 960),
        ("a-phone", with_moves(view(14, 4, 10)), 400),
        ("no-tiles", with_moves(view(0, 3, 7)), 640),
        ("many-seats", open(view(9, 8, 7)), 960),
        ("strange-faces", strange(view(12, 2, 5)), 500),
        ("one-triangle", grid_view(Lattice::Triangles, 1, 9, 6), 960),
        ("triangles", grid_view(Lattice::Triangles, 12, 9, 6), 960),
        (
            "many-triangles",
            grid_view(Lattice::Triangles, 40, 9, 6),
            960,
        ),
        ("squares", grid_view(Lattice::Squares, 20, 9, 12), 960),
        ("hexagons", grid_view(Lattice::Hexagons, 20, 9, 16), 960),
        ("phone-hexagons", grid_view(Lattice::Hexagons, 9, 4, 6), 400),
        ("colours", coloured(with_moves(view(12, 2, 9))), 960),
        (
            "colour-triangles",
            coloured(grid_view(Lattice::Triangles, 12, 9, 6)),
            960,
        ),
        (
            "colour-hexagons",
            coloured(grid_view(Lattice::Hexagons, 7, 9, 6)),
            960,
        ),
        ("letters", renamed(view(12, 2, 9), &LETTERS), 960),
        ("numbers", renamed(view(12, 2, 10), &NUMBERS), 960),
        ("strips", with_faces(view(0, 2, 9), 5), 960),
        ("large-hand", large(view(9, 4, 50)), 960),
        ("map", usual(), 960),
        ("map-chosen", with_orders(usual()), 960),
        ("map-judged", judged(chart_view((12, 8), 30, 10, 12)), 960),
        ("small-map", small(), 960),
        ("map-finished", finished(usual()), 960),
        ("phone-map", usual(), 400),
        ("largest-map", largest(), 960),
        ("long-map", chart_view((3, 40), 20, 3, 5), 640),
        ("duel", duel(), 960),
        ("duel-chosen", with_plays(duel()), 960),
        ("duel-judged", open_hands(duel()), 960),
        ("duel-finished", finished(duel()), 960),
        ("phone-duel", duel(), 400),
        ("duel-of-four", duel_of(4, 3, 5), 960),
        ("duel-of-five-teams", duel_of(5, 6, 3), 960),
        ("duel-of-six-monsters", duel_of(2, 6, 20), 960),
        ("duel-without-cards", duel_of(2, 1, 0), 960),
        ("one-monster", page(1, 0), 960),
        ("one-power", page(0, 1), 960),
        ("cards", page(12, 9), 960),
        ("many-cards", page(40, 60), 960),
        ("phone-cards", page(3, 4), 400),
    ]);
    shots
}

const LETTERS: [&str; 10] = ["a", "e", "Ñ", "w", "g", "m", "Q", "ch", "♥", "♠"];
const NUMBERS: [&str; 10] = ["9", "10", "11", "12", "13", "14", "15", "16", "17", "18"];

/// Gives the tiles of a large hand different ids.
fn large(mut view: View) -> View {
    for (index, piece) in view.zones[2].pieces.iter_mut().enumerate() {
        piece.id = format!("held.{index}");
    }
    view
}

/// Lays all hands and the stock open.
fn open(mut view: View) -> View {
    view.reader = Reader::Judge;
    let seen = view.zones[0].pieces.clone();
    for zone in view.zones.iter_mut().skip(1) {
        for (piece, other) in zone.pieces.iter_mut().zip(&seen) {
            piece.faces = other.faces.clone();
        }
    }
    view
}

/// Gives words and tiles that try to break the picture.
fn strange(mut view: View) -> View {
    view.game = "A <very> long \"name\" & \u{0}\u{1b} more, for ever and ever".to_owned();
    for (index, piece) in view.zones[0].pieces.iter_mut().enumerate() {
        piece.faces = vec![(index + 9).to_string(), (index + 10).to_string()];
        piece.id = format!("<{index}> \"&'\n");
    }
    for (piece, word) in view.zones[2]
        .pieces
        .iter_mut()
        .zip(["A", "sol", "Ñu", "<&>", "♥"])
    {
        piece.faces = vec![word.to_owned(), "10".to_owned()];
    }
    view.log
        .push("a long tale of <what> was done & why, ".repeat(9));
    view
}

/// Every picture can be painted. With `TAPETE_GALLERY=FOLDER` they are also
/// written there, to be looked at.
#[test]
fn every_view_can_be_painted() {
    let folder = std::env::var_os("TAPETE_GALLERY").map(std::path::PathBuf::from);
    let keep = |name: String, bytes: &[u8]| {
        if let Some(folder) = &folder {
            std::fs::write(folder.join(name), bytes).expect("a file");
        }
    };
    for (name, view, width) in shots() {
        let mut options = options(width);
        options.highlight = (!view.moves.is_empty()).then_some(1);
        let svg = svg(&view, &options);
        let png = png(&svg, 1.0).expect("a picture");
        assert!(png.starts_with(b"\x89PNG"), "{name}");
        keep(format!("{name}.svg"), svg.as_bytes());
        keep(format!("{name}.png"), &png);
    }
    let views: Vec<View> = (0..30).map(|n_tiles| view(n_tiles, 4, 10)).collect();
    let frames = svg_frames(&views, &options(960));
    let moving = gif(frames.into_iter(), GifOptions::default()).expect("a moving picture");
    assert!(moving.starts_with(b"GIF89a"));
    keep("growing.gif".to_owned(), &moving);
}

#[test]
fn pictures_are_well_formed_and_stable() {
    for (name, view, width) in shots() {
        let picture = svg(&view, &options(width));
        let tree = parse(&picture).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(tree.size().width(), width as f32, "{name}");
        assert_eq!(picture, svg(&view, &options(width)), "{name}");
    }
}

#[test]
fn each_piece_is_there_once_and_nothing_hidden_is_told() {
    for (name, view, width) in shots() {
        let picture = svg(&view, &options(width));
        let mut n_seen = 0;
        for piece in view.zones.iter().flat_map(|zone| &zone.pieces) {
            let id = format!("id=\"{}\"", tile::piece_id(&piece.id));
            assert_eq!(picture.matches(&id).count(), 1, "{name}: {id}");
            n_seen += usize::from(!piece.is_hidden());
        }
        assert_eq!(picture.matches("data-piece=").count(), n_seen, "{name}");
    }
}

/// Calls `check` with the place of every path and every letter.
///
/// The transforms are multiplied here: those that usvg gives for the inside of
/// a `<use>` count its own transform twice.
fn each_box(group: &Group, above: Transform, check: &mut impl FnMut(Rect)) {
    let transform = above.pre_concat(group.transform());
    for node in group.children() {
        match node {
            Node::Group(inner) => each_box(inner, transform, check),
            Node::Text(text) => each_box(text.flattened(), transform, check),
            Node::Path(_) | Node::Image(_) => {
                let place = node.bounding_box().transform(transform);
                check(place.expect("a place"));
            }
        }
    }
}

#[test]
fn everything_lies_inside_the_picture() {
    for (name, view, width) in shots() {
        for width in [width, 240, 333, 1500] {
            let mut options = options(width);
            options.highlight = Some(0);
            let tree = parse(&svg(&view, &options)).expect("a picture");
            let (right, bottom) = (tree.size().width(), tree.size().height());
            each_box(tree.root(), Transform::identity(), &mut |it| {
                let inside = it.left() >= 0.0
                    && it.top() >= 0.0
                    && it.right() <= right
                    && it.bottom() <= bottom;
                assert!(inside, "{name} {width}: {it:?} in {right} x {bottom}");
            });
        }
    }
}

#[test]
fn frames_of_one_match_have_one_size() {
    let views: Vec<View> = (0..40).map(|n_tiles| view(n_tiles, 4, 10)).collect();
    let frames = svg_frames(&views, &options(960));
    let sizes: Vec<_> = frames
        .iter()
        .map(|it| parse(it).expect("a picture").size())
        .collect();
    assert_eq!(sizes.len(), 40);
    assert!(sizes.iter().all(|size| *size == sizes[0]));
    assert!(svg_frames(&[], &options(960)).is_empty());
}

/// A cell stays where it is while the grid grows around it.
#[test]
fn frames_of_a_grid_do_not_move_it() {
    let views: Vec<View> = (1..20)
        .map(|n_pieces| grid_view(Lattice::Triangles, n_pieces, 5, 6))
        .collect();
    let frames = svg_frames(&views, &options(960));
    let id = format!("id=\"{}\"", tile::piece_id(&views[0].zones[0].pieces[0].id));
    let first_path = |svg: &String| {
        let (_, after) = svg.split_once(&id).expect("the piece");
        let (_, path) = after.split_once("<path d=\"").expect("its path");
        path.split_once('"').map(|(path, _)| path.to_owned())
    };
    // The first frame has a thick edge there, but the same path.
    let wanted = first_path(&frames[0]);
    assert!(frames.iter().all(|it| first_path(it) == wanted));
}

#[test]
fn cells_can_be_found() {
    let view = grid_view(Lattice::Triangles, 1, 5, 6);
    let picture = svg(&view, &options(960));
    assert!(picture.contains("data-spot=\"0,0,down\" data-moves=\"0 1\""));
}

#[test]
fn moves_and_zones_can_be_found() {
    let view = with_moves(view(5, 2, 7));
    let picture = svg(&view, &options(960));
    for zone in &view.zones {
        let mark = format!("data-zone=\"{}\"", zone.id);
        assert_eq!(picture.matches(&mark).count(), 1, "{mark}");
    }
    assert!(picture.contains("data-piece=\"0|3\" data-moves=\"0 1\""));
    assert!(picture.contains("data-spot=\"first\" data-moves=\"0\""));
    assert!(picture.contains("data-spot=\"last\" data-moves=\"1 2\""));
}

#[test]
fn fixed_words_follow_the_tongue() {
    let mut options = options(960);
    options.tongue = Tongue::Es;
    let picture = svg(&view(5, 4, 7), &options);
    assert!(picture.contains("Le toca a Bernardo") && picture.contains("Ana (tú)"));
    assert!(picture.contains("boca abajo") && !picture.contains("face down"));
}

#[test]
fn a_view_without_anything_is_still_a_picture() {
    let mut view = view(0, 0, 0);
    view.zones.clear();
    view.facts.clear();
    view.log.clear();
    view.to_act = vec![Seat(9)];
    assert!(parse(&svg(&view, &options(0))).is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn any_words_give_a_well_formed_picture(
        words in prop::collection::vec(any::<String>(), 12),
        width in any::<u32>(),
    ) {
        let mut view = with_moves(view(2, 2, 2));
        let mut words = words.into_iter().cycle();
        let mut word = || words.next().unwrap_or_default();
        view.game = word();
        view.facts[0].value = word().into();
        view.log.push(word());
        for zone in &mut view.zones {
            zone.id = word();
            zone.label = word();
            for piece in &mut zone.pieces {
                piece.id = word();
                piece.faces = vec![word(), word(), word()];
            }
        }
        let options = options(width);
        for seat in &mut view.seats {
            seat.name = word();
        }
        let picture = svg(&view, &options);
        prop_assert!(parse(&picture).is_ok());
        let sheet = crate::text::screen(&view, 40, Tongue::En);
        prop_assert!(sheet.rows.iter().flatten().all(|cell| !cell.glyph.is_control()));
    }

    #[test]
    fn any_words_on_shapes_give_a_well_formed_picture(
        words in prop::collection::vec(any::<String>(), 30),
        width in 0..2000_u32,
        n_faces in 0..9_usize,
    ) {
        for lattice in [Lattice::Triangles, Lattice::Squares, Lattice::Hexagons] {
            let mut view = coloured(grid_view(lattice, 7, 7, 6));
            let mut words = words.iter().cycle().cloned();
            let mut word = || words.next().unwrap_or_default();
            for tint in &mut view.palette {
                tint.face = word();
            }
            view.palette[0].colour = word();
            for piece in view.zones.iter_mut().flat_map(|zone| &mut zone.pieces) {
                piece.id = word();
                piece.faces = (0..n_faces).map(|_| word()).collect();
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
}
