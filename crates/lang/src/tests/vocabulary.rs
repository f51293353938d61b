//! A small vocabulary to test with; it only resembles a real family.

use crate::{
    ArgTakes, ArgWord, Bilingual, ClauseWord, KindWord, NameWord, Takes, Times, VariableKind,
    VariableWord, Vocabulary, Word,
};

pub(super) static VOCABULARY: Vocabulary = Vocabulary {
    kinds: &[
        KindWord {
            word: word("Domino", &["Dominó"], "new Domino called \"Block\""),
            clauses: CLAUSES,
            named: true,
        },
        KindWord {
            word: word("Note", &["Nota"], "new Note"),
            clauses: &[],
            named: false,
        },
    ],
    open: None,
};

const CLAUSES: &[ClauseWord] = &[
    clause(
        word("with_tiles", &["con_fichas"], "with_tiles Doubles(6)"),
        Takes::Name(TILES),
        Times::Once,
    ),
    clause(
        word("for_players", &["para_jugadores"], "for_players 2..4"),
        Takes::NumberOrRange { min: 1, max: 8 },
        Times::Once,
    ),
    ClauseWord {
        needed: true,
        ..clause(
            word("deals", &["reparte"], "deals 7"),
            Takes::Number { min: 1, max: 30 },
            Times::Once,
        )
    },
    ClauseWord {
        variables: VARIABLES,
        ..clause(
            word("turns", &["gira"], "turns Clockwise"),
            Takes::Name(TURNS),
            Times::Rules,
        )
    },
    clause(
        word("ends", &["acaba"], "ends Out or Blocked"),
        Takes::AnyOf(ENDS),
        Times::Once,
    ),
    ClauseWord {
        variables: VARIABLES,
        ..clause(
            word("begins", &["comienza"], "begins Winner"),
            Takes::Name(BEGINS),
            Times::List,
        )
    },
    clause(
        word("matches", &["casa"], "matches Equal or SumIs(7)"),
        Takes::Combined(MATCHES),
        Times::Once,
    ),
    ClauseWord {
        variables: VARIABLES,
        ..clause(
            word("gains", &["gana"], "gains hand.points / 5"),
            Takes::Amount,
            Times::List,
        )
    },
    ClauseWord {
        variables: VARIABLES,
        ..clause(
            word("opens", &["abre"], "opens 6|6"),
            Takes::Faces,
            Times::List,
        )
    },
    clause(
        word("says", &["dice"], "says \"hello\""),
        Takes::Text,
        Times::Once,
    ),
    clause(
        word("notes", &["apunta"], "notes Anything"),
        Takes::Free,
        Times::List,
    ),
    clause(
        word("open", &["abierto"], "open"),
        Takes::Nothing,
        Times::Once,
    ),
    clause(
        word("Actions", &["Acciones"], "Actions { Draw(2) }"),
        Takes::Block,
        Times::Once,
    ),
];

const TILES: &[NameWord] = &[
    NameWord {
        word: word("Doubles", &["Dobles"], "with_tiles Doubles(6)"),
        args: &[arg("top", ArgTakes::Number { min: 0, max: 18 })],
    },
    NameWord {
        word: word("Without", &["Sin"], "with_tiles Without(6|6, Doubles(6))"),
        args: &[
            arg("tile", ArgTakes::Faces),
            ArgWord {
                needed: false,
                ..arg("of", ArgTakes::Name(PLAIN_TILES))
            },
        ],
    },
];

const PLAIN_TILES: &[NameWord] = &[NameWord {
    word: word("Plain", &["Llano"], "Plain"),
    args: &[],
}];

const TURNS: &[NameWord] = &[
    NameWord {
        word: word("Clockwise", &["Derecha"], "turns Clockwise"),
        args: &[],
    },
    NameWord {
        word: word("Reverse", &["Vuelta"], "turns Reverse when last_passed"),
        args: &[],
    },
];

const ENDS: &[NameWord] = &[
    NameWord {
        word: word("Out", &["Pegado"], "ends Out"),
        args: &[],
    },
    NameWord {
        word: word("Blocked", &["Tranque"], "ends Blocked"),
        args: &[],
    },
];

const MATCHES: &[NameWord] = &[
    NameWord {
        word: word("Equal", &["Igual"], "matches Equal"),
        args: &[],
    },
    NameWord {
        word: word("SumIs", &["Suma"], "matches SumIs(7)"),
        args: &[arg("sum", ArgTakes::Number { min: 0, max: 99 })],
    },
    NameWord {
        word: word("BothAbove", &["Ambas"], "matches not BothAbove(5)"),
        args: &[arg("face", ArgTakes::Number { min: 0, max: 99 })],
    },
];

const BEGINS: &[NameWord] = &[
    NameWord {
        word: word("Holder", &["Dueño"], "begins Holder(6|6)"),
        args: &[arg("tile", ArgTakes::Faces)],
    },
    NameWord {
        word: word("Winner", &["Ganador"], "begins Winner"),
        args: &[],
    },
];

pub(super) const VARIABLES: &[VariableWord] = &[
    VariableWord {
        word: word(
            "last_passed",
            &["anterior_paso"],
            "turns Reverse when last_passed",
        ),
        kind: VariableKind::Truth,
    },
    VariableWord {
        word: word(
            "hand_number",
            &["numero_de_mano"],
            "begins Holder(6|6) when hand_number = 1",
        ),
        kind: VariableKind::Number,
    },
    VariableWord {
        word: word(
            "hand.points",
            &["mano.puntos"],
            "turns Reverse when hand.points > 25",
        ),
        kind: VariableKind::Number,
    },
];

const fn word(name: &'static str, others: &'static [&'static str], example: &'static str) -> Word {
    Word {
        name,
        others,
        doc: Bilingual::new("A word.", "Una palabra."),
        example,
    }
}

const fn clause(word: Word, takes: Takes, times: Times) -> ClauseWord {
    ClauseWord {
        word,
        takes,
        times,
        needed: false,
        variables: &[],
    }
}

const fn arg(name: &'static str, takes: ArgTakes) -> ArgWord {
    ArgWord {
        name,
        takes,
        needed: true,
    }
}
