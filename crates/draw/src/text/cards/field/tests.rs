//! Sides of collectible card games as text.

use tapete_game::Tongue;

use super::super::super::tests::expect;
use super::super::super::{Hit, card_hand, card_lines, compact, screen, table_within};
use crate::sample::collectibles::{OX, Print, bearing, card, table};

#[test]
fn sides_in_windows_of_all_sizes() {
    let view = table();
    let mut text = String::new();
    for (width, height) in [(100, 30), (66, 17), (53, 12), (53, 9), (30, 0)] {
        let sheet = table_within(&view, width, height, Some(2), Tongue::En);
        text.push_str(&format!("in {width} x {height}\n"));
        text.push_str(&sheet.to_plain_string());
    }
    text.push_str("hand\n");
    text.push_str(&card_hand(&view, "hand.0", (66, 9), Some(1)).to_plain_string());
    text.push_str("screen\n");
    text.push_str(&screen(&view, 80, Tongue::Es).to_plain_string());
    expect("collectible", &text);
}

#[test]
fn equal_lands_are_counted_and_used_ones_are_told_apart() {
    let sheet = table_within(&table(), 80, 20, None, Tongue::En).to_plain_string();
    assert!(sheet.contains("Forest ×2"), "{sheet}");
    assert!(sheet.contains("↷Forest"), "{sheet}");
}

#[test]
fn what_is_attached_lies_below_its_bearer() {
    for height in [0, 12, 40] {
        let sheet = table_within(&bearing(), 60, height, None, Tongue::En);
        let text = sheet.to_plain_string();
        assert!(text.contains("└Old Sword (rust 2)"), "{text}");
        assert!(text.contains("└Charm ×2"), "{text}");
        let column = |id: &str| {
            let what = Hit::Piece(id.to_owned());
            let area = sheet.spotted.iter().find(|it| it.what == what);
            area.map(|it| (it.column, it.row)).expect("the card")
        };
        let (host, sword) = (column("card.1"), column("card.30"));
        assert_eq!(host.0, sword.0);
        assert!(host.1 < sword.1 && sword.1 < column("card.31").1);
    }
}

#[test]
fn equal_cards_are_drawn_once_where_room_is_short() {
    let mut view = table();
    let crowd = (0..24).map(|it| card(&format!("ox.{it}"), OX));
    view.zones[1].pieces = crowd.collect();
    let roomy = table_within(&view, 80, 60, None, Tongue::En).to_plain_string();
    assert!(roomy.matches("Craw Ox").count() >= 24, "{roomy}");
    let sheet = table_within(&view, 80, 10, None, Tongue::En);
    let text = sheet.to_plain_string();
    assert!(text.contains("Craw Ox ×24"), "{text}");
    assert!(sheet.height <= 10);
    let last = Hit::Piece("ox.23".to_owned());
    assert!(sheet.spotted.iter().any(|it| it.what == last));
}

#[test]
fn every_card_in_play_can_be_clicked() {
    let view = table();
    for height in [0, 9, 40] {
        let sheet = table_within(&view, 60, height, None, Tongue::En);
        for id in ["card.1", "card.2", "card.3", "card.4", "card.9", "card.8"] {
            let what = Hit::Piece(id.to_owned());
            assert!(sheet.spotted.iter().any(|it| it.what == what), "{id}");
        }
    }
}

#[test]
fn a_card_of_a_pile_is_seen_when_a_move_touches_it() {
    let view = table();
    let shown = |highlight| table_within(&view, 80, 30, highlight, Tongue::En).to_plain_string();
    assert!(!shown(Some(0)).contains("Bernardo's graveyard"));
    assert!(shown(Some(3)).contains("Bernardo's graveyard\n▸Craw Ox"));
}

#[test]
fn cards_are_told_in_plain_lines() {
    let view = table();
    let lines = card_lines(&view, &view.zones[1], 78, Tongue::En);
    assert_eq!(lines[0], "2 Craw Ox (2G) Creature — Ox 4/3: Trample.");
    assert_eq!(lines[2], "  Forest [tapped]");
    let text = compact(&view, Tongue::En);
    assert!(text.contains("Cinder Brute (2R) Creature — Ogre 3/2 [tapped, attacking, +1/+1 2"));
}

#[test]
fn names_and_words_are_cut_before_counts_and_damage() {
    let mut view = table();
    let sentry = Print {
        name: "Sentry of the Long Terrace",
        states: &[("tapped", 0), ("attacking", 0)],
        ..OX
    };
    let wall = Print {
        name: "Keeper",
        states: &[("blocks Waking of the Mountain", 0), ("damage", 2)],
        ..OX
    };
    let mut pieces: Vec<_> = (0..3).map(|it| card(&format!("s.{it}"), sentry)).collect();
    pieces.extend((0..24).map(|it| card(&format!("w.{it}"), wall)));
    view.zones[1].pieces = pieces;
    for width in [36, 53, 60] {
        let text = table_within(&view, width, 10, None, Tongue::En).to_plain_string();
        assert!(text.contains("×3"), "{text}");
        assert!(text.contains("damage 2"), "{text}");
    }
}
