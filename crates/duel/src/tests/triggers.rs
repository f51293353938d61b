//! What waits for something to happen.

use super::*;

fn armed(text: &str) -> Table {
    let mut table = Table::new(trio(plain(), 2, text));
    table.hold(0, &[0]);
    table.play(0, 1);
    table
}

fn n_triggered(table: &Table) -> usize {
    let went_off = |it: &&Event| matches!(it, Event::Triggered { .. });
    table.events.iter().filter(went_off).count()
}

#[test]
fn an_attacked_monster_hits_back_at_its_attacker_for_some_turns() {
    let mut table =
        armed("Conditions{} Actions{} On Attacked for 2 turns { UpdateTargetMonsterLife(-20) }");
    table.end();
    table.hold(1, &[1, 1]);
    table.play(0, 0);
    assert_eq!(table.life(1, 1), 330, "the tree attacked");
    assert_eq!(n_triggered(&table), 1);
    table.end();
    table.end();
    table.hold(1, &[1]);
    table.state.seats[0].monsters[0].life = 150;
    table.play(0, 0);
    assert_eq!(table.life(1, 1), 310, "round 2");
    table.end();
    table.end();
    table.hold(1, &[1]);
    table.state.seats[0].monsters[0].life = 150;
    table.play(0, 0);
    assert_eq!(table.life(1, 1), 310, "two turns are over");
}

#[test]
fn turns_begin_and_end_with_what_waits_for_them() {
    let mut table = armed(
        "Conditions{} Actions{} On TurnStart { Heal(3) } On TurnEnd { UpdateTargetMonsterLife(-4) }",
    );
    table.end();
    assert_eq!(table.life(1, 0), 146);
    table.end();
    assert_eq!(table.life(0, 0), 153);
}

#[test]
fn a_death_sets_off_what_waited_and_the_dead_may_come_back() {
    let mut table = armed("Conditions{} Actions{} On Death { Revive(40) }");
    table.end();
    table.state.seats[0].monsters[0].life = 5;
    table.hold(0, &[0, 1]);
    table.hold(1, &[1, 1]);
    table.play(0, 0);
    assert_eq!(table.life(0, 0), 40);
    assert_eq!(table.state.seats[0].hand.cards(), [1], "its cards are gone");
    table.play(0, 0);
    assert_eq!(table.life(0, 0), 0, "only once: it died, so nothing waits");
}

#[test]
fn two_that_set_each_other_off_come_to_an_end() {
    // Each damage is answered with damage; a trigger goes off once per event.
    let text = "Conditions{} Actions{} On Damaged { UpdateTargetMonsterLife(-1) }";
    let mut table = armed(text);
    table.end();
    table.hold(1, &[0, 1]);
    table.play(0, 0);
    table.play(0, 0);
    assert_eq!(
        n_triggered(&table),
        1,
        "the tree of seat 1 has nothing armed"
    );
    table.end();
    table.hold(0, &[2]);
    table.play(0, 1);
    assert!(n_triggered(&table) <= 2);
    assert!(table.state.end.is_none());
}

#[test]
fn a_trigger_looks_at_its_condition_when_it_goes_off() {
    let mut table = armed("Conditions{} Actions{} On Attacked when Self.Life < 50 { Heal(100) }");
    table.end();
    table.hold(1, &[2, 2]);
    table.play(0, 0);
    assert_eq!((table.life(0, 0), n_triggered(&table)), (90, 0));
    table.play(0, 0);
    assert_eq!((table.life(0, 0), n_triggered(&table)), (130, 1));
}

#[test]
fn drawing_is_noticed_once_for_all_cards() {
    let mut table = armed("Conditions{} Actions{} On Drawn { UpdateTargetMonsterLife(-2) }");
    let mut stage = crate::effects::Stage::new(
        &table.duel,
        &mut table.state,
        &mut table.chance,
        &mut table.events,
    );
    stage.draw(0, 3);
    crate::run::settle(&mut stage);
    assert_eq!(table.life(1, 0), 148);
}

#[test]
fn effects_that_take_too_long_together_are_cut_and_told() {
    let long = "On Attacked { repeat 20 { repeat 20 { Heal(0) } } }\n".repeat(10);
    let mut table = armed(&format!("Conditions{{}} Actions{{}}\n{long}"));
    table.end();
    table.hold(1, &[1]);
    table.play(0, 0);
    let n_cut = |it: &&Event| **it == Event::OutOfFuel;
    assert_eq!(table.events.iter().filter(n_cut).count(), 1);
    assert!(table.state.end.is_none());
}
