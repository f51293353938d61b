//! Problems of files: missing, circular, too large.

use crate::diagnostic::{Code, Severity};
use tapete_speech::Bilingual;

pub static INCLUDE_MISSING: Code = Code {
    scope: "lang",
    id: "include-missing",
    severity: Severity::Error,
    message: Bilingual::new("cannot read `{0}`: {1}", "no se puede leer `{0}`: {1}"),
    explain: Bilingual::new(
        "`include` reads another file, whose path is relative to the file that includes it. The reason tells what went wrong.",
        "`incluye` lee otro archivo, cuya ruta es relativa al archivo que lo incluye. El motivo dice qué falló.",
    ),
    wrong: "include \"nowhere.tapete\"",
    right: "include \"tiles.tapete\"",
};

pub static INCLUDE_CYCLE: Code = Code {
    scope: "lang",
    id: "include-cycle",
    severity: Severity::Error,
    message: Bilingual::new("`{0}` includes itself", "`{0}` se incluye a sí mismo"),
    explain: Bilingual::new(
        "A file cannot include itself, neither directly nor through others. Including the same file from two places is fine: it is read once.",
        "Un archivo no puede incluirse a sí mismo, ni directamente ni a través de otros. Incluir el mismo archivo desde dos lugares está bien: se lee una vez.",
    ),
    wrong: "include \"game.tapete\"",
    right: "include \"tiles.tapete\"",
};

pub static TOO_LARGE: Code = Code {
    scope: "lang",
    id: "too-large",
    severity: Severity::Error,
    message: Bilingual::new(
        "`{0}` is too large: {1} where at most {2} are read",
        "`{0}` es demasiado grande: {1} donde se leen a lo sumo {2}",
    ),
    explain: Bilingual::new(
        "The size of a file and of all the files that it includes, and their number, are bounded, so that no text can exhaust the machine. Split the text, or include less.",
        "El tamaño de un archivo y de todos los que incluye, y su cantidad, están acotados, para que ningún texto agote la máquina. Divide el texto, o incluye menos.",
    ),
    wrong: "include \"huge.tapete\"",
    right: "include \"tiles.tapete\"",
};
