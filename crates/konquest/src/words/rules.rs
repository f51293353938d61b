//! The clauses about rules: the preset, travel, battles and building.

use tapete_lang::{
    ArgTakes, ArgWord, Bilingual, ClauseWord, NameWord, Takes, Times, Word, clause, names,
};

use crate::options::{Battle, Building, Growth, Options, Travel};
use crate::state::SHIPS_MAX;

/// A named set of rules; every other clause changes one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Preset {
    Course,
    Literal,
    Kde,
    PlanetWars,
}

impl Preset {
    /// Returns the rules.
    pub(crate) const fn options(self) -> Options {
        match self {
            Preset::Course => Options::CURSO,
            Preset::Literal => Options::LITERAL,
            Preset::Kde => Options::KDE,
            Preset::PlanetWars => Options::PLANET_WARS,
        }
    }

    /// Returns the word of the old files.
    pub(crate) const fn file_word(self) -> &'static str {
        match self {
            Preset::Course => "curso",
            Preset::Literal => "literal",
            Preset::Kde => "kde",
            Preset::PlanetWars => "planetwars",
        }
    }

    /// Returns the preset that a word of the old files means.
    pub(crate) fn of_file(word: &str) -> Option<Preset> {
        let all = PRESETS.values.iter().copied();
        all.into_iter().find(|it| it.file_word() == word)
    }
}

names! {
    pub(crate) PRESETS: Preset;
    "Course" ["Curso"] => Preset::Course,
        "No dice, everyone orders at once; what holds if nothing is said.",
        "Sin dados y todos ordenan a la vez; vale si no se dice nada.",
        "rules Course";
    "Literal" [] => Preset::Literal,
        "Exactly as the first saved games were played.",
        "Exactamente como se jugaron las primeras partidas guardadas.",
        "rules Literal";
    "Kde" [] => Preset::Kde,
        "As KDE plays Konquest: duels with dice, one player after the other.",
        "Como juega KDE a Konquest: duelos con dados, un jugador tras otro.",
        "rules Kde";
    "PlanetWars" [] => Preset::PlanetWars,
        "As in the contest Planet Wars of 2010: all that arrive meet at once.",
        "Como en el concurso Planet Wars de 2010: cuantos llegan se enfrentan a la vez.",
        "rules PlanetWars";
}

names! {
    pub(crate) TRAVELS: Travel;
    "Round" ["Redondeo"] => Travel::Round,
        "The distance as the crow flies, rounded.",
        "La distancia en línea recta, redondeada.",
        "travels Round";
    "RoundTwice" ["DobleRedondeo"] => Travel::RoundTwice,
        "The distance rounded to two decimals, then rounded again.",
        "La distancia redondeada a dos decimales, y redondeada otra vez.",
        "travels RoundTwice";
    "RoundUp" ["Techo", "Ceil"] => Travel::Ceil,
        "The distance, rounded up.",
        "La distancia, redondeada hacia arriba.",
        "travels RoundUp";
    "Half" ["Mitad"] => Travel::Half,
        "Half the distance, rounded up.",
        "La mitad de la distancia, redondeada hacia arriba.",
        "travels Half";
    "Manhattan" [] => Travel::Manhattan,
        "Rows and columns added.",
        "Filas y columnas sumadas.",
        "travels Manhattan";
    "HalfManhattan" ["MedioManhattan"] => Travel::HalfManhattan,
        "Half of rows and columns added, rounded up.",
        "La mitad de filas y columnas sumadas, redondeada hacia arriba.",
        "travels HalfManhattan";
}

names! {
    pub(crate) BATTLES: Battle;
    "Proportional" ["Proporcional"] => Battle::Proportional,
        "Ships times kill rate against ships times kill rate; the winner keeps ships in proportion.",
        "Naves por letalidad contra naves por letalidad; quien gana conserva naves en proporción.",
        "fights Proportional";
    "Undivided" ["SinDividir"] => Battle::Undivided,
        "The same, but the difference itself is what is left.",
        "Lo mismo, pero queda la diferencia tal cual.",
        "fights Undivided";
    "Duel" ["Duelo"] => Battle::Duel,
        "Shot by shot, with dice; the defender shoots first.",
        "Disparo a disparo, con dados; el defensor dispara primero.",
        "fights Duel";
    "Melee" ["Refriega"] => Battle::Melee,
        "All that arrive in a turn meet at once: the largest force less the second. Kill rates do not matter.",
        "Cuantos llegan en un turno se enfrentan a la vez: la fuerza mayor menos la segunda. La letalidad no cuenta.",
        "fights Melee";
}

names! {
    pub(crate) BUILDINGS: Building;
    "AfterLandings" ["TrasAterrizar"] => Building::AfterLandings,
        "Planets build ships after fleets have landed.",
        "Los planetas construyen naves después de que aterricen las flotas.",
        "builds AfterLandings";
    "BeforeLandings" ["AntesDeAterrizar"] => Building::BeforeLandings,
        "Planets build ships before fleets land.",
        "Los planetas construyen naves antes de que aterricen las flotas.",
        "builds BeforeLandings";
}

names! {
    pub(crate) FIRST_BUILDINGS: bool;
    "AfterOrders" ["TrasOrdenar"] => false,
        "The first orders come before anything is built.",
        "Las primeras órdenes se dan antes de construir nada.",
        "first_building AfterOrders";
    "BeforeOrders" ["AntesDeOrdenar"] => true,
        "Planets build once before the first orders.",
        "Los planetas construyen una vez antes de las primeras órdenes.",
        "first_building BeforeOrders";
}

names! {
    pub(crate) GROWTHS: Growth;
    "Never" ["Nunca"] => Growth::Never,
        "Production stays as it is.",
        "La producción no cambia.",
        "accumulates Never";
    "Before" ["Antes"] => Growth::Before,
        "Production grows by one each turn, before the ships are built.",
        "La producción crece en uno cada turno, antes de construir las naves.",
        "accumulates Before";
    "After" ["Despues", "Después"] => Growth::After,
        "Production grows by one each turn, after the ships are built.",
        "La producción crece en uno cada turno, después de construir las naves.",
        "accumulates After";
}

names! {
    pub(crate) CAPTURED_PRODUCTION: bool;
    "Kept" ["SeConserva"] => false,
        "A captured planet keeps the production that it has grown to.",
        "Un planeta conquistado conserva la producción a la que ha crecido.",
        "accumulates Before captured_production Kept";
    "Reset" ["SeReinicia"] => true,
        "A captured planet falls back to its first production.",
        "Un planeta conquistado vuelve a su primera producción.",
        "accumulates After captured_production Reset";
}

names! {
    pub(crate) CAPTURED_BUILD: bool;
    "AtOnce" ["EnSeguida"] => true,
        "A planet builds in the turn in which it is captured.",
        "Un planeta construye en el turno en que se conquista.",
        "captured_builds AtOnce";
    "NextTurn" ["ElTurnoSiguiente"] => false,
        "A planet builds nothing in the turn in which it is captured.",
        "Un planeta no construye nada en el turno en que se conquista.",
        "captured_builds NextTurn";
}

pub(super) const RULES: ClauseWord = ClauseWord {
    takes: Takes::Name(PRESETS.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "rules",
        &["reglas"],
        Bilingual::new(
            "Which rules hold; each of the other clauses changes one of them.",
            "Qué reglas valen; cada una de las demás cláusulas cambia una de ellas.",
        ),
        "rules Kde",
    )
};

pub(super) const TRAVELS_CLAUSE: ClauseWord = ClauseWord {
    takes: Takes::Name(TRAVELS.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "travels",
        &["viaja"],
        Bilingual::new(
            "How many turns a fleet takes.",
            "Cuántos turnos tarda una flota.",
        ),
        "travels Half",
    )
};

pub(super) const FIGHTS: ClauseWord = ClauseWord {
    takes: Takes::Name(BATTLES.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "fights",
        &["combate"],
        Bilingual::new(
            "How it is decided whether a planet falls.",
            "Cómo se decide si cae un planeta.",
        ),
        "fights Duel",
    )
};

pub(super) const BUILDS: ClauseWord = ClauseWord {
    takes: Takes::Name(BUILDINGS.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "builds",
        &["construye"],
        Bilingual::new(
            "When planets build ships.",
            "Cuándo construyen naves los planetas.",
        ),
        "builds AfterLandings",
    )
};

pub(super) const FIRST_BUILDING: ClauseWord = ClauseWord {
    takes: Takes::Name(FIRST_BUILDINGS.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "first_building",
        &["primera_construccion", "primera_construcción"],
        Bilingual::new(
            "When planets build for the first time.",
            "Cuándo construyen los planetas por primera vez.",
        ),
        "first_building BeforeOrders",
    )
};

/// The name of planets of nobody that build by their own production.
pub(crate) const OWN: &str = "Own";

const NEUTRAL_BUILDINGS: &[NameWord] = &[
    NameWord {
        word: Word {
            name: OWN,
            others: &["Propia"],
            doc: Bilingual::new(
                "As many ships as the production of the planet says.",
                "Tantas naves como dice la producción del planeta.",
            ),
            example: "neutrals_build Own",
        },
        args: &[],
    },
    NameWord {
        word: Word {
            name: "Same",
            others: &["Igual"],
            doc: Bilingual::new(
                "This many ships on every planet of nobody, whatever its production says.",
                "Estas naves en cada planeta de nadie, diga lo que diga su producción.",
            ),
            example: "neutrals_build Same(1)",
        },
        args: &[ArgWord {
            name: "ships",
            takes: ArgTakes::Number {
                min: -SHIPS_MAX,
                max: SHIPS_MAX,
            },
            needed: true,
        }],
    },
];

pub(super) const NEUTRALS_BUILD: ClauseWord = ClauseWord {
    takes: Takes::Name(NEUTRAL_BUILDINGS),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "neutrals_build",
        &["neutrales_construyen"],
        Bilingual::new(
            "How many ships planets of nobody build each turn.",
            "Cuántas naves construyen cada turno los planetas de nadie.",
        ),
        "neutrals_build Same(1)",
    )
};

pub(super) const ACCUMULATES: ClauseWord = ClauseWord {
    takes: Takes::Name(GROWTHS.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "accumulates",
        &["acumula"],
        Bilingual::new(
            "Whether production grows each turn.",
            "Si la producción crece cada turno.",
        ),
        "accumulates Before",
    )
};

pub(super) const CAPTURED_PRODUCTION_CLAUSE: ClauseWord = ClauseWord {
    takes: Takes::Name(CAPTURED_PRODUCTION.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "captured_production",
        &["produccion_conquistada", "producción_conquistada"],
        Bilingual::new(
            "What becomes of the production that a captured planet has grown to.",
            "Qué pasa con la producción a la que ha crecido un planeta conquistado.",
        ),
        "accumulates After captured_production Reset",
    )
};

pub(super) const CAPTURED_BUILDS: ClauseWord = ClauseWord {
    takes: Takes::Name(CAPTURED_BUILD.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "captured_builds",
        &["conquistado_construye"],
        Bilingual::new(
            "Whether a planet builds in the turn in which it is captured.",
            "Si un planeta construye en el turno en que se conquista.",
        ),
        "captured_builds NextTurn",
    )
};
