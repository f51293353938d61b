//! The states of a monster, in English and in Spanish.

use super::super::ast::Condition;
use super::{Meaning, ScriptWord, word};
use tapete_lang::Bilingual;

pub(super) static WORDS: &[ScriptWord] = &[
    word(
        ("Normal", &[]),
        1,
        Meaning::State(Condition::Normal),
        Bilingual::new(
            "Alive, and in no other state.",
            "Vivo y en ningún otro estado.",
        ),
        "Self is Normal",
    ),
    word(
        ("Poisoned", &["Envenenado"]),
        1,
        Meaning::State(Condition::Poisoned),
        Bilingual::new(
            "Loses a little of its life at the start of every round.",
            "Pierde un poco de vida al comenzar cada ronda.",
        ),
        "Target is Envenenado",
    ),
    word(
        ("Dead", &["Muerto"]),
        1,
        Meaning::State(Condition::Dead),
        Bilingual::new(
            "Has no life left; its cards are gone.",
            "No le queda vida; sus cartas desaparecieron.",
        ),
        "Ally[1] is Muerto",
    ),
    word(
        ("Burned", &["Quemado"]),
        1,
        Meaning::State(Condition::Burned),
        Bilingual::new(
            "Loses a twentieth of its first life at the start of every round, and attacks with a tenth less.",
            "Pierde la vigésima parte de su vida inicial al comenzar cada ronda y ataca con un décimo menos.",
        ),
        "Target is not Burned",
    ),
    word(
        ("Frozen", &["Congelado"]),
        1,
        Meaning::State(Condition::Frozen),
        Bilingual::new(
            "Its cards cannot be played; it thaws in time, or when fire hits it.",
            "Sus cartas no se pueden jugar; se descongela con el tiempo, o si lo golpea el fuego.",
        ),
        "Target is Frozen",
    ),
    word(
        ("Asleep", &["Dormido"]),
        1,
        Meaning::State(Condition::Asleep),
        Bilingual::new(
            "Its cards cannot be played; it wakes in time, or when it is hurt.",
            "Sus cartas no se pueden jugar; despierta con el tiempo, o si le hacen daño.",
        ),
        "Target is Asleep",
    ),
    word(
        ("Shielded", &["Protegido"]),
        1,
        Meaning::State(Condition::Shielded),
        Bilingual::new(
            "A shield takes the damage until it is used up.",
            "Un escudo recibe el daño hasta que se agota.",
        ),
        "Self is not Shielded",
    ),
];
