//! What the check of words finds, and what it leaves for the family.

use super::checked;
use crate::CheckedValue;

fn mistakes(text: &str) -> Vec<String> {
    checked(&format!("new Domino called \"X\" deals 7\n{text}")).1
}

#[test]
fn a_good_text_gives_typed_lines_with_canonical_words() {
    let (checked, problems) = checked(
        "nuevo Dominó llamado \"Doble nueve\" con_fichas Dobles(9) para_jugadores 2..4 reparte 5 * 2
           gira Derecha gira Vuelta cuando anterior_paso y numero_de_mano = 1
           acaba Pegado o Tranque comienza Dueño(9|9) abierto Acciones { x }",
    );
    assert_eq!(problems, Vec::<String>::new());
    let item = checked.of_kind("Domino").next().expect("one domino");
    assert_eq!(item.name(), Some("Doble nueve"));
    assert_eq!(
        item.line("deals").map(|it| &it.value),
        Some(&CheckedValue::Number(10))
    );
    assert_eq!(
        item.line("for_players").and_then(|it| it.value.range()),
        Some((2, 4))
    );
    let tiles = item
        .line("with_tiles")
        .and_then(|it| it.value.name())
        .expect("tiles");
    assert_eq!((tiles.id(), tiles.number(0)), ("Doubles", Some(9)));
    let turns = item.lines("turns");
    assert_eq!(turns.len(), 2);
    assert_eq!(
        turns[1].value.name().map(|it| it.id()),
        Some("Clockwise"),
        "the default is last"
    );
    let when = turns[0].when.as_ref().expect("a condition");
    assert!(when.holds(|slot| [1, 1, 0][slot]) && !when.holds(|slot| [1, 2, 0][slot]));
    let ends = item.line("ends").expect("ends").value.names();
    assert_eq!(
        ends.iter().map(|it| it.id()).collect::<Vec<_>>(),
        ["Out", "Blocked"]
    );
    let begins = item
        .line("begins")
        .and_then(|it| it.value.name())
        .expect("begins");
    let nine = || "9".to_owned();
    assert_eq!(begins.faces(0), Some(&[nine(), nine()][..]));
    assert!(!item.any_failed());
}

#[test]
fn a_clause_that_failed_is_left_out_and_marked() {
    let (checked, problems) = checked("new Domino called \"X\" deals 99 turns Up turns Clockwise");
    assert_eq!(problems, ["1:29 number-out-of-range", "1:38 unknown-name"]);
    let item = &checked.items[0];
    assert!(item.failed("deals") && item.lines("deals").is_empty());
    assert!(item.failed("turns"));
    assert_eq!(item.lines("turns").len(), 1);
    assert!(!item.failed("ends"));
}

#[test]
fn values_are_checked_against_what_the_clause_takes() {
    assert_eq!(mistakes("for_players 4..2"), ["2:13 number-out-of-range"]);
    assert_eq!(mistakes("for_players 2..9"), ["2:13 number-out-of-range"]);
    assert_eq!(mistakes("for_players 0..4"), ["2:13 number-out-of-range"]);
    assert_eq!(mistakes("for_players 8..8"), [""; 0]);
    assert_eq!(mistakes("for_players Two"), ["2:13 wrong-value"]);
    assert_eq!(mistakes("open 3"), ["2:6 too-many-values"]);
    assert_eq!(mistakes("ends Out and Blocked"), ["2:6 wrong-value"]);
    assert_eq!(
        mistakes("ends Out or Blokked or Out"),
        ["2:13 unknown-name"]
    );
    assert_eq!(mistakes("ends [Out, Blocked]"), Vec::<String>::new());
    assert_eq!(mistakes("with_tiles Doubles"), ["2:12 missing-value"]);
    assert_eq!(
        mistakes("with_tiles Doubles(1, 2)"),
        ["2:23 too-many-values"]
    );
    assert_eq!(
        mistakes("with_tiles Without(6|6, Plain)"),
        Vec::<String>::new()
    );
    assert_eq!(
        mistakes("with_tiles Without(6|6, Plein)"),
        ["2:25 unknown-name"]
    );
    assert_eq!(mistakes("with_tiles Without(1.5)"), ["2:20 wrong-value"]);
    assert_eq!(mistakes("says Hello"), ["2:6 wrong-value"]);
    assert_eq!(mistakes("Actions { x }"), Vec::<String>::new());
    assert_eq!(mistakes("notes A 1 \"b\" [2]"), Vec::<String>::new());
}

#[test]
fn one_slip_gives_one_problem() {
    assert_eq!(mistakes("turns clockwise"), ["2:7 unknown-name"]);
    assert_eq!(mistakes("turns sideways open"), ["2:7 unknown-name"]);
    assert_eq!(
        mistakes("for_players four says \"x\""),
        ["2:13 wrong-value"]
    );
    assert_eq!(
        mistakes("turns opeen"),
        ["2:1 missing-value", "2:7 unknown-clause"]
    );
    assert_eq!(
        checked("new Domino called \"X\" dels 7").1,
        ["1:23 unknown-clause"]
    );
    assert_eq!(
        checked("new Domino called deals 7").1,
        ["1:12 missing-value"]
    );
    assert_eq!(
        checked("new domnio called \"X\" deals 7").1,
        ["1:5 expected-kind"]
    );
    assert_eq!(
        checked("new Domino called \"X\" deals (7").1,
        ["1:29 unclosed-bracket"]
    );
}

#[test]
fn a_rule_list_has_one_default() {
    assert_eq!(
        mistakes("turns Clockwise turns Reverse"),
        ["2:17 repeated-clause"]
    );
    assert_eq!(
        mistakes("begins Winner begins Winner"),
        Vec::<String>::new()
    );
    assert_eq!(
        mistakes("turns Clockwise when hand_number turns Reverse"),
        ["2:22 type-mismatch"]
    );
}

#[test]
fn a_beginners_slip_is_told_once() {
    let all = |text: &str| checked(text).1;
    assert_eq!(
        all("new Domino called my game\ndeals 7"),
        ["1:12 missing-value"]
    );
    assert_eq!(
        all("new Domino called 'X' deals 7"),
        ["1:19 unknown-character"]
    );
    assert_eq!(
        all("new Domino called \" \" deals 7"),
        ["1:19 missing-name"]
    );
    assert_eq!(mistakes("# with tiles"), ["2:1 unknown-character"]);
    assert_eq!(mistakes("with_tiles Doubles[6]"), ["2:19 unexpected"]);
    assert_eq!(mistakes("with_tiles Doubles{6}"), ["2:19 unexpected"]);
    assert_eq!(mistakes("with tiles Doubles(6)"), ["2:1 unknown-clause"]);
    assert_eq!(mistakes("with-tiles Doubles(6)"), ["2:1 unknown-clause"]);
    assert_eq!(mistakes("for_players 2...4"), ["2:16 unexpected"]);
    assert_eq!(mistakes("for_players 2-4"), ["2:13 number-out-of-range"]);
    assert_eq!(
        mistakes("ends out or blocked"),
        ["2:6 unknown-name", "2:13 unknown-name"]
    );
    assert_eq!(
        mistakes("turns Reverse if last_passed\nturns Clockwise"),
        ["2:15 unknown-clause"]
    );
    assert_eq!(
        mistakes("turns Reverse when\nturns Clockwise"),
        ["2:15 missing-value"]
    );
    assert_eq!(
        all("new Domino called \"X\" /* deals 7"),
        ["1:23 unclosed-bracket"]
    );
    assert_eq!(all("new Domino called \"X\" Deals 7"), ["1:23 unexpected"]);
}

#[test]
fn a_condition_that_never_stops_is_told_once() {
    for long in ["players = 2 or ", "not ", "- ", "players + "] {
        let text = format!("turns Reverse when {}last_passed", long.repeat(2_000));
        let problems = mistakes(&text);
        assert_eq!(problems.len(), 1, "{long}: {problems:?}");
        assert!(problems[0].ends_with("too-deep"), "{problems:?}");
    }
}
