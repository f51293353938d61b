//! What a text is read as, and how reading goes on after a mistake.

use super::{brief, lines, read, shape};
use crate::{Problems, ValueKind};

fn shape_of(text: &str) -> String {
    let (sources, tree, problems) = read(text);
    assert!(
        problems.is_empty(),
        "{text}\n{}",
        lines(&sources, &problems)
    );
    shape(&tree)
}

fn value_of(text: &str) -> String {
    let shape = shape_of(&format!("new A is {text}"));
    shape
        .trim_start_matches("A None\n  is ")
        .trim_end()
        .to_owned()
}

fn mistakes(text: &str) -> Vec<String> {
    let (sources, _, problems) = read(text);
    brief(&sources, &problems)
}

#[test]
fn a_lower_case_word_after_a_complete_value_begins_the_next_clause() {
    let text = "new Domino called \"X\" with_tiles Doubles(9) for_players 2..4 in_teams_of 2 \
                turns Reverse when last_passed turns Clockwise ends Out or Blocked \
                begins Holder(6|6) when hand_number = 1 is Kor Artificer open";
    let expected = "Domino Some(\"X\")
  with_tiles Doubles<9>
  for_players (2..4)
  in_teams_of 2
  turns Reverse WHEN last_passed
  turns Clockwise
  ends (Out or Blocked)
  begins Holder<(6 | 6)> WHEN (hand_number = 1)
  is Kor Artificer
  open
";
    assert_eq!(shape_of(text), expected);
    assert_eq!(
        shape_of(&text.replace(' ', "\r\n\t")),
        expected,
        "line ends mean nothing"
    );
}

#[test]
fn spanish_words_of_the_form_read_the_same() {
    let english = "include \"a\" new A called \"X\" t R when a and not b or c";
    let spanish = "incluye \"a\" nueva A llamada \"X\" t R cuando a y no b o c";
    assert_eq!(shape_of(english), shape_of(spanish));
}

#[test]
fn separators_are_optional() {
    let plain = shape_of("new A b 1 c 2 new B d");
    assert_eq!(shape_of("new A b: 1; c: 2, ; new B; d;"), plain);
    assert_eq!(
        shape_of("new A is Kor, Artificer, b 1"),
        shape_of("new A is Kor Artificer b 1")
    );
}

#[test]
fn operators_bind_by_precedence() {
    assert_eq!(value_of("1 + 2 * 3 - 4"), "((1 + (2 * 3)) - 4)");
    assert_eq!(
        value_of("A or not B = 1 and C"),
        "(A or ((not (B = 1)) and C))"
    );
    assert_eq!(value_of("1 + 1..2 * 2"), "((1 + 1)..(2 * 2))");
    assert_eq!(value_of("1|2|3"), "((1 | 2) | 3)");
    assert_eq!(value_of("-3 * -(x)"), "(-3 * (-x))");
    assert_eq!(
        value_of("3 * lands and 2 * Swamps"),
        "((3 * lands) and (2 * Swamps))"
    );
    assert_eq!(value_of("[1, 2, [A, \"b\"],]"), "[1 2 [A \"b\"]]");
    assert_eq!(value_of("2.50 1_000, -0.5"), "2.50 1000 -0.5");
}

#[test]
fn a_lower_case_word_is_a_value_where_no_clause_could_stand() {
    assert_eq!(value_of("count(A and named)"), "count<(A and named)>");
    assert_eq!(value_of("hand.points"), "hand.points");
    assert_eq!(value_of("players * 2 + 1"), "((players * 2) + 1)");
    assert_eq!(
        shape_of("new A b (1) c d -1"),
        "A None\n  b 1\n  c\n  d -1\n"
    );
}

#[test]
fn blocks_are_kept_and_can_be_read_as_clauses() {
    let text = "new Power called \"Robar\" costs 20 Conditions { PlayerHandSize < 5 } \
                Actions { draws 2 /* two */ heals { 1 } when low }";
    let (sources, tree, problems) = read(text);
    assert!(problems.is_empty());
    let item = &tree.items[0];
    assert_eq!(item.clauses.len(), 3);
    assert_eq!(item.clauses[1].word.text, "Conditions");
    let ValueKind::Block(block) = &item.clauses[2].values[0].kind else {
        panic!("not a block");
    };
    let mut problems = Problems::new();
    let clauses = block.clauses(&sources, &mut problems);
    assert!(problems.is_empty());
    let words: Vec<&str> = clauses.iter().map(|it| it.word.text.as_str()).collect();
    assert_eq!(words, ["draws", "heals"]);
    assert!(clauses[1].when.is_some());
}

#[test]
fn what_a_block_holds_is_judged_by_whoever_reads_it() {
    let text = "new Power costs 1.2.3 Actions { § 100hp \"open\n a && b { ! } } with 1 § 2";
    let (sources, tree, problems) = read(text);
    let told = ["1:17 bad-number", "2:24 unknown-character"];
    assert_eq!(super::brief(&sources, &problems), told);
    let ValueKind::Block(block) = &tree.items[0].clauses[1].values[0].kind else {
        panic!("not a block");
    };
    let mut problems = Problems::new();
    block.clauses(&sources, &mut problems);
    let told = super::brief(&sources, &problems);
    let ids: Vec<&str> = told.iter().filter_map(|it| it.split(' ').nth(1)).collect();
    for id in ["unknown-character", "bad-number", "unterminated-text"] {
        assert!(ids.contains(&id), "{id} in {told:?}");
    }
}

#[test]
fn each_mistake_is_told_once_and_reading_goes_on() {
    let text = "new Domino called \"X\"
  deals = 7
  with_tiles Doubles(9
  for_players 2..
  turns ] Reverse
  ends Out or Blocked
  says \"open
  notes 7x @ 3
new
  deals 4
domino
new Domino called X deals 3";
    assert_eq!(
        mistakes(text),
        [
            "2:9 unexpected",
            "3:21 unclosed-bracket",
            "5:9 unexpected",
            "7:8 unterminated-text",
            "8:9 bad-number",
            "8:12 unknown-character",
            "10:3 expected-kind",
            "12:12 missing-value",
        ]
    );
}

#[test]
fn brackets_recover_where_they_close() {
    assert_eq!(
        mistakes("new A b (1 2) c 3 d [1 2 3] e F(x w, z) g 4"),
        ["1:12 unexpected", "1:24 unexpected", "1:35 unexpected",]
    );
    assert_eq!(
        mistakes("new A b { c ( } d 1"),
        Vec::<String>::new(),
        "blocks are raw"
    );
    assert_eq!(
        mistakes("new A b { c new B d 1)"),
        ["1:9 unclosed-bracket", "1:22 unexpected"]
    );
    assert_eq!(mistakes("new A b + when c"), ["1:9 unexpected"]);
    assert_eq!(mistakes("new A b 1 + ] c 2"), ["1:11 missing-value"]);
    assert_eq!(mistakes("new A b 1 when new B"), ["1:11 missing-value"]);
    assert_eq!(
        mistakes("new A b 1 when c when d = 2 e 3"),
        ["1:18 unexpected"]
    );
    assert_eq!(mistakes("/* never closed"), ["1:1 unclosed-bracket"]);
}

#[test]
fn nesting_has_a_bound() {
    for open in ["(", "[", "F(", "-", "not ", "1 + ("] {
        let text = format!("new A b {} c 1", open.repeat(100_000));
        let mistakes = mistakes(&text);
        assert_eq!(mistakes.len(), 1, "{open}: {mistakes:?}");
        assert!(mistakes[0].ends_with("too-deep"), "{open}");
    }
    let chain = format!("new A b {} c 1", "1 + ".repeat(100_000) + "1");
    let (_, tree, problems) = read(&chain);
    assert_eq!(problems.len(), 1);
    assert_eq!(
        tree.items[0].clauses.len(),
        2,
        "the next clause is still read"
    );
}

#[test]
fn a_megabyte_is_read() {
    let line = "new Creature called \"Ñandú\" with_damage 3 has_ability Flying when a.b > 2 // c\n";
    let (_, tree, problems) = read(&line.repeat((1 << 20) / line.len()));
    assert!(problems.is_empty());
    assert!(tree.items.len() > 10_000);
    // Texts whose every bracket is a mistake must not take longer.
    for text in [
        "{",
        "(",
        "a(",
        "new A b {",
        "new A b (",
        "when ",
        "\"",
        "/* ",
        "|",
    ] {
        let (_, _, problems) = read(&text.repeat((1 << 20) / text.len()));
        assert!(!problems.is_empty() || text == "/* ", "{text}");
    }
}
