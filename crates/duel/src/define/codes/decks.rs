//! Problems with decks.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const MORE_MONSTERS: Bilingual = Bilingual::new(
    "name {0} monsters, the same perhaps twice, or write `team_of {1}` in the game",
    "nombra {0} monstruos, quizá el mismo dos veces, o escribe `equipo_de {1}` en el juego",
);
pub(crate) const MORE_POWERS: Bilingual = Bilingual::new(
    "name {0} powers, the same perhaps twice, or write `powers_each {1}` in the game",
    "nombra {0} poderes, quizá el mismo dos veces, o escribe `poderes_por_monstruo {1}` en el juego",
);
pub(crate) const ONE_LINE_EACH: Bilingual = Bilingual::new(
    "write `powers` once for each monster, in the same order, with {0} names each",
    "escribe `poderes` una vez por monstruo, en el mismo orden, con {0} nombres cada una",
);
pub(crate) const WRITE_DECK: Bilingual = Bilingual::new(
    "write `new Deck called \"…\" monsters \"…\" powers \"…\"`, or `decks Random` to let luck make them",
    "escribe `nuevo Mazo llamado \"…\" monstruos \"…\" poderes \"…\"`, o `mazos Azar` para que los haga la suerte",
);
pub(crate) const WRITE_CARDS: Bilingual = Bilingual::new(
    "write at least one `new Monster` and one `new Power`, or include a text that has them",
    "escribe al menos un `nuevo Monstruo` y un `nuevo Poder`, o incluye un texto que los tenga",
);

pub(crate) static DECK_MONSTERS: Code = SCOPE.error("deck-monsters", Bilingual::new(
        "a deck has {0} monsters, and this one has {1}",
        "un mazo tiene {0} monstruos, y este tiene {1}",
    ), Bilingual::new(
        "All teams of a game are equally large: three monsters, or as many as its `team_of` says.",
        "Todos los equipos de un juego son igual de grandes: tres monstruos, o los que diga su `equipo_de`.",
    ), Examples { wrong: deck!(
        "monsters \"Moss\", \"Moss\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\""
    ), right: deck!(
        "monsters \"Moss\", \"Moss\", \"Moss\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\""
    ) },);

pub(crate) static POWER_LINES: Code = SCOPE.error("power-lines", Bilingual::new(
        "the deck has {0} monsters, and {1} lines of powers",
        "el mazo tiene {0} monstruos, y {1} líneas de poderes",
    ), Bilingual::new(
        "Powers belong to monsters: the first line to the first monster, the second to the second.",
        "Los poderes son de los monstruos: la primera línea del primero, la segunda del segundo.",
    ), Examples { wrong: deck!("monsters \"Moss\", \"Moss\", \"Moss\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\""), right: deck!(
        "monsters \"Moss\", \"Moss\", \"Moss\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\""
    ) },);

pub(crate) static DECK_POWERS: Code = SCOPE.error("deck-powers", Bilingual::new(
        "`{0}` has {1} powers in this deck, and each monster has {2}",
        "`{0}` tiene {1} poderes en este mazo, y cada monstruo tiene {2}",
    ), Bilingual::new(
        "All monsters of a game have equally many powers: four, or as many as its `powers_each` says.",
        "Todos los monstruos de un juego tienen los mismos poderes: cuatro, o los que diga su `poderes_por_monstruo`.",
    ), Examples { wrong: deck!(
        "monsters \"Moss\", \"Moss\", \"Moss\" powers \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\""
    ), right: deck!(
        "monsters \"Moss\", \"Moss\", \"Moss\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\""
    ) },);

pub(crate) static UNKNOWN_MONSTER: Code = SCOPE.error("unknown-monster", Bilingual::new("there is no monster `{0}`", "no hay ningún monstruo `{0}`"), Bilingual::new(
        "A deck names monsters of its text, or of a text that it includes, exactly as they are called.",
        "Un mazo nombra monstruos de su texto, o de un texto que incluye, tal como se llaman.",
    ), Examples { wrong: deck!(
        "monsters \"Mosss\", \"Moss\", \"Moss\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\""
    ), right: deck!(
        "monsters \"Moss\", \"Moss\", \"Moss\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\""
    ) },);

pub(crate) static UNKNOWN_POWER: Code = SCOPE.error("unknown-power", Bilingual::new("there is no power `{0}`", "no hay ningún poder `{0}`"), Bilingual::new(
        "A deck names powers of its text, or of a text that it includes, exactly as they are called.",
        "Un mazo nombra poderes de su texto, o de un texto que incluye, tal como se llaman.",
    ), Examples { wrong: deck!(
        "monsters \"Moss\", \"Moss\", \"Moss\" powers \"Hat\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\""
    ), right: deck!(
        "monsters \"Moss\", \"Moss\", \"Moss\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\" powers \"Hit\", \"Hit\", \"Hit\", \"Hit\""
    ) },);

pub(crate) static UNKNOWN_DECK: Code = SCOPE.error(
    "unknown-deck",
    Bilingual::new("there is no deck `{0}`", "no hay ningún mazo `{0}`"),
    Bilingual::new(
        "`uses` names decks of the text, or of a text that it includes.",
        "`usa` nombra mazos del texto, o de un texto que incluye.",
    ),
    Examples {
        wrong: duel!("uses \"Gren\""),
        right: duel!("uses \"Green\""),
    },
);

pub(crate) static NO_DECKS: Code = SCOPE.error(
    "no-decks",
    Bilingual::new(
        "the game has no decks to play with",
        "el juego no tiene mazos con que jugar",
    ),
    Bilingual::new(
        "Each seat plays a deck: one of the text's, or one that luck makes of all its cards.",
        "Cada asiento juega un mazo: uno del texto, o uno que hace la suerte con todas sus cartas.",
    ),
    Examples {
        wrong: concat!("new Duel called \"X\"\n", cards!()),
        right: duel!(""),
    },
);

pub(crate) static NO_CARDS: Code = SCOPE.error(
    "no-cards",
    Bilingual::new(
        "luck cannot make decks: the text lacks monsters or powers",
        "la suerte no puede hacer mazos: al texto le faltan monstruos o poderes",
    ),
    Bilingual::new(
        "`decks Random` draws monsters and powers from all cards of the text.",
        "`mazos Azar` sortea monstruos y poderes entre todas las cartas del texto.",
    ),
    Examples {
        wrong: "new Duel called \"X\" decks Random",
        right: concat!("new Duel called \"X\" decks Random\n", cards!()),
    },
);
