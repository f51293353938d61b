//! Problems of words: those that the vocabulary does not know or allow.

use crate::diagnostic::{Code, Severity};
use tapete_speech::Bilingual;

pub static UNKNOWN_KIND: Code = Code {
    scope: "lang",
    id: "unknown-kind",
    severity: Severity::Error,
    message: Bilingual::new("unknown kind `{0}`", "clase desconocida `{0}`"),
    explain: Bilingual::new(
        "The word after `new` must be a kind that some family knows. `tapete words` lists them.",
        "La palabra después de `nuevo` debe ser una clase que alguna familia conozca. `tapete words` las enumera.",
    ),
    wrong: "new Dominos called \"Block\" deals 7",
    right: "new Domino called \"Block\" deals 7",
};

pub static MISSING_NAME: Code = Code {
    scope: "lang",
    id: "missing-name",
    severity: Severity::Error,
    message: Bilingual::new("this `{0}` has no name", "este `{0}` no tiene nombre"),
    explain: Bilingual::new(
        "Things of this kind are spoken of by name, in menus, replays and other sentences: `called \"Block\"`.",
        "De las cosas de esta clase se habla por su nombre, en menús, repeticiones y otras oraciones: `llamado \"Bloque\"`.",
    ),
    wrong: "new Domino deals 7",
    right: "new Domino called \"Block\" deals 7",
};

pub static NAME_TAKEN: Code = Code {
    scope: "lang",
    id: "name-taken",
    severity: Severity::Error,
    message: Bilingual::new(
        "there is already a `{0}` called \"{1}\"",
        "ya hay un `{0}` llamado \"{1}\"",
    ),
    explain: Bilingual::new(
        "Two things of the same kind cannot have the same name: nobody could tell which is meant.",
        "Dos cosas de la misma clase no pueden tener el mismo nombre: nadie sabría de cuál se habla.",
    ),
    wrong: "new Domino called \"Block\" deals 7\nnew Domino called \"Block\" deals 5",
    right: "new Domino called \"Block\" deals 7\nnew Domino called \"Short\" deals 5",
};

pub static UNKNOWN_CLAUSE: Code = Code {
    scope: "lang",
    id: "unknown-clause",
    severity: Severity::Error,
    message: Bilingual::new(
        "a `{0}` has no clause `{1}`",
        "un `{0}` no tiene la cláusula `{1}`",
    ),
    explain: Bilingual::new(
        "Each kind has its own clauses. `tapete words` lists them, with an example of each.",
        "Cada clase tiene sus propias cláusulas. `tapete words` las enumera, con un ejemplo de cada una.",
    ),
    wrong: "new Domino called \"Block\" dealz 7",
    right: "new Domino called \"Block\" deals 7",
};

pub static MISSING_CLAUSE: Code = Code {
    scope: "lang",
    id: "missing-clause",
    severity: Severity::Error,
    message: Bilingual::new(
        "this `{0}` needs the clause `{1}`",
        "este `{0}` necesita la cláusula `{1}`",
    ),
    explain: Bilingual::new(
        "The thing cannot be played without this clause, and there is no usual value to assume.",
        "La cosa no puede jugarse sin esta cláusula, y no hay un valor habitual que suponer.",
    ),
    wrong: "new Domino called \"Block\" turns Clockwise",
    right: "new Domino called \"Block\" deals 7 turns Clockwise",
};

pub static REPEATED_CLAUSE: Code = Code {
    scope: "lang",
    id: "repeated-clause",
    severity: Severity::Error,
    message: Bilingual::new("`{0}` is given twice", "`{0}` se da dos veces"),
    explain: Bilingual::new(
        "The clause has one value, so that a second one contradicts the first. In a rule list only one line may stand without `when`.",
        "La cláusula tiene un solo valor, y un segundo contradice al primero. En una lista de reglas sólo una línea puede ir sin `cuando`.",
    ),
    wrong: "new Domino called \"Block\" deals 7 deals 5",
    right: "new Domino called \"Block\" deals 7",
};

pub static NEEDLESS_WHEN: Code = Code {
    scope: "lang",
    id: "needless-when",
    severity: Severity::Error,
    message: Bilingual::new("`{0}` takes no condition", "`{0}` no admite condición"),
    explain: Bilingual::new(
        "This clause is settled before play begins, so that no condition could change it.",
        "Esta cláusula se fija antes de que empiece el juego, y ninguna condición podría cambiarla.",
    ),
    wrong: "new Domino called \"Block\" deals 7 when last_passed",
    right: "new Domino called \"Block\" deals 7",
};

pub static TOO_MANY_VALUES: Code = Code {
    scope: "lang",
    id: "too-many-values",
    severity: Severity::Error,
    message: Bilingual::new(
        "`{0}` takes {1}, and more was given",
        "`{0}` lleva {1}, y se dio más",
    ),
    explain: Bilingual::new(
        "The clause or name takes fewer values than it was given. Perhaps a clause word is missing before the last ones.",
        "La cláusula o el nombre lleva menos valores de los que se dieron. Quizás falta una palabra de cláusula antes de los últimos.",
    ),
    wrong: "new Domino called \"Block\" deals 7 5",
    right: "new Domino called \"Block\" deals 7",
};

pub static WRONG_VALUE: Code = Code {
    scope: "lang",
    id: "wrong-value",
    severity: Severity::Error,
    message: Bilingual::new("`{0}` takes {1}, not {2}", "`{0}` lleva {1}, no {2}"),
    explain: Bilingual::new(
        "The value is of another sort than the clause or name can use.",
        "El valor es de otro tipo que el que la cláusula o el nombre puede usar.",
    ),
    wrong: "new Domino called \"Block\" deals \"seven\"",
    right: "new Domino called \"Block\" deals 7",
};

pub static NUMBER_OUT_OF_RANGE: Code = Code {
    scope: "lang",
    id: "number-out-of-range",
    severity: Severity::Error,
    message: Bilingual::new(
        "{0} is out of range: write a number from {1} to {2}",
        "{0} está fuera de rango: escribe un número de {1} a {2}",
    ),
    explain: Bilingual::new(
        "Numbers are bounded, each by what it counts, so that every match has an end and fits in memory.",
        "Los números están acotados, cada uno por lo que cuenta, para que toda partida termine y quepa en la memoria.",
    ),
    wrong: "new Domino called \"Block\" deals 7000",
    right: "new Domino called \"Block\" deals 7",
};

pub static UNKNOWN_NAME: Code = Code {
    scope: "lang",
    id: "unknown-name",
    severity: Severity::Error,
    message: Bilingual::new(
        "`{0}` has no choice `{1}`",
        "`{0}` no tiene la opción `{1}`",
    ),
    explain: Bilingual::new(
        "The clause takes one of a few names. `tapete words` lists them, with an example of each.",
        "La cláusula toma uno de unos pocos nombres. `tapete words` los enumera, con un ejemplo de cada uno.",
    ),
    wrong: "new Domino called \"Block\" deals 7 turns Clokwise",
    right: "new Domino called \"Block\" deals 7 turns Clockwise",
};

pub static UNKNOWN_VARIABLE: Code = Code {
    scope: "lang",
    id: "unknown-variable",
    severity: Severity::Error,
    message: Bilingual::new("unknown variable `{0}`", "variable desconocida `{0}`"),
    explain: Bilingual::new(
        "A condition or a calculation may use the variables of its clause. `tapete words` lists them.",
        "Una condición o un cálculo puede usar las variables de su cláusula. `tapete words` las enumera.",
    ),
    wrong: "new Domino called \"Block\" deals 7 turns Reverse when last_pased turns Clockwise",
    right: "new Domino called \"Block\" deals 7 turns Reverse when last_passed turns Clockwise",
};

pub static TYPE_MISMATCH: Code = Code {
    scope: "lang",
    id: "type-mismatch",
    severity: Severity::Error,
    message: Bilingual::new(
        "{0} is needed here, and this is {1}",
        "aquí se necesita {0}, y esto es {1}",
    ),
    explain: Bilingual::new(
        "A condition holds or does not hold; a number is compared or calculated with. `last_passed` is a condition by itself, `hand_number` becomes one with a comparison: `hand_number = 1`.",
        "Una condición se cumple o no; con un número se compara o se calcula. `last_passed` es ya una condición, `hand_number` lo es con una comparación: `hand_number = 1`.",
    ),
    wrong: "new Domino called \"Block\" deals 7 turns Reverse when hand_number",
    right: "new Domino called \"Block\" deals 7 turns Reverse when hand_number = 1",
};
