//! Every code has an example that gives it and one that gives nothing.

use super::vocabulary::VOCABULARY;
use crate::{CODES, LOAD_BYTES_MAX, Tongue, check, list_words, load, render};

/// The files that the examples of the codes may include.
fn problems_of(text: &str) -> Vec<String> {
    let mut reader = |name: &str, _: &str| match name {
        "game.tapete" => Ok(text.to_owned()),
        "tiles.tapete" => Ok("new Note called \"Tiles\"".to_owned()),
        "huge.tapete" => Ok(" ".repeat(LOAD_BYTES_MAX)),
        _ => Err("no such file".to_owned()),
    };
    let (sources, tree, mut problems) = load("game.tapete", &[], &mut reader);
    check(&tree, &[&VOCABULARY], &mut problems);
    for tongue in [Tongue::En, Tongue::Es] {
        let picture = render(&problems, &sources, tongue, false);
        assert!(
            !picture.contains("{0}"),
            "an argument is missing:\n{picture}"
        );
    }
    problems
        .sorted()
        .iter()
        .map(|it| it.code.id.to_owned())
        .collect()
}

#[test]
fn every_wrong_example_gives_its_code_and_every_right_one_nothing() {
    for code in CODES {
        assert_eq!(
            problems_of(code.wrong),
            [code.id],
            "wrong example of {}",
            code.id
        );
        assert!(
            problems_of(code.right).is_empty(),
            "right example of {}",
            code.id
        );
    }
}

#[test]
fn codes_are_unique_and_say_something_in_both_languages() {
    for (at, code) in CODES.iter().enumerate() {
        assert!(
            CODES[at + 1..].iter().all(|it| it.id != code.id),
            "{} twice",
            code.id
        );
        for text in [code.message, code.explain] {
            assert!(!text.en.is_empty() && !text.es.is_empty() && text.en != text.es);
        }
        let n_args = |text: &str| {
            (0..9)
                .filter(|it| text.contains(&format!("{{{it}}}")))
                .count()
        };
        assert_eq!(
            n_args(code.message.en),
            n_args(code.message.es),
            "{}",
            code.id
        );
        assert!(!code.message.en.ends_with('.'), "{}", code.id);
    }
}

#[test]
fn all_words_are_listed() {
    let names: Vec<&str> = list_words(&[&VOCABULARY])
        .iter()
        .map(|it| it.word.name)
        .collect();
    for name in [
        "Domino",
        "deals",
        "Doubles",
        "Plain",
        "last_passed",
        "Note",
        "Actions",
    ] {
        assert!(names.contains(&name), "{name} is not listed");
    }
}

#[test]
fn examples_are_spelled_in_spanish_and_all_else_stays() {
    let text = "new Domino called \"X\" deals 7 when players = 2 deals 5 // deals";
    assert_eq!(
        crate::in_spanish(text, &[&VOCABULARY]),
        "nuevo Dominó llamado \"X\" reparte 7 cuando players = 2 reparte 5 // deals"
    );
}
