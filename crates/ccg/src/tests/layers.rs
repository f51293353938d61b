//! What always holds, in layers: abilities that are taken away.

use super::table::Table;

const CARDS: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Creature called "Kite" is Bird colored White with_damage 1 with_health 1 requires 1 * Plains has_ability Flying
new Creature called "Gate" is Wall colored White with_damage 3 with_health 3 requires 1 * Plains has_ability Defender
new Creature called "Captain" is Human colored White with_damage 1 with_health 1 requires 1 * Plains
  always: each other Creature and you_control gets +1/+1
new Enchantment called "Calm" colored Blue requires 1 * Island always: each Creature loses Flying
new Enchantment called "Silence" colored Blue requires 1 * Island always: each Creature loses all abilities
new Aura called "Chains" colored White requires 1 * Plains target Creature always: attached loses Flying
new Aura called "Feathers" colored White requires 1 * Plains target Creature
  always: { attached loses all abilities ; attached has Flying }
"#;

#[test]
fn a_flyer_that_always_loses_flying_is_blocked() {
    for fast in [true, false] {
        let mut table = Table::on_path("Classic", CARDS, fast)
            .board(0, &["Kite"])
            .board(1, &["Ox", "Calm"])
            .go();
        assert!(!table.has("Kite", "Flying"));
        table.attacks_alone("Kite");
        table.pass_until(1, "block Ox > Kite");
    }
}

#[test]
fn what_loses_all_abilities_has_none_of_their_rules_or_statics() {
    let mut table = Table::new(CARDS)
        .board(0, &["Gate", "Captain", "Silence"])
        .board(1, &["Ox"])
        .go();
    assert_eq!(table.figures("Gate"), (3, 3), "the captain says nothing");
    table.attacks_alone("Gate");
}

#[test]
fn an_attached_card_takes_one_ability_away() {
    let mut table = Table::new(CARDS)
        .board(0, &["Kite", "Plains"])
        .hand(0, &["Chains"])
        .go();
    assert!(table.has("Kite", "Flying"));
    table.plays(0, "play Chains");
    if table.may(0, "choose Kite") {
        table.plays(0, "choose Kite");
    }
    table.resolve();
    assert!(!table.has("Kite", "Flying"));
}

#[test]
fn what_one_card_takes_and_gives_is_given() {
    let mut table = Table::new(CARDS)
        .board(0, &["Gate", "Plains"])
        .hand(0, &["Feathers"])
        .go();
    table.plays(0, "play Feathers");
    if table.may(0, "choose Gate") {
        table.plays(0, "choose Gate");
    }
    table.resolve();
    assert!(table.has("Gate", "Flying"));
    assert!(!table.has("Gate", "Defender"));
}
