//! What canonical text looks like.

use super::{formatted, read, shape};
use crate::{Sources, format};

fn check(text: &str, expected: &str) {
    let once = formatted(text);
    assert_eq!(once, expected);
    assert_eq!(formatted(&once), once, "formatting again changes nothing");
    assert_eq!(
        shape(&read(&once).1),
        shape(&read(text).1),
        "the tree stays"
    );
}

#[test]
fn clauses_stand_one_to_a_line_with_their_values_in_a_column() {
    check(
        "new  Domino called \"Cuban\"
with_tiles Doubles ( 9 ) for_players 4 in_teams_of 2; deals: 10,
  turns Reverse when   last_passed     // a rule list
  turns Clockwise
    a_very_long_clause_word 1
  begins Holder( 6 | 6 ) when hand_number=1 and not (a==-1)


  ends Out or Blocked",
        "new Domino called \"Cuban\"
  with_tiles  Doubles(9)
  for_players 4
  in_teams_of 2
  deals       10
  turns       Reverse when last_passed  // a rule list
  turns       Clockwise
  a_very_long_clause_word 1
  begins      Holder(6|6) when hand_number = 1 and not (a == -1)

  ends        Out or Blocked
",
    );
}

#[test]
fn a_short_item_on_one_line_stays_there() {
    check(
        "nuevo  Monster llamado \"JARulay\" is Plant  with_life 350 // green\n\n\n\nnew B",
        "nuevo Monster llamado \"JARulay\" is Plant with_life 350  // green\n\nnew B\n",
    );
    let long = format!("new A b \"{}\" c \"{}\"", "x".repeat(60), "y".repeat(60));
    let lines = formatted(&long);
    assert_eq!(lines.lines().count(), 3);
    check(&long, &lines);
}

#[test]
fn comments_stay_with_their_lines() {
    check(
        "// head\n\n/* two\n   lines */ new A // name\n// first\n  b 1 /* in */ 2 // end\n\
         /* before c */\nc [1, // one\n 2,\n // alone\n 3]\n  // last of A\n\n// of B\n\
         include \"x\" // inc\nnew B b /* x */ c 1\n// end\n",
        "// head\n\n/* two\n   lines */\nnew A  // name\n  // first\n  b 1 /* in */ 2  // end\n  \
         /* before c */\n  c [1, // one\n    2,\n    // alone\n    3]\n  // last of A\n\n// of B\n\
         include \"x\"  // inc\nnew B\n  b  /* x */\n  c 1\n// end\n",
    );
}

#[test]
fn long_values_are_broken_between_words() {
    let tiles: Vec<String> = (0..40).map(|it| format!("{it}|{it}")).collect();
    let text = format!("new A\nwith_tiles [{}] b 1", tiles.join(","));
    let lines = formatted(&text);
    assert!(lines.lines().all(|it| it.chars().count() <= 100), "{lines}");
    check(&text, &lines);
}

#[test]
fn blocks_keep_their_words() {
    check(
        "new Power called \"Robar\" costs 20\n Conditions {PlayerHandSize<5}\nActions {\n\tDraw(2)\n\t\tx\n}",
        "new Power called \"Robar\"\n  costs      20\n  Conditions { PlayerHandSize<5 }\n  \
         Actions    {\n    Draw(2)\n    \tx\n  }\n",
    );
}

#[test]
fn values_that_would_join_are_kept_apart() {
    check(
        "new A b 3, -1 c count(x) d (y2) e f.g (1), h",
        "new A b 3, -1 c count(x) d (y2) e f.g (1) h\n",
    );
    check(
        "new A b; c(1) d - 1 e 2 - -(3), called \"X\"",
        "new A b c (1) d -1 e 2 - -(3) called \"X\"\n",
    );
    check(
        "new A b X (1) c x.new(2) - 1",
        "new A b X(1) c x.new(2) - 1\n",
    );
}

#[test]
fn a_text_with_mistakes_is_not_changed() {
    let mut sources = Sources::new();
    let file = sources.add("a", "new A b = 1");
    let problems = format(&sources, file, &[]).expect_err("a mistake");
    assert_eq!(problems.len(), 1);
    assert_eq!(formatted(""), "");
}
