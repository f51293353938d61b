//! The clauses about planets that are made at the start: how many, with which
//! figures, named how, and where.

use tapete_lang::{Bilingual, ClauseWord, Takes, Times, clause, names};

use crate::galaxy::{Naming, Symmetry};
use crate::state::{PLANETS_MAX, SHIPS_MAX};

/// The largest number of ships that can be drawn.
const DRAWN_SHIPS_MAX: i64 = 4_000_000_000;

/// The largest production that can be drawn, and the smallest.
const DRAWN_PRODUCTION_MAX: i64 = 2_000_000_000;

names! {
    pub(crate) NAMINGS: Naming;
    "InOrder" ["EnOrden"] => Naming::InOrder,
        "The first free names of A to Z, then AA, AB and so on; what holds if nothing is said.",
        "Los primeros nombres libres de A a Z, luego AA, AB y así; vale si no se dice nada.",
        "neutrals 8 neutral_names InOrder";
    "ThreeLetters" ["TresLetras"] => Naming::ThreeLetters,
        "Three letters each, drawn.",
        "Tres letras cada uno, sorteadas.",
        "neutrals 8 neutral_names ThreeLetters";
}

names! {
    pub(crate) SYMMETRIES: Symmetry;
    "None" ["Ninguna"] => Symmetry::None,
        "Every planet lies on any free cell; what holds if nothing is said.",
        "Cada planeta está en cualquier celda libre; vale si no se dice nada.",
        "symmetry None";
    "Point" ["Punto"] => Symmetry::Point,
        "The map looks the same to all: turned half round for two players, by a quarter for four.",
        "El mapa es igual para todos: girado media vuelta para dos jugadores, un cuarto para cuatro.",
        "for_players 2 neutrals 8 symmetry Point";
    "Mirror" ["Espejo"] => Symmetry::Mirror,
        "The map is mirrored: left and right for two players, also up and down for four.",
        "El mapa se refleja: izquierda y derecha para dos jugadores, también arriba y abajo para cuatro.",
        "for_players 2 neutrals 8 symmetry Mirror";
}

pub(super) const NEUTRALS: ClauseWord = ClauseWord {
    takes: Takes::Number {
        min: 0,
        max: PLANETS_MAX as i64,
    },
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "neutrals",
        &["neutrales"],
        Bilingual::new(
            "How many planets of nobody luck makes at the start, besides those that are listed.",
            "Cuántos planetas de nadie hace la suerte al comienzo, además de los enumerados.",
        ),
        "neutrals 8",
    )
};

pub(super) const NEUTRAL_SHIPS: ClauseWord = ClauseWord {
    takes: Takes::NumberOrRange {
        min: 0,
        max: DRAWN_SHIPS_MAX,
    },
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "neutral_ships",
        &["naves_neutrales"],
        Bilingual::new(
            "The ships of each of the `neutrals`, drawn if it is a range; 0 if nothing is said.",
            "Las naves de cada uno de los `neutrales`, sorteadas si es un intervalo; 0 si no se dice nada.",
        ),
        "neutrals 8 neutral_ships 5..10",
    )
};

pub(super) const NEUTRAL_PRODUCTION: ClauseWord = ClauseWord {
    takes: Takes::NumberOrRange {
        min: -DRAWN_PRODUCTION_MAX,
        max: DRAWN_PRODUCTION_MAX,
    },
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "neutral_production",
        &["produccion_neutral", "producción_neutral"],
        Bilingual::new(
            "The production of each of the `neutrals`, drawn if it is a range; 5..14 if nothing is said.",
            "La producción de cada uno de los `neutrales`, sorteada si es un intervalo; 5..14 si no se dice nada.",
        ),
        "neutrals 8 neutral_production 5..14",
    )
};

pub(super) const NEUTRAL_KILLS: ClauseWord = ClauseWord {
    takes: Takes::Free,
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "neutral_kills",
        &["letalidad_neutral"],
        Bilingual::new(
            "The kill rate of each of the `neutrals`, from 0 to 1, drawn if it is a range; 0.3..0.899999 if nothing is said.",
            "La letalidad de cada uno de los `neutrales`, de 0 a 1, sorteada si es un intervalo; 0.3..0.899999 si no se dice nada.",
        ),
        "neutrals 8 neutral_kills 0.3..0.9",
    )
};

pub(super) const NEUTRAL_NAMES: ClauseWord = ClauseWord {
    takes: Takes::Name(NAMINGS.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "neutral_names",
        &["nombres_neutrales"],
        Bilingual::new(
            "How the `neutrals` are named.",
            "Cómo se llaman los `neutrales`.",
        ),
        "neutrals 8 neutral_names ThreeLetters",
    )
};

pub(super) const NEUTRALS_PRODUCE: ClauseWord = ClauseWord {
    takes: Takes::Number {
        min: -SHIPS_MAX,
        max: SHIPS_MAX,
    },
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "neutrals_produce",
        &["neutrales_producen"],
        Bilingual::new(
            "The production of listed planets of nobody that do not say `produces`; 10 if nothing is said.",
            "La producción de los planetas de nadie enumerados que no dicen `produce`; 10 si no se dice nada.",
        ),
        "neutrals_produce 2",
    )
};

pub(super) const HOME_SHIPS: ClauseWord = ClauseWord {
    takes: Takes::NumberOrRange {
        min: 0,
        max: DRAWN_SHIPS_MAX,
    },
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "home_ships",
        &["naves_de_casa"],
        Bilingual::new(
            "The ships of the home that a player without listed planets gets; 0 if nothing is said.",
            "Las naves de la casa que recibe un jugador sin planetas enumerados; 0 si no se dice nada.",
        ),
        "home_ships 20",
    )
};

pub(super) const HOME_PRODUCTION: ClauseWord = ClauseWord {
    takes: Takes::NumberOrRange {
        min: -DRAWN_PRODUCTION_MAX,
        max: DRAWN_PRODUCTION_MAX,
    },
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "home_production",
        &["produccion_de_casa", "producción_de_casa"],
        Bilingual::new(
            "The production of such a home; 10 if nothing is said.",
            "La producción de una casa así; 10 si no se dice nada.",
        ),
        "home_production 10",
    )
};

pub(super) const HOME_KILLS: ClauseWord = ClauseWord {
    takes: Takes::Free,
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "home_kills",
        &["letalidad_de_casa"],
        Bilingual::new(
            "The kill rate of such a home, from 0 to 1; 0.4 if nothing is said.",
            "La letalidad de una casa así, de 0 a 1; 0.4 si no se dice nada.",
        ),
        "home_kills 0.4",
    )
};

pub(super) const SYMMETRY: ClauseWord = ClauseWord {
    takes: Takes::Name(SYMMETRIES.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "symmetry",
        &["simetria", "simetría"],
        Bilingual::new(
            "How the places of the players resemble each other.",
            "Cómo se parecen los lugares de los jugadores.",
        ),
        "for_players 2 neutrals 8 symmetry Point",
    )
};
