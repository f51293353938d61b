//! The cards and abilities of the examples, whole; `UPDATE_EXPECT=1` rewrites
//! what is expected.

use super::*;
use crate::explain::{Names, ability_text, cost_text, rules_text, type_line};
use crate::syntax::ast::ClauseKind;

/// Writes every sentence of a text in both tongues.
fn all(text: &str) -> String {
    let sentences = sentences(text);
    let names = Names {
        words: &[],
        sentences: &sentences,
    };
    let mut written = String::new();
    for sentence in &sentences {
        let name = sentence.name.as_ref().map_or("", |it| it.text.as_str());
        let is_ability = sentence
            .clauses
            .iter()
            .all(|it| !matches!(it.kind, ClauseKind::Requires(_)))
            && sentence.kind.text == "Ability";
        written.push_str(&format!("{name}\n"));
        for tongue in TONGUES {
            let cost = sentence.clauses.iter().find_map(|it| match &it.kind {
                ClauseKind::Requires(costs) => Some(cost_text(costs, &names, tongue)),
                _ => None,
            });
            let cost = cost.map_or_else(String::new, |it| format!(" [{it}]"));
            let text = if is_ability {
                ability_text(sentence, &names, tongue)
            } else {
                let line = type_line(sentence, &names, tongue);
                written.push_str(&format!("  {line}{cost}\n"));
                rules_text(sentence, &names, &|_| None, tongue)
            };
            if !text.is_empty() {
                written.push_str(&format!("  {text}\n"));
            }
        }
    }
    written
}

/// Compares with the golden file of that name.
fn compare(name: &str, written: &str) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/explain/tests/texts");
    let path = format!("{folder}/{name}.txt");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, written).expect("the golden file can be written");
        return;
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        golden == written,
        "{path} differs; UPDATE_EXPECT=1 rewrites it\n--- golden\n{golden}\n--- now\n{written}"
    );
}

#[test]
fn the_cards_of_the_examples_read_well() {
    compare("cards", &all(include_str!("texts/cards.tapete")));
}

#[test]
fn the_abilities_of_the_examples_read_well() {
    compare("abilities", &all(include_str!("texts/abilities.tapete")));
}
