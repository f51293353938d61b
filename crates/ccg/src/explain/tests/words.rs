//! Every word of the grammar has its words in rules text.

use super::*;
use crate::syntax::lexicon::{LISTS, Role};

/// Returns the ways in which an example of that role stands in a card.
fn cards_with(role: Role, word: &str, example: &str) -> Vec<String> {
    match role {
        Role::Verb | Role::Predicate => vec![format!("does: {example}"), example.to_owned()],
        Role::Condition => vec![format!("does: if {word}: draw 1")],
        Role::State => vec![format!("does: destroy target {word} Creature")],
        Role::EventVerb => vec![
            format!("when this {word}: draw 1"),
            format!("when you {word} a Card: draw 1"),
            format!("instead of this {word}: draw 1"),
        ],
        Role::Moment => vec![format!("when {word}: draw 1")],
        Role::Rule => vec![
            format!("does: target Creature cant {word}"),
            format!("does: target Creature must {word}"),
            format!("does: each Creature doesnt {word}"),
        ],
        Role::Until => vec![format!("does: target Creature gets +1/+1 until {word}")],
        Role::Timing => vec![format!("can tap: draw 1 play_only {word}")],
        Role::Phase => vec![format!("when your {word} begins: draw 1")],
        Role::Ref => vec![format!("does: destroy {word}")],
        Role::Zone => vec![format!("does: destroy each Card in your {word}")],
        Role::Property => vec![format!("does: destroy target Creature with {word} counter")],
        Role::Kind | Role::Colour => vec![format!("does: destroy each {word}")],
        _ => Vec::new(),
    }
}

#[test]
fn no_word_of_the_grammar_shows_as_it_is_written() {
    let mut n_texts = 0;
    for (role, words) in LISTS {
        for word in *words {
            for clause in cards_with(*role, word.name, word.example) {
                let Some([en, es]) = texts("Creature", &clause) else {
                    continue;
                };
                assert_reads(&en, &clause);
                assert_reads(&es, &clause);
                n_texts += 1;
            }
        }
    }
    assert!(n_texts > 250, "only {n_texts} examples were understood");
}

#[test]
fn every_state_condition_event_and_rule_has_its_own_words_in_spanish() {
    let roles = [
        Role::State,
        Role::Condition,
        Role::EventVerb,
        Role::Moment,
        Role::Rule,
        Role::Until,
        Role::Timing,
    ];
    for (role, words) in LISTS.iter().filter(|it| roles.contains(&it.0)) {
        for word in *words {
            for clause in cards_with(*role, word.name, word.example) {
                let Some([_, es]) = texts("Creature", &clause) else {
                    continue;
                };
                let spoken = word.name.replace('_', " ");
                let is_english = spoken.contains(' ') && es.contains(&spoken);
                assert!(!is_english, "{clause}: {es}");
            }
        }
    }
}
