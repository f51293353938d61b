//! The clauses about players, the deal and who sees what.

use tapete_lang::{Bilingual, ClauseWord, Takes, Times, clause};

use crate::state::HANDS_MAX;
use crate::{dealers, reorganises, reveals, seatings, sights, variables};

pub(super) const FOR_PLAYERS: ClauseWord = ClauseWord {
    takes: Takes::NumberOrRange {
        min: 2,
        max: HANDS_MAX as i64,
    },
    times: Times::Once,
    needed: true,
    variables: &[],
    ..clause(
        "for_players",
        &["para_jugadores"],
        Bilingual::new(
            "How many players there are: a number, or a range such as 2..4.",
            "Cuántos jugadores hay: un número, o un intervalo como 2..4.",
        ),
        "for_players 2..4",
    )
};

pub(super) const IN_TEAMS_OF: ClauseWord = ClauseWord {
    takes: Takes::Number {
        min: 1,
        max: HANDS_MAX as i64 - 1,
    },
    times: Times::List,
    needed: false,
    variables: variables::OF_PLAYERS,
    ..clause(
        "in_teams_of",
        &["en_equipos_de"],
        Bilingual::new(
            "How many seats play together. Several lines make one team each, of any size. Without any, everybody plays alone.",
            "Cuántos asientos juegan juntos. Varias líneas forman un equipo cada una, de cualquier tamaño. Sin ninguna, cada uno juega solo.",
        ),
        "for_players 4 in_teams_of 2",
    )
};

pub(super) const SEATED: ClauseWord = ClauseWord {
    takes: Takes::Name(seatings::NAMES),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "seated",
        &["sentados"],
        Bilingual::new(
            "Where team mates sit; alternating if nothing is said.",
            "Dónde se sientan los compañeros; alternados si no se dice nada.",
        ),
        "for_players 4 in_teams_of 2 seated ByTeam",
    )
};

pub(super) const DEALS: ClauseWord = ClauseWord {
    takes: Takes::Number { min: 1, max: 100 },
    times: Times::Rules,
    needed: true,
    variables: variables::OF_PLAYERS,
    ..clause(
        "deals",
        &["reparte"],
        Bilingual::new(
            "How many tiles each seat gets.",
            "Cuántas fichas recibe cada asiento.",
        ),
        "deals 7 when players = 2 deals 5",
    )
};

pub(super) const DEALING: ClauseWord = ClauseWord {
    takes: Takes::Name(dealers::NAMES),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "dealing",
        &["reparto"],
        Bilingual::new(
            "How tiles are dealt; shuffled if nothing is said.",
            "Cómo se reparten las fichas; barajadas si no se dice nada.",
        ),
        "dealing AllForOne",
    )
};

pub(super) const REDEALS: ClauseWord = ClauseWord {
    takes: Takes::Nothing,
    times: Times::List,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "redeals",
        &["reparte_de_nuevo"],
        Bilingual::new(
            "Tiles are dealt again while the condition holds, at most 50 times.",
            "Se reparte de nuevo mientras se cumpla la condición, como mucho 50 veces.",
        ),
        "redeals when doubles.most >= 5",
    )
};

pub(super) const REORGANISES: ClauseWord = ClauseWord {
    takes: Takes::Name(reorganises::NAMES),
    times: Times::Rules,
    needed: false,
    variables: variables::OF_HAND,
    ..clause(
        "reorganises",
        &["reorganiza"],
        Bilingual::new(
            "What happens to the hands between the deal and the opening; nothing if nothing is said.",
            "Qué pasa con las manos entre el reparto y la salida; nada si no se dice nada.",
        ),
        "reorganises WinnersLoseOne when hand_number > 1 reorganises Nothing",
    )
};

pub(super) const SEES: ClauseWord = ClauseWord {
    takes: Takes::Name(sights::NAMES),
    times: Times::Rules,
    needed: false,
    variables: variables::OF_HAND,
    ..clause(
        "sees",
        &["ve"],
        Bilingual::new(
            "Which hands a seat sees; its own if nothing is said.",
            "Qué manos ve un asiento; la suya si no se dice nada.",
        ),
        "sees TeamHands",
    )
};

pub(super) const REVEALS: ClauseWord = ClauseWord {
    takes: Takes::Name(reveals::NAMES),
    times: Times::List,
    needed: false,
    variables: &[],
    ..clause(
        "reveals",
        &["muestra"],
        Bilingual::new(
            "Tiles that lie open in the hands.",
            "Fichas que están a la vista en las manos.",
        ),
        "reveals Doubles",
    )
};
