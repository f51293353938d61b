//! Tiles that can be played anywhere.

use tapete_lang::{Bilingual, NameWord};

use crate::choice::{TILE_ARG, name, name_with};

/// A tile that fits everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wild {
    /// This tile can be played on any open spot, either way round.
    Tile,
    /// Every double can be played on any open spot.
    Doubles,
}

/// The words, in the order of [`CHOICES`].
pub(crate) const NAMES: &[NameWord] = &[
    name_with(
        "Tile",
        &["Ficha"],
        Bilingual::new(
            "This tile can be played on any open spot, either way round.",
            "Esta ficha se puede jugar en cualquier sitio abierto, de cualquier lado.",
        ),
        "wild Tile(0|0)",
        TILE_ARG,
    ),
    name(
        "Doubles",
        &["Dobles"],
        Bilingual::new(
            "Every double can be played on any open spot.",
            "Todos los dobles se pueden jugar en cualquier sitio abierto.",
        ),
        "wild Doubles",
    ),
];

/// What each word stands for.
pub(crate) const CHOICES: &[Wild] = &[Wild::Tile, Wild::Doubles];
