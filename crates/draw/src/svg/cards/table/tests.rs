//! Pictures of collectible card games.

use crate::png::parse;
use crate::sample::collectibles::{OX, alone, bearing, card, table};
use crate::sample::options;
use crate::text::expect;
use crate::{PictureOptions, svg};

/// Returns the part of a picture that draws a piece.
fn group<'a>(picture: &'a str, id: &str) -> &'a str {
    let (_, after) = picture
        .split_once(&format!("data-id=\"{id}\""))
        .expect("the piece");
    after.split("class=\"piece").next().unwrap_or_default()
}

#[test]
fn a_card_looks_as_it_did() {
    expect("collectible-svg", &svg(&alone(), &options(400)));
}

#[test]
fn what_a_card_says_is_written_on_it() {
    let picture = svg(&table(), &options(960));
    let ox = group(&picture, "card.1");
    for word in [
        ">Craw Ox<",
        ">2G<",
        ">Creature — Ox<",
        ">Trample.<",
        ">4/3<",
    ] {
        assert!(ox.contains(word), "{word}\n{ox}");
    }
    let brute = group(&picture, "card.9");
    for word in [">tapped<", ">attacking<", ">+2<"] {
        assert!(brute.contains(word), "{word}\n{brute}");
    }
}

#[test]
fn used_cards_are_turned() {
    let picture = svg(&table(), &options(960));
    assert!(group(&picture, "card.3").contains("rotate("));
    assert!(!group(&picture, "card.2").contains("rotate("));
}

#[test]
fn a_pile_shows_its_uppermost_card_and_its_number() {
    let picture = svg(&table(), &options(960));
    assert!(picture.contains(">deck 40<") && picture.contains(">graveyard 2<"));
    assert_eq!(picture.matches("data-id=\"deck.0.").count(), 1);
    assert!(picture.contains("data-id=\"card.21\""));
    assert!(!picture.contains("data-id=\"card.20\""));
    // What a move touches comes to the top.
    let chosen = PictureOptions {
        highlight: Some(3),
        ..options(960)
    };
    assert!(svg(&table(), &chosen).contains("data-id=\"card.20\""));
}

#[test]
fn what_is_attached_looks_out_from_under_its_bearer() {
    let picture = svg(&bearing(), &options(960));
    let place = |id: &str| {
        picture
            .find(&format!("data-id=\"{id}\""))
            .expect("the card")
    };
    // What is drawn later lies on top.
    assert!(place("card.31") < place("card.30") && place("card.30") < place("card.1"));
    let sword = group(&picture, "card.30");
    assert!(sword.contains(">rust 2<") && !sword.contains(">3<"));
}

#[test]
fn a_deck_lies_face_down_even_for_who_knows_it() {
    let picture = svg(&bearing(), &options(960));
    assert!(group(&picture, "card.40").contains("tapete-card-back"));
    assert!(picture.contains(">deck 1<"));
}

#[test]
fn any_number_of_cards_gives_a_well_formed_picture() {
    for n_cards in [0, 1, 30, 300] {
        let mut view = table();
        for zone in &mut view.zones {
            let id = |index| format!("{}.{index}", zone.id);
            zone.pieces = (0..n_cards).map(|it| card(&id(it), OX)).collect();
        }
        for width in [240, 960] {
            assert!(parse(&svg(&view, &options(width))).is_ok());
        }
    }
}
