//! Problems of form and meaning that came with level 1: E116 and E205 to E210.

use tapete_lang::{Bilingual, Code, Examples};

use crate::define::codes::SCOPE;

pub(in super::super) static E116: Code = SCOPE.error(
    "E116",
    Bilingual::new(
        "{0} is expected, and {1} was found",
        "se esperaba {0} y se encontró {1}",
    ),
    Bilingual::new(
        "The word before this needs something else after it: `let name = 3`, `repeat 3 { … }`, `chance 30% { … }`, `each Enemies { … }`, `Attack() on Front`, `Target is Frozen`, `On Damaged for 2 turns { … }`.",
        "La palabra anterior necesita otra cosa detrás: `let nombre = 3`, `repeat 3 { … }`, `chance 30% { … }`, `each Enemies { … }`, `Attack() on Front`, `Target is Frozen`, `On Damaged for 2 turns { … }`.",
    ),
    in_actions!("each { Burn(1) }", "each Enemies { Burn(1) }"),
);

pub(in super::super) static E205: Code = SCOPE.error(
    "E205",
    Bilingual::new("`{0}` has no value here", "`{0}` no tiene valor aquí"),
    Bilingual::new(
        "A name has its value from its `let` on, up to the end of the block in which that stands.",
        "Un nombre tiene su valor a partir de su `let` y hasta el final del bloque en que este se encuentra.",
    ),
    in_actions!(
        "Draw(few)\n    let few = 2\n    Heal(few)",
        "let few = 2\n    Draw(few)\n    Heal(few)"
    ),
);

pub(in super::super) static E206: Code = SCOPE.error(
    "E206",
    Bilingual::new("`{0}` already means something", "`{0}` ya significa algo"),
    Bilingual::new(
        "A value has a name of its own: neither a word of the language nor an element, nor a name that still has a value here.",
        "Un valor lleva un nombre propio: ni una palabra del lenguaje, ni un elemento, ni un nombre que aquí todavía tiene valor.",
    ),
    in_actions!(
        "let few = 2\n    let few = 3\n    Draw(few)",
        "let few = 2\n    Draw(few)"
    ),
);

pub(in super::super) static E207: Code = SCOPE.error(
    "E207",
    Bilingual::new("`{0}` takes {1}", "`{0}` lleva {1}"),
    Bilingual::new(
        "Functions and actions take a fixed number of values, separated by commas: `min(a, b)`, `Swap(0, 2)`, `Buff(Attack, 10, 2)`.",
        "Las funciones y acciones llevan una cantidad fija de valores, separados por comas: `min(a, b)`, `Swap(0, 2)`, `Buff(Attack, 10, 2)`.",
    ),
    in_actions!("Swap(1)", "Swap(1, 2)"),
);

pub(in super::super) static E208: Code = SCOPE.error(
    "E208",
    Bilingual::new(
        "{0} is not a whole number from {1} to {2}",
        "{0} no es un número entero de {1} a {2}",
    ),
    Bilingual::new(
        "`repeat` takes a whole number from 1 to 20, `chance` one from 0 to 100, and `for … turns` one from 1 to 100. All are written as digits, so that everyone sees how much can happen.",
        "`repeat` lleva un número entero de 1 a 20, `chance` uno de 0 a 100 y `for … turns` uno de 1 a 100. Todos se escriben con cifras, para que se vea cuánto puede ocurrir.",
    ),
    in_actions!("repeat 50 { Attack() }", "repeat 5 { Attack() }"),
);

pub(in super::super) static E209: Code = SCOPE.error(
    "E209",
    Bilingual::new(
        "`{0}` is luck, which has no place in {1}",
        "`{0}` es azar, que no tiene lugar en {1}",
    ),
    Bilingual::new(
        "Whether a card can be played must be known before it is played, so conditions and the values named before them hold no luck. Use `random`, `Random` and `chance` in `Actions` or in the block of a trigger.",
        "Si una carta se puede jugar debe saberse antes de jugarla, así que las condiciones y los valores que se nombran antes no llevan azar. Usa `random`, `Random` y `chance` en `Actions` o en el bloque de un disparador.",
    ),
    in_conditions!("random(1, 6) > 3", "PlayerHandSize > 3"),
);

pub(in super::super) static E210: Code = SCOPE.error(
    "E210",
    Bilingual::new(
        "there is no level {0} of the language",
        "el lenguaje no tiene nivel {0}",
    ),
    Bilingual::new(
        "The language has the levels 0 and 1. `language 0` allows only what level 0 has; `language 1`, like no such line, allows everything.",
        "El lenguaje tiene los niveles 0 y 1. `language 0` permite solo lo que hay en el nivel 0; `language 1`, igual que sin esa línea, permite todo.",
    ),
    Examples {
        wrong: "language 7\nConditions { }\nActions {\n    Attack()\n}\n",
        right: "language 1\nConditions { }\nActions {\n    Attack()\n}\n",
    },
);
