//! States, shields and what lasts for a while.

use super::*;
use crate::options::LifeLimit;

fn table(text: &str) -> Table {
    let mut table = Table::new(trio(plain(), 2, text));
    table.hold(0, &[0]);
    table
}

#[test]
fn burning_takes_a_part_of_the_starting_life_and_weakens_attacks() {
    let mut table = table("Conditions{} Actions{ Burn(2) }");
    table.play(0, 1);
    table.end();
    table.hold(1, &[0]);
    let attack = crate::run::attack_of(&table.duel, &table.state.seats[1].monsters[0]);
    assert_eq!(attack, 22, "25 less a tenth");
    table.end();
    assert_eq!(table.life(1, 0), 143, "5 per cent of 150");
    table.end();
    table.end();
    assert_eq!(table.life(1, 0), 136);
    assert_eq!(table.state.seats[1].monsters[0].burned, 0);
    table.end();
    table.end();
    assert_eq!(table.life(1, 0), 136, "two rounds, no more");
}

#[test]
fn cards_of_the_frozen_and_of_the_sleeping_cannot_be_played() {
    for text in [
        "Conditions{} Actions{ Freeze(1) }",
        "Conditions{} Actions{ Sleep(1) }",
    ] {
        let mut table = table(text);
        table.play(0, 1);
        table.end();
        table.hold(1, &[0, 1]);
        assert!(!table.may(0), "{text}");
        assert!(table.may(1), "the others can act");
        table.end();
        table.end();
        table.hold(1, &[0, 1]);
        assert!(table.may(0), "after one round it is over");
    }
}

#[test]
fn fire_thaws_and_damage_wakes() {
    let mut table = table("Conditions{} Actions{ Freeze(3) Sleep(3) }");
    table.play(0, 1);
    table.hold(0, &[1]);
    table.play(0, 1);
    let monster = table.state.seats[1].monsters[0];
    assert_eq!((monster.frozen, monster.asleep), (3, 0), "a plant attacks");
    table.hold(0, &[2]);
    table.play(0, 1);
    assert_eq!(
        table.state.seats[1].monsters[0].frozen, 0,
        "a flame attacks"
    );
}

#[test]
fn a_shield_is_lost_before_life_and_poison_passes_it_by() {
    let mut table =
        table("Conditions{} Actions{ Shield(30) on Target Attack() Attack() Poison() }");
    table.play(0, 1);
    assert_eq!(table.life(1, 0), 130, "two attacks of 25, 30 absorbed");
    table.hold(0, &[0]);
    table.play(0, 1);
    assert_eq!(table.life(1, 0), 110);
    table.end();
    table.end();
    assert_eq!(table.life(1, 0), 107);
}

#[test]
fn purifying_ends_harm_and_cleansing_ends_everything() {
    let mut table = table(
        "Conditions{} Actions{ Poison() Burn(2) Freeze(2) Shield(9) on Target Purify() on Target }",
    );
    table.play(0, 1);
    let monster = table.state.seats[1].monsters[0];
    assert!(!monster.poisoned && monster.burned == 0 && monster.frozen == 0);
    assert_eq!(monster.shield, 9);
    let mut table = self::table("Conditions{} Actions{ Shield(9) Buff(Attack, 10, 3) Cleanse() }");
    table.play(0, 1);
    let monster = table.state.seats[0].monsters[0];
    assert_eq!((monster.shield, monster.attack_buff.amount), (0, 0));
}

#[test]
fn what_is_added_for_a_while_ends() {
    let mut table = table("Conditions{} Actions{ Buff(Attack, 15, 1) Buff(MaxLife, 40, 1) }");
    table.duel.options.life_limit = LifeLimit::Start;
    table.play(0, 1);
    let monster = table.state.seats[0].monsters[0];
    assert_eq!((monster.life, monster.max_life()), (190, 190));
    assert_eq!(crate::run::attack_of(&table.duel, &monster), 40);
    table.end();
    table.end();
    let monster = table.state.seats[0].monsters[0];
    assert_eq!((monster.life, monster.max_life()), (150, 150));
    assert_eq!(crate::run::attack_of(&table.duel, &monster), 25);
}

#[test]
fn each_goes_through_the_living_and_on_chooses_one() {
    let mut table = table(
        "Conditions{} Actions{ each Enemies { UpdateTargetMonsterLife(-10) } UpdateTargetMonsterLife(-5) on Back UpdateTargetMonsterLife(-1) on Strongest UpdateTargetMonsterLife(-2) on Weakest each Allies { Heal(7) } }",
    );
    table.play(0, 1);
    let of = |seat: usize| [0, 1, 2].map(|monster| table.life(seat, monster));
    assert_eq!(of(1), [138, 339, 215]);
    assert_eq!(of(0), [157, 357, 237]);
}

#[test]
fn places_of_the_formation_can_be_named_and_swapped() {
    let mut table = table(
        "Conditions{} Actions{ Swap(0, 2) on Target UpdateTargetMonsterLife(-10) on Front UpdateTargetMonsterLife(-1) on Enemy[2] Heal(5) on Ally[1] UpdateTargetMonsterLife(-99) on Enemy[9] }",
    );
    table.play(0, 1);
    assert_eq!(table.state.seats[1].order[..3], [2, 1, 0]);
    assert_eq!(
        [table.life(1, 2), table.life(1, 0), table.life(0, 1)],
        [220, 149, 355]
    );
}

#[test]
fn energy_and_cards_can_be_taken() {
    let mut table = table("Conditions{} Actions{ StealEnergy(30) Discard(1) Discard(9) on Self }");
    table.hold(0, &[1, 0, 2]);
    table.hold(1, &[0, 1]);
    table.state.seats[1].energy = 20;
    let energy = table.state.seats[0].energy;
    table.play(1, 1);
    assert_eq!(table.state.seats[1].energy, 0);
    assert_eq!(table.state.seats[0].energy, energy + 20 - 10);
    assert_eq!(table.state.seats[1].hand.len(), 1);
    assert_eq!(
        table.state.seats[0].hand.len(),
        0,
        "the played card was safe"
    );
}

#[test]
fn the_dead_can_be_revived_and_elements_changed() {
    let mut table = table("Conditions{} Actions{ Revive(60) on Ally[1] SetType(Agua) on Self }");
    table.state.seats[0].monsters[1].life = 0;
    table.state.seats[0].monsters[1].dead = true;
    table.play(0, 1);
    assert_eq!(table.life(0, 1), 60);
    assert!(!table.state.seats[0].monsters[1].dead);
    assert_eq!(table.state.seats[0].monsters[0].element, 1);
}

#[test]
fn values_branches_and_repetition_mean_what_they_say() {
    let mut table = table(
        "let half = floor(TargetMonsterLife / 2)\nConditions{ Target is not Poisoned and not (TargetMonsterLife < 10 or PlayerEnergy < 1) }\nActions{ if half > 70 { UpdateTargetMonsterLife(-half) } else { Attack() } repeat 3 { UpdateTargetMonsterLife(-min(2, 5)) } let more = percent(50, 20) Heal(max(more, 3) + abs(-1)) }",
    );
    table.play(0, 1);
    assert_eq!(table.life(1, 0), 150 - 75 - 6);
    assert_eq!(table.life(0, 0), 150 + 11);
    table.hold(0, &[0]);
    table.state.seats[1].monsters[0].poisoned = true;
    assert!(!table.may(0));
}

#[test]
fn luck_is_told_and_as_likely_as_it_says() {
    let mut n_held = 0;
    let mut sum = 0;
    for seed in 0..2_000 {
        let mut table = table(
            "Conditions{} Actions{ chance 30% { Shield(1) } UpdateTargetMonsterLife(-random(1, 6)) }",
        );
        table.chance = Chance::quick(seed);
        table.play(0, 1);
        n_held += table.state.seats[0].monsters[0].shield;
        sum += 150 - table.life(1, 0);
        assert!(
            table
                .events
                .iter()
                .any(|it| matches!(it, Event::Luck { percent: 30, .. }))
        );
        assert!(
            table
                .events
                .iter()
                .any(|it| matches!(it, Event::Rolled { from: 1, to: 6, .. }))
        );
    }
    assert!((520..680).contains(&n_held), "{n_held}");
    assert!((6_750..7_250).contains(&sum), "{sum}");
}
