//! Problems with the map: room and symmetry.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const LARGER_MAP: Bilingual = Bilingual::new(
    "write a larger map, or at most {0} `neutrals`",
    "escribe un mapa mayor, o a lo sumo {0} `neutrales`",
);
pub(crate) const MUCH_LARGER_MAP: Bilingual =
    Bilingual::new("write a larger map", "escribe un mapa mayor");
pub(crate) const TWO_OR_FOUR: Bilingual = Bilingual::new(
    "write `for_players 2` or `for_players 4`, or leave `symmetry` out",
    "escribe `para_jugadores 2` o `para_jugadores 4`, o quita `simetria`",
);
pub(crate) const SQUARE_OR_MIRROR: Bilingual = Bilingual::new(
    "write as many rows as columns, or `symmetry Mirror`",
    "escribe tantas filas como columnas, o `simetria Espejo`",
);
pub(crate) const WITHOUT_SYMMETRY: Bilingual = Bilingual::new(
    "leave `symmetry` out, or let luck make all planets with `neutrals`",
    "quita `simetria`, o deja que la suerte haga todos los planetas con `neutrales`",
);
pub(crate) const NEAREST: Bilingual = Bilingual::new(
    "write `neutrals {0}` or `neutrals {1}`",
    "escribe `neutrales {0}` o `neutrales {1}`",
);

pub(crate) static PLANETS_DO_NOT_FIT: Code = SCOPE.error("planets-do-not-fit", Bilingual::new(
        "{0} planets do not fit on the map with {1} players: there is room for {2}",
        "{0} planetas no caben en el mapa con {1} jugadores: hay sitio para {2}",
    ), Bilingual::new(
        "Every planet takes a cell: the listed ones, a home for each player who owns none of them, and the `neutrals`. On a symmetric map the cells that are their own counterpart stay empty.",
        "Cada planeta ocupa una celda: los enumerados, una casa por cada jugador que no tiene ninguno y los `neutrales`. En un mapa simétrico quedan vacías las celdas que son su propia imagen.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(2, 2) for_players 2 neutrals 3", right: "new Galaxy called \"X\" on_map Grid(2, 2) for_players 2 neutrals 2" },);

pub(crate) static SYMMETRY_PLAYERS: Code = SCOPE.error(
    "symmetry-players",
    Bilingual::new(
        "a map cannot look the same to {0} players",
        "un mapa no puede ser igual para {0} jugadores",
    ),
    Bilingual::new(
        "A map is turned or mirrored for two players or for four.",
        "Un mapa se gira o se refleja para dos jugadores o para cuatro.",
    ),
    Examples {
        wrong: "new Galaxy called \"X\" on_map Grid(6, 6) for_players 3 symmetry Point",
        right: "new Galaxy called \"X\" on_map Grid(6, 6) for_players 4 symmetry Point",
    },
);

pub(crate) static SYMMETRY_NOT_SQUARE: Code = SCOPE.error("symmetry-not-square", Bilingual::new(
        "a map of {0} rows and {1} columns cannot be turned by a quarter",
        "un mapa de {0} filas y {1} columnas no se puede girar un cuarto de vuelta",
    ), Bilingual::new(
        "For four players `Point` turns the map by a quarter, so it must be square. `Mirror` takes any map.",
        "Para cuatro jugadores `Punto` gira el mapa un cuarto de vuelta, así que debe ser cuadrado. `Espejo` vale con cualquier mapa.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(6, 8) for_players 4 symmetry Point", right: "new Galaxy called \"X\" on_map Grid(6, 8) for_players 4 symmetry Mirror" },);

pub(crate) static SYMMETRY_LISTED: Code = SCOPE.error("symmetry-listed", Bilingual::new(
        "a symmetric map is made by luck, and this text lists planets",
        "un mapa simétrico lo hace la suerte, y este texto enumera planetas",
    ), Bilingual::new(
        "`symmetry` speaks of the homes and the `neutrals`, which luck puts on the map. Planets that are listed can be made symmetric with `at`.",
        "`simetria` habla de las casas y los `neutrales`, que pone la suerte en el mapa. Los planetas enumerados se pueden hacer simétricos con `en`.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(6, 6) for_players 2 symmetry Point new Planet called \"A\"", right: "new Galaxy called \"X\" on_map Grid(6, 6) for_players 2 symmetry Point neutrals 2" },);

pub(crate) static SYMMETRY_UNEVEN: Code = SCOPE.error("symmetry-uneven", Bilingual::new(
        "{0} planets of nobody cannot lie the same way for {1} players",
        "{0} planetas de nadie no pueden estar igual para {1} jugadores",
    ), Bilingual::new(
        "On a symmetric map each planet has a counterpart for every player. Only a map with odd rows and columns has a middle, where one more can lie.",
        "En un mapa simétrico cada planeta tiene una imagen para cada jugador. Solo un mapa de filas y columnas impares tiene un centro, donde cabe uno más.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(6, 6) for_players 2 symmetry Point neutrals 3", right: "new Galaxy called \"X\" on_map Grid(6, 6) for_players 2 symmetry Point neutrals 4" },);
