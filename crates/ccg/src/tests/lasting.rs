//! Continuous effects: statics, attachments, abilities gained and lost, layers,
//! replacements, last known information.

use super::table::Table;

const CARDS: &str = r#"
new Ability called "Veiled" means Unblockable and Shroud
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 2 * Lands
new Creature called "Shy" is Beast colored Green with_damage 2 with_health 2 requires 2 * Lands has_ability Shroud
new Enchantment called "Anthem" colored White requires 1 * Plains always: each Creature and you_control gets +1/+1
new Creature called "Hive" is Sliver colored White with_damage 1 with_health 1 requires 1 * Plains
  always: each Sliver and Creature has_ability Flying
new Equipment called "Mantle" requires 1 * Land
  while this is attached: attached has_ability Veiled
  has_ability Equip(1 * Land)
new Aura called "Chains" colored White requires 1 * Plains target Creature
  while this is attached: { attached cant attack ; attached cant block }
new Instant called "Veil" colored Blue requires 1 * Island does: each Creature and you_control gains Veiled permanently
new Instant called "Unveil" colored Blue requires 1 * Island does: each Creature loses Veiled permanently
new Instant called "Reveal" colored Blue requires 1 * Island does: each Creature loses Shroud permanently
new Instant called "Shrink" colored Black requires 1 * Swamp does: target Creature gets -2/-2 until end_of_turn
new Instant called "Rebuild" colored Blue requires 1 * Island does: target Creature becomes 5/5 until end_of_turn
new Creature called "Guard" is Soldier colored White with_damage 2 with_health 2 requires 1 * Plains
  enters with 1 +1/+1 counter
  instead of this would_die if this has +1/+1 counter: remove 1 +1/+1 counter from this
new Creature called "Swarm" is Rat colored Black with_damage count(Creature and named "Swarm") with_health 2 requires 1 * Swamp
new Creature called "Heir" is Human colored White with_damage 3 with_health 1 requires 1 * Plains
  when this dies: you gains power of this life
new Sorcery called "End" colored Black requires 1 * Swamp does: destroy each Creature
new Instant called "Bounce" colored Blue requires 1 * Island does: return target Creature to hand
"#;

#[test]
fn an_anthem_counts_for_its_own_side_while_it_is_there() {
    let table = Table::new(CARDS)
        .board(0, &["Ox", "Anthem", "Anthem", "Plains"])
        .board(1, &["Shy"])
        .go();
    assert_eq!(table.figures("Ox"), (4, 4));
    assert_eq!(table.figures("Shy"), (2, 2));
}

#[test]
fn a_static_grants_abilities_to_a_kind() {
    let table = Table::new(CARDS).board(0, &["Hive", "Ox", "Plains"]).go();
    assert!(table.has("Hive", "Flying"));
    assert!(!table.has("Ox", "Flying"));
}

#[test]
fn losing_the_cloak_keeps_the_own_shroud() {
    let mut table = Table::new(CARDS)
        .board(0, &["Shy", "Mantle", "Island", "Island", "Plains"])
        .hand(0, &["Veil", "Unveil"])
        .go();
    table.plays(0, "play Veil");
    table.resolve();
    assert!(
        table.has("Shy", "Veiled") && table.has("Shy", "Unblockable") && table.has("Shy", "Shroud")
    );
    table.plays(0, "play Unveil");
    table.resolve();
    assert!(!table.has("Shy", "Veiled") && !table.has("Shy", "Unblockable"));
    assert!(table.has("Shy", "Shroud"), "the printed one stays");
}

#[test]
fn losing_a_part_takes_every_one_of_it_whatever_its_group() {
    let mut table = Table::new(CARDS)
        .board(0, &["Shy", "Island", "Island"])
        .hand(0, &["Veil", "Reveal"])
        .go();
    table.plays(0, "play Veil");
    table.resolve();
    table.plays(0, "play Reveal");
    table.resolve();
    assert!(table.has("Shy", "Unblockable"));
    assert!(!table.has("Shy", "Shroud"));
}

#[test]
fn equipment_grants_while_attached_and_stays_when_its_bearer_dies() {
    let mut table = Table::new(CARDS)
        .board(0, &["Ox", "Mantle", "Plains", "Swamp"])
        .hand(0, &["End"])
        .go();
    table.plays(0, "use Mantle 1");
    // Which land is tapped matters: the swamp pays for the sorcery.
    table.plays(0, "kind Plains");
    table.resolve();
    assert!(table.has("Ox", "Unblockable") && table.has("Ox", "Shroud"));
    table.plays(0, "play End");
    table.resolve();
    assert_eq!(table.in_play(0, "Ox"), 0);
    assert_eq!(table.in_play(0, "Mantle"), 1);
}

#[test]
fn an_aura_goes_when_its_host_goes() {
    let mut table = Table::new(CARDS)
        .board(0, &["Plains", "Island"])
        .board(1, &["Ox"])
        .hand(0, &["Chains", "Bounce"])
        .go();
    table.plays(0, "play Chains");
    table.resolve();
    assert_eq!(table.in_play(0, "Chains"), 1);
    table.plays(0, "play Bounce");
    table.resolve();
    assert_eq!(table.in_hand(1, "Ox"), 1);
    assert_eq!(table.in_graveyard(0, "Chains"), 1);
}

#[test]
fn what_is_set_comes_before_what_is_added() {
    let mut table = Table::new(CARDS)
        .board(0, &["Ox", "Anthem", "Island"])
        .hand(0, &["Rebuild"])
        .go();
    table.plays(0, "play Rebuild");
    table.resolve();
    assert_eq!(table.figures("Ox"), (6, 6));
}

#[test]
fn something_stands_in_for_dying_once() {
    let mut table = Table::new(CARDS)
        .board(0, &["Plains", "Swamp", "Swamp"])
        .hand(0, &["Guard", "End", "End"])
        .go();
    table.plays(0, "play Guard");
    assert_eq!(table.figures("Guard"), (3, 3));
    table.plays(0, "play End");
    assert_eq!(table.figures("Guard"), (2, 2));
    table.plays(0, "play End");
    assert_eq!(table.in_play(0, "Guard"), 0);
}

#[test]
fn a_counted_figure_follows_the_count() {
    let mut table = Table::new(CARDS)
        .board(0, &["Swarm", "Swarm", "Swamp"])
        .hand(0, &["Swarm"])
        .go();
    assert_eq!(table.figures("Swarm"), (2, 2));
    table.plays(0, "play Swarm");
    assert_eq!(table.figures("Swarm"), (3, 2));
}

#[test]
fn what_dies_is_remembered_as_it_last_was() {
    let mut table = Table::new(CARDS)
        .board(0, &["Heir", "Anthem", "Swamp"])
        .hand(0, &["End"])
        .go();
    table.plays(0, "play End");
    assert_eq!(table.life(0), 24, "three printed and one of the anthem");
}

#[test]
fn a_card_that_comes_back_is_a_new_thing() {
    let mut table = Table::new(CARDS)
        .board(0, &["Ox", "Swamp", "Island", "Forest", "Forest"])
        .hand(0, &["Rebuild", "Bounce"])
        .lands(0, "Island", 1)
        .go();
    table.plays(0, "play Rebuild");
    table.resolve();
    assert_eq!(table.figures("Ox"), (5, 5));
    table.plays(0, "play Bounce");
    table.resolve();
    table.plays(0, "play Ox");
    table.resolve();
    assert_eq!(table.figures("Ox"), (2, 2));
}

#[test]
fn effects_end_with_the_turn() {
    let mut table = Table::new(CARDS)
        .board(0, &["Ox", "Island"])
        .hand(0, &["Rebuild"])
        .go();
    table.plays(0, "play Rebuild");
    table.pass_until(1, "play Plains");
    assert_eq!(table.figures("Ox"), (2, 2));
}

#[test]
fn damage_between_two_may_be_prevented() {
    let text = r#"
new Creature called "Ox" with_damage 2 with_health 5 requires 1 * Forest
new Creature called "Elk" with_damage 3 with_health 5 requires 1 * Forest
new Instant called "Hush" requires 1 * Plains does: prevent all damage to you from target Creature
new Instant called "Pad" requires 1 * Plains does: prevent 1 damage to target Creature from target Creature
new Sorcery called "Bite" requires 1 * Forest
  does: fight target Creature and you_control and target Creature and opponent_controls
new Instant called "Kick" requires 1 * Plains does: target Creature deals 2 damage to you
"#;
    let mut table = Table::new(text)
        .board(0, &["Ox", "Plains", "Plains", "Plains", "Forest"])
        .board(1, &["Elk"])
        .hand(0, &["Hush", "Kick", "Kick", "Pad", "Bite"])
        .go();
    table.does(0, &["play Hush", "choose Elk"]);
    table.resolve();
    table.does(0, &["play Kick", "choose Elk"]);
    table.resolve();
    assert_eq!(table.life(0), 20, "the elk cannot hurt");
    table.does(0, &["play Kick", "choose Ox"]);
    table.resolve();
    assert_eq!(table.life(0), 18, "but the ox can");
    let mut table = Table::new(text)
        .board(0, &["Ox", "Plains", "Forest"])
        .board(1, &["Elk"])
        .hand(0, &["Pad", "Bite"])
        .go();
    table.does(0, &["play Pad", "choose Ox", "choose Elk"]);
    table.resolve();
    table.plays(0, "play Bite");
    table.resolve();
    let damage = |name: &str| table.state.card(table.thing(name)).map(|it| it.damage);
    assert_eq!((damage("Ox"), damage("Elk")), (Some(2), Some(2)));
}
