//! Problems with elements and their table.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const ELEMENT_WORD: Bilingual = Bilingual::new(
    "write one word that begins with a capital, so that scripts can use it: letters, digits and `_`",
    "escribe una palabra que empiece con mayúscula, para que los guiones puedan usarla: letras, cifras y `_`",
);
pub(crate) const RESERVED_WORD: Bilingual = Bilingual::new(
    "it is a word of scripts; write another one",
    "es una palabra de los guiones; escribe otra",
);
pub(crate) const OTHER_NAME: Bilingual = Bilingual::new(
    "write another name, or leave this one out",
    "escribe otro nombre, o quita este",
);
pub(crate) const NAME_ONCE: Bilingual = Bilingual::new(
    "name it once, with the steps after it, as in `strong_against \"{0}\" 2`",
    "nómbralo una vez, con los pasos detrás, como en `fuerte_contra \"{0}\" 2`",
);
pub(crate) const STEPS: Bilingual = Bilingual::new(
    "write for example `{0} \"Fire\" 2`",
    "escribe por ejemplo `{0} \"Fuego\" 2`",
);
pub(crate) const HEX: Bilingual = Bilingual::new(
    "write `#` and six digits from 0 to f, such as `\"#3b82c4\"`",
    "escribe `#` y seis cifras de 0 a f, como `\"#3b82c4\"`",
);

pub(crate) static UNKNOWN_ELEMENT: Code = SCOPE.error("unknown-element", Bilingual::new("there is no element `{0}`", "no hay ningún elemento `{0}`"), Bilingual::new(
        "The elements are Plant, Water, Fire, Air and Earth, unless the text makes its own with `new Element`.",
        "Los elementos son Planta, Agua, Fuego, Aire y Tierra, si el texto no hace los suyos con `nuevo Elemento`.",
    ), Examples { wrong: "new Monster called \"Moss\" is Plnt with_life 100 with_attack 20", right: "new Monster called \"Moss\" is Plant with_life 100 with_attack 20" },);

pub(crate) static BAD_ELEMENT_NAME: Code = SCOPE.error("bad-element-name", Bilingual::new(
        "`{0}` cannot be the name of an element",
        "`{0}` no puede ser el nombre de un elemento",
    ), Bilingual::new(
        "Scripts name elements without quotes, as in `TargetMonsterType == Fire`, so each is one word that means nothing else.",
        "Los guiones nombran los elementos sin comillas, como en `TargetMonsterType == Fuego`, así que cada uno es una palabra que no significa otra cosa.",
    ), Examples { wrong: "new Element called \"Deep sea\"", right: "new Element called \"Sea\"" },);

pub(crate) static ELEMENT_NAME_TAKEN: Code = SCOPE.error(
    "element-name-taken",
    Bilingual::new(
        "another element is called `{0}` already",
        "otro elemento se llama ya `{0}`",
    ),
    Bilingual::new(
        "An element may have several names, and no two elements share one.",
        "Un elemento puede tener varios nombres, y dos elementos no comparten ninguno.",
    ),
    Examples {
        wrong: "new Element called \"Light\" new Element called \"Shadow\" also_called \"Light\"",
        right: "new Element called \"Light\" new Element called \"Shadow\" also_called \"Sombra\"",
    },
);

pub(crate) static ELEMENT_TWICE: Code = SCOPE.error("element-twice", Bilingual::new(
        "`{0}` stands twice in the table of this element",
        "`{0}` está dos veces en la tabla de este elemento",
    ), Bilingual::new(
        "An element is strong or weak against another, once, with the number of steps after the name.",
        "Un elemento es fuerte o débil contra otro, una vez, con el número de pasos tras el nombre.",
    ), Examples { wrong: "new Element called \"Light\" strong_against \"Shadow\" weak_against \"Shadow\" new Element called \"Shadow\"", right: "new Element called \"Light\" strong_against \"Shadow\" new Element called \"Shadow\"" },);

pub(crate) static WRONG_STEPS: Code = SCOPE.error("wrong-steps", Bilingual::new(
        "`{0}` takes names of elements, each perhaps with a number from 1 to {1}",
        "`{0}` lleva nombres de elementos, cada uno quizá con un número de 1 a {1}",
    ), Bilingual::new(
        "Each step makes an attack stronger or weaker by `element_step` per cent.",
        "Cada paso hace un ataque más fuerte o más débil en `paso_de_elemento` por ciento.",
    ), Examples { wrong: "new Element called \"Light\" strong_against \"Shadow\" 9 new Element called \"Shadow\"", right: "new Element called \"Light\" strong_against \"Shadow\" 2 new Element called \"Shadow\"" },);

pub(crate) static BAD_COLOUR: Code = SCOPE.error(
    "bad-colour",
    Bilingual::new("`{0}` is no colour", "`{0}` no es un color"),
    Bilingual::new(
        "A colour is red, green and blue, each as two digits from 00 to ff.",
        "Un color es rojo, verde y azul, cada uno con dos cifras de 00 a ff.",
    ),
    Examples {
        wrong: "new Element called \"Light\" colour \"yellow\"",
        right: "new Element called \"Light\" colour \"#f2d76b\"",
    },
);
