//! What can be played but probably says something else than meant: W301 to
//! W304.

use super::examples::MAP;
use tapete_lang::{Bilingual, Code, Examples};

use crate::define::codes::SCOPE;

pub(in super::super) static W301: Code = SCOPE.warning(
    "W301",
    Bilingual::new(
        "nobody owns the planet `{0}`, so it will be neutral",
        "el planeta `{0}` no es de ningún jugador: será neutral",
    ),
    Bilingual::new(
        "A planet of PLANETAS that no player lists is neutral at the start.",
        "Un planeta de PLANETAS que ningún jugador enumera es neutral al empezar.",
    ),
    wrong_map!(planets: "{ nombre: \"A\", naves: 10, produccion: 5, porcentajeMuertes: 0.5 },\n    { nombre: \"B\", naves: 10, produccion: 5, porcentajeMuertes: 0.5 },\n    { nombre: \"D\", naves: 10, produccion: 5, porcentajeMuertes: 0.5 }"),
);

pub(in super::super) static W302: Code = SCOPE.warning(
    "W302",
    Bilingual::new(
        "`{0}` is written twice in MAPA: the first one counts",
        "`{0}` está repetido en MAPA: vale el primero",
    ),
    Bilingual::new(
        "Items of MAPA may come again, but only the first of each counts.",
        "Los elementos de MAPA pueden repetirse, pero solo cuenta el primero de cada uno.",
    ),
    wrong_map!(items: "id: \"base\", id: \"otro\", tamaño: { filas: 6, columnas: 6 },\n    NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: true, produccion: 1 }"),
);

pub(in super::super) static W303: Code = SCOPE.warning(
    "W303",
    Bilingual::new(
        "MAPA says nothing of NEUTRALES: their ships and statistics are hidden and they build nothing",
        "MAPA no dice nada de NEUTRALES: sus naves y estadísticas no se muestran y no producen",
    ),
    Bilingual::new(
        "Without NEUTRALES, `mostrarNaves` and `mostrarEstadisticas` are false and `produccion` is 0.",
        "Sin NEUTRALES, `mostrarNaves` y `mostrarEstadisticas` son false y `produccion` es 0.",
    ),
    wrong_map!(items: "id: \"base\", tamaño: { filas: 6, columnas: 6 }"),
);

pub(in super::super) static W304: Code = SCOPE.warning(
    "W304",
    Bilingual::new(
        "`planetasNeutrales` is ignored because the map is not random",
        "`planetasNeutrales` se ignora porque el mapa no es al azar",
    ),
    Bilingual::new(
        "`planetasNeutrales` counts random planets, which exist only with `alAzar: true`. The neutral planets of the map are written in PLANETAS_NEUTRALES.",
        "`planetasNeutrales` cuenta los planetas del azar, que solo existen con `alAzar: true`. Los planetas neutrales del mapa se escriben en PLANETAS_NEUTRALES.",
    ),
    wrong_map!(items: "id: \"base\", tamaño: { filas: 6, columnas: 6 }, alAzar: false, planetasNeutrales: 4,\n    NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: true, produccion: 1 }"),
);
