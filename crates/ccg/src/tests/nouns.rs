//! Filters without a noun speak of cards: players are named, or not meant.

use super::table::Table;

const CARDS: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Creature called "Kite" is Bird colored White with_damage 1 with_health 3 requires 1 * Plains has_ability Flying
new Instant called "Gust" colored Red requires 1 * Mountain does: deal 1 damage to target without Flying
new Instant called "Dart" colored Red requires 1 * Mountain does: deal 1 damage to target opponent_controls
new Instant called "Sling" colored Red requires 1 * Mountain
  does: deal 1 damage to target Player or without Flying
new Sorcery called "Rain" colored Red requires 1 * Mountain does: deal 1 damage to each opponent_controls
new Sorcery called "Muster" colored White requires 1 * Mountain does: you gains count(you_control) life
new Sorcery called "Drown" colored Blue requires 1 * Mountain does: deal 1 damage to each power <= 2
"#;

fn table(hand: &[&str]) -> Table {
    Table::new(CARDS)
        .board(0, &["Mountain"])
        .hand(0, hand)
        .board(1, &["Ox", "Kite"])
        .go()
}

#[test]
fn what_lacks_an_ability_is_no_player() {
    let mut table = table(&["Gust"]);
    table.plays(0, "play Gust");
    assert!(table.may(0, "choose Ox"), "{:?}", table.moves());
    for other in ["choose Kite", "choose seat 0", "choose seat 1"] {
        assert!(!table.may(0, other), "{other}");
    }
}

#[test]
fn what_somebody_controls_is_no_player() {
    let mut table = table(&["Dart"]);
    table.plays(0, "play Dart");
    assert!(table.may(0, "choose Kite"));
    assert!(!table.may(0, "choose seat 1"));
}

#[test]
fn players_who_are_named_are_meant() {
    let mut table = table(&["Sling"]);
    table.plays(0, "play Sling");
    for choice in ["choose Ox", "choose seat 0", "choose seat 1"] {
        assert!(table.may(0, choice), "{choice}");
    }
    assert!(!table.may(0, "choose Kite"));
}

#[test]
fn each_thing_without_a_noun_is_no_player() {
    for (card, life) in [("Rain", 20), ("Drown", 20)] {
        let mut table = table(&[card]);
        table.plays(0, &format!("play {card}"));
        table.resolve();
        assert_eq!((table.life(0), table.life(1)), (life, life), "{card}");
    }
}

#[test]
fn players_are_not_counted_among_what_they_control() {
    let mut table = table(&["Muster"]);
    table.plays(0, "play Muster");
    table.resolve();
    assert_eq!(table.life(0), 21, "one mountain");
}
