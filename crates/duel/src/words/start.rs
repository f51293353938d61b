//! The clauses about what players start with.

use tapete_lang::{Bilingual, ClauseWord, Takes, clause};

use super::{list, number};
use crate::options::{FIGURE_MAX, HAND_MAX};

pub(super) const ENERGY: ClauseWord = number(
    clause(
        "energy",
        &["energia", "energía"],
        Bilingual::new(
            "The energy of each player before the first turn; 200 if nothing is said.",
            "La energía de cada jugador antes del primer turno; 200 si no se dice nada.",
        ),
        "energy 200",
    ),
    0,
    FIGURE_MAX as i64,
);

pub(super) const HAND: ClauseWord = number(
    clause(
        "hand",
        &["mano"],
        Bilingual::new(
            "The cards of each player at the start; 5 if nothing is said, 4 with `rules Original`.",
            "Las cartas de cada jugador al comienzo; 5 si no se dice nada, 4 con `reglas Original`.",
        ),
        "hand 5",
    ),
    0,
    HAND_MAX as i64,
);

pub(super) const FIRST_ENERGY: ClauseWord = number(
    clause(
        "first_energy",
        &["energia_del_primero", "energía_del_primero"],
        Bilingual::new(
            "What the first player's energy differs by at the start, so that going first is no gift; 0 if nothing is said.",
            "En cuánto difiere la energía del primer jugador al comienzo, para que empezar no sea un regalo; 0 si no se dice nada.",
        ),
        "first_energy -50",
    ),
    -(FIGURE_MAX as i64),
    FIGURE_MAX as i64,
);

pub(super) const FIRST_CARDS: ClauseWord = number(
    clause(
        "first_cards",
        &["cartas_del_primero"],
        Bilingual::new(
            "By how many cards the first player's hand differs at the start; 0 if nothing is said.",
            "En cuántas cartas difiere la mano del primer jugador al comienzo; 0 si no se dice nada.",
        ),
        "first_cards -1",
    ),
    -(HAND_MAX as i64),
    HAND_MAX as i64,
);

pub(super) const STARTS_WITH: ClauseWord = list(
    clause(
        "starts_with",
        &["empieza_con"],
        Bilingual::new(
            "A line of the position in which every match begins, for puzzles and lessons; hands that no line fills are empty.",
            "Una línea de la posición en que empieza toda partida, para problemas y lecciones; las manos que ninguna línea llena están vacías.",
        ),
        "starts_with \"energy 0 60\", \"hand 0 Attack, Robar\", \"life 1 JARulay 20\"",
    ),
    Takes::Free,
);
