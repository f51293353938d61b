//! The tools as every client runs them: what they take, and their answers in
//! blocks.

mod cards;
mod source;

mod calc;
mod explain;
mod picture;
mod try_card;

mod deck;
mod monster;
mod power;

use tapete_family::{Argument, Asked, Count, Group, Kind, Question, Tool};
use tapete_lang::{Bilingual, Tongue};

/// Every tool of the family.
pub(crate) const TOOLS: &[Tool] = &[
    try_card::TOOL,
    calc::TOOL,
    explain::TOOL,
    picture::TOOL,
    monster::TOOL,
    power::TOOL,
    deck::TOOL,
];

/// What the first words of tools with two words stand for.
pub(crate) const GROUPS: &[Group] = &[Group {
    name: "new",
    doc: Bilingual::new(
        "Make a monster, a power or a deck",
        "Hace un monstruo, un poder o un mazo",
    ),
}];

/// The name of something that is made.
const NAME: Argument =
    Argument::option("name", Kind::Text, Bilingual::new("Its name", "Su nombre"))
        .count(Count::Asked)
        .shown("NAME");

/// The text whose cards are used.
const FROM: Argument = Argument::option(
    "from",
    Kind::File,
    Bilingual::new(
        "The game or file whose elements and cards are used (default: FILE of `--to`, or a shipped game)",
        "El juego o archivo cuyos elementos y cartas se usan (si falta: el de `--to`, o un juego incluido)",
    ),
)
.shown("GAME|FILE");

/// The text that what is made goes into.
const TO: Argument = Argument::option(
    "to",
    Kind::File,
    Bilingual::new(
        "The file to add it to (default: it is only shown)",
        "El archivo al que añadirlo (si falta: sólo se muestra)",
    ),
)
.shown("FILE");

/// What the card says of itself.
const SAYS: Argument = Argument::option(
    "says",
    Kind::Text,
    Bilingual::new(
        "Its description; may be empty",
        "Su descripción; puede quedar vacía",
    ),
)
.count(Count::Asked);

fn name_question(tongue: Tongue) -> Question {
    let empty = tongue.pick("it needs a name", "necesita un nombre");
    Question {
        argument: "name",
        text: tongue.pick("name", "nombre").to_owned(),
        asked: Asked::Line {
            if_empty: Some(empty.to_owned()),
        },
    }
}

fn says_question(tongue: Tongue, asked: Asked) -> Question {
    let text = tongue.pick(
        "description (may be empty)",
        "descripción (puede quedar vacía)",
    );
    Question {
        argument: "says",
        text: text.to_owned(),
        asked,
    }
}
