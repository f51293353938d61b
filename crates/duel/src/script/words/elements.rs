//! The elements of the classic game, for whoever lists the words; what a script
//! may name is the list of its own game.

use super::{Meaning, ScriptWord, word};
use tapete_lang::Bilingual;

pub(super) static WORDS: &[ScriptWord] = &[
    word(
        ("Plant", &["Planta"]),
        0,
        Meaning::Element,
        Bilingual::new("The element of plants.", "El elemento de las plantas."),
        "TargetMonsterType == Planta",
    ),
    word(
        ("Water", &["Agua"]),
        0,
        Meaning::Element,
        Bilingual::new("The element of water.", "El elemento del agua."),
        "TargetMonsterType == Agua",
    ),
    word(
        ("Fire", &["Fuego"]),
        0,
        Meaning::Element,
        Bilingual::new("The element of fire.", "El elemento del fuego."),
        "TargetMonsterType != Fuego",
    ),
    word(
        ("Air", &["Aire"]),
        0,
        Meaning::Element,
        Bilingual::new("The element of air.", "El elemento del aire."),
        "PlayerMonsterType == Aire",
    ),
    word(
        ("Earth", &["Tierra"]),
        0,
        Meaning::Element,
        Bilingual::new("The element of earth.", "El elemento de la tierra."),
        "Tierra == TargetMonsterType",
    ),
];
