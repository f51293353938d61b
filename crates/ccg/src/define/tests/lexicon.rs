//! Every word that the manual lists means something: a text with it compiles in
//! at least one game of the library.

use super::read_text;
use crate::syntax::lexicon::{self, Role};

const GAMES: [&str; 3] = ["Classic", "Pocketlike", "Shadowlike"];

/// Returns the problems of a card that uses a word, in the game that likes it
/// best; nothing if one has none.
fn refused(cards: &[String]) -> Option<String> {
    let mut best: Option<String> = None;
    for game in GAMES {
        let fighter = if game == "Shadowlike" {
            "Ally"
        } else {
            "Creature"
        };
        for card in cards {
            let card = card.replace("FIGHTER", fighter);
            let text = format!("new CardGame called \"Trial\" extends \"{game}\"\n{card}");
            let problems = read_text(&text, true).1;
            if problems.is_empty() {
                return None;
            }
            if best.as_ref().is_none_or(|it| problems.len() < it.len()) {
                best = Some(format!("{card}\n{problems}"));
            }
        }
    }
    best
}

fn check(role: Role, texts: impl Fn(&str) -> Vec<String>) {
    let mut all = String::new();
    for word in lexicon::words(role) {
        let clauses = texts(word.name);
        let card =
            |it: &String| format!("new FIGHTER called \"Ox\" with_damage 1 with_health 1 {it}");
        let pocket = |it: &String| format!("new FIGHTER called \"Ox\" with hp 50 {it}");
        let mut cards: Vec<String> = clauses.iter().map(card).collect();
        cards.extend(clauses.iter().map(pocket));
        if let Some(problems) = refused(&cards) {
            all.push_str(&format!("---- {}: {problems}\n", word.name));
        }
    }
    assert_eq!(all, "");
}

#[test]
fn every_state_word_is_a_test() {
    check(Role::State, |word| {
        vec![
            format!("when this enters: destroy each {word}"),
            format!("when this enters: if that_player is {word}: draw 1"),
        ]
    });
}

#[test]
fn every_condition_is_known() {
    check(Role::Condition, |word| {
        vec![
            format!("when this enters if {word}: draw 1"),
            format!("may_also_pay 1 * Forest when this enters if {word}: draw 1"),
        ]
    });
}

#[test]
fn every_event_is_answered_or_replaced() {
    check(Role::EventVerb, |word| {
        let mut texts = Vec::new();
        for rest in ["", " damage", " life", " a Card", " 1 +1/+1 counter"] {
            for who in ["this", "you"] {
                texts.push(format!("when {who} {word}{rest}: draw 1"));
                texts.push(format!("instead of {who} {word}{rest}: draw 1"));
            }
        }
        texts.push(format!(
            "instead of this {word} damage: prevent 1 damage to this"
        ));
        texts.push(format!(
            "instead of this {word} damage: deal that_much + 1 damage to it"
        ));
        texts.push(format!("when last +1/+1 counter {word} from this: draw 1"));
        texts
    });
    check(Role::Moment, |word| vec![format!("when {word}: draw 1")]);
}

#[test]
fn every_duration_and_every_time_of_use_is_known() {
    check(Role::Until, |word| {
        vec![format!("when this enters: this gets +1/+1 until {word}")]
    });
    check(Role::Timing, |word| {
        vec![format!("can tap: draw 1 play_only {word}")]
    });
}

#[test]
fn every_rule_word_forbids_or_demands() {
    check(Role::Rule, |word| {
        let modals = ["cant", "must", "doesnt"].iter();
        modals
            .map(|modal| format!("always: this {modal} {word}"))
            .collect()
    });
}

#[test]
fn every_property_is_a_number() {
    check(Role::Property, |word| {
        vec![
            format!("when this enters: draw {word}"),
            format!("when this enters: draw {word} of this"),
            format!("when this enters: if {word} of you > 1: draw 1"),
            format!("when this enters: opponent gains 1 {word}"),
            format!("with {word} 1"),
            format!("with {word} 1 * Fire"),
            format!("with {word} Fire"),
        ]
    });
}

#[test]
fn every_zone_is_somewhere() {
    check(Role::Zone, |word| {
        vec![format!("when this enters: draw count(Card in your {word})")]
    });
}

#[test]
fn every_reference_is_somebody() {
    check(Role::Ref, |word| {
        vec![
            format!("when this enters: tap {word}"),
            format!("when this blocks: tap {word}"),
            format!("when this enters: {word} draws 1"),
            format!("when this enters: tap {word} of this"),
            format!("when this enters: {word} of this draws 1"),
        ]
    });
}
