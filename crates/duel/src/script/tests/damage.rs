//! Damaged texts: problems, never a panic, and never a long wait.

use super::super::{Lexicon, format, parse};
use super::examples;
use proptest::prelude::*;
use std::sync::LazyLock;
use tapete_lang::{PROBLEMS_MAX, Problems, Severity, Sources, Tongue};

static TEXTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut all: Vec<String> = ["valid", "invalid"]
        .iter()
        .flat_map(|it| examples(it))
        .map(|it| it.1)
        .collect();
    all.extend((0..40).map(|it| {
        let script = super::super::invent::invent(it, 1);
        super::super::write_script(&script, &Lexicon::classic())
    }));
    all
});

/// Reads, formats and shows; whatever comes of it must hold together. Returns
/// how often it was told that the script is too big.
fn endure(text: &str) -> usize {
    let lexicon = Lexicon::classic();
    let mut sources = Sources::new();
    let file = sources.add("damaged.duel", text);
    let mut problems = Problems::new();
    let script = parse(&sources, file, &lexicon, &mut problems);
    assert_eq!(script.is_none(), problems.has_errors());
    assert!(problems.len() <= PROBLEMS_MAX);
    let mut starts = std::collections::BTreeSet::new();
    for problem in problems.sorted() {
        assert!(problem.place.span.start <= problem.place.span.end);
        assert!(text.get(problem.place.span.range()).is_some());
        assert!(!problem.message(Tongue::Es).is_empty());
        assert!(!problem.help.is_empty(), "{}", problem.code.id);
        if problem.code.severity == Severity::Error {
            let is_first = starts.insert(problem.place.span.start);
            assert!(is_first, "two errors at one place: {text}");
        }
        if let Some(fix) = &problem.fix {
            assert!(text.get(fix.place.span.range()).is_some());
        }
    }
    let formatted = format(&sources, file, &lexicon);
    assert_eq!(formatted.is_ok(), script.is_some());
    if let Ok(formatted) = formatted {
        let mut again = Sources::new();
        let file = again.add("formatted.duel", &*formatted);
        assert_eq!(format(&again, file, &lexicon).unwrap(), formatted);
    }
    let sorted = problems.sorted();
    sorted.iter().filter(|it| it.code.id == "E401").count()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn damaged_examples_are_endured(
        index in any::<proptest::sample::Index>(),
        changes in proptest::collection::vec(
            (any::<proptest::sample::Index>(), 0..6_u8, any::<u8>()), 1..8,
        ),
    ) {
        let mut bytes = index.get(&TEXTS).clone().into_bytes();
        for (at, what, byte) in changes {
            if bytes.is_empty() {
                break;
            }
            let at = at.index(bytes.len());
            match what {
                0 => bytes[at] = byte,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, byte),
                3 => bytes.truncate(at),
                4 => bytes.insert(at, b"{}()[].,%=<>-+*/;\n"[usize::from(byte) % 18]),
                _ => {
                    let piece: Vec<u8> = bytes[at..].iter().copied().take(60).collect();
                    let to = usize::from(byte) % bytes.len();
                    bytes.splice(to..to, piece);
                }
            }
        }
        prop_assert!(endure(&String::from_utf8_lossy(&bytes)) <= 1);
    }

    #[test]
    fn shuffled_words_are_endured(
        pieces in proptest::collection::vec(any::<proptest::sample::Index>(), 0..120),
        glue in 0..3_usize,
    ) {
        let mut all = vec![
            "{", "}", "(", ")", "[", "]", ",", ".", "%", "=", "==", "<", "-", "+", "*", "/", "1",
            "20", "1.2.3", "Foo", "Planta", "let a =", "a", "\n", "/*", "*/", "//", "\"",
        ];
        all.extend(super::super::words::all().map(|it| it.word.name));
        let text: Vec<&str> = pieces.iter().map(|it| *it.get(&all)).collect();
        let text = text.join([" ", "", "\n"][glue]);
        let open = format!("Conditions {{ {text}");
        let closed = format!("Conditions {{ }} Actions {{ {text} }}");
        for text in [text, open, closed] {
            prop_assert!(endure(&text) <= 1);
        }
    }

    #[test]
    fn random_bytes_are_endured(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        prop_assert!(endure(&String::from_utf8_lossy(&bytes)) <= 1);
    }
}

#[test]
fn a_megabyte_of_anything_is_told_to_be_too_big_and_nothing_else() {
    const MEGABYTE: usize = 1 << 20;
    for piece in [
        "(",
        "{",
        "Attack() ",
        "Foo ",
        "\0",
        ";",
        "1",
        "ñ",
        "\"",
        "/*",
        "not ",
        "\n",
    ] {
        let text = piece.repeat(MEGABYTE / piece.len());
        assert_eq!(endure(&text), 1, "{piece}");
        assert_eq!(
            endure(&format!("Conditions {{ }} Actions {{ {text} }}")),
            1,
            "{piece}"
        );
    }
}

#[test]
fn nesting_a_thousand_deep_is_endured_anywhere() {
    for open in [
        "(",
        "{",
        "-",
        "not ",
        "if ",
        "repeat 2 {",
        "min(",
        "Ally[",
        "Draw(",
        "else if ",
        "let a = ",
    ] {
        let deep = open.repeat(1000);
        for text in [
            deep.clone(),
            format!("Conditions {{ {deep}"),
            format!("Conditions {{ }} Actions {{ {deep}"),
            format!("Conditions {{ }} Actions {{ Draw({deep}"),
        ] {
            assert!(endure(&text) <= 1, "{open}");
        }
    }
}

#[test]
fn a_mistake_everywhere_is_told_up_to_the_limit_of_problems() {
    for piece in ["; ", "Foo ", "1.2.3 ", "Draw() ", "Attack(1) ", ") "] {
        let text = piece.repeat(4000 / piece.len());
        endure(&format!("Conditions {{ }} Actions {{ {text} }}"));
    }
}
