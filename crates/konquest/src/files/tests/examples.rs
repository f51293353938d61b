//! Every example of the specification gives what it says.

use super::super::{KonquestFile, format};
use super::expected::{expected, map_value, problems, save_value};
use super::{Outcome, examples};
use tapete_lang::{Sources, Tongue};

#[test]
fn every_example_gives_the_problems_and_values_it_should() {
    let expected = expected();
    let mut n_seen = 0;
    for folder in ["maps", "saves", "invalid"] {
        for (name, text) in examples(folder) {
            let wanted = &expected[&name];
            let outcome = Outcome::of(&text);
            let said = outcome.said(Tongue::Es);
            assert_eq!(
                outcome.errors,
                problems(&wanted["errors"]),
                "{name}\n{said}"
            );
            assert_eq!(
                outcome.warnings,
                problems(&wanted["warnings"]),
                "{name}\n{said}"
            );
            assert_eq!(outcome.file.is_some(), wanted["ok"], "{name}");
            match &outcome.file {
                Some(KonquestFile::Map(map)) => {
                    assert_eq!(map_value(map), wanted["value"], "{name}");
                }
                Some(KonquestFile::Save(save)) => {
                    assert_eq!(save_value(save), wanted["value"], "{name}");
                }
                None => assert!(wanted["value"].is_null(), "{name}"),
            }
            n_seen += 1;
        }
    }
    assert_eq!(n_seen, expected.len(), "an example has no file");
}

#[test]
fn every_problem_of_the_examples_says_what_to_write_in_both_languages() {
    for (name, text) in examples("invalid") {
        let outcome = Outcome::of(&text);
        for problem in outcome.problems.sorted() {
            assert!(!problem.help.is_empty(), "{name}: {}", problem.code.id);
            for help in &problem.help {
                let (english, spanish) = (help.say(Tongue::En), help.say(Tongue::Es));
                assert_ne!(english, spanish, "{name}");
                assert!(!english.contains("{0}"), "{name}: {english}");
            }
            let message = problem.message(Tongue::Es);
            assert!(
                !message.contains("{0}") && !message.contains("{1}"),
                "{message}"
            );
        }
    }
}

#[test]
fn every_dialect_is_accepted() {
    for (name, text) in examples("maps_ext") {
        let outcome = Outcome::of(&text);
        assert!(
            outcome.file.is_some(),
            "{name}\n{}",
            outcome.said(Tongue::En)
        );
        assert_eq!(outcome.shown(), "", "{name}");
    }
}

#[test]
fn saved_games_are_written_byte_for_byte_as_the_seed_writes_them() {
    for (name, text) in examples("saves") {
        let mut sources = Sources::new();
        let id = sources.add(&name, &*text);
        let written = format(&sources, id).unwrap();
        // One example writes a rate with a needless zero.
        let standard = text.replace("porcentajeMuertes: 0.10,", "porcentajeMuertes: 0.1,");
        assert_eq!(written, standard, "{name}");
    }
}
