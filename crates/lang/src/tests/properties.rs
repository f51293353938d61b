//! Properties of any text: nothing panics, and formatting changes no meaning.

use super::vocabulary::VOCABULARY;
use super::{read, shape};
use crate::{Problems, Sources, Tongue, check, format, lex, plain, render, to_json};
use proptest::prelude::*;
use proptest::sample::select;

const SAMPLE: &str = "// A game.
include \"tiles.tapete\"
new Domino called \"Cuban \\u{f1}\"
  with_tiles   Doubles(9)  /* all */
  for_players  2..4 deals 5 * 2
  turns        Reverse when last_passed and not hand.points > 25 // a rule list
  turns        Clockwise

  ends         Out or Blocked
  begins       Holder(6|6) when hand_number = 1
  matches Equal or SumIs(7) and not BothAbove(5) // combined
  gains        hand.points / 5 - 1 when hand.points % 5 = 0 gains hand_number
  opens red|\"blue\"|3 opens red when last_passed
  notes [1, (2 + 3), {a b}], -4 count(x)
  Actions { Draw(2) // two
  }
nuevo Nota llamado \"Fin\" // end
";

/// Reads, checks, shows and formats; returns the canonical text, if any.
fn whole_way(text: &str) -> Option<String> {
    let covered: usize = lex(text).iter().map(|it| it.span.range().len()).sum();
    assert_eq!(covered, text.len());
    let (sources, tree, mut problems) = read(text);
    let n_syntax = problems.len();
    check(&tree, &[&VOCABULARY], &mut problems);
    for tongue in [Tongue::En, Tongue::Es] {
        let _ = (
            plain(&problems, &sources, tongue),
            to_json(&problems, &sources, tongue),
        );
    }
    let _ = render(&problems, &sources, Tongue::Es, true);
    let canonical = formatted(text);
    assert_eq!(canonical.is_ok(), n_syntax == 0);
    canonical.ok()
}

fn formatted(text: &str) -> Result<String, Problems> {
    let mut sources = Sources::new();
    let file = sources.add("a.tapete", text);
    format(&sources, file, &[])
}

fn keeps_meaning(text: &str) -> Result<(), TestCaseError> {
    let Some(once) = whole_way(text) else {
        return Ok(());
    };
    let twice = formatted(&once);
    prop_assert_eq!(twice.as_ref(), Ok(&once), "not stable, from\n{}", text);
    prop_assert_eq!(
        shape(&read(&once).1),
        shape(&read(text).1),
        "from\n{}\nto\n{}",
        text,
        once
    );
    let comments = |text: &str| lex(text).iter().filter(|it| it.kind.is_comment()).count();
    prop_assert_eq!(
        comments(text),
        comments(&once),
        "a comment is lost, from\n{}",
        text
    );
    Ok(())
}

fn value() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        (-99_i64..99).prop_map(|it| it.to_string()),
        select(vec![
            "Out",
            "Equal",
            "SumIs(7)",
            "(hand_number)",
            "(red)",
            "\"a \\\" // b\"",
            "6|6",
            "2..4",
            "1.5",
            "(x.y)",
            "[]",
            "{ a }"
        ])
        .prop_map(str::to_owned),
    ];
    leaf.prop_recursive(4, 24, 3, |inner| {
        let operator = select(vec![
            "+", "-", "*", "/", "%", "=", "<", "and", "o", "|", "..",
        ]);
        prop_oneof![
            (inner.clone(), operator, inner.clone()).prop_map(|(a, op, b)| format!("{a} {op} {b}")),
            inner.clone().prop_map(|it| format!("({it})")),
            inner.clone().prop_map(|it| format!("not {it}")),
            inner.clone().prop_map(|it| format!("- {it}")),
            prop::collection::vec(inner.clone(), 0..3)
                .prop_map(|it| format!("Doubles({})", it.join(","))),
            prop::collection::vec(inner, 1..4).prop_map(|it| format!("[{}]", it.join(" ,"))),
        ]
    })
}

fn gap() -> impl Strategy<Value = String> {
    select(vec![
        " ",
        " ",
        " ",
        "\n",
        "\n\n\n",
        "\r\n  ",
        " // c\n",
        " /* d */ ",
        "\n  // e\n",
    ])
    .prop_map(str::to_owned)
}

fn clause() -> impl Strategy<Value = String> {
    let word = select(vec![
        "deals",
        "turns",
        "matches",
        "gains",
        "opens",
        "a_very_long_word_of_ours",
        "ñ",
    ]);
    let values = prop::collection::vec((value(), gap()), 0..3);
    let when = prop::option::of(value());
    let end = select(vec!["", ";", ",", ""]);
    (word, gap(), values, when, end).prop_map(|(word, space, values, when, end)| {
        let values: Vec<String> = values
            .into_iter()
            .map(|(value, gap)| value + &gap)
            .collect();
        let when = when.map_or(String::new(), |it| format!(" cuando {it}"));
        format!("{word}{space}{}{when}{end}", values.join(" , "))
    })
}

fn text() -> impl Strategy<Value = String> {
    let item = prop::collection::vec((clause(), gap()), 0..5).prop_map(|clauses| {
        let clauses: Vec<String> = clauses
            .into_iter()
            .map(|(clause, gap)| clause + &gap)
            .collect();
        format!("new Domino called \"X\" {}", clauses.concat())
    });
    prop::collection::vec((item, gap()), 0..3)
        .prop_map(|items| items.into_iter().map(|(item, gap)| item + &gap).collect())
        .prop_filter("a word written twice is a slip", |text: &String| {
            let tokens = lex(text).into_iter().filter(|it| !it.kind.is_trivia());
            let words = tokens.map(|it| &text[it.span.range()]);
            let words: Vec<&str> = words.filter(|it| !matches!(*it, "," | ";")).collect();
            let is_word = |it: &str| it.chars().all(|it| it.is_lowercase() || it == '_');
            words.windows(2).all(|it| it[0] != it[1] || !is_word(it[0]))
        })
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn nothing_panics_on_any_string(text in "\\PC{0,60}") {
        keeps_meaning(&text)?;
    }

    #[test]
    fn nothing_panics_on_any_mixture_of_our_tokens(
        pieces in prop::collection::vec(select(vec![
            "new ", "A", "called ", "\"x\"", "\"", "b ", "c(", "(", ")", "[", "]", "{", "}", ",",
            ";", ":", ".", "..", "|", "-", "+ ", "= ", "when ", "and ", "not ", "1", " ", "\n",
            "// c\n", "/* d */", "include ", "@", "\\", "é", "1.5", "B ",
        ]), 0..30),
    ) {
        keeps_meaning(&pieces.concat())?;
        keeps_meaning(&format!("new A {}", pieces.concat()))?;
    }

    #[test]
    fn nothing_panics_on_any_mixture_of_clauses_and_their_values(
        pieces in prop::collection::vec(select(vec![
            "matches ", "gains ", "opens ", "begins Holder(", "Equal ", "SumIs(7) ", "equal ",
            "hand_number ", "hand.points ", "last_passed ", "red", "6", "|", "\"x\" ", "(", ") ",
            "and ", "or ", "not ", "y ", "when ", "/ ", "- ", "-", "= ", "0 ", ", ", "; ", ": ",
            "\n", "// c\n", "/* d */ ", "open ", "called ", "[", "] ",
        ]), 0..24),
    ) {
        keeps_meaning(&format!("new Domino called \"X\" deals 7 {}", pieces.concat()))?;
    }

    #[test]
    fn a_good_text_with_a_mistake_panics_nothing(
        cuts in prop::collection::vec((0.0..1.0_f64, 0_usize..4, "[ -~]{0,3}"), 1..4),
    ) {
        let mut chars: Vec<char> = SAMPLE.chars().collect();
        for (at, n_cut, put) in cuts {
            let at = (at * chars.len() as f64) as usize;
            let end = (at + n_cut).min(chars.len());
            chars.splice(at..end, put.chars());
        }
        keeps_meaning(&chars.into_iter().collect::<String>())?;
    }

    #[test]
    fn formatting_a_made_text_keeps_its_tree(text in text()) {
        keeps_meaning(&text)?;
        prop_assert!(whole_way(&text).is_some(), "a made text has no mistake:\n{}", text);
    }
}

#[test]
fn the_sample_is_good() {
    assert!(whole_way(SAMPLE).is_some());
}
