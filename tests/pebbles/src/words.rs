//! The words of texts about pebbles.

use tapete_lang::{Bilingual, ClauseWord, KindWord, Takes, Vocabulary, Word, clause};

pub(crate) static VOCABULARY: Vocabulary = Vocabulary {
    kinds: &[KindWord {
        word: Word {
            name: "Pebbles",
            others: &["Guijarros"],
            doc: Bilingual::new("A heap to take from.", "Un montón del que tomar."),
            example: "new Pebbles called \"Heap\" heap_of 7 takes_most 2",
        },
        clauses: &[HEAP_OF, TAKES_MOST],
        named: true,
    }],
    open: None,
};

const HEAP_OF: ClauseWord = clause(
    "heap_of",
    &["montón_de"],
    Bilingual::new("How many there are.", "Cuántos hay."),
    "heap_of 7",
)
.taking(Takes::Number { min: 1, max: 50 })
.needed();

const TAKES_MOST: ClauseWord = clause(
    "takes_most",
    &["toma_hasta"],
    Bilingual::new("How many are taken at most.", "Cuántos se toman a lo sumo."),
    "takes_most 2",
)
.taking(Takes::Number { min: 1, max: 9 })
.needed();
