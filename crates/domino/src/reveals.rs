//! Tiles that lie open in the hands.

use tapete_lang::{Bilingual, NameWord};

use crate::choice::{TILE_ARG, name, name_with};

/// Tiles that everybody sees wherever they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reveal {
    /// Every double lies open.
    Doubles,
    /// This tile lies open.
    Tile,
}

/// The words, in the order of [`CHOICES`].
pub(crate) const NAMES: &[NameWord] = &[
    name(
        "Doubles",
        &["Dobles"],
        Bilingual::new(
            "Every double lies open.",
            "Todos los dobles están a la vista.",
        ),
        "reveals Doubles",
    ),
    name_with(
        "Tile",
        &["Ficha"],
        Bilingual::new("This tile lies open.", "Esta ficha está a la vista."),
        "reveals Tile(6|6)",
        TILE_ARG,
    ),
];

/// What each word stands for.
pub(crate) const CHOICES: &[Reveal] = &[Reveal::Doubles, Reveal::Tile];
