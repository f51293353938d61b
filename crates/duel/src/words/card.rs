//! The kinds of cards: monsters and powers.

use tapete_lang::{Bilingual, ClauseWord, KindWord, Takes, Word, clause};

use super::{KEEPS, needed, number, taking};
use crate::options::FIGURE_MAX;

/// The largest number that a collection may give a card.
const NUMBERED_MAX: i64 = i32::MAX as i64;

pub(super) const MONSTER: KindWord = KindWord {
    word: Word {
        name: "Monster",
        others: &["Monstruo"],
        doc: Bilingual::new("A monster card.", "Una carta de monstruo."),
        example: "new Monster called \"JARulay\" is Plant with_life 350 with_attack 100",
    },
    named: true,
    clauses: &[IS, WITH_LIFE, WITH_ATTACK, POISONED, SAYS, NUMBERED, KEEPS],
};

pub(super) const POWER: KindWord = KindWord {
    word: Word {
        name: "Power",
        others: &["Poder"],
        doc: Bilingual::new(
            "A power card. What it does is a script: blocks of conditions and actions, or a whole `script`.",
            "Una carta de poder. Lo que hace es un guion: bloques de condiciones y acciones, o un `guion` entero.",
        ),
        example: "new Power called \"Robar\" costs 20 Conditions { } Actions { Draw(2) }",
    },
    named: true,
    clauses: &[COSTS, SAYS, CONDITIONS, ACTIONS, SCRIPT, NUMBERED, KEEPS],
};

const IS: ClauseWord = needed(taking(
    clause(
        "is",
        &["es"],
        Bilingual::new(
            "Its element: Plant, Water, Fire, Air or Earth, or one that the text makes.",
            "Su elemento: Planta, Agua, Fuego, Aire o Tierra, o uno que hace el texto.",
        ),
        "is Plant",
    ),
    Takes::Free,
));

const WITH_LIFE: ClauseWord = needed(number(
    clause(
        "with_life",
        &["con_vida"],
        Bilingual::new("Its life at the start.", "Su vida al comienzo."),
        "with_life 350",
    ),
    1,
    FIGURE_MAX as i64,
));

const WITH_ATTACK: ClauseWord = needed(number(
    clause(
        "with_attack",
        &["con_ataque"],
        Bilingual::new(
            "The life that its attacks take.",
            "La vida que quitan sus ataques.",
        ),
        "with_attack 100",
    ),
    0,
    FIGURE_MAX as i64,
));

const POISONED: ClauseWord = clause(
    "poisoned",
    &["envenenado"],
    Bilingual::new("It starts poisoned.", "Comienza envenenado."),
    "poisoned",
);

const SAYS: ClauseWord = taking(
    clause(
        "says",
        &["dice"],
        Bilingual::new(
            "The description on the card.",
            "La descripción de la carta.",
        ),
        "says \"Grows in any weather.\"",
    ),
    Takes::Text,
);

const NUMBERED: ClauseWord = number(
    clause(
        "numbered",
        &["numero", "número"],
        Bilingual::new(
            "Its number in a collection, the `id` of JSON cards; cards are told apart by name.",
            "Su número en una colección, el `id` de las cartas JSON; las cartas se distinguen por el nombre.",
        ),
        "numbered 4",
    ),
    -NUMBERED_MAX,
    NUMBERED_MAX,
);

const COSTS: ClauseWord = needed(number(
    clause(
        "costs",
        &["cuesta"],
        Bilingual::new(
            "The energy that it costs to play it.",
            "La energía que cuesta jugarla.",
        ),
        "costs 20",
    ),
    0,
    FIGURE_MAX as i64,
));

const CONDITIONS: ClauseWord = taking(
    clause(
        "Conditions",
        &["Condiciones"],
        Bilingual::new(
            "What must hold so that it can be played; nothing if left out.",
            "Lo que debe cumplirse para poder jugarla; nada si se omite.",
        ),
        "Conditions { PlayerHandSize < 5 } Actions { Draw(2) }",
    ),
    Takes::Block,
);

const ACTIONS: ClauseWord = taking(
    clause(
        "Actions",
        &["Acciones"],
        Bilingual::new(
            "What it does, one step after another.",
            "Lo que hace, un paso tras otro.",
        ),
        "Actions { Attack() Poison() }",
    ),
    Takes::Block,
);

const SCRIPT: ClauseWord = taking(
    clause(
        "script",
        &["guion", "guión"],
        Bilingual::new(
            "A whole script in one block, with named values and triggers too.",
            "Un guion entero en un bloque, también con valores con nombre y disparadores.",
        ),
        "script { let half = PlayerMonsterLife / 2 Conditions { } Actions { Heal(half) } }",
    ),
    Takes::Block,
);
