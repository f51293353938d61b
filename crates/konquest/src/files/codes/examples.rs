//! Whole files for the examples of codes, written once with one part changed.

use tapete_lang::Examples;

/// The items of `MAPA` in the example of a map.
macro_rules! map_items {
    () => {
        "id: \"base\", tamaño: { filas: 6, columnas: 6 },\n    NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: true, produccion: 1 }"
    };
}

/// The neutral planets in the example of a map.
macro_rules! map_neutrals {
    () => {
        "{ nombre: \"C\", naves: 3, porcentajeMuertes: 0.25 }"
    };
}

/// The planets in the example of a map.
macro_rules! map_planets {
    () => {
        "{ nombre: \"A\", naves: 10, produccion: 5, porcentajeMuertes: 0.5 },\n    { nombre: \"B\", naves: 10, produccion: 5, porcentajeMuertes: 0.5 }"
    };
}

/// The players in the example of a map.
macro_rules! map_players {
    () => {
        "{ nombre: \"Ana\", planetas: [\"A\"], tipo: HUMANO },\n    { nombre: \"Bot\", planetas: [\"B\"], tipo: FACIL }"
    };
}

/// A whole map.
macro_rules! map_text {
    ($items:expr, $planets:expr, $neutrals:expr, $players:expr) => {
        concat!(
            "{\n  MAPA: {\n    ",
            $items,
            "\n  },\n  PLANETAS: [\n    ",
            $planets,
            "\n  ],\n  PLANETAS_NEUTRALES: [\n    ",
            $neutrals,
            "\n  ],\n  JUGADORES: [\n    ",
            $players,
            "\n  ]\n}\n"
        )
    };
}

/// A pair of examples in which one part of a map is wrong.
macro_rules! wrong_map {
    (items: $it:literal) => {
        Examples {
            wrong: map_text!($it, map_planets!(), map_neutrals!(), map_players!()),
            right: MAP,
        }
    };
    (planets: $it:literal) => {
        Examples {
            wrong: map_text!(map_items!(), $it, map_neutrals!(), map_players!()),
            right: MAP,
        }
    };
    (neutrals: $it:literal) => {
        Examples {
            wrong: map_text!(map_items!(), map_planets!(), $it, map_players!()),
            right: MAP,
        }
    };
    (players: $it:literal) => {
        Examples {
            wrong: map_text!(map_items!(), map_planets!(), map_neutrals!(), $it),
            right: MAP,
        }
    };
}

/// The first planet in the example of a saved game.
macro_rules! save_planet {
    () => {
        "{ nombre: \"A\", propietario: \"Ana\", naves: 10, produccion: 5, porcentajeMuertes: 0.5, neutral: false, fila: 0, columna: 0 }"
    };
}

/// The players in the example of a saved game.
macro_rules! save_players {
    () => {
        "{ nombre: \"Ana\", tipo: HUMANO, color: azul },\n    { nombre: \"Bot\", tipo: FACIL, color: amarillo }"
    };
}

/// The fleets in the example of a saved game.
macro_rules! save_fleets {
    () => {
        "{ turnoEnvio: 1, turnoLlegada: 4, filaInicial: 0, columnaInicial: 0, filaObjetivo: 2, columnaObjetivo: 2, naves: 8, nombre: \"Ana\" }"
    };
}

/// A whole saved game.
macro_rules! save_text {
    ($planet:expr, $players:expr, $fleets:expr) => {
        concat!(
            "{\n  MAPA: {\n    tamaño: { filas: 5, columnas: 5 }, mapaCiego: false, acumular: false,\n    NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: false }\n  },\n  PLANETAS: [\n    ",
            $planet,
            ",\n    { nombre: \"B\", propietario: \"Bot\", naves: 10, produccion: 5, porcentajeMuertes: 0.5, neutral: false, fila: 4, columna: 4 }\n  ],\n  PLANETAS_NEUTRALES: [\n    { nombre: \"C\", propietario: \"Neutral\", naves: 4, produccion: 2, porcentajeMuertes: 0.25, neutral: true, fila: 2, columna: 2 }\n  ],\n  JUGADORES: [\n    ",
            $players,
            "\n  ],\n  ENVIOS: [\n    ",
            $fleets,
            "\n  ]\n}\n"
        )
    };
}

/// A pair of examples in which one part of a saved game is wrong.
macro_rules! wrong_save {
    (planet: $it:literal) => {
        Examples {
            wrong: save_text!($it, save_players!(), save_fleets!()),
            right: SAVE,
        }
    };
    (players: $it:literal) => {
        Examples {
            wrong: save_text!(save_planet!(), $it, save_fleets!()),
            right: SAVE,
        }
    };
    (fleets: $it:literal) => {
        Examples {
            wrong: save_text!(save_planet!(), save_players!(), $it),
            right: SAVE,
        }
    };
}

/// A map without any problem.
pub(super) const MAP: &str = map_text!(
    map_items!(),
    map_planets!(),
    map_neutrals!(),
    map_players!()
);

/// A saved game without any problem.
pub(super) const SAVE: &str = save_text!(save_planet!(), save_players!(), save_fleets!());

/// A map with more players than there are colours.
pub(super) const ELEVEN_PLAYERS: Examples = Examples {
    wrong: map_text!(
        map_items!(),
        "{ nombre: \"A\", naves: 1, produccion: 5, porcentajeMuertes: 0.5 }, { nombre: \"B\", naves: 1, produccion: 5, porcentajeMuertes: 0.5 },\n    { nombre: \"D\", naves: 1, produccion: 5, porcentajeMuertes: 0.5 }, { nombre: \"E\", naves: 1, produccion: 5, porcentajeMuertes: 0.5 },\n    { nombre: \"F\", naves: 1, produccion: 5, porcentajeMuertes: 0.5 }, { nombre: \"G\", naves: 1, produccion: 5, porcentajeMuertes: 0.5 },\n    { nombre: \"H\", naves: 1, produccion: 5, porcentajeMuertes: 0.5 }, { nombre: \"I\", naves: 1, produccion: 5, porcentajeMuertes: 0.5 },\n    { nombre: \"J\", naves: 1, produccion: 5, porcentajeMuertes: 0.5 }, { nombre: \"K\", naves: 1, produccion: 5, porcentajeMuertes: 0.5 },\n    { nombre: \"L\", naves: 1, produccion: 5, porcentajeMuertes: 0.5 }",
        map_neutrals!(),
        "{ nombre: \"J1\", planetas: [\"A\"], tipo: FACIL }, { nombre: \"J2\", planetas: [\"B\"], tipo: FACIL },\n    { nombre: \"J3\", planetas: [\"D\"], tipo: FACIL }, { nombre: \"J4\", planetas: [\"E\"], tipo: FACIL },\n    { nombre: \"J5\", planetas: [\"F\"], tipo: FACIL }, { nombre: \"J6\", planetas: [\"G\"], tipo: FACIL },\n    { nombre: \"J7\", planetas: [\"H\"], tipo: FACIL }, { nombre: \"J8\", planetas: [\"I\"], tipo: FACIL },\n    { nombre: \"J9\", planetas: [\"J\"], tipo: FACIL }, { nombre: \"J10\", planetas: [\"K\"], tipo: FACIL },\n    { nombre: \"J11\", planetas: [\"L\"], tipo: FACIL }"
    ),
    right: MAP,
};
