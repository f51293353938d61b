//! The variables of conditions, and what each stands for.
//!
//! All clauses share one list, so that a variable has the same slot everywhere;
//! a clause that knows less uses the beginning of the list.

use tapete_lang::{Bilingual, VariableKind, VariableWord, Word};

/// Lists the variables once: their slots and [`ALL`] both come of it.
macro_rules! variables {
    ($($name:ident),* $(,)?) => {
        /// The slot of each variable: its index in [`ALL`].
        pub(crate) mod slot {
            #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
            enum Slot {
                $($name,)*
            }

            $(pub(crate) const $name: usize = Slot::$name as usize;)*
        }

        /// Every variable, in the order of their slots.
        pub(crate) const ALL: &[VariableWord] = &[$($name),*];
    };
}

variables! {
    PLAYERS,
    HAND_NUMBER,
    LAST_PASSED,
    TABLE_TILES,
    OUT,
    BLOCKED,
    STOPPED,
    HAND_TILES,
    HAND_POINTS,
    HAND_DOUBLES,
    STOCK_TILES,
    OWN_TURNS,
    OWN_PASSES,
    OWN_SCORE,
    TEAM_PASSES,
    MOST_PASSES,
    ALL_PASSES,
    PASSES_ROW,
    PASSED_TWICE,
    PASSER_AGAIN,
    STUCK,
    TEAM_OUT,
    HANDS_EQUAL,
    BEST_SCORE,
    OTHERS_SCORE,
    ENDS_TOTAL,
    ENDS_COUNT,
    ENDS_EQUAL,
    ENDS_DOUBLES,
    PLAYED_DOUBLE,
    PLAYED_POINTS,
    PLAYED_HIGH,
    PLAYED_LOW,
    PLAYED_EDGES,
    CAPICUA,
    OPENING_PASSED,
    OTHERS_PASSED,
    ARMS_STARTED,
    PENDING,
    BRIDGE,
    CLOSED,
    DRAWN,
    TILE_DOUBLE,
    TILE_POINTS,
    TILE_HIGH,
    TILE_LOW,
    DOUBLES_MOST,
    LEFT_POINTS,
    ENDS_SAME,
    MATCH_PASSES,
    ENDS_SUM,
    ARM_OWN,
    ARM_PREVIOUS,
    ARM_OTHERS,
}

// What a game asks is kept in one bit for each variable.
const _: () = assert!(ALL.len() <= 64);

/// The variables that only those know who see all hands.
pub(crate) const OF_ALL_HANDS: [usize; 4] = [
    slot::STUCK,
    slot::HANDS_EQUAL,
    slot::DOUBLES_MOST,
    slot::LEFT_POINTS,
];

/// The variables of what is settled before a hand is dealt.
pub(crate) const OF_PLAYERS: &[VariableWord] = &[PLAYERS];

/// The variables of what is settled when a hand begins.
pub(crate) const OF_HAND: &[VariableWord] = &[PLAYERS, HAND_NUMBER];

pub(crate) const PLAYERS: VariableWord = number(
    "players",
    &["jugadores"],
    "How many players there are.",
    "Cuántos jugadores hay.",
    "deals 7 when players = 2",
);

pub(crate) const HAND_NUMBER: VariableWord = number(
    "hand_number",
    &["numero_de_mano", "número_de_mano"],
    "Which hand of the match this is, from 1.",
    "Qué mano de la partida es esta, desde 1.",
    "begins Winner when hand_number > 1",
);

pub(crate) const LAST_PASSED: VariableWord = truth(
    "last_passed",
    &["ultimo_se_paso", "último_se_pasó"],
    "Whether the turn just taken was a pass.",
    "Si en el último turno alguien se pasó.",
    "turns Reverse when last_passed",
);

pub(crate) const TABLE_TILES: VariableWord = number(
    "table.tiles",
    &["mesa.fichas"],
    "How many tiles lie on the table.",
    "Cuántas fichas hay en la mesa.",
    "turns Reverse when table.tiles = 10",
);

pub(crate) const OUT: VariableWord = truth(
    "out",
    &["pegada"],
    "Whether the seat concerned has placed its last tile; at the end of a hand, whether somebody has.",
    "Si el asiento en cuestión puso su última ficha; al final de la mano, si alguien la puso.",
    "wins WhoIsOut when out",
);

pub(crate) const BLOCKED: VariableWord = truth(
    "blocked",
    &["tranque"],
    "Whether the hand ended in a block.",
    "Si la mano terminó en tranque.",
    "wins LowestHand when blocked",
);

pub(crate) const STOPPED: VariableWord = truth(
    "stopped",
    &["parada"],
    "Whether the hand ended because a `stops` line held.",
    "Si la mano terminó porque se cumplió una línea `para`.",
    "wins MostPoints when stopped",
);

pub(crate) const HAND_TILES: VariableWord = number(
    "hand.tiles",
    &["mano.fichas"],
    "How many tiles the seat concerned holds.",
    "Cuántas fichas tiene el asiento en cuestión.",
    "passes Freely when hand.tiles = 1",
);

pub(crate) const HAND_POINTS: VariableWord = number(
    "hand.points",
    &["mano.puntos"],
    "How many points the seat concerned holds.",
    "Cuántos puntos tiene en la mano el asiento en cuestión.",
    "stops when hand.points > 60",
);

pub(crate) const HAND_DOUBLES: VariableWord = number(
    "hand.doubles",
    &["mano.dobles"],
    "How many doubles the seat concerned holds.",
    "Cuántos dobles tiene el asiento en cuestión.",
    "passes Freely when hand.doubles > 3",
);

pub(crate) const STOCK_TILES: VariableWord = number(
    "stock.tiles",
    &["pozo.fichas"],
    "How many tiles are in the stock.",
    "Cuántas fichas hay en el pozo.",
    "pass_costs 10 when stock.tiles > 0",
);

pub(crate) const OWN_TURNS: VariableWord = number(
    "own.turns",
    &["propio.turnos"],
    "How many turns the seat concerned has taken in this hand.",
    "Cuántos turnos ha tenido en esta mano el asiento en cuestión.",
    "matches Rare when own.turns > 3",
);

pub(crate) const OWN_PASSES: VariableWord = number(
    "own.passes",
    &["propio.pasadas"],
    "How many times the seat concerned has passed in this hand.",
    "Cuántas veces se ha pasado en esta mano el asiento en cuestión.",
    "stops when own.passes = 3",
);

pub(crate) const OWN_SCORE: VariableWord = number(
    "own.score",
    &["propio.tantos"],
    "The score of the seat's team.",
    "Los tantos del equipo del asiento.",
    "gains 5 when own.score < 50",
);

pub(crate) const TEAM_PASSES: VariableWord = number(
    "team.passes",
    &["equipo.pasadas"],
    "How many times the team that passed most has passed in this hand.",
    "Cuántas veces se ha pasado en esta mano el equipo que más.",
    "stops when team.passes = 5",
);

pub(crate) const MOST_PASSES: VariableWord = number(
    "most.passes",
    &["mas.pasadas", "más.pasadas"],
    "How many times the seat that passed most has passed in this hand.",
    "Cuántas veces se ha pasado en esta mano el asiento que más.",
    "stops when most.passes = 2",
);

pub(crate) const ALL_PASSES: VariableWord = number(
    "all.passes",
    &["todas.pasadas"],
    "How many passes there have been in this hand.",
    "Cuántas pasadas ha habido en esta mano.",
    "turns Reverse when last_passed and all.passes % 3 = 0 turns Clockwise",
);

pub(crate) const PASSES_ROW: VariableWord = number(
    "passes.row",
    &["pasadas.seguidas"],
    "How many passes there have been since the last tile was placed.",
    "Cuántas pasadas ha habido desde la última ficha puesta.",
    "turns Reverse when passes.row = 2",
);

pub(crate) const PASSED_TWICE: VariableWord = number(
    "passed_twice",
    &["pasados_dos_veces"],
    "How many seats have passed twice or more in this hand.",
    "Cuántos asientos se han pasado dos veces o más en esta mano.",
    "stops when 2 * passed_twice >= players",
);

pub(crate) const PASSER_AGAIN: VariableWord = truth(
    "passer_again",
    &["vuelve_al_que_paso", "vuelve_al_que_pasó"],
    "Whether a run of passes has come back to the seat that passed first.",
    "Si una serie de pasadas volvió a quien se pasó primero.",
    "stops when passer_again",
);

pub(crate) const STUCK: VariableWord = truth(
    "stuck",
    &["nadie_puede"],
    "Whether no seat has a tile that it could place.",
    "Si ningún asiento tiene una ficha que pueda poner.",
    "stops when stuck and table.tiles > 0",
);

pub(crate) const TEAM_OUT: VariableWord = truth(
    "team_out",
    &["equipo_pegado"],
    "Whether some team holds no tile.",
    "Si algún equipo no tiene fichas.",
    "stops when team_out",
);

pub(crate) const HANDS_EQUAL: VariableWord = truth(
    "hands.equal",
    &["manos.iguales"],
    "Whether all hands are worth the same.",
    "Si todas las manos valen lo mismo.",
    "stops when hands.equal and table.tiles > 4",
);

pub(crate) const BEST_SCORE: VariableWord = number(
    "best.score",
    &["mejor.tantos"],
    "The highest score of a team.",
    "Los tantos del equipo que más tiene.",
    "stops when best.score >= 100",
);

pub(crate) const OTHERS_SCORE: VariableWord = number(
    "others.score",
    &["otros.tantos"],
    "The highest score of another team than the seat's own.",
    "Los tantos del mejor de los demás equipos.",
    "score_times 2 when others.score = 0",
);

pub(crate) const ENDS_TOTAL: VariableWord = number(
    "ends.total",
    &["puntas.total"],
    "The sum of the open ends; a double at an end counts twice.",
    "La suma de las puntas; un doble en una punta cuenta dos veces.",
    "gains ends.total when ends.total % 5 = 0",
);

pub(crate) const ENDS_COUNT: VariableWord = number(
    "ends.count",
    &["puntas.cantidad"],
    "How many open ends there are.",
    "Cuántas puntas hay.",
    "gains 1 when ends.count > 4",
);

pub(crate) const ENDS_EQUAL: VariableWord = truth(
    "ends.equal",
    &["puntas.iguales"],
    "Whether there are two open ends or more, and all show the same.",
    "Si hay dos puntas o más y todas muestran lo mismo.",
    "gains 2 when ends.equal",
);

pub(crate) const ENDS_DOUBLES: VariableWord = number(
    "ends.doubles",
    &["puntas.dobles"],
    "How many open ends are doubles that end a line.",
    "Cuántas puntas son dobles que cierran una línea.",
    "gains 3 when ends.equal and ends.doubles = 1",
);

pub(crate) const PLAYED_DOUBLE: VariableWord = truth(
    "played.double",
    &["jugada.doble"],
    "Whether the tile just placed is a double.",
    "Si la ficha recién puesta es un doble.",
    "turns Again when played.double",
);

pub(crate) const PLAYED_POINTS: VariableWord = number(
    "played.points",
    &["jugada.puntos"],
    "The points of the tile just placed; 0 after a pass.",
    "Los puntos de la ficha recién puesta; 0 tras una pasada.",
    "gains played.points",
);

pub(crate) const PLAYED_HIGH: VariableWord = number(
    "played.high",
    &["jugada.mayor"],
    "The highest face of the tile just placed; -1 after a pass.",
    "La cara mayor de la ficha recién puesta; -1 tras una pasada.",
    "hand_gains 100 when played.high = 0",
);

pub(crate) const PLAYED_LOW: VariableWord = number(
    "played.low",
    &["jugada.menor"],
    "The lowest face of the tile just placed; -1 after a pass.",
    "La cara menor de la ficha recién puesta; -1 tras una pasada.",
    "stops when played.low = 6",
);

pub(crate) const PLAYED_EDGES: VariableWord = number(
    "played.edges",
    &["jugada.lados"],
    "How many edges the tile just placed shares with others, in a grid.",
    "Cuántos lados comparte con otras la ficha recién puesta, en una cuadrícula.",
    "gains 5 when played.edges = 2",
);

pub(crate) const CAPICUA: VariableWord = truth(
    "capicua",
    &["capicúa"],
    "Whether the tile just placed was its seat's last and fitted at two ends.",
    "Si la ficha recién puesta era la última de su asiento y cabía en dos puntas.",
    "hand_gains 100 when capicua and not played.double",
);

pub(crate) const OPENING_PASSED: VariableWord = truth(
    "opening_passed",
    &["paso_a_la_salida", "pasó_a_la_salida"],
    "Whether the turn just taken was a pass on the very first tile, by the seat after the one that opened.",
    "Si en el último turno se pasó, ante la primera ficha, quien sigue al que salió.",
    "pass_gains 25 when opening_passed",
);

pub(crate) const OTHERS_PASSED: VariableWord = truth(
    "others_passed",
    &["los_demas_pasaron", "los_demás_pasaron"],
    "Whether every other seat has just passed, one after the other.",
    "Si todos los demás acaban de pasarse, uno tras otro.",
    "pass_gains 25 when others_passed",
);

pub(crate) const ARMS_STARTED: VariableWord = number(
    "arms.started",
    &["brazos.empezados"],
    "How many arms have begun.",
    "Cuántos brazos han empezado.",
    "plays_on AnyArm when arms.started = players",
);

pub(crate) const PENDING: VariableWord = truth(
    "pending",
    &["pendiente"],
    "Whether a double or the first tile still demands tiles.",
    "Si un doble o la primera ficha todavía exige fichas.",
    "passes Freely when pending",
);

pub(crate) const BRIDGE: VariableWord = truth(
    "bridge",
    &["puente"],
    "Whether the tile just placed touches others with a corner besides its only edge, in a grid.",
    "Si la ficha recién puesta toca otras con una punta además de su único lado, en una cuadrícula.",
    "gains 40 when bridge",
);

pub(crate) const CLOSED: VariableWord = number(
    "closed",
    &["cerrados"],
    "How many corners the tile just placed has closed all round, in a grid: in one of triangles, hexagons.",
    "Cuántos vértices ha cerrado del todo la ficha recién puesta, en una cuadrícula: en la de triángulos, hexágonos.",
    "gains 40 + 10 * closed when closed > 0",
);

pub(crate) const DRAWN: VariableWord = number(
    "drawn",
    &["robadas"],
    "How many tiles the seat concerned drew in this turn.",
    "Cuántas fichas robó en este turno el asiento en cuestión.",
    "pass_costs 10 when drawn = 3",
);

pub(crate) const TILE_DOUBLE: VariableWord = truth(
    "tile.double",
    &["ficha.doble"],
    "Whether the tile in question is a double; for conditions on which tiles may be played.",
    "Si la ficha en cuestión es un doble; para condiciones sobre qué fichas se pueden jugar.",
    "plays_on AnyArm when tile.double",
);

pub(crate) const TILE_POINTS: VariableWord = number(
    "tile.points",
    &["ficha.puntos"],
    "The points of the tile in question.",
    "Los puntos de la ficha en cuestión.",
    "matches Rare when tile.points > 9",
);

pub(crate) const TILE_HIGH: VariableWord = number(
    "tile.high",
    &["ficha.mayor"],
    "The highest face of the tile in question.",
    "La cara mayor de la ficha en cuestión.",
    "matches Congruent(2) when tile.high = 6",
);

pub(crate) const TILE_LOW: VariableWord = number(
    "tile.low",
    &["ficha.menor"],
    "The lowest face of the tile in question.",
    "La cara menor de la ficha en cuestión.",
    "matches Congruent(3) when tile.low = 0",
);

pub(crate) const DOUBLES_MOST: VariableWord = number(
    "doubles.most",
    &["dobles.maximo", "dobles.máximo"],
    "How many doubles the hand with most of them has.",
    "Cuántos dobles tiene la mano que más tiene.",
    "redeals when doubles.most >= 5",
);

pub(crate) const LEFT_POINTS: VariableWord = number(
    "left.points",
    &["quedan.puntos"],
    "What all hands together still count.",
    "Lo que cuentan todavía todas las manos juntas.",
    "scores Nothing hand_gains (left.points + 9) / 10",
);

pub(crate) const ENDS_SAME: VariableWord = number(
    "ends.same",
    &["puntas.repetidas"],
    "How many open ends show the value that most of them show.",
    "Cuántas puntas muestran el valor que más se repite en ellas.",
    "gains ends.same when ends.same > 1",
);

pub(crate) const MATCH_PASSES: VariableWord = number(
    "match.passes",
    &["partida.pasadas"],
    "How many passes there have been in the whole match.",
    "Cuántas pasadas ha habido en toda la partida.",
    "pass_gains 2 when match.passes = 1",
);

pub(crate) const ENDS_SUM: VariableWord = number(
    "ends.sum",
    &["puntas.suma"],
    "The sum of the open ends; every end counts once, also a double.",
    "La suma de las puntas; cada punta cuenta una vez, también un doble.",
    "gains ends.sum when ends.sum % 5 = 0",
);

pub(crate) const ARM_OWN: VariableWord = truth(
    "arm.own",
    &["brazo.propio"],
    "Whether the tile in question would go on the seat's own arm.",
    "Si la ficha en cuestión iría en el brazo propio.",
    "on_table PlayerArms matches Rare when arm.own matches Equal",
);

pub(crate) const ARM_PREVIOUS: VariableWord = truth(
    "arm.previous",
    &["brazo.anterior"],
    "Whether the tile in question would go on the arm of the seat before.",
    "Si la ficha en cuestión iría en el brazo del asiento anterior.",
    "on_table PlayerArms forbids Doubles when arm.previous plays_on AnyArm",
);

pub(crate) const ARM_OTHERS: VariableWord = truth(
    "arm.others",
    &["brazo.ajeno"],
    "Whether the tile in question would go on an arm that is neither the seat's own nor that of the seat before.",
    "Si la ficha en cuestión iría en un brazo que no es el propio ni el del asiento anterior.",
    "on_table PlayerArms wild Doubles when arm.others plays_on AnyArm",
);

/// Returns a variable that is a number.
pub(crate) const fn number(
    name: &'static str,
    others: &'static [&'static str],
    en: &'static str,
    es: &'static str,
    example: &'static str,
) -> VariableWord {
    variable(VariableKind::Number, name, others, en, es, example)
}

const fn truth(
    name: &'static str,
    others: &'static [&'static str],
    en: &'static str,
    es: &'static str,
    example: &'static str,
) -> VariableWord {
    variable(VariableKind::Truth, name, others, en, es, example)
}

const fn variable(
    kind: VariableKind,
    name: &'static str,
    others: &'static [&'static str],
    en: &'static str,
    es: &'static str,
    example: &'static str,
) -> VariableWord {
    VariableWord {
        word: Word {
            name,
            others,
            doc: Bilingual::new(en, es),
            example,
        },
        kind,
    }
}

/// Returns the variables that are known before a hand is dealt.
pub(crate) fn hand_slots(n_seats: usize, hand_number: u32) -> impl Fn(usize) -> i64 + Copy {
    move |index| match index {
        slot::PLAYERS => n_seats as i64,
        slot::HAND_NUMBER => i64::from(hand_number),
        _ => 0,
    }
}
