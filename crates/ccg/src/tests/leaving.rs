//! What leaves at one moment sees all of it leave, and is known as it last was.

use super::table::Table;

const CARDS: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Creature called "Mine" is Construct with_damage 1 with_health 1 requires 1 * Land
  when another Creature dies: you gains 1 life
new Creature called "Captain" is Human colored White with_damage 1 with_health 1 requires 1 * Plains
  always: each other Creature and you_control gets +1/+1
new Creature called "Martyr" is Human colored White with_damage 2 with_health 1 requires 1 * Plains
  when this dies: deal power of this damage to opponent
new Creature called "Avenger" is Human colored White with_damage 4 with_health 1 requires 1 * Plains
  when another Creature dies: deal power of this damage to opponent
new Enchantment called "Winds" colored White requires 1 * Plains
  always: each Creature has Flying
  when a Creature dies if it had Flying: you gains 5 life
new Enchantment called "Drums" colored Red requires 1 * Mountain
  when a Creature dies if it was attacking: you gains 3 life
new Sorcery called "Wrath" colored White requires 1 * Plains does: destroy each Creature
new Sorcery called "Tide" colored Blue requires 1 * Island does: return each Creature to hand
new Enchantment called "Toll" colored Blue requires 1 * Island
  when a Creature leaves: you gains 1 life
new Creature called "Herald" is Human colored Blue with_damage 1 with_health 1 requires 1 * Island
  when another Creature leaves: you gains 10 life
new Sorcery called "Feast" colored Black requires 1 * Swamp
  does: { destroy target Creature ; you gains power of it life }
new Instant called "Grow" colored Green requires 1 * Forest does: target Creature gets +3/+3 until end_of_turn
"#;

fn cast(table: &mut Table, name: &str) {
    table.plays(0, &format!("play {name}"));
    table.resolve();
    while table.state.ask == crate::state::Ask::Order {
        let first = table.moves()[0].clone();
        table.plays(table.state.asked, &first);
        table.resolve();
    }
    table.resolve();
}

#[test]
fn each_of_those_who_die_together_sees_the_others() {
    let mut table = Table::new(CARDS)
        .board(0, &["Mine", "Mine", "Mine", "Plains"])
        .hand(0, &["Wrath"])
        .go();
    cast(&mut table, "Wrath");
    assert_eq!(table.life(0), 26, "three see two others each");
}

#[test]
fn two_that_trade_see_each_other() {
    let mut table = Table::new(CARDS)
        .board(0, &["Mine"])
        .board(1, &["Mine"])
        .go();
    table.pass_until(0, "attack Mine");
    table.plays(0, "attack Mine");
    if table.may(0, "done") {
        table.plays(0, "done");
    }
    table.pass_until(1, "block Mine #2 > Mine");
    table.plays(1, "block Mine #2 > Mine");
    table.pass_until(1, "play Plains");
    assert_eq!((table.life(0), table.life(1)), (21, 21));
}

#[test]
fn figures_of_the_dead_count_what_died_with_them() {
    let board = ["Captain", "Martyr", "Plains"];
    let mut table = Table::new(CARDS).board(0, &board).hand(0, &["Wrath"]).go();
    cast(&mut table, "Wrath");
    assert_eq!(table.life(1), 17);
}

#[test]
fn one_that_died_too_is_known_by_its_last_figures() {
    let board = ["Captain", "Avenger", "Plains"];
    let mut table = Table::new(CARDS).board(0, &board).hand(0, &["Wrath"]).go();
    cast(&mut table, "Wrath");
    assert_eq!(table.life(1), 15);
}

#[test]
fn what_it_had_and_did_is_known_after_its_death() {
    let board = ["Winds", "Ox", "Plains"];
    let mut table = Table::new(CARDS).board(0, &board).hand(0, &["Wrath"]).go();
    cast(&mut table, "Wrath");
    assert_eq!(table.life(0), 25, "it had flying");

    let mut table = Table::new(CARDS)
        .board(0, &["Drums", "Ox"])
        .board(1, &["Ox"])
        .go();
    table.pass_until(0, "attack Ox");
    table.plays(0, "attack Ox");
    if table.may(0, "done") {
        table.plays(0, "done");
    }
    table.pass_until(1, "block Ox #2 > Ox");
    table.plays(1, "block Ox #2 > Ox");
    table.pass_until(1, "play Plains");
    assert_eq!(table.life(0), 23, "one of the two was attacking");
}

#[test]
fn those_who_leave_together_see_each_other() {
    let board = ["Herald", "Ox", "Ox", "Toll", "Island"];
    let mut table = Table::new(CARDS).board(0, &board).hand(0, &["Tide"]).go();
    cast(&mut table, "Tide");
    assert_eq!(table.life(0), 43, "three for the toll, two for the herald");
}

#[test]
fn a_destroyed_target_is_known_by_its_last_figures() {
    let board = ["Ox", "Forest", "Swamp"];
    let mut table = Table::new(CARDS)
        .board(0, &board)
        .hand(0, &["Grow", "Feast"])
        .go();
    for spell in ["Grow", "Feast"] {
        table.plays(0, &format!("play {spell}"));
        if table.may(0, "choose Ox") {
            table.plays(0, "choose Ox");
        }
        table.resolve();
    }
    assert_eq!(table.life(0), 25);
}
