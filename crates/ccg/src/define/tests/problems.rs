//! Every problem of meaning: its wrong text has it, its right text has none.

use super::read_text;
use crate::define::codes::OF_MEANING;
use crate::define::library::problems;
use tapete_lang::{Tongue, plain};

#[test]
fn the_library_reads_without_a_problem() {
    let (sources, problems) = problems();
    assert_eq!(plain(problems, sources, Tongue::En), "");
}

#[test]
fn every_wrong_example_has_its_problem_and_every_right_one_none() {
    let mut told = String::new();
    for code in OF_MEANING {
        let (_, wrong) = read_text(code.wrong, true);
        if !wrong.contains(&format!("[ccg/{}]", code.id)) && !wrong.contains(code.id) {
            told.push_str(&format!("{}: wrong text says: {wrong}\n", code.id));
        }
        let (cards, right) = read_text(code.right, true);
        if !right.is_empty() || cards.is_none() {
            told.push_str(&format!("{}: right text says: {right}\n", code.id));
        }
    }
    assert!(told.is_empty(), "{told}");
}

#[test]
fn tokens_that_make_tokens_are_told_before_play() {
    let wolf = "new Creature called \"Wolf\" is_token with_damage 2 with_health 2\n";
    let says = |event: &str| {
        let den = "new Enchantment called \"Den\" requires 1 * Land when";
        let text = format!("{wolf}{den} {event}: create 1 token \"Wolf\"");
        read_text(&text, true).1
    };
    for event in [
        "a Creature enters",
        "another Creature and you_control enters",
    ] {
        assert!(says(event).contains("endless"), "{event}: {}", says(event));
    }
    for event in [
        "this enters",
        "a Land enters",
        "a nontoken and Creature enters",
    ] {
        assert!(!says(event).contains("endless"), "{event}");
    }
}
