//! The form of a saved game, whose order is fixed.

use super::{COLOUR, KIND, Need, Order, RULES, Shape, Takes, may, must, size};
use tapete_lang::Bilingual;

/// The whole file.
pub(in super::super) static SAVE: Shape = Shape {
    what: Bilingual::new("the saved game", "la partida guardada"),
    fields: &[
        must("MAPA", Takes::Record(&ITEMS)),
        must("PLANETAS", Takes::List(&Takes::Record(&PLANET))),
        may("PLANETAS_NEUTRALES", Takes::List(&Takes::Record(&PLANET))),
        must("JUGADORES", Takes::List(&Takes::Record(&PLAYER))),
        may("ENVIOS", Takes::List(&Takes::Record(&FLEET))),
    ],
    order: Order::Fixed,
    may_repeat: false,
};

static ITEMS: Shape = Shape {
    what: Bilingual::new("MAPA", "MAPA"),
    fields: &[
        size(&SIZE, Need::Must),
        must("mapaCiego", Takes::Flag),
        must("acumular", Takes::Flag),
        must("NEUTRALES", Takes::Record(&NEUTRALS)),
        may("finalizacion", Takes::Count),
        RULES,
        may("semilla", Takes::Seed),
        may("turno", Takes::Count),
    ],
    order: Order::Fixed,
    may_repeat: false,
};

static SIZE: Shape = Shape {
    what: Bilingual::new("the size", "tamaño"),
    fields: &[must("filas", Takes::Count), must("columnas", Takes::Count)],
    order: Order::Fixed,
    may_repeat: false,
};

static NEUTRALS: Shape = Shape {
    what: Bilingual::new("NEUTRALES", "NEUTRALES"),
    fields: &[
        must("mostrarNaves", Takes::Flag),
        must("mostrarEstadisticas", Takes::Flag),
    ],
    order: Order::Fixed,
    may_repeat: false,
};

static PLANET: Shape = Shape {
    what: Bilingual::new("the planet", "este planeta"),
    fields: &[
        must("nombre", Takes::NewPlanet),
        must("propietario", Takes::Player),
        must("naves", Takes::Count),
        must("produccion", Takes::Count),
        must("porcentajeMuertes", Takes::Rate),
        must("neutral", Takes::Flag),
        must("fila", Takes::Count),
        must("columna", Takes::Count),
    ],
    order: Order::Fixed,
    may_repeat: false,
};

static PLAYER: Shape = Shape {
    what: Bilingual::new("the player", "este jugador"),
    fields: &[
        must("nombre", Takes::Player),
        must("tipo", KIND),
        must("color", COLOUR),
    ],
    order: Order::Fixed,
    may_repeat: false,
};

static FLEET: Shape = Shape {
    what: Bilingual::new("the fleet", "este envío"),
    fields: &[
        must("turnoEnvio", Takes::Count),
        must("turnoLlegada", Takes::Count),
        must("filaInicial", Takes::Count),
        must("columnaInicial", Takes::Count),
        must("filaObjetivo", Takes::Count),
        must("columnaObjetivo", Takes::Count),
        must("naves", Takes::Count),
        must("nombre", Takes::Player),
    ],
    order: Order::Fixed,
    may_repeat: false,
};
