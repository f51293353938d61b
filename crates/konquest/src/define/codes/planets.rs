//! Problems with listed planets and with figures.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const PLANET_NAME: Bilingual = Bilingual::new(
    "write 1 to 8 letters or digits without accents, a letter first, such as `A` or `P1`",
    "escribe de 1 a 8 letras o cifras sin acentos, una letra primero, como `A` o `P1`",
);
pub(crate) const INSIDE: Bilingual = Bilingual::new(
    "rows go from 0 to {0} and columns from 0 to {1}",
    "las filas van de 0 a {0} y las columnas de 0 a {1}",
);
pub(crate) const TAKEN_HERE: Bilingual = Bilingual::new("`{0}` lies there", "ahí está `{0}`");
pub(crate) const OTHER_CELL: Bilingual = Bilingual::new(
    "write another cell, or leave `at` out for any free one",
    "escribe otra celda, o quita `en` para una cualquiera",
);
pub(crate) const SEATS: Bilingual = Bilingual::new(
    "seats are numbered from 0 to {0}, also with the fewest players",
    "los asientos se numeran de 0 a {0}, también con el menor número de jugadores",
);
pub(crate) const LIST_OR_TAKE: Bilingual = Bilingual::new(
    "list a planet for them, or let luck give everybody a home",
    "enumera un planeta suyo, o deja que la suerte dé una casa a cada uno",
);
pub(crate) const OWNER: Bilingual = Bilingual::new(
    "write for example `owned_by \"Ana\"`, `owned_by 0` or `owned_by Nobody`",
    "escribe por ejemplo `es_de \"Ana\"`, `es_de 0` o `es_de Nadie`",
);
pub(crate) const RATE: Bilingual = Bilingual::new(
    "write a number from 0 to 1 with at most six decimals, such as 0.4",
    "escribe un número de 0 a 1 con a lo sumo seis decimales, como 0.4",
);
pub(crate) const TURN_ROUND: Bilingual = Bilingual::new("write `{1}..{0}`", "escribe `{1}..{0}`");

pub(crate) static BAD_PLANET_NAME: Code = SCOPE.error("bad-planet-name", Bilingual::new(
        "`{0}` cannot be the name of a planet",
        "`{0}` no puede ser el nombre de un planeta",
    ), Bilingual::new(
        "Names of planets are part of orders such as `A3B`, so they are short and have only letters and digits.",
        "Los nombres de planetas forman parte de órdenes como `A3B`, así que son cortos y solo tienen letras y cifras.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 new Planet called \"Red Star\"", right: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 new Planet called \"RedStar\"" },);

pub(crate) static CELL_OUTSIDE: Code = SCOPE.error("cell-outside", Bilingual::new(
        "row {0}, column {1} is outside the map",
        "la fila {0}, columna {1}, está fuera del mapa",
    ), Bilingual::new(
        "Cells are counted from 0, so a map of 5 rows has the rows 0 to 4.",
        "Las celdas se cuentan desde 0, así que un mapa de 5 filas tiene las filas 0 a 4.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 new Planet called \"A\" at Cell(5, 0)", right: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 new Planet called \"A\" at Cell(4, 0)" },);

pub(crate) static CELL_TAKEN: Code = SCOPE.error("cell-taken", Bilingual::new(
        "two planets lie in row {0}, column {1}",
        "hay dos planetas en la fila {0}, columna {1}",
    ), Bilingual::new("A cell holds one planet.", "En una celda cabe un planeta."), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 new Planet called \"A\" at Cell(1, 1) new Planet called \"B\" at Cell(1, 1)", right: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 new Planet called \"A\" at Cell(1, 1) new Planet called \"B\" at Cell(1, 2)" },);

pub(crate) static UNKNOWN_OWNER: Code = SCOPE.error("unknown-owner", Bilingual::new("there is no player {0}", "no hay ningún jugador {0}"), Bilingual::new(
        "A planet belongs to a player of the text by name, to a seat by its number from 0, or to nobody.",
        "Un planeta es de un jugador del texto por su nombre, de un asiento por su número desde 0, o de nadie.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5) new Player called \"Ana\" new Player called \"Eva\" new Planet called \"A\" owned_by \"Anna\" new Planet called \"B\" owned_by \"Eva\"", right: "new Galaxy called \"X\" on_map Grid(5, 5) new Player called \"Ana\" new Player called \"Eva\" new Planet called \"A\" owned_by \"Ana\" new Planet called \"B\" owned_by \"Eva\"" },);

pub(crate) static SEAT_WITHOUT_PLANET: Code = SCOPE.warning("seat-without-planet", Bilingual::new(
        "{0} has no listed planet and gets a home somewhere, while others begin with listed ones",
        "{0} no tiene planetas enumerados y recibe una casa en algún lugar, mientras otros comienzan con los enumerados",
    ), Bilingual::new(
        "Everybody begins with a planet. Who owns none of the listed ones gets a home with the figures of `home_ships`, `home_production` and `home_kills`.",
        "Todos comienzan con un planeta. Quien no tiene ninguno de los enumerados recibe una casa con las cifras de `naves_de_casa`, `produccion_de_casa` y `letalidad_de_casa`.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 new Planet called \"A\" owned_by 0", right: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 new Planet called \"A\" owned_by 0 new Planet called \"B\" owned_by 1" },);

pub(crate) static WRONG_RATE: Code = SCOPE.error("wrong-rate", Bilingual::new("{0} is no kill rate", "{0} no es una letalidad"), Bilingual::new(
        "A kill rate is the part of its shots that hit: from 0 (none) to 1 (all), with at most six decimals.",
        "La letalidad es la parte de los disparos que aciertan: de 0 (ninguno) a 1 (todos), con a lo sumo seis decimales.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 home_kills 40", right: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 home_kills 0.4" },);

pub(crate) static EMPTY_RANGE: Code = SCOPE.error(
    "empty-range",
    Bilingual::new(
        "nothing lies between {0} and {1}",
        "no hay nada entre {0} y {1}",
    ),
    Bilingual::new(
        "A range goes from its smallest value to its largest.",
        "Un intervalo va de su valor menor al mayor.",
    ),
    Examples {
        wrong: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 home_kills 0.9..0.3",
        right: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 home_kills 0.3..0.9",
    },
);

pub(crate) static PLAYER_WITHOUT_PLANET: Code = SCOPE.error("player-without-planet", Bilingual::new(
        "the player `{0}` of this saved game has no planet",
        "el jugador `{0}` de esta partida guardada no tiene ningún planeta",
    ), Bilingual::new(
        "A saved game tells how the match started, and then everybody had a planet.",
        "Una partida guardada dice cómo comenzó, y entonces todos tenían un planeta.",
    ), Examples { wrong: concat!(
        "{ MAPA: { tamaño: { filas: 3, columnas: 3 }, mapaCiego: false, acumular: false, NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: true } },\n",
        "  PLANETAS: [ { nombre: \"A\", propietario: \"Ana\", naves: 5, produccion: 5, porcentajeMuertes: 0.5, neutral: false, fila: 0, columna: 0 } ],\n",
        "  JUGADORES: [ { nombre: \"Ana\", tipo: HUMANO, color: azul }, { nombre: \"Bot\", tipo: FACIL, color: rojo } ] }\n",
    ), right: concat!(
        "{ MAPA: { tamaño: { filas: 3, columnas: 3 }, mapaCiego: false, acumular: false, NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: true } },\n",
        "  PLANETAS: [ { nombre: \"A\", propietario: \"Ana\", naves: 5, produccion: 5, porcentajeMuertes: 0.5, neutral: false, fila: 0, columna: 0 },\n",
        "    { nombre: \"B\", propietario: \"Bot\", naves: 5, produccion: 5, porcentajeMuertes: 0.5, neutral: false, fila: 2, columna: 2 } ],\n",
        "  JUGADORES: [ { nombre: \"Ana\", tipo: HUMANO, color: azul }, { nombre: \"Bot\", tipo: FACIL, color: rojo } ] }\n",
    ) },);
