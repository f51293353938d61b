//! What is typed, cut and compared.

use super::read::{Command, Verb, fits, folded, parts};

#[test]
fn verbs_are_read_in_both_tongues() {
    for (text, verb, rest) in [
        ("play Ember Jolt", Verb::Play, "Ember Jolt"),
        ("JUGAR Ember Jolt", Verb::Play, "Ember Jolt"),
        ("atacar con Craw Ox", Verb::Attack, "Craw Ox"),
        ("bloquear Wall > Ox", Verb::Block, "Wall > Ox"),
        ("sí", Verb::Yes, ""),
        ("pasar", Verb::Pass, ""),
        ("elegir seat 1", Verb::Choose, "seat 1"),
    ] {
        let command = Command::read(text);
        assert_eq!((command.verb, command.rest), (Some(verb), rest), "{text}");
    }
    assert_eq!(Command::read("Ember Jolt").verb, None);
}

#[test]
fn a_name_is_meant_by_itself_before_its_beginning_before_its_words() {
    assert_eq!(fits("craw ox", "craw ox"), 3);
    assert_eq!(fits("craw ox", "craw"), 2);
    assert_eq!(fits("ember of the jolt", "em jolt"), 1);
    assert_eq!(fits("craw ox", "ash"), 0);
    assert_eq!(fits("craw ox", "c"), 0, "one letter is too little");
}

#[test]
fn small_differences_do_not_count() {
    assert_eq!(folded("  Craw\t OX #1 "), "craw ox");
    assert_eq!(folded("Montaña “Ígnea”"), "montana ignea");
}

#[test]
fn two_parts_are_cut_at_an_arrow_or_turned_round_at_with() {
    let expected = ("wall".to_owned(), Some("craw ox".to_owned()));
    for text in [
        "Wall > Craw Ox",
        "wall->craw ox",
        "Craw Ox with Wall",
        "craw ox con wall",
    ] {
        assert_eq!(parts(text), expected, "{text}");
    }
    assert_eq!(parts("Wall"), ("wall".to_owned(), None));
}
