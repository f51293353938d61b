//! Problems of the form itself: quotes, brackets, order.

use crate::diagnostic::{Code, Severity};
use tapete_speech::Bilingual;

pub static UNTERMINATED_TEXT: Code = Code {
    scope: "lang",
    id: "unterminated-text",
    severity: Severity::Error,
    message: Bilingual::new("the text is not closed", "el texto no se cierra"),
    explain: Bilingual::new(
        "A text begins and ends with a quote on the same line. A line end inside a text is written `\\n`.",
        "Un texto comienza y termina con comillas en la misma línea. Un salto de línea dentro del texto se escribe `\\n`.",
    ),
    wrong: "new Domino called \"Block\n  deals 7",
    right: "new Domino called \"Block\"\n  deals 7",
};

pub static BAD_ESCAPE: Code = Code {
    scope: "lang",
    id: "bad-escape",
    severity: Severity::Error,
    message: Bilingual::new("unknown escape `{0}`", "escape desconocido `{0}`"),
    explain: Bilingual::new(
        "Inside a text a backslash begins an escape: `\\n` is a line end, `\\t` a tab, `\\\"` a quote, `\\\\` a backslash and `\\u{f1}` the character with that number.",
        "Dentro de un texto la barra invertida comienza un escape: `\\n` es un salto de línea, `\\t` un tabulador, `\\\"` unas comillas, `\\\\` una barra y `\\u{f1}` el carácter con ese número.",
    ),
    wrong: "new Domino called \"Block \\d\"\n  deals 7",
    right: "new Domino called \"Block \\\\d\"\n  deals 7",
};

pub static BAD_NUMBER: Code = Code {
    scope: "lang",
    id: "bad-number",
    severity: Severity::Error,
    message: Bilingual::new("`{0}` is not a number", "`{0}` no es un número"),
    explain: Bilingual::new(
        "A number is written with digits, perhaps with one point and more digits. Letters cannot be glued to it; `_` may separate groups of digits.",
        "Un número se escribe con cifras, quizás con un punto y más cifras. No lleva letras pegadas; `_` puede separar grupos de cifras.",
    ),
    wrong: "new Domino called \"Block\" deals 7tiles",
    right: "new Domino called \"Block\" deals 7",
};

pub static UNKNOWN_CHARACTER: Code = Code {
    scope: "lang",
    id: "unknown-character",
    severity: Severity::Error,
    message: Bilingual::new("`{0}` means nothing here", "`{0}` no significa nada aquí"),
    explain: Bilingual::new(
        "The language uses words, numbers, texts in straight quotes, brackets and the operators `+ - * / % = != < <= > >= | ..`. Anything else stands only inside texts and comments.",
        "El lenguaje usa palabras, números, textos entre comillas rectas, paréntesis y los operadores `+ - * / % = != < <= > >= | ..`. Todo lo demás va sólo dentro de textos y comentarios.",
    ),
    wrong: "new Domino called \"Block\" deals @ 7",
    right: "new Domino called \"Block\" deals 7",
};

pub static UNCLOSED_BRACKET: Code = Code {
    scope: "lang",
    id: "unclosed-bracket",
    severity: Severity::Error,
    message: Bilingual::new(
        "`{0}` is not closed with `{1}`",
        "`{0}` no se cierra con `{1}`",
    ),
    explain: Bilingual::new(
        "Every bracket that opens must close before the next clause. The label shows where the closing one seems to be missing.",
        "Todo paréntesis que se abre debe cerrarse antes de la próxima cláusula. La marca muestra dónde parece faltar el cierre.",
    ),
    wrong: "new Domino called \"Block\" with_tiles Doubles(6 deals 7",
    right: "new Domino called \"Block\" with_tiles Doubles(6) deals 7",
};

pub static UNEXPECTED: Code = Code {
    scope: "lang",
    id: "unexpected",
    severity: Severity::Error,
    message: Bilingual::new("`{0}` is not expected here", "aquí no se espera `{0}`"),
    explain: Bilingual::new(
        "A sentence is `new Kind called \"Name\"` and then clauses: a lower-case word and its value, one after another. What was found here fits nowhere in that form.",
        "Una oración es `nuevo Clase llamado \"Nombre\"` y luego cláusulas: una palabra en minúscula y su valor, una tras otra. Lo que se encontró aquí no cabe en esa forma.",
    ),
    wrong: "new Domino called \"Block\" deals = 7",
    right: "new Domino called \"Block\" deals 7",
};

pub static EXPECTED_KIND: Code = Code {
    scope: "lang",
    id: "expected-kind",
    severity: Severity::Error,
    message: Bilingual::new(
        "a kind is expected after `new`, not {0}",
        "después de `nuevo` se espera una clase, no {0}",
    ),
    explain: Bilingual::new(
        "`new` is followed by the kind of thing, which is a capitalised word: `Domino`, `Bot`, `Creature`.",
        "A `nuevo` le sigue la clase de cosa, que es una palabra con mayúscula: `Domino`, `Bot`, `Creature`.",
    ),
    wrong: "new domino called \"Block\" deals 7",
    right: "new Domino called \"Block\" deals 7",
};

pub static MISSING_VALUE: Code = Code {
    scope: "lang",
    id: "missing-value",
    severity: Severity::Error,
    message: Bilingual::new(
        "a value is missing after `{0}`",
        "falta un valor después de `{0}`",
    ),
    explain: Bilingual::new(
        "The word or operator needs something after it: `deals 7`, `2 + 3`, `when last_passed`.",
        "La palabra o el operador necesita algo detrás: `reparte 7`, `2 + 3`, `cuando last_passed`.",
    ),
    wrong: "new Domino called \"Block\" deals\n  turns Clockwise",
    right: "new Domino called \"Block\" deals 7\n  turns Clockwise",
};

pub static TOO_DEEP: Code = Code {
    scope: "lang",
    id: "too-deep",
    severity: Severity::Error,
    message: Bilingual::new(
        "this is nested more than {0} deep",
        "esto se anida a más de {0} niveles",
    ),
    explain: Bilingual::new(
        "Brackets and operators may nest only so deep. Write the value more simply, or split it over several lines.",
        "Los paréntesis y operadores sólo pueden anidarse hasta cierto nivel. Escribe el valor más simple, o repártelo en varias líneas.",
    ),
    wrong: "new Domino called \"Block\" deals (((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((7)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))",
    right: "new Domino called \"Block\" deals (7)",
};
