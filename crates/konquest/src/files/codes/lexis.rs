//! Problems of characters, numbers and words: E001 to E006.

use super::examples::MAP;
use tapete_lang::{Bilingual, Code, Examples};

use crate::define::codes::SCOPE;

pub(in super::super) static E001: Code = SCOPE.error(
    "E001",
    Bilingual::new(
        "the character `{0}` means nothing here",
        "el carácter `{0}` no significa nada aquí",
    ),
    Bilingual::new(
        "A file holds words, whole numbers, decimals of the form 0.5, names in straight double quotes, and the signs { } [ ] : and the comma. There are no comments and no negative numbers.",
        "Un archivo contiene palabras, números enteros, decimales de la forma 0.5, nombres entre comillas dobles rectas, y los signos { } [ ] : y la coma. No hay comentarios ni números negativos.",
    ),
    wrong_map!(neutrals: "{ nombre: \"C\", naves: -3, porcentajeMuertes: 0.25 }"),
);

pub(in super::super) static E002: Code = SCOPE.error(
    "E002",
    Bilingual::new(
        "this name is not closed on its line",
        "este nombre no se cierra en su línea",
    ),
    Bilingual::new(
        "A name begins and ends with a double quote, both on the same line.",
        "Un nombre empieza y termina con una comilla doble, ambas en la misma línea.",
    ),
    wrong_map!(items: "id: \"base,\n    tamaño: { filas: 6, columnas: 6 },\n    NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: true, produccion: 1 }"),
);

pub(in super::super) static E003: Code = SCOPE.error(
    "E003",
    Bilingual::new("{0} in a name", "{0} en un nombre"),
    Bilingual::new(
        "A name is never empty, begins with a letter, `_` or `$`, and goes on with letters from A to Z, digits, `_`, `$` or `-`. Accents, ñ and spaces are not allowed.",
        "Un nombre nunca está vacío, empieza con una letra, `_` o `$`, y sigue con letras de la A a la Z, dígitos, `_`, `$` o `-`. No admite tildes, ñ ni espacios.",
    ),
    wrong_map!(items: "id: \"mi mapa\", tamaño: { filas: 6, columnas: 6 },\n    NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: true, produccion: 1 }"),
);

pub(in super::super) static E004: Code = SCOPE.error(
    "E004",
    Bilingual::new(
        "the number `{0}` begins with a zero",
        "el número `{0}` empieza con un cero",
    ),
    Bilingual::new(
        "A whole number is 0 or begins with another digit.",
        "Un número entero es 0 o empieza con otro dígito.",
    ),
    wrong_map!(neutrals: "{ nombre: \"C\", naves: 03, porcentajeMuertes: 0.25 }"),
);

pub(in super::super) static E005: Code = SCOPE.error(
    "E005",
    Bilingual::new(
        "`{0}` is not a decimal of the form 0.dddddd",
        "`{0}` no es un decimal de la forma 0.dddddd",
    ),
    Bilingual::new(
        "A kill rate is written as 0, a point, and at most six digits: from 0.0 to 0.999999. There is no other decimal in these files.",
        "Un porcentaje de muertes se escribe con 0, un punto y a lo sumo seis dígitos: de 0.0 a 0.999999. No hay otros decimales en estos archivos.",
    ),
    wrong_map!(neutrals: "{ nombre: \"C\", naves: 3, porcentajeMuertes: 0.1234567 }"),
);

pub(in super::super) static E006: Code = SCOPE.error(
    "E006",
    Bilingual::new("unknown word `{0}`", "palabra desconocida `{0}`"),
    Bilingual::new(
        "Keys, truths, kinds of players and colours are words without quotes, and upper and lower case matter. Names of planets and players go in quotes.",
        "Las claves, los valores de verdad, los tipos de jugador y los colores son palabras sin comillas, y las mayúsculas importan. Los nombres de planetas y jugadores van entre comillas.",
    ),
    wrong_map!(neutrals: "{ nombre: \"C\", navez: 3, porcentajeMuertes: 0.25 }"),
);
