//! What may not be played although it fits.

use tapete_lang::{Bilingual, NameWord};

use crate::choice::{TILE_ARG, name, name_with};

/// What may not be played although it fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Forbid {
    /// This tile may not be played.
    Tile,
    /// No double may be played.
    Doubles,
    /// Nobody may play on a tile that a team mate placed.
    OnPartner,
    /// Only a double may be played on a value whose double does not lie yet.
    BeforeDouble,
}

/// The words, in the order of [`CHOICES`].
pub(crate) const NAMES: &[NameWord] = &[
    name_with(
        "Tile",
        &["Ficha"],
        Bilingual::new(
            "This tile may not be played.",
            "Esta ficha no se puede jugar.",
        ),
        "forbids Tile(6|6) when table.tiles < 4",
        TILE_ARG,
    ),
    name(
        "Doubles",
        &["Dobles"],
        Bilingual::new(
            "No double may be played.",
            "No se puede jugar ningún doble.",
        ),
        "forbids Doubles when table.tiles % 2 = 1",
    ),
    name(
        "OnPartner",
        &["SobreElCompanero", "SobreElCompañero"],
        Bilingual::new(
            "Nobody may play on a tile that a team mate placed.",
            "Nadie puede jugar sobre una ficha que puso un compañero.",
        ),
        "forbids OnPartner",
    ),
    name(
        "BeforeDouble",
        &["AntesDelDoble"],
        Bilingual::new(
            "Nobody may play on a value before its double lies on the table, except with that double.",
            "Nadie puede jugar sobre un valor antes de que su doble esté en la mesa, salvo con ese doble.",
        ),
        "on_table Arms(4) fills_first forbids BeforeDouble",
    ),
];

/// What each word stands for.
pub(crate) const CHOICES: &[Forbid] = &[
    Forbid::Tile,
    Forbid::Doubles,
    Forbid::OnPartner,
    Forbid::BeforeDouble,
];
