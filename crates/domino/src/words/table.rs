//! The clauses about the table and what may be played there.

use tapete_lang::{Bilingual, ClauseWord, Takes, Times, clause};

use crate::{matching, tables, variables};

pub(super) const ON_TABLE: ClauseWord = ClauseWord {
    takes: Takes::Name(tables::NAMES),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "on_table",
        &["en_mesa"],
        Bilingual::new(
            "The shape that tiles form; a line if nothing is said.",
            "La forma que hacen las fichas; una línea si no se dice nada.",
        ),
        "on_table Line",
    )
};

pub(super) const BRANCHES: ClauseWord = ClauseWord {
    takes: Takes::Name(tables::branches::NAMES),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "branches",
        &["ramifica"],
        Bilingual::new(
            "Which doubles open their sides, besides their ends; none if nothing is said.",
            "Qué dobles abren sus lados, además de sus puntas; ninguno si no se dice nada.",
        ),
        "branches FirstDouble sides_open WhenCovered",
    )
};

pub(super) const SIDES_OPEN: ClauseWord = ClauseWord {
    takes: Takes::Name(tables::sides::NAMES),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "sides_open",
        &["lados_abren"],
        Bilingual::new(
            "When the sides of a double open; at once if nothing is said.",
            "Cuándo se abren los lados de un doble; en seguida si no se dice nada.",
        ),
        "branches EveryDouble sides_open WhenCovered",
    )
};

pub(super) const FILLS_FIRST: ClauseWord = ClauseWord {
    takes: Takes::Nothing,
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "fills_first",
        &["llena_primero"],
        Bilingual::new(
            "Every spot at the first tile is filled before anybody plays anywhere else.",
            "Se llena cada sitio de la primera ficha antes de que nadie juegue en otra parte.",
        ),
        "on_table Arms(4) fills_first",
    )
};

pub(super) const DOUBLES: ClauseWord = ClauseWord {
    takes: Takes::Name(tables::doubles::NAMES),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "doubles",
        &["dobles"],
        Bilingual::new(
            "What a double demands before anything else is played; nothing if nothing is said.",
            "Qué exige un doble antes de que se juegue otra cosa; nada si no se dice nada.",
        ),
        "doubles MustBeCovered",
    )
};

pub(super) const MATCHES: ClauseWord = ClauseWord {
    takes: Takes::Combined(matching::NAMES),
    times: Times::List,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "matches",
        &["casa"],
        Bilingual::new(
            "Which faces may touch; equal ones if nothing is said. Lines with a condition add to the one without.",
            "Qué caras pueden tocarse; las iguales si no se dice nada. Las líneas con condición se suman a la que no tiene.",
        ),
        "matches Equal or SumIs(7)",
    )
};

pub(super) const WILD: ClauseWord = ClauseWord {
    takes: Takes::Name(tables::wild::NAMES),
    times: Times::List,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "wild",
        &["comodin", "comodín"],
        Bilingual::new(
            "A tile that can be played on any open spot.",
            "Una ficha que se puede jugar en cualquier sitio abierto.",
        ),
        "matches SumIs(7) wild Tile(0|0) wild Tile(6|1)",
    )
};

pub(super) const FORBIDS: ClauseWord = ClauseWord {
    takes: Takes::Name(tables::forbids::NAMES),
    times: Times::List,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "forbids",
        &["prohibe", "prohíbe"],
        Bilingual::new(
            "What may not be played although it fits.",
            "Qué no se puede jugar aunque quepa.",
        ),
        "forbids Doubles when table.tiles % 2 = 1",
    )
};

pub(super) const PLAYS_ON: ClauseWord = ClauseWord {
    takes: Takes::Name(tables::arms::NAMES),
    times: Times::List,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "plays_on",
        &["juega_en"],
        Bilingual::new(
            "On which arms a seat may play, besides its own and the open ones.",
            "En qué brazos puede jugar un asiento, además del suyo y de los abiertos.",
        ),
        "on_table PlayerArms plays_on PreviousArm when last_passed",
    )
};

pub(super) const MARKS_ARMS: ClauseWord = ClauseWord {
    takes: Takes::Nothing,
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "marks_arms",
        &["marca_brazos"],
        Bilingual::new(
            "A seat that passes opens its arm to all, until it plays there itself.",
            "Quien se pasa abre su brazo a todos, hasta que él mismo juegue en él.",
        ),
        "on_table Trains marks_arms",
    )
};
