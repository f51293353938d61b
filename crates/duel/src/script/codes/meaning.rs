//! Problems of meaning that level 0 knows: E201 to E204.

use tapete_lang::{Bilingual, Code, Examples};

use crate::define::codes::SCOPE;

pub(in super::super) static E201: Code = SCOPE.error(
    "E201",
    Bilingual::new(
        "{0} is needed here, and {1} is {2}",
        "aquí hace falta {0}, y {1} es {2}",
    ),
    Bilingual::new(
        "Numbers are compared with numbers, elements with elements and states with states. Only numbers can be added, subtracted, multiplied and divided.",
        "Los números se comparan con números, los elementos con elementos y los estados con estados. Solo los números se pueden sumar, restar, multiplicar y dividir.",
    ),
    in_conditions!("TargetMonsterType == 3", "TargetMonsterType == Aire"),
);

pub(in super::super) static E202: Code = SCOPE.error(
    "E202",
    Bilingual::new(
        "{0} are compared only with `==` or `!=`",
        "{0} se comparan solo con `==` o `!=`",
    ),
    Bilingual::new(
        "There is no order among elements or states: none is greater than another.",
        "Entre elementos o estados no hay orden: ninguno es mayor que otro.",
    ),
    in_conditions!("TargetMonsterType > Planta", "TargetMonsterType == Planta"),
);

pub(in super::super) static E203: Code = SCOPE.error(
    "E203",
    Bilingual::new(
        "`{0}` takes nothing between its parentheses",
        "`{0}` no lleva nada entre sus paréntesis",
    ),
    Bilingual::new(
        "How much `Attack()` takes follows from the monsters; `Poison()`, `Purify()` and `Cleanse()` have no measure.",
        "Cuánto quita `Attack()` resulta de los monstruos; `Poison()`, `Purify()` y `Cleanse()` no tienen medida.",
    ),
    in_actions!("Attack(50)", "Attack()"),
);

pub(in super::super) static E204: Code = SCOPE.error(
    "E204",
    Bilingual::new(
        "`{0}` needs {1} between its parentheses",
        "`{0}` necesita {1} entre sus paréntesis",
    ),
    Bilingual::new(
        "The action says how much: `Draw(2)`, `Heal(PlayerMonsterLife / 10)`.",
        "La acción dice cuánto: `Draw(2)`, `Heal(PlayerMonsterLife / 10)`.",
    ),
    in_actions!("Draw()", "Draw(1)"),
);
