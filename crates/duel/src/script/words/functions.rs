//! Functions of numbers.

use super::super::ast::Function;
use super::{FunctionWord, Meaning, ScriptWord, word};
use tapete_lang::Bilingual;

pub(super) static WORDS: &[ScriptWord] = &[
    word(
        ("min", &[]),
        1,
        Meaning::Function(FunctionWord::Plain(Function::Min)),
        Bilingual::new("The smaller of two numbers.", "El menor de dos números."),
        "Heal(min(PlayerEnergy, 50))",
    ),
    word(
        ("max", &[]),
        1,
        Meaning::Function(FunctionWord::Plain(Function::Max)),
        Bilingual::new("The greater of two numbers.", "El mayor de dos números."),
        "Draw(max(1, 4 - PlayerHandSize))",
    ),
    word(
        ("abs", &[]),
        1,
        Meaning::Function(FunctionWord::Plain(Function::Abs)),
        Bilingual::new("A number without its sign.", "Un número sin su signo."),
        "abs(Self.Life - Target.Life) < 20",
    ),
    word(
        ("floor", &[]),
        1,
        Meaning::Function(FunctionWord::Plain(Function::Floor)),
        Bilingual::new(
            "The greatest whole number that is not greater.",
            "El mayor número entero que no lo supera.",
        ),
        "Draw(floor(PlayerEnergy / 100))",
    ),
    word(
        ("random", &[]),
        1,
        Meaning::Function(FunctionWord::Random),
        Bilingual::new(
            "A whole number between two, each equally likely. Only in `Actions` and in what triggers do.",
            "Un número entero entre dos, todos igual de probables. Solo en `Actions` y en lo que hacen los disparadores.",
        ),
        "UpdateTargetMonsterLife(-random(10, 30))",
    ),
    word(
        ("percent", &[]),
        1,
        Meaning::Function(FunctionWord::Plain(Function::Percent)),
        Bilingual::new(
            "So many per cent of a number.",
            "Ese tanto por ciento de un número.",
        ),
        "Heal(percent(PlayerMonsterMaxLife, 15))",
    ),
];
