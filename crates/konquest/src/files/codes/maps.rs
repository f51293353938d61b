//! Problems of meaning that maps have: E201 to E213.

use super::examples::{ELEVEN_PLAYERS, MAP};
use tapete_lang::{Bilingual, Code, Examples};

use crate::define::codes::SCOPE;

pub(in super::super) static E201: Code = SCOPE.error(
    "E201",
    Bilingual::new(
        "two planets are called `{0}`",
        "hay dos planetas llamados `{0}`",
    ),
    Bilingual::new(
        "Every planet has its own name, neutral ones too. Upper and lower case are different letters.",
        "Cada planeta tiene su propio nombre, también los neutrales. Mayúsculas y minúsculas son letras distintas.",
    ),
    wrong_map!(neutrals: "{ nombre: \"B\", naves: 3, porcentajeMuertes: 0.25 }"),
);

pub(in super::super) static E202: Code = SCOPE.error(
    "E202",
    Bilingual::new(
        "two players are called `{0}`",
        "hay dos jugadores llamados `{0}`",
    ),
    Bilingual::new(
        "Every player has a name of their own.",
        "Cada jugador tiene su propio nombre.",
    ),
    wrong_map!(players: "{ nombre: \"Ana\", planetas: [\"A\"], tipo: HUMANO },\n    { nombre: \"Ana\", planetas: [\"B\"], tipo: FACIL }"),
);

pub(in super::super) static E203: Code = SCOPE.error(
    "E203",
    Bilingual::new("there is no planet `{0}`", "no hay ningún planeta `{0}`"),
    Bilingual::new(
        "`planetas` lists planets that are written in PLANETAS.",
        "`planetas` enumera planetas que están escritos en PLANETAS.",
    ),
    wrong_map!(players: "{ nombre: \"Ana\", planetas: [\"A\"], tipo: HUMANO },\n    { nombre: \"Bot\", planetas: [\"B\", \"Z\"], tipo: FACIL }"),
);

pub(in super::super) static E204: Code = SCOPE.error(
    "E204",
    Bilingual::new(
        "the planet `{0}` already belongs to `{1}`",
        "el planeta `{0}` ya es de `{1}`",
    ),
    Bilingual::new(
        "A planet belongs to one player at most, and is listed once.",
        "Un planeta es a lo sumo de un jugador, y se enumera una sola vez.",
    ),
    wrong_map!(players: "{ nombre: \"Ana\", planetas: [\"A\"], tipo: HUMANO },\n    { nombre: \"Bot\", planetas: [\"B\", \"A\"], tipo: FACIL }"),
);

pub(in super::super) static E205: Code = SCOPE.error(
    "E205",
    Bilingual::new("the planet `{0}` is neutral", "el planeta `{0}` es neutral"),
    Bilingual::new(
        "A planet of PLANETAS_NEUTRALES belongs to nobody at the start; planets of players go in PLANETAS.",
        "Un planeta de PLANETAS_NEUTRALES no es de nadie al empezar; los planetas de los jugadores van en PLANETAS.",
    ),
    wrong_map!(players: "{ nombre: \"Ana\", planetas: [\"A\"], tipo: HUMANO },\n    { nombre: \"Bot\", planetas: [\"B\", \"C\"], tipo: FACIL }"),
);

pub(in super::super) static E206: Code = SCOPE.error(
    "E206",
    Bilingual::new("there is only {0} player", "solo hay {0} jugador"),
    Bilingual::new(
        "A match needs at least two players; any of them may be a bot.",
        "Una partida necesita al menos dos jugadores; cualquiera puede ser un bot.",
    ),
    wrong_map!(players: "{ nombre: \"Ana\", planetas: [\"A\", \"B\"], tipo: HUMANO }"),
);

pub(in super::super) static E207: Code = SCOPE.error(
    "E207",
    Bilingual::new(
        "there are {0} players and at most {1} may play",
        "hay {0} jugadores y pueden jugar a lo sumo {1}",
    ),
    Bilingual::new(
        "There are ten colours, so at most ten players.",
        "Hay diez colores, así que a lo sumo diez jugadores.",
    ),
    ELEVEN_PLAYERS,
);

pub(in super::super) static E209: Code = SCOPE.error(
    "E209",
    Bilingual::new(
        "{0} planets do not fit in {1} cells",
        "{0} planetas no caben en {1} casillas",
    ),
    Bilingual::new(
        "Every planet takes a cell of its own; the random ones are added to those listed.",
        "Cada planeta ocupa su propia casilla; los del azar se suman a los enumerados.",
    ),
    wrong_map!(items: "id: \"base\", tamaño: { filas: 1, columnas: 2 },\n    NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: true, produccion: 1 }"),
);

pub(in super::super) static E210: Code = SCOPE.error(
    "E210",
    Bilingual::new(
        "`{0}` is {1} and must be from 1 to {2}",
        "`{0}` es {1} y debe estar entre 1 y {2}",
    ),
    Bilingual::new(
        "A map has from 1 to 64 rows and from 1 to 64 columns.",
        "Un mapa tiene de 1 a 64 filas y de 1 a 64 columnas.",
    ),
    wrong_map!(items: "id: \"base\", tamaño: { filas: 65, columnas: 6 },\n    NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: true, produccion: 1 }"),
);

pub(in super::super) static E211: Code = SCOPE.error(
    "E211",
    Bilingual::new(
        "`alAzar: true` does not say how many planets",
        "`alAzar: true` no dice cuántos planetas",
    ),
    Bilingual::new(
        "With `alAzar: true`, `planetasNeutrales` says how many random neutral planets are added.",
        "Con `alAzar: true`, `planetasNeutrales` dice cuántos planetas neutrales se añaden al azar.",
    ),
    wrong_map!(items: "id: \"base\", tamaño: { filas: 6, columnas: 6 }, alAzar: true,\n    NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: true, produccion: 1 }"),
);

pub(in super::super) static E213: Code = SCOPE.error(
    "E213",
    Bilingual::new("MAPA lacks `{0}`", "a MAPA le falta `{0}`"),
    Bilingual::new(
        "Most items of MAPA have a default, but a map needs a name and a size.",
        "Casi todos los elementos de MAPA tienen un valor por omisión, pero un mapa necesita un nombre y un tamaño.",
    ),
    wrong_map!(items: "tamaño: { filas: 6, columnas: 6 },\n    NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: true, produccion: 1 }"),
);
