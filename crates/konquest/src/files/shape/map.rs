//! The form of a map configuration.

use super::{
    Field, KIND, Need, Order, RULES, Shape, Takes, dialect, field, may, must, size, usual,
};
use tapete_lang::Bilingual;

/// The whole file.
pub(in super::super) static MAP: Shape = Shape {
    what: Bilingual::new("the map", "el mapa"),
    fields: &[
        must("MAPA", Takes::Record(&ITEMS)),
        usual("PLANETAS", Takes::List(&Takes::Record(&PLANET))),
        usual("PLANETAS_NEUTRALES", Takes::List(&Takes::Record(&NEUTRAL))),
        must("JUGADORES", Takes::List(&Takes::Record(&PLAYER))),
    ],
    order: Order::Free,
    may_repeat: false,
};

static ITEMS: Shape = Shape {
    what: Bilingual::new("MAPA", "MAPA"),
    fields: &[
        may("id", Takes::Id),
        size(&SIZE, Need::May),
        may("alAzar", Takes::Flag),
        may("planetasNeutrales", Takes::Count),
        may("mapaCiego", Takes::Flag),
        may("acumular", Takes::Flag),
        may("NEUTRALES", Takes::Record(&NEUTRALS)),
        may("finalizacion", Takes::Count),
        RULES,
    ],
    order: Order::Free,
    may_repeat: true,
};

static SIZE: Shape = Shape {
    what: Bilingual::new("the size", "tamaño"),
    fields: &[must("filas", Takes::Count), must("columnas", Takes::Count)],
    order: Order::Free,
    may_repeat: false,
};

static NEUTRALS: Shape = Shape {
    what: Bilingual::new("NEUTRALES", "NEUTRALES"),
    fields: &[
        usual("mostrarNaves", Takes::Flag),
        usual("mostrarEstadisticas", Takes::Flag),
        usual("produccion", Takes::Count),
    ],
    order: Order::Free,
    may_repeat: false,
};

const NAME: Field = must("nombre", Takes::NewPlanet);
const SHIPS: Field = usual("naves", Takes::Count);
const RATE: Field = must("porcentajeMuertes", Takes::Rate);
const ROW: Field = Field {
    key: "fila",
    aliases: &["posicionY"],
    takes: Takes::Count,
    need: Need::Dialect,
};
const COLUMN: Field = Field {
    key: "columna",
    aliases: &["posicionX"],
    takes: Takes::Count,
    need: Need::Dialect,
};

static PLANET: Shape = Shape {
    what: Bilingual::new("the planet", "este planeta"),
    fields: &[
        NAME,
        SHIPS,
        must("produccion", Takes::Count),
        RATE,
        ROW,
        COLUMN,
    ],
    order: Order::Free,
    may_repeat: false,
};

static NEUTRAL: Shape = Shape {
    what: Bilingual::new("the neutral planet", "este planeta neutral"),
    fields: &[
        NAME,
        SHIPS,
        may("produccion", Takes::Count),
        RATE,
        ROW,
        COLUMN,
    ],
    order: Order::Free,
    may_repeat: false,
};

static PLAYER: Shape = Shape {
    what: Bilingual::new("the player", "este jugador"),
    fields: &[
        must("nombre", Takes::Player),
        usual("planetas", Takes::List(&Takes::Planet)),
        field("tipo", KIND, Need::Usual),
        dialect("color", Takes::Anything),
    ],
    order: Order::Free,
    may_repeat: false,
};
