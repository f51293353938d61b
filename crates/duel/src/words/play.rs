//! The clauses about a turn: energy, cards drawn, what a card needs, discards.

use tapete_lang::{Bilingual, ClauseWord, Takes, clause, names};

use super::{number, taking};
use crate::options::{Discard, FIGURE_MAX, HAND_MAX};

names! {
    pub(crate) DRAWS_FROM: bool;
    "FirstTurn" ["PrimerTurno"] => true,
        "A player draws from the first turn on.",
        "Un jugador roba desde su primer turno.",
        "draws 2 draws_from FirstTurn";
    "SecondTurn" ["SegundoTurno"] => false,
        "A player's first turn is played with the cards of the start.",
        "El primer turno de un jugador se juega con las cartas del comienzo.",
        "draws 2 draws_from SecondTurn";
}

names! {
    pub(crate) NEEDS: bool;
    "ItsCost" ["SuCoste"] => false,
        "A card can be played with as much energy as it costs, or more.",
        "Una carta se puede jugar con tanta energía como cuesta, o más.",
        "card_needs ItsCost";
    "MoreThanItsCost" ["MasQueSuCoste", "MásQueSuCoste"] => true,
        "A card can be played only with more energy than it costs.",
        "Una carta se puede jugar sólo con más energía de la que cuesta.",
        "card_needs MoreThanItsCost";
}

names! {
    pub(crate) DISCARDS: Discard;
    "Never" ["Nunca"] => Discard::Never,
        "Cards stay in the hand until they are played.",
        "Las cartas siguen en la mano hasta que se juegan.",
        "discards Never";
    "EndOfTurn" ["AlFinalDelTurno"] => Discard::EndOfTurn,
        "Any cards may be thrown away at the end of the own turn.",
        "Al final del turno propio se pueden tirar las cartas que se quiera.",
        "discards EndOfTurn";
}

pub(super) const ENERGY_EACH_TURN: ClauseWord = number(
    clause(
        "energy_each_turn",
        &["energia_por_turno", "energía_por_turno"],
        Bilingual::new(
            "The energy that a player gets when a turn begins, the first one too; 50 if nothing is said.",
            "La energía que recibe un jugador al comenzar su turno, también el primero; 50 si no se dice nada.",
        ),
        "energy_each_turn 50",
    ),
    0,
    FIGURE_MAX as i64,
);

pub(super) const DRAWS: ClauseWord = number(
    clause(
        "draws",
        &["roba"],
        Bilingual::new(
            "The cards that a player draws when a turn begins; 2 if nothing is said, 1 with `rules Original`.",
            "Las cartas que roba un jugador al comenzar su turno; 2 si no se dice nada, 1 con `reglas Original`.",
        ),
        "draws 2",
    ),
    0,
    HAND_MAX as i64,
);

pub(super) const DRAWS_FROM_CLAUSE: ClauseWord = taking(
    clause(
        "draws_from",
        &["roba_desde"],
        Bilingual::new(
            "Whether players draw in their first turn too.",
            "Si los jugadores roban también en su primer turno.",
        ),
        "draws 2 draws_from SecondTurn",
    ),
    Takes::Name(DRAWS_FROM.words),
);

pub(super) const CARD_NEEDS: ClauseWord = taking(
    clause(
        "card_needs",
        &["carta_pide"],
        Bilingual::new(
            "How much energy a player must have to play a card.",
            "Cuánta energía debe tener un jugador para jugar una carta.",
        ),
        "card_needs ItsCost",
    ),
    Takes::Name(NEEDS.words),
);

pub(super) const DISCARDS_CLAUSE: ClauseWord = taking(
    clause(
        "discards",
        &["descarta"],
        Bilingual::new(
            "Whether cards may be thrown away.",
            "Si se pueden tirar cartas.",
        ),
        "discards EndOfTurn",
    ),
    Takes::Name(DISCARDS.words),
);
