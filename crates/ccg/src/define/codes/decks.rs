//! Problems with decks: size, copies, what may not be in one.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const ONE_HERO: Bilingual = Bilingual::new(
    "let it hold one hero, as in `holds 1 * \"Ash Warden\"`",
    "haz que contenga un héroe, como en `contiene 1 * \"Ash Warden\"`",
);

pub(crate) static DECK_SIZE: Code = SCOPE.error("deck-size", Bilingual::new(
        "the deck `{0}` has {1} cards: it needs {2} to {3}",
        "el mazo `{0}` tiene {1} cartas: necesita de {2} a {3}",
    ), Bilingual::new(
        "The game says how many cards a deck needs at least.",
        "El juego dice cuántas cartas necesita un mazo al menos.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" for_game \"Thesis\" holds 19 * \"Ox\"", right: "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" for_game \"Thesis\" holds 20 * \"Ox\"" },);

pub(crate) static DECK_COPIES: Code = SCOPE.error("deck-copies", Bilingual::new(
        "`{0}` is {1} times in the deck: at most {2} are allowed",
        "`{0}` está {1} veces en el mazo: se permiten a lo sumo {2}",
    ), Bilingual::new(
        "The game says how often a deck may hold the same card.",
        "El juego dice cuántas veces puede un mazo contener la misma carta.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" for_game \"Classic\" holds 55 * Forest, 5 * \"Ox\"", right: "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" for_game \"Classic\" holds 56 * Forest, 4 * \"Ox\"" },);

pub(crate) static DECK_TOKEN: Code = SCOPE.error("deck-token", Bilingual::new(
        "`{0}` is a token: it cannot be in a deck",
        "`{0}` es una ficha: no puede estar en un mazo",
    ), Bilingual::new(
        "Tokens are made by effects only.",
        "Las fichas sólo las hacen los efectos.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 is_token\nnew Deck called \"Oxen\" for_game \"Thesis\" holds 20 * \"Ox\"", right: "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" for_game \"Thesis\" holds 20 * \"Ox\"" },);

pub(crate) static DECK_HERO: Code = SCOPE.error("deck-hero", Bilingual::new(
        "the deck `{0}` has {1} heroes: it needs one",
        "el mazo `{0}` tiene {1} héroes: necesita uno",
    ), Bilingual::new(
        "In this game every player is a hero.",
        "En este juego cada jugador es un héroe.",
    ), Examples { wrong: "new CardGame called \"Mine\" extends \"Shadowlike\"\nnew Hero called \"Ash\" with_health 30\nnew Ally called \"Pup\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup0\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup1\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup2\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup3\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup4\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup5\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup6\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup7\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup8\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup9\" with_damage 1 with_health 1 requires 1 * Resource\nnew Deck called \"Pups\" holds 4 * \"Pup0\", 4 * \"Pup1\", 4 * \"Pup2\", 4 * \"Pup3\", 4 * \"Pup4\", 4 * \"Pup5\", 4 * \"Pup6\", 4 * \"Pup7\", 4 * \"Pup8\", 4 * \"Pup9\"", right: "new CardGame called \"Mine\" extends \"Shadowlike\"\nnew Hero called \"Ash\" with_health 30\nnew Ally called \"Pup\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup0\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup1\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup2\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup3\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup4\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup5\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup6\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup7\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup8\" with_damage 1 with_health 1 requires 1 * Resource\nnew Ally called \"Pup9\" with_damage 1 with_health 1 requires 1 * Resource\nnew Deck called \"Pups\" holds 4 * \"Pup0\", 4 * \"Pup1\", 4 * \"Pup2\", 4 * \"Pup3\", 4 * \"Pup4\", 4 * \"Pup5\", 4 * \"Pup6\", 4 * \"Pup7\", 4 * \"Pup8\", 4 * \"Pup9\", 1 * \"Ash\"" },);

pub(crate) static DECK_BASIC: Code = SCOPE.error("deck-basic", Bilingual::new(
        "the deck `{0}` has no creature that may start",
        "el mazo `{0}` no tiene ninguna criatura que pueda comenzar",
    ), Bilingual::new(
        "Each player begins with an active creature that evolves from nothing.",
        "Cada jugador comienza con una criatura activa que no evoluciona de ninguna.",
    ), Examples { wrong: "new CardGame called \"Mine\" extends \"Pocketlike\"\nnew Creature called \"Cub\" is Basic with hp 60 attack \"Nip\" requires 1 * Energy does: deal 10 damage to opponent\nnew Deck called \"Cubs\" holds 60 * \"Fire Energy\"", right: "new CardGame called \"Mine\" extends \"Pocketlike\"\nnew Creature called \"Cub\" is Basic with hp 60 attack \"Nip\" requires 1 * Energy does: deal 10 damage to opponent\nnew Deck called \"Cubs\" holds 56 * \"Fire Energy\", 4 * \"Cub\"" },);

pub(crate) static DECK_UNPAYABLE: Code = SCOPE.warning("deck-unpayable", Bilingual::new(
        "`{0}` can never be paid: nothing in the deck gives `{1}`",
        "`{0}` nunca podrá pagarse: nada en el mazo da `{1}`",
    ), Bilingual::new(
        "A deck needs lands of the colours of its cards.",
        "Un mazo necesita tierras de los colores de sus cartas.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 requires 1 * Swamp\nnew Deck called \"Oxen\" for_game \"Classic\" holds 56 * Forest, 4 * \"Ox\"", right: "new Creature called \"Ox\" with_damage 2 with_health 2 requires 1 * Forest\nnew Deck called \"Oxen\" for_game \"Classic\" holds 56 * Forest, 4 * \"Ox\"" },);

pub(crate) static WRONG_NUMBER: Code = SCOPE.error("wrong-number", Bilingual::new(
        "a deck cannot hold {0} of a card: 1 to {1}",
        "un mazo no puede contener {0} de una carta: de 1 a {1}",
    ), Bilingual::new(
        "Each line of a deck is a number and a card.",
        "Cada línea de un mazo es un número y una carta.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" for_game \"Thesis\" holds 0 * \"Ox\", 20 * Forest", right: "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" for_game \"Thesis\" holds 1 * \"Ox\", 20 * Forest" },);

pub(crate) const INCLUDE_CARDS: Bilingual = Bilingual::new(
    "`include` the texts that have them, or check the text of the game that includes this one",
    "incluye con `include` los textos que las tienen, o comprueba el texto del juego que incluye éste",
);

pub(crate) const INCLUDE_GAME: Bilingual = Bilingual::new(
    "`include` the text of the game, or check that text: it tells the rest",
    "incluye con `include` el texto del juego, o comprueba ese texto: dirá el resto",
);

pub(crate) static CARDS_ELSEWHERE: Code = SCOPE.note("cards-elsewhere", Bilingual::new(
        "cards that decks hold and that are not in this text: {0} ({1}); whether they exist, and how many copies of them are allowed, was not checked",
        "cartas que contienen los mazos y que no están en este texto: {0} ({1}); no se comprobó si existen ni cuántas copias se permiten",
    ), Bilingual::new(
        "A text of decks may leave its cards to the texts that a game includes. Alone, only the numbers of such a deck can be checked, if the game that it names is known.",
        "Un texto de mazos puede dejar sus cartas a los textos que un juego incluye. Por sí solo, de un mazo así sólo pueden comprobarse los números, si se conoce el juego que nombra.",
    ), Examples { wrong: "new Deck called \"Oxen\" for_game \"Classic\" holds 56 * Forest, 4 * \"Ox\"", right: "new Deck called \"Oxen\" for_game \"Classic\" holds 56 * Forest, 4 * \"Ox\"\nnew Creature called \"Ox\" with_damage 2 with_health 2 requires 1 * Forest" },);

pub(crate) static CARD_NOT_HERE: Code = SCOPE.warning("card-not-here", Bilingual::new(
        "no card `{0}` is in this text",
        "en este texto no hay ninguna carta `{0}`",
    ), Bilingual::new(
        "The text has a card whose name is nearly the same, so this is probably a slip.",
        "El texto tiene una carta cuyo nombre es casi igual, así que esto es probablemente un desliz.",
    ), Examples { wrong: "new Deck called \"Trees\" for_game \"Classic\" holds 60 * Forrest", right: "new Deck called \"Trees\" for_game \"Classic\" holds 60 * Forest" },);

pub(crate) static GAME_ELSEWHERE: Code = SCOPE.note("game-elsewhere", Bilingual::new(
        "the game `{0}` is not in this text: how many cards and copies it allows was not checked",
        "el juego `{0}` no está en este texto: no se comprobó cuántas cartas y copias permite",
    ), Bilingual::new(
        "A deck is checked by the rules of the game that it is for, which must be in the text or in the library.",
        "Un mazo se comprueba con las reglas del juego para el que es, que debe estar en el texto o en la biblioteca.",
    ), Examples { wrong: "new Deck called \"Trees\" for_game \"My own table\" holds 10 * Forest", right: "new Deck called \"Trees\" for_game \"Classic\" holds 60 * Forest" },);
