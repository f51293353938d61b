//! Problems with cards: names, elements, scripts, costs.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const NAME_LENGTH: Bilingual = Bilingual::new(
    "write at most {0} characters on one line, without spaces at the ends",
    "escribe a lo sumo {0} caracteres en una línea, sin espacios en los extremos",
);
pub(crate) const QUOTE_THEM: Bilingual = Bilingual::new(
    "write names in quotes with commas between them, as in `{0} \"A\", \"B\"`",
    "escribe nombres entre comillas separados por comas, como en `{0} \"A\", \"B\"`",
);
pub(crate) const ONE_ELEMENT: Bilingual = Bilingual::new(
    "a monster has one element, as in `is Plant`",
    "un monstruo tiene un elemento, como en `es Planta`",
);
pub(crate) const ELEMENT_OF: Bilingual = Bilingual::new(
    "write the name of an element, as in `is Plant`",
    "escribe el nombre de un elemento, como en `es Planta`",
);
pub(crate) const KEEP_ONE_SCRIPT: Bilingual = Bilingual::new(
    "leave the blocks out, or the whole `script`",
    "quita los bloques, o el `guion` entero",
);
pub(crate) const ONE_SCRIPT: Bilingual = Bilingual::new("one script", "un guion");
pub(crate) const LOWER_COST: Bilingual = Bilingual::new(
    "write at most `costs {0}`, or give players more energy",
    "escribe a lo sumo `cuesta {0}`, o da más energía a los jugadores",
);

pub(crate) static TOO_MANY: Code = SCOPE.error("too-many", Bilingual::new(
        "{0} {1} are too many: at most {2} are read",
        "{0} {1} son demasiados: se leen a lo sumo {2}",
    ), Bilingual::new(
        "A text may make 20 elements, 5000 monsters, 5000 powers and 200 decks, so that any game starts at once.",
        "Un texto puede hacer 20 elementos, 5000 monstruos, 5000 poderes y 200 mazos, para que cualquier juego comience al momento.",
    ), Examples { wrong: "new Element called \"E1\" new Element called \"E2\" new Element called \"E3\" new Element called \"E4\" new Element called \"E5\" new Element called \"E6\" new Element called \"E7\" new Element called \"E8\" new Element called \"E9\" new Element called \"E10\" new Element called \"E11\" new Element called \"E12\" new Element called \"E13\" new Element called \"E14\" new Element called \"E15\" new Element called \"E16\" new Element called \"E17\" new Element called \"E18\" new Element called \"E19\" new Element called \"E20\" new Element called \"E21\"", right: "new Element called \"E1\" new Element called \"E2\"" },);

pub(crate) static BAD_NAME: Code = SCOPE.error("bad-name", Bilingual::new(
        "`{0}` cannot be a name here",
        "`{0}` no puede ser un nombre aquí",
    ), Bilingual::new(
        "Names of cards and decks stand in lists and in moves that people type, so they must fit on a line.",
        "Los nombres de cartas y mazos aparecen en listas y en jugadas que se escriben, así que deben caber en una línea.",
    ), Examples { wrong: "new Monster called \" Moss\" is Plant with_life 100 with_attack 20", right: "new Monster called \"Moss\" is Plant with_life 100 with_attack 20" },);

pub(crate) static WRONG_LIST: Code = SCOPE.error(
    "wrong-list",
    Bilingual::new("`{0}` takes names", "`{0}` lleva nombres"),
    Bilingual::new(
        "Cards, decks and elements are meant by their names, in quotes.",
        "Las cartas, los mazos y los elementos se nombran por su nombre, entre comillas.",
    ),
    Examples {
        wrong: "new Deck called \"Green\" monsters 1, 2, 3 powers \"Hit\"",
        right: "new Deck called \"Green\" monsters \"Moss\", \"Moss\", \"Moss\"
  powers \"Hit\", \"Hit\", \"Hit\", \"Hit\"
  powers \"Hit\", \"Hit\", \"Hit\", \"Hit\"
  powers \"Hit\", \"Hit\", \"Hit\", \"Hit\"",
    },
);

pub(crate) static WRONG_ELEMENT: Code = SCOPE.error(
    "wrong-element",
    Bilingual::new(
        "this is not the name of one element",
        "esto no es el nombre de un elemento",
    ),
    Bilingual::new(
        "`is` takes the name of one element: one of the five, or one that the text makes.",
        "`es` lleva el nombre de un elemento: uno de los cinco, o uno que hace el texto.",
    ),
    Examples {
        wrong: "new Monster called \"Moss\" is 3 with_life 100 with_attack 20",
        right: "new Monster called \"Moss\" is Air with_life 100 with_attack 20",
    },
);

pub(crate) static TWO_SCRIPTS: Code = SCOPE.error("two-scripts", Bilingual::new("`{0}` has two scripts", "`{0}` tiene dos guiones"), Bilingual::new(
        "What a power does is either `Conditions { … } Actions { … }` or a whole `script { … }`.",
        "Lo que hace un poder es o bien `Condiciones { … } Acciones { … }` o bien un `guion { … }` entero.",
    ), Examples { wrong: "new Power called \"Hit\" costs 10 Actions { Attack() } script { Conditions { } Actions { Attack() } }", right: "new Power called \"Hit\" costs 10 script { Conditions { } Actions { Attack() } }" },);

pub(crate) static COST_UNREACHED: Code = SCOPE.warning("cost-unreached", Bilingual::new(
        "nobody can ever play `{0}`: it costs {1}, and nobody can have more than {2} energy",
        "nadie podrá jugar nunca `{0}`: cuesta {1}, y nadie puede tener más de {2} de energía",
    ), Bilingual::new(
        "Energy comes at the start and with each turn until the limit of rounds; no power of this game gives more.",
        "La energía llega al comienzo y con cada turno hasta el límite de rondas; ningún poder de este juego da más.",
    ), Examples { wrong: "new Duel called \"X\" team_of 1 powers_each 1 energy 10 energy_each_turn 1 round_limit 50
new Monster called \"Moss\" is Plant with_life 100 with_attack 20
new Power called \"Hit\" costs 100 Actions { Attack() }
new Deck called \"Green\" monsters \"Moss\" powers \"Hit\"", right: "new Duel called \"X\" team_of 1 powers_each 1 energy 10 energy_each_turn 1 round_limit 50
new Monster called \"Moss\" is Plant with_life 100 with_attack 20
new Power called \"Hit\" costs 5 Actions { Attack() }
new Deck called \"Green\" monsters \"Moss\" powers \"Hit\"" },);

pub(crate) const SAY_WHAT_IT_DOES: Bilingual = Bilingual::new(
    "say what the script does: \u{201c}{0}\u{201d}",
    "di lo que hace el guion: «{0}»",
);

pub(crate) static DESCRIPTION_DIFFERS: Code = SCOPE.warning("description-differs", Bilingual::new("{0}", "{0}"), Bilingual::new(
        "Players read the description of a card and trust it. Its numbers, and the effects that it names, must be those of the script.",
        "Los jugadores leen la descripción de una carta y se fían de ella. Sus números, y los efectos que nombra, deben ser los del guion.",
    ), Examples { wrong: "new Power called \"Robar\" costs 20 says \"Draws 3 cards.\" Conditions { } Actions { Draw(2) }", right: "new Power called \"Robar\" costs 20 says \"Draws 2 cards.\" Conditions { } Actions { Draw(2) }" },);
