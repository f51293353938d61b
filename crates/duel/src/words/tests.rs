//! The words themselves: every example is a text without errors.

use tapete_lang::{WordRole, in_spanish, list_words};

use super::VOCABULARY;
use crate::define::tests::errors;

const CARDS: &str = "
new Monster called \"JARulay\" is Plant with_life 350 with_attack 100
new Monster called \"Vioop\" is Plant with_life 150 with_attack 50
new Monster called \"Bellou\" is Water with_life 100 with_attack 75
new Power called \"Attack\" costs 10 Actions { Attack() }
new Power called \"Robar\" costs 20 Actions { Draw(2) }
new Power called \"Envenenar\" costs 25 Actions { Poison() }
";

const POWERS: &str = "powers \"Attack\", \"Attack\", \"Robar\", \"Envenenar\"";
const MONSTERS: &str = "monsters \"JARulay\", \"Vioop\", \"Bellou\"";

/// Puts an example where it can stand.
fn text_of(kind: &str, example: &str) -> String {
    let lines = format!("{POWERS}\n{POWERS}\n{POWERS}");
    let decks =
        ["Garden", "Storm"].map(|it| format!("new Deck called \"{it}\" {MONSTERS}\n{lines}\n"));
    let with = |clause: &str, otherwise: &str| match example.contains(clause) {
        true => String::new(),
        false => otherwise.to_owned(),
    };
    match kind {
        "Duel" => format!(
            "new Duel called \"X\" {example} {CARDS}{}{}",
            decks[0], decks[1]
        ),
        "Element" => format!(
            "new Element called \"Light\" {example} new Element called \"Shadow\" \
             new Monster called \"Lamp\" is Shadow with_life 1 with_attack 1"
        ),
        "Monster" => format!(
            "new Monster called \"X\" {example} {} {} {}",
            with("is ", "is Fire"),
            with("with_life", "with_life 10"),
            with("with_attack", "with_attack 1")
        ),
        "Power" => {
            let is_script = example.contains("Actions") || example.contains("script");
            let script = if is_script {
                ""
            } else {
                "Actions { Attack() }"
            };
            let cost = with("costs", "costs 10");
            format!("new Power called \"X\" {cost} {example} {script}")
        }
        _ if example.starts_with("monsters") => format!("{CARDS} new Deck {example} {lines}"),
        _ if example.starts_with("powers") => {
            format!("{CARDS} new Deck {MONSTERS} {example} {example} {example}")
        }
        _ => format!("{CARDS} new Deck {MONSTERS} {lines} {example}"),
    }
}

#[test]
fn every_example_is_a_text_without_errors_in_both_languages() {
    for entry in list_words(&[&VOCABULARY]) {
        let example = entry.word.example;
        assert!(example.contains(entry.word.name), "{example}");
        if entry.role == WordRole::Kind {
            assert!(example.starts_with("new "), "{example}");
            continue;
        }
        let text = text_of(entry.kind.word.name, example);
        assert_eq!(errors(&text), "", "{text}");
        let spanish = in_spanish(&text, &[&VOCABULARY]);
        assert_eq!(errors(&spanish), "", "{spanish}");
    }
}

#[test]
fn no_two_clauses_of_a_kind_share_a_spelling() {
    for kind in VOCABULARY.kinds {
        let all = kind.clauses.iter().flat_map(|it| it.word.spellings());
        let mut all: Vec<&str> = all.collect();
        let n_all = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), n_all, "{}", kind.word.name);
    }
}
