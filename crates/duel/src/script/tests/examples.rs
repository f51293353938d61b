//! Every example script gives exactly what is expected of it.

use super::{Outcome, examples};
use tapete_lang::{Severity, Tongue};

#[test]
fn valid_examples_have_no_errors_and_only_the_expected_warnings() {
    for (name, text, expected) in examples("valid") {
        let outcome = Outcome::of(&text);
        let mut found = vec![if outcome.script.is_some() {
            "ok"
        } else {
            "bad"
        }];
        let sorted = outcome.problems.sorted();
        // Notes are no warnings: `=` for `==` is in order.
        let warnings = sorted
            .iter()
            .filter(|it| it.code.severity != Severity::Note);
        found.extend(warnings.map(|it| it.code.id));
        let said = outcome.said(Tongue::En);
        assert_eq!(found.join(" "), expected.trim(), "{name}\n{said}");
    }
}

#[test]
fn invalid_examples_tell_every_mistake_once_and_nothing_else() {
    let mut failed = Vec::new();
    for (name, text, expected) in examples("invalid") {
        let outcome = Outcome::of(&text);
        let expected: Vec<&str> = expected.lines().collect();
        if outcome.marks() != expected {
            let said = outcome.said(Tongue::En);
            failed.push(format!("{name}: {expected:?}\n{said}"));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn every_problem_of_the_examples_says_what_to_do_in_both_languages() {
    for folder in ["valid", "invalid"] {
        for (name, text, _) in examples(folder) {
            for problem in Outcome::of(&text).problems.sorted() {
                assert!(!problem.help.is_empty(), "{name}: {}", problem.code.id);
                let messages = [Tongue::En, Tongue::Es].map(|it| problem.message(it));
                assert_ne!(messages[0], messages[1], "{name}");
                for message in messages {
                    assert!(
                        !message.contains("{0}") && !message.contains("{1}"),
                        "{message}"
                    );
                }
            }
        }
    }
}
