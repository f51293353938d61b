//! Whole sheets compared with golden files; `UPDATE_EXPECT=1` rewrites them.

use tapete_game::{Reader, Tongue};

use super::*;
use crate::sample::{finished, view, with_moves};

/// Compares a text with the golden file of that name.
pub(crate) fn expect(name: &str, text: &str) {
    let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_EXPECT").is_some_and(|it| it != "0") {
        std::fs::write(&path, text).expect("the golden file can be written");
        return;
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        golden == text,
        "{path} differs; UPDATE_EXPECT=1 rewrites it\n--- golden\n{golden}\n--- now\n{text}"
    );
}

#[test]
fn screens_of_80_columns() {
    for (n_tiles, n_seats, n_in_hand) in [(1, 2, 7), (8, 4, 10), (28, 4, 10), (55, 2, 20)] {
        let view = view(n_tiles, n_seats, n_in_hand);
        let sheet = screen(&view, 80, Tongue::En);
        let name = format!("screen-80-{n_tiles}-{n_seats}-{n_in_hand}");
        expect(&name, &sheet.to_plain_string());
    }
}

#[test]
fn screens_of_40_columns() {
    for (n_tiles, n_seats, n_in_hand) in [(0, 2, 7), (5, 2, 7), (12, 4, 10), (28, 2, 20)] {
        let view = view(n_tiles, n_seats, n_in_hand);
        let sheet = screen(&view, 40, Tongue::Es);
        let name = format!("screen-40-{n_tiles}-{n_seats}-{n_in_hand}");
        expect(&name, &sheet.to_plain_string());
    }
}

#[test]
fn a_highlighted_move_shows_where_it_would_lie() {
    let mut text = String::new();
    for n_tiles in [0, 5, 40] {
        let view = with_moves(view(n_tiles, 2, 7));
        for highlight in 0..view.moves.len() {
            let sheet = table(&view, 80, Some(highlight), Tongue::En);
            text.push_str(&sheet.to_plain_string());
            text.push('\n');
        }
    }
    let view = with_moves(view(5, 2, 7));
    text.push_str(&hand(&view, "hand.0", 80, Some(2)).to_plain_string());
    text.push_str(&moves(&view, 40, Some(2)).to_plain_string());
    expect("highlight", &text);
}

#[test]
fn scripts_get_a_few_lines() {
    let text = compact(&view(5, 2, 7), Tongue::En) + &compact(&finished(view(5, 2, 7)), Tongue::Es);
    expect("compact", &text);
}

#[test]
fn clicks_find_pieces_and_moves() {
    let view = with_moves(view(5, 2, 7));
    let sheet = hand(&view, "hand.0", 80, None);
    assert_eq!(sheet.hit(2, 1), Some(&Hit::Piece("0|3".to_owned())));
    assert_eq!(sheet.hit(2, 5), None);
    let list = moves(&view, 80, None);
    assert_eq!(list.hit(0, 0), Some(&Hit::Move(0)));
    // The ghost plays the move; the other end plays the same tile there.
    let sheet = table(&view, 80, Some(1), Tongue::En);
    let hits: Vec<&Hit> = sheet.spotted.iter().map(|it| &it.what).collect();
    assert_eq!(hits.first(), Some(&&Hit::Move(0)));
    assert_eq!(hits.last(), Some(&&Hit::Move(1)));
}

#[test]
fn the_reader_looks_at_the_ghost_or_at_what_was_played_last() {
    for (n_tiles, height) in [(5, 14), (40, 0)] {
        let view = with_moves(view(n_tiles, 2, 7));
        for highlight in 0..view.moves.len() {
            let sheet = table_within(&view, 80, height, Some(highlight), Tongue::En);
            let focus = sheet.focus.expect("a ghost");
            assert_eq!(
                sheet.hit(focus.row, focus.column),
                Some(&Hit::Move(highlight))
            );
        }
        let sheet = table_within(&view, 80, height, None, Tongue::En);
        let focus = sheet.focus.expect("a fresh tile");
        let fresh = view.zones[0]
            .pieces
            .iter()
            .find(|it| it.fresh)
            .expect("one");
        let wanted = Hit::Piece(fresh.id.clone());
        assert_eq!(sheet.hit(focus.row, focus.column), Some(&wanted));
    }
}

#[test]
fn every_size_gives_a_whole_sheet() {
    for width in [0, 1, 24, 33, 40, 57, 80, 132, 5000] {
        for n_tiles in [0, 1, 2, 7, 30, 55] {
            for highlight in [None, Some(0), Some(99)] {
                let view = finished(with_moves(view(n_tiles, 4, 10)));
                let sheets = [
                    screen(&view, width, Tongue::En),
                    table(&view, width, highlight, Tongue::En),
                    table_within(&view, width, 0, highlight, Tongue::En),
                    hand(&view, "hand.0", width, highlight),
                    hand(&view, "nowhere", width, highlight),
                    log(&view, width, 2),
                ];
                for sheet in sheets {
                    assert_eq!(sheet.rows.len(), sheet.height);
                    assert!(sheet.rows.iter().all(|row| row.len() == sheet.width));
                    for it in &sheet.spotted {
                        assert!(it.row + it.height <= sheet.height);
                        assert!(it.column + it.width <= sheet.width, "{width} {n_tiles}");
                    }
                }
            }
        }
    }
}

#[test]
fn long_and_strange_words_stay_on_the_sheet() {
    let mut view = with_moves(view(6, 4, 10));
    let long = "a very long\u{1b}[2J\u{202e} name ".repeat(20);
    view.game = long.clone();
    view.reader = Reader::Judge;
    for zone in &mut view.zones {
        zone.label = long.clone();
        for piece in &mut zone.pieces {
            piece.faces = vec![long.clone(), String::new(), "Ñ".to_owned()];
        }
    }
    for it in &mut view.moves {
        it.label = long.clone();
    }
    view.log.push(long.clone());
    view.facts[0].value = long.clone().into();
    for seat in &mut view.seats {
        seat.name = long.clone();
    }
    for width in [24, 40, 80] {
        let sheet = screen(&view, width, Tongue::Es);
        assert_eq!(sheet.width, width);
        let plain = sheet.to_plain_string();
        assert!(!plain.contains('\u{1b}') && !plain.contains('\u{202e}'));
    }
}
