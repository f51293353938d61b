//! Cards as text, compared with golden files and held to what must be true.

use tapete_game::Tongue;

use super::super::tests::expect;
use super::super::{screen, table_within};
use super::*;
use crate::sample::cards::{duel, duel_of, open_hands, page, with_plays};
use crate::sample::worded;

#[test]
fn teams_in_windows_of_all_sizes() {
    let mut text = String::new();
    for (name, view, width, height) in [
        ("usual", duel(), 80, 20),
        ("usual", duel(), 53, 9),
        ("usual", duel(), 53, 6),
        ("usual", duel(), 36, 0),
        ("four", duel_of(4, 3, 5), 80, 30),
        ("six monsters", duel_of(2, 6, 20), 53, 10),
        ("six monsters", duel_of(2, 6, 20), 120, 30),
        ("judged", open_hands(duel()), 80, 20),
        ("chosen", with_plays(duel()), 80, 20),
    ] {
        let sheet = table_within(&view, width, height, Some(1), Tongue::En);
        text.push_str(&format!("{name} in {width} x {height}\n"));
        text.push_str(&sheet.to_plain_string());
        text.push('\n');
    }
    expect("duel", &text);
}

#[test]
fn names_and_elements_are_whole_where_there_is_room() {
    let sheet = |width| {
        let sheet = table_within(&duel(), width, 20, None, Tongue::En);
        sheet.to_plain_string()
    };
    for name in ["JARulay", "Planta", "ZombraAzul", "Fuego"] {
        assert!(sheet(120).contains(name), "{}", sheet(120));
    }
    let view = duel_of(2, 3, 9);
    let hand = card_hand(&view, "hand.0", (158, 30), None).to_plain_string();
    assert!(hand.contains("Tempest of a thousand leaves"), "{hand}");
    let narrow = card_hand(&view, "hand.0", (54, 30), None).to_plain_string();
    assert!(narrow.contains("Tempest of a th"), "{narrow}");
}

#[test]
fn hands_in_rooms_of_all_sizes() {
    let mut text = String::new();
    for (n_cards, width, height) in [
        (7, 51, 7),
        (7, 78, 12),
        (7, 118, 20),
        (7, 34, 7),
        (20, 51, 8),
        (20, 118, 10),
    ] {
        let view = with_plays(duel_of(2, 3, n_cards));
        let sheet = card_hand(&view, "hand.0", (width, height), Some(1));
        text.push_str(&format!("{n_cards} cards in {width} x {height}\n"));
        text.push_str(&sheet.to_plain_string());
        text.push('\n');
    }
    expect("duel-hands", &text);
}

#[test]
fn whole_screens_with_cards() {
    let mut text = String::new();
    for (view, width, tongue) in [
        (with_plays(duel()), 80, Tongue::En),
        (open_hands(duel()), 80, Tongue::Es),
        (duel(), 40, Tongue::Es),
        (page(3, 4), 80, Tongue::En),
    ] {
        text.push_str(&screen(&view, width, tongue).to_plain_string());
        text.push('\n');
    }
    expect("duel-screen", &text);
}

#[test]
fn cards_are_plain_lines() {
    let mut view = with_plays(duel());
    let lines = |view: &View, zone: usize, tongue| card_lines(view, &view.zones[zone], 60, tongue);
    let hand = lines(&view, 2, Tongue::En);
    assert_eq!(hand[0], "1 Robar (20) JARulay: Draw 2 cards.");
    assert_eq!(hand[1], "  RatataPopo (5) FlappyBird: Attacks.");
    assert!(hand.iter().all(|it| it.chars().count() <= 60));
    let team = lines(&view, 0, Tongue::Es);
    assert_eq!(
        team[2],
        "ZombraAzul (Fuego) 40/230, ataque 60, burning, asleep"
    );
    assert_eq!(lines(&view, 3, Tongue::En), ["7 face down"]);
    assert_eq!(lines(&view, 3, Tongue::Es), ["7 boca abajo"]);
    view.zones[3].pieces.clear();
    assert!(lines(&view, 3, Tongue::En).is_empty());
}

#[test]
fn a_card_shows_the_number_that_plays_it() {
    let mut view = with_plays(duel());
    let numbers = |view: &View| -> Vec<String> {
        let hand = card_hand(view, "hand.0", (60, 7), None).to_plain_string();
        let heads = hand.lines().map(|it| it.chars().skip(1).take(2).collect());
        heads.collect()
    };
    assert_eq!(numbers(&view)[..4], ["1 ", "  ", "3 ", "4 "]);
    // Whatever a family calls the moves: what is shown is what one types.
    view.moves[0].number = 7;
    assert_eq!(numbers(&view)[..4], ["7 ", "  ", "3 ", "4 "]);
    // With two moves that start from a card, its number would say too little.
    let mut other = view.moves[1].clone();
    other.number = 9;
    view.moves.push(other);
    assert_eq!(numbers(&view)[..4], ["7 ", "  ", "  ", "4 "]);
    // When nothing can be played, nothing is numbered, and no room is lost.
    view.moves.clear();
    assert_eq!(numbers(&view)[0], "Ro");
}

#[test]
fn a_description_says_what_the_cards_say() {
    let text = super::super::compact(&duel(), Tongue::En);
    let mut lines = text.lines();
    assert_eq!(
        lines.next(),
        Some(
            "team.0: JARulay (Planta) 120/350, attack 100, poisoned; \
             FlappyBird (Aire) 150/150, attack 25; \
             ZombraAzul (Fuego) 40/230, attack 60, burning, asleep"
        )
    );
    assert!(text.contains("hand.0: Robar (20) JARulay: Draw 2 cards.; RatataPopo (5)"));
    assert!(text.contains("hand.1: ×7"));
}

#[test]
fn clicks_find_fighters_and_cards() {
    let view = with_plays(duel());
    for height in [0, 9, 20] {
        let sheet = table_within(&view, 80, height, Some(1), Tongue::En);
        let focus = sheet.focus.expect("the chosen monster");
        let hit = sheet.hit(focus.row + focus.height - 1, focus.column + 3);
        assert_eq!(
            hit,
            Some(&super::super::Hit::Piece("monster.1.2".to_owned()))
        );
    }
    for (width, height) in [(51, 7), (118, 4), (78, 30)] {
        let sheet = card_hand(&view, "hand.0", (width, height), None);
        let ids = view.zones[2].pieces.iter().map(|it| &it.id);
        for id in ids {
            let what = super::super::Hit::Piece(id.clone());
            let area = sheet.spotted.iter().find(|it| it.what == what);
            let area = area.expect("each card");
            assert_eq!(sheet.hit(area.row, area.column), Some(&what));
        }
    }
    assert_eq!(card_hand(&view, "nowhere", (50, 7), None).height, 0);
}

#[test]
fn inks_tell_elements_and_what_is_fresh_chosen_or_dead() {
    let view = with_plays(duel());
    let sheet = table_within(&view, 80, 9, Some(0), Tongue::En);
    let inks = |id: &str| {
        let what = super::super::Hit::Piece(id.to_owned());
        let area = sheet.spotted.iter().find(|it| it.what == what);
        let area = area.expect("a monster");
        [area.row, area.row + 1].map(|row| sheet.rows[row][area.column].ink)
    };
    let plant = Ink::Tint([0x4f, 0x9d, 0x4a]);
    assert_eq!(inks("monster.0.0"), [plant, Ink::TileFresh]);
    assert_eq!(inks("monster.0.2")[1], Ink::Face);
    assert_eq!(inks("monster.1.0"), [Ink::Accent; 2]);
    assert_eq!(inks("monster.1.1"), [Ink::Dim; 2]);
    // Cards that cannot be played now are dim.
    let hand = card_hand(&view, "hand.0", (60, 7), Some(0));
    let inks: Vec<Ink> = hand.rows.iter().map(|row| row[40].ink).collect();
    assert_eq!(inks[..4], [Ink::Accent, Ink::Dim, Ink::Face, Ink::Face]);
}

#[test]
fn every_size_gives_a_whole_sheet() {
    let long = "a very long\u{1b}[2J\u{202e} name ".repeat(20);
    let mut strange = with_plays(duel());
    for piece in strange.zones.iter_mut().flat_map(|zone| &mut zone.pieces) {
        worded(piece, || long.clone());
    }
    for view in [
        duel(),
        duel_of(2, 1, 0),
        duel_of(5, 6, 20),
        open_hands(duel_of(3, 4, 9)),
        page(7, 9),
        strange,
    ] {
        for width in [0, 24, 33, 53, 80, 132, 5000] {
            for height in [0, 7, 30] {
                let sheets = [
                    screen(&view, width, Tongue::En),
                    table_within(&view, width, height, Some(0), Tongue::En),
                    card_hand(&view, "hand.0", (width, height), Some(0)),
                ];
                for sheet in sheets {
                    assert_eq!(sheet.rows.len(), sheet.height);
                    assert!(sheet.rows.iter().all(|row| row.len() == sheet.width));
                    let plain = sheet.to_plain_string();
                    assert!(!plain.contains('\u{1b}') && !plain.contains('\u{202e}'));
                    for it in &sheet.spotted {
                        assert!(it.row + it.height <= sheet.height);
                        assert!(it.column + it.width <= sheet.width);
                    }
                }
            }
        }
    }
}
