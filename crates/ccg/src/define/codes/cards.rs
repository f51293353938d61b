//! Problems with cards: names, figures, tokens.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const OTHER_NAME: Bilingual = Bilingual::new("give it another name", "dale otro nombre");

pub(crate) const SAY_TOKEN: Bilingual = Bilingual::new(
    "add `is_token` to that card",
    "añade `es_ficha` a esa carta",
);

pub(crate) const SAY_WHEN: Bilingual = Bilingual::new(
    "write `when this enters: …`, or make it of a type that is `one_shot`",
    "escribe `cuando esto entra: …`, o hazla de un tipo que sea `de_un_uso`",
);

pub(crate) const SAY_FIGURES: Bilingual = Bilingual::new(
    "write `with_damage 2 with_health 2`",
    "escribe `con_daño 2 con_salud 2`",
);

pub(crate) static CARD_TWICE: Code = SCOPE.warning("card-twice", Bilingual::new(
        "there are two cards called `{0}`: the first one counts",
        "hay dos cartas llamadas `{0}`: cuenta la primera",
    ), Bilingual::new(
        "Decks and effects mean a card by its name, so each name stands for one card.",
        "Los mazos y los efectos nombran una carta por su nombre, así que cada nombre es de una carta.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Sorcery called \"Ox\" does: draw 1", right: "new Creature called \"Ox\" with_damage 2 with_health 2\nnew Sorcery called \"Bull\" does: draw 1" },);

pub(crate) static NUMBER_BOUNDED: Code = SCOPE.warning(
    "number-bounded",
    Bilingual::new(
        "{0} is more than is counted here: it is {1}",
        "{0} es más de lo que se cuenta aquí: vale {1}",
    ),
    Bilingual::new(
        "Figures and life have bounds, so that sums of them stay exact.",
        "Las cifras y la vida tienen límites, para que sus sumas sean exactas.",
    ),
    Examples {
        wrong: "new Creature called \"Ox\" with_damage 40000 with_health 2",
        right: "new Creature called \"Ox\" with_damage 400 with_health 2",
    },
);

pub(crate) static BAD_NAME: Code = SCOPE.error("bad-name", Bilingual::new(
        "`{0}` cannot be a name: write one line of at most {1} characters",
        "`{0}` no puede ser un nombre: escribe una línea de a lo sumo {1} caracteres",
    ), Bilingual::new(
        "Names of cards stand in lists and in moves that people type.",
        "Los nombres de cartas aparecen en listas y en jugadas que se escriben.",
    ), Examples { wrong: "new Creature called \"Ox of the Seven Hundred and Seventy Seven Very Long Winding Roads of Old\" with_damage 2 with_health 2", right: "new Creature called \"Ox\" with_damage 2 with_health 2" },);

pub(crate) static NOT_A_TOKEN: Code = SCOPE.error("not-a-token", Bilingual::new(
        "`{0}` is a card, not a token",
        "`{0}` es una carta, no una ficha",
    ), Bilingual::new(
        "`create` makes tokens; cards come from decks.",
        "`crea` hace fichas; las cartas vienen de los mazos.",
    ), Examples { wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 when this enters: create 1 token \"Calf\"\nnew Creature called \"Calf\" with_damage 1 with_health 1", right: "new Creature called \"Ox\" with_damage 2 with_health 2 when this enters: create 1 token \"Calf\"\nnew Creature called \"Calf\" is_token with_damage 1 with_health 1" },);

pub(crate) static NOT_ONE_SHOT: Code = SCOPE.error(
    "not-one-shot",
    Bilingual::new(
        "`{0}` stays in play, so it does nothing once",
        "`{0}` permanece en juego, así que no hace nada una vez",
    ),
    Bilingual::new(
        "`does` and `defined_as` belong to cards that are used once.",
        "`hace` y `definida_como` son de cartas que se usan una vez.",
    ),
    Examples {
        wrong: "new Creature called \"Ox\" with_damage 2 with_health 2 does: draw 1",
        right: "new Creature called \"Ox\" with_damage 2 with_health 2 when this enters: draw 1",
    },
);

pub(crate) static NO_FIGURES: Code = SCOPE.warning(
    "no-figures",
    Bilingual::new(
        "`{0}` fights, but does not say with which figures",
        "`{0}` lucha, pero no dice con qué cifras",
    ),
    Bilingual::new(
        "Whatever fights has damage and health. Damage that is not said is 0, health is 1.",
        "Lo que lucha tiene daño y salud. El daño que no se dice es 0, la salud es 1.",
    ),
    Examples {
        wrong: "new Creature called \"Ox\" with_damage 2",
        right: "new Creature called \"Ox\" with_damage 2 with_health 2",
    },
);
