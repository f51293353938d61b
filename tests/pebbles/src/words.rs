//! The words of texts about pebbles.

use tapete_lang::{Bilingual, ClauseWord, KindWord, NameWord, Takes, Vocabulary, Word, clause};

/// Every word.
pub(crate) static VOCABULARY: Vocabulary = Vocabulary {
    kinds: &[KindWord {
        word: Word {
            name: "Pebbles",
            others: &["Guijarros"],
            doc: Bilingual::new("A heap to take from.", "Un montón del que tomar."),
            example: "new Pebbles called \"Heap\" heap_of 7 takes_most 2",
        },
        clauses: &[
            ClauseWord {
                takes: Takes::Number { min: 1, max: 50 },
                needed: true,
                ..clause(
                    "heap_of",
                    &["montón_de"],
                    Bilingual::new("How many there are.", "Cuántos hay."),
                    "heap_of 7",
                )
            },
            ClauseWord {
                takes: Takes::Number { min: 1, max: 9 },
                needed: true,
                ..clause(
                    "takes_most",
                    &["toma_hasta"],
                    Bilingual::new("How many are taken at most.", "Cuántos se toman a lo sumo."),
                    "takes_most 2",
                )
            },
            ClauseWord {
                takes: Takes::Name(&[
                    name(
                        "Wins",
                        &["Gana"],
                        "Whoever takes the last wins.",
                        "Quien toma el último gana.",
                    ),
                    name(
                        "Loses",
                        &["Pierde"],
                        "Whoever takes the last loses.",
                        "Quien toma el último pierde.",
                    ),
                ]),
                ..clause(
                    "last",
                    &["el_último"],
                    Bilingual::new("What the last one is worth.", "Qué vale el último."),
                    "last Wins",
                )
            },
        ],
        named: true,
    }],
    open: None,
};

const fn name(
    name: &'static str,
    others: &'static [&'static str],
    en: &'static str,
    es: &'static str,
) -> NameWord {
    NameWord {
        word: Word {
            name,
            others,
            doc: Bilingual::new(en, es),
            example: "last Wins",
        },
        args: &[],
    }
}
