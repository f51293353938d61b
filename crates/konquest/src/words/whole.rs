//! The clauses about the map and the players as a whole.

use tapete_lang::{ArgTakes, ArgWord, Bilingual, ClauseWord, NameWord, Takes, Times, Word, clause};

use crate::state::PLAYERS_MAX;
use crate::travel::SIDE_MAX;

pub(super) const ON_MAP: ClauseWord = ClauseWord {
    takes: Takes::Name(MAPS),
    times: Times::Once,
    needed: true,
    variables: &[],
    ..clause(
        "on_map",
        &["en_mapa"],
        Bilingual::new("The map of the galaxy.", "El mapa de la galaxia."),
        "on_map Grid(10, 12)",
    )
};

const MAPS: &[NameWord] = &[NameWord {
    word: Word {
        name: "Grid",
        others: &["Cuadricula", "Cuadrícula"],
        doc: Bilingual::new(
            "A grid of so many rows and columns, each from 1 to 64; a planet takes one cell.",
            "Una cuadrícula de tantas filas y columnas, de 1 a 64 cada una; un planeta ocupa una celda.",
        ),
        example: "on_map Grid(10, 12)",
    },
    args: &[side("rows"), side("columns")],
}];

const fn side(name: &'static str) -> ArgWord {
    ArgWord {
        name,
        takes: ArgTakes::Number {
            min: 1,
            max: SIDE_MAX as i64,
        },
        needed: true,
    }
}

pub(super) const FOR_PLAYERS: ClauseWord = ClauseWord {
    takes: Takes::NumberOrRange {
        min: 2,
        max: PLAYERS_MAX as i64,
    },
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "for_players",
        &["para_jugadores"],
        Bilingual::new(
            "How many players there are, if the text does not name them: a number, or a range such as 2..4.",
            "Cuántos jugadores hay, si el texto no los nombra: un número, o un intervalo como 2..4.",
        ),
        "for_players 2..4",
    )
};
