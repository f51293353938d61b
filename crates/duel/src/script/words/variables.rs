//! What the match knows: numbers, elements and states of both sides.

use super::super::ast::Variable;
use super::{Meaning, ScriptWord, WhoWord, word};
use tapete_lang::Bilingual;

pub(super) static WORDS: &[ScriptWord] = &[
    word(
        ("PlayerMonsterLife", &[]),
        0,
        Meaning::Number(Variable::PlayerMonsterLife),
        Bilingual::new(
            "The present life of the card's own monster.",
            "La vida actual del monstruo de la carta.",
        ),
        "Heal(PlayerMonsterLife / 10)",
    ),
    word(
        ("TargetMonsterLife", &[]),
        0,
        Meaning::Number(Variable::TargetMonsterLife),
        Bilingual::new(
            "The present life of the target monster.",
            "La vida actual del monstruo objetivo.",
        ),
        "TargetMonsterLife < 100",
    ),
    word(
        ("PlayerHandSize", &[]),
        0,
        Meaning::Number(Variable::PlayerHandSize),
        Bilingual::new(
            "How many cards the acting player holds, this one included.",
            "Cuántas cartas tiene en la mano quien juega, contando esta.",
        ),
        "PlayerHandSize <= 2",
    ),
    word(
        ("PlayerMonsterType", &[]),
        0,
        Meaning::TypeOf(WhoWord::This),
        Bilingual::new(
            "The element of the card's own monster.",
            "El elemento del monstruo de la carta.",
        ),
        "PlayerMonsterType == TargetMonsterType",
    ),
    word(
        ("TargetMonsterType", &[]),
        0,
        Meaning::TypeOf(WhoWord::Target),
        Bilingual::new(
            "The element of the target monster.",
            "El elemento del monstruo objetivo.",
        ),
        "TargetMonsterType == Planta",
    ),
    word(
        ("TargetHandSize", &[]),
        1,
        Meaning::Number(Variable::TargetHandSize),
        Bilingual::new(
            "How many cards the target player holds.",
            "Cuántas cartas tiene en la mano el jugador objetivo.",
        ),
        "TargetHandSize > 3",
    ),
    word(
        ("PlayerEnergy", &[]),
        1,
        Meaning::Number(Variable::PlayerEnergy),
        Bilingual::new(
            "The energy of the acting player.",
            "La energía de quien juega.",
        ),
        "PlayerEnergy >= 100",
    ),
    word(
        ("TargetEnergy", &[]),
        1,
        Meaning::Number(Variable::TargetEnergy),
        Bilingual::new(
            "The energy of the target player.",
            "La energía del jugador objetivo.",
        ),
        "TargetEnergy < 50",
    ),
    word(
        ("PlayerMonsterAttack", &[]),
        1,
        Meaning::Number(Variable::PlayerMonsterAttack),
        Bilingual::new(
            "The attack of the card's own monster, as it is now.",
            "El ataque del monstruo de la carta, tal como está ahora.",
        ),
        "UpdateTargetMonsterLife(-PlayerMonsterAttack / 2)",
    ),
    word(
        ("TargetMonsterAttack", &[]),
        1,
        Meaning::Number(Variable::TargetMonsterAttack),
        Bilingual::new(
            "The attack of the target monster, as it is now.",
            "El ataque del monstruo objetivo, tal como está ahora.",
        ),
        "TargetMonsterAttack > PlayerMonsterAttack",
    ),
    word(
        ("PlayerMonsterMaxLife", &[]),
        1,
        Meaning::Number(Variable::PlayerMonsterMaxLife),
        Bilingual::new(
            "The life with which the card's own monster begins.",
            "La vida con que empieza el monstruo de la carta.",
        ),
        "PlayerMonsterLife < PlayerMonsterMaxLife",
    ),
    word(
        ("TargetMonsterMaxLife", &[]),
        1,
        Meaning::Number(Variable::TargetMonsterMaxLife),
        Bilingual::new(
            "The life with which the target monster begins.",
            "La vida con que empieza el monstruo objetivo.",
        ),
        "TargetMonsterLife == TargetMonsterMaxLife",
    ),
    word(
        ("PlayerMonsterState", &[]),
        1,
        Meaning::StateOf(WhoWord::This),
        Bilingual::new(
            "The state of the card's own monster; of several, the one that weighs most.",
            "El estado del monstruo de la carta; si son varios, el que más pesa.",
        ),
        "PlayerMonsterState != Normal",
    ),
    word(
        ("TargetMonsterState", &[]),
        1,
        Meaning::StateOf(WhoWord::Target),
        Bilingual::new(
            "The state of the target monster; of several, the one that weighs most.",
            "El estado del monstruo objetivo; si son varios, el que más pesa.",
        ),
        "TargetMonsterState == Envenenado",
    ),
    word(
        ("AlliesAlive", &[]),
        1,
        Meaning::Number(Variable::AlliesAlive),
        Bilingual::new(
            "How many monsters of the acting player live.",
            "Cuántos monstruos de quien juega están vivos.",
        ),
        "AlliesAlive == 1",
    ),
    word(
        ("EnemiesAlive", &[]),
        1,
        Meaning::Number(Variable::EnemiesAlive),
        Bilingual::new(
            "How many monsters of the target player live.",
            "Cuántos monstruos del jugador objetivo están vivos.",
        ),
        "EnemiesAlive > AlliesAlive",
    ),
    word(
        ("Turn", &[]),
        1,
        Meaning::Number(Variable::Turn),
        Bilingual::new(
            "The number of the round, from 1.",
            "El número de la ronda, desde 1.",
        ),
        "Turn >= 3",
    ),
];
