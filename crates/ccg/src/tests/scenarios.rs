//! Every scenario of the library's abilities, on both paths.

use crate::scenario::run_with;

const ABILITIES: &str = include_str!("../../../../tests/scenarios/abilities.txt");

fn all_pass(fast: bool) {
    let outcomes = run_with(ABILITIES, "", fast);
    assert_eq!(outcomes.len(), 158);
    let failed: Vec<String> = outcomes
        .iter()
        .filter_map(|it| {
            let reason = it.result.as_ref().err()?;
            Some(format!("{} (line {}): {}", it.id, it.line, reason.en))
        })
        .collect();
    assert!(
        failed.is_empty(),
        "{} failed:\n{}",
        failed.len(),
        failed.join("\n")
    );
}

#[test]
fn the_abilities_of_the_library_do_what_their_scenarios_say() {
    all_pass(true);
}

#[test]
fn without_the_fast_path_the_abilities_do_the_same() {
    all_pass(false);
}

#[test]
fn a_scenario_that_expects_something_else_fails_and_says_what_there_is() {
    let outcomes = run_with(
        "one | A: T 2/2 | D: - | attack T; block; damage | D.life=17",
        "",
        true,
    );
    let told = outcomes[0].result.clone().expect_err("it is 18");
    assert_eq!(told.en, "D.life is 18, not 17");
    assert_eq!(told.es, "D.life es 18, no 17");
}

#[test]
fn a_refusal_that_does_not_come_fails() {
    let outcomes = run_with("one | A: T 2/2 | D: - | !attack T | D.life=20", "", true);
    let told = outcomes[0].result.clone().expect_err("it may attack");
    assert_eq!(told.en, "`!attack T` was allowed");
    assert_eq!(told.es, "`!attack T` se permitió");
}

const EXTENDED: &str = include_str!("../../../../tests/scenarios/extended.txt");

#[test]
fn a_name_that_nobody_has_is_told_even_where_a_refusal_is_wanted() {
    let line = "x | A: T 2/2 | D: B 1/1 | !attack Q | alive T";
    let outcomes = crate::scenario::run(line, "");
    let reason = outcomes[0].result.as_ref().unwrap_err();
    assert_eq!(reason.en, "there is no creature called Q");
    assert_eq!(reason.es, "no hay ninguna criatura llamada Q");
}

#[test]
fn a_scenario_that_cannot_be_set_up_says_why_in_both_tongues() {
    let line = "x | A: T 2/2 Flyng | D: - | attack T | alive T";
    let outcomes = crate::scenario::run(line, "");
    let reason = outcomes[0].result.as_ref().unwrap_err();
    assert_eq!(
        reason.en,
        "there is no ability `Flyng` (did you mean `Flying`?)"
    );
    assert!(reason.es.starts_with("no hay"), "{}", reason.es);
}

#[test]
fn the_rest_of_the_library_does_what_its_scenarios_say() {
    for fast in [true, false] {
        let failed: Vec<String> = run_with(EXTENDED, "", fast)
            .iter()
            .filter_map(|it| {
                let reason = it.result.as_ref().err()?;
                Some(format!("{} (line {}): {}", it.id, it.line, reason.en))
            })
            .collect();
        assert!(failed.is_empty(), "{}", failed.join("\n"));
    }
}

/// Abilities of games that scenarios are not played in; they have tests of their
/// own.
const ELSEWHERE: [&str; 6] = [
    "Ambush",
    "Stealth",
    "Protector",
    "Wielded",
    "Worn",
    "PoisonTick",
];

#[test]
fn every_ability_of_the_library_has_two_scenarios_or_more() {
    let library = include_str!("../../../../games/ccg/library/abilities.tapete");
    let names = library
        .lines()
        .filter_map(|it| it.strip_prefix("new Ability called \""))
        .filter_map(|it| it.split('"').next());
    let text = format!("{ABILITIES}\n{EXTENDED}");
    let (cards, lines): (Vec<&str>, Vec<&str>) = text
        .lines()
        .filter(|it| !it.starts_with('#'))
        .partition(|it| it.starts_with("new "));
    let names_it = |text: &str, name: &str| {
        let mut words = text.split(|it: char| !it.is_alphanumeric());
        words.any(|it| it == name)
    };
    let mut lacking = Vec::new();
    for name in names.filter(|it| !ELSEWHERE.contains(it)) {
        let own = cards.iter().filter(|it| names_it(it, name));
        let own: Vec<&str> = own.filter_map(|it| it.split('"').nth(1)).collect();
        let uses = |line: &&&str| {
            names_it(line, name) || own.iter().any(|it| line.contains(&format!("\"{it}\"")))
        };
        let n_lines = lines.iter().filter(uses).count();
        if n_lines < 2 {
            lacking.push(format!("{name}: {n_lines}"));
        }
    }
    assert!(lacking.is_empty(), "{lacking:?}");
}

/// Runs one line, and says why it fails.
fn reason(cards: &str, line: &str) -> String {
    let outcomes = crate::scenario::run(&format!("{cards}\n{line}"), "");
    let result = outcomes.last().map(|it| it.result.clone());
    match result {
        Some(Err(reason)) => reason.en,
        _ => String::new(),
    }
}

#[test]
fn protection_from_what_nobody_is_is_told() {
    let line = |what: &str| format!("p | A: T 2/2 {what} | D: - | attack T; damage | D.life=18");
    assert_eq!(reason("", &line("Protection(red)")), "");
    let told = reason("", &line("Protection(purple)"));
    assert!(told.contains("no card is `Purple`"), "{told}");
    let gained = "g | A: T 2/2 | D: - | gain T Protection(purple) | alive T";
    let told = reason("", gained);
    assert!(told.contains("no card is `Purple`"), "{told}");
}

#[test]
fn a_target_that_is_asked_for_later_is_held_against_the_line() {
    let cards = r#"new Creature called "Slayer" requires 1 * Land with_damage 1 with_health 1 when this enters: destroy target Creature and tapped
new Creature called "Healer" requires 1 * Land with_damage 1 with_health 1 when this enters: you gains 1 life
new Creature called "Ogre" requires 1 * Land with_damage 3 with_health 3 when this enters: sacrifice another Creature and you_control"#;
    let line = |rest: &str| format!("t | A(lands=1): {rest}");
    let slayer = |more: &str| line(&format!("S \"Slayer\" hand | D: {more}"));
    let two = "T 2/2 tapped,U 2/2 tapped";
    assert_eq!(
        reason(
            cards,
            &slayer(&format!("{two} | cast S>U | dead U; alive T"))
        ),
        ""
    );
    // Only one can be the target, and nobody is asked.
    let one = "T 2/2 tapped,U 2/2";
    assert_eq!(
        reason(cards, &slayer(&format!("{one} | cast S>T | dead T"))),
        ""
    );
    let told = reason(cards, &slayer(&format!("{one} | cast S>U | dead T")));
    assert!(told.contains("U cannot be the target"), "{told}");
    assert_eq!(
        reason(cards, &slayer(&format!("{one} | !cast S>U | hand S"))),
        ""
    );
    let told = reason(
        cards,
        &line("H \"Healer\" hand | D: T 2/2 | cast H>T | alive T"),
    );
    assert!(told.contains("T cannot be the target"), "{told}");
    let ogre = |more: &str| line(&format!("O \"Ogre\" hand,{more}"));
    assert_eq!(
        reason(
            cards,
            &ogre("T 1/1,U 1/1 | D: - | cast O>U | dead U; alive T")
        ),
        ""
    );
    assert_eq!(reason(cards, &ogre("T 1/1 | D: - | cast O>T | dead T")), "");
}
