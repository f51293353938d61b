//! One of several effects is chosen when a spell is cast, with its targets only.

use super::table::Table;

const CARDS: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Artifact called "Cog" requires 1 * Land
new Instant called "Charm" colored Green requires 1 * Forest
  does: choose_one { destroy target Artifact ; draw 1 }
new Instant called "Edict" colored Red requires 1 * Mountain
  does: choose_one { deal 2 damage to target Creature ; deal 3 damage to target Player }
new Instant called "Deny" colored Blue requires 1 * Island does: counter target Spell
new Creature called "Envoy" is Human colored White with_damage 1 with_health 1 requires 1 * Plains
  when this enters: choose_one { destroy target Artifact ; you gains 3 life }
"#;

#[test]
fn an_effect_without_a_target_does_not_stop_the_others() {
    let mut table = Table::new(CARDS)
        .board(0, &["Forest"])
        .hand(0, &["Charm", "Plains"])
        .go();
    table.plays(0, "play Charm");
    table.resolve();
    assert_eq!(table.n_hand(0), 2, "there was only one thing to do");
    assert_eq!(table.in_graveyard(0, "Charm"), 1);
}

#[test]
fn the_effect_is_chosen_before_anybody_answers() {
    let mut table = Table::new(CARDS)
        .board(0, &["Mountain", "Ox"])
        .hand(0, &["Edict"])
        .board(1, &["Island", "Ox"])
        .hand(1, &["Deny"])
        .go();
    table.plays(0, "play Edict");
    assert_eq!(table.moves(), ["number 0", "number 1"]);
    table.plays(0, "number 1");
    assert!(table.may(0, "choose seat 1") && !table.may(0, "choose Ox"));
    table.plays(0, "choose seat 1");
    assert!(table.may(1, "play Deny"), "nothing has happened yet");
    table.resolve();
    assert_eq!((table.life(1), table.in_play(1, "Ox")), (17, 1));
}

#[test]
fn a_trigger_chooses_its_effect_too() {
    let mut table = Table::new(CARDS)
        .board(0, &["Plains"])
        .hand(0, &["Envoy"])
        .board(1, &["Cog"])
        .go();
    table.plays(0, "play Envoy");
    table.resolve();
    assert_eq!(table.moves(), ["number 0", "number 1"]);
    table.plays(0, "number 0");
    table.resolve();
    assert_eq!((table.in_play(1, "Cog"), table.life(0)), (0, 20));
}
