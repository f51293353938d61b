//! Problems of form: E101 to E109.

use super::examples::{MAP, SAVE};
use tapete_lang::{Bilingual, Code, Examples};

use crate::define::codes::SCOPE;

pub(in super::super) static E101: Code = SCOPE.error(
    "E101",
    Bilingual::new(
        "expected {0} and found {1}",
        "se esperaba {0} y se encontró {1}",
    ),
    Bilingual::new(
        "The text goes on with something else than the form allows at this point. After this mistake reading goes on at the next comma or closing bracket, so that other mistakes are found too.",
        "El texto sigue con algo distinto de lo que la forma admite en este punto. Después de este error la lectura sigue en la próxima coma o cierre, para encontrar también los demás.",
    ),
    wrong_map!(neutrals: "{ nombre: \"C\", naves: 3, porcentajeMuertes: 0 }"),
);

pub(in super::super) static E102: Code = SCOPE.error(
    "E102",
    Bilingual::new(
        "a comma is missing before {0}",
        "falta una coma antes de {0}",
    ),
    Bilingual::new(
        "Fields and elements of a list are separated by commas.",
        "Los campos y los elementos de una lista se separan con comas.",
    ),
    wrong_map!(neutrals: "{ nombre: \"C\" naves: 3, porcentajeMuertes: 0.25 }"),
);

pub(in super::super) static E103: Code = SCOPE.error(
    "E103",
    Bilingual::new(
        "a comma too many before `{0}`",
        "sobra una coma antes de `{0}`",
    ),
    Bilingual::new(
        "A comma stands between two fields or elements, never after the last one.",
        "Una coma va entre dos campos o elementos, nunca después del último.",
    ),
    wrong_map!(neutrals: "{ nombre: \"C\", naves: 3, porcentajeMuertes: 0.25, }"),
);

pub(in super::super) static E104: Code = SCOPE.error(
    "E104",
    Bilingual::new("`{0}` is written twice", "`{0}` está repetido"),
    Bilingual::new(
        "Every field of an object and every section of a file is written once. Only the items of MAPA in a map may come again, with a warning.",
        "Cada campo de un objeto y cada sección de un archivo se escribe una vez. Solo los elementos de MAPA en un mapa pueden repetirse, con un aviso.",
    ),
    wrong_map!(neutrals: "{ nombre: \"C\", naves: 3, naves: 4, porcentajeMuertes: 0.25 }"),
);

pub(in super::super) static E105: Code = SCOPE.error(
    "E105",
    Bilingual::new("{0} lacks {1}", "falta {1} en {0}"),
    Bilingual::new(
        "All fields are mandatory, except `produccion` in a neutral planet of a map and the items of MAPA.",
        "Todos los campos son obligatorios, salvo `produccion` en un planeta neutral de un mapa y los elementos de MAPA.",
    ),
    wrong_map!(neutrals: "{ nombre: \"C\", porcentajeMuertes: 0.25 }"),
);

pub(in super::super) static E106: Code = SCOPE.error(
    "E106",
    Bilingual::new(
        "the list `{0}` cannot be empty",
        "la lista `{0}` no puede estar vacía",
    ),
    Bilingual::new(
        "A list has at least one element. In a saved game the sections PLANETAS_NEUTRALES and ENVIOS are left out when there is nothing in them.",
        "Una lista tiene al menos un elemento. En una partida guardada, las secciones PLANETAS_NEUTRALES y ENVIOS se omiten cuando no contienen nada.",
    ),
    wrong_map!(players: "{ nombre: \"Ana\", planetas: [\"A\", \"B\"], tipo: HUMANO },\n    { nombre: \"Bot\", planetas: [], tipo: FACIL }"),
);

pub(in super::super) static E107: Code = SCOPE.error(
    "E107",
    Bilingual::new(
        "`{0}` cannot be the name of a {1}",
        "`{0}` no puede ser el nombre de un {1}",
    ),
    Bilingual::new(
        "Planets are called by 1 to 3 letters, players by a letter and up to 9 more letters or digits. No player may be called Neutral, because that word stands for nobody.",
        "Los planetas se llaman con 1 a 3 letras; los jugadores, con una letra y hasta 9 letras o dígitos más. Ningún jugador puede llamarse Neutral, porque esa palabra quiere decir nadie.",
    ),
    wrong_map!(neutrals: "{ nombre: \"Ceres\", naves: 3, porcentajeMuertes: 0.25 }"),
);

pub(in super::super) static E108: Code = SCOPE.error(
    "E108",
    Bilingual::new(
        "`{0}` is out of order: `{1}` was expected",
        "`{0}` está fuera de orden: se esperaba `{1}`",
    ),
    Bilingual::new(
        "In a saved game fields and sections have a fixed order. A text in which many objects are in another order is read all the same; a single one is taken for a slip.",
        "En una partida guardada los campos y las secciones tienen un orden fijo. Un texto con muchos objetos en otro orden se lee igual; uno solo se toma por un descuido.",
    ),
    wrong_save!(planet: "{ nombre: \"A\", propietario: \"Ana\", produccion: 5, naves: 10, porcentajeMuertes: 0.5, neutral: false, fila: 0, columna: 0 }"),
);

pub(in super::super) static E109: Code = SCOPE.error(
    "E109",
    Bilingual::new("{0} is not one of {1}", "{0} no es ninguno de {1}"),
    Bilingual::new(
        "`tipo` says who plays (HUMANO, FACIL or DIFICIL), `color` is one of ten colours and `reglas` one of the presets of rules; all of them are words without quotes.",
        "`tipo` dice quién juega (HUMANO, FACIL o DIFICIL), `color` es uno de diez colores y `reglas` uno de los juegos de reglas; todos son palabras sin comillas.",
    ),
    wrong_map!(players: "{ nombre: \"Ana\", planetas: [\"A\"], tipo: HUMANO },\n    { nombre: \"Bot\", planetas: [\"B\"], tipo: MEDIO }"),
);

pub(in super::super) static E212: Code = SCOPE.error(
    "E212",
    Bilingual::new(
        "the number `{0}` is too large",
        "el número `{0}` es demasiado grande",
    ),
    Bilingual::new(
        "Whole numbers go up to 2147483647; only `semilla` may have up to 64 bits.",
        "Los números enteros llegan hasta 2147483647; solo `semilla` puede tener hasta 64 bits.",
    ),
    wrong_save!(planet: "{ nombre: \"A\", propietario: \"Ana\", naves: 2147483648, produccion: 5, porcentajeMuertes: 0.5, neutral: false, fila: 0, columna: 0 }"),
);
