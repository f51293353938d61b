//! Problems of set-up positions.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const WRITE_IN_ORDER: Bilingual = Bilingual::new(
    "leave `decks` and `formation` out, and name the decks with `uses`",
    "quita `mazos` y `formacion`, y nombra los mazos con `usa`",
);

pub(crate) const LINES: Bilingual = Bilingual::new(
    "a line is such as `energy 0 60`, `hand 0 Attack, Robar`, `life 1 JARulay 20`, `state 1 JARulay frozen 2`, `dead 1 JARulay`, `formation 0 A, B, C`, `turn 1` or `round 7`; seats count from 0",
    "una línea es como `energy 0 60`, `hand 0 Attack, Robar`, `life 1 JARulay 20`, `state 1 JARulay frozen 2`, `dead 1 JARulay`, `formation 0 A, B, C`, `turn 1` o `round 7`; los asientos se cuentan desde 0",
);

pub(crate) static POSITION_NEEDS_DECKS: Code = SCOPE.error("position-needs-decks", Bilingual::new(
        "a position can be set up only if the decks and their formation are known before",
        "una posición sólo se puede preparar si los mazos y su formación se conocen antes",
    ), Bilingual::new(
        "A line such as `life 1 JARulay 20` speaks of a monster of a certain seat. Where decks are dealt, chosen or made by luck, or formations are chosen, nobody knows yet who stands there.",
        "Una línea como `life 1 JARulay 20` habla de un monstruo de cierto asiento. Donde los mazos se reparten, se eligen o salen por azar, o se elige la formación, nadie sabe aún quién está ahí.",
    ), Examples { wrong: duel!("decks Dealt starts_with \"energy 0 30\""), right: duel!("starts_with \"energy 0 30\"") },);

pub(crate) static WRONG_POSITION: Code = SCOPE.error("wrong-position", Bilingual::new(
        "this line of the position cannot be set up: {0}",
        "esta línea de la posición no se puede preparar: {0}",
    ), Bilingual::new(
        "A position is set up line by line: whose energy, which hand, how much life, which states, who acts.",
        "Una posición se prepara línea a línea: la energía de quién, qué mano, cuánta vida, qué estados, a quién le toca.",
    ), Examples { wrong: duel!("starts_with \"life 1 Mossy 20\""), right: duel!("starts_with \"life 1 Moss 20\"") },);
