//! Every code is told for its wrong text, and for nothing else.

use super::super::CODES;
use super::Outcome;
use std::collections::BTreeSet;
use tapete_lang::{Severity, Tongue};

#[test]
fn every_code_is_the_only_problem_of_its_wrong_text_and_its_right_text_has_none() {
    for code in CODES {
        let outcome = Outcome::of(code.wrong);
        let found: Vec<&str> = outcome
            .problems
            .sorted()
            .iter()
            .map(|it| it.code.id)
            .collect();
        assert_eq!(
            found,
            [code.id],
            "{}\n{}",
            code.wrong,
            outcome.said(Tongue::En)
        );
        let is_error = code.severity == Severity::Error;
        assert_eq!(outcome.file.is_none(), is_error, "{}", code.id);
        let outcome = Outcome::of(code.right);
        assert_eq!(outcome.said(Tongue::En), "", "{}", code.right);
        assert!(outcome.file.is_some(), "{}", code.id);
    }
}

#[test]
fn codes_are_in_order_and_speak_both_languages() {
    let ids: Vec<&str> = CODES.iter().map(|it| it.id).collect();
    let sorted: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids, sorted.into_iter().collect::<Vec<_>>());
    for code in CODES {
        assert_eq!(code.scope, "konquest");
        assert_ne!(code.message.en, code.message.es, "{}", code.id);
        assert_ne!(code.explain.en, code.explain.es, "{}", code.id);
        assert!(!code.message.en.ends_with('.') && !code.message.es.ends_with('.'));
        assert!(code.explain.en.ends_with('.') && code.explain.es.ends_with('.'));
    }
}

#[test]
fn every_wrong_text_gets_a_message_without_gaps_and_help_in_both_languages() {
    for code in CODES {
        let outcome = Outcome::of(code.wrong);
        for problem in outcome.problems.sorted() {
            for tongue in [Tongue::En, Tongue::Es] {
                let message = problem.message(tongue);
                let has_gap = ["{0}", "{1}", "{2}"].iter().any(|it| message.contains(it));
                assert!(!has_gap, "{message}");
                let first = message.chars().next().unwrap();
                let speaks_of_a_section = message.starts_with("MAPA");
                assert!(!first.is_uppercase() || speaks_of_a_section, "{message}");
            }
            assert!(!problem.help.is_empty(), "{}", code.id);
        }
    }
}

#[test]
fn applying_a_fix_mends_the_text() {
    let mut n_fixed = 0;
    for code in CODES {
        let outcome = Outcome::of(code.wrong);
        for problem in outcome.problems.sorted() {
            let Some(fix) = &problem.fix else { continue };
            let mut mended = code.wrong.to_owned();
            mended.replace_range(fix.place.span.range(), &fix.text);
            let outcome = Outcome::of(&mended);
            assert_eq!(outcome.shown(), "", "{}: {mended}", code.id);
            n_fixed += 1;
        }
    }
    assert!(n_fixed >= 8, "{n_fixed}");
}
