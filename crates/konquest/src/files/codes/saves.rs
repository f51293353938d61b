//! Problems of meaning that saved games have: E221 to E231.

use super::examples::SAVE;
use tapete_lang::{Bilingual, Code, Examples};

use crate::define::codes::SCOPE;

pub(in super::super) static E221: Code = SCOPE.error(
    "E221",
    Bilingual::new(
        "`{0}` {1} is outside the map (0..{2})",
        "`{0}` {1} está fuera del mapa (0..{2})",
    ),
    Bilingual::new(
        "Rows and columns are counted from 0, so a map of 5 rows has the rows 0 to 4.",
        "Las filas y columnas se cuentan desde 0, así que un mapa de 5 filas tiene las filas 0 a 4.",
    ),
    wrong_save!(planet: "{ nombre: \"D\", propietario: \"Ana\", naves: 1, produccion: 1, porcentajeMuertes: 0.5, neutral: false, fila: 5, columna: 0 },\n    { nombre: \"A\", propietario: \"Ana\", naves: 10, produccion: 5, porcentajeMuertes: 0.5, neutral: false, fila: 0, columna: 0 }"),
);

pub(in super::super) static E222: Code = SCOPE.error(
    "E222",
    Bilingual::new(
        "`{0}` is already in cell ({1}, {2})",
        "`{0}` ya está en la casilla ({1}, {2})",
    ),
    Bilingual::new(
        "Two planets cannot share a cell.",
        "Dos planetas no pueden estar en la misma casilla.",
    ),
    wrong_save!(planet: "{ nombre: \"A\", propietario: \"Ana\", naves: 10, produccion: 5, porcentajeMuertes: 0.5, neutral: false, fila: 0, columna: 0 },\n    { nombre: \"D\", propietario: \"Ana\", naves: 1, produccion: 1, porcentajeMuertes: 0.5, neutral: false, fila: 0, columna: 0 }"),
);

pub(in super::super) static E223: Code = SCOPE.error(
    "E223",
    Bilingual::new("`{0}` is not {1}", "`{0}` no es {1}"),
    Bilingual::new(
        "`propietario` is the name of a player of JUGADORES, or \"Neutral\" for a neutral planet. `nombre` of a fleet is the name of a player.",
        "`propietario` es el nombre de un jugador de JUGADORES, o \"Neutral\" en un planeta neutral. `nombre` de un envío es el nombre de un jugador.",
    ),
    wrong_save!(planet: "{ nombre: \"D\", propietario: \"Zoe\", naves: 1, produccion: 1, porcentajeMuertes: 0.5, neutral: false, fila: 0, columna: 4 },\n    { nombre: \"A\", propietario: \"Ana\", naves: 10, produccion: 5, porcentajeMuertes: 0.5, neutral: false, fila: 0, columna: 0 }"),
);

pub(in super::super) static E224: Code = SCOPE.error(
    "E224",
    Bilingual::new(
        "`neutral: {0}` contradicts the owner `{1}`",
        "`neutral: {0}` contradice al propietario `{1}`",
    ),
    Bilingual::new(
        "A planet of nobody has the owner \"Neutral\" and `neutral: true`; a planet of a player has `neutral: false`.",
        "Un planeta de nadie tiene el propietario \"Neutral\" y `neutral: true`; un planeta de un jugador tiene `neutral: false`.",
    ),
    wrong_save!(planet: "{ nombre: \"A\", propietario: \"Ana\", naves: 10, produccion: 5, porcentajeMuertes: 0.5, neutral: true, fila: 0, columna: 0 }"),
);

pub(in super::super) static E225: Code = SCOPE.error(
    "E225",
    Bilingual::new(
        "there is no planet in cell ({0}, {1})",
        "no hay ningún planeta en la casilla ({0}, {1})",
    ),
    Bilingual::new(
        "A fleet leaves a planet and lands on a planet; both are named by row and column.",
        "Un envío sale de un planeta y llega a un planeta; ambos se nombran por fila y columna.",
    ),
    wrong_save!(fleets: "{ turnoEnvio: 1, turnoLlegada: 4, filaInicial: 0, columnaInicial: 0, filaObjetivo: 3, columnaObjetivo: 2, naves: 8, nombre: \"Ana\" }"),
);

pub(in super::super) static E226: Code = SCOPE.error(
    "E226",
    Bilingual::new(
        "the fleet would land where it leaves, on `{0}`",
        "el envío llegaría a donde sale, a `{0}`",
    ),
    Bilingual::new(
        "The source and the target of a fleet are two planets.",
        "El origen y el destino de un envío son dos planetas distintos.",
    ),
    wrong_save!(fleets: "{ turnoEnvio: 1, turnoLlegada: 1, filaInicial: 0, columnaInicial: 0, filaObjetivo: 0, columnaObjetivo: 0, naves: 8, nombre: \"Ana\" }"),
);

pub(in super::super) static E227: Code = SCOPE.error(
    "E227",
    Bilingual::new(
        "landing in turn {0} does not match the distance",
        "llegar en el turno {0} no concuerda con la distancia",
    ),
    Bilingual::new(
        "A fleet lands as many turns after its order as the distance between the planets, rounded to a whole number.",
        "Un envío llega tantos turnos después de su orden como la distancia entre los planetas, redondeada a un número entero.",
    ),
    wrong_save!(fleets: "{ turnoEnvio: 1, turnoLlegada: 3, filaInicial: 0, columnaInicial: 0, filaObjetivo: 2, columnaObjetivo: 2, naves: 8, nombre: \"Ana\" }"),
);

pub(crate) static E228: Code = SCOPE.error(
    "E228",
    Bilingual::new("in turn {0} {1}", "en el turno {0} {1}"),
    Bilingual::new(
        "A saved game holds the start and every fleet ever sent; playing it again must give every sender the planet and the ships of the order.",
        "Una partida guardada contiene el comienzo y todos los envíos; al jugarla de nuevo, cada jugador debe tener el planeta y las naves de su orden.",
    ),
    wrong_save!(fleets: "{ turnoEnvio: 1, turnoLlegada: 4, filaInicial: 0, columnaInicial: 0, filaObjetivo: 2, columnaObjetivo: 2, naves: 11, nombre: \"Ana\" }"),
);

pub(in super::super) static E229: Code = SCOPE.error(
    "E229",
    Bilingual::new(
        "turn {0} cannot come here: {1}",
        "el turno {0} no puede ir aquí: {1}",
    ),
    Bilingual::new(
        "ENVIOS lists the fleets in the order in which they were sent, and turns are counted from 1.",
        "ENVIOS enumera los envíos en el orden en que se hicieron, y los turnos se cuentan desde 1.",
    ),
    wrong_save!(fleets: "{ turnoEnvio: 0, turnoLlegada: 3, filaInicial: 0, columnaInicial: 0, filaObjetivo: 2, columnaObjetivo: 2, naves: 8, nombre: \"Ana\" }"),
);

pub(in super::super) static E230: Code = SCOPE.error(
    "E230",
    Bilingual::new(
        "the colour `{0}` already belongs to `{1}`",
        "el color `{0}` ya es de `{1}`",
    ),
    Bilingual::new(
        "Every player has a colour of their own.",
        "Cada jugador tiene su propio color.",
    ),
    wrong_save!(players: "{ nombre: \"Ana\", tipo: HUMANO, color: azul },\n    { nombre: \"Bot\", tipo: FACIL, color: azul }"),
);

pub(in super::super) static E231: Code = SCOPE.error(
    "E231",
    Bilingual::new("a fleet without ships", "un envío sin naves"),
    Bilingual::new(
        "A fleet has at least one ship.",
        "Un envío tiene al menos una nave.",
    ),
    wrong_save!(fleets: "{ turnoEnvio: 1, turnoLlegada: 4, filaInicial: 0, columnaInicial: 0, filaObjetivo: 2, columnaObjetivo: 2, naves: 0, nombre: \"Ana\" }"),
);
