//! The tools as every client runs them: what they take, and their answers in
//! blocks.

mod decks;
mod field;
mod figures;

mod check;
mod stats;

mod matters;
mod mirror;
mod test;

mod explain;
mod picture;

use tapete_family::{Argument, Group, Kind, Tool};
use tapete_lang::Bilingual;

pub(crate) use explain::known_word;

/// The family's name.
const FAMILY: &str = "ccg";

/// Every tool of the family.
pub(crate) const TOOLS: &[Tool] = &[
    check::TOOL,
    stats::TOOL,
    test::TOOL,
    explain::TOOL,
    picture::TOOL,
];

/// What the first words of tools with two words stand for.
pub(crate) const GROUPS: &[Group] = &[Group {
    name: "deck",
    doc: Bilingual::new(
        "Check, count and test the decks of a card game",
        "Revisa, cuenta y prueba los mazos de un juego de cartas",
    ),
}];

/// The text with the decks.
const FILE: Argument = Argument::first(
    "file",
    Kind::File,
    Bilingual::new(
        "A shipped game or a file with decks",
        "Un juego incluido o un archivo con mazos",
    ),
);

/// One deck of it.
const DECK: Argument = Argument::option(
    "deck",
    Kind::Text,
    Bilingual::new("Only this deck", "Sólo este mazo"),
)
.shown("NAME");
