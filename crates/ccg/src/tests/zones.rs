//! There and back, attacking without a declaration, attachments, colours.

use super::table::Table;

const CARDS: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Creature called "Blinker" is Spirit colored Blue with_damage 1 with_health 1 requires 1 * Island
  can tap: { exile this ; return this from exile to battlefield }
new Sorcery called "Charge" colored Red requires 1 * Mountain
  does: return target Creature in your graveyard to battlefield attacking
new Equipment called "Blade" requires 1 * Land always: attached gets +2/+0 has_ability Equip(1 * Land)
new Sorcery called "Gift" colored White requires 1 * Plains
  does: attach target Equipment to target Creature and opponent_controls
new Sorcery called "Theft" colored Blue requires 1 * Island does: gain control of target Creature
new Sorcery called "Dye" colored Red requires 1 * Mountain does: target Creature becomes Red
new Sorcery called "Frost" colored Blue requires 1 * Island does: destroy each Green Creature
new Sorcery called "Thaw" colored Blue requires 1 * Island does: destroy each Red Creature
"#;

fn cast(table: &mut Table, name: &str, targets: &[&str]) {
    table.plays(0, &format!("play {name}"));
    for target in targets {
        let target = format!("choose {target}");
        if table.may(0, &target) {
            table.plays(0, &target);
        }
    }
    table.resolve();
}

#[test]
fn a_card_that_exiles_itself_returns_itself() {
    let mut table = Table::new(CARDS).board(0, &["Blinker"]).go();
    table.plays(0, "use Blinker 1");
    table.resolve();
    assert_eq!(table.in_play(0, "Blinker"), 1);
    assert!(!table.is_tapped("Blinker"), "it is a new object");
}

#[test]
fn what_comes_attacking_outside_combat_does_not_attack() {
    let mut table = Table::new(CARDS)
        .board(0, &["Mountain"])
        .hand(0, &["Charge"])
        .graveyard(0, &["Ox"])
        .go();
    cast(&mut table, "Charge", &["Ox"]);
    assert_eq!(table.in_play(0, "Ox"), 1);
    table.pass_until(1, "play Plains");
    assert_eq!(table.life(1), 20);
}

#[test]
fn what_is_worn_stays_on_a_creature_that_changes_sides() {
    let mut table = Table::new(CARDS)
        .board(0, &["Blade", "Ox", "Plains", "Island", "Forest"])
        .hand(0, &["Gift", "Theft"])
        .board(1, &["Blinker"])
        .go();
    cast(&mut table, "Gift", &["Blade", "Blinker"]);
    assert_eq!(table.figures("Blinker"), (3, 1));
    cast(&mut table, "Theft", &["Blinker"]);
    assert_eq!(table.in_play(0, "Blinker"), 1);
    assert_eq!(table.figures("Blinker"), (3, 1));
}

#[test]
fn what_becomes_a_colour_has_no_other() {
    let mut table = Table::new(CARDS)
        .board(0, &["Ox", "Mountain", "Island", "Island"])
        .hand(0, &["Dye", "Frost", "Thaw"])
        .go();
    cast(&mut table, "Dye", &["Ox"]);
    cast(&mut table, "Frost", &[]);
    assert_eq!(table.in_play(0, "Ox"), 1, "it is green no more");
    cast(&mut table, "Thaw", &[]);
    assert_eq!(table.in_play(0, "Ox"), 0);
}
