//! The kind of elements: what an attack with one does to the others.

use tapete_lang::{Bilingual, ClauseWord, KindWord, Takes, Word, clause};

use super::{list, taking};

pub(super) const ELEMENT: KindWord = KindWord {
    word: Word {
        name: "Element",
        others: &["Elemento"],
        doc: Bilingual::new(
            "An element of monsters. A text that makes any has only those; otherwise there are five: Plant, Water, Fire, Air and Earth.",
            "Un elemento de los monstruos. Un texto que hace alguno tiene sólo esos; si no, hay cinco: Planta, Agua, Fuego, Aire y Tierra.",
        ),
        example: "new Element called \"Light\" strong_against \"Shadow\" colour \"#f2d76b\"",
    },
    named: true,
    clauses: &[STRONG_AGAINST, WEAK_AGAINST, COLOUR, THAWS, ALSO_CALLED],
};

const STRONG_AGAINST: ClauseWord = list(
    clause(
        "strong_against",
        &["fuerte_contra"],
        Bilingual::new(
            "The elements against which its attacks are stronger by one step, or by the number after the name, at most 5.",
            "Los elementos contra los que sus ataques son más fuertes en un paso, o en el número tras el nombre, a lo sumo 5.",
        ),
        "strong_against \"Shadow\" 2, \"Light\"",
    ),
    Takes::Free,
);

const WEAK_AGAINST: ClauseWord = list(
    clause(
        "weak_against",
        &["debil_contra", "débil_contra"],
        Bilingual::new(
            "The elements against which its attacks are weaker by one step, or by the number after the name, at most 5.",
            "Los elementos contra los que sus ataques son más débiles en un paso, o en el número tras el nombre, a lo sumo 5.",
        ),
        "weak_against \"Shadow\"",
    ),
    Takes::Free,
);

const COLOUR: ClauseWord = taking(
    clause(
        "colour",
        &["color"],
        Bilingual::new(
            "How its cards are drawn, as `#rrggbb`.",
            "Cómo se dibujan sus cartas, como `#rrggbb`.",
        ),
        "colour \"#8a5cd1\"",
    ),
    Takes::Text,
);

const THAWS: ClauseWord = clause(
    "thaws",
    &["descongela"],
    Bilingual::new(
        "An attack with it ends freezing.",
        "Un ataque con él acaba con la congelación.",
    ),
    "thaws",
);

const ALSO_CALLED: ClauseWord = list(
    clause(
        "also_called",
        &["tambien_llamado", "también_llamado"],
        Bilingual::new(
            "Other names that texts and scripts may use; the first is the one in the other language.",
            "Otros nombres que textos y guiones pueden usar; el primero es el del otro idioma.",
        ),
        "also_called \"Luz\"",
    ),
    Takes::Text,
);
