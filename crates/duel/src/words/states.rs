//! The clauses about elements and states, in per cent.

use tapete_lang::{Bilingual, ClauseWord, clause};

use super::number;

/// The most per cent of a state or of all steps of an element together.
const PERCENT_MAX: i64 = 100;

pub(super) const ELEMENT_STEP: ClauseWord = number(
    clause(
        "element_step",
        &["paso_de_elemento"],
        Bilingual::new(
            "By how many per cent an attack is stronger or weaker for each step of the elements' table; 10 if nothing is said.",
            "En cuánto por ciento es más fuerte o más débil un ataque por cada paso de la tabla de elementos; 10 si no se dice nada.",
        ),
        "element_step 20",
    ),
    0,
    PERCENT_MAX,
);

pub(super) const POISON_TAKES: ClauseWord = number(
    clause(
        "poison_takes",
        &["veneno_quita"],
        Bilingual::new(
            "How much of the present life poison takes each round, in per cent, at least 1 point; 3 if nothing is said.",
            "Cuánto de la vida presente quita el veneno cada ronda, en por ciento, al menos 1 punto; 3 si no se dice nada.",
        ),
        "poison_takes 3",
    ),
    0,
    PERCENT_MAX,
);

pub(super) const BURN_TAKES: ClauseWord = number(
    clause(
        "burn_takes",
        &["quemadura_quita"],
        Bilingual::new(
            "How much of the starting life burning takes each round, in per cent, at least 1 point; 5 if nothing is said.",
            "Cuánto de la vida inicial quita una quemadura cada ronda, en por ciento, al menos 1 punto; 5 si no se dice nada.",
        ),
        "burn_takes 5",
    ),
    0,
    PERCENT_MAX,
);

pub(super) const BURN_WEAKENS: ClauseWord = number(
    clause(
        "burn_weakens",
        &["quemadura_debilita"],
        Bilingual::new(
            "By how many per cent burning weakens a monster's attacks; 10 if nothing is said.",
            "En cuánto por ciento debilita una quemadura los ataques de un monstruo; 10 si no se dice nada.",
        ),
        "burn_weakens 10",
    ),
    0,
    PERCENT_MAX,
);
