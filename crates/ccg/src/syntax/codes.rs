//! The problems of sentences about cards, as data.

use tapete_lang::{Bilingual, Code, Examples};

use crate::define::codes::SCOPE;

/// The codes of sentences, in the order in which a text is read.
pub(crate) static CODES: &[&Code] = &[
    &EXPECTED_CLAUSE,
    &EXPECTED_EFFECT,
    &EXPECTED_PREDICATE,
    &EXPECTED_SELECTOR,
    &EXPECTED_FILTER,
    &EXPECTED_AMOUNT,
    &EXPECTED_COST,
    &EXPECTED_ABILITY,
    &EXPECTED_EVENT,
    &EXPECTED_CONDITION,
    &EXPECTED_TEXT,
    &EXPECTED_NAME,
    &EXPECTED_WORD,
    &EXPECTED_ITEM,
    &UNKNOWN_BINDING,
    &TOO_MANY_PARTS,
];

pub(crate) static EXPECTED_CLAUSE: Code = SCOPE.error(
    "expected-clause",
    Bilingual::new(
        "expected a clause, found {0}",
        "se esperaba una cláusula y se encontró {0}",
    ),
    Bilingual::new(
        "After a clause is complete, the next word must begin another one, such as `requires` or `when`. Effects are joined with `then`.",
        "Cuando una cláusula está completa, la palabra siguiente debe comenzar otra, como `requiere` o `cuando`. Los efectos se unen con `luego`.",
    ),
    Examples {
        wrong: "new Creature called \"Ox\" wiht_damage 2",
        right: "new Creature called \"Ox\" with_damage 2",
    },
);

pub(crate) static EXPECTED_EFFECT: Code = SCOPE.error(
    "expected-effect",
    Bilingual::new(
        "expected an effect, found {0}",
        "se esperaba un efecto y se encontró {0}",
    ),
    Bilingual::new(
        "An effect begins with a verb, such as `destroy` or `draw`, or with whom it speaks of, such as `this` or `target Creature`.",
        "Un efecto comienza con un verbo, como `destruye` o `roba`, o con aquello de lo que habla, como `esto` u `objetivo Criatura`.",
    ),
    Examples {
        wrong: "new Sorcery called \"Ruin\" does: destory target Creature",
        right: "new Sorcery called \"Ruin\" does: destroy target Creature",
    },
);

pub(crate) static EXPECTED_PREDICATE: Code = SCOPE.error(
    "expected-predicate",
    Bilingual::new(
        "expected what happens to it, found {0}",
        "se esperaba qué le ocurre y se encontró {0}",
    ),
    Bilingual::new(
        "An effect that begins with someone or something goes on with what happens to it: `gets +1/+1`, `gains Flying`, `cant attack`.",
        "Un efecto que comienza con alguien o algo sigue con lo que le ocurre: `recibe +1/+1`, `gana Vuelo`, `no_puede atacar`.",
    ),
    Examples {
        wrong: "new Enchantment called \"Anthem\" always: each Creature gest +1/+1",
        right: "new Enchantment called \"Anthem\" always: each Creature gets +1/+1",
    },
);

pub(crate) static EXPECTED_SELECTOR: Code = SCOPE.error(
    "expected-selector",
    Bilingual::new(
        "expected whom or what, found {0}",
        "se esperaba a quién o qué y se encontró {0}",
    ),
    Bilingual::new(
        "Here the sentence must say whom or what it is about: `this`, `target Creature`, `each Creature and you_control`, `2 Lands`.",
        "Aquí la oración debe decir de quién o de qué habla: `esto`, `objetivo Criatura`, `cada Criatura y que_controlas`, `2 Tierras`.",
    ),
    Examples {
        wrong: "new Sorcery called \"Ruin\" does: destroy trget Creature",
        right: "new Sorcery called \"Ruin\" does: destroy target Creature",
    },
);

pub(crate) static EXPECTED_FILTER: Code = SCOPE.error(
    "expected-filter",
    Bilingual::new(
        "expected a type, a colour or a state, found {0}",
        "se esperaba un tipo, un color o un estado y se encontró {0}",
    ),
    Bilingual::new(
        "A filter is made of types, colours and states, joined with `and` and `or` from left to right: `Green or White and Creature`.",
        "Un filtro se hace de tipos, colores y estados, unidos con `y` y `o` de izquierda a derecha: `Verde o Blanca y Criatura`.",
    ),
    Examples {
        wrong: "new Sorcery called \"Ruin\" does: destroy each taped Creature",
        right: "new Sorcery called \"Ruin\" does: destroy each tapped Creature",
    },
);

pub(crate) static EXPECTED_AMOUNT: Code = SCOPE.error(
    "expected-amount",
    Bilingual::new(
        "expected a number, found {0}",
        "se esperaba un número y se encontró {0}",
    ),
    Bilingual::new(
        "Here a number is needed: `3`, `X`, `count(Creature and you_control)`, `life of you`.",
        "Aquí hace falta un número: `3`, `X`, `cuenta(Criatura y que_controlas)`, `vida de tú`.",
    ),
    Examples {
        wrong: "new Creature called \"Ox\" with_damage \"two\"",
        right: "new Creature called \"Ox\" with_damage 2",
    },
);

pub(crate) static EXPECTED_COST: Code = SCOPE.error(
    "expected-cost",
    Bilingual::new(
        "expected a cost, found {0}",
        "se esperaba un coste y se encontró {0}",
    ),
    Bilingual::new(
        "A cost is a number of something, such as `2 * Lands`, or something to do, such as `tap` or `sacrifice this`.",
        "Un coste es un número de algo, como `2 * Tierras`, o algo que hacer, como `gira` o `sacrifica esto`.",
    ),
    Examples {
        wrong: "new Creature called \"Ox\" requires \"Forest\"",
        right: "new Creature called \"Ox\" requires 1 * Forest",
    },
);

pub(crate) static EXPECTED_ABILITY: Code = SCOPE.error(
    "expected-ability",
    Bilingual::new(
        "expected an ability, found {0}",
        "se esperaba una habilidad y se encontró {0}",
    ),
    Bilingual::new(
        "Abilities are written with a capital, with their parameter in parentheses or after them: `Flying`, `Absorb(1)`, `Absorb 1`.",
        "Las habilidades se escriben con mayúscula, con su parámetro entre paréntesis o detrás: `Vuelo`, `Absorber(1)`, `Absorber 1`.",
    ),
    Examples {
        wrong: "new Creature called \"Owl\" has_ability flying",
        right: "new Creature called \"Owl\" has_ability Flying",
    },
);

pub(crate) static EXPECTED_EVENT: Code = SCOPE.error(
    "expected-event",
    Bilingual::new(
        "expected what happens, found {0}",
        "se esperaba qué ocurre y se encontró {0}",
    ),
    Bilingual::new(
        "After `when` comes an event: `this enters`, `a Creature dies`, `your upkeep begins`, `end_of_turn`.",
        "Después de `cuando` viene un suceso: `esto entra`, `una Criatura muere`, `tu mantenimiento comienza`, `fin_de_turno`.",
    ),
    Examples {
        wrong: "new Creature called \"Owl\" when this entres: draw 1",
        right: "new Creature called \"Owl\" when this enters: draw 1",
    },
);

pub(crate) static EXPECTED_CONDITION: Code = SCOPE.error(
    "expected-condition",
    Bilingual::new(
        "expected a condition, found {0}",
        "se esperaba una condición y se encontró {0}",
    ),
    Bilingual::new(
        "A condition is a comparison, such as `life of you < 5`, or says what something is, has or controls: `this is tapped`.",
        "Una condición es una comparación, como `vida de tú < 5`, o dice qué es, tiene o controla algo: `esto es girada`.",
    ),
    Examples {
        wrong: "new Sorcery called \"Gift\" does: if kiked: draw 2",
        right: "new Sorcery called \"Gift\" does: if kicked: draw 2",
    },
);

pub(crate) static EXPECTED_TEXT: Code = SCOPE.error(
    "expected-text",
    Bilingual::new(
        "expected a text in quotes, found {0}",
        "se esperaba un texto entre comillas y se encontró {0}",
    ),
    Bilingual::new(
        "Names of cards, decks and games, and texts to read, stand in quotes.",
        "Los nombres de cartas, mazos y juegos, y los textos para leer, van entre comillas.",
    ),
    Examples {
        wrong: "new Creature called \"Bear\" evolves_from Cub",
        right: "new Creature called \"Bear\" evolves_from \"Cub\"",
    },
);

pub(crate) static EXPECTED_NAME: Code = SCOPE.error(
    "expected-name",
    Bilingual::new(
        "expected {0}, found {1}",
        "se esperaba {0} y se encontró {1}",
    ),
    Bilingual::new(
        "Here a name is needed: of a subtype, a colour, a zone, a phase, a property.",
        "Aquí hace falta un nombre: de un subtipo, un color, una zona, una fase, una propiedad.",
    ),
    Examples {
        wrong: "new Creature called \"Ox\" is 3",
        right: "new Creature called \"Ox\" is Beast",
    },
);

pub(crate) static EXPECTED_WORD: Code = SCOPE.error(
    "expected-word",
    Bilingual::new(
        "expected {0}, found {1}",
        "se esperaba {0} y se encontró {1}",
    ),
    Bilingual::new(
        "The sentence has begun in a way that goes on only with certain words or signs.",
        "La oración ha comenzado de un modo que sólo sigue con ciertas palabras o signos.",
    ),
    Examples {
        wrong: "new Sorcery called \"Bolt\" does: deal 3 damage at target Creature",
        right: "new Sorcery called \"Bolt\" does: deal 3 damage to target Creature",
    },
);

pub(crate) static EXPECTED_ITEM: Code = SCOPE.error(
    "expected-item",
    Bilingual::new(
        "expected a sentence, found {0}",
        "se esperaba una oración y se encontró {0}",
    ),
    Bilingual::new(
        "A file of cards is made of sentences: `new …`, `ability …`, `game …`, `deck …`, `token …`, `val …`, or a statement such as `creature attacks enemy`.",
        "Un archivo de cartas se hace de oraciones: `new …`, `ability …`, `game …`, `deck …`, `token …`, `val …`, o una frase como `creature attacks enemy`.",
    ),
    Examples {
        wrong: "3 new Creature called \"Ox\"",
        right: "new Creature called \"Ox\"",
    },
);

pub(crate) static UNKNOWN_BINDING: Code = SCOPE.error(
    "unknown-binding",
    Bilingual::new("nothing is called `{0}` here", "aquí nada se llama `{0}`"),
    Bilingual::new(
        "A name that is used must be given before, with `val` or `var`.",
        "Un nombre que se usa debe darse antes, con `val` o `var`.",
    ),
    Examples {
        wrong: "var c: Creature = new Creature called \"Ox\"\nc = new FlyingCreature(d)",
        right: "var c: Creature = new Creature called \"Ox\"\nc = new FlyingCreature(c)",
    },
);

pub(crate) static TOO_MANY_PARTS: Code = SCOPE.error(
    "too-many-parts",
    Bilingual::new(
        "this clause joins more than {0} parts",
        "esta cláusula une más de {0} partes",
    ),
    Bilingual::new(
        "A clause can join only so many parts with `and`, `or`, `+` and `-`. Make two clauses of it, or give a part a name as an ability.",
        "Una cláusula sólo puede unir cierto número de partes con `y`, `o`, `+` y `-`. Haz dos cláusulas, o da nombre a una parte como habilidad.",
    ),
    Examples {
        wrong: "",
        right: "",
    },
);
