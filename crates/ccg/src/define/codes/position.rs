//! Problems with positions in which matches begin.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const LINES: Bilingual = Bilingual::new(
    "a line is like `life 1 3`, `hand 0 Ember Jolt, 2 Swamp`, `board 1 Craw Ox tapped damaged 2, Forest`, `graveyard 0 Craw Ox`, `deck 0 Swamp`, `pool 0 2 Mountain`, `counters 1 poison 3`, `turn 0 main` or `phase declare_attackers`; seats are counted from 0",
    "una línea es como `life 1 3`, `hand 0 Ember Jolt, 2 Swamp`, `board 1 Craw Ox tapped damaged 2, Forest`, `graveyard 0 Craw Ox`, `deck 0 Swamp`, `pool 0 2 Mountain`, `counters 1 poison 3`, `turn 0 main` o `phase declare_attackers`; los asientos se cuentan desde 0",
);

pub(crate) static WRONG_POSITION: Code = SCOPE.error("wrong-position", Bilingual::new(
        "this line of the position cannot be set up: {0}",
        "esta línea de la posición no se puede preparar: {0}",
    ), Bilingual::new(
        "A position is set up line by line: how much life, which hand, what lies in play and how it stands, whose turn and which phase. Together the lines must leave both players in the match.",
        "Una posición se prepara línea a línea: cuánta vida, qué mano, qué hay en juego y cómo está, de quién es el turno y en qué fase. Juntas, las líneas deben dejar a los dos jugadores en la partida.",
    ), Examples { wrong: "new CardGame called \"Mine\" extends \"Classic\" starts_with \"life 1 0\"", right: "new CardGame called \"Mine\" extends \"Classic\" starts_with \"life 1 3\"" },);
