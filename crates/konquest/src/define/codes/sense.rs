//! Texts that can be understood and still make no sense.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const GIVE_SHIPS: Bilingual = Bilingual::new(
    "write `with_ships` or `home_ships`, or a production above 0",
    "escribe `con_naves` o `naves_de_casa`, o una producción mayor que 0",
);
pub(crate) const GIVE_RATES: Bilingual = Bilingual::new(
    "write a kill rate above 0 for a planet that somebody owns, or `fights Melee`",
    "escribe una letalidad mayor que 0 para algún planeta con dueño, o `combate Refriega`",
);
pub(crate) const LONGER_LIMIT: Bilingual = Bilingual::new(
    "write at least `turn_limit 3`, or `checks_limit AfterTurns`",
    "escribe al menos `limite_de_turnos 3`, o `mira_el_limite TrasLosTurnos`",
);
pub(crate) const SHORTER_LIMIT: Bilingual = Bilingual::new(
    "write at most `turn_limit {0}`",
    "escribe a lo sumo `limite_de_turnos {0}`",
);
pub(crate) const HIGHER_RATE: Bilingual =
    Bilingual::new("write 0, or at least 0.01", "escribe 0, o al menos 0.01");

pub(crate) const NO_NEUTRALS_MADE: Bilingual = Bilingual::new(
    "luck makes no planet of nobody; add `neutrals`",
    "la suerte no hace ningún planeta de nadie; añade `neutrales`",
);
pub(crate) const NO_NEUTRALS: Bilingual = Bilingual::new(
    "every planet has an owner",
    "todos los planetas tienen dueño",
);
pub(crate) const NO_NEUTRALS_LISTED: Bilingual = Bilingual::new(
    "no planet of nobody is listed",
    "no se enumera ningún planeta de nadie",
);
pub(crate) const NO_HOMES: Bilingual = Bilingual::new(
    "every player owns a listed planet",
    "todos los jugadores tienen un planeta enumerado",
);
pub(crate) const NO_GROWTH: Bilingual = Bilingual::new(
    "production does not grow; add `accumulates`",
    "la producción no crece; añade `acumula`",
);
pub(crate) const NO_RATES: Bilingual = Bilingual::new(
    "in a melee kill rates do not matter",
    "en una refriega la letalidad no cuenta",
);
pub(crate) const NO_LANDING_ORDER: Bilingual = Bilingual::new(
    "in a melee all that arrive meet at once",
    "en una refriega cuantos llegan se enfrentan a la vez",
);
pub(crate) const NO_LIMIT: Bilingual = Bilingual::new(
    "there is no limit; add `turn_limit`",
    "no hay límite; añade `limite_de_turnos`",
);
pub(crate) const NAMED_IN_ORDER: Bilingual = Bilingual::new(
    "on a symmetric map planets are named in order",
    "en un mapa simétrico los planetas se nombran en orden",
);

pub(crate) static NO_SHIPS_EVER: Code = SCOPE.error("no-ships-ever", Bilingual::new(
        "no player would ever have a ship",
        "ningún jugador tendría nunca una nave",
    ), Bilingual::new(
        "All planets of players begin without ships and build none, so nobody could ever order anything.",
        "Todos los planetas de los jugadores comienzan sin naves y no construyen ninguna, así que nadie podría ordenar nunca nada.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 home_production 0", right: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 home_production 0 home_ships 20" },);

pub(crate) static NEVER_CAPTURES: Code = SCOPE.warning("never-captures", Bilingual::new(
        "no planet could ever be captured",
        "ningún planeta podría conquistarse nunca",
    ), Bilingual::new(
        "Attackers fight with the kill rate of the planet that they left. All planets of players have kill rate 0, so no attack has any strength and the match is decided by its limit alone.",
        "Los atacantes combaten con la letalidad del planeta del que salieron. Todos los planetas de los jugadores tienen letalidad 0, así que ningún ataque tiene fuerza y la partida la decide solo su límite.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 home_kills 0", right: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 home_kills 0.5" },);

pub(crate) static NOTHING_LANDS: Code = SCOPE.warning("nothing-lands", Bilingual::new(
        "the match ends before any fleet can land",
        "la partida termina antes de que aterrice ninguna flota",
    ), Bilingual::new(
        "With `AtCounter` the match ends when the counter reaches the limit, before fleets land, and none lands before turn 2.",
        "Con `AlContador` la partida termina cuando el contador llega al límite, antes de aterrizar, y ninguna aterriza antes del turno 2.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 turn_limit 2 checks_limit AtCounter", right: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 turn_limit 3 checks_limit AtCounter" },);

pub(crate) static LONG_LIMIT: Code = SCOPE.warning(
    "long-limit",
    Bilingual::new(
        "a match has at most {0} turns",
        "una partida tiene a lo sumo {0} turnos",
    ),
    Bilingual::new(
        "Every match has an end. A longer limit is understood, and the match ends earlier.",
        "Toda partida termina. Un límite mayor se entiende, y la partida termina antes.",
    ),
    Examples {
        wrong: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 turn_limit 2000000",
        right: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 turn_limit 2000",
    },
);

pub(crate) static DUEL_TOO_LONG: Code = SCOPE.error("duel-too-long", Bilingual::new(
        "a duel with the kill rate {0} would hardly end",
        "un duelo con la letalidad {0} apenas terminaría",
    ), Bilingual::new(
        "A duel is fought shot by shot. Where hardly any shot hits, a battle takes millions of rounds, so in duels a kill rate is 0 or at least 0.01.",
        "Un duelo se libra disparo a disparo. Donde casi ninguno acierta, una batalla dura millones de rondas, así que en los duelos la letalidad es 0 o al menos 0.01.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 rules Kde home_kills 0.001", right: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 rules Kde home_kills 0.01" },);

pub(crate) static NO_EFFECT: Code = SCOPE.warning("no-effect", Bilingual::new("`{0}` has no effect: {1}", "`{0}` no tiene efecto: {1}"), Bilingual::new(
        "Something else in the text makes this clause meaningless. Leave it out, or add what it needs.",
        "Otra cosa del texto deja sin sentido esta cláusula. Quítala, o añade lo que le falta.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 neutral_ships 5", right: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 neutrals 3 neutral_ships 5" },);
