//! The clauses about turns: who orders when, who lands first, how it ends.

use tapete_lang::{Bilingual, ClauseWord, Takes, Times, clause, names};

use crate::options::{Landing, LimitCheck, Ordering, Ranking, Victory};

/// The largest limit that a text may say; what old files can say too.
const LIMIT_SAID_MAX: i64 = i32::MAX as i64;

names! {
    pub(crate) VICTORIES: Victory;
    "LastAlive" ["UltimoVivo", "ÚltimoVivo"] => Victory::LastAlive,
        "Whoever alone still has a planet or a fleet wins.",
        "Gana quien se queda solo con algún planeta o alguna flota.",
        "wins LastAlive";
    "AllPlanets" ["TodosLosPlanetas"] => Victory::AllPlanets,
        "Whoever has all planets wins, those of nobody included.",
        "Gana quien tiene todos los planetas, también los que no eran de nadie.",
        "wins AllPlanets";
}

names! {
    pub(crate) RANKINGS: Ranking;
    "PlanetsThenShips" ["PlanetasYNaves"] => Ranking::PlanetsThenShips,
        "Most planets, and among equals most ships.",
        "Más planetas y, entre iguales, más naves.",
        "turn_limit 100 ranks PlanetsThenShips";
    "Planets" ["Planetas"] => Ranking::Planets,
        "Most planets.",
        "Más planetas.",
        "turn_limit 100 ranks Planets";
    "Ships" ["Naves"] => Ranking::Ships,
        "Most ships, on planets and under way.",
        "Más naves, en planetas y en vuelo.",
        "turn_limit 200 ranks Ships";
}

names! {
    pub(crate) LIMIT_CHECKS: LimitCheck;
    "AfterTurns" ["TrasLosTurnos"] => LimitCheck::AfterTurns,
        "The match ends when that many turns have been played.",
        "La partida termina cuando se han jugado esos turnos.",
        "turn_limit 30 checks_limit AfterTurns";
    "AtCounter" ["AlContador"] => LimitCheck::AtCounter,
        "The match ends when the counter reaches the limit, before fleets land: one turn less.",
        "La partida termina cuando el contador llega al límite, antes de aterrizar: un turno menos.",
        "turn_limit 30 checks_limit AtCounter";
}

names! {
    pub(crate) ORDERINGS: Ordering;
    "Together" ["Juntos"] => Ordering::Together,
        "All order in the same turn, without seeing each other's orders.",
        "Todos ordenan en el mismo turno, sin ver las órdenes de los demás.",
        "orders Together";
    "InTurn" ["PorTurno"] => Ordering::InTurn,
        "One player after the other, each seeing which ships have left.",
        "Un jugador tras otro; cada uno ve qué naves han salido.",
        "orders InTurn";
}

names! {
    pub(crate) LANDINGS: Landing;
    "Rotating" ["Rotando"] => Landing::Rotating,
        "Another player's fleets land first each turn.",
        "Cada turno aterrizan primero las flotas de otro jugador.",
        "lands Rotating";
    "Random" ["Azar"] => Landing::Random,
        "Luck says each turn whose fleets land first.",
        "La suerte dice cada turno de quién son las flotas que aterrizan primero.",
        "lands Random";
    "BySeat" ["PorAsiento"] => Landing::BySeat,
        "The fleets of the first player land first.",
        "Aterrizan primero las flotas del primer jugador.",
        "lands BySeat";
    "AsSent" ["SegunSalieron", "SegúnSalieron"] => Landing::AsSent,
        "Fleets land in the order in which they were sent.",
        "Las flotas aterrizan en el orden en que salieron.",
        "lands AsSent";
}

names! {
    pub(crate) STANDING: bool;
    "Allowed" ["Permitidas"] => true,
        "An order may be repeated every turn (`C+3D`).",
        "Una orden puede repetirse cada turno (`C+3D`).",
        "standing_orders Allowed";
    "Forbidden" ["Prohibidas"] => false,
        "Every order is for one turn.",
        "Cada orden es para un turno.",
        "standing_orders Forbidden";
}

pub(super) const WINS: ClauseWord = ClauseWord {
    takes: Takes::Name(VICTORIES.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "wins",
        &["gana"],
        Bilingual::new(
            "What wins a match before its limit.",
            "Qué gana una partida antes de su límite.",
        ),
        "wins LastAlive",
    )
};

pub(super) const RANKS: ClauseWord = ClauseWord {
    takes: Takes::Name(RANKINGS.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "ranks",
        &["clasifica"],
        Bilingual::new(
            "What counts when the limit is reached.",
            "Qué cuenta cuando se llega al límite.",
        ),
        "turn_limit 100 ranks Planets",
    )
};

pub(super) const TURN_LIMIT: ClauseWord = ClauseWord {
    takes: Takes::Number {
        min: 0,
        max: LIMIT_SAID_MAX,
    },
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "turn_limit",
        &["limite_de_turnos", "límite_de_turnos"],
        Bilingual::new(
            "After this many turns the match ends for whoever is ahead; 0 means as many as we allow, which are 1000.",
            "Después de estos turnos la partida termina y gana quien va delante; 0 significa cuantos permitimos, que son 1000.",
        ),
        "turn_limit 100",
    )
};

pub(super) const CHECKS_LIMIT: ClauseWord = ClauseWord {
    takes: Takes::Name(LIMIT_CHECKS.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "checks_limit",
        &["mira_el_limite", "mira_el_límite"],
        Bilingual::new(
            "When the limit of turns is looked at.",
            "Cuándo se mira el límite de turnos.",
        ),
        "turn_limit 30 checks_limit AtCounter",
    )
};

pub(super) const ORDERS: ClauseWord = ClauseWord {
    takes: Takes::Name(ORDERINGS.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "orders",
        &["ordena"],
        Bilingual::new("Who orders when.", "Quién ordena cuándo."),
        "orders Together",
    )
};

pub(super) const LANDS: ClauseWord = ClauseWord {
    takes: Takes::Name(LANDINGS.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "lands",
        &["aterriza"],
        Bilingual::new(
            "Whose fleets land first of those that arrive in the same turn.",
            "De quién aterrizan primero las flotas que llegan en el mismo turno.",
        ),
        "lands Rotating",
    )
};

pub(super) const STANDING_ORDERS: ClauseWord = ClauseWord {
    takes: Takes::Name(STANDING.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "standing_orders",
        &["ordenes_fijas", "órdenes_fijas"],
        Bilingual::new(
            "Whether an order may be repeated every turn.",
            "Si una orden puede repetirse cada turno.",
        ),
        "standing_orders Allowed",
    )
};
