//! Every kind of effect says something, in whole sentences.

use std::collections::BTreeSet;

use super::*;
use crate::syntax::ast::{ClauseKind, Effect, EffectKind};

/// One text for each kind of effect.
const EFFECTS: &[&str] = &[
    "draw 1 then discard 1",
    "may draw 1",
    "opponent reveals a Card in their hand",
    "if your_turn: draw 1 else: draw 2",
    "unless opponent pays 2 * Lands: draw 1",
    "for_each Creature and you_control: draw 1",
    "repeat 3: draw 1",
    "choose_one { draw 1 ; gain 3 life }",
    "destroy target Creature",
    "exile target Creature",
    "opponent sacrifices a Creature",
    "tap target Creature",
    "untap each you_control",
    "reveal a Card in your hand",
    "regenerate this",
    "detach 1 Fire",
    "counter target Spell",
    "knock_out target Creature",
    "draw 2",
    "mill 3",
    "scry 2",
    "discard 1 random",
    "deal 3 damage to target Creature",
    "lose 2 life",
    "gain control of target Creature until end_of_turn",
    "put 2 +1/+1 counters on target Creature",
    "remove all time counters from target Creature",
    "return target Creature to hand",
    "search your deck for a Land to battlefield tapped",
    "shuffle your deck",
    "create 2 token \"Imp\"",
    "add 2 * Forests",
    "attach this to target Creature",
    "prevent 2 damage to target Creature",
    "choose a Creature",
    "fight target Creature and target Creature",
    "swap this with target Creature",
    "flip coin heads: draw 1 tails: discard 1",
    "skip draw",
    "end turn",
    "take 1 prize",
    "win",
    "lose",
    "extra_turn",
    "do PoisonTick",
    "copy this",
    "target Creature gets +1/+1 for_each Land and you_control until end_of_turn",
    "target Creature gains Flying until end_of_turn",
    "target Creature loses Flying until end_of_turn",
    "target Creature loses all abilities until end_of_turn",
    "target Creature becomes Red Elf 4/4 until end_of_turn",
    "target Creature cant block until end_of_turn",
    "each Creature in your hand costs 1 less",
];

/// Gathers the kinds of an effect and of those inside it, by name.
fn kinds(effect: &Effect, found: &mut BTreeSet<String>) {
    let debug = format!("{:?}", effect.kind);
    let name = debug.split([' ', '(', '{']).next().unwrap_or("");
    found.insert(name.to_owned());
    match &effect.kind {
        EffectKind::Sequence(list) | EffectKind::ChooseOne(list) => {
            for effect in list {
                kinds(effect, found);
            }
        }
        EffectKind::May(inner) | EffectKind::By { effect: inner, .. } => kinds(inner, found),
        _ => {}
    }
}

#[test]
fn every_kind_of_effect_reads_as_sentences_in_both_tongues() {
    let mut found = BTreeSet::new();
    let all = EFFECTS.iter().map(|it| format!("does: {it}"));
    let thesis = ["defined_as Destroy target Creature".to_owned()];
    for clause in all.chain(thesis) {
        let [en, es] = texts("Sorcery", &clause).unwrap_or_else(|| panic!("{clause}"));
        assert_reads(&en, &clause);
        assert_reads(&es, &clause);
        assert_ne!(en, es, "{clause}");
        for sentence in sentences(&format!("new Sorcery called \"Test\" {clause}")) {
            for clause in &sentence.clauses {
                if let ClauseKind::Does(effect) = &clause.kind {
                    kinds(effect, &mut found);
                }
            }
        }
    }
    assert_eq!(found.len(), 54, "{found:?}");
}

#[test]
fn one_effect_inside_another_reads_well_in_both_tongues() {
    for outer in ["may", "if kicked:", "repeat 2:", "for_each Land:"] {
        for inner in EFFECTS {
            let clause = format!("does: {outer} {{ {inner} }}");
            let Some([en, es]) = texts("Sorcery", &clause) else {
                panic!("{clause}");
            };
            assert_reads(&en, &clause);
            assert_reads(&es, &clause);
        }
    }
}

#[test]
fn who_acts_is_said_after_somebody_else_has_acted() {
    let [en, es] = effect("opponent loses 1 life then gain 1 life");
    assert_eq!(en, "Your opponent loses 1 life, then you gain 1 life.");
    assert_eq!(es, "Tu rival pierde 1 vida, luego ganas 1 vida.");
}

#[test]
fn two_changes_of_one_thing_are_one_sentence() {
    let [en, es] = effect(
        "target Creature gets +3/+0 until end_of_turn then it gains Trample until end_of_turn",
    );
    assert_eq!(
        en,
        "Target creature gets +3/+0 and gains trample until end of turn."
    );
    assert_eq!(
        es,
        "La criatura objetivo obtiene +3/+0 y gana la habilidad de arrollar hasta el final del turno."
    );
}

#[test]
fn what_you_may_have_others_do_is_a_wish() {
    let [en, es] = effect("may target Player draws 2");
    assert_eq!(en, "You may have target player draw two cards.");
    assert_eq!(es, "Puedes hacer que el jugador objetivo robe dos cartas.");
}

#[test]
fn a_spell_is_countered_unless_its_controller_pays() {
    let [en, es] = effect("unless controller of target Spell pays 3 * Lands: counter it");
    assert_eq!(en, "Counter target spell unless its controller pays 3.");
    assert_eq!(
        es,
        "Contrarresta el hechizo objetivo a menos que su controlador pague 3."
    );
}

#[test]
fn what_must_be_done_to_play_a_card_is_said() {
    let clause = "requires 1 * Land and sacrifice a Creature and pay 3 life does: draw 1";
    let Some([en, es]) = texts("Sorcery", clause) else {
        panic!("{clause}");
    };
    assert_eq!(
        en,
        "As an additional cost to play this, sacrifice a creature and pay 3 life. Draw a card."
    );
    assert_eq!(
        es,
        "Como coste adicional para jugar esta carta, sacrifica una criatura y paga 3 vidas. \
         Roba una carta."
    );
}

#[test]
fn what_may_be_done_besides_is_not_paid() {
    let clause = "may_also_pay sacrifice a Creature does: draw 1";
    let Some([en, es]) = texts("Sorcery", clause) else {
        panic!("{clause}");
    };
    assert_eq!(
        en,
        "You may also sacrifice a creature as you play this. Draw a card."
    );
    assert_eq!(
        es,
        "Además puedes sacrificar una criatura al jugar esta carta. Roba una carta."
    );
}

#[test]
fn a_creature_that_is_cast_is_a_creature_spell() {
    let [en, es] = effect("counter target Creature and Spell");
    assert_eq!(en, "Counter target creature spell.");
    assert_eq!(es, "Contrarresta el hechizo de criatura objetivo.");
}

#[test]
fn a_flag_of_the_rules_is_said_after_that() {
    let clause = "always: this cant be_blocked except_by with Flying or with CanBlockFliers";
    let Some([en, es]) = texts("Creature", clause) else {
        panic!("{clause}");
    };
    assert!(
        en.ends_with("creatures with flying or that can block creatures with flying."),
        "{en}"
    );
    assert!(
        es.ends_with("con la habilidad de volar o que pueden bloquear criaturas que vuelan."),
        "{es}"
    );
}
