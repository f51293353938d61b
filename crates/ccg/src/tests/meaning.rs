//! Words that mean just what they say: how something leaves play, whose zone it
//! goes to, what cannot be saved, when combat is over.

use super::table::Table;

const CARDS: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Creature called "Bomb" is Construct with_damage 1 with_health 1 requires 1 * Land
  when this is_destroyed: you gains 5 life
new Creature called "Rag" is Construct with_damage 1 with_health 1 requires 1 * Land
  when this is_knocked_out: you gains 7 life
new Instant called "Slay" colored Black requires 1 * Swamp does: destroy target Creature
new Instant called "Bury" colored Black requires 1 * Swamp
  does: destroy target Creature then it cant be_regenerated
new Instant called "Zap" colored Red requires 1 * Mountain does: deal 2 damage to target Creature
new Instant called "Wilt" colored Black requires 1 * Swamp
  does: target Creature gets -3/-3 until end_of_turn
new Instant called "Punch" colored Red requires 1 * Mountain does: knock_out target Creature
new Sorcery called "Give" colored Black requires 1 * Swamp does: sacrifice a Creature and you_control
new Instant called "Shell" colored Green requires 1 * Forest does: regenerate target Creature
new Artifact called "Salt" requires 1 * Land always: each Creature cant be_regenerated
new Artifact called "Urn" requires 1 * Land
  when a Creature is_put to your graveyard: you gains 2 life
new Artifact called "Pit" requires 1 * Land
  when a Creature is_put to opponents graveyard: you gains 3 life
new Artifact called "Moat" requires 1 * Land
  when a Creature is_put to graveyard: you gains 1 life
new Artifact called "Drum" requires 1 * Land when end_of_combat: you gains 1 life
new Sorcery called "Peace" colored White requires 1 * Plains does: you skips declare_attackers
"#;

fn table(board: &[&str], hand: &[&str]) -> Table {
    Table::new(CARDS).board(0, board).hand(0, hand)
}

/// Casts a card at the only creature, or at one that has to be chosen.
fn aim(table: &mut Table, card: &str, at: &str) {
    table.plays(0, &format!("play {card}"));
    let choice = format!("choose {at}");
    if table.may(0, &choice) {
        table.plays(0, &choice);
    }
    table.resolve();
}

#[test]
fn what_is_sacrificed_or_wilts_is_not_destroyed() {
    let cases = [
        ("Slay", "Swamp", 25),
        ("Zap", "Mountain", 25),
        ("Wilt", "Swamp", 20),
        ("Give", "Swamp", 20),
        ("Punch", "Mountain", 20),
    ];
    for (card, land, life) in cases {
        let mut table = table(&["Bomb", land], &[card]).go();
        aim(&mut table, card, "Bomb");
        assert_eq!(table.in_graveyard(0, "Bomb"), 1, "{card}");
        assert_eq!(table.life(0), life, "{card}");
    }
}

#[test]
fn only_what_is_knocked_out_is_knocked_out() {
    let cases = [("Slay", "Swamp", 20), ("Punch", "Mountain", 27)];
    for (card, land, life) in cases {
        let mut table = table(&["Rag", land], &[card]).go();
        aim(&mut table, card, "Rag");
        assert_eq!(table.in_graveyard(0, "Rag"), 1, "{card}");
        assert_eq!(table.life(0), life, "{card}");
    }
}

#[test]
fn a_graveyard_of_yours_is_not_the_opponents() {
    for (watcher, own, theirs) in [("Urn", 2, 0), ("Pit", 0, 3), ("Moat", 1, 1)] {
        let mut table = table(&[watcher, "Ox", "Swamp", "Swamp"], &["Slay", "Slay"])
            .board(1, &["Bomb"])
            .go();
        aim(&mut table, "Slay", "Ox");
        assert_eq!(table.life(0), 20 + own, "{watcher}");
        aim(&mut table, "Slay", "Bomb");
        assert_eq!(table.life(0), 20 + own + theirs, "{watcher}");
    }
}

#[test]
fn what_cannot_be_regenerated_is_not_saved_by_a_shield() {
    for (card, n_left) in [("Slay", 1), ("Bury", 0)] {
        let mut table = table(&["Ox", "Forest", "Swamp"], &["Shell", card]).go();
        aim(&mut table, "Shell", "Ox");
        aim(&mut table, card, "Ox");
        assert_eq!(table.in_play(0, "Ox"), n_left, "{card}");
    }
    let mut table = table(&["Ox", "Salt", "Forest", "Swamp"], &["Shell", "Slay"]).go();
    aim(&mut table, "Shell", "Ox");
    aim(&mut table, "Slay", "Ox");
    assert_eq!(table.in_play(0, "Ox"), 0);
}

#[test]
fn combat_ends_whether_or_not_somebody_attacked() {
    let mut table = table(&["Drum", "Ox"], &[]).go();
    table.ends_turn();
    assert_eq!(table.life(0), 21, "nobody attacked");

    let mut table = self::table(&["Drum", "Ox"], &[]).go();
    table.attacks_alone("Ox");
    assert_eq!((table.life(0), table.life(1)), (21, 18), "once");

    let mut table = self::table(&["Drum", "Ox", "Plains"], &["Peace"]).go();
    table.plays(0, "play Peace");
    table.resolve();
    assert_eq!(table.state.active, 1);
    assert_eq!(table.life(0), 20, "there was no combat");
}
