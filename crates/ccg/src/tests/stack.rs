//! Acting, answering, the stack, targets that are gone, costs.

use super::table::Table;

const SPELLS: &str = r#"
new Instant called "Spark" colored Red requires 1 * Mountain does: deal 3 damage to target Creature or Player
new Instant called "Deny" colored Blue requires 1 * Land and 1 * Island does: counter target Spell
new Instant called "Grow" colored Green requires 1 * Forest does: target Creature gets +3/+3 until end_of_turn
new Sorcery called "Burial" colored Black requires 1 * Swamp does: destroy target Creature
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 2 * Lands
new Instant called "Blaze" colored Red requires X * Lands and 1 * Mountain does: deal X damage to target Player
new Instant called "Twin spark" colored Red requires 1 * Mountain has_ability Kicker(2 * Lands) does: { deal 1 damage to target Player ; if kicked: draw 1 }
new Creature called "Acolyte" is Human colored White with_damage 1 with_health 1 requires 1 * Plains
  when this enters: draw 1
new Creature called "Warded" is Human colored White with_damage 1 with_health 1 requires 1 * Plains has_ability Ward(2 * Lands)
new Artifact called "Altar" requires 1 * Land can sacrifice a Creature and you_control: draw 1
"#;

#[test]
fn an_answer_happens_before_what_it_answers() {
    let mut table = Table::new(SPELLS)
        .board(0, &["Ox", "Mountain"])
        .board(1, &["Ox", "Forest"])
        .hand(0, &["Spark"])
        .hand(1, &["Grow"])
        .go();
    table.plays(0, "play Spark");
    table.plays(0, "choose Ox #2");
    table.plays(1, "play Grow");
    table.plays(1, "choose Ox #2");
    table.resolve();
    assert_eq!(table.in_play(1, "Ox"), 1);
    assert_eq!(table.in_graveyard(0, "Spark"), 1);
    assert_eq!(table.in_graveyard(1, "Grow"), 1);
}

#[test]
fn a_countered_spell_does_nothing_and_its_mana_is_gone() {
    let mut table = Table::new(SPELLS)
        .board(0, &["Mountain"])
        .board(1, &["Island", "Island"])
        .hand(0, &["Spark"])
        .hand(1, &["Deny"])
        .go();
    table.does(0, &["play Spark", "choose seat 1"]);
    table.plays(1, "play Deny");
    table.resolve();
    assert_eq!(table.life(1), 20);
    assert_eq!(table.in_graveyard(0, "Spark"), 1);
    assert!(table.is_tapped("Mountain"));
}

#[test]
fn a_spell_whose_only_target_is_gone_does_nothing() {
    let mut table = Table::new(SPELLS)
        .board(0, &["Mountain", "Mountain", "Ox"])
        .board(1, &["Ox"])
        .hand(0, &["Spark", "Spark"])
        .go();
    table.does(
        0,
        &["play Spark", "choose Ox #2", "play Spark", "choose Ox #2"],
    );
    table.resolve();
    assert_eq!(table.in_play(1, "Ox"), 0);
    assert_eq!(table.in_graveyard(0, "Spark"), 2);
}

#[test]
fn sorceries_and_creatures_wait_for_an_empty_stack_and_the_own_main_phase() {
    let mut table = Table::new(SPELLS)
        .board(
            0,
            &["Mountain", "Mountain", "Swamp", "Forest", "Forest", "Ox"],
        )
        .hand(0, &["Spark", "Spark", "Burial", "Ox"])
        .hand(1, &["Burial"])
        .board(1, &["Swamp"])
        .go();
    assert!(table.may(0, "play Burial"));
    assert!(table.may(0, "play Ox"));
    table.does(0, &["play Spark", "choose seat 1"]);
    assert!(
        table.may(0, "play Spark"),
        "an answer to oneself is possible"
    );
    assert!(!table.may(0, "play Burial"));
    assert!(!table.may(0, "play Ox"));
}

#[test]
fn x_is_what_is_paid_for_it() {
    let mut table = Table::new(SPELLS)
        .lands(0, "Mountain", 4)
        .hand(0, &["Blaze"])
        .go();
    table.plays(0, "play Blaze");
    assert!(table.may(0, "number 3"));
    assert!(!table.may(0, "number 4"));
    table.does(0, &["number 3", "choose seat 1"]);
    table.resolve();
    assert_eq!(table.life(1), 17);
}

#[test]
fn an_extra_cost_is_asked_for_only_if_it_can_be_paid() {
    let mut table = Table::new(SPELLS)
        .lands(0, "Mountain", 2)
        .hand(0, &["Twin spark"])
        .go();
    table.does(0, &["play Twin spark", "choose seat 1"]);
    table.resolve();
    assert_eq!((table.life(1), table.n_hand(0)), (19, 0));
    let mut table = Table::new(SPELLS)
        .lands(0, "Mountain", 3)
        .hand(0, &["Twin spark"])
        .go();
    table.does(0, &["play Twin spark", "yes", "choose seat 1"]);
    table.resolve();
    assert_eq!((table.life(1), table.n_hand(0)), (19, 1));
}

#[test]
fn a_trigger_goes_on_the_stack_when_the_creature_has_come() {
    let mut table = Table::new(SPELLS)
        .board(0, &["Plains"])
        .hand(0, &["Acolyte"])
        .go();
    table.plays(0, "play Acolyte");
    assert_eq!(table.in_play(0, "Acolyte"), 1);
    assert_eq!(
        table.n_hand(0),
        1,
        "nobody could answer, so it all happened"
    );
}

#[test]
fn ward_asks_for_its_price_and_counters_without_it() {
    let mut table = Table::new(SPELLS)
        .lands(0, "Mountain", 3)
        .board(1, &["Warded"])
        .hand(0, &["Spark"])
        .go();
    table.does(0, &["play Spark", "choose Warded"]);
    table.plays(0, "no");
    table.resolve();
    assert_eq!(table.in_play(1, "Warded"), 1);
    let mut table = Table::new(SPELLS)
        .lands(0, "Mountain", 3)
        .board(1, &["Warded"])
        .hand(0, &["Spark"])
        .go();
    table.does(0, &["play Spark", "choose Warded", "yes"]);
    table.resolve();
    assert_eq!(table.in_play(1, "Warded"), 0);
    assert_eq!(table.state.stack.len(), 0);
}

#[test]
fn a_sacrifice_is_a_cost_that_nobody_can_answer() {
    let mut table = Table::new(SPELLS)
        .board(0, &["Altar", "Ox", "Acolyte"])
        .go();
    table.plays(0, "use Altar 1");
    assert!(table.may(0, "choose Ox") && table.may(0, "choose Acolyte"));
    table.plays(0, "choose Ox");
    assert_eq!(table.in_play(0, "Ox"), 0);
    table.resolve();
    assert_eq!(table.n_hand(0), 1);
}

#[test]
fn one_land_a_turn() {
    let mut table = Table::new(SPELLS).hand(0, &["Forest", "Island"]).go();
    table.plays(0, "play Forest");
    assert!(!table.may(0, "play Island"));
    assert_eq!(table.in_play(0, "Forest"), 1);
}

#[test]
fn nobody_is_asked_where_only_passing_is_possible() {
    let table = Table::new(SPELLS).hand(0, &["Spark"]).go();
    // Nothing can be done until seat 1 has played its first land.
    assert_eq!(table.state.asked, 1);
    assert_eq!(table.state.active, 1);
    assert!(table.may(1, "play Plains"));
}

const AIMED: &str = r#"
new Creature called "Ox" colored Green with_damage 3 with_health 3 requires 1 * Land
new Creature called "Pup" colored Green with_damage 1 with_health 1 requires 1 * Land
new Instant called "Jolt" colored Red requires 1 * Land does: deal 3 damage to target Creature or Player
new Instant called "Grow" colored Green requires 1 * Land does: target Creature gets +3/+3 until end_of_turn
new Instant called "Spark" colored Red requires 1 * Land does: deal 1 damage to target Player
new Aura called "Chains" colored White requires 1 * Land target Creature
  while this is attached: attached cant attack
"#;

#[test]
fn a_screen_marks_a_target_that_may_well_be_meant() {
    use tapete_game::{Reader, Seat, Tell, Tongue};
    let marked = |card: &str| {
        let mut table = Table::new(AIMED)
            .board(0, &["Plains", "Ox", "Pup"])
            .board(1, &["Pup", "Ox"])
            .hand(0, &[card])
            .go();
        table.plays(0, &format!("play {card}"));
        let view = |reader| {
            table
                .game
                .view(&table.state, super::table::telling(reader, Tongue::En))
        };
        assert_eq!(view(Reader::Seat(Seat(1))).marked, None);
        view(Reader::Seat(Seat(0))).marked.unwrap_or_default()
    };
    assert_eq!(marked("Jolt"), "choose Ox #2");
    assert_eq!(marked("Grow"), "choose Ox");
    assert_eq!(marked("Spark"), "choose seat 1");
    assert_eq!(marked("Chains"), "choose Ox #2");
}
