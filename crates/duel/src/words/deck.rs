//! The kind of decks.

use tapete_lang::{Bilingual, ClauseWord, KindWord, Takes, Word, clause};

use super::{KEEPS, list, needed, taking};

pub(super) const DECK: KindWord = KindWord {
    word: Word {
        name: "Deck",
        others: &["Mazo"],
        doc: Bilingual::new(
            "A deck: monsters in the order in which they stand, and powers for each.",
            "Un mazo: monstruos en el orden en que están, y poderes para cada uno.",
        ),
        example: "new Deck called \"Garden\" monsters \"JARulay\", \"Vioop\", \"Bellou\"",
    },
    named: false,
    clauses: &[MONSTERS, POWERS, KEEPS],
};

const MONSTERS: ClauseWord = needed(taking(
    clause(
        "monsters",
        &["monstruos"],
        Bilingual::new(
            "Its monsters, the one that is attacked first in front; the same may stand twice.",
            "Sus monstruos, delante el que se ataca primero; el mismo puede estar dos veces.",
        ),
        "monsters \"JARulay\", \"Vioop\", \"Bellou\"",
    ),
    Takes::Free,
));

const POWERS: ClauseWord = needed(list(
    clause(
        "powers",
        &["poderes"],
        Bilingual::new(
            "The powers of one monster: the first such line is for the first monster, the second for the second.",
            "Los poderes de un monstruo: la primera línea así es para el primer monstruo, la segunda para el segundo.",
        ),
        "powers \"Attack\", \"Attack\", \"Robar\", \"Envenenar\"",
    ),
    Takes::Free,
));
