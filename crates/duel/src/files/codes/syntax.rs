//! Problems with the form of JSON.

use tapete_lang::{Bilingual, Code, Examples};

use crate::define::codes::SCOPE;

pub(crate) const SHORTER: Bilingual = Bilingual::new(
    "split the collection into several files",
    "reparte la colección en varios archivos",
);
pub(crate) const SHALLOWER: Bilingual = Bilingual::new(
    "close the brackets, or keep less in one key",
    "cierra los corchetes, o guarda menos en una clave",
);
pub(crate) const ONE_VALUE: Bilingual = Bilingual::new(
    "a file holds one object; several cards go into the lists of a collection",
    "un archivo contiene un objeto; varias cartas van en las listas de una colección",
);
pub(crate) const QUOTES: Bilingual = Bilingual::new(
    "texts stand between straight quotes: `\"…\"`",
    "los textos van entre comillas rectas: `\"…\"`",
);
pub(crate) const QUOTED_KEY: Bilingual = Bilingual::new(
    "keys stand between quotes, as in `\"name\": \"Robar\"`",
    "las claves van entre comillas, como en `\"name\": \"Robar\"`",
);
pub(crate) const NO_TRAILING_COMMA: Bilingual =
    Bilingual::new("leave the last comma out", "quita la última coma");
pub(crate) const COMMA: Bilingual = Bilingual::new(
    "a comma stands between two values",
    "entre dos valores va una coma",
);
pub(crate) const CLOSE_IT: Bilingual = Bilingual::new(
    "close the bracket at the end",
    "cierra el paréntesis al final",
);
pub(crate) const ESCAPES: Bilingual = Bilingual::new(
    "write `\\n`, `\\t`, `\\\"`, `\\\\` or `\\u00f1`",
    "escribe `\\n`, `\\t`, `\\\"`, `\\\\` o `\\u00f1`",
);
pub(crate) const FIRST_KEY: Bilingual = Bilingual::new("first here", "primero aquí");
pub(crate) const RENAME_KEY: Bilingual =
    Bilingual::new("leave one of the two out", "quita una de las dos");

pub(crate) static TOO_LARGE: Code = SCOPE.error(
    "json-too-large",
    Bilingual::new(
        "the file has {0} bytes, and at most {1} are read",
        "el archivo tiene {0} bytes, y se leen a lo sumo {1}",
    ),
    Bilingual::new(
        "A file of cards has at most four megabytes, so that it is read at once.",
        "Un archivo de cartas tiene a lo sumo cuatro megabytes, para leerlo al momento.",
    ),
    Examples {
        wrong: "{\"monsters\": [\"…\"]}",
        right: "{\"monsters\": [], \"powers\": [], \"decks\": []}",
    },
);

pub(crate) static TOO_DEEP: Code = SCOPE.error("json-too-deep", Bilingual::new(
        "brackets nest deeper than {0} levels",
        "los corchetes se anidan más de {0} niveles",
    ), Bilingual::new(
        "Cards need four levels; what lies deeper than thirty-two was hardly meant.",
        "Las cartas necesitan cuatro niveles; lo que pasa de treinta y dos apenas es intencionado.",
    ), Examples { wrong: "{\"code\": [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}", right: "{\"name\": \"Robar\", \"publicDescription\": \"\", \"id\": 4, \"activationEnergy\": 20, \"code\": \"Conditions{} Actions{Draw(2)}\"}" },);

pub(crate) static SYNTAX: Code = SCOPE.error("json-syntax", Bilingual::new(
        "expected {0}, found {1}",
        "se esperaba {0}, y se encontró {1}",
    ), Bilingual::new(
        "A card is a JSON object: keys in quotes, a colon, a value, and commas between them.",
        "Una carta es un objeto JSON: claves entre comillas, dos puntos, un valor, y comas entre ellos.",
    ), Examples { wrong: "{\"name\": \"Robar\", \"publicDescription\": \"\", \"id\": 4, \"activationEnergy\": 20 \"code\": \"Conditions{} Actions{Draw(2)}\"}", right: "{\"name\": \"Robar\", \"publicDescription\": \"\", \"id\": 4, \"activationEnergy\": 20, \"code\": \"Conditions{} Actions{Draw(2)}\"}" },);

pub(crate) static BAD_TEXT: Code = SCOPE.error("json-bad-text", Bilingual::new(
        "{0} cannot stand in a text",
        "{0} no puede estar en un texto",
    ), Bilingual::new(
        "In a text of JSON a backslash begins an escape, and characters without a shape are written as one.",
        "En un texto de JSON una barra invertida comienza un escape, y los caracteres sin forma se escriben con uno.",
    ), Examples { wrong: "{\"name\": \"Robar\\q\", \"publicDescription\": \"\", \"id\": 4, \"activationEnergy\": 20, \"code\": \"Conditions{} Actions{Draw(2)}\"}", right: "{\"name\": \"Robar\", \"publicDescription\": \"\", \"id\": 4, \"activationEnergy\": 20, \"code\": \"Conditions{} Actions{Draw(2)}\"}" },);

pub(crate) static DUPLICATE_KEY: Code = SCOPE.error("json-duplicate-key", Bilingual::new(
        "the key `{0}` stands twice",
        "la clave `{0}` está dos veces",
    ), Bilingual::new(
        "Each key of an object has one value; programs disagree about which of two counts.",
        "Cada clave de un objeto tiene un valor; los programas no se ponen de acuerdo sobre cuál de dos vale.",
    ), Examples { wrong: "{\"name\": \"Robar\", \"name\": \"Robo\", \"publicDescription\": \"\", \"id\": 4, \"activationEnergy\": 20, \"code\": \"Conditions{} Actions{Draw(2)}\"}", right: "{\"name\": \"Robar\", \"publicDescription\": \"\", \"id\": 4, \"activationEnergy\": 20, \"code\": \"Conditions{} Actions{Draw(2)}\"}" },);
