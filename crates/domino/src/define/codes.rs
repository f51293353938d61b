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
    &TEAMS_UNFILLED,
    &NO_SUCH_TILE,
    &NO_SUCH_SEAT,
    &KEEPS_NOTHING,
    &DRAWS_NOTHING,
    &SEVERAL_GAMES,
    &NO_VALUES,
    &NO_TILES,
    &TOO_MANY_TILES,
    &WRONG_FACES,
    &WRONG_TABLE,
    &NO_DOUBLES,
    &NO_EFFECT,
    &CLASH,
    &OUT_OF_REACH,
];

pub(super) const ADD_DRAWS: Bilingual = Bilingual::new(
    "write `draws UntilPlayable`, or leave `keeps` out",
    "escribe `roba HastaPoder`, o quita `guarda`",
);
pub(super) const ADD_BLOCKED: Bilingual = Bilingual::new(
    "write `ends Out or Blocked`, or a line of `stops` that holds once nobody can play, such as `stops when stuck`",
    "escribe `termina Pegada o Tranque`, o una línea `para` que se cumpla cuando nadie puede jugar, como `para cuando nadie_puede`",
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
pub(super) const CHANGE_CONDITION: Bilingual = Bilingual::new(
    "leave it out, or change its condition",
    "quítala, o cambia su condición",
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
        "Sooner or later nobody can play. Unless a block ends the hand, or a line of `stops` that surely holds then, everybody would pass for ever.",
        "Tarde o temprano nadie puede jugar. Si no termina la mano el tranque, o una línea `para` que seguro se cumple entonces, todos se pasarían para siempre.",
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

pub(super) static TEAMS_UNFILLED: Code = Code {
    scope: "domino",
    id: "teams-unfilled",
    severity: Severity::Error,
    message: Bilingual::new(
        "{0} players are not teams of {1}",
        "{0} jugadores no son equipos de {1}",
    ),
    explain: Bilingual::new(
        "Where several lines say how large the teams are, there is one team for each line, and together they have as many seats as there are players.",
        "Si varias líneas dicen cómo de grandes son los equipos, hay un equipo por línea, y entre todos tienen tantos asientos como jugadores hay.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) for_players 5 in_teams_of 2 in_teams_of 2 deals 5",
    right: "new Domino called \"X\" with_tiles Doubles(6) for_players 5 in_teams_of 3 in_teams_of 2 deals 5",
};

pub(super) static NO_SUCH_TILE: Code = Code {
    scope: "domino",
    id: "no-such-tile",
    severity: Severity::Error,
    message: Bilingual::new(
        "there is no tile {0}: faces show {1}",
        "no hay ficha {0}: las caras muestran {1}",
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

pub(super) static OUT_OF_REACH: Code = Code {
    scope: "domino",
    id: "out-of-reach",
    severity: Severity::Error,
    message: Bilingual::new(
        "nothing brings points, so nobody can ever reach this target",
        "nada da puntos, así que nadie puede llegar nunca a esta meta",
    ),
    explain: Bilingual::new(
        "With `scores Nothing` a won hand brings nothing by itself, and no other clause of this game brings points. Hands would be played until the limit of turns.",
        "Con `anota Nada` una mano ganada no da nada por sí misma, y ninguna otra cláusula de este juego da puntos. Se jugarían manos hasta el límite de turnos.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) for_players 2 deals 7 scores Nothing plays_to 3",
    right: "new Domino called \"X\" with_tiles Doubles(6) for_players 2 deals 7 scores Nothing hand_gains 1 plays_to 3",
};

pub(super) const ADD_POINTS: Bilingual = Bilingual::new(
    "leave `scores Nothing` out, or add `gains`, `pass_gains` or `hand_gains`",
    "quita `anota Nada`, o añade `gana_puntos`, `por_pasada` o `por_mano`",
);
pub(super) const ADD_VALUES: Bilingual = Bilingual::new(
    "add what the faces show, such as `with_values Range(7)`",
    "añade qué muestran las caras, como `con_valores Rango(7)`",
);
pub(super) const SET_HAS_VALUES: Bilingual = Bilingual::new(
    "the set of tiles brings its own values",
    "el juego de fichas trae sus propios valores",
);
pub(super) const NOT_IN_SET: Bilingual = Bilingual::new(
    "the set does not have that tile",
    "el juego no tiene esa ficha",
);
pub(super) const CHANGED_SET: Bilingual = Bilingual::new(
    "so large a set can be played with, but not changed: leave `tile`, `without`, `keeping` and `copies` out",
    "con un juego tan grande se puede jugar, pero no cambiarlo: quita `ficha`, `sin`, `conserva` y `copias`",
);
pub(super) const OTHER_FACES: Bilingual = Bilingual::new(
    "a grid of triangles needs tiles of 3 faces, one of squares 4, one of hexagons 6",
    "una cuadrícula de triángulos necesita fichas de 3 caras; la de cuadrados, 4; la de hexágonos, 6",
);
pub(super) const TAKE_TREE: Bilingual = Bilingual::new(
    "tiles of other than two faces are played `on_table Tree`, on arms, or in a grid",
    "las fichas que no tienen dos caras se juegan `en_mesa Arbol`, en brazos, o en una cuadrícula",
);
pub(super) const PAIRS_ONLY: Bilingual = Bilingual::new(
    "it speaks of doubles of two faces that are joined end to end",
    "habla de dobles de dos caras que se unen por las puntas",
);
pub(super) const NOT_IN_GRIDS: Bilingual = Bilingual::new(
    "a grid has no first arms",
    "una cuadrícula no tiene primeros brazos",
);
pub(super) const JOINS_NO_TILE: Bilingual = Bilingual::new(
    "in a grid a tile lies beside several others, not on one",
    "en una cuadrícula una ficha queda junto a varias, no sobre una",
);
pub(super) const NO_BRANCHES: Bilingual = Bilingual::new(
    "no double opens its sides; add `branches`",
    "ningún doble abre sus lados; añade `ramifica`",
);
pub(super) const NO_OWN_ARMS: Bilingual = Bilingual::new(
    "no arm has an owner; that needs `on_table PlayerArms` or `on_table Trains`",
    "ningún brazo tiene dueño; para eso hace falta `en_mesa BrazosPropios` o `en_mesa Trenes`",
);
pub(super) const NO_TEAMS: Bilingual = Bilingual::new(
    "there are no team mates; add `in_teams_of`",
    "no hay compañeros; añade `en_equipos_de`",
);
pub(super) const NOBODY_DRAWS: Bilingual =
    Bilingual::new("nobody draws; add `draws`", "nadie roba; añade `roba`");
pub(super) const NO_TARGET: Bilingual =
    Bilingual::new("there is no `plays_to`", "no hay `juega_hasta`");
pub(super) const ONE_HAND: Bilingual = Bilingual::new(
    "the match is one hand; add `plays_to` or `plays_hands`",
    "la partida es una mano; añade `juega_hasta` o `juega_manos`",
);
pub(super) const TELLS_HANDS: Bilingual = Bilingual::new(
    "the moves of a seat would tell what the others hold",
    "las jugadas de un asiento dirían qué tienen los demás",
);
pub(super) const UNLISTED: Bilingual = Bilingual::new(
    "the set is too large to be laid out",
    "el juego es demasiado grande para extenderlo",
);
pub(super) const BLIND_DRAW: Bilingual = Bilingual::new(
    "nobody sees the hand that tiles would come to",
    "nadie ve la mano a la que llegarían las fichas",
);
pub(super) const TOES_BRANCH: Bilingual = Bilingual::new(
    "toes already say where a double is played on",
    "los dedos ya dicen por dónde se juega en un doble",
);

pub(super) static NO_VALUES: Code = Code {
    scope: "domino",
    id: "no-values",
    severity: Severity::Error,
    message: Bilingual::new(
        "`{0}` needs to know what the faces show",
        "`{0}` necesita saber qué muestran las caras",
    ),
    explain: Bilingual::new(
        "Only `Doubles` brings its own values. Every other set is made of the values that `with_values` gives.",
        "Solo `Dobles` trae sus propios valores. Todo otro juego se hace con los valores que da `con_valores`.",
    ),
    wrong: "new Domino called \"X\" with_tiles Multisets(2) for_players 4 deals 5",
    right: "new Domino called \"X\" with_values Range(7) with_tiles Multisets(2) for_players 4 deals 5",
};

pub(super) static NO_TILES: Code = Code {
    scope: "domino",
    id: "no-tiles",
    severity: Severity::Error,
    message: Bilingual::new("the set has no tile", "el juego no tiene ninguna ficha"),
    explain: Bilingual::new(
        "Either no tile is listed, or `without` and `keeping` leave none.",
        "O no se nombra ninguna ficha, o `sin` y `conserva` no dejan ninguna.",
    ),
    wrong: "new Domino called \"X\" with_values Range(3) with_tiles Listed for_players 2 deals 1",
    right: "new Domino called \"X\" with_values Range(3) with_tiles Listed tile 0|1 tile 1|2 for_players 2 deals 1",
};

pub(super) static TOO_MANY_TILES: Code = Code {
    scope: "domino",
    id: "too-many-tiles",
    severity: Severity::Error,
    message: Bilingual::new(
        "the set would have {0} tiles; at most {1} are possible",
        "el juego tendría {0} fichas; a lo sumo puede haber {1}",
    ),
    explain: Bilingual::new(
        "The number of tiles grows fast with values and faces. Take fewer of either.",
        "El número de fichas crece deprisa con los valores y las caras. Toma menos de unos o de otras.",
    ),
    wrong: "new Domino called \"X\" with_values Range(40) with_tiles Ordered(6) on_table Tree for_players 2 deals 7",
    right: "new Domino called \"X\" with_values Range(4) with_tiles Ordered(6) on_table Tree for_players 2 deals 7",
};

pub(super) static WRONG_FACES: Code = Code {
    scope: "domino",
    id: "wrong-faces",
    severity: Severity::Error,
    message: Bilingual::new(
        "a tile of {0} faces does not belong to this set",
        "una ficha de {0} caras no es de este juego",
    ),
    explain: Bilingual::new(
        "All tiles of a set have the same number of faces.",
        "Todas las fichas de un juego tienen el mismo número de caras.",
    ),
    wrong: "new Domino called \"X\" with_values Range(7) with_tiles Multisets(2) tile 1|2|3 for_players 2 deals 5",
    right: "new Domino called \"X\" with_values Range(7) with_tiles Multisets(2) tile 1|2 for_players 2 deals 5",
};

pub(super) static WRONG_TABLE: Code = Code {
    scope: "domino",
    id: "wrong-table",
    severity: Severity::Error,
    message: Bilingual::new(
        "this table needs tiles of {0} faces, and these have {1}",
        "esta mesa necesita fichas de {0} caras, y estas tienen {1}",
    ),
    explain: Bilingual::new(
        "A line joins pairs; a grid needs as many faces as its cells have corners.",
        "La línea une pares; una cuadrícula necesita tantas caras como vértices tienen sus celdas.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) on_table Triangles for_players 2 deals 7",
    right: "new Domino called \"X\" with_values Range(6) with_tiles Multisets(3) on_table Triangles for_players 2 deals 7",
};

pub(super) static NO_DOUBLES: Code = Code {
    scope: "domino",
    id: "no-doubles",
    severity: Severity::Error,
    message: Bilingual::new(
        "this table opens with a double, and the set has none",
        "esta mesa se abre con un doble, y el juego no tiene ninguno",
    ),
    explain: Bilingual::new(
        "Arms leave a double. Without one nobody could ever open.",
        "Los brazos salen de un doble. Sin ninguno, nadie podría salir nunca.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) keeping NoDoubles on_table Arms(4) for_players 3 deals 7",
    right: "new Domino called \"X\" with_tiles Doubles(6) on_table Arms(4) for_players 3 deals 7",
};

pub(super) static NO_EFFECT: Code = Code {
    scope: "domino",
    id: "no-effect",
    severity: Severity::Warning,
    message: Bilingual::new("`{0}` has no effect: {1}", "`{0}` no tiene efecto: {1}"),
    explain: Bilingual::new(
        "Something else in the text makes this clause meaningless. Leave it out, or add what it needs.",
        "Otra cosa del texto deja sin sentido esta cláusula. Quítala, o añade lo que le falta.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) for_players 4 deals 7 exactly",
    right: "new Domino called \"X\" with_tiles Doubles(6) for_players 4 deals 7 plays_to 61 exactly",
};

pub(super) static CLASH: Code = Code {
    scope: "domino",
    id: "clash",
    severity: Severity::Error,
    message: Bilingual::new(
        "`{0}` and `{1}` cannot stand together: {2}",
        "`{0}` y `{1}` no pueden ir juntos: {2}",
    ),
    explain: Bilingual::new(
        "These two clauses contradict each other. Leave one of them out.",
        "Estas dos cláusulas se contradicen. Quita una de ellas.",
    ),
    wrong: "new Domino called \"X\" with_tiles Doubles(6) for_players 2 deals 7 sees NoHand draws One",
    right: "new Domino called \"X\" with_tiles Doubles(6) for_players 2 deals 7 sees NoHand",
};
