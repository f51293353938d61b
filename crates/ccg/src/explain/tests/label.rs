//! Short phrases for choices and costs.

use super::*;
use crate::explain::noun::Noun;
use crate::explain::{
    GameWord, WordKind, activated_label, attack_label, cost_text, keyword_label, trigger_label,
    type_line,
};
use crate::syntax::ast::ClauseKind;

fn first(text: &str) -> ClauseKind {
    let all = sentences(&format!("new Creature called \"Test\" {text}"));
    let clause = all.into_iter().flat_map(|it| it.clauses).next();
    clause.expect("a clause").kind
}

#[test]
fn a_cost_is_a_number_and_letters() {
    let names = Names::default();
    let cost = |text: &str| match first(&format!("requires {text}")) {
        ClauseKind::Requires(costs) => cost_text(&costs, &names, Tongue::En),
        other => panic!("{other:?}"),
    };
    assert_eq!(cost("3 * Lands and 2 * Swamps"), "3BB");
    assert_eq!(cost("0 * Lands"), "0");
    assert_eq!(cost("X * Lands and 1 * Mountain"), "XR");
    assert_eq!(cost("1 * Plains and 1 * Island"), "WU");
    assert_eq!(cost("2 * Energy"), "2 energy");
    assert_eq!(cost("1 * Fire and 1 * Energy"), "1 Fire, 1 energy");
}

#[test]
fn a_game_may_give_letters_to_its_own_resources() {
    let word = |word: &str, letter: Option<char>, is_generic: bool| GameWord {
        word: word.to_owned(),
        noun: Noun::unknown(word),
        kind: WordKind::Resource,
        letter,
        is_generic,
    };
    let words = [word("Fire", Some('F'), false), word("Energy", None, true)];
    let names = Names {
        words: &words,
        sentences: &[],
    };
    match first("requires 2 * Fire and 1 * Energy") {
        ClauseKind::Requires(costs) => assert_eq!(cost_text(&costs, &names, Tongue::Es), "1FF"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_activated_ability_is_a_short_phrase() {
    let names = Names::default();
    let label = |text: &str, tongue| match first(text) {
        ClauseKind::Can { costs, effect, .. } => activated_label(&costs, &effect, &names, tongue),
        other => panic!("{other:?}"),
    };
    let pump = "can 1 * Land, 1 * Swamp: this gets +1/+1 until end_of_turn";
    assert_eq!(label(pump, Tongue::En), "1B: gets +1/+1");
    assert_eq!(label(pump, Tongue::Es), "1B: obtiene +1/+1");
    let lamp = "can tap: add 1 * Forest";
    assert_eq!(label(lamp, Tongue::En), "Tap: add G");
    assert_eq!(label(lamp, Tongue::Es), "Gira: agrega G");
}

#[test]
fn an_attack_has_its_name_and_cost() {
    let names = Names::default();
    match first("attack \"Scratch\" requires 1 * Energy does: deal 10 damage to active") {
        ClauseKind::Attack {
            name,
            costs,
            effect,
        } => {
            let label = |tongue| attack_label(&name.text, &costs, &effect, &names, tongue);
            assert_eq!(
                label(Tongue::En),
                "Scratch (1 energy): deal 10 damage to your opponent's active creature"
            );
            assert_eq!(
                label(Tongue::Es),
                "Scratch (1 de energía): inflige 10 puntos de daño a la criatura activa de tu rival"
            );
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_trigger_says_what_it_waits_for() {
    let names = Names::default();
    let label = |text: &str, tongue| match first(text) {
        ClauseKind::When { events, .. } => trigger_label(&events, &names, tongue),
        other => panic!("{other:?}"),
    };
    let enters = "when this enters: draw 1";
    assert_eq!(label(enters, Tongue::En), "when it enters");
    assert_eq!(label(enters, Tongue::Es), "cuando entra en juego");
    let upkeep = "when opponents upkeep begins: draw 1";
    assert_eq!(
        label(upkeep, Tongue::En),
        "at the beginning of your opponent's upkeep"
    );
    assert_eq!(
        label(upkeep, Tongue::Es),
        "al comienzo del mantenimiento de tu rival"
    );
}

#[test]
fn keywords_carry_what_is_given_to_them() {
    let names = Names::default();
    match first("has_ability Protection(Black) and Absorb 2 and FirstStrike and Landwalk(Swamp)") {
        ClauseKind::Has(abilities) => {
            let label = |tongue| {
                let all = abilities.iter().map(|it| keyword_label(it, &names, tongue));
                all.collect::<Vec<_>>().join("/")
            };
            assert_eq!(
                label(Tongue::En),
                "Protection from black/Absorb 2/First strike/Swampwalk"
            );
            assert_eq!(
                label(Tongue::Es),
                "Protección contra negro/Absorber 2/Daña primero/Cruza pantanos"
            );
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_second_type_stands_before_the_dash() {
    let all = sentences("new Creature called \"Ox\" is Artifact Construct Nobody");
    let names = Names::default();
    for sentence in &all {
        assert_eq!(
            type_line(sentence, &names, Tongue::En),
            "Artifact creature — Construct Nobody"
        );
        assert_eq!(
            type_line(sentence, &names, Tongue::Es),
            "Criatura artefacto — Constructo Nobody"
        );
    }
}
