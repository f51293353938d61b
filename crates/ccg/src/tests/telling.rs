//! What is told of a move is what has happened, in both tongues.

use tapete_game::Tongue;

use super::table::{Table, to_judge};
use crate::event::write;
use crate::state::Ask;

const CARDS: &str = r#"
new Creature called "Star" is Beast colored White with_damage 2 with_health 2 requires 1 * Plains
  instead of this would_die: exile this
new Creature called "Phoenix" is Bird colored Red with_damage 2 with_health 2 requires 1 * Mountain
  instead of this would_die: return this to hand
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Creature called "Wolf" is_token is Wolf colored Green with_damage 2 with_health 2
new Sorcery called "Howl" colored Green requires 1 * Forest does: create 1 token "Wolf"
new Sorcery called "Wrath" colored White requires 1 * Plains does: destroy each Creature
new Sorcery called "Tide" colored Blue requires 1 * Island does: return each Creature to hand
new Sorcery called "Grind" colored Blue requires 1 * Island does: mill 1
new Sorcery called "Dig" colored Black requires 1 * Swamp does: return target Creature in your graveyard to hand
"#;

/// Plays a card, lets it resolve, and returns what is told of it.
fn told(table: &mut Table, name: &str) -> [Vec<String>; 2] {
    let mut events = table.plays_told(0, &format!("play {name}"));
    while table.state.ask == Ask::Act && !table.state.stack.is_empty() {
        let asked = table.state.asked;
        events.extend(table.plays_told(asked, "pass"));
    }
    [Tongue::En, Tongue::Es].map(|tongue| {
        let lines = events.iter().map(|it| {
            let mut text = String::new();
            write(&table.game, it, to_judge(tongue), &mut text);
            text
        });
        lines.filter(|it| !it.is_empty()).collect()
    })
}

#[track_caller]
fn says(told: &[Vec<String>; 2], en: &str, es: &str) {
    assert!(told[0].iter().any(|it| it == en), "{:#?}", told[0]);
    assert!(told[1].iter().any(|it| it == es), "{:#?}", told[1]);
}

#[test]
fn who_is_exiled_instead_of_dying_is_told_as_exiled() {
    let mut table = Table::new(CARDS)
        .board(0, &["Plains", "Ox"])
        .board(1, &["Star", "Phoenix"])
        .hand(0, &["Wrath"])
        .go();
    let told = told(&mut table, "Wrath");
    says(
        &told,
        "seat 1\'s Star is exiled",
        "Star de seat 1 se exilia",
    );
    says(
        &told,
        "seat 1\'s Phoenix goes from the battlefield to the hand",
        "Phoenix de seat 1 va del campo de batalla a la mano",
    );
    says(&told, "seat 0\'s Ox dies", "Ox de seat 0 muere");
    let deaths = told[0].iter().filter(|it| it.ends_with("dies")).count();
    assert_eq!(deaths, 1, "{told:#?}");
}

#[test]
fn a_token_that_leaves_for_the_hand_ceases_to_exist() {
    let mut table = Table::new(CARDS)
        .board(0, &["Forest", "Island"])
        .hand(0, &["Howl", "Tide"])
        .go();
    told(&mut table, "Howl");
    assert_eq!(table.in_play(0, "Wolf"), 1);
    let told = told(&mut table, "Tide");
    says(
        &told,
        "seat 0\'s Wolf ceases to exist",
        "Wolf de seat 0 deja de existir",
    );
    assert_eq!(table.in_hand(0, "Wolf"), 0);
}

#[test]
fn zones_have_their_articles() {
    let mut table = Table::new(CARDS)
        .board(0, &["Island", "Swamp"])
        .graveyard(0, &["Ox"])
        .hand(0, &["Grind", "Dig"])
        .go();
    says(
        &told(&mut table, "Grind"),
        "seat 0\'s Plains goes from the deck to the graveyard",
        "Plains de seat 0 va del mazo al cementerio",
    );
    let mut dug = table.plays_told(0, "play Dig");
    if table.may(0, "choose Ox") {
        dug.extend(table.plays_told(0, "choose Ox"));
    }
    while table.state.ask == Ask::Act && !table.state.stack.is_empty() {
        let asked = table.state.asked;
        dug.extend(table.plays_told(asked, "pass"));
    }
    let mut text = String::new();
    for event in &dug {
        write(&table.game, event, to_judge(Tongue::Es), &mut text);
    }
    assert!(text.contains("va del cementerio a la mano"), "{text}");
}
