//! Combat in a whole match: declarations piece by piece, damage that is divided,
//! both historical orders, who may answer when.

use super::table::{Table, to_judge};
use crate::state::Ask;

const CARDS: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 3 with_health 3 requires 2 * Lands
new Creature called "Pup" is Beast colored Green with_damage 1 with_health 1 requires 1 * Land
new Creature called "Boar" is Beast colored Green with_damage 5 with_health 5 requires 3 * Lands has_ability Trample
new Creature called "Brute" is Ogre colored Red with_damage 2 with_health 2 requires 2 * Lands has_ability Menace
new Creature called "Berserker" is Human colored Red with_damage 2 with_health 2 requires 2 * Lands
  always: this must attack
new Instant called "Grow" colored Green requires 1 * Forest does: target Creature gets +3/+3 until end_of_turn
new Creature called "Dancer" is Human colored Red with_damage 1 with_health 1 requires 1 * Land
  when this attacks: create 1 token "Imp"
new Creature called "Imp" is Imp colored Red with_damage 1 with_health 1 is_token
"#;

#[test]
fn attackers_and_blockers_are_declared_one_by_one() {
    let mut table = Table::new(CARDS)
        .board(0, &["Ox", "Pup"])
        .board(1, &["Boar"])
        .go();
    table.plays(0, "attack Ox");
    assert!(table.may(0, "attack Pup") && table.may(0, "done") && !table.may(0, "attack Ox"));
    table.plays(0, "done");
    assert!(table.may(1, "block Boar > Ox"));
    table.plays(1, "done");
    assert_eq!(table.life(1), 17);
}

#[test]
fn a_trick_after_blocks_decides_the_fight() {
    let mut table = Table::new(CARDS)
        .board(0, &["Ox", "Forest"])
        .board(1, &["Boar"])
        .hand(0, &["Grow"])
        .go();
    table.pass_until(0, "attack Ox");
    table.plays(0, "attack Ox");
    table.pass_until(1, "block Boar > Ox");
    table.plays(1, "block Boar > Ox");
    table.does(0, &["play Grow", "choose Ox"]);
    table.resolve();
    table.pass_until(1, "play Plains");
    assert_eq!(table.in_play(1, "Boar"), 0);
    assert_eq!(table.in_play(0, "Ox"), 1);
}

#[test]
fn menace_needs_two_blockers_and_the_second_must_follow() {
    let mut table = Table::new(CARDS)
        .board(0, &["Brute"])
        .board(1, &["Pup", "Ox"])
        .go();
    table.plays(0, "attack Brute");
    table.plays(1, "block Pup > Brute");
    assert_eq!(table.moves(), ["block Ox > Brute"]);
    table.plays(1, "block Ox > Brute");
    let mut lone = Table::new(CARDS)
        .board(0, &["Brute"])
        .board(1, &["Pup"])
        .go();
    lone.plays(0, "attack Brute");
    assert!(!lone.may(1, "block Pup > Brute"));
    assert_eq!(lone.life(1), 18, "nobody could block");
}

#[test]
fn lethal_damage_to_one_blocker_before_the_next() {
    let mut table = Table::new(CARDS)
        .board(0, &["Ox"])
        .board(1, &["Pup", "Brute"])
        .go();
    table.plays(0, "attack Ox");
    table.does(1, &["block Pup > Ox", "block Brute > Ox"]);
    let moves = ["usual", "number 1", "number 2", "number 3", "choose Brute"];
    assert_eq!(table.moves(), moves);
    table.plays(0, "number 1");
    assert_eq!((table.in_play(1, "Pup"), table.in_play(1, "Brute")), (0, 0));
}

#[test]
fn the_attacker_says_which_blocker_gets_damage_first() {
    let mut table = Table::new(CARDS)
        .board(0, &["Imp"])
        .board(1, &["Pup", "Dancer"])
        .go();
    table.plays(0, "attack Imp");
    table.does(1, &["block Pup > Imp", "block Dancer > Imp"]);
    table.plays(0, "choose Dancer");
    assert_ne!(table.state.asked, 0, "its one damage is all there is");
    let left = (table.in_play(1, "Pup"), table.in_play(1, "Dancer"));
    assert_eq!(left, (1, 0));
}

#[test]
fn a_share_that_leaves_no_choice_is_not_asked_for() {
    // Five damage to two oxen: what is left for the second is less
    // than would kill it, so nothing of it goes further.
    let mut table = Table::new(CARDS)
        .board(0, &["Boar"])
        .board(1, &["Ox", "Ox"])
        .go();
    table.plays(0, "attack Boar");
    table.does(1, &["block Ox > Boar", "block Ox #2 > Boar"]);
    table.plays(0, "number 3");
    assert!(!matches!(table.state.ask, Ask::Damage { .. }));
    assert_eq!((table.in_play(1, "Ox"), table.life(1)), (1, 20));
}

#[test]
fn in_free_order_an_attacker_may_pass_a_blocker_by() {
    let text = format!(
        "{}\nnew CardGame called \"Free\" extends \"Classic\" damage_order free\n",
        CARDS
    );
    let mut table = Table::of("Free", &text)
        .board(0, &["Ox"])
        .board(1, &["Pup", "Brute"])
        .go();
    table.plays(0, "attack Ox");
    table.does(1, &["block Pup > Ox", "block Brute > Ox"]);
    assert_eq!(
        table.moves(),
        ["usual", "number 0", "number 1", "number 2", "number 3"]
    );
    table.plays(0, "number 0");
    assert_eq!((table.in_play(1, "Pup"), table.in_play(1, "Brute")), (1, 0));
}

#[test]
fn whoever_must_attack_does() {
    let mut table = Table::new(CARDS)
        .board(0, &["Berserker", "Pup"])
        .board(1, &["Pup"])
        .go();
    assert!(!table.may(0, "done"));
    table.plays(0, "attack Berserker");
    assert!(table.may(0, "done"));
}

#[test]
fn an_attack_trigger_makes_its_token() {
    let mut table = Table::new(CARDS)
        .board(0, &["Dancer"])
        .board(1, &["Ox"])
        .go();
    table.plays(0, "attack Dancer");
    assert_eq!(table.in_play(0, "Imp"), 1);
}

#[test]
fn who_blocks_one_of_two_of_a_name_says_which() {
    use tapete_game::Tongue;
    let mut table = Table::new(CARDS)
        .board(0, &["Ox", "Ox"])
        .board(1, &["Boar", "Pup"])
        .go();
    table.does(0, &["attack Ox", "attack Ox #2"]);
    table.plays(1, "block Boar > Ox #2");
    let boar = table.thing("Boar");
    let states = table
        .game
        .states_text(&table.state, boar, to_judge(Tongue::En));
    assert_eq!(states, "blocks Ox #2");
}

#[test]
fn the_report_says_which_of_two_of_a_name_attacks_and_is_blocked() {
    use tapete_game::Tongue;
    let mut table = Table::new(CARDS)
        .board(0, &["Ox", "Ox"])
        .board(1, &["Boar", "Pup"])
        .go();
    table.plays(0, "attack Ox");
    let mut events = table.plays_told(0, "attack Ox #2");
    events.extend(table.plays_told(1, "block Boar > Ox #2"));
    let lines = events.iter().map(|it| {
        let mut line = String::new();
        crate::event::write(&table.game, it, to_judge(Tongue::En), &mut line);
        line
    });
    let lines: Vec<String> = lines.collect();
    for wanted in ["Ox #2 attacks seat 1", "Boar blocks Ox #2"] {
        assert!(lines.iter().any(|it| it == wanted), "{lines:?}");
    }
}
