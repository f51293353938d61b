//! Cards as text, compared with golden files and held to what must be true.

use tapete_game::Tongue;

use super::super::tests::expect;
use super::super::{screen, table_within};
use super::*;
use crate::sample::cards::{duel, duel_of, open_hands, page, with_plays};

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
        let sheet = table_within(&view, width, height, Some(1));
        text.push_str(&format!("{name} in {width} x {height}\n"));
        text.push_str(&sheet.to_plain_string());
        text.push('\n');
    }
    expect("duel", &text);
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
    let names = ["Ana", "Bernardo"].map(str::to_owned);
    let mut text = String::new();
    for (view, width, tongue) in [
        (with_plays(duel()), 80, Tongue::En),
        (open_hands(duel()), 80, Tongue::Es),
        (duel(), 40, Tongue::Es),
        (page(3, 4), 80, Tongue::En),
    ] {
        text.push_str(&screen(&view, width, tongue, &names).to_plain_string());
        text.push('\n');
    }
    expect("duel-screen", &text);
}
