//! The list of words: complete, documented, and true.

use super::super::{SCRIPT_WORDS, ScriptRole, is_script_word};
use super::Outcome;
use std::collections::BTreeSet;

#[test]
fn every_word_is_documented_once_in_both_languages() {
    let mut spellings = BTreeSet::new();
    for group in SCRIPT_WORDS {
        assert!(!group.role.title().en.is_empty());
        for it in group.words {
            let doc = it.word.doc;
            assert_ne!(doc.en, doc.es, "{}", it.word.name);
            assert!(
                doc.en.ends_with('.') && doc.es.ends_with('.'),
                "{}",
                it.word.name
            );
            for spelling in it.word.spellings() {
                assert!(spellings.insert(spelling), "{spelling} twice");
                let is_element = group.role == ScriptRole::Element;
                assert_eq!(is_script_word(spelling), !is_element, "{spelling}");
            }
        }
    }
    assert!(spellings.len() > 90, "{}", spellings.len());
}

#[test]
fn every_example_shows_its_word_and_is_right() {
    for group in SCRIPT_WORDS {
        for it in group.words {
            let example = it.word.example;
            let shows = it.word.spellings().any(|it| example.contains(it));
            assert!(shows, "{}: {example}", it.word.name);
            let script = match example {
                _ if example.starts_with("Conditions") => {
                    format!("{example} Actions {{ Attack() }}")
                }
                _ if example.starts_with("Actions") => format!("Conditions {{ }} {example}"),
                _ if example.starts_with("On ") => {
                    format!("Conditions {{ }} Actions {{ Attack() }} {example}")
                }
                _ if example.starts_with("language") => {
                    format!("{example} Conditions {{ }} Actions {{ Attack() }}")
                }
                _ if is_step(example) => format!("Conditions {{ }} Actions {{ {example} }}"),
                _ => format!("Conditions {{ {example} }} Actions {{ Attack() }}"),
            };
            let outcome = Outcome::of(&script);
            let said = outcome.said(tapete_lang::Tongue::En);
            assert_eq!(outcome.errors(), Vec::<String>::new(), "{script}\n{said}");
        }
    }
}

fn is_step(example: &str) -> bool {
    let words = ["let ", "if ", "repeat ", "chance ", "each "];
    let first = example.split('(').next().unwrap_or("");
    let is_action = |it: &&super::super::ScriptWord| it.word.is(first);
    let actions = SCRIPT_WORDS.iter().find(|it| it.role == ScriptRole::Action);
    words.iter().any(|it| example.starts_with(it))
        || actions.is_some_and(|it| it.words.iter().any(|it| is_action(&it)))
}
