//! Every code is told for its wrong script, and for nothing else.

use super::super::CODES;
use super::Outcome;
use std::collections::BTreeSet;
use tapete_lang::{Severity, Tongue};

#[test]
fn every_code_is_the_only_problem_of_its_wrong_script_and_its_right_script_has_none() {
    for code in CODES {
        let outcome = Outcome::of(code.wrong);
        let said = outcome.said(Tongue::En);
        assert_eq!(outcome.ids(), [code.id], "{}\n{said}", code.wrong);
        let is_error = code.severity == Severity::Error;
        assert_eq!(outcome.script.is_none(), is_error, "{}", code.id);
        let outcome = Outcome::of(code.right);
        assert_eq!(outcome.said(Tongue::En), "", "{}", code.right);
    }
}

#[test]
fn codes_are_unique_and_speak_both_languages() {
    let ids: Vec<&str> = CODES.iter().map(|it| it.id).collect();
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len());
    for code in CODES {
        assert_eq!(code.scope, "duel");
        assert_eq!(code.id.starts_with('E'), code.severity == Severity::Error);
        assert_ne!(code.message.en, code.message.es, "{}", code.id);
        assert_ne!(code.explain.en, code.explain.es, "{}", code.id);
        for message in [code.message.en, code.message.es] {
            assert!(!message.ends_with('.'), "{message}");
            let first = message.chars().next().unwrap();
            assert!(!first.is_uppercase(), "{message}");
        }
        for explain in [code.explain.en, code.explain.es] {
            assert!(explain.ends_with('.'), "{explain}");
        }
    }
}

#[test]
fn every_wrong_script_gets_a_message_without_gaps_and_help_in_both_languages() {
    for code in CODES {
        for problem in Outcome::of(code.wrong).problems.sorted() {
            assert!(!problem.help.is_empty(), "{}", code.id);
            for tongue in [Tongue::En, Tongue::Es] {
                let mut texts = vec![problem.message(tongue)];
                texts.extend(problem.help.iter().map(|it| it.say(tongue)));
                for text in texts {
                    let has_gap = ["{0}", "{1}", "{2}"].iter().any(|it| text.contains(it));
                    assert!(!has_gap, "{}: {text}", code.id);
                }
            }
        }
    }
}

#[test]
fn applying_a_fix_mends_the_script() {
    let mut n_fixed = 0;
    for code in CODES {
        for problem in Outcome::of(code.wrong).problems.sorted() {
            let Some(fix) = &problem.fix else { continue };
            let mut mended = code.wrong.to_owned();
            mended.replace_range(fix.place.span.range(), &fix.text);
            let outcome = Outcome::of(&mended);
            assert_eq!(outcome.said(Tongue::En), "", "{}: {mended}", code.id);
            n_fixed += 1;
        }
    }
    assert!(n_fixed >= 11, "{n_fixed}");
}

#[test]
fn what_is_missing_is_shown_after_the_piece_before_it() {
    for id in ["E103", "E120", "E121"] {
        let code = CODES.iter().find(|it| it.id == id).unwrap();
        let outcome = Outcome::of(code.wrong);
        let sorted = outcome.problems.sorted();
        let said: Vec<String> = sorted[0]
            .labels
            .iter()
            .map(|it| it.1.say(Tongue::En))
            .collect();
        assert_eq!(said, ["after this"], "{id}");
    }
}
