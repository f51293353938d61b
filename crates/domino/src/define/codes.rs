//! Every problem that only dominoes can have, as data.

use tapete_lang::{Bilingual, Code, Severity};

/// The codes of the scope `domino`.
pub const CODES: &[&Code] = &[
    &DEALS_TOO_MANY,
    &NEVER_ENDS,
    &UNWON_BLOCK,
    &NEVER_APPLIES,
    &NO_LINE_LEFT,
    &UNEVEN_TEAMS,
    &NO_SUCH_TILE,
    &NO_SUCH_SEAT,
    &KEEPS_NOTHING,
    &DRAWS_NOTHING,
    &SEVERAL_GAMES,
];

pub(super) const ADD_DRAWS: Bilingual = Bilingual::new(
    "write `draws UntilPlayable`, or leave `keeps` out",
    "escribe `roba HastaPoder`, o quita `guarda`",
);
pub(super) const ADD_BLOCKED: Bilingual = Bilingual::new(
    "write `ends Out or Blocked`",
    "escribe `termina Pegada o Tranque`",
);
pub(super) const ADD_BLOCK_WINNER: Bilingual = Bilingual::new(
    "add `wins FewestPoints when blocked` or `wins LowestHand when blocked`",
    "añade `gana MenosPuntos cuando tranque` o `gana ManoMenor cuando tranque`",
);
pub(super) const ADD_DEFAULT: Bilingual = Bilingual::new(
    "add a line `{0} …` without `when`, for all other cases",
    "añade una línea `{0} …` sin `cuando`, para los demás casos",
);
pub(super) const DEAL_FEWER: Bilingual = Bilingual::new(
    "deal or keep fewer tiles, or leave `draws` out",
    "reparte o guarda menos fichas, o quita `roba`",
);
pub(super) const WHY_NEVER: Bilingual = Bilingual::new(
    "leave it out, change its condition, or put it before the line that always holds",
    "quítala, cambia su condición, o ponla antes de la línea que siempre se cumple",
);
pub(super) const TEAMS_THAT_FIT: Bilingual = Bilingual::new(
    "the number of players must be a multiple of {0}, and at least {1}",
    "el número de jugadores debe ser múltiplo de {0}, y al menos {1}",
);
pub(super) const DEAL_AT_MOST: Bilingual = Bilingual::new(
    "with {0} players, deal at most {1} each",
    "con {0} jugadores, reparte a lo sumo {1} a cada uno",
);
pub(super) const FIRST_GAME: Bilingual =
    Bilingual::new("the first game is here", "el primer juego está aquí");

pub(super) static DEALS_TOO_MANY: Code = Code {
    scope: "domino",
    id: "deals-too-many",
    severity: Severity::Error,
    message: Bilingual::new(
        "{0} tiles are dealt but there are only {1}",
        "se reparten {0} fichas pero solo hay {1}",
    ),
    explain: Bilingual::new(
        "Every seat gets the same number of tiles, so players times tiles must not exceed the set. Double six has 28 tiles, double nine 55.",
        "Cada asiento recibe las mismas fichas, así que jugadores por fichas no puede pasar del juego completo. El doble seis tiene 28 fichas; el doble nueve, 55.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) for_players 4 deals 8",
    right: "new Domino called \"X\" with_tiles Doubles(6) for_players 4 deals 7",
};

pub(super) static NEVER_ENDS: Code = Code {
    scope: "domino",
    id: "never-ends",
    severity: Severity::Error,
    message: Bilingual::new(
        "a hand in which nobody can play would never end",
        "una mano en la que nadie puede jugar no terminaría nunca",
    ),
    explain: Bilingual::new(
        "Sooner or later nobody can play. Unless a block ends the hand, everybody would pass for ever.",
        "Tarde o temprano nadie puede jugar. Si el tranque no termina la mano, todos se pasarían para siempre.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) for_players 4 deals 7 ends Out",
    right: "new Domino called \"X\" with_tiles Doubles(6) for_players 4 deals 7 ends Out or Blocked",
};

pub(super) static UNWON_BLOCK: Code = Code {
    scope: "domino",
    id: "unwon-block",
    severity: Severity::Warning,
    message: Bilingual::new("nobody wins a blocked hand", "nadie gana una mano trancada"),
    explain: Bilingual::new(
        "By `WhoIsOut` only a seat that is out wins, so a block has no winner. That may be meant; most games let the lightest hands win.",
        "Con `QuienSePega` solo gana quien se pega, así que un tranque queda sin ganador. Puede ser adrede; en casi todos los juegos ganan las manos más ligeras.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) for_players 4 deals 7 wins WhoIsOut",
    right: "new Domino called \"X\" with_tiles Doubles(6) for_players 4 deals 7 wins WhoIsOut when out wins FewestPoints when blocked",
};

pub(super) static NEVER_APPLIES: Code = Code {
    scope: "domino",
    id: "never-applies",
    severity: Severity::Warning,
    message: Bilingual::new(
        "this line of `{0}` can never apply",
        "esta línea de `{0}` no se aplica nunca",
    ),
    explain: Bilingual::new(
        "In a rule list the first line whose condition holds decides. Either the condition of this line cannot hold in this game, or a line before it always holds first.",
        "En una lista de reglas decide la primera línea cuya condición se cumple. O la condición de esta línea no puede cumplirse en este juego, o antes se cumple siempre otra.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) for_players 2..3 deals 5 when players = 4 deals 7",
    right: "new Domino called \"X\" with_tiles Doubles(6) for_players 2..4 deals 5 when players = 4 deals 7",
};

pub(super) static NO_LINE_LEFT: Code = Code {
    scope: "domino",
    id: "no-line-left",
    severity: Severity::Error,
    message: Bilingual::new(
        "no line of `{0}` holds in the case {1}",
        "ninguna línea de `{0}` se cumple en el caso {1}",
    ),
    explain: Bilingual::new(
        "A rule list must decide every case that can come up. A line without `when` decides all that the others leave.",
        "Una lista de reglas debe decidir todos los casos posibles. Una línea sin `cuando` decide los que las otras dejan.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) for_players 2..4 deals 7 when players = 2",
    right: "new Domino called \"X\" with_tiles Doubles(6) for_players 2..4 deals 7 when players = 2 deals 5",
};

pub(super) static UNEVEN_TEAMS: Code = Code {
    scope: "domino",
    id: "uneven-teams",
    severity: Severity::Error,
    message: Bilingual::new(
        "{0} players do not make equal teams of {1}",
        "{0} jugadores no forman equipos iguales de {1}",
    ),
    explain: Bilingual::new(
        "Teams have equal size, and there must be at least two of them.",
        "Los equipos son iguales, y debe haber al menos dos.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) for_players 3 in_teams_of 2 deals 7",
    right: "new Domino called \"X\" with_tiles Doubles(6) for_players 4 in_teams_of 2 deals 7",
};

pub(super) static NO_SUCH_TILE: Code = Code {
    scope: "domino",
    id: "no-such-tile",
    severity: Severity::Error,
    message: Bilingual::new(
        "there is no tile {0}: faces go from 0 to {1}",
        "no hay ficha {0}: las caras van de 0 a {1}",
    ),
    explain: Bilingual::new(
        "A rule can name only tiles that the set has.",
        "Una regla solo puede nombrar fichas que el juego tiene.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) for_players 4 deals 7 begins Holder(9|9)",
    right: "new Domino called \"X\" with_tiles Doubles(9) for_players 4 deals 7 begins Holder(9|9)",
};

pub(super) static NO_SUCH_SEAT: Code = Code {
    scope: "domino",
    id: "no-such-seat",
    severity: Severity::Error,
    message: Bilingual::new(
        "there is no seat {0} with {1} players",
        "no hay asiento {0} con {1} jugadores",
    ),
    explain: Bilingual::new(
        "Seats are counted from 0, so that four players sit in seats 0 to 3.",
        "Los asientos se cuentan desde 0: cuatro jugadores ocupan los asientos 0 a 3.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) for_players 4 deals 7 begins Seat(4)",
    right: "new Domino called \"X\" with_tiles Doubles(6) for_players 4 deals 7 begins Seat(3)",
};

pub(super) static KEEPS_NOTHING: Code = Code {
    scope: "domino",
    id: "keeps-nothing",
    severity: Severity::Warning,
    message: Bilingual::new(
        "`keeps` does nothing in a game in which nobody draws",
        "`guarda` no hace nada en un juego en el que nadie roba",
    ),
    explain: Bilingual::new(
        "`keeps` says how many tiles of the stock are never drawn.",
        "`guarda` dice cuántas fichas del pozo no se roban nunca.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) for_players 2 deals 7 keeps 2",
    right: "new Domino called \"X\" with_tiles Doubles(6) for_players 2 deals 7 draws UntilPlayable keeps 2",
};

pub(super) static DRAWS_NOTHING: Code = Code {
    scope: "domino",
    id: "draws-nothing",
    severity: Severity::Warning,
    message: Bilingual::new(
        "nobody can ever draw: {0} tiles are left after the deal and {1} of them are kept",
        "nadie podrá robar nunca: tras repartir quedan {0} fichas y se guardan {1}",
    ),
    explain: Bilingual::new(
        "A seat draws from the tiles that were not dealt and are not kept back. Here there are none, whatever the number of players.",
        "Se roba de las fichas que no se repartieron ni se guardan. Aquí no hay ninguna, sean cuantos sean los jugadores.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) for_players 4 deals 7 draws UntilPlayable",
    right: "new Domino called \"X\" with_tiles Doubles(6) for_players 4 deals 5 draws UntilPlayable",
};

pub(super) static SEVERAL_GAMES: Code = Code {
    scope: "domino",
    id: "several-games",
    severity: Severity::Error,
    message: Bilingual::new(
        "a text holds one game, and \"{0}\" comes first",
        "un texto tiene un solo juego, y \"{0}\" está primero",
    ),
    explain: Bilingual::new(
        "A match is played by one game. Put each game into a file of its own; what they share can be included.",
        "Una partida se juega con un solo juego. Pon cada juego en su archivo; lo común puede incluirse.",
    ),
    wrong: "new Domino called \"A\" with_tiles Doubles(6) for_players 4 deals 7\nnew Domino called \"B\" with_tiles Doubles(6) for_players 4 deals 5",
    right: "new Domino called \"A\" with_tiles Doubles(6) for_players 4 deals 7",
};
