//! The planets that a text lists.

use tapete_lang::{
    ArgTakes, ArgWord, Bilingual, ClauseWord, KindWord, NameWord, Takes, Times, Word, clause,
};

use crate::state::SHIPS_MAX;
use crate::travel::SIDE_MAX;

pub(super) const PLANET: KindWord = KindWord {
    word: Word {
        name: "Planet",
        others: &["Planeta"],
        doc: Bilingual::new(
            "A planet of the galaxy. Its name has 1 to 8 letters or digits, a letter first, for it is part of orders such as `A3B`.",
            "Un planeta de la galaxia. Su nombre tiene de 1 a 8 letras o cifras, una letra primero, pues forma parte de órdenes como `A3B`.",
        ),
        example: "new Planet called \"A\" at Cell(0, 0) owned_by \"Ana\" with_ships 10 produces 10 kills 0.4",
    },
    named: true,
    clauses: &[AT, OWNED_BY, WITH_SHIPS, PRODUCES, KILLS],
};

const AT: ClauseWord = ClauseWord {
    takes: Takes::Name(CELLS),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "at",
        &["en"],
        Bilingual::new(
            "Where the planet lies; on any free cell if nothing is said.",
            "Dónde está el planeta; en cualquier celda libre si no se dice nada.",
        ),
        "at Cell(0, 0)",
    )
};

const CELLS: &[NameWord] = &[NameWord {
    word: Word {
        name: "Cell",
        others: &["Celda"],
        doc: Bilingual::new(
            "The cell in this row and this column, both counted from 0, from the top left.",
            "La celda de esta fila y esta columna, contadas desde 0 desde arriba a la izquierda.",
        ),
        example: "at Cell(0, 0)",
    },
    args: &[index("row"), index("column")],
}];

const fn index(name: &'static str) -> ArgWord {
    ArgWord {
        name,
        takes: ArgTakes::Number {
            min: 0,
            max: SIDE_MAX as i64 - 1,
        },
        needed: true,
    }
}

const OWNED_BY: ClauseWord = ClauseWord {
    takes: Takes::Free,
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "owned_by",
        &["es_de", "propiedad_de"],
        Bilingual::new(
            "Whose the planet is at the start: the name of a player, the number of a seat from 0, or `Nobody`; nobody's if nothing is said.",
            "De quién es el planeta al comienzo: el nombre de un jugador, el número de un asiento desde 0, o `Nadie`; de nadie si no se dice nada.",
        ),
        "owned_by 0",
    )
};

const WITH_SHIPS: ClauseWord = ClauseWord {
    takes: Takes::Number {
        min: 0,
        max: SHIPS_MAX,
    },
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "with_ships",
        &["con_naves"],
        Bilingual::new(
            "The ships it begins with; 0 if nothing is said.",
            "Las naves con que comienza; 0 si no se dice nada.",
        ),
        "with_ships 10",
    )
};

const PRODUCES: ClauseWord = ClauseWord {
    takes: Takes::Number {
        min: -SHIPS_MAX,
        max: SHIPS_MAX,
    },
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "produces",
        &["produce"],
        Bilingual::new(
            "How many ships it builds each turn; 10 if nothing is said.",
            "Cuántas naves construye cada turno; 10 si no se dice nada.",
        ),
        "produces 10",
    )
};

const KILLS: ClauseWord = ClauseWord {
    takes: Takes::Free,
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "kills",
        &["mata"],
        Bilingual::new(
            "The kill rate of its ships, from 0 to 1 with up to six decimals; 0.4 if nothing is said.",
            "La letalidad de sus naves, de 0 a 1 con hasta seis decimales; 0.4 si no se dice nada.",
        ),
        "kills 0.4",
    )
};
