//! The two blocks that every script has.

use super::{Meaning, ScriptWord, word};
use tapete_lang::Bilingual;

pub(super) static WORDS: &[ScriptWord] = &[
    word(
        ("Conditions", &[]),
        0,
        Meaning::Conditions,
        Bilingual::new(
            "What must hold so that the card can be played; all of it, on the state before the play.",
            "Lo que debe cumplirse para poder jugar la carta; todo, en el estado antes de la jugada.",
        ),
        "Conditions { TargetMonsterLife < 100 }",
    ),
    word(
        ("Actions", &[]),
        0,
        Meaning::Actions,
        Bilingual::new(
            "What the card does, one step after another.",
            "Lo que hace la carta, un paso tras otro.",
        ),
        "Actions { Attack() Poison() }",
    ),
];
