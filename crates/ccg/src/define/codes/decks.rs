//! Problems with decks: size, copies, what may not be in one.

use tapete_lang::{Bilingual, Code};

use super::{error, warning};

pub(crate) const ONE_HERO: Bilingual = Bilingual::new(
    "let it hold one hero, as in `holds 1 * \"Ash Warden\"`",
    "haz que contenga un héroe, como en `contiene 1 * \"Ash Warden\"`",
);

pub(crate) static DECK_SIZE: Code = error(
    "deck-size",
    Bilingual::new(
        "the deck `{0}` has {1} cards: it needs {2} to {3}",
        "el mazo `{0}` tiene {1} cartas: necesita de {2} a {3}",
    ),
    Bilingual::new(
        "The game says how many cards a deck needs at least.",
        "El juego dice cuántas cartas necesita un mazo al menos.",
    ),
    "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" for_game \"Thesis\" holds 19 * \"Ox\"",
    "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" for_game \"Thesis\" holds 20 * \"Ox\"",
);

pub(crate) static DECK_COPIES: Code = error(
    "deck-copies",
    Bilingual::new(
        "`{0}` is {1} times in the deck: at most {2} are allowed",
        "`{0}` está {1} veces en el mazo: se permiten a lo sumo {2}",
    ),
    Bilingual::new(
        "The game says how often a deck may hold the same card.",
        "El juego dice cuántas veces puede un mazo contener la misma carta.",
    ),
    "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" for_game \"Classic\" holds 55 * Forest, 5 * \"Ox\"",
    "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" for_game \"Classic\" holds 56 * Forest, 4 * \"Ox\"",
);

pub(crate) static DECK_TOKEN: Code = error(
    "deck-token",
    Bilingual::new(
        "`{0}` is a token: it cannot be in a deck",
        "`{0}` es una ficha: no puede estar en un mazo",
    ),
    Bilingual::new(
        "Tokens are made by effects only.",
        "Las fichas sólo las hacen los efectos.",
    ),
    "new Creature called \"Ox\" with_damage 2 with_health 2 is_token\nnew Deck called \"Oxen\" for_game \"Thesis\" holds 20 * \"Ox\"",
    "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" for_game \"Thesis\" holds 20 * \"Ox\"",
);

pub(crate) static DECK_HERO: Code = error(
    "deck-hero",
    Bilingual::new(
        "the deck `{0}` has {1} heroes: it needs one",
        "el mazo `{0}` tiene {1} héroes: necesita uno",
    ),
    Bilingual::new(
        "In this game every player is a hero.",
        "En este juego cada jugador es un héroe.",
    ),
    "new CardGame called \"Mine\" extends \"Shadowlike\"\nnew Hero called \"Ash\" with_health 30\nnew Ally called \"Pup\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup0\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup1\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup2\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup3\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup4\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup5\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup6\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup7\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup8\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup9\" with_damage 1 with_health 1 requires 1 * Resource\nnew Deck called \"Pups\" holds 4 * \"Pup0\", 4 * \"Pup1\", 4 * \"Pup2\", 4 * \"Pup3\", 4 * \"Pup4\", 4 * \"Pup5\", 4 * \"Pup6\", 4 * \"Pup7\", 4 * \"Pup8\", 4 * \"Pup9\"",
    "new CardGame called \"Mine\" extends \"Shadowlike\"\nnew Hero called \"Ash\" with_health 30\nnew Ally called \"Pup\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup0\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup1\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup2\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup3\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup4\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup5\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup6\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup7\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup8\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup9\" with_damage 1 with_health 1 requires 1 * Resource\nnew Deck called \"Pups\" holds 4 * \"Pup0\", 4 * \"Pup1\", 4 * \"Pup2\", 4 * \"Pup3\", 4 * \"Pup4\", 4 * \"Pup5\", 4 * \"Pup6\", 4 * \"Pup7\", 4 * \"Pup8\", 4 * \"Pup9\", 1 * \"Ash\"",
);

pub(crate) static DECK_BASIC: Code = error(
    "deck-basic",
    Bilingual::new(
        "the deck `{0}` has no creature that may start",
        "el mazo `{0}` no tiene ninguna criatura que pueda comenzar",
    ),
    Bilingual::new(
        "Each player begins with an active creature that evolves from nothing.",
        "Cada jugador comienza con una criatura activa que no evoluciona de ninguna.",
    ),
    "new CardGame called \"Mine\" extends \"Pocketlike\"\nnew Creature called \"Cub\" is Basic with hp 60 attack \"Nip\" requires 1 * Energy does: deal 10 damage to opponent\nnew Deck called \"Cubs\" holds 60 * \"Fire Energy\"",
    "new CardGame called \"Mine\" extends \"Pocketlike\"\nnew Creature called \"Cub\" is Basic with hp 60 attack \"Nip\" requires 1 * Energy does: deal 10 damage to opponent\nnew Deck called \"Cubs\" holds 56 * \"Fire Energy\", 4 * \"Cub\"",
);

pub(crate) static DECK_UNPAYABLE: Code = warning(
    "deck-unpayable",
    Bilingual::new(
        "`{0}` can never be paid: nothing in the deck gives `{1}`",
        "`{0}` nunca podrá pagarse: nada en el mazo da `{1}`",
    ),
    Bilingual::new(
        "A deck needs lands of the colours of its cards.",
        "Un mazo necesita tierras de los colores de sus cartas.",
    ),
    "new Creature called \"Ox\" with_damage 2 with_health 2 requires 1 * Swamp\nnew Deck called \"Oxen\" for_game \"Classic\" holds 56 * Forest, 4 * \"Ox\"",
    "new Creature called \"Ox\" with_damage 2 with_health 2 requires 1 * Forest\nnew Deck called \"Oxen\" for_game \"Classic\" holds 56 * Forest, 4 * \"Ox\"",
);

pub(crate) static WRONG_NUMBER: Code = error(
    "wrong-number",
    Bilingual::new(
        "a deck cannot hold {0} of a card: 1 to {1}",
        "un mazo no puede contener {0} de una carta: de 1 a {1}",
    ),
    Bilingual::new(
        "Each line of a deck is a number and a card.",
        "Cada línea de un mazo es un número y una carta.",
    ),
    "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" for_game \"Thesis\" holds 0 * \"Ox\", 20 * Forest",
    "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" for_game \"Thesis\" holds 1 * \"Ox\", 20 * Forest",
);
