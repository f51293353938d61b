//! What can be played but was hardly meant: W301 to W310.

use tapete_lang::{Bilingual, Code, Examples};

use crate::define::codes::SCOPE;

pub(in super::super) static W301: Code = SCOPE.warning(
    "W301",
    Bilingual::new(
        "this condition always holds",
        "esta condición se cumple siempre",
    ),
    Bilingual::new(
        "Nothing that can happen in a match changes this condition, so it says nothing.",
        "Nada de lo que puede ocurrir en una partida cambia esta condición, así que no dice nada.",
    ),
    in_conditions!("2 == 2", "PlayerHandSize == 2"),
);

pub(in super::super) static W302: Code = SCOPE.warning(
    "W302",
    Bilingual::new(
        "this condition never holds",
        "esta condición no se cumple nunca",
    ),
    Bilingual::new(
        "Nothing that can happen in a match makes this condition hold, so what depends on it never happens.",
        "Nada de lo que puede ocurrir en una partida hace que se cumpla esta condición, así que lo que depende de ella no ocurre nunca.",
    ),
    in_conditions!("2 != 2", "PlayerHandSize != 2"),
);

pub(in super::super) static W303: Code = SCOPE.warning(
    "W303",
    Bilingual::new(
        "a hand has room for {0} cards, and this draws {1}",
        "en una mano caben {0} cartas, y esto roba {1}",
    ),
    Bilingual::new(
        "Drawing stops when the hand is full, so the rest of the number does nothing.",
        "Al llenarse la mano se deja de robar, así que el resto del número no hace nada.",
    ),
    in_actions!("Draw(10)", "Draw(7)"),
);

pub(in super::super) static W304: Code = SCOPE.warning(
    "W304",
    Bilingual::new("dividing by zero gives 0", "dividir entre cero da 0"),
    Bilingual::new(
        "A division by zero is no error in a script: its result is 0. Written out like this it was hardly meant.",
        "En un guion dividir entre cero no es un error: el resultado es 0. Escrito así, difícilmente era la intención.",
    ),
    in_actions!(
        "Heal(PlayerMonsterLife / 0)",
        "Heal(PlayerMonsterLife / 10)"
    ),
);

pub(in super::super) static W305: Code = SCOPE.warning(
    "W305",
    Bilingual::new("the card does nothing", "la carta no hace nada"),
    Bilingual::new(
        "`Actions` is empty and no trigger follows, so playing the card only costs energy.",
        "`Actions` está vacío y no sigue ningún disparador, así que jugar la carta solo cuesta energía.",
    ),
    Examples {
        wrong: "Conditions {\n}\nActions {\n}\n",
        right: "Conditions {\n}\nActions {\n    Attack()\n}\n",
    },
);

pub(in super::super) static W306: Code = SCOPE.note("W306",
    Bilingual::new("`=` is read as `==`", "`=` se lee como `==`"),
    Bilingual::new(
        "Both compare. `==` is the usual form, and the formatter writes it, so that `=` is left to `let`.",
        "Ambos comparan. `==` es la forma usual, y es la que escribe el formateador, para que `=` quede para `let`.",
    ),
    in_conditions!("TargetMonsterType = Fuego", "TargetMonsterType == Fuego"),
);

pub(in super::super) static W307: Code = SCOPE.warning(
    "W307",
    Bilingual::new(
        "this `-` subtracts from the line before",
        "este `-` resta de la línea anterior",
    ),
    Bilingual::new(
        "Line ends do not separate conditions: a `-` after a value always subtracts. If a new condition begins here, write `(-5) < x`; if not, end the line before with the `-`.",
        "Los saltos de línea no separan condiciones: un `-` tras un valor siempre resta. Si aquí comienza otra condición, escribe `(-5) < x`; si no, termina la línea anterior con el `-`.",
    ),
    in_conditions!(
        "PlayerMonsterLife > TargetMonsterLife\n    - 5",
        "PlayerMonsterLife > TargetMonsterLife - 5"
    ),
);

pub(in super::super) static W308: Code = SCOPE.warning(
    "W308",
    Bilingual::new("`{0}` is never used", "`{0}` no se usa"),
    Bilingual::new(
        "A value has a name so that steps or conditions after it can use it; none does.",
        "Un valor lleva nombre para que lo usen pasos o condiciones posteriores; ninguno lo hace.",
    ),
    in_actions!("let few = 2\n    Draw(2)", "let few = 2\n    Draw(few)"),
);

pub(in super::super) static W309: Code = SCOPE.warning(
    "W309",
    Bilingual::new(
        "a chance of {0}% leaves nothing to luck",
        "una posibilidad del {0}% no deja nada al azar",
    ),
    Bilingual::new(
        "With 0% the block never happens and with 100% it always does.",
        "Con 0% el bloque no ocurre nunca y con 100% ocurre siempre.",
    ),
    in_actions!("chance 100% { Attack() }", "chance 50% { Attack() }"),
);

pub(in super::super) static W310: Code = SCOPE.warning(
    "W310",
    Bilingual::new(
        "no formation has a place {0}",
        "ninguna formación tiene un puesto {0}",
    ),
    Bilingual::new(
        "Places of a formation are counted from 0, and no formation has more than six. What is done to nobody does nothing.",
        "Los puestos de una formación se cuentan desde 0, y ninguna tiene más de seis. Lo que no se hace a nadie no hace nada.",
    ),
    in_actions!("Attack() on Enemy[9]", "Attack() on Enemy[1]"),
);
