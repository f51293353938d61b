//! Plurals, genders, articles and verbs.

use super::*;
use crate::explain::noun::{agree, article_en, plural_en, plural_es, spaced};
use crate::explain::verb::{DESTROY, EXILE, Form, MOVE, RETURN, SACRIFICE};

#[test]
fn plurals_are_right_in_both_tongues() {
    for (one, many) in [
        ("ally", "allies"),
        ("card", "cards"),
        ("sorcery", "sorceries"),
    ] {
        assert_eq!(plural_en(one), many);
    }
    let spanish = [
        ("Dragón", "Dragones"),
        ("jugador", "jugadores"),
        ("Pez", "Peces"),
        ("carta", "cartas"),
        ("Cazador", "Cazadores"),
    ];
    for (one, many) in spanish {
        assert_eq!(plural_es(one), many);
    }
}

#[test]
fn adjectives_agree_with_their_noun() {
    assert_eq!(agree("negro", true, true), "negras");
    assert_eq!(agree("azul", true, true), "azules");
    assert_eq!(agree("bloqueador", true, false), "bloqueadora");
    assert_eq!(agree("en banca", true, false), "en banca");
}

#[test]
fn articles_fit_the_next_word() {
    assert_eq!(article_en("Equipment card"), "an");
    assert_eq!(article_en("unblocked creature"), "an");
    assert_eq!(article_en("unicorn"), "a");
    let [en, es] = effect("destroy a Aura");
    assert_eq!(en, "Destroy an Aura.");
    assert_eq!(es, "Destruye un Aura.");
}

#[test]
fn names_become_separate_words() {
    assert_eq!(spaced("FirstStrike"), "First Strike");
    assert_eq!(spaced("end_of_turn"), "end of turn");
    assert_eq!(spaced("Stage1"), "Stage 1");
}

#[test]
fn a_pronoun_on_an_order_moves_the_accent() {
    let order = |verb: &crate::explain::verb::Verb| verb.with_pronoun(Form::Order, true, false);
    assert_eq!(order(&SACRIFICE), "sacrifícala");
    assert_eq!(order(&DESTROY), "destrúyela");
    assert_eq!(order(&EXILE), "exíliala");
    assert_eq!(order(&RETURN), "devuélvela");
    assert_eq!(order(&MOVE), "ponla");
    assert_eq!(MOVE.with_pronoun(Form::Bare, false, true), "ponerlos");
}

#[test]
fn filters_read_as_nouns_with_all_that_belongs_to_them() {
    let cases = [
        (
            "destroy target NonBlack Creature",
            "Destroy target nonblack creature.",
            "Destruye la criatura objetivo que no sea negra.",
        ),
        (
            "destroy each other attacking Creature without Flying",
            "Destroy each other attacking creature without flying.",
            "Destruye cada otra criatura atacante sin la habilidad de volar.",
        ),
        (
            "destroy up_to 2 target Creature and power >= 4 and opponent_controls",
            "Destroy up to two target creatures with power 4 or greater your opponent controls.",
            "Destruye hasta dos criaturas objetivo con fuerza 4 o más que controla tu rival.",
        ),
        (
            "return 2 Creature or Land in your graveyard to hand",
            "Return two creature or land cards from your graveyard to your hand.",
            "Devuelve dos cartas de criatura o tierra de tu cementerio a tu mano.",
        ),
        (
            "sacrifice another Creature",
            "Sacrifice another creature.",
            "Sacrifica otra criatura.",
        ),
        (
            "deal 1 damage to target Creature or Player",
            "Deal 1 damage to target creature or player.",
            "Inflige 1 punto de daño a la criatura o jugador objetivo.",
        ),
        (
            "draw count(Creature and you_control)",
            "Draw a number of cards equal to the number of creatures you control.",
            "Roba una cantidad de cartas igual al número de criaturas que controlas.",
        ),
    ];
    for (text, en, es) in cases {
        assert_eq!(effect(text), [en, es], "{text}");
    }
}

#[test]
fn amounts_inside_amounts_are_bounded() {
    let mut amount = "1".to_owned();
    for _ in 0..12 {
        amount = format!("count(Creature and power >= ({amount}))");
    }
    if let Some(both) = texts("Sorcery", &format!("does: draw {amount}")) {
        assert!(both.iter().all(|it| it.len() < 2000), "{both:?}");
    }
    let sum = vec!["1"; 40].join(" + ");
    if let Some(both) = texts("Sorcery", &format!("does: draw {sum}")) {
        assert!(both.iter().all(|it| it.len() < 2000), "{both:?}");
    }
}

#[test]
fn an_authors_own_text_is_read_in_its_tongue() {
    let card = "text \"Nothing can stop it.\" has_ability Unblockable";
    let [en, es] = texts("Creature", card).expect("a card");
    assert_eq!(en, "Nothing can stop it.");
    assert_eq!(es, "Imbloqueable.");
    let card = "text \"Nada la detiene en la noche.\" has_ability Unblockable";
    let [en, es] = texts("Creature", card).expect("a card");
    assert_eq!(en, "Unblockable.");
    assert_eq!(es, "Nada la detiene en la noche.");
}

#[test]
fn the_active_creature_that_changes_places_is_of_the_same_side() {
    for (other, en, es) in [
        (
            "a Creature in your bench",
            "your active creature",
            "tu criatura activa",
        ),
        (
            "target Creature in opponents bench",
            "your opponent's active creature",
            "la criatura activa de tu rival",
        ),
        (
            "a Creature and you_control",
            "your active creature",
            "tu criatura activa",
        ),
    ] {
        let clause = format!("does: swap active with {other}");
        let Some([english, spanish]) = texts("Trainer", &clause) else {
            panic!("{clause} is not understood");
        };
        assert!(english.contains(en), "{english}");
        assert!(spanish.contains(es), "{spanish}");
    }
}

#[test]
fn what_is_denied_or_copied_has_its_own_words() {
    let cases = [
        (
            "destroy target Creature and not this",
            "Destroy target creature other than this one.",
            "Destruye la criatura objetivo que no sea esta carta.",
        ),
        (
            "destroy target Creature and not tapped",
            "Destroy target untapped creature.",
            "Destruye la criatura enderezada objetivo.",
        ),
        (
            "copy target Spell",
            "Copy target spell.",
            "Copia el hechizo objetivo.",
        ),
        (
            "copy target Creature",
            "Create a token that's a copy of target creature.",
            "Crea una ficha que es una copia de la criatura objetivo.",
        ),
        (
            "target Creature must attack until end_of_turn",
            "Target creature must attack if able this turn.",
            "La criatura objetivo debe atacar si es posible este turno.",
        ),
        (
            "unless you pays 2 * Lands: draw 1",
            "Draw a card unless you pay 2.",
            "Roba una carta a menos que pagues 2.",
        ),
        (
            "draw spells_cast_this_turn of you",
            "Draw a number of cards equal to the number of spells you have cast this turn.",
            "Roba una cantidad de cartas igual al número de hechizos que has lanzado este turno.",
        ),
    ];
    for (text, en, es) in cases {
        assert_eq!(effect(text), [en, es], "{text}");
    }
    let [en, es] = texts("Creature", "enters with count(Creature) +1/+1 counters").expect("a card");
    assert_eq!(
        en,
        "This enters with a number of +1/+1 counters on it equal to the number of creatures."
    );
    assert!(es.contains("contadores +1/+1"), "{es}");
    let [_, es] = texts("Creature", "enters with 2 debt counters").expect("a card");
    assert!(es.contains("contadores de deuda"), "{es}");
}
