//! The size of scripts: what is too big is told once.

use super::super::{BYTES_MAX, DEPTH_MAX, NODES_MAX};
use super::Outcome;

#[test]
fn a_text_of_exactly_the_limit_is_read_and_a_longer_one_is_not() {
    let start = "Conditions { } Actions { Attack() }";
    let full = format!("{start}{}", " ".repeat(BYTES_MAX - start.len()));
    assert_eq!(Outcome::of(&full).errors(), Vec::<String>::new());
    assert_eq!(Outcome::of(&format!("{full} ")).errors(), ["1:1 E401"]);
}

#[test]
fn parts_are_counted() {
    let script = |n_steps: usize| {
        let text = format!(
            "Conditions {{ }}\nActions {{\n{}}}",
            "Attack()\n".repeat(n_steps)
        );
        Outcome::of(&text).errors()
    };
    assert_eq!(script(NODES_MAX), Vec::<String>::new());
    assert_eq!(script(NODES_MAX + 1), ["259:1 E401"]);
    assert_eq!(script(NODES_MAX + 50), ["259:1 E401"]);
}

#[test]
fn nesting_is_counted_wherever_it_is() {
    let script = |open: &str, inner: &str, close: &str, n_levels: usize| {
        let (open, close) = (open.repeat(n_levels), close.repeat(n_levels));
        let text = format!("Conditions {{ }} Actions {{ {open}{inner}{close} }}");
        Outcome::of(&text).ids()
    };
    for n_levels in [DEPTH_MAX + 2, 200] {
        assert_eq!(script("repeat 2 { ", "Attack()", "}", n_levels), ["E401"]);
        assert_eq!(script("if Turn > 1 {", "Attack()", "}", n_levels), ["E401"]);
        assert_eq!(
            script("if Turn > 1 { } else ", "{ }", "", n_levels),
            ["E401"]
        );
        assert_eq!(script("chance 5% {", "Attack()", "}", n_levels), ["E401"]);
    }
    assert_eq!(
        script("repeat 1 { ", "Attack()", "}", 20),
        Vec::<&str>::new()
    );
    let parens = |open: &str, close: &str, n_levels: usize| {
        let (open, close) = (open.repeat(n_levels), close.repeat(n_levels));
        let text = format!(
            "Conditions {{ {open} 1 {close} < Turn }} Actions {{ Draw({open} 1 {close}) }}"
        );
        Outcome::of(&text).ids()
    };
    for (open, close) in [
        ("(", ")"),
        ("-", ""),
        ("-(", ")"),
        ("min(1, ", ")"),
        ("Ally[", "].Life"),
    ] {
        assert_eq!(parens(open, close, 10), Vec::<&str>::new(), "{open}");
        assert_eq!(parens(open, close, 100), ["E401"], "{open}");
    }
    let not = format!(
        "Conditions {{ {} 1 < Turn }} Actions {{ Attack() }}",
        "not ".repeat(100)
    );
    assert_eq!(Outcome::of(&not).ids(), ["E401"]);
}

#[test]
fn what_would_take_too_long_is_told_at_its_longest_step() {
    let text = "Conditions { } Actions {\nAttack()\nrepeat 20 { repeat 20 { each Enemies { Draw(1) } } }\n}\nOn Death { each All { each All { Attack() } } }";
    assert_eq!(Outcome::of(text).errors(), ["3:1 E402", "5:1 E402"]);
}
