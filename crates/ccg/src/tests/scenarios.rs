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
            Some(format!("{} (line {}): {reason}", it.id, it.line))
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
    assert_eq!(outcomes[0].result, Err("D.life is 18, not 17".to_owned()));
}

#[test]
fn a_refusal_that_does_not_come_fails() {
    let outcomes = run_with("one | A: T 2/2 | D: - | !attack T | D.life=20", "", true);
    assert_eq!(
        outcomes[0].result,
        Err("`!attack T` was allowed".to_owned())
    );
}
