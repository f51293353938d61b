//! The clauses about limits: hand, life, rounds, and who wins at the end.

use tapete_lang::{Bilingual, ClauseWord, Takes, clause, names};

use super::{number, taking};
use crate::options::{AtLimit, HAND_MAX, LifeLimit};

/// The most rounds that a text may allow.
const ROUNDS_SAID_MAX: i64 = 100_000;

names! {
    pub(crate) LIFE_LIMITS: LifeLimit;
    "None" ["Ninguno"] => LifeLimit::None,
        "A monster can be healed as far as one likes.",
        "Un monstruo se puede curar cuanto se quiera.",
        "life_limit None";
    "Start" ["Inicial"] => LifeLimit::Start,
        "A monster can be healed to the life it started with.",
        "Un monstruo se puede curar hasta la vida con la que comenzó.",
        "life_limit Start";
}

names! {
    pub(crate) AT_LIMITS: AtLimit;
    "Nobody" ["Nadie"] => AtLimit::Nobody,
        "Whoever is left shares the match.",
        "Quienes quedan empatan la partida.",
        "round_limit 100 at_limit Nobody";
    "MostLife" ["MayorVida"] => AtLimit::MostLife,
        "The team with the most life in all wins; equal teams share the match.",
        "Gana el equipo con más vida en total; los equipos iguales empatan.",
        "round_limit 100 at_limit MostLife";
}

pub(super) const HAND_LIMIT: ClauseWord = number(
    clause(
        "hand_limit",
        &["limite_de_mano", "límite_de_mano"],
        Bilingual::new(
            "The most cards that a hand can hold; 7 if nothing is said.",
            "Las cartas que caben en una mano; 7 si no se dice nada.",
        ),
        "hand_limit 7",
    ),
    1,
    HAND_MAX as i64,
);

pub(super) const LIFE_LIMIT: ClauseWord = taking(
    clause(
        "life_limit",
        &["limite_de_vida", "límite_de_vida"],
        Bilingual::new(
            "How far a monster can be healed.",
            "Hasta dónde se puede curar un monstruo.",
        ),
        "life_limit Start",
    ),
    Takes::Name(LIFE_LIMITS.words),
);

pub(super) const ROUND_LIMIT: ClauseWord = number(
    clause(
        "round_limit",
        &["limite_de_rondas", "límite_de_rondas"],
        Bilingual::new(
            "After this many rounds the match ends; 0 means as many as we allow, which are 1000.",
            "Después de estas rondas termina la partida; 0 significa cuantas permitimos, que son 1000.",
        ),
        "round_limit 100",
    ),
    0,
    ROUNDS_SAID_MAX,
);

pub(super) const TURN_LIMIT: ClauseWord = number(
    clause(
        "turn_limit",
        &["limite_de_turnos", "límite_de_turnos"],
        Bilingual::new(
            "After this many turns the match ends, however many rounds that is. A position with one turn is a puzzle: whoever has not won by its end has lost.",
            "Después de estos turnos termina la partida, sean las rondas que sean. Una posición con un turno es un problema: quien no ha ganado al acabarlo ha perdido.",
        ),
        "turn_limit 1",
    ),
    1,
    ROUNDS_SAID_MAX,
);

pub(super) const AT_LIMIT: ClauseWord = taking(
    clause(
        "at_limit",
        &["al_limite", "al_límite"],
        Bilingual::new(
            "Who wins when the limit of rounds or turns is reached.",
            "Quién gana cuando se llega al límite de rondas o de turnos.",
        ),
        "round_limit 100 at_limit MostLife",
    ),
    Takes::Name(AT_LIMITS.words),
);
