//! Whom `it`, `that_creature` and `that_player` mean.

use super::table::Table;

const CARDS: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Creature called "Wall" is Wall colored White with_damage 0 with_health 9 requires 1 * Plains
new Creature called "Basilisk" is Snake colored Green with_damage 1 with_health 9 requires 1 * Forest
  when this deals combat damage to a Creature: destroy it
new Creature called "Cockatrice" is Bird colored Green with_damage 0 with_health 9 requires 1 * Forest
  when this blocks a Creature or this becomes_blocked by a Creature: destroy that_creature
new Creature called "Thorn" is Plant colored Green with_damage 0 with_health 9 requires 1 * Forest
  when this is_dealt damage by a Creature: you gains power of it life then destroy it
new Enchantment called "Feud" colored Red requires 1 * Mountain
  when a Creature and you_control blocks a Creature: it gets +1/+1 until end_of_turn then destroy that_creature
"#;

/// Attacks with one creature of seat 0 and blocks with one of seat 1.
fn clash(attacker: &str, blocker: &str, more: &[&str]) -> Table {
    let mut table = Table::new(CARDS)
        .board(0, &[attacker])
        .board(1, &[blocker])
        .board(1, more)
        .go();
    let attack = format!("attack {attacker}");
    table.pass_until(0, &attack);
    table.plays(0, &attack);
    if table.may(0, "done") {
        table.plays(0, "done");
    }
    let block = format!("block {blocker} > {attacker}");
    table.pass_until(1, &block);
    table.plays(1, &block);
    table.pass_until(1, "play Plains");
    table
}

#[test]
fn it_is_who_was_dealt_the_damage() {
    let table = clash("Basilisk", "Wall", &[]);
    let left = (table.in_play(0, "Basilisk"), table.in_play(1, "Wall"));
    assert_eq!(left, (1, 0));
}

#[test]
fn that_creature_is_the_other_one_of_a_block() {
    let table = clash("Ox", "Cockatrice", &[]);
    let left = (table.in_play(0, "Ox"), table.in_play(1, "Cockatrice"));
    assert_eq!(left, (0, 1));
    let table = clash("Cockatrice", "Wall", &[]);
    let left = (table.in_play(0, "Cockatrice"), table.in_play(1, "Wall"));
    assert_eq!(left, (1, 0));
}

#[test]
fn who_dealt_the_damage_is_known_after_it_died() {
    let table = clash("Ox", "Thorn", &[]);
    assert_eq!((table.in_play(0, "Ox"), table.life(1)), (0, 22));
}

#[test]
fn it_is_the_subject_where_the_card_speaks_of_others() {
    let table = clash("Wall", "Ox", &["Feud"]);
    assert_eq!((table.in_play(0, "Wall"), table.in_play(1, "Ox")), (0, 1));
}

const SPELLS: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Sorcery called "Tax" colored Black requires 1 * Swamp
  does: target Player loses 1 life then that_player discards 1
new Sorcery called "Halve" colored Black requires 1 * Swamp
  does: target Player loses half life of that_player life
new Sorcery called "Grudge" colored Black requires 1 * Swamp
  does: destroy target Creature then that_player loses 3 life
"#;

#[test]
fn that_player_is_the_player_who_was_targeted() {
    let mut table = Table::new(SPELLS)
        .board(0, &["Swamp"])
        .hand(0, &["Tax", "Ox"])
        .hand(1, &["Ox"])
        .go();
    table.plays(0, "play Tax");
    table.plays(0, "choose seat 1");
    table.resolve();
    assert_eq!((table.life(0), table.life(1)), (20, 19));
    assert_eq!(
        (table.in_hand(0, "Ox"), table.in_graveyard(1, "Ox")),
        (1, 1)
    );
}

#[test]
fn a_number_of_that_player_is_of_the_target() {
    let mut table = Table::new(SPELLS)
        .board(0, &["Swamp"])
        .hand(0, &["Halve"])
        .go();
    table.state.players[1].life = 8;
    table.plays(0, "play Halve");
    table.plays(0, "choose seat 1");
    table.resolve();
    assert_eq!((table.life(0), table.life(1)), (20, 4));
}

#[test]
fn that_player_of_a_targeted_creature_is_its_controller() {
    let mut table = Table::new(SPELLS)
        .board(0, &["Swamp", "Ox"])
        .board(1, &["Ox"])
        .hand(0, &["Grudge"])
        .go();
    table.plays(0, "play Grudge");
    table.plays(0, "choose Ox #2");
    table.resolve();
    assert_eq!((table.life(0), table.life(1)), (20, 17));
}
