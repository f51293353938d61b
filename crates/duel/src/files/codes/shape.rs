//! Problems with what a JSON file of cards says.

use tapete_lang::{Bilingual, Code, Examples};

use crate::define::codes::SCOPE;

pub(crate) const WRITE_KEY: Bilingual =
    Bilingual::new("write for example `{0}`", "escribe por ejemplo `{0}`");
pub(crate) const ADD_KEY: Bilingual = Bilingual::new(
    "write `{0}`, or let `tapete fmt` write it",
    "escribe `{0}`, o deja que lo escriba `tapete fmt`",
);
pub(crate) const WITHIN: Bilingual = Bilingual::new(
    "write a number from {0} to {1}",
    "escribe un número de {0} a {1}",
);
pub(crate) const PUT_THAT: Bilingual = Bilingual::new("write {0} there", "escribe ahí {0}");
pub(crate) const MEANT_KEY: Bilingual = Bilingual::new(
    "is `{0}` meant? Keys are told apart by capitals too",
    "¿se quiso decir `{0}`? Las claves se distinguen también por las mayúsculas",
);
pub(crate) const KEYS_OF_CARDS: Bilingual = Bilingual::new(
    "a monster has `lifePoints` and `attackPoints`, a power `code` and `activationEnergy`, a deck `monsters` and `powers`",
    "un monstruo tiene `lifePoints` y `attackPoints`, un poder `code` y `activationEnergy`, un mazo `monsters` y `powers`",
);
pub(crate) const CLASSIC_NUMBERS: Bilingual = Bilingual::new(
    "0 is Planta, 1 Agua, 2 Fuego, 3 Aire, 4 Tierra; the name can be written too",
    "0 es Planta, 1 Agua, 2 Fuego, 3 Aire, 4 Tierra; también se puede escribir el nombre",
);
pub(crate) const STATES: Bilingual = Bilingual::new(
    "1 is Normal and 2 Envenenado; a card does not start dead",
    "1 es Normal y 2 Envenenado; una carta no comienza muerta",
);
pub(crate) const WITHOUT_KEY: Bilingual = Bilingual::new(
    "leave the key out, or keep the collection as JSON",
    "quita la clave, o deja la colección como JSON",
);
pub(crate) const KEEPS_FORM: Bilingual = Bilingual::new(
    "write for example `keeps \"imageURL\" \"jarulay.png\"` or `keeps \"tags\" Json(\"{}\")`",
    "escribe por ejemplo `conserva \"imageURL\" \"jarulay.png\"` o `conserva \"tags\" Json(\"{}\")`",
);

pub(crate) static NO_CARD: Code = SCOPE.error("json-no-card", Bilingual::new(
        "this is {0}, not a card, a deck or a collection",
        "esto es {0}, no una carta, un mazo ni una colección",
    ), Bilingual::new(
        "A file holds one card, one deck, or a collection with lists of them.",
        "Un archivo contiene una carta, un mazo, o una colección con listas de ellos.",
    ), Examples { wrong: "{\"monsters\": [\"JARulay\", {\"name\": \"Moss\"}]}", right: "{\"monsters\": [{\"state\": 1, \"type\": 0, \"attackPoints\": 100, \"lifePoints\": 350, \"id\": 1, \"name\": \"JARulay\", \"publicDescription\": \"\"}]}" },);

pub(crate) static MISSING_KEY: Code = SCOPE.error("json-missing-key", Bilingual::new("{0} lacks the key `{1}`", "falta la clave `{1}` en {0}"), Bilingual::new(
        "Without it nobody knows what the card is or does.",
        "Sin ella nadie sabe qué es o qué hace la carta.",
    ), Examples { wrong: "{\"state\": 1, \"type\": 0, \"attackPoints\": 100, \"id\": 1, \"name\": \"JARulay\", \"publicDescription\": \"\"}", right: "{\"state\": 1, \"type\": 0, \"attackPoints\": 100, \"lifePoints\": 350, \"id\": 1, \"name\": \"JARulay\", \"publicDescription\": \"\"}" },);

pub(crate) static KEY_ASSUMED: Code = SCOPE.warning("json-key-assumed", Bilingual::new(
        "{0} lacks the key `{1}`; `{2}` is assumed",
        "falta la clave `{1}` en {0}; se toma `{2}`",
    ), Bilingual::new(
        "The card can be played without it; other programs may refuse it.",
        "La carta se puede jugar sin ella; otros programas pueden rechazarla.",
    ), Examples { wrong: "{\"type\": 0, \"attackPoints\": 100, \"lifePoints\": 350, \"id\": 1, \"name\": \"JARulay\", \"publicDescription\": \"\"}", right: "{\"state\": 1, \"type\": 0, \"attackPoints\": 100, \"lifePoints\": 350, \"id\": 1, \"name\": \"JARulay\", \"publicDescription\": \"\"}" },);

pub(crate) static WRONG_KEY_VALUE: Code = SCOPE.error("json-wrong-value", Bilingual::new(
        "`{0}` takes {1}, and this is {2}",
        "`{0}` lleva {1}, y esto es {2}",
    ), Bilingual::new(
        "Each key has its kind of value: figures are whole numbers, names and scripts are texts.",
        "Cada clave tiene su clase de valor: las cifras son números enteros, los nombres y los guiones son textos.",
    ), Examples { wrong: "{\"state\": 1, \"type\": 0, \"attackPoints\": 100, \"lifePoints\": \"350\", \"id\": 1, \"name\": \"JARulay\", \"publicDescription\": \"\"}", right: "{\"state\": 1, \"type\": 0, \"attackPoints\": 100, \"lifePoints\": 350, \"id\": 1, \"name\": \"JARulay\", \"publicDescription\": \"\"}" },);

pub(crate) static KEY_OUT_OF_RANGE: Code = SCOPE.error("json-out-of-range", Bilingual::new(
        "`{0}` is {1}, and goes from {2} to {3}",
        "`{0}` es {1}, y va de {2} a {3}",
    ), Bilingual::new(
        "Costs and attacks are not negative, monsters start alive, and states and elements have their numbers.",
        "Los costes y los ataques no son negativos, los monstruos comienzan vivos, y los estados y elementos tienen sus números.",
    ), Examples { wrong: "{\"code\": \"Conditions{} Actions{Draw(2)}\", \"activationEnergy\": -5, \"id\": 4, \"name\": \"Robar\", \"publicDescription\": \"\"}", right: "{\"code\": \"Conditions{} Actions{Draw(2)}\", \"activationEnergy\": 5, \"id\": 4, \"name\": \"Robar\", \"publicDescription\": \"\"}" },);

pub(crate) static UNSAID_KEY: Code = SCOPE.error("json-unsaid-key", Bilingual::new(
        "sentences have no place for the key `{0}` of a collection",
        "las oraciones no tienen lugar para la clave `{0}` de una colección",
    ), Bilingual::new(
        "A collection becomes one sentence for each of its parts; keys of a card that nobody knows are kept by it, and keys of the whole belong to none.",
        "Una colección se convierte en una oración por cada parte; las claves desconocidas de una carta se conservan en ella, y las del conjunto no son de ninguna.",
    ), Examples { wrong: "{\"monsters\": [], \"author\": \"Ana\"}", right: "{\"monsters\": []}" },);

pub(crate) static WRONG_KEEPS: Code = SCOPE.error("wrong-keeps", Bilingual::new(
        "`keeps` takes a key in quotes that no clause says, and its value",
        "`conserva` lleva una clave entre comillas que no dice ninguna cláusula, y su valor",
    ), Bilingual::new(
        "It stands for a key of a JSON file that Tapete does not read. The value is a text, a number, `True`, `False`, `Null`, a list of such, or `Json(\"…\")`.",
        "Representa una clave de un archivo JSON que Tapete no lee. El valor es un texto, un número, `True`, `False`, `Null`, una lista de ellos, o `Json(\"…\")`.",
    ), Examples { wrong: "new Monster called \"Moss\" is Plant with_life 100 with_attack 20 keeps \"imageURL\"", right: "new Monster called \"Moss\" is Plant with_life 100 with_attack 20 keeps \"imageURL\" \"moss.png\"" },);
