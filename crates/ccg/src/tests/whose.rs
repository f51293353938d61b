//! Words that say of whom or of what an effect speaks, and when a turn ends.

use super::table::Table;

const STATES: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Land
new Creature called "Rat" is Rat colored Black with_damage 1 with_health 1 requires 1 * Land
new Aura called "Veil" colored White requires 1 * Land target Creature always: attached gets +0/+1
new Equipment called "Sword" requires 1 * Land always: attached gets +1/+0
new Sorcery called "Rust" requires 1 * Land does: destroy each equipped Creature
new Sorcery called "Unveil" requires 1 * Land does: destroy each enchanted Creature
new Sorcery called "Quake" requires 1 * Land does: deal 5 damage to each opponent_owns
new Sorcery called "Hail" requires 1 * Land does: deal 5 damage to each nontoken then deal 5 damage to each unattached then deal 5 damage to each undamaged
new Sorcery called "Storm" requires 1 * Land does: deal 5 damage to each NonLand
"#;

/// Plays a card of seat 0 and lets it happen.
fn after(mut table: Table, card: &str, target: &str) -> Table {
    table.plays(0, &format!("play {card}"));
    if table.may(0, target) {
        table.plays(0, target);
    }
    table.resolve();
    table
}

/// Two creatures, the rat with the card on it.
fn with_attached(card: &str, spell: &str) -> Table {
    let mut table = Table::new(STATES)
        .board(0, &["Plains", "Plains", "Ox", "Rat", card])
        .hand(0, &[spell]);
    let (bearer, attached) = (table.thing("Rat"), table.thing(card));
    if let Some(it) = table.state.card_mut(attached) {
        it.attached_to = bearer;
    }
    after(table.go(), spell, "")
}

#[test]
fn equipped_asks_for_equipment_and_enchanted_for_an_aura() {
    for (card, spell, left) in [
        ("Sword", "Rust", 0),
        ("Sword", "Unveil", 1),
        ("Veil", "Rust", 1),
        ("Veil", "Unveil", 0),
    ] {
        let table = with_attached(card, spell);
        assert_eq!(table.in_play(0, "Rat"), left, "{spell} with {card}");
        assert_eq!(table.in_play(0, "Ox"), 1);
    }
}

#[test]
fn words_that_deny_a_state_are_of_cards_and_not_of_players() {
    for (spell, left) in [("Quake", [1, 0]), ("Hail", [0, 0]), ("Storm", [0, 0])] {
        let table = Table::new(STATES)
            .board(0, &["Plains", "Ox"])
            .board(1, &["Ox"])
            .hand(0, &[spell])
            .go();
        let table = after(table, spell, "");
        assert_eq!([table.in_play(0, "Ox"), table.in_play(1, "Ox")], left);
        assert_eq!([table.life(0), table.life(1)], [20, 20], "{spell}");
    }
}

const THEIRS: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Land
new Sorcery called "Gift" requires 1 * Land does: opponent gains count(Creature and they_control) life
new Sorcery called "Aid" requires 1 * Land does: target Player gains count(Creature and they_control) life
new Sorcery called "Feast" requires 1 * Land does: each_player gains count(Creature and they_control) life
new Sorcery called "Blame" requires 1 * Land does: deal count(Creature and they_control) damage to opponent
new Sorcery called "Wrath" requires 1 * Land does: target Player loses 1 life then destroy each Creature and they_control
"#;

#[test]
fn what_they_control_is_of_whom_the_effect_is_about() {
    for (spell, life) in [
        ("Gift", [20, 23]),
        ("Aid", [20, 23]),
        ("Feast", [21, 23]),
        ("Blame", [20, 17]),
        ("Wrath", [20, 19]),
    ] {
        let table = Table::new(THEIRS)
            .board(0, &["Plains", "Ox"])
            .board(1, &["Ox", "Ox", "Ox"])
            .hand(0, &[spell])
            .go();
        let table = after(table, spell, "choose seat 1");
        assert_eq!([table.life(0), table.life(1)], life, "{spell}");
        let left = if spell == "Wrath" { 0 } else { 3 };
        assert_eq!((table.in_play(0, "Ox"), table.in_play(1, "Ox")), (1, left));
    }
}

const EVENING: &str = r#"
new Creature called "Owl" is Bird colored Green with_damage 2 with_health 2 requires 1 * Land when end_of_turn: destroy this
"#;

#[test]
fn the_end_of_a_turn_comes_after_combat_where_no_phase_is_called_end() {
    let mut table = Table::of("Thesis", EVENING).board(0, &["Owl"]).go();
    let before = table.life(1);
    table.pass_until(0, "attack Owl");
    table.plays(0, "attack Owl");
    table.ends_turn();
    assert_eq!(table.life(1), before - 2, "it dealt its damage first");
    assert_eq!(table.in_play(0, "Owl"), 0, "the turn has ended");
}

#[test]
fn the_end_of_a_turn_without_combat_is_an_end_too() {
    let mut table = Table::of("Thesis", EVENING).board(0, &["Owl"]).go();
    table.ends_turn();
    assert_eq!(table.in_play(0, "Owl"), 0);
}
