//! Abilities by name: parameters, composition, marks, and the two paths.

use super::{Look, classic, game};
use crate::model::{Amount, Replaced, RuleWord, flags};

#[test]
fn each_set_of_arguments_is_an_ability_of_one_name() {
    let text = "new Creature called \"One\" with_damage 1 with_health 1 has_ability Absorb(1)
new Creature called \"Two\" with_damage 1 with_health 1 has_ability Absorb(2) and Absorb 1
new Creature called \"Three\" with_damage 1 with_health 1 has_ability Amplify";
    let cards = game("Classic", text, true);
    let one = cards.card("One").abilities[0];
    let two = &cards.card("Two").abilities;
    assert_eq!(two[1], one);
    assert_ne!(two[0], one);
    let absorbs = |id: crate::model::AbilityId| {
        let ability = &cards.abilities[id.index()];
        let replacement = &cards.replacements[ability.replacements[0].index()];
        match replacement.what {
            Replaced::PreventDamage(amount) => cards.amounts[amount.index()],
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(absorbs(one), Amount::Number(1));
    assert_eq!(absorbs(two[0]), Amount::Number(2));
    let names = |id: crate::model::AbilityId| cards.abilities[id.index()].name;
    assert_eq!(names(one), names(two[0]));
    // A usual value is filled in.
    let amplify = &cards.abilities[cards.card("Three").abilities[0].index()];
    assert_eq!(amplify.label.en, "Amplify 1");
}

#[test]
fn a_composed_ability_has_parts_and_nothing_else() {
    let text =
        "new Creature called \"Spy\" with_damage 1 with_health 1 has_ability Cloaked and Shroud";
    let cards = game("Classic", text, true);
    let spy = cards.card("Spy");
    let cloaked = &cards.abilities[spy.abilities[0].index()];
    assert_eq!(cloaked.parts.len(), 2);
    assert_eq!(cloaked.flags, 0);
    assert!(cloaked.rules.is_empty());
    assert_eq!(cloaked.parts[1], spy.abilities[1], "one Shroud for both");
    assert_eq!(spy.flags, flags::CANT_BE_BLOCKED | flags::CANT_BE_TARGETED);
}

#[test]
fn parameters_pass_through_composition() {
    let text = "new Ability called \"Armored\" takes N means Absorb(N) and Bushido(N)
new Creature called \"Knight\" with_damage 1 with_health 1 has_ability Armored(3)";
    let cards = game("Classic", text, true);
    let armored = &cards.abilities[cards.card("Knight").abilities[0].index()];
    let labels: Vec<&str> = armored
        .parts
        .iter()
        .map(|it| cards.abilities[it.index()].label.en.as_str())
        .collect();
    assert_eq!(labels, ["Absorb 3", "Bushido 3"]);
}

#[test]
fn the_fast_path_has_flags_where_the_general_one_has_rules() {
    let text = "new Creature called \"Bird\" with_damage 1 with_health 1
  has_ability Flying and Horsemanship and Shadow and Menace and Hexproof and Reach and Defender";
    let fast = game("Classic", text, true);
    let bird = fast.card("Bird");
    let always = flags::CAN_BLOCK_FLIERS | flags::CANT_ATTACK;
    assert_eq!(bird.flags, flags::FAST | always);
    assert!(!bird.has_rules && fast.rules.is_empty());
    let general = game("Classic", text, false);
    let bird = general.card("Bird");
    assert_eq!(bird.flags, always);
    assert!(bird.has_rules);
    let rules: Vec<(RuleWord, Option<u8>)> = bird
        .abilities
        .iter()
        .flat_map(|it| &general.abilities[it.index()].rules)
        .map(|it| &general.rules[it.index()])
        .map(|it| (it.word, it.except.map(|it| it.0)))
        .collect();
    assert_eq!(
        rules,
        [
            (RuleWord::CantBeBlocked, Some(1)),
            (RuleWord::CantBeBlocked, Some(1)),
            (RuleWord::CantBeBlocked, Some(1)),
            (RuleWord::CantBlock, None),
            (RuleWord::CantBeBlocked, Some(2)),
            (RuleWord::CantBeTargeted, None),
        ]
    );
    assert_eq!(fast.cards.len(), general.cards.len());
    assert_eq!(fast.triggers, general.triggers);
}

#[test]
fn a_definition_of_the_text_goes_before_that_of_the_library() {
    let text = "new Ability called \"Flying\" always: this cant be_blocked
new Creature called \"Bird\" with_damage 1 with_health 1 has_ability Flying";
    let cards = game("Classic", text, true);
    assert_eq!(cards.card("Bird").flags, flags::CANT_BE_BLOCKED);
}

#[test]
fn what_a_text_asks_for_has_a_mark() {
    let cards = classic(true);
    let flying = cards
        .ability_names
        .iter()
        .position(|it| it == "Flying")
        .unwrap();
    let mark = cards.mark_of[flying].expect("`without Flying` asks for it");
    assert_eq!(cards.card("Dusk Shade").marks, 1 << mark);
    assert_eq!(cards.card("Old Wurm").marks, 0);
    let trample = cards
        .ability_names
        .iter()
        .position(|it| it == "Trample")
        .unwrap();
    assert_eq!(cards.mark_of[trample], None);
}

#[test]
fn a_kicker_and_an_enchant_of_an_ability_belong_to_the_card() {
    let text = "new Ability called \"Enchants\" takes Q target Q
new Aura called \"Veil\" has_ability Enchants(Land) while this is attached: attached cant attack
new Sorcery called \"Burst\" has_ability Kicker(2 * Lands) does: if kicked: draw 2 else: draw 1";
    let cards = game("Classic", text, true);
    let veil = cards.card("Veil");
    assert!(veil.nature.enchants);
    assert_eq!(cards.said(veil.attaches_to.unwrap()), "Land");
    let kicker = cards.card("Burst").kicker.expect("a kicker");
    assert_eq!(cards.costs[kicker.index()].generic, 2);
}

#[test]
fn labels_are_in_both_tongues() {
    let cards = classic(true);
    let baron = cards.card("Blood Baron");
    let first = &cards.abilities[baron.abilities[0].index()];
    assert_eq!(first.label.both(), ["Bloodthirst 3", "Sed de sangre 3"]);
    assert_eq!(
        baron.type_line.both(),
        ["Creature — Vampire Warrior", "Criatura — Vampiro Guerrero"]
    );
    let (activated, _) = cards.activated_of("Dusk Shade", 0);
    assert_eq!(
        activated.label.both(),
        ["B: gets +1/+1", "B: obtiene +1/+1"]
    );
}
