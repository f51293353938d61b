//! Words that nothing has: types, zones, counters, resources.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const GIVE_SUBTYPE: Bilingual = Bilingual::new(
    "give it to a card, as in `is {0}`",
    "dáselo a una carta, como en `es {0}`",
);

pub(crate) static UNKNOWN_TYPE: Code = SCOPE.error("unknown-type", Bilingual::new(
        "`{0}` is no type, subtype or colour of this game",
        "`{0}` no es un tipo, subtipo ni color de este juego",
    ), Bilingual::new(
        "Types and colours are those that the game declares; subtypes are those that cards have.",
        "Los tipos y colores son los que el juego declara; los subtipos, los que tienen las cartas.",
    ), Examples { wrong: "new Creture called \"Ox\" with_damage 2 with_health 2", right: "new Creature called \"Ox\" with_damage 2 with_health 2" },);

pub(crate) static UNKNOWN_WORD: Code = SCOPE.error("unknown-word", Bilingual::new("`{0}` means nothing here", "`{0}` no significa nada aquí"), Bilingual::new(
        "Conditions, durations and permissions are words that the rules know.",
        "Las condiciones, duraciones y permisos son palabras que las reglas conocen.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 when this enters: tap each Creature controlled_by this", right: "new Creature called \"Ox\" with_damage 2 with_health 2 when this enters: tap each Creature controlled_by you" },);

pub(crate) static UNKNOWN_PROPERTY: Code = SCOPE.error(
    "unknown-property",
    Bilingual::new(
        "nothing has a number called `{0}`",
        "nada tiene un número llamado `{0}`",
    ),
    Bilingual::new(
        "A card has power, toughness and what the game declares with `property`.",
        "Una carta tiene fuerza, aguante y lo que el juego declara con `propiedad`.",
    ),
    Examples {
        wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 with speed 3",
        right: "new Creature called \"Ox\" with_damage 2 with_health 2 with loyalty 3",
    },
);

pub(crate) static UNKNOWN_COUNTER: Code = SCOPE.error(
    "unknown-counter",
    Bilingual::new(
        "this game has no counters `{0}`",
        "este juego no tiene contadores `{0}`",
    ),
    Bilingual::new(
        "The counters of a game stand after `counters`.",
        "Los contadores de un juego van tras `contadores`.",
    ),
    Examples {
        wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 enters with 2 tyme counters",
        right: "new Creature called \"Ox\" with_damage 2 with_health 2 enters with 2 time counters",
    },
);

pub(crate) static UNKNOWN_ZONE: Code = SCOPE.error("unknown-zone", Bilingual::new(
        "this game has no zone `{0}`",
        "este juego no tiene una zona `{0}`",
    ), Bilingual::new(
        "The zones of a game are declared with `zone`.",
        "Las zonas de un juego se declaran con `zona`.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 when this dies: return this from graveyard to bench", right: "new Creature called \"Ox\" with_damage 2 with_health 2 when this dies: return this from graveyard to hand" },);

pub(crate) static UNKNOWN_PHASE: Code = SCOPE.error("unknown-phase", Bilingual::new(
        "this game has no phase `{0}`",
        "este juego no tiene una fase `{0}`",
    ), Bilingual::new(
        "The phases of a turn are declared with `phase`.",
        "Las fases de un turno se declaran con `fase`.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 when your between begins: draw 1", right: "new Creature called \"Ox\" with_damage 2 with_health 2 when your upkeep begins: draw 1" },);

pub(crate) static UNKNOWN_RESOURCE: Code = SCOPE.error(
    "unknown-resource",
    Bilingual::new(
        "nothing pays with `{0}` in this game",
        "nada se paga con `{0}` en este juego",
    ),
    Bilingual::new(
        "Resources are the lands of the game, or what it declares with `resource`.",
        "Los recursos son las tierras del juego, o lo que declara con `recurso`.",
    ),
    Examples {
        wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 requires 1 * Florest",
        right: "new Creature called \"Ox\" with_damage 2 with_health 2 requires 1 * Forest",
    },
);

pub(crate) static UNKNOWN_CARD: Code = SCOPE.error("unknown-card", Bilingual::new("there is no card `{0}`", "no hay ninguna carta `{0}`"), Bilingual::new(
        "Cards are meant by their names, in quotes.",
        "Las cartas se nombran por su nombre, entre comillas.",
    ), Examples { wrong: "new CardGame called \"Mine\" extends \"Thesis\"\nnew Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" holds 20 * \"Oks\"", right: "new CardGame called \"Mine\" extends \"Thesis\"\nnew Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Oxen\" holds 20 * \"Ox\"" },);

pub(crate) static UNKNOWN_TOKEN: Code = SCOPE.error("unknown-token", Bilingual::new("there is no token `{0}`", "no hay ninguna ficha `{0}`"), Bilingual::new(
        "`create` makes a card that the text defines with `is_token`.",
        "`crea` hace una carta que el texto define con `es_ficha`.",
    ), Examples { wrong: "new CardGame called \"Mine\" extends \"Thesis\"\nnew Creature called \"Ox\" with_damage 2 with_health 2 when this enters: create 1 token \"Calf\"", right: "new CardGame called \"Mine\" extends \"Thesis\"\nnew Creature called \"Ox\" with_damage 2 with_health 2 when this enters: create 1 token \"Calf\"\nnew Creature called \"Calf\" is_token with_damage 1 with_health 1" },);

pub(crate) static UNKNOWN_DECK: Code = SCOPE.error("unknown-deck", Bilingual::new(
        "there is no deck `{0}` for this game",
        "no hay ningún mazo `{0}` para este juego",
    ), Bilingual::new(
        "`uses` names decks of the text.",
        "`usa` nombra mazos del texto.",
    ), Examples { wrong: "new CardGame called \"Mine\" extends \"Thesis\" uses \"Gren\"\nnew Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Green\" holds 20 * \"Ox\"", right: "new CardGame called \"Mine\" extends \"Thesis\" uses \"Green\"\nnew Creature called \"Ox\" with_damage 2 with_health 2\nnew Deck called \"Green\" holds 20 * \"Ox\"" },);

pub(crate) static UNKNOWN_ACTION: Code = SCOPE.error(
    "unknown-action",
    Bilingual::new("there is no action `{0}`", "no hay ninguna acción `{0}`"),
    Bilingual::new(
        "`defined_as` takes `Destroy`, `Discard(2)`, another action, or any effect.",
        "`definida_como` lleva `Destroy`, `Discard(2)`, otra acción, o cualquier efecto.",
    ),
    Examples {
        wrong: "new Sorcery called \"Bolt\" defined_as Shuffle target Creature",
        right: "new Sorcery called \"Bolt\" defined_as Destroy target Creature",
    },
);

pub(crate) static UNKNOWN_RULE: Code = SCOPE.error("unknown-rule", Bilingual::new(
        "nothing can be forbidden or demanded with `{0}` here",
        "aquí nada puede prohibirse ni exigirse con `{0}`",
    ), Bilingual::new(
        "After `cant`, `must` and `doesnt` stands a word that the rules read.",
        "Tras `no_puede`, `debe` y `no_hace` va una palabra que las reglas leen.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 always: this must be_blocked", right: "new Creature called \"Ox\" with_damage 2 with_health 2 always: this cant attack" },);

pub(crate) static NO_SUCH_SUBTYPE: Code = SCOPE.warning("no-such-subtype", Bilingual::new("no card is `{0}`", "ninguna carta es `{0}`"), Bilingual::new(
        "A subtype exists as soon as a card has it; a filter on one that no card has never finds anything.",
        "Un subtipo existe en cuanto una carta lo tiene; un filtro sobre uno que nadie tiene no encuentra nada.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 always: each Goblin gets +1/+1", right: "new Creature called \"Ox\" with_damage 2 with_health 2 is Goblin always: each Goblin gets +1/+1" },);
