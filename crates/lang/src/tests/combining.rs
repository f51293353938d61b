//! Amounts, combined names and tiles: what is read, and what is refused.

use super::{checked, formatted, lines, read};
use crate::{CheckedName, CheckedValue, NameTree, Tongue, check, in_spanish, list_words, plain};

const HEAD: &str = "new Domino called \"X\" deals 7\n";

fn values(clause: &str, text: &str) -> Vec<CheckedValue> {
    let (checked, problems) = checked(&format!("{HEAD}{text}"));
    assert_eq!(problems, Vec::<String>::new(), "{text}");
    let lines = checked.items[0].lines(clause);
    lines.iter().map(|it| it.value.clone()).collect()
}

fn mistakes(text: &str) -> Vec<String> {
    checked(&format!("{HEAD}{text}")).1
}

fn told(text: &str, tongue: Tongue) -> String {
    let (sources, tree, mut problems) = read(&format!("{HEAD}{text}"));
    check(&tree, &[&super::vocabulary::VOCABULARY], &mut problems);
    plain(&problems, &sources, tongue)
}

fn faces(text: &str) -> Vec<String> {
    let values = values("opens", text);
    values[0].faces().expect("a tile").to_vec()
}

fn combined(text: &str) -> String {
    fn write(tree: &NameTree) -> String {
        let args = |name: &CheckedName| name.number(0).map_or(String::new(), |it| it.to_string());
        match tree {
            NameTree::Name(name) => format!("{}{}", name.id(), args(name)),
            NameTree::Not(inner) => format!("!{}", write(inner)),
            NameTree::And(left, right) => format!("({} & {})", write(left), write(right)),
            NameTree::Or(left, right) => format!("({} / {})", write(left), write(right)),
        }
    }
    write(values("matches", text)[0].combined().expect("a tree"))
}

/// What the amount is worth when the hand is number 3 and has 20 points.
fn amount(text: &str) -> i64 {
    let values = values("gains", text);
    let formula = values[0].amount().expect("an amount");
    formula.eval(|slot| [1, 3, 20][slot])
}

#[test]
fn an_amount_is_calculated_from_the_variables_of_its_clause() {
    assert_eq!(amount("gains 40"), 40);
    assert_eq!(amount("gains hand.points / 5 when hand.points % 5 = 0"), 4);
    assert_eq!(amount("gains -hand.points + 2 * hand_number"), -14);
    assert_eq!(amount("gana mano.puntos - numero_de_mano"), 17);
    assert_eq!(amount("gains (hand_number) turns Clockwise"), 3);
    assert_eq!(amount("gains (hand_number - 1) * 2"), 4);
    assert_eq!(amount("gains hand_number * 2 says \"x\""), 6);
    assert_eq!(values("gains", "gains 1 gains 2 when last_passed").len(), 2);
}

#[test]
fn an_amount_may_be_one_lower_case_word() {
    assert_eq!(amount("gains hand_number"), 3);
    assert_eq!(amount("gains hand_number\nturns Clockwise"), 3);
    assert_eq!(amount("gains: numero_de_mano cuando anterior_paso"), 3);
    let (checked, _) = checked(&format!("{HEAD}gains hand_number when last_passed gains 2"));
    let lines = checked.items[0].lines("gains");
    assert!(lines[0].when.is_some() && lines[1].when.is_none());
    assert_eq!(mistakes("gains hand_numbr"), ["2:7 unknown-variable"]);
    assert_eq!(mistakes("gains last_passed"), ["2:7 type-mismatch"]);
    assert_eq!(mistakes("gains hand_number - 1"), ["2:1 missing-value"]);
    assert_eq!(
        mistakes("gains\nturn Clockwise"),
        ["2:1 missing-value", "3:1 unknown-clause"]
    );
    assert_eq!(
        mistakes("gains turn"),
        ["2:1 missing-value", "2:7 unknown-clause"]
    );
    assert_eq!(
        mistakes("gains hand_number if last_passed"),
        ["2:19 unknown-clause"]
    );
}

#[test]
fn what_is_no_amount_is_told() {
    assert_eq!(mistakes("gains"), ["2:1 missing-value"]);
    assert_eq!(mistakes("gains 1 2"), ["2:9 too-many-values"]);
    for wrong in [
        "\"ten\"",
        "Ten",
        "1.5",
        "6|6",
        "2..4",
        "[1]",
        "1 = 1",
        "not (last_passed)",
    ] {
        assert_eq!(
            mistakes(&format!("gains {wrong}")),
            ["2:7 wrong-value"],
            "{wrong}"
        );
    }
    assert_eq!(mistakes("gains 1 + Ten"), ["2:11 type-mismatch"]);
    assert_eq!(mistakes("gains 1 + last_passed"), ["2:11 type-mismatch"]);
    assert_eq!(mistakes("gains hand.pints / 5"), ["2:7 unknown-variable"]);
    let english = told("gains \"ten\"", Tongue::En);
    assert!(
        english.contains("`gains` takes a number or a calculation, not a text"),
        "{english}"
    );
    let spanish = told("gains \"ten\"", Tongue::Es);
    assert!(
        spanish.contains("`gains` lleva un número o un cálculo, no un texto"),
        "{spanish}"
    );
}

#[test]
fn names_combine_by_precedence() {
    assert_eq!(combined("matches Equal"), "Equal");
    assert_eq!(
        combined("matches Equal or SumIs(7) and not BothAbove(5)"),
        "(Equal / (SumIs7 & !BothAbove5))"
    );
    assert_eq!(
        combined("casa (Igual o Suma(7)) y no (Ambas(5) o no Igual) gira Derecha"),
        "((Equal / SumIs7) & !(BothAbove5 / !Equal))"
    );
    assert_eq!(combined("matches not not Equal Actions { x }"), "!!Equal");
    let values = values("matches", "matches not Equal or SumIs(7) and SumIs(3)");
    let tree = values[0].combined().expect("a tree");
    let ids: Vec<&str> = tree.names().iter().map(|it| it.id()).collect();
    assert_eq!(ids, ["Equal", "SumIs", "SumIs"]);
    assert!(tree.holds(&mut |_| false));
    assert!(!tree.holds(&mut |name| name.id() == "Equal"));
    assert!(tree.holds(&mut |_| true));
    assert!(!tree.holds(&mut |name| name.number(0) != Some(3)));
}

#[test]
fn every_wrong_name_of_a_combination_is_told() {
    assert_eq!(
        mistakes("matches Eqal or SumIs and not BothAbov(5)"),
        [
            "2:9 unknown-name",
            "2:17 missing-value",
            "2:31 unknown-name"
        ]
    );
    let told = told("matches not Eqal", Tongue::En);
    assert!(told.contains("`matches` has no choice `Eqal`"), "{told}");
    assert_eq!(mistakes("matches equal"), ["2:9 unknown-name"]);
    assert_eq!(mistakes("matches equal or SumIs(1)"), ["2:9 unknown-name"]);
    assert_eq!(mistakes("matches Equal SumIs(1)"), ["2:15 too-many-values"]);
    assert_eq!(mistakes("matches SumIs 1"), ["2:15 too-many-values"]);
    assert_eq!(mistakes("matches Equal or 7"), ["2:18 wrong-value"]);
    assert_eq!(mistakes("matches [Equal]"), ["2:9 wrong-value"]);
    assert_eq!(mistakes("matches not Equal = 1"), ["2:13 wrong-value"]);
    assert_eq!(mistakes("matches Equal or"), ["2:15 missing-value"]);
    assert_eq!(
        mistakes("matches Equal when last_passed"),
        ["2:20 needless-when"]
    );
}

#[test]
fn a_long_combination_is_refused_and_told_once() {
    for long in ["Equal or ", "Equal and not ", "not ", "(Equal and "] {
        let problems = mistakes(&format!("matches {}Equal", long.repeat(50_000)));
        assert_eq!(problems.len(), 1, "{long}: {problems:?}");
        assert!(problems[0].ends_with("too-deep"), "{long}: {problems:?}");
    }
    let allowed = "Equal or ".repeat(200) + "Equal";
    assert!(mistakes(&format!("matches {allowed}")).is_empty());
}

#[test]
fn faces_are_numbers_words_and_texts() {
    assert_eq!(faces("opens 6|6"), ["6", "6"]);
    assert_eq!(faces("opens a|b"), ["a", "b"]);
    assert_eq!(
        faces("opens red | Blue|\"no\" turns Clockwise"),
        ["red", "Blue", "no"]
    );
    assert_eq!(
        faces("opens 0|2|4|5 when hand_number = 1"),
        ["0", "2", "4", "5"]
    );
    assert_eq!(faces("opens 1|2|3|4|5|6|7|8").len(), 8);
    assert_eq!(faces("opens 7"), ["7"]);
    assert_eq!(faces("opens Red"), ["Red"]);
    assert_eq!(faces("opens red"), ["red"]);
    assert_eq!(faces("opens red when last_passed opens 6|6"), ["red"]);
    assert_eq!(faces("opens \"deep red\""), ["deep red"]);
    let begins = values("begins", "begins Holder(sun|moon) begins Holder(3)");
    let held = |index: usize| begins[index].name().and_then(|it| it.faces(0));
    assert_eq!(held(0), Some(&["sun".to_owned(), "moon".to_owned()][..]));
    assert_eq!(held(1), Some(&["3".to_owned()][..]));
}

#[test]
fn what_is_no_tile_is_told() {
    let wrongs = [
        "1|2|3|4|5|6|7|8|9",
        "1|(2|3)",
        "1|hand.points",
        "1|\"\"",
        "1|\"2|3\"",
        "1.5|2",
        "Holder(1)|2",
        "[6|6]",
        "1 + 1",
        "2..4",
    ];
    for wrong in wrongs {
        let of_clause = mistakes(&format!("opens {wrong}"));
        assert_eq!(of_clause, ["2:7 wrong-value"], "{wrong}");
        let of_name = mistakes(&format!("begins Holder({wrong})"));
        assert_eq!(of_name, ["2:15 wrong-value"], "{wrong}");
    }
    assert_eq!(mistakes("opens"), ["2:1 missing-value"]);
    assert_eq!(mistakes("opens 6 6"), ["2:9 too-many-values"]);
    assert_eq!(mistakes("begins Holder 6|6"), ["2:15 too-many-values"]);
    let told = told("begins Holder 6|b", Tongue::En);
    assert!(told.contains("did you mean `Holder(6|b)`?"), "{told}");
}

#[test]
fn the_new_clauses_have_one_form() {
    let text = "new Domino called \"X\"
  deals   7
  matches (Equal or SumIs(7)) and not BothAbove(5)  // both
  gains   hand.points / 5 - 1 when hand.points % 5 = 0
  gains   hand_number  // one word
  gains   hand_number when last_passed
  opens   red|blue
  opens   red /* one */ when last_passed
  open
";
    assert_eq!(formatted(text), text);
    let loose = "new Domino called \"X\" deals 7
matches(Equal   or SumIs ( 7 ))and not BothAbove( 5 ) // both
gains hand.points/5-1 when hand.points%5=0
gains: hand_number;// one word
gains hand_number, when last_passed; opens red | blue opens red/* one */when last_passed; open";
    assert_eq!(formatted(loose), text);
    assert_eq!(
        formatted("new A b 1\n c; d e f\n g // x\n h"),
        "new A\n  b 1\n  c\n  d e\n  f\n  g  // x\n  h\n"
    );
}

#[test]
fn the_new_clauses_are_listed_and_spelled_in_spanish() {
    let vocabularies = [&super::vocabulary::VOCABULARY];
    let names: Vec<&str> = list_words(&vocabularies)
        .iter()
        .map(|it| it.word.name)
        .collect();
    for name in ["matches", "SumIs", "BothAbove", "gains", "opens"] {
        assert!(names.contains(&name), "{name} is not listed");
    }
    let english = "matches Equal or SumIs(7) and not BothAbove(5) \
                   gains hand.points / 5 when last_passed opens 6|6";
    let spanish = in_spanish(english, &vocabularies);
    assert_eq!(
        spanish,
        "casa Igual o Suma(7) y no Ambas(5) gana mano.puntos / 5 cuando anterior_paso abre 6|6"
    );
    let (sources, _, problems) = read(&format!("{HEAD}{spanish}"));
    assert!(problems.is_empty(), "{}", lines(&sources, &problems));
    assert!(mistakes(&spanish).is_empty());
    let block = in_spanish("matches Equal { not Equal } not", &vocabularies);
    assert_eq!(block, "casa Igual { not Equal } no", "a dialect stays");
}
