//! What was paid for a spell is remembered by what it becomes in play.

use super::table::Table;

const CARDS: &str = r#"
new Creature called "Scout" with_damage 2 with_health 2 requires 1 * Land may_also_pay 2 * Lands
  when this enters if kicked: draw 1
new Creature called "Sage" with_damage 2 with_health 2 requires 1 * Land has_ability Kicker(2 * Lands)
  when this enters: if kicked: draw 1
new Creature called "Martyr" with_damage 2 with_health 2 requires 1 * Land may_also_pay 1 * Land
  when this dies if kicked: you gains 4 life
  while kicked: this gets +1/+1
new Creature called "Hydra" with_damage 1 with_health 1 requires X * Lands
  when this enters: draw X
  can tap: you gains X life
  can X * Lands: you gains X life
new Instant called "Slay" requires 1 * Land does: destroy target Creature
new Instant called "Recall" requires 1 * Land does: return target Creature to hand
"#;

fn table(n_lands: usize, hand: &[&str]) -> Table {
    let table = Table::new(CARDS).lands(0, "Plains", n_lands);
    table.hand(0, hand).go()
}

#[test]
fn what_entered_knows_whether_its_extra_cost_was_paid() {
    for (name, answer, n_drawn) in [
        ("Scout", "yes", 1),
        ("Scout", "no", 0),
        ("Sage", "yes", 1),
        ("Sage", "no", 0),
    ] {
        let mut table = table(3, &[name]);
        table.does(0, &[&format!("play {name}"), answer]);
        table.resolve();
        assert_eq!(table.in_play(0, name), 1);
        assert_eq!(table.n_hand(0), n_drawn, "{name} {answer}");
    }
}

#[test]
fn what_dies_knows_it_too_and_statics_ask_for_it() {
    for (answer, figures, life) in [("yes", (3, 3), 24), ("no", (2, 2), 20)] {
        let mut table = table(4, &["Martyr", "Slay"]);
        table.does(0, &["play Martyr", answer]);
        table.resolve();
        assert_eq!(table.figures("Martyr"), figures);
        table.plays(0, "play Slay");
        table.resolve();
        assert_eq!(table.in_graveyard(0, "Martyr"), 1);
        assert_eq!(table.life(0), life, "{answer}");
    }
}

#[test]
fn a_card_that_comes_back_is_another_object() {
    let mut table = table(6, &["Scout", "Recall"]);
    table.does(0, &["play Scout", "yes"]);
    table.resolve();
    table.plays(0, "play Recall");
    table.resolve();
    assert_eq!(table.in_hand(0, "Scout"), 1);
    let before = table.n_hand(0);
    table.plays(0, "play Scout");
    table.resolve();
    assert_eq!(table.n_hand(0), before - 1, "nothing is drawn");
}

#[test]
fn what_entered_remembers_x_but_an_x_of_its_abilities_is_their_own() {
    let mut table = table(5, &["Hydra"]);
    table.does(0, &["play Hydra", "number 3"]);
    table.resolve();
    assert_eq!(table.n_hand(0), 3);
    table.does(0, &["use Hydra 2", "number 1"]);
    table.resolve();
    assert_eq!(table.life(0), 21);
    table.ends_turn();
    table.ends_turn();
    table.pass_until(0, "use Hydra 1");
    table.plays(0, "use Hydra 1");
    table.resolve();
    assert_eq!(table.life(0), 24);
}
