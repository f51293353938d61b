//! The clauses about the tiles.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, ClauseWord, NameWord, Takes, Times, clause};

use crate::choice::name_with;
use crate::{filters, sets, tile_points, values};

pub(super) const WITH_TILES: ClauseWord = ClauseWord {
    takes: Takes::Name(sets::NAMES),
    times: Times::Once,
    needed: true,
    variables: &[],
    ..clause(
        "with_tiles",
        &["con_fichas"],
        Bilingual::new("The set of tiles.", "El juego de fichas."),
        "with_tiles Doubles(6)",
    )
};

pub(super) const WITH_VALUES: ClauseWord = ClauseWord {
    takes: Takes::Name(values::NAMES),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "with_values",
        &["con_valores"],
        Bilingual::new(
            "What the faces show; needed by sets that do not say it themselves.",
            "Qué muestran las caras; lo necesitan los juegos que no lo dicen ellos mismos.",
        ),
        "with_values Letters(7) with_tiles Multisets(2)",
    )
};

pub(super) const TILE: ClauseWord = ClauseWord {
    takes: Takes::Faces,
    times: Times::List,
    needed: false,
    variables: &[],
    ..clause(
        "tile",
        &["ficha"],
        Bilingual::new("One more tile of the set.", "Una ficha más del juego."),
        "with_values Range(7) with_tiles Listed tile 6|6 tile 6|5 tile 5|5",
    )
};

pub(super) const WITHOUT: ClauseWord = ClauseWord {
    takes: Takes::Faces,
    times: Times::List,
    needed: false,
    variables: &[],
    ..clause(
        "without",
        &["sin"],
        Bilingual::new(
            "A tile that the set does not have.",
            "Una ficha que el juego no tiene.",
        ),
        "with_tiles Doubles(6) without 0|0",
    )
};

pub(super) const KEEPING: ClauseWord = ClauseWord {
    takes: Takes::Name(filters::NAMES),
    times: Times::List,
    needed: false,
    variables: &[],
    ..clause(
        "keeping",
        &["conserva"],
        Bilingual::new(
            "Which tiles of the set are kept; the others are left out.",
            "Qué fichas del juego se conservan; las demás se quitan.",
        ),
        "with_tiles Doubles(9) keeping NoDoubles",
    )
};

pub(super) const COPIES: ClauseWord = ClauseWord {
    takes: Takes::Number { min: 1, max: 8 },
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "copies",
        &["copias"],
        Bilingual::new(
            "How many times the set has each tile.",
            "Cuántas veces tiene el juego cada ficha.",
        ),
        "with_tiles Doubles(6) copies 2",
    )
};

pub(super) const TILE_POINTS: ClauseWord = ClauseWord {
    takes: Takes::Name(tile_points::NAMES),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "tile_points",
        &["puntos_de_ficha"],
        Bilingual::new(
            "What a tile is worth; the sum of its faces if nothing is said.",
            "Cuánto vale una ficha; la suma de sus caras si no se dice nada.",
        ),
        "tile_points Max",
    )
};

pub(super) const WORTH: ClauseWord = ClauseWord {
    takes: Takes::Name(TILES_WORTH),
    times: Times::List,
    needed: false,
    variables: &[],
    ..clause(
        "worth",
        &["vale"],
        Bilingual::new(
            "What one tile is worth, whatever `tile_points` says.",
            "Cuánto vale una ficha, diga lo que diga `puntos_de_ficha`.",
        ),
        "worth Tile(0|0, 50)",
    )
};

const TILES_WORTH: &[NameWord] = &[name_with(
    "Tile",
    &["Ficha"],
    Bilingual::new(
        "This tile is worth this many points.",
        "Esta ficha vale estos puntos.",
    ),
    "worth Tile(0|0, 50)",
    &[
        ArgWord {
            name: "tile",
            takes: ArgTakes::Faces,
            needed: true,
        },
        ArgWord {
            name: "points",
            takes: ArgTakes::Number {
                min: -1000,
                max: 1000,
            },
            needed: true,
        },
    ],
)];
