//! Trees to texts and back, and the formatter.

use super::super::invent::invent;
use super::super::{Lexicon, format, write_script};
use super::{Outcome, examples};
use proptest::prelude::*;
use tapete_lang::{Problems, Sources};

fn formatted(text: &str) -> Result<String, Problems> {
    let mut sources = Sources::new();
    let file = sources.add("test.duel", text);
    format(&sources, file, &Lexicon::classic())
}

/// Returns a tree without its places.
fn shape(text: &str) -> String {
    let outcome = Outcome::of(text);
    let said = outcome.said(tapete_lang::Tongue::En);
    let script = outcome.script;
    assert!(script.is_some(), "{text}\n{said}");
    without_places(&format!("{script:?}"))
}

/// Cuts `place: Place { … } }` out of a tree that is shown.
fn without_places(shown: &str) -> String {
    let mut out = String::new();
    let mut rest = shown;
    while let Some((before, after)) = rest.split_once("place: Place {") {
        out.push_str(before);
        let mut depth = 1;
        let end = after.find(|it| {
            depth += i32::from(it == '{') - i32::from(it == '}');
            depth == 0
        });
        rest = &after[end.unwrap() + 1..];
    }
    out + rest
}

#[test]
fn the_canonical_form_has_one_item_to_a_line() {
    let text = "language 1\nlet  a=1 let b = - a\n\n\n// why\nConditions{a<Turn and(b>1)\nTargetMonsterType=Agua}Actions{Attack( )on Ally [ 1 ];".replace(';', "")
        + "if not a>b{Draw(1+2*-3)}else if Self is not Burned{}else{Heal(min(1,(2)))// eh\n}\n\n\n  chance 5 %{ Poison() /* so */ Purify() }\n /* end */ }On Death for 2 turns when Self . Life<3{ }";
    let wanted = "language 1
let a = 1
let b = -a

// why
Conditions {
    a < Turn and (b > 1)
    TargetMonsterType == Agua
}
Actions {
    Attack() on Ally[1]
    if not a > b {
        Draw(1 + 2 * -3)
    } else if Self is not Burned { } else {
        Heal(min(1, (2)))  // eh
    }

    chance 5% {
        Poison() /* so */
        Purify()
    }
    /* end */
}
On Death for 2 turns when Self.Life < 3 { }
";
    assert_eq!(formatted(&text).unwrap(), wanted);
    assert_eq!(formatted(wanted).unwrap(), wanted);
}

#[test]
fn comments_stay_in_the_order_of_the_pieces() {
    let text = "/* 1 */ /* 2 */ Conditions // 3\n{ // 4\n // 5\n 1 < // 6\n Turn /* 7 */ /* 8\n 8 */ }\n\n// 9\n Actions { /* 10 */ } // 11\n// 12";
    let once = formatted(text).unwrap();
    let mut from = 0;
    for number in 1..=12 {
        let at = once[from..].find(&format!(" {number}"));
        assert!(at.is_some(), "{number} in\n{once}");
        from += at.unwrap();
    }
    assert_eq!(formatted(&once).unwrap(), once);
    assert_eq!(shape(text), shape(&once));
}

#[test]
fn a_script_with_errors_is_not_formatted() {
    let problems = formatted("Conditions { } Actions { Foo() }").unwrap_err();
    assert_eq!(problems.len(), 1);
}

#[test]
fn a_script_that_would_grow_past_its_limit_stays_as_it_is() {
    let text = format!(
        "Conditions{{}}Actions{{{}}}",
        "repeat 1{Attack()}".repeat(120)
    );
    assert_eq!(formatted(&text).unwrap(), text);
}

#[test]
fn every_example_is_formatted_and_written_without_a_change_of_meaning() {
    for (name, text, _) in examples("valid") {
        let once = formatted(&text).unwrap();
        assert_eq!(formatted(&once).unwrap(), once, "{name}");
        assert_eq!(shape(&once), shape(&text), "{name}");
        let script = Outcome::of(&text).script.unwrap();
        let written = write_script(&script, &Lexicon::classic());
        assert_eq!(shape(&written), shape(&text), "{name}");
    }
}

#[test]
fn a_condition_that_begins_with_a_sign_is_no_subtraction() {
    let text = "Conditions { 1 < Turn (-5) < Turn (-1 < Turn) or Turn > 1 } Actions { Attack() }";
    let script = Outcome::of(text).script.unwrap();
    let written = write_script(&script, &Lexicon::classic());
    assert!(written.contains("\n    (-5) < Turn\n"), "{written}");
    assert_eq!(shape(&written), shape(text));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn made_up_scripts_are_written_and_read_back_the_same(seed in any::<u64>(), level in 0..2_u8) {
        let script = invent(seed, level);
        let text = write_script(&script, &Lexicon::classic());
        let shown = without_places(&format!("{:?}", Some(script)));
        prop_assert_eq!(shape(&text), shown, "{}", text);
        prop_assert_eq!(&formatted(&text).unwrap(), &text);
        if level == 0 {
            let strict = format!("language 0\n{text}");
            prop_assert_eq!(Outcome::of(&strict).errors(), Vec::<String>::new(), "{}", text);
        }
    }

    #[test]
    fn formatting_keeps_the_tree_and_is_idempotent(
        seed in any::<u64>(),
        breaks in proptest::collection::vec((any::<proptest::sample::Index>(), 0..5_u8), 0..12),
    ) {
        let mut text = write_script(&invent(seed, 1), &Lexicon::classic());
        for (at, what) in breaks {
            // Only where a space is, so that no word is cut.
            let spaces: Vec<usize> = text.match_indices(' ').map(|it| it.0).collect();
            if spaces.is_empty() {
                break;
            }
            let piece = ["\n", "  ", " // note\n", " /* note */ ", "\n\n\n"][usize::from(what)];
            let at = spaces[at.index(spaces.len())];
            let inside_comment = text[..at].rfind("//").is_some_and(|it| !text[it..at].contains('\n'))
                || text[..at].rfind("/*").is_some_and(|it| !text[it..at].contains("*/"));
            if !inside_comment {
                text.insert_str(at, piece);
            }
        }
        prop_assume!(text.len() <= super::super::BYTES_MAX);
        let once = formatted(&text).unwrap();
        prop_assert_eq!(shape(&once), shape(&text), "{}", text);
        prop_assert_eq!(formatted(&once).unwrap(), once, "{}", text);
    }
}
