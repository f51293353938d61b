//! What never ends by itself: cards that answer each other, floods of tokens.

use super::table::Table;
use crate::event::{Bound, Event};

const CARDS: &str = r#"
new Enchantment called "Giver" colored White requires 1 * Plains when you gains life: opponent loses 1 life
new Enchantment called "Taker" colored Black requires 1 * Swamp when opponent loses life: you gains 1 life
new Sorcery called "Balm" colored White requires 1 * Plains does: you gains 1 life
new Creature called "Rat" is Rat colored Black with_damage 1 with_health 1 requires 1 * Swamp
new Creature called "Mouse" is_token is Rat colored Black with_damage 1 with_health 1
new Sorcery called "Flood" colored Black requires 1 * Swamp does: create 1000 token "Mouse"
"#;

#[test]
fn cards_that_answer_each_other_for_ever_are_a_draw_that_names_them() {
    // Life is lost faster than a match of twenty allows, so there is much more.
    let mut table = Table::new(CARDS)
        .board(0, &["Giver", "Taker", "Plains"])
        .hand(0, &["Balm"])
        .go();
    table.state.players[1].life = 900_000;
    table.plays(0, "play Balm");
    for _ in 0..5000 {
        if table.state.end.is_some() {
            break;
        }
        let seat = table.state.asked;
        table.plays(seat, "pass");
    }
    // On a stack each player may always answer: nobody is stuck.
    assert!(table.state.end.is_none() || table.outcome() == Some(([true, true], "loop")));
}

#[test]
fn without_a_stack_the_loop_ends_by_itself_and_is_told() {
    let mut table = Table::of("Thesis", CARDS_OF_THESIS)
        .board(0, &["Giver", "Taker", "Plains"])
        .hand(0, &["Balm"])
        .go();
    table.state.players[1].life = 900_000;
    let events = table.plays_told(0, "play Balm");
    assert_eq!(table.outcome(), Some(([true, true], "loop")));
    let mut named: Vec<String> = Vec::new();
    for event in &events {
        if let Event::Bound {
            what: Bound::Loop,
            card,
        } = event
            && let Some(id) = card.card
        {
            named.push(table.game.cards[id.index()].name.clone());
        }
    }
    named.sort();
    assert_eq!(named, ["Giver", "Taker"]);
    let ends = events.iter().filter(|it| {
        matches!(
            it,
            Event::Draw { word: "loop" } | Event::Loses { .. } | Event::Wins { .. }
        )
    });
    assert_eq!(ends.count(), 1, "a draw is told once, and nobody loses");
}

#[test]
fn a_loop_that_takes_life_to_the_end_is_a_loss_and_no_draw() {
    for base in ["Thesis", "Classic"] {
        let mut table = Table::of(base, CARDS_OF_THESIS)
            .board(0, &["Giver", "Taker", "Plains"])
            .hand(0, &["Balm"])
            .go();
        table.state.players[1].life = 2000;
        table.plays(0, "play Balm");
        table.resolve();
        assert_eq!(table.outcome(), Some(([false, true], "life")), "{base}");
        assert_eq!((table.life(0), table.life(1)), (20 + 2000, 0));
    }
}

#[test]
fn a_loop_that_gives_back_the_life_it_takes_is_a_draw() {
    let cards = r#"
new Artifact called "Giver" requires 1 * Plains when you gains life: you loses 1 life
new Artifact called "Taker" requires 1 * Plains when you loses life: you gains 1 life
new Sorcery called "Balm" requires 1 * Plains does: you gains 1 life
"#;
    for life in [20, 2000] {
        let mut table = Table::of("Thesis", cards)
            .board(0, &["Giver", "Taker", "Plains"])
            .hand(0, &["Balm"])
            .go();
        table.state.players[0].life = life;
        table.plays(0, "play Balm");
        assert_eq!(table.outcome(), Some(([true, true], "loop")));
    }
}

const WOLVES: &str = r#"
new Creature called "Wolf" is_token is Wolf colored Green with_damage 2 with_health 2
new Enchantment called "Den" colored Green requires 1 * Forest
  when a Creature enters: create 1 token "Wolf"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Instant called "Spark" colored Red requires 1 * Mountain does: deal 1 damage to target Player
"#;

#[test]
fn tokens_that_make_tokens_until_there_is_no_room_are_a_draw_that_names_the_card() {
    // The second has something to do all the time, and passes.
    let mut table = Table::new(WOLVES)
        .board(0, &["Den", "Forest"])
        .hand(0, &["Ox"])
        .board(1, &["Mountain"])
        .hand(1, &["Spark"])
        .go();
    let mut events = table.plays_told(0, "play Ox");
    for _ in 0..2000 {
        if table.state.end.is_some() {
            break;
        }
        let seat = table.state.asked;
        events.extend(table.plays_told(seat, "pass"));
    }
    assert_eq!(table.outcome(), Some(([true, true], "loop")));
    let den = |it: &Event| match it {
        Event::Bound {
            what: Bound::Loop,
            card,
        } => card
            .card
            .is_some_and(|it| table.game.cards[it.index()].name == "Den"),
        _ => false,
    };
    assert!(events.iter().any(den));
}

const CARDS_OF_THESIS: &str = r#"
new Artifact called "Giver" requires 1 * Plains when you gains life: opponent loses 1 life
new Artifact called "Taker" requires 1 * Plains when opponent loses life: you gains 1 life
new Sorcery called "Balm" requires 1 * Plains does: you gains 1 life
"#;

#[test]
fn a_flood_of_tokens_is_bounded_and_told() {
    let mut table = Table::new(CARDS)
        .board(0, &["Swamp"])
        .hand(0, &["Flood"])
        .go();
    let mut events = table.plays_told(0, "play Flood");
    while !table.state.stack.is_empty() {
        let seat = table.state.asked;
        events.extend(table.plays_told(seat, "pass"));
    }
    assert!(table.in_play(0, "Mouse") <= 128);
    let told = |it: &Event| {
        matches!(
            it,
            Event::Bound {
                what: Bound::Cards,
                ..
            }
        )
    };
    assert!(events.iter().any(told));
}
