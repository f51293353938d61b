//! Cards as pictures: everything can be read and found, and nothing leaves its
//! card.

use proptest::prelude::*;
use resvg::usvg::{Node, Tree};
use tapete_game::{Role, Tint, Value, View};

use super::crest::{mixed, sine};
use crate::png::parse;
use crate::sample::cards::{duel, duel_of, open_hands, page, with_plays};
use crate::sample::{options, set, worded};
use crate::text::expect;
use crate::{GifOptions, PictureOptions, gif, svg};

#[test]
fn two_cards_look_as_they_did() {
    expect("cards-svg", &svg(&page(1, 2), &options(400)));
}

/// Returns the part of a picture that draws a piece.
fn group<'a>(picture: &'a str, id: &str) -> &'a str {
    let (_, after) = picture
        .split_once(&format!("data-id=\"{id}\""))
        .expect("the piece");
    after.split("class=\"piece").next().unwrap_or_default()
}

#[test]
fn what_a_card_says_is_written_on_it() {
    let picture = svg(&duel(), &options(960));
    let jarulay = group(&picture, "monster.0.0");
    for word in [">JARulay<", ">Planta<", ">120/350<", ">100<", ">poisoned<"] {
        assert!(jarulay.contains(word), "{word}\n{jarulay}");
    }
    let robar = group(&picture, "hand.0.0");
    for word in [">Robar<", ">20<", ">Draw 2 cards.<", ">JARulay<"] {
        assert!(robar.contains(word), "{word}\n{robar}");
    }
    assert!(robar.contains("<title>Robar (20) JARulay: Draw 2 cards.</title>"));
    assert!(picture.contains("Energy: 215 · Cards: 7 · Living monsters: 3"));
}

#[test]
fn hidden_cards_show_the_same_back() {
    let picture = svg(&duel(), &options(960));
    let drawn = |index: usize| {
        let card = group(&picture, &format!("hand.1.{index}"));
        assert!(card.contains("#tapete-card-back") && !card.contains("<text"));
        assert!(card.contains("<title>face down</title>"));
    };
    (0..7).for_each(drawn);
}

#[test]
fn the_dead_are_grey_and_crossed_out() {
    let picture = svg(&duel(), &options(960));
    let dead = group(&picture, "monster.1.1");
    let alive = group(&picture, "monster.1.0");
    assert!(dead.contains("#8e1b1b") && !alive.contains("#8e1b1b"));
    assert!(!dead.contains("tapete-frame-3b82c4"));
    assert!(alive.contains("tapete-frame-a9793d"));
}

#[test]
fn a_long_text_shrinks_and_a_longer_one_is_cut() {
    let mut view = page(0, 1);
    let mut text_of = |text: &str| {
        let text = Value::Rules(text.to_owned());
        set(&mut view.zones[0].pieces[0], Role::Rules, text);
        let picture = svg(&view, &options(960));
        group(&picture, "card.0").to_owned()
    };
    let whole = text_of(&"attack again and ".repeat(11));
    assert!(!whole.contains('…') && whole.contains("font-size=\"5"));
    assert!(text_of(&"attack again and ".repeat(60)).contains('…'));
}

#[test]
fn a_text_of_a_megabyte_is_drawn_at_once() {
    let mut view = page(1, 1);
    for piece in &mut view.zones[0].pieces {
        for face in &mut piece.faces {
            *face = "x".repeat(1 << 20);
        }
    }
    assert!(svg(&view, &options(400)).len() < 48 << 20);
}

/// Lists the letters' places of a picture.
fn letters(tree: &Tree) -> usize {
    fn count(node: &Node) -> usize {
        match node {
            Node::Group(group) => group.children().iter().map(count).sum(),
            Node::Text(_) => 1,
            Node::Path(_) | Node::Image(_) => 0,
        }
    }
    tree.root().children().iter().map(count).sum()
}

#[test]
fn every_word_is_painted() {
    let picture = svg(&open_hands(duel()), &options(960));
    let tree = parse(&picture).expect("a picture");
    assert_eq!(letters(&tree), picture.matches("<text ").count());
}

/// The top of each group of a piece.
fn place<'a>(picture: &'a str, id: &str) -> &'a str {
    let (_, after) = group(picture, id)
        .split_once("translate(")
        .expect("a place");
    after.split(')').next().unwrap_or_default()
}

#[test]
fn teams_stay_where_they_are_while_hands_change() {
    let places = |n_cards: usize| {
        let picture = svg(&duel_of(2, 3, n_cards), &options(960));
        ["monster.0.0", "monster.1.2"].map(|id| place(&picture, id).to_owned())
    };
    assert!((0..=7).all(|n_cards| places(n_cards) == places(3)));
}

#[test]
fn the_reader_sits_at_the_bottom() {
    let down = |view: &View, id: &str| -> f64 {
        let picture = svg(view, &options(960));
        let (_, y) = place(&picture, id).split_once(' ').expect("x and y");
        y.parse().expect("a number")
    };
    let mut view = duel();
    assert!(down(&view, "monster.0.0") > down(&view, "monster.1.0"));
    view.reader = tapete_game::Reader::Seat(tapete_game::Seat(1));
    assert!(down(&view, "monster.0.0") < down(&view, "monster.1.0"));
    // Teams face each other: hands are behind them.
    assert!(down(&view, "hand.0.0") < down(&view, "monster.0.0"));
    assert!(down(&view, "hand.1.0") > down(&view, "monster.1.0"));
}

#[test]
fn a_card_alone_is_large() {
    let scale = |view: View| -> f64 {
        let picture = svg(&view, &options(960));
        let (_, after) = group(&picture, "card.0")
            .split_once("scale(")
            .expect("a scale");
        let scale = after.split(')').next().unwrap_or_default();
        scale.parse().expect("a number")
    };
    assert!(scale(page(1, 0)) > 3.5);
    assert!(scale(page(2, 2)) < 3.0 && scale(page(2, 2)) > 2.0);
    assert!(scale(page(30, 30)) > 1.0);
}

#[test]
fn a_duel_can_move() {
    let views = [duel(), with_plays(duel()), open_hands(duel())];
    let frames = crate::svg_frames(&views, &options(480));
    let wish = GifOptions {
        width: 240,
        ..GifOptions::default()
    };
    let moving = gif(frames.into_iter(), wish).expect("a moving picture");
    assert!(moving.starts_with(b"GIF89a"));
}

#[test]
fn names_have_their_own_emblems() {
    let names = ["JARulay", "JARulaz", "Vioop", "Bellou", ""];
    let numbers = names.map(|name| mixed(name, 1));
    for (index, number) in numbers.iter().enumerate() {
        assert!(!numbers[..index].contains(number));
    }
}

#[test]
fn the_sine_is_right() {
    for degrees in -720..720 {
        let angle = f64::from(degrees);
        assert!((sine(angle) - angle.to_radians().sin()).abs() < 1e-9);
    }
}

/// White letters must be seen on every element's colour, dark ones on paper.
#[test]
fn letters_stand_out_on_every_colour() {
    let linear = |channel: u8| {
        let part = f64::from(channel) / 255.0;
        match part <= 0.04045 {
            true => part / 12.92,
            false => ((part + 0.055) / 1.055).powf(2.4),
        }
    };
    let light = |[red, green, blue]: [u8; 3]| {
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05
    };
    let read = |colour: String| {
        let tint = Tint {
            face: String::new(),
            colour,
        };
        light(crate::tint::colour_of(&[tint], "").expect("a colour"))
    };
    for red in (0..=255_u8).step_by(51) {
        for green in (0..=255_u8).step_by(51) {
            for blue in (0..=255_u8).step_by(51) {
                let shades = super::Shades::of([red, green, blue]);
                let on_plate = light([255; 3]) / read(shades.dark());
                assert!(on_plate > 5.0, "{red} {green} {blue}: {on_plate}");
                let ink = light([0x24, 0x1d, 0x12]);
                assert!(read(shades.paper()) / ink > 7.0);
                assert!(read(shades.page()) / ink > 10.0);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    #[test]
    fn any_words_on_cards_give_a_well_formed_picture(
        words in prop::collection::vec(any::<String>(), 20),
        width in 0..2000_u32,
        n_attributes in 0..14_usize,
        highlight in 0..4_usize,
    ) {
        let mut words = words.into_iter().cycle();
        let mut word = || words.next().unwrap_or_default();
        let mut view = with_plays(duel());
        view.palette[0].face = word();
        view.palette[1].colour = word();
        for piece in view.zones.iter_mut().flat_map(|zone| &mut zone.pieces) {
            piece.id = word();
            worded(piece, &mut word);
            piece.attributes.truncate(n_attributes);
        }
        for seat in &mut view.seats {
            seat.facts[0].value = word().into();
        }
        let options = PictureOptions {
            highlight: Some(highlight),
            ..options(width)
        };
        prop_assert!(parse(&svg(&view, &options)).is_ok());
    }
}
