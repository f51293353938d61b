//! The clauses about points.

use tapete_lang::{Bilingual, ClauseWord, Takes, Times, clause};

use crate::{scores, variables};

pub(super) const SCORES: ClauseWord = ClauseWord {
    takes: Takes::Name(scores::NAMES),
    times: Times::Rules,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "scores",
        &["anota"],
        Bilingual::new(
            "What a hand brings; the losers' points for the winners if nothing is said.",
            "Qué da una mano; los puntos de los perdedores para los ganadores si no se dice nada.",
        ),
        "scores AllPoints when blocked scores LosersPoints",
    )
};

pub(super) const GAINS: ClauseWord = ClauseWord {
    takes: Takes::Amount,
    times: Times::List,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "gains",
        &["gana_puntos"],
        Bilingual::new(
            "Points for the team that just placed a tile; every line whose condition holds counts.",
            "Puntos para el equipo que acaba de poner una ficha; cuenta cada línea cuya condición se cumpla.",
        ),
        "gains ends.total when ends.total % 5 = 0",
    )
};

pub(super) const PASS_GAINS: ClauseWord = ClauseWord {
    takes: Takes::Amount,
    times: Times::List,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "pass_gains",
        &["por_pasada"],
        Bilingual::new(
            "Points, after a pass, for the team that placed the last tile.",
            "Puntos, tras una pasada, para el equipo que puso la última ficha.",
        ),
        "pass_gains 25 when opening_passed",
    )
};

pub(super) const HAND_GAINS: ClauseWord = ClauseWord {
    takes: Takes::Amount,
    times: Times::List,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "hand_gains",
        &["por_mano"],
        Bilingual::new(
            "Further points for the team that wins a hand.",
            "Más puntos para el equipo que gana una mano.",
        ),
        "hand_gains 100 when hand_number = 1",
    )
};

pub(super) const SCORE_TIMES: ClauseWord = ClauseWord {
    takes: Takes::Amount,
    times: Times::List,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "score_times",
        &["multiplica"],
        Bilingual::new(
            "Multiplies what `scores` brings.",
            "Multiplica lo que da `anota`.",
        ),
        "score_times 2 when capicua",
    )
};

pub(super) const ROUNDS_TO: ClauseWord = ClauseWord {
    takes: Takes::Number { min: 2, max: 1000 },
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "rounds_to",
        &["redondea_a"],
        Bilingual::new(
            "What `scores` brings is rounded to the nearest multiple of this.",
            "Lo que da `anota` se redondea al múltiplo más cercano de esto.",
        ),
        "rounds_to 5",
    )
};
