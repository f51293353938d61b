//! The clauses about how a hand ends and who wins it.

use tapete_lang::{Bilingual, ClauseWord, Takes, Times, clause};

use crate::{ends, ties, variables, wins};

pub(super) const ENDS: ClauseWord = ClauseWord {
    takes: Takes::AnyOf(ends::NAMES),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "ends",
        &["termina"],
        Bilingual::new(
            "What ends a hand; out or blocked if nothing is said.",
            "Qué termina una mano; la pegada o el tranque si no se dice nada.",
        ),
        "ends Out or Blocked",
    )
};

pub(super) const STOPS: ClauseWord = ClauseWord {
    takes: Takes::Nothing,
    times: Times::List,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "stops",
        &["para"],
        Bilingual::new(
            "Something else that ends a hand, asked after every turn.",
            "Otra cosa que termina una mano; se mira después de cada turno.",
        ),
        "stops when table.tiles = 20",
    )
};

pub(super) const COUNTS: ClauseWord = ClauseWord {
    takes: Takes::Name(wins::counts::NAMES),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "counts",
        &["cuenta"],
        Bilingual::new(
            "What the tiles left in a hand count; their points if nothing is said.",
            "Qué cuentan las fichas que quedan en una mano; sus puntos si no se dice nada.",
        ),
        "counts PointsTimesTiles",
    )
};

pub(super) const WINS: ClauseWord = ClauseWord {
    takes: Takes::Name(wins::NAMES),
    times: Times::Rules,
    needed: false,
    variables: variables::ALL,
    ..clause(
        "wins",
        &["gana"],
        Bilingual::new(
            "Who wins a hand; the fewest points if nothing is said.",
            "Quién gana una mano; quien tenga menos puntos si no se dice nada.",
        ),
        "wins LowestHand when blocked wins WhoIsOut",
    )
};

pub(super) const TIES: ClauseWord = ClauseWord {
    takes: Takes::Name(ties::NAMES),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "ties",
        &["empata"],
        Bilingual::new(
            "Who wins a hand in which the best are level; nobody if nothing is said.",
            "Quién gana una mano empatada; nadie si no se dice nada.",
        ),
        "ties Starter",
    )
};

pub(super) const RANKS: ClauseWord = ClauseWord {
    takes: Takes::Name(wins::ranks::NAMES),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "ranks",
        &["clasifica"],
        Bilingual::new(
            "How all seats are ranked when a hand is over; not at all if nothing is said.",
            "Cómo se clasifican todos los asientos al acabar una mano; de ningún modo si no se dice nada.",
        ),
        "ranks FewPoints",
    )
};
