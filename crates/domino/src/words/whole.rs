//! The clauses about the whole match and the rules themselves.

use tapete_lang::{Bilingual, ClauseWord, Takes, Times, clause};

use super::{MOVES_MAX, TARGET_MAX};
use crate::{combining, variables};

pub(super) const PLAYS_TO: ClauseWord = ClauseWord {
    takes: Takes::Number {
        min: 1,
        max: TARGET_MAX,
    },
    times: Times::Rules,
    needed: false,
    variables: variables::OF_PLAYERS,
    ..clause(
        "plays_to",
        &["juega_hasta"],
        Bilingual::new(
            "Hands are played until a team has this many points; without it and without `plays_hands`, the match is one hand.",
            "Se juegan manos hasta que un equipo tenga estos puntos; sin esta cláusula y sin `juega_manos`, la partida es una mano.",
        ),
        "plays_to 100",
    )
};

pub(super) const EXACTLY: ClauseWord = ClauseWord {
    takes: Takes::Nothing,
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "exactly",
        &["exactamente"],
        Bilingual::new(
            "Points that would go beyond the target do not count.",
            "No cuentan los puntos que pasarían de la meta.",
        ),
        "plays_to 61 exactly",
    )
};

pub(super) const ENDS_AT_ONCE: ClauseWord = ClauseWord {
    takes: Takes::Nothing,
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "ends_at_once",
        &["termina_al_llegar"],
        Bilingual::new(
            "The match ends in the middle of a hand when a team reaches the target.",
            "La partida termina en medio de una mano cuando un equipo llega a la meta.",
        ),
        "plays_to 100 ends_at_once",
    )
};

pub(super) const PLAYS_HANDS: ClauseWord = ClauseWord {
    takes: Takes::Number { min: 1, max: 1000 },
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "plays_hands",
        &["juega_manos"],
        Bilingual::new(
            "The match ends after this many hands at the latest.",
            "La partida termina a más tardar después de este número de manos.",
        ),
        "plays_hands 3",
    )
};

pub(super) const LOWEST_WINS: ClauseWord = ClauseWord {
    takes: Takes::Nothing,
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "lowest_wins",
        &["gana_el_menor"],
        Bilingual::new(
            "The team with the lowest score wins the match.",
            "Gana la partida el equipo con menos tantos.",
        ),
        "plays_hands 7 scores OwnPoints lowest_wins",
    )
};

pub(super) const COMBINES: ClauseWord = ClauseWord {
    takes: Takes::Name(combining::NAMES),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "combines",
        &["combina"],
        Bilingual::new(
            "How the lines of a rule list combine; the first that holds decides if nothing is said.",
            "Cómo se combinan las líneas de una lista de reglas; decide la primera que se cumple si no se dice nada.",
        ),
        "combines EveryLine",
    )
};

pub(super) const TURN_LIMIT: ClauseWord = ClauseWord {
    takes: Takes::Number {
        min: 1,
        max: MOVES_MAX,
    },
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "turn_limit",
        &["limite_de_turnos", "límite_de_turnos"],
        Bilingual::new(
            "After this many moves the match ends in a tie; 10000 if nothing is said. Forced passes and draws are not moves.",
            "Después de estas jugadas la partida termina en empate; 10000 si no se dice nada. Pasarse y robar por fuerza no son jugadas.",
        ),
        "turn_limit 500",
    )
};
