//! Problems with games: which one is played, what it extends.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const FIRST_GAME: Bilingual = Bilingual::new("the game is here", "el juego está aquí");

pub(crate) const ONE_GAME: Bilingual = Bilingual::new(
    "keep one game in the text, or let one extend the other",
    "deja un solo juego en el texto, o haz que uno amplíe al otro",
);

pub(crate) const BREAK_CYCLE: Bilingual = Bilingual::new(
    "leave one of them out, so that there is a first one",
    "quita uno, para que haya un primero",
);

pub(crate) const STARTS_IN_PLAY: Bilingual = Bilingual::new(
    "only what is in play can start there: `starts_in {0}`",
    "sólo puede empezar en la partida lo que está en juego: `starts_in {0}`",
);

pub(crate) const THINGS: Bilingual = Bilingual::new("rules", "reglas");

pub(crate) const PROPERTIES: Bilingual = Bilingual::new("properties", "propiedades");

pub(crate) const COUNTERS: Bilingual = Bilingual::new("kinds of counters", "clases de contadores");

pub(crate) const ZONES: Bilingual = Bilingual::new("zones", "zonas");

pub(crate) const RESOURCES: Bilingual = Bilingual::new("kinds of resources", "clases de recursos");

pub(crate) const PHASES: Bilingual = Bilingual::new("phases", "fases");

pub(crate) const CARDS: Bilingual = Bilingual::new("cards", "cartas");

pub(crate) const DECKS: Bilingual = Bilingual::new("decks", "mazos");

pub(crate) const QUALITIES: Bilingual =
    Bilingual::new("types, subtypes and colours", "tipos, subtipos y colores");

pub(crate) static SEVERAL_GAMES: Code = SCOPE.error("several-games", Bilingual::new(
        "a text plays one game: `{0}` is another",
        "un texto juega un solo juego: `{0}` es otro",
    ), Bilingual::new(
        "A text may hold games that others extend, but only one that is played.",
        "Un texto puede contener juegos que otros amplían, pero sólo uno que se juega.",
    ), Examples { wrong: "new CardGame called \"One\" extends \"Classic\"\nnew CardGame called \"Two\" extends \"Classic\"", right: "new CardGame called \"One\" extends \"Classic\"\nnew CardGame called \"Two\" extends \"One\"" },);

pub(crate) static UNKNOWN_GAME: Code = SCOPE.error(
    "unknown-game",
    Bilingual::new("there is no game `{0}`", "no hay ningún juego `{0}`"),
    Bilingual::new(
        "A game extends, and a deck is for, a game of the text or of the library.",
        "Un juego amplía, y un mazo es para, un juego del texto o de la biblioteca.",
    ),
    Examples {
        wrong: "new CardGame called \"Mine\" extends \"Clasic\"",
        right: "new CardGame called \"Mine\" extends \"Classic\"",
    },
);

pub(crate) static EXTENDS_CYCLE: Code = SCOPE.error("extends-cycle", Bilingual::new(
        "`{0}` extends itself in a circle",
        "`{0}` se amplía a sí mismo en círculo",
    ), Bilingual::new(
        "What a game or a type extends comes before it, so there must be a first one.",
        "Lo que un juego o un tipo amplía va antes que él, así que debe haber un primero.",
    ), Examples { wrong: "new CardGame called \"Mine\" extends \"Classic\" type Beast extends Monster type Monster extends Beast", right: "new CardGame called \"Mine\" extends \"Classic\" type Monster permanent fights type Beast extends Monster" },);

pub(crate) static TOO_MANY: Code = SCOPE.error("too-many", Bilingual::new(
        "there are too many {0}: at most {1}",
        "hay demasiados: {0}, a lo sumo {1}",
    ), Bilingual::new(
        "A game has bounds, so that any match starts at once and fits into memory.",
        "Un juego tiene límites, para que toda partida comience al momento y quepa en la memoria.",
    ), Examples { wrong: "new CardGame called \"Mine\" extends \"Thesis\" counters mud rust ash fog sand salt", right: "new CardGame called \"Mine\" extends \"Thesis\" counters mud rust" },);
