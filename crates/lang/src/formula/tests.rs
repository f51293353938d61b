//! What formulas are worth, and which are refused.

use super::*;
use crate::tree::Value;
use crate::words::{VariableKind, VariableWord, Word};
use crate::{Problems, Sources, parse};
use tapete_speech::Bilingual;

const VARIABLES: &[VariableWord] = &[
    variable("n", VariableKind::Number),
    variable("flag", VariableKind::Truth),
];

const fn variable(name: &'static str, kind: VariableKind) -> VariableWord {
    let doc = Bilingual::new("A variable.", "Una variable.");
    VariableWord {
        word: Word {
            name,
            others: &[],
            doc,
            example: "",
        },
        kind,
    }
}

fn value(text: &str) -> Value {
    let mut sources = Sources::new();
    let file = sources.add("a", format!("new A b when {text}"));
    let mut problems = Problems::new();
    let mut tree = parse(&sources, file, &[], &mut problems);
    assert!(problems.is_empty(), "{text}");
    tree.items
        .remove(0)
        .clauses
        .remove(0)
        .when
        .expect("a condition")
}

fn formula(text: &str, wanted: VariableKind) -> Result<Formula, Vec<&'static str>> {
    let mut problems = Problems::new();
    let formula = compile(&value(text), VARIABLES, wanted, &mut problems);
    formula.ok_or_else(|| problems.sorted().iter().map(|it| it.code.id).collect())
}

fn number(text: &str) -> i64 {
    formula(text, VariableKind::Number).expect(text).eval(|_| 7)
}

fn holds(text: &str, n: i64, flag: bool) -> bool {
    formula(text, VariableKind::Truth)
        .expect(text)
        .holds(|slot| [n, i64::from(flag)][slot])
}

#[test]
fn arithmetic_is_total() {
    assert_eq!(number("n * 2 - 3 % 2"), 13);
    assert_eq!(number("-n + 10 / 0"), -7);
    assert_eq!(number("n % 0"), 0);
    assert_eq!(number("9223372036854775807 + n"), i64::MAX);
    assert_eq!(number("(-9223372036854775807 - 1) / -1"), i64::MAX);
    assert_eq!(number("-(-9223372036854775807 - 1)"), i64::MAX);
}

#[test]
fn conditions_hold_or_not() {
    assert!(holds("flag", 0, true) && !holds("not flag", 0, true));
    assert!(holds("n > 5 and flag or n = 1", 1, false));
    assert!(!holds("n > 5 and (flag or n = 1)", 1, true));
    assert!(holds("n = 2..4", 4, false) && !holds("n = 2..4", 5, false));
    assert!(holds("n != 2..4", 5, false));
    assert!(holds("flag = (n < 3)", 1, true) && holds("flag or true", 0, false));
}

#[test]
fn the_second_operand_is_read_only_when_it_matters() {
    let lazy = formula("flag and n = 1", VariableKind::Truth).expect("compiles");
    assert!(!lazy.holds(|slot| if slot == 1 {
        0
    } else {
        panic!("n is not needed")
    }));
    assert_eq!(lazy.variables().collect::<Vec<_>>(), [1, 0]);
}

#[test]
fn constants_are_folded() {
    assert_eq!(
        formula("2 * 3", VariableKind::Number).map(|it| it.constant()),
        Ok(Some(6))
    );
    assert_eq!(
        formula("1 < 2 or false", VariableKind::Truth).map(|it| it.constant()),
        Ok(Some(1))
    );
    assert_eq!(
        formula("n", VariableKind::Number).map(|it| it.constant()),
        Ok(None)
    );
}

#[test]
fn kinds_must_fit() {
    let refused = |text: &str| formula(text, VariableKind::Truth).expect_err(text);
    assert_eq!(refused("n"), ["type-mismatch"]);
    assert_eq!(refused("flag + 1 = 2"), ["type-mismatch"]);
    assert_eq!(refused("n and m"), ["type-mismatch", "unknown-variable"]);
    assert_eq!(refused("flag = 1"), ["type-mismatch"]);
    assert_eq!(refused("n = \"a\""), ["type-mismatch"]);
    assert_eq!(refused("n = 6|6"), ["type-mismatch"]);
    assert_eq!(
        refused("n = Name or count(1) > 2"),
        ["type-mismatch", "type-mismatch"]
    );
}

#[test]
fn a_formula_too_deep_for_its_stack_is_refused() {
    let nested = format!("{}n{} = 1", "1 + (".repeat(30), ")".repeat(30));
    assert!(formula(&nested, VariableKind::Truth).is_ok());
    let nested = format!("1 = {}n{}", "(1 + 2 * ".repeat(18), ")".repeat(18));
    assert_eq!(
        formula(&nested, VariableKind::Truth).expect_err("too deep"),
        ["too-deep"]
    );
}
