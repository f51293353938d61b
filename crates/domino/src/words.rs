//! The vocabulary of dominoes: kinds, clauses and the variables of conditions.
//!
//! The names that a clause takes are declared beside what they do, one file
//! per choice, in the folders of the rule kinds.

use tapete_lang::{
    ArgTakes, ArgWord, Bilingual, ClauseWord, KindWord, NameWord, Takes, Times, VariableKind,
    VariableWord, Vocabulary, Word,
};

use crate::state::{HANDS_MAX, How, State};
use crate::tile::FACE_MAX;
use crate::{begins, bots, draws, ends, matching, scores, tables, ties, turns, wins};

/// The words that the family brings.
pub static VOCABULARY: Vocabulary = Vocabulary {
    kinds: &[DOMINO, bots::BOT],
};

/// The most moves that a text may allow a match.
pub(crate) const MOVES_MAX: i64 = 1_000_000;

/// The most points that a match may be played to.
const TARGET_MAX: i64 = 1_000_000;

const DOMINO: KindWord = KindWord {
    word: Word {
        name: "Domino",
        others: &["Dominó"],
        doc: Bilingual::new("A game of dominoes.", "Un juego de dominó."),
        example: "new Domino called \"Block\" with_tiles Doubles(6) for_players 4 deals 7",
    },
    named: true,
    clauses: &[
        ClauseWord {
            word: Word {
                name: "with_tiles",
                others: &["con_fichas"],
                doc: Bilingual::new("The set of tiles.", "El juego de fichas."),
                example: "with_tiles Doubles(6)",
            },
            takes: Takes::Name(TILE_SETS),
            times: Times::Once,
            needed: true,
            variables: &[],
        },
        ClauseWord {
            word: Word {
                name: "for_players",
                others: &["para_jugadores"],
                doc: Bilingual::new(
                    "How many players there are: a number, or a range such as 2..4.",
                    "Cuántos jugadores hay: un número, o un intervalo como 2..4.",
                ),
                example: "for_players 2..4",
            },
            takes: Takes::NumberOrRange {
                min: 2,
                max: HANDS_MAX as i64,
            },
            times: Times::Once,
            needed: true,
            variables: &[],
        },
        ClauseWord {
            word: Word {
                name: "in_teams_of",
                others: &["en_equipos_de"],
                doc: Bilingual::new(
                    "How many seats play together; partners sit opposite. Without it, everybody plays alone.",
                    "Cuántos asientos juegan juntos; los compañeros se sientan enfrente. Sin esta cláusula, cada uno juega solo.",
                ),
                example: "for_players 4 in_teams_of 2",
            },
            takes: Takes::Number {
                min: 1,
                max: HANDS_MAX as i64 / 2,
            },
            times: Times::Once,
            needed: false,
            variables: &[],
        },
        ClauseWord {
            word: Word {
                name: "deals",
                others: &["reparte"],
                doc: Bilingual::new(
                    "How many tiles each seat gets.",
                    "Cuántas fichas recibe cada asiento.",
                ),
                example: "deals 7 when players = 2 deals 5",
            },
            takes: Takes::Number { min: 1, max: 54 },
            times: Times::Rules,
            needed: true,
            variables: &[PLAYERS],
        },
        ClauseWord {
            word: Word {
                name: "on_table",
                others: &["en_mesa"],
                doc: Bilingual::new(
                    "The shape that tiles form; a line if nothing is said.",
                    "La forma que hacen las fichas; una línea si no se dice nada.",
                ),
                example: "on_table Line",
            },
            takes: Takes::Name(tables::NAMES),
            times: Times::Once,
            needed: false,
            variables: &[],
        },
        ClauseWord {
            word: Word {
                name: "matches",
                others: &["casa"],
                doc: Bilingual::new(
                    "Which faces may touch; equal ones if nothing is said.",
                    "Qué caras pueden tocarse; las iguales si no se dice nada.",
                ),
                example: "matches Equal",
            },
            takes: Takes::Name(matching::NAMES),
            times: Times::Once,
            needed: false,
            variables: &[],
        },
        ClauseWord {
            word: Word {
                name: "draws",
                others: &["roba"],
                doc: Bilingual::new(
                    "What a seat that cannot play takes from the stock; nothing if nothing is said.",
                    "Qué toma del pozo quien no puede jugar; nada si no se dice nada.",
                ),
                example: "draws UntilPlayable",
            },
            takes: Takes::Name(draws::NAMES),
            times: Times::Once,
            needed: false,
            variables: &[],
        },
        ClauseWord {
            word: Word {
                name: "keeps",
                others: &["guarda"],
                doc: Bilingual::new(
                    "How many tiles of the stock are never drawn.",
                    "Cuántas fichas del pozo no se roban nunca.",
                ),
                example: "draws UntilPlayable keeps 2",
            },
            takes: Takes::Number { min: 0, max: 54 },
            times: Times::Rules,
            needed: false,
            variables: &[PLAYERS],
        },
        ClauseWord {
            word: Word {
                name: "begins",
                others: &["sale"],
                doc: Bilingual::new(
                    "Who opens a hand; seat 0 with any tile if nothing is said.",
                    "Quién sale en una mano; el asiento 0 con cualquier ficha si no se dice nada.",
                ),
                example: "begins Holder(6|6) when hand_number = 1 begins Winner",
            },
            takes: Takes::Name(begins::NAMES),
            times: Times::Rules,
            needed: false,
            variables: &[PLAYERS, HAND_NUMBER],
        },
        ClauseWord {
            word: Word {
                name: "turns",
                others: &["turno"],
                doc: Bilingual::new(
                    "Who acts after a turn; the next seat if nothing is said.",
                    "A quién le toca después de un turno; al asiento siguiente si no se dice nada.",
                ),
                example: "turns Reverse when last_passed turns Clockwise",
            },
            takes: Takes::Name(turns::NAMES),
            times: Times::Rules,
            needed: false,
            variables: &[PLAYERS, HAND_NUMBER, LAST_PASSED, TABLE_TILES],
        },
        ClauseWord {
            word: Word {
                name: "ends",
                others: &["termina"],
                doc: Bilingual::new(
                    "What ends a hand; out or blocked if nothing is said.",
                    "Qué termina una mano; la pegada o el tranque si no se dice nada.",
                ),
                example: "ends Out or Blocked",
            },
            takes: Takes::AnyOf(ends::NAMES),
            times: Times::Once,
            needed: false,
            variables: &[],
        },
        ClauseWord {
            word: Word {
                name: "wins",
                others: &["gana"],
                doc: Bilingual::new(
                    "Who wins a hand; the fewest points if nothing is said.",
                    "Quién gana una mano; quien tenga menos puntos si no se dice nada.",
                ),
                example: "wins LowestHand when blocked wins WhoIsOut",
            },
            takes: Takes::Name(wins::NAMES),
            times: Times::Rules,
            needed: false,
            variables: &[PLAYERS, HAND_NUMBER, OUT, BLOCKED],
        },
        ClauseWord {
            word: Word {
                name: "ties",
                others: &["empata"],
                doc: Bilingual::new(
                    "Who wins a block in which the best are level; nobody if nothing is said.",
                    "Quién gana un tranque empatado; nadie si no se dice nada.",
                ),
                example: "ties Starter",
            },
            takes: Takes::Name(ties::NAMES),
            times: Times::Once,
            needed: false,
            variables: &[],
        },
        ClauseWord {
            word: Word {
                name: "scores",
                others: &["anota"],
                doc: Bilingual::new(
                    "What the winners of a hand score; the losers' points if nothing is said.",
                    "Qué anotan los ganadores de una mano; los puntos de los perdedores si no se dice nada.",
                ),
                example: "scores AllPoints when blocked scores LosersPoints",
            },
            takes: Takes::Name(scores::NAMES),
            times: Times::Rules,
            needed: false,
            variables: &[PLAYERS, HAND_NUMBER, OUT, BLOCKED],
        },
        ClauseWord {
            word: Word {
                name: "plays_to",
                others: &["juega_hasta"],
                doc: Bilingual::new(
                    "Hands are played until a team has this many points; without it, the match is one hand.",
                    "Se juegan manos hasta que un equipo tenga estos puntos; sin esta cláusula, la partida es una mano.",
                ),
                example: "plays_to 100",
            },
            takes: Takes::Number {
                min: 1,
                max: TARGET_MAX,
            },
            times: Times::Once,
            needed: false,
            variables: &[],
        },
        ClauseWord {
            word: Word {
                name: "turn_limit",
                others: &["limite_de_turnos", "límite_de_turnos"],
                doc: Bilingual::new(
                    "After this many moves the match ends in a tie; 10000 if nothing is said. Forced passes and draws are not moves.",
                    "Después de estas jugadas la partida termina en empate; 10000 si no se dice nada. Pasarse y robar por fuerza no son jugadas.",
                ),
                example: "turn_limit 500",
            },
            takes: Takes::Number {
                min: 1,
                max: MOVES_MAX,
            },
            times: Times::Once,
            needed: false,
            variables: &[],
        },
    ],
};

const TILE_SETS: &[NameWord] = &[NameWord {
    word: Word {
        name: "Doubles",
        others: &["Dobles"],
        doc: Bilingual::new(
            "Every pair of faces from 0 to this number, once: `Doubles(6)` has 28 tiles, `Doubles(9)` has 55.",
            "Cada par de caras de 0 a este número, una vez: `Dobles(6)` tiene 28 fichas, `Dobles(9)` tiene 55.",
        ),
        example: "with_tiles Doubles(9)",
    },
    args: &[ArgWord {
        name: "highest face",
        takes: ArgTakes::Number {
            min: 1,
            max: FACE_MAX as i64,
        },
        needed: true,
    }],
}];

pub(crate) const PLAYERS: VariableWord = VariableWord {
    word: Word {
        name: "players",
        others: &["jugadores"],
        doc: Bilingual::new("How many players there are.", "Cuántos jugadores hay."),
        example: "deals 7 when players = 2",
    },
    kind: VariableKind::Number,
};

const HAND_NUMBER: VariableWord = VariableWord {
    word: Word {
        name: "hand_number",
        others: &["numero_de_mano", "número_de_mano"],
        doc: Bilingual::new(
            "Which hand of the match this is, from 1.",
            "Qué mano de la partida es esta, desde 1.",
        ),
        example: "begins Winner when hand_number > 1",
    },
    kind: VariableKind::Number,
};

pub(crate) const LAST_PASSED: VariableWord = VariableWord {
    word: Word {
        name: "last_passed",
        others: &["ultimo_se_paso", "último_se_pasó"],
        doc: Bilingual::new(
            "Whether the turn just taken was a pass.",
            "Si en el último turno alguien se pasó.",
        ),
        example: "turns Reverse when last_passed",
    },
    kind: VariableKind::Truth,
};

pub(crate) const TABLE_TILES: VariableWord = VariableWord {
    word: Word {
        name: "table.tiles",
        others: &["mesa.fichas"],
        doc: Bilingual::new(
            "How many tiles lie on the table.",
            "Cuántas fichas hay en la mesa.",
        ),
        example: "turns Reverse when table.tiles = 10",
    },
    kind: VariableKind::Number,
};

const OUT: VariableWord = VariableWord {
    word: Word {
        name: "out",
        others: &["pegada"],
        doc: Bilingual::new(
            "Whether the hand ended because a seat is out.",
            "Si la mano terminó porque alguien se pegó.",
        ),
        example: "wins WhoIsOut when out",
    },
    kind: VariableKind::Truth,
};

const BLOCKED: VariableWord = VariableWord {
    word: Word {
        name: "blocked",
        others: &["tranque"],
        doc: Bilingual::new(
            "Whether the hand ended in a block.",
            "Si la mano terminó en tranque.",
        ),
        example: "wins LowestHand when blocked",
    },
    kind: VariableKind::Truth,
};

/// Returns the variables of `deals` and `begins`.
pub(crate) fn hand_slot(n_seats: usize, hand_number: u32) -> impl Fn(usize) -> i64 + Copy {
    move |slot| match slot {
        0 => n_seats as i64,
        _ => i64::from(hand_number),
    }
}

/// Returns the variables of `turns`.
pub(crate) fn turn_slot(n_seats: usize, state: &State) -> impl Fn(usize) -> i64 + Copy + use<> {
    let hand_number = i64::from(state.hand_number);
    let last_passed = i64::from(state.passes_in_a_row > 0);
    let table_tiles = state.placed.len() as i64;
    move |slot| match slot {
        0 => n_seats as i64,
        1 => hand_number,
        2 => last_passed,
        _ => table_tiles,
    }
}

/// Returns the variables of `wins` and `scores`.
pub(crate) fn end_slot(n_seats: usize, hand_number: u32, how: How) -> impl Fn(usize) -> i64 + Copy {
    move |slot| match slot {
        0 => n_seats as i64,
        1 => i64::from(hand_number),
        2 => i64::from(how == How::Out),
        _ => i64::from(how == How::Blocked),
    }
}
