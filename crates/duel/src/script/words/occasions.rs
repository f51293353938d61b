//! What a trigger can wait for.

use super::super::ast::Occasion;
use super::{Meaning, ScriptWord, word};
use tapete_lang::Bilingual;

pub(super) static WORDS: &[ScriptWord] = &[
    word(
        ("TurnStart", &[]),
        1,
        Meaning::Occasion(Occasion::TurnStart),
        Bilingual::new(
            "The turn of the monster's player begins.",
            "Comienza el turno del jugador del monstruo.",
        ),
        "On TurnStart for 3 turns { Heal(10) }",
    ),
    word(
        ("TurnEnd", &[]),
        1,
        Meaning::Occasion(Occasion::TurnEnd),
        Bilingual::new(
            "The turn of the monster's player ends.",
            "Termina el turno del jugador del monstruo.",
        ),
        "On TurnEnd { UpdateEnergy(5) }",
    ),
    word(
        ("Attacked", &[]),
        1,
        Meaning::Occasion(Occasion::Attacked),
        Bilingual::new("Someone attacks the monster.", "Alguien ataca al monstruo."),
        "On Attacked for 2 turns { Poison() }",
    ),
    word(
        ("Damaged", &[]),
        1,
        Meaning::Occasion(Occasion::Damaged),
        Bilingual::new("The monster loses life.", "El monstruo pierde vida."),
        "On Damaged { UpdateEnergy(10) }",
    ),
    word(
        ("Death", &[]),
        1,
        Meaning::Occasion(Occasion::Death),
        Bilingual::new("The monster dies.", "El monstruo muere."),
        "On Death { each Enemies { Burn(2) } }",
    ),
    word(
        ("Drawn", &[]),
        1,
        Meaning::Occasion(Occasion::Drawn),
        Bilingual::new(
            "The monster's player draws a card.",
            "El jugador del monstruo roba una carta.",
        ),
        "On Drawn { Heal(2) }",
    ),
];
