//! Scripts that are too big or could take too long: E401 and E402.

use tapete_lang::{Bilingual, Code, Examples};

use crate::define::codes::SCOPE;

pub(in super::super) static E401: Code = SCOPE.error(
    "E401",
    Bilingual::new(
        "the script is too big: more than {0}",
        "el guion es demasiado grande: más de {0}",
    ),
    Bilingual::new(
        "A script has at most 4096 bytes of text, 256 parts (numbers, variables, operators, conditions, steps), and blocks and parentheses 32 deep.",
        "Un guion tiene como máximo 4096 bytes de texto, 256 partes (números, variables, operadores, condiciones, pasos) y bloques y paréntesis de 32 niveles.",
    ),
    in_actions!(
        "Draw(((((((((((((((((((((((((((((((((((2)))))))))))))))))))))))))))))))))))",
        "Draw((2))"
    ),
);

pub(in super::super) static E402: Code = SCOPE.error(
    "E402",
    Bilingual::new(
        "this could take {0} steps, and at most {1} are allowed",
        "esto podría llevar {0} pasos, y se permiten como máximo {1}",
    ),
    Bilingual::new(
        "How long a script can take is counted before play: what stands inside `repeat` and `each` counts as often as it can happen, of two branches the longer counts.",
        "Cuánto puede durar un guion se cuenta antes de jugar: lo que está dentro de `repeat` y `each` cuenta tantas veces como puede ocurrir, y de dos ramas cuenta la más larga.",
    ),
    in_actions!(
        "repeat 20 { repeat 20 { each All { Heal(1) } } }",
        "repeat 20 { Heal(1) }"
    ),
);
