//! Problems of form that level 0 knows: E101 to E122.

use tapete_lang::{Bilingual, Code, Examples};

use crate::define::codes::SCOPE;

pub(in super::super) static E101: Code = SCOPE.error(
    "E101",
    Bilingual::new(
        "`Conditions` is expected, and {0} was found",
        "se esperaba `Conditions` y se encontró {0}",
    ),
    Bilingual::new(
        "A script begins with the block `Conditions { … }`, even if it is empty, and goes on with `Actions { … }`. Only `language` and `let` may stand before it.",
        "Un guion comienza con el bloque `Conditions { … }`, aunque esté vacío, y sigue con `Actions { … }`. Antes solo pueden ir `language` y `let`.",
    ),
    Examples {
        wrong: "Actions {\n    Attack()\n}\n",
        right: "Conditions { }\nActions {\n    Attack()\n}\n",
    },
);

pub(in super::super) static E102: Code = SCOPE.error(
    "E102",
    Bilingual::new(
        "`{` is expected, and {0} was found",
        "se esperaba `{` y se encontró {0}",
    ),
    Bilingual::new(
        "Every block opens with `{`.",
        "Todo bloque se abre con `{`.",
    ),
    Examples {
        wrong: "Conditions\n    TargetMonsterLife < 100\n}\nActions {\n    Attack()\n}\n",
        right: "Conditions {\n    TargetMonsterLife < 100\n}\nActions {\n    Attack()\n}\n",
    },
);

pub(in super::super) static E103: Code = SCOPE.error(
    "E103",
    Bilingual::new(
        "`}` is expected, and {0} was found",
        "se esperaba `}` y se encontró {0}",
    ),
    Bilingual::new(
        "Every block closes with `}` before the next one begins.",
        "Todo bloque se cierra con `}` antes de que comience el siguiente.",
    ),
    Examples {
        wrong: "Conditions {\n    TargetMonsterLife < 100\nActions {\n    Attack()\n}\n",
        right: "Conditions {\n    TargetMonsterLife < 100\n}\nActions {\n    Attack()\n}\n",
    },
);

pub(in super::super) static E104: Code = SCOPE.error(
    "E104",
    Bilingual::new(
        "`Actions` is expected, and {0} was found",
        "se esperaba `Actions` y se encontró {0}",
    ),
    Bilingual::new(
        "After `Conditions { … }` follows the block `Actions { … }`. The words of scripts are the same in every language.",
        "Tras `Conditions { … }` sigue el bloque `Actions { … }`. Las palabras de los guiones son las mismas en todos los idiomas.",
    ),
    Examples {
        wrong: "Conditions {\n}\nAcciones {\n    Attack()\n}\n",
        right: "Conditions {\n}\nActions {\n    Attack()\n}\n",
    },
);

pub(in super::super) static E105: Code = SCOPE.error(
    "E105",
    Bilingual::new(
        "nothing may stand between the blocks, and {0} does",
        "entre los bloques no puede ir nada, y está {0}",
    ),
    Bilingual::new(
        "Conditions go into `Conditions { … }` and steps into `Actions { … }`; nothing stands between the two.",
        "Las condiciones van en `Conditions { … }` y los pasos en `Actions { … }`; entre los dos no va nada.",
    ),
    Examples {
        wrong: "Conditions {\n}\nAttack()\nActions {\n    Attack()\n}\n",
        right: "Conditions {\n}\nActions {\n    Attack()\n    Attack()\n}\n",
    },
);

pub(in super::super) static E106: Code = SCOPE.error(
    "E106",
    Bilingual::new(
        "the script has ended, and {0} follows",
        "el guion ya terminó, y sigue {0}",
    ),
    Bilingual::new(
        "After `Actions { … }` only triggers follow, which begin with `On`.",
        "Tras `Actions { … }` solo siguen disparadores, que comienzan con `On`.",
    ),
    Examples {
        wrong: "Conditions {\n}\nActions {\n    Attack()\n}\nAttack()\n",
        right: "Conditions {\n}\nActions {\n    Attack()\n    Attack()\n}\n",
    },
);

pub(in super::super) static E107: Code = SCOPE.error(
    "E107",
    Bilingual::new(
        "{0} cannot stand inside `Actions`",
        "{0} no puede ir dentro de `Actions`",
    ),
    Bilingual::new(
        "A script has one block `Conditions` and then one block `Actions`, side by side. What holds only for some steps is written with `if`.",
        "Un guion tiene un bloque `Conditions` y luego un bloque `Actions`, uno al lado del otro. Lo que vale solo para algunos pasos se escribe con `if`.",
    ),
    in_actions!(
        "Attack()\n    Conditions {\n        Turn > 1\n    }\n    Poison()",
        "Attack()\n    if Turn > 1 {\n        Poison()\n    }"
    ),
);

pub(in super::super) static E110: Code = SCOPE.error(
    "E110",
    Bilingual::new(
        "a comparison is expected, and {0} was found",
        "se esperaba una comparación y se encontró {0}",
    ),
    Bilingual::new(
        "A condition compares two values: numbers with `== != < <= > >=`, elements and states with `==` or `!=`.",
        "Una condición compara dos valores: números con `== != < <= > >=`, elementos y estados con `==` o `!=`.",
    ),
    in_conditions!("TargetMonsterLife 100", "TargetMonsterLife == 100"),
);

pub(in super::super) static E111: Code = SCOPE.error(
    "E111",
    Bilingual::new(
        "a number or a numeric variable is expected, and {0} was found",
        "se esperaba un número o una variable numérica y se encontró {0}",
    ),
    Bilingual::new(
        "An operator and a parenthesis need a number after them: `100`, `TargetMonsterLife`, `2 * 3`.",
        "Un operador y un paréntesis necesitan un número detrás: `100`, `TargetMonsterLife`, `2 * 3`.",
    ),
    in_conditions!("TargetMonsterLife <> 3", "TargetMonsterLife != 3"),
);

pub(in super::super) static E112: Code = SCOPE.error(
    "E112",
    Bilingual::new(
        "{0} is expected, and {1} was found",
        "se esperaba {0} y se encontró {1}",
    ),
    Bilingual::new(
        "An element is compared with an element (`TargetMonsterType == Planta`), and a state with a state (`TargetMonsterState == Frozen`).",
        "Un elemento se compara con un elemento (`TargetMonsterType == Planta`), y un estado con un estado (`TargetMonsterState == Frozen`).",
    ),
    in_conditions!("TargetMonsterType ==", "TargetMonsterType == Planta"),
);

pub(in super::super) static E113: Code = SCOPE.error(
    "E113",
    Bilingual::new(
        "{0} is an action and cannot be a condition",
        "{0} es una acción y no puede ser una condición",
    ),
    Bilingual::new(
        "`Conditions` says when the card may be played; what it does stands in `Actions`.",
        "`Conditions` dice cuándo se puede jugar la carta; lo que hace va en `Actions`.",
    ),
    in_conditions!("Attack()", "TargetMonsterLife < 100"),
);

pub(in super::super) static E114: Code = SCOPE.error(
    "E114",
    Bilingual::new(
        "a condition cannot begin with {0}",
        "una condición no puede comenzar con {0}",
    ),
    Bilingual::new(
        "A condition begins with what is compared: a number, a variable, an element, a state or a monster.",
        "Una condición comienza con lo que se compara: un número, una variable, un elemento, un estado o un monstruo.",
    ),
    in_conditions!("< 100", "TargetMonsterLife < 100"),
);

pub(in super::super) static E115: Code = SCOPE.error(
    "E115",
    Bilingual::new(
        "a comparison cannot be compared again with {0}",
        "una comparación no se puede volver a comparar con {0}",
    ),
    Bilingual::new(
        "Comparisons do not chain. Write two conditions: all of them must hold.",
        "Las comparaciones no se encadenan. Escribe dos condiciones: deben cumplirse todas.",
    ),
    in_conditions!(
        "1 < TargetMonsterLife < 50",
        "1 < TargetMonsterLife\n    TargetMonsterLife < 50"
    ),
);

pub(in super::super) static E120: Code = SCOPE.error(
    "E120",
    Bilingual::new(
        "`(` is expected, and {0} was found",
        "se esperaba `(` y se encontró {0}",
    ),
    Bilingual::new(
        "Actions and functions have parentheses, also when there is nothing between them: `Attack()`.",
        "Las acciones y funciones llevan paréntesis, aunque no haya nada entre ellos: `Attack()`.",
    ),
    in_actions!("Attack\n    Poison()", "Attack()\n    Poison()"),
);

pub(in super::super) static E121: Code = SCOPE.error(
    "E121",
    Bilingual::new(
        "`)` is expected, and {0} was found",
        "se esperaba `)` y se encontró {0}",
    ),
    Bilingual::new(
        "Every `(` is closed with `)`.",
        "Todo `(` se cierra con `)`.",
    ),
    in_actions!("Draw(2\n    Poison()", "Draw(2)\n    Poison()"),
);

pub(in super::super) static E122: Code = SCOPE.error(
    "E122",
    Bilingual::new("{0} is not an action", "{0} no es una acción"),
    Bilingual::new(
        "Every step of `Actions` is an action with its parentheses, such as `Attack()` or `Draw(2)`, or one of `let`, `if`, `repeat`, `chance` and `each`. Conditions stand in `Conditions`.",
        "Cada paso de `Actions` es una acción con sus paréntesis, como `Attack()` o `Draw(2)`, o uno de `let`, `if`, `repeat`, `chance` y `each`. Las condiciones van en `Conditions`.",
    ),
    in_actions!("PlayerHandSize < 3\n    Attack()", "Attack()"),
);
