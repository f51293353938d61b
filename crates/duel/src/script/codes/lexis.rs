//! Problems of single words and characters: E001 and E002.

use tapete_lang::{Bilingual, Code, Examples};

use crate::define::codes::SCOPE;

pub(in super::super) static E001: Code = SCOPE.error(
    "E001",
    Bilingual::new("`{0}` means nothing here", "`{0}` no significa nada aquí"),
    Bilingual::new(
        "A script is made of the words of its language, numbers, parentheses, braces and operators, and capitals count: `Attack` is a word, `attack` is none. Some words mean something only in one place: `Life` after a point, `Frozen` after `is`. Steps and conditions follow each other without separators.",
        "Un guion se compone de las palabras de su lenguaje, números, paréntesis, llaves y operadores, y las mayúsculas cuentan: `Attack` es una palabra y `attack` no. Algunas palabras solo significan algo en un lugar: `Life` tras un punto, `Frozen` tras `is`. Los pasos y las condiciones van uno tras otro sin separadores.",
    ),
    in_actions!("Atack()", "Attack()"),
);

pub(in super::super) static E002: Code = SCOPE.error(
    "E002",
    Bilingual::new("`{0}` is not a number", "`{0}` no es un número"),
    Bilingual::new(
        "A number is written with digits, perhaps with one point and more digits. Nothing else may be glued to it.",
        "Un número se escribe con cifras, quizás con un punto y más cifras. No lleva nada más pegado.",
    ),
    in_conditions!("TargetMonsterLife > 1.2.3", "TargetMonsterLife > 1.2"),
);
