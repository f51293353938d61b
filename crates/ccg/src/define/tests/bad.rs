//! What a careless or a wicked text says, and what it is told.

use super::read_text;

fn told(cards: &str) -> String {
    let text = format!("new CardGame called \"Trial\" extends \"Classic\"\n{cards}");
    read_text(&text, true).1
}

fn ox(rest: &str) -> String {
    told(&format!(
        "new Creature called \"Ox\" with_damage 2 with_health 2 {rest}"
    ))
}

#[test]
fn a_slip_in_the_name_of_an_ability_is_told_with_the_nearest() {
    let told = ox("has_ability Flyng");
    assert!(told.contains("unknown-ability"), "{told}");
    assert!(told.contains("did you mean `Flying`"), "{told}");
}

#[test]
fn a_cost_that_nobody_can_pay_is_told() {
    let told = ox("requires 1000 * Forest");
    assert!(told.contains("impossible-cost"), "{told}");
    let told = ox("requires 2 * Forrest");
    assert!(told.contains("did you mean `Forest`"), "{told}");
}

#[test]
fn a_target_that_nothing_can_be_is_told() {
    let told = ox("when this enters: destroy target Creature and Player");
    assert!(told.contains("impossible-target"), "{told}");
}

#[test]
fn an_ability_that_surely_never_ends_is_told() {
    for rest in [
        "when you draws: draw 1",
        "when you gains life: you gains 1 life",
        "when a Card is_put on this: draw 1 when this is_put +1/+1 counter: put 1 +1/+1 counter on this",
    ] {
        let told = ox(rest);
        assert!(
            told.contains("endless") || told.contains("error"),
            "{rest}: {told}"
        );
    }
    let told = ox("when you gains life: you gains 1 life");
    assert!(told.contains("warning[ccg:endless]"), "{told}");
}

#[test]
fn a_card_is_played_only_when_it_says() {
    assert_eq!(ox("play_only your_turn"), "");
    let told = ox("play_only once_per_game");
    assert!(told.contains("not-supported"), "{told}");
}
