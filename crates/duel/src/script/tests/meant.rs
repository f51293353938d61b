//! "Did you mean …?" across both languages.

use super::super::{ElementName, Lexicon};
use super::Outcome;
use tapete_lang::Tongue;

/// Returns the help of the first problem of a script.
fn help(text: &str) -> String {
    let outcome = Outcome::of(text);
    let sorted = outcome.problems.sorted();
    sorted[0].help[0].say(Tongue::En)
}

fn in_actions(text: &str) -> String {
    help(&format!("Conditions {{ }} Actions {{ {text} }}"))
}

fn in_conditions(text: &str) -> String {
    help(&format!("Conditions {{ {text} }} Actions {{ Attack() }}"))
}

#[test]
fn spanish_and_english_words_find_the_word_of_the_language() {
    for (wrong, right) in [
        ("Atacar()", "Attack"),
        ("atacar()", "Attack"),
        ("Robar(2)", "Draw"),
        ("Envenenar()", "Poison"),
        ("Curar(3)", "Heal"),
        ("Sanar(3)", "Heal"),
        ("Purificar()", "Purify"),
        ("Energia(3)", "UpdateEnergy"),
        ("Quemar(2)", "Burn"),
        ("Atack()", "Attack"),
        ("poison()", "Poison"),
        ("UpdatePlayerMonterLife(3)", "UpdatePlayerMonsterLife"),
    ] {
        assert_eq!(in_actions(wrong), format!("did you mean `{right}`?"));
    }
    for (wrong, right) in [
        ("EnemyLife < 3", "TargetMonsterLife"),
        ("TargetMonsterlife < 3", "TargetMonsterLife"),
        ("Mano < 3", "PlayerHandSize"),
        ("TargetMonsterType == fire", "Fuego"),
        ("TargetMonsterType == Plantas", "Planta"),
        ("Energia < 3", "PlayerEnergy"),
    ] {
        assert_eq!(in_conditions(wrong), format!("did you mean `{right}`?"));
    }
    assert_eq!(
        in_conditions("Vida < 3"),
        "did you mean `TargetMonsterLife` or `PlayerMonsterLife`?"
    );
}

#[test]
fn separators_and_signs_of_other_languages_have_their_own_help() {
    assert_eq!(
        in_actions("Attack();"),
        "separators are not needed: leave it out"
    );
    assert_eq!(
        in_actions("Attack(),"),
        "separators are not needed: leave it out"
    );
    assert_eq!(in_conditions("1 < 2 && 3 < 4"), "write `and`");
    assert_eq!(in_conditions("1 ≤ 2"), "write `<=`");
    assert_eq!(in_actions("# note"), "a comment begins with `//`");
    assert_eq!(
        help("Conditions { } Acciones { Attack() }"),
        "write `Actions`"
    );
}

#[test]
fn a_word_far_from_all_gets_a_list() {
    assert!(in_actions("Xyzzyplugh()").contains("`Attack()`"));
}

#[test]
fn a_game_with_other_elements_knows_its_own() {
    let lexicon = Lexicon {
        elements: vec![
            ElementName {
                name: "Rayo".to_owned(),
                others: vec!["Lightning".to_owned()],
            },
            ElementName {
                name: "Hielo".to_owned(),
                others: Vec::new(),
            },
        ],
    };
    let text = "Conditions { TargetMonsterType == Lightning } Actions { SetType(Hielo) }";
    assert_eq!(Outcome::with(text, &lexicon).errors(), Vec::<String>::new());
    let text = "Conditions { TargetMonsterType == Hiela } Actions { SetType(Planta) }";
    let outcome = Outcome::with(text, &lexicon);
    assert_eq!(outcome.errors(), ["1:35 E001", "1:61 E001"]);
    let helped = outcome.problems.sorted()[0].help[0].say(Tongue::En);
    assert_eq!(helped, "did you mean `Hielo`?");
}

#[test]
fn level_zero_on_request_refuses_level_one_with_a_hint() {
    let text = "language 0\nConditions { Turn > 1 }\nActions { Burn(1) }";
    let outcome = Outcome::of(text);
    assert_eq!(outcome.errors(), ["2:14 E001", "3:11 E001"]);
    let helped = outcome.problems.sorted()[0].help[0].say(Tongue::En);
    assert!(helped.contains("belongs to level 1"), "{helped}");
    let text = text.replace("language 0", "language 1");
    assert_eq!(Outcome::of(&text).errors(), Vec::<String>::new());
}
